"""The events along a line of moves, and those that only the better of two lines has.

A convincing reason names an event: "you reach the special patch on 38 first; otherwise they do". An
event counts only if the better line has it and the other line, followed as far, has not.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from quiltbee.review.facts import (
    Fact,
    FirstToSpecialPatch,
    GetsPatch,
    LargerPayday,
    Loses7x7,
    MovesInARow,
    Wins7x7,
)
from quiltbee.rules import (
    INCOME_MARKS,
    Move,
    PlacePatch,
    Position,
    Seat,
    Stage,
    special_patches_crossed,
)

SOON = 10
"""The number of moves of a line after which a patch taken is no reason any more."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A patch taken: the seat, its buttons before, and the step of the line, from 0."""

    seat: Seat
    purse: int
    step: int


@dataclass(frozen=True, slots=True)
class Course:
    """The events along a line, beginning with the move whose player it is seen from.

    `special_patches` are by their space, `incomes` by player and payday. `row` counts the actions
    before the other side's first, None if the line ends before that. `end` is the last position.
    """

    special_patches: Mapping[int, Seat]
    special_tile: Seat | None
    incomes: Mapping[tuple[Seat, int], int]
    taken: Mapping[str, Taken]
    row: int | None
    end: Position


def course_of(before: Position, line: Sequence[Move]) -> Course:
    """Follow a line from the position in which its first move is made."""
    specials, incomes, taken = dict[int, Seat](), dict[tuple[Seat, int], int](), dict[str, Taken]()
    tile: Seat | None = None
    position, row, is_row_over = before, 0, False
    for step, move in enumerate(line):
        if position.is_over:
            break
        seat, mover = position.turn, position.mover
        is_row_over |= seat is not before.turn
        row += not is_row_over and position.stage is not Stage.SPECIAL_PATCH
        if isinstance(move, PlacePatch):
            taken[move.letter] = Taken(seat, mover.buttons, step)
        after = position.play(move)
        ahead, time = max(mover.time, position.opponent.time), after.players[seat.index].time
        for space in special_patches_crossed(position.board, ahead, time):
            specials[space] = seat
        for mark in INCOME_MARKS:
            if mover.time < mark <= time:
                incomes[seat, mark] = after.players[seat.index].quilt.income
        if after.special_tile is not position.special_tile:
            tile = after.special_tile
        position = after
    return Course(specials, tile, incomes, taken, row if is_row_over else None, position)


def special_patch(better: Course, mine: Course, seat: Seat) -> Fact | None:
    """Return the first special patch that the player gets and the other side gets otherwise.

    None where the two only swap special patches: of those that both lines reach the player must get
    more in the better one.
    """
    both = better.special_patches.keys() & mine.special_patches.keys()
    gained = [space for space in both if better.special_patches[space] is seat]
    lost = [space for space in both if mine.special_patches[space] is seat]
    if len(gained) <= len(lost):
        return None
    return FirstToSpecialPatch(min(space for space in gained if space not in lost))


def moves_in_a_row(better: Course, mine: Course) -> Fact | None:
    """Return the run of actions before the other side's first, if longer, and three or more."""
    if better.row is None or mine.row is None or better.row < 3 or better.row <= mine.row:
        return None
    return MovesInARow(better.row, mine.row)


def special_tile(better: Course, mine: Course, seat: Seat) -> tuple[bool, Fact] | None:
    """Return the 7x7 that the choice decides, and whether it speaks for the better move."""
    if better.special_tile is seat and mine.special_tile is not seat:
        return True, Wins7x7(int(mine.special_tile is seat.other))
    if mine.special_tile is seat.other and better.special_tile is not seat.other:
        return False, Loses7x7()
    return None


def payday(better: Course, mine: Course, seat: Seat) -> Fact | None:
    """Return the next payday that both lines reach, if it pays more in the better one."""
    for mark in INCOME_MARKS:
        income, other = better.incomes.get((seat, mark)), mine.incomes.get((seat, mark))
        if income is not None and other is not None:
            return LargerPayday(mark, income, other) if income > other else None
    return None


def patches_won(better: Course, mine: Course, seat: Seat) -> Iterator[GetsPatch]:
    """Yield the patches that the player soon gets and the other side gets otherwise, in order."""
    for letter, taken in better.taken.items():
        otherwise = mine.taken.get(letter)
        is_soon = taken.step < SOON and taken.seat is seat
        if is_soon and otherwise is not None and otherwise.seat is not seat:
            yield GetsPatch(letter)
