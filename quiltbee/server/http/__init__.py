"""HTTP and WebSocket: the calls, the guard around them, the files of the page, the process."""
