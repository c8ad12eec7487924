"""The errors of the rules: not a move at all, an illegal move, an impossible position."""


class RulesError(ValueError):
    """Base class of every error of the rules."""


class MoveError(RulesError):
    """A description of something that is not a move in any position."""


class IllegalMoveError(MoveError):
    """A move that is illegal in this position; the message says why."""


class PositionError(RulesError):
    """An impossible position.

    `field` names the field of the position string that is at fault (`quilt1`, `purse2`, `ring`,
    `turn`, `bonus`, `board`), and `reason` says what is wrong with it.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason
