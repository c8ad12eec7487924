"""Reasons for the best move of a decision: the events along its line but not along the other."""

from collections.abc import Iterator
from typing import Final

from quiltbee.automa import Solo
from quiltbee.puzzles.book import Choice, Step
from quiltbee.review.events import (
    course_of,
    moves_in_a_row,
    patches_won,
    payday,
    special_patch,
    special_tile,
)
from quiltbee.review.facts import Completes7x7, Gives, KeepsPlace, Nears7x7, masks_that_fit
from quiltbee.review.reasons import Reason, compared
from quiltbee.rules import Move, PlacePatch, Position, Seat
from quiltbee.rules.position import SPECIAL_TILE_POINTS

MOST: Final = 4
"""The most reasons shown for a decision."""

SOON: Final = 6
"""The moves of a line in two turns of each side, with their special patches."""

_ALIKE: Final = ("7x7", "special-patch", "payday", "again", "row")
"""Endings of the codes of facts about one thing, of which only the first is shown."""


def reasons_of(position: Position | Solo, step: Step) -> tuple[Reason, ...]:
    """Return what tells the best move from the best rejected one, the most important first.

    First the 7x7 and the special patches, along the whole lines; then the events of the next two
    turns, and the patches that still fit. Only where the lines say nothing, the effects of the two
    moves themselves.
    """
    best, other, table = step.best, step.rejected[0], position.table
    alone = position.has_cards
    found = [] if alone else list(_of_lines(table, best, other))
    if not found:
        moves = compared(table, other.move, best.move, alone=alone).reasons
        found += (
            each
            for each in moves
            if (each.of == "better" or each.fact.is_drawback)
            and not isinstance(each.fact, Nears7x7)  # the lines show who completes it
        )
    kept: dict[str, Reason] = {}
    for reason in found:
        code = reason.fact.code
        kept.setdefault(next((end for end in _ALIKE if code.endswith(end)), code), reason)
    return tuple(kept.values())[:MOST]


def _of_lines(table: Position, best: Choice, other: Choice) -> Iterator[Reason]:
    seat: Seat = table.turn
    better, mine = (course_of(table, choice.line) for choice in (best, other))
    if tile := special_tile(better, mine, seat):
        is_at_once = table.play(best.move).special_tile is not table.special_tile
        fact = Completes7x7(SPECIAL_TILE_POINTS) if is_at_once else tile[1]
        yield Reason("better" if tile[0] else "mine", fact)
    events = [special_patch(better, mine, seat)]
    better, mine = (course_of(table, choice.line[:SOON]) for choice in (best, other))
    kept = list(_places_kept(table, best, other.move))
    won = [fact for fact in patches_won(better, mine, seat) if KeepsPlace(fact.patch) not in kept]
    events += [moves_in_a_row(better, mine), payday(better, mine, seat), *kept, *won]
    yield from (Reason("better", fact) for fact in events if fact is not None)
    theirs = (letter for letter, taken in mine.taken.items() if taken.seat is seat.other)
    given = next(theirs, None)
    if given is not None and given not in better.taken:
        yield Reason("mine", Gives(given))


def _places_kept(table: Position, best: Choice, other: Move) -> Iterator[KeepsPlace]:
    """Yield the patches of the best line that no longer fit after the other move."""
    filled, position = table.play(other).players[table.turn.index].quilt.filled, table
    for move in best.line:
        is_own = position.turn is table.turn and position is not table
        if is_own and isinstance(move, PlacePatch) and not masks_that_fit(filled, move.letter):
            yield KeepsPlace(move.letter)
        position = position.play(move)
