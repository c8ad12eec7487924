"""Where the server listens unless told otherwise."""

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7431
"""The number of different decisions in the game, so that it is easy to remember."""
