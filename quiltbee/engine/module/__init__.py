"""How the engine becomes one WebAssembly module: its programs, their memory, and the build."""
