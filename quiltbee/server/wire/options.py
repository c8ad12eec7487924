"""What the player who decides may do: the pass, the next patches, where a special patch fits."""

from functools import cache

from quiltbee.notation import format_move
from quiltbee.rules import (
    PATCHES,
    PLACEMENTS_OF,
    Position,
    Quilt,
    Stage,
    bits,
    cell_name,
    consequence,
    why_not_buyable,
)
from quiltbee.rules.grid import FULL, SQUARES_7X7
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE
from quiltbee.server.wire.shapes import Choices, ConsequenceState, Option

SPACES_7X7 = SQUARES_7X7[0].bit_count()

NO_CHOICES: Choices = {"options": [], "special_cells": [], "special_cells_7x7": []}
"""The options as everybody sees them who does not decide."""


@cache
def _named_placements(letter: str) -> tuple[tuple[int, str], ...]:
    """The mask of each placement of a patch, and its token without the letter: `0a7`."""
    return tuple((move.mask, format_move(move)[1:]) for move in PLACEMENTS_OF[letter])


def describe_choices(table: Position, totals: tuple[int, int]) -> Choices:
    """What the player to move may decide; `totals` are both scores if the game ended now."""
    buying = table.stage is Stage.ACTION
    special = table.stage is Stage.SPECIAL_PATCH
    return {
        "options": _options(table, totals) if buying else [],
        "special_cells": _special_cells(table.mover.quilt) if special else [],
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
    return [passing, *(_patch_option(table, letter, totals) for letter in table.choices)]


def _patch_option(table: Position, letter: str, totals: tuple[int, int]) -> Option:
    """A patch that may be bought next; its placements are listed even if it is too dear."""
    filled = table.mover.quilt.filled
    placements = _named_placements(letter)
    fitting = [name for mask, name in placements if not mask & filled]
    gaps = _gaps(table, PATCHES[letter].squares)
    reason = why_not_buyable(table, letter)
    if reason is None and not fitting:
        reason = "fits nowhere on the quilt"
    return {
        "letter": letter,
        "move": None,
        "available": reason is None,
        "reason": reason,
        "missing": max(0, PATCHES[letter].buttons - table.mover.buttons),
        "placements": fitting,
        "completes_7x7": _completing(placements, filled, gaps) if gaps else [],
        "consequence": _consequence(table, letter, totals),
    }


def _completing(placements: tuple[tuple[int, str], ...], filled: int, gaps: list[int]) -> list[str]:
    return [
        name
        for mask, name in placements
        if not mask & filled and any(gap & mask == gap for gap in gaps)
    ]


def _gaps(table: Position, squares: int) -> list[int]:
    """What each 7x7 square lacks, where at most `squares` spaces would complete one."""
    if table.special_tile is not None:
        return []
    filled = table.mover.quilt.filled
    if filled.bit_count() + squares < SPACES_7X7:
        return []
    gaps = [square & ~filled for square in SQUARES_7X7]
    return [gap for gap in gaps if gap.bit_count() <= squares]


def _special_cells(quilt: Quilt) -> list[str]:
    return [cell_name(space) for space in bits(FULL & ~quilt.filled)]


def _completing_cells(table: Position) -> list[str]:
    """The single spaces that would win the special tile."""
    return [cell_name(space) for gap in sorted(set(_gaps(table, 1))) for space in bits(gap)]


def _consequence(table: Position, letter: str | None, totals: tuple[int, int]) -> ConsequenceState:
    after = consequence(table, letter)
    squares = PATCHES[letter].squares if letter else 0
    scores_after = list(totals)
    scores_after[table.turn.index] += (
        after.buttons - table.mover.buttons - POINTS_PER_EMPTY_SPACE * squares
    )
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
        "scores": (scores_after[0], scores_after[1]),
    }
