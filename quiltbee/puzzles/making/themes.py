"""The themes of a puzzle, by the differences between its best move and the best rejected one.

tile       the special tile goes to another player, or to nobody, along the two lines
special    one takes a special patch and the other does not, or a special patch is placed
denial     the best move takes the patch that the opponent's reply to the rejected move takes,
           and to do without it would cost them half of the difference or more
packing    the same patch, at another place
economy    buttons alone make half of the difference or more: the price, and the income of the
           patch on the paydays ahead
timing     one is a pass and the other is not, or another player moves next
choice     another patch, and none of the above
ending     all figures are proven to the end of the game
automa     against the Automa
"""

from collections.abc import Callable
from typing import Final

from quiltbee.automa import Solo
from quiltbee.puzzles.puzzle import Choice, Step, Theme
from quiltbee.rules import (
    INCOME_MARKS,
    PATCHES,
    Move,
    Pass,
    PlacePatch,
    PlaceSpecialPatch,
    Position,
    Seat,
    Stage,
)

_LONG_ENOUGH: Final = 6
"""How long lines must be to tell who gets the special tile, if they differ in it."""

Worth = Callable[[Position, str], float]
"""Finds by a search how many points worse the mover stands if a patch may not be taken."""


def themes_of(
    position: Position | Solo, step: Step, worth: Worth, *, is_proven: bool
) -> tuple[Theme, ...]:
    """The themes of a decision, the main one first."""
    table = position.table
    best, other = step.best, step.rejected[0]
    gap = best.margin - other.margin
    ends = [_end(position, choice.line) for choice in (best, other)]
    facts = {
        Theme.TILE: _is_tile(ends, best, other),
        Theme.SPECIAL: _is_special(table, best.move, other.move),
        Theme.DENIAL: len(position.seats) == 2 and _is_denial(table, best, other, worth, gap),
        Theme.PACKING: _kind(best.move) == _kind(other.move) != "pass",
        Theme.ECONOMY: _saved(table, best.move, other.move) >= gap / 2,
        Theme.TIMING: _is_timing(table, best.move, other.move),
    }
    found = [theme for theme, holds in facts.items() if holds] or [Theme.CHOICE]
    if is_proven:
        found.append(Theme.ENDING)
    if position.has_cards:
        found.append(Theme.AUTOMA)
    return tuple(found)


def _end(position: Position | Solo, line: tuple[Move, ...]) -> tuple[Seat | None, bool]:
    """Who has the special tile at the end of a line, and whether the line tells that for sure."""
    for move in line:
        position = position.play(move)
    table = position.table
    return table.special_tile, table.is_over or len(line) >= _LONG_ENOUGH


def _is_tile(ends: list[tuple[Seat | None, bool]], best: Choice, other: Choice) -> bool:
    (mine, _), (theirs, _) = ends
    return mine != theirs and all(tells or tile for tile, tells in ends)


def _is_special(table: Position, best: Move, other: Move) -> bool:
    if table.stage is Stage.SPECIAL_PATCH:
        return True
    return _takes_special(table, best) and not _takes_special(table, other)


def _takes_special(table: Position, move: Move) -> bool:
    return table.consequence(_letter(move)).special_patch


def _is_denial(table: Position, best: Choice, other: Choice, worth: Worth, gap: float) -> bool:
    if table.stage is Stage.SPECIAL_PATCH or isinstance(best.move, Pass):
        return False
    after = table.play(other.move)
    if len(other.line) < 2 or after.is_over or after.turn is table.turn:
        return False
    taken = _letter(best.move)
    is_taken = taken is not None and taken == _letter(other.line[1])
    return is_taken and worth(after, str(taken)) >= gap / 2


def _saved(table: Position, best: Move, other: Move) -> float:
    """How many more buttons the best move itself and its income bring."""
    if table.stage is Stage.SPECIAL_PATCH:
        return 0
    return _buttons(table, best) - _buttons(table, other)


def _buttons(table: Position, move: Move) -> int:
    letter = _letter(move)
    brought = table.consequence(letter)
    paydays = sum(mark > brought.time for mark in INCOME_MARKS)
    income = PATCHES[letter].income if letter else 0
    return brought.buttons + income * paydays


def _is_timing(table: Position, best: Move, other: Move) -> bool:
    if table.stage is Stage.SPECIAL_PATCH:
        return False
    if isinstance(best, Pass) != isinstance(other, Pass):
        return True
    return table.consequence(_letter(best)).next != table.consequence(_letter(other)).next


def _letter(move: Move) -> str | None:
    return move.letter if isinstance(move, PlacePatch) else None


def _kind(move: Move) -> str:
    if isinstance(move, PlaceSpecialPatch):
        return "special"
    return _letter(move) or "pass"
