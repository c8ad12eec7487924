"""The two seats at the table, and the order of turns."""

from enum import IntEnum

from quiltbee.rules.time_board import LAST_SPACE


class Seat(IntEnum):
    """A player's seat; the first is the start player's. A seat is written as its number."""

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
        """The place of this seat in a pair, the first seat's first: 0 or 1."""
        return self - 1


def next_turn(mover: Seat, time: int, other_time: int) -> Seat:
    """Whose turn it is once `mover` has moved to the space `time`.

    The player behind moves. On equal spaces the mover's token lies on top and moves again. Once
    both are on the last space, it is the player who got there first.
    """
    is_over = time == other_time == LAST_SPACE
    return mover.other if time > other_time or is_over else mover
