"""The two seats at the table, and the order of turns."""

from enum import IntEnum

from quiltbee.rules.time_board import LAST_SPACE


class Seat(IntEnum):
    """A player's seat; FIRST is the start player. It equals and formats as its number, 1 or 2."""

    FIRST = 1
    SECOND = 2

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    @property
    def other(self) -> "Seat":
        """The seat across the table."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST

    @property
    def index(self) -> int:
        """The index of this seat in a pair such as `Position.players`: 0 or 1."""
        return self - 1


def next_turn(mover: Seat, time: int, other_time: int) -> Seat:
    """Whose turn it is once `mover` has moved to space `time` and the other is on `other_time`.

    The player behind moves. On the same space the mover's token is on top, and the mover goes
    again. Once both are on the last space, it is the player who got there first.
    """
    is_over = time == other_time == LAST_SPACE
    return mover.other if time > other_time or is_over else mover
