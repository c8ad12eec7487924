"""What an action does, wherever its patch is placed: buttons, time, marks crossed, next turn."""

from typing import NamedTuple

from quiltbee.rules.patches import PATCHES
from quiltbee.rules.position import Position
from quiltbee.rules.seats import Seat, next_turn
from quiltbee.rules.time_board import (
    LAST_SPACE,
    income_marks_crossed,
    special_patches_crossed,
)


class Consequence(NamedTuple):
    """What one action does for the player who takes it.

    `buttons` and `time` are what that player has afterwards. `paid` is the price of the patch,
    `earned` the buttons for advancing, and `income` the buttons from the `income_marks` crossed.
    If `special_patch` is set, the same player must place one next. `next` is the seat to move
    after that; once the game is `over`, it is the seat that reached space 53 first.
    """

    buttons: int
    time: int
    paid: int
    earned: int
    income_marks: tuple[int, ...]
    income: int
    special_patch: bool
    next: Seat
    over: bool


def consequence(position: Position, letter: str | None) -> Consequence:
    """What the player to move gets by taking patch `letter`, or by passing (`letter` None).

    Whether the patch may be bought is not checked, so `buttons` can be negative. Only for
    positions in `Stage.ACTION`. Raises KeyError for a letter that is not a patch.
    """
    mover, waiting = position.mover, position.opponent
    printed_buttons, empty_spaces = mover.quilt.income, mover.quilt.empty_spaces
    if letter is None:
        time = min(waiting.time + 1, LAST_SPACE)
        paid, earned = 0, time - mover.time
    else:
        patch = PATCHES[letter]
        time = min(mover.time + patch.time, LAST_SPACE)
        paid, earned = patch.buttons, 0
        printed_buttons += patch.income
        empty_spaces -= patch.squares
    marks = income_marks_crossed(mover.time, time)
    income = printed_buttons * len(marks)
    is_ahead = time > waiting.time
    special_patch = (
        is_ahead
        and empty_spaces > 0
        and bool(special_patches_crossed(position.board, max(mover.time, waiting.time), time))
    )
    over = time == waiting.time == LAST_SPACE
    return Consequence(
        mover.buttons - paid + earned + income,
        time,
        paid,
        earned,
        marks,
        income,
        special_patch,
        next_turn(position.turn, time, waiting.time),
        over,
    )
