"""What the player who decides may do: the pass, the next patches, where a special patch fits.

A set of placements of one patch is an integer with a bit for each of them, as a quilt is one with
a bit for each space. The placements that lie on a space of the quilt are known beforehand, so that
those which fit are what is left of all without those on each filled space.
"""

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from itertools import compress
from operator import and_, or_
from typing import NamedTuple, TypeVar

from quiltbee.notation import format_move
from quiltbee.rules import (
    PATCHES,
    PLACEMENTS_OF,
    Position,
    Stage,
    bits,
    cell_name,
    consequence,
    why_not_buyable,
)
from quiltbee.rules.grid import FULL, SPACES, SQUARES_7X7
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE
from quiltbee.server.wire.version_1 import Choices, ConsequenceState, Option

SPACES_7X7 = SQUARES_7X7[0].bit_count()
MOST_SQUARES = max(patch.squares for patch in PATCHES.values())

NO_CHOICES: Choices = {"options": [], "special_cells": [], "special_cells_7x7": []}
"""The options as everybody sees them who does not decide."""

_Item = TypeVar("_Item")
_FLAGS = bytes.maketrans(b"01", b"\0\1")
_CELL_NAMES = tuple(map(cell_name, range(SPACES)))


class _Placements(NamedTuple):
    """The placements of a patch: their tokens without the letter (`0a7`), and those on each space.

    The first placement has bit 0.
    """

    names: tuple[str, ...]
    every: int
    on_space: tuple[int, ...]

    def fitting(self, filled: bytes) -> int:
        """Those that leave all filled spaces alone, which are given as `_flags`."""
        return self.every & ~reduce(or_, compress(self.on_space, filled), 0)

    def filling(self, gap: int) -> int:
        """Those that cover all of a gap."""
        return reduce(and_, (self.on_space[space] for space in bits(gap)), self.every)


@cache
def _placements(letter: str) -> _Placements:
    moves = PLACEMENTS_OF[letter]
    on_space = [0] * SPACES
    for at, move in enumerate(moves):
        for space in bits(move.mask):
            on_space[space] |= 1 << at
    names = tuple(format_move(move)[1:] for move in moves)
    return _Placements(names, (1 << len(moves)) - 1, tuple(on_space))


def _flags(mask: int, size: int) -> bytes:
    """The lowest bits of a mask as bytes 0 and 1, bit 0 first."""
    return f"{mask:0{size}b}".encode().translate(_FLAGS)[::-1]


def _chosen(items: Sequence[_Item], mask: int) -> Iterator[_Item]:
    """The items whose bits are set."""
    return compress(items, _flags(mask, len(items)))


def describe_choices(table: Position, totals: tuple[int, int]) -> Choices:
    """What the player to move may decide; `totals` are both scores if the game ended now."""
    buying = table.stage is Stage.ACTION
    special = table.stage is Stage.SPECIAL_PATCH
    return {
        "options": _options(table, totals) if buying else [],
        "special_cells": _special_cells(table) if special else [],
        "special_cells_7x7": _completing_cells(table) if special else [],
    }


def _options(table: Position, totals: tuple[int, int]) -> list[Option]:
    passing: Option = {
        "letter": None,
        "move": "pass",
        "available": True,
        "reason": None,
        "missing": 0,
        "placements": [],
        "completes_7x7": [],
        "consequence": _consequence(table, None, totals),
    }
    filled, gaps = _flags(table.mover.quilt.filled, SPACES), _gaps(table, MOST_SQUARES)
    return [
        passing,
        *[_patch_option(table, letter, filled, gaps, totals) for letter in table.choices],
    ]


def _patch_option(
    table: Position, letter: str, filled: bytes, gaps: list[int], totals: tuple[int, int]
) -> Option:
    """A patch that may be bought next; its placements are listed even if it is too dear."""
    placements = _placements(letter)
    fitting = placements.fitting(filled)
    patch = PATCHES[letter]
    reason = why_not_buyable(table, letter)
    if reason is None and not fitting:
        reason = "fits nowhere on the quilt"
    small = [gap for gap in gaps if gap.bit_count() <= patch.squares]
    completing = fitting & reduce(or_, map(placements.filling, small), 0)
    return {
        "letter": letter,
        "move": None,
        "available": reason is None,
        "reason": reason,
        "missing": max(0, patch.buttons - table.mover.buttons),
        "placements": list(_chosen(placements.names, fitting)),
        "completes_7x7": list(_chosen(placements.names, completing)) if completing else [],
        "consequence": _consequence(table, letter, totals),
    }


def _gaps(table: Position, squares: int) -> list[int]:
    """What each 7x7 square lacks, where at most `squares` spaces would complete one."""
    if table.special_tile is not None:
        return []
    filled = table.mover.quilt.filled
    if filled.bit_count() + squares < SPACES_7X7:
        return []
    gaps = [square & ~filled for square in SQUARES_7X7]
    return [gap for gap in gaps if gap.bit_count() <= squares]


def _special_cells(table: Position) -> list[str]:
    return list(_chosen(_CELL_NAMES, FULL & ~table.mover.quilt.filled))


def _completing_cells(table: Position) -> list[str]:
    """The single spaces that would win the special tile."""
    return [cell_name(space) for gap in sorted(set(_gaps(table, 1))) for space in bits(gap)]


def _consequence(table: Position, letter: str | None, totals: tuple[int, int]) -> ConsequenceState:
    after = consequence(table, letter)
    gained = after.buttons - table.mover.buttons
    if letter is not None:
        gained -= POINTS_PER_EMPTY_SPACE * PATCHES[letter].squares
    first, second = totals
    return {
        "buttons": after.buttons,
        "time": after.time,
        "paid": after.paid,
        "earned": after.earned,
        "income_marks": list(after.income_marks),
        "income": after.income,
        "special_patch": after.special_patch,
        "next": None if after.over else after.next,
        "over": after.over,
        "scores": (first + gained, second) if table.turn == 1 else (first, second + gained),
    }
