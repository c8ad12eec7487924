"""What can go wrong with a match; each message is one sentence for the user."""


class ArenaError(Exception):
    """Base of everything that keeps a match from being played."""


class PlayerError(ArenaError, ValueError):
    """A text names no player, or a player does not have a setting."""


class RecordsError(ArenaError):
    """A file of records does not belong to this match."""


class MatchStoppedError(ArenaError):
    """A player forfeited too many games in a row."""
