"""The choices of the player to move: pass, the next patches, where a special patch fits."""

from quiltbee.notation import format_move
from quiltbee.rules import PATCHES, PLACEMENTS_OF, Position, cell_name
from quiltbee.rules.grid import SQUARES_7X7
from quiltbee.rules.moves import SPECIAL_PLACEMENTS
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE
from quiltbee.server.wire.position_shapes import Choices, ConsequenceState, Option, StageName


def describe_choices(table: Position, totals: tuple[int, int], stage: StageName) -> Choices:
    """What the player to move may decide; `totals` are both scores if the game ended now."""
    filled = table.mover.quilt.filled
    masks = [move.mask for move in SPECIAL_PLACEMENTS] if stage == "special_patch" else []
    return {
        "options": _options(table, totals) if stage == "action" else [],
        "special_cells": [cell_name(at) for at, mask in enumerate(masks) if not mask & filled],
        "special_cells_7x7": [
            cell_name(at) for at, mask in enumerate(masks) if _completes(table, mask)
        ],
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
    return [passing, *[_patch_option(table, letter, totals) for letter in table.choices]]


def _patch_option(table: Position, letter: str, totals: tuple[int, int]) -> Option:
    """A patch within reach; its placements are listed even if it is too expensive."""
    filled = table.mover.quilt.filled
    fitting = [move for move in PLACEMENTS_OF[letter] if not move.mask & filled]
    reason = table.why_not_buyable(letter)
    if reason is None and not fitting:
        reason = "fits nowhere on the quilt"
    return {
        "letter": letter,
        "move": None,
        "available": reason is None,
        "reason": reason,
        "missing": max(0, PATCHES[letter].buttons - table.mover.buttons),
        "placements": [format_move(move)[1:] for move in fitting],
        "completes_7x7": [
            format_move(move)[1:] for move in fitting if _completes(table, move.mask)
        ],
        "consequence": _consequence(table, letter, totals),
    }


def _completes(table: Position, mask: int) -> bool:
    """Whether filling these spaces, which are empty, wins the special tile."""
    filled = table.mover.quilt.filled
    if table.special_tile is not None or filled & mask:
        return False
    return any(square & ~(filled | mask) == 0 for square in SQUARES_7X7)


def _consequence(table: Position, letter: str | None, totals: tuple[int, int]) -> ConsequenceState:
    after = table.consequence(letter)
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
