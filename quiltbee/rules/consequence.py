"""What a choice brings, wherever its patch is placed: buttons, time, marks crossed, whose turn."""

from dataclasses import dataclass

from quiltbee.rules.patches import PATCHES
from quiltbee.rules.position import Position
from quiltbee.rules.seats import Seat, next_turn
from quiltbee.rules.time_board import (
    LAST_SPACE,
    income_marks_crossed,
    special_patches_crossed,
)


@dataclass(frozen=True, slots=True)
class Consequence:
    """The account of one action of the player who decides.

    `buttons` and `time` are what that player has afterwards; `paid` the price of the patch,
    `earned` the buttons for advancing, `income` the buttons received at the `income_marks`.
    `special_patch` says that one must be placed next, by the same player; `next` is who decides
    after that, or in a finished game (`over`) who reached space 53 first.
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
    """What the player who decides gets by taking a patch, or by passing (`letter` None).

    It is not asked here whether the patch may be bought; the buttons can come out negative.
    """
    mover, waiting = position.mover, position.opponent
    printed, empty = mover.quilt.income, mover.quilt.empty_spaces
    if letter is None:
        time = min(waiting.time + 1, LAST_SPACE)
        paid, earned = 0, time - mover.time
    else:
        patch = PATCHES[letter]
        time = min(mover.time + patch.time, LAST_SPACE)
        paid, earned = patch.buttons, 0
        printed += patch.income
        empty -= patch.squares
    marks = income_marks_crossed(mover.time, time)
    income = printed * len(marks)
    leads = time > waiting.time
    special_patch = (
        leads
        and empty > 0
        and bool(special_patches_crossed(position.board, max(mover.time, waiting.time), time))
    )
    over = time == waiting.time == LAST_SPACE
    return Consequence(
        buttons=mover.buttons - paid + earned + income,
        time=time,
        paid=paid,
        earned=earned,
        income_marks=marks,
        income=income,
        special_patch=special_patch,
        next=next_turn(position.turn, time, waiting.time),
        over=over,
    )
