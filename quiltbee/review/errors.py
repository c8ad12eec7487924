"""What keeps a game from being analysed."""


class ReviewError(Exception):
    """A game that can't be analysed, or an engine that can't do it; the message says why."""
