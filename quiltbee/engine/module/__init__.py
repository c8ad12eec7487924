"""The build of the engine as one WebAssembly module: its programs and their memory."""
