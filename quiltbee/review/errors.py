"""What keeps a game from being analysed."""


class ReviewError(Exception):
    """The game can't be analysed, or the engine can't do it; the message says why."""
