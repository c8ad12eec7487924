"""What can be wrong here: a move that is none, an illegal move, a position that cannot be."""


class RulesError(ValueError):
    """Base of every error of the rules."""


class MoveError(RulesError):
    """A description that names no move of the game at all, on any position."""


class IllegalMoveError(MoveError):
    """A move of the game that is not allowed in this position; the message says why."""


class PositionError(RulesError):
    """A position that cannot be.

    `field` is the field of the position string that is at fault (`quilt1`, `purse2`, `ring`,
    `turn`, `bonus`, `board`), `reason` what is wrong with it.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason
