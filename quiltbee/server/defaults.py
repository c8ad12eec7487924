"""The default address of the server."""

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7431
"""The number of different decisions in the game."""
