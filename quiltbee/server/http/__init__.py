"""HTTP and WebSocket: calls, limits and security, and the files of the page."""
