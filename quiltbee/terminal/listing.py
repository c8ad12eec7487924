"""Legal moves as text, grouped by patch and orientation, each orientation drawn."""

import textwrap

from quiltbee.notation import format_moves
from quiltbee.rules import PATCHES, PlacePatch, Position, Stage
from quiltbee.terminal.board import draw_patch
from quiltbee.terminal.canvas import Canvas, beside, visible_width
from quiltbee.terminal.sentences import Names, consequence_sentence, patch_phrase, unaffordable
from quiltbee.terminal.words import t

_SHAPE_COLUMNS = 12
"""The indentation plus the widest patch: five spaces of two columns each."""


def list_moves(position: Position, names: Names, canvas: Canvas) -> list[str]:
    """Every legal move under its patch; if a patch can't be bought, why not."""
    if position.stage is Stage.OVER:
        return [t("terminal-no-move-left")]
    moves = position.legal_moves()
    lines = [t("terminal-has-moves", name=names[position.turn.index], count=len(moves)), ""]
    if position.stage is Stage.SPECIAL_PATCH:
        return [*lines, t("terminal-special-on"), *_folded(format_moves(moves), canvas)]
    brings = consequence_sentence(position, None, names)
    lines += _folded(t("terminal-pass-brings", what=brings), canvas)
    for letter in position.choices:
        lines += ["", *list_patch(position, letter, names, canvas)]
    return lines


def list_patch(position: Position, letter: str, names: Names, canvas: Canvas) -> list[str]:
    """What a patch costs and brings and where it fits now, or why it can't be bought now."""
    reason = unaffordable(position, letter)
    if position.stage is not Stage.ACTION:
        reason = t("terminal-none-now")
    if reason is not None:
        lines = _folded(_patch_line(letter, reason), canvas)
        return [*lines, *_indented(draw_patch(letter, 0, canvas))]
    placements = [
        move
        for move in position.legal_moves()
        if isinstance(move, PlacePatch) and move.letter == letter
    ]
    fits = t("terminal-fits-nowhere")
    if placements:
        fits = t("terminal-fits-in", count=len(placements))
    lines = _folded(_patch_line(letter, fits), canvas)
    if placements:
        lines += _folded(consequence_sentence(position, letter, names), canvas)
    for code in PATCHES[letter].orientations:
        fitting = [move for move in placements if move.orientation == code]
        if fitting:
            lines += ["", *_orientation(letter, code, fitting, canvas)]
    return lines


def _patch_line(letter: str, what: str) -> str:
    return t("terminal-patch-line", letter=letter, figures=patch_phrase(letter), what=what)


def _orientation(letter: str, code: int, moves: list[PlacePatch], canvas: Canvas) -> list[str]:
    """A patch drawn in one orientation, with the moves that place it that way beside it."""
    shape = _indented(draw_patch(letter, code, canvas))
    shape[0] += " " * (_SHAPE_COLUMNS - visible_width(shape[0]))
    width = canvas.width - _SHAPE_COLUMNS - 3
    return beside([shape, textwrap.wrap(format_moves(moves), width)], canvas)


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _folded(text: str, canvas: Canvas) -> list[str]:
    return textwrap.wrap(text, canvas.width)
