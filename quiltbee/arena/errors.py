"""What can go wrong with a match; each message is one sentence for the person who wanted it."""


class ArenaError(Exception):
    """Base of everything that keeps a match from being played."""


class PlayerError(ArenaError, ValueError):
    """A text that names no player, or a setting that the player does not have."""


class RecordsError(ArenaError):
    """A file of records that is not one of this match."""


class MatchStoppedError(ArenaError):
    """A player failed again and again; the games before that have been given."""
