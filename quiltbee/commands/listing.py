"""Legal moves as text, grouped by patch and orientation, each orientation drawn."""

import textwrap

from quiltbee.commands.board import draw_patch
from quiltbee.commands.terminal import Paper, beside, visible
from quiltbee.commands.words import Names, consequence_sentence, counted, patch_words
from quiltbee.notation import format_moves
from quiltbee.rules import (
    PATCHES,
    PlacePatch,
    Position,
    Stage,
    legal_moves,
    why_not_buyable,
)

_SHAPE_COLUMNS = 12
"""The widest patch, five spaces, and what it is indented by."""


def list_moves(position: Position, names: Names, paper: Paper) -> list[str]:
    """Every legal move under its patch, and why the others of the next three can't be bought."""
    if position.stage is Stage.OVER:
        return ["No move is left: the game is over."]
    moves = legal_moves(position)
    lines = [f"{names[position.turn - 1]} has {counted(len(moves), 'legal move')}.", ""]
    if position.stage is Stage.SPECIAL_PATCH:
        return [*lines, "A special patch on:", *_folded(format_moves(moves), paper)]
    lines += _folded(f"Pass: {consequence_sentence(position, None, names)}", paper)
    for letter in position.choices:
        lines += ["", *list_patch(position, letter, names, paper)]
    return lines


def list_patch(position: Position, letter: str, names: Names, paper: Paper) -> list[str]:
    """What a patch costs and brings and where it fits now, or why it can't be bought now."""
    reason = why_not_buyable(position, letter)
    if position.stage is not Stage.ACTION:
        reason = "no patch can be bought now"
    if reason is not None:
        lines = _folded(f"Patch {letter}: {patch_words(letter)}; {reason}.", paper)
        return [*lines, *_indented(draw_patch(letter, 0, paper))]
    placements = [
        move
        for move in legal_moves(position)
        if isinstance(move, PlacePatch) and move.letter == letter
    ]
    fits = f"fits in {counted(len(placements), 'place')}" if placements else "fits nowhere"
    lines = _folded(f"Patch {letter}: {patch_words(letter)}; {fits}.", paper)
    if placements:
        lines += _folded(consequence_sentence(position, letter, names), paper)
    for code in PATCHES[letter].orientations:
        fitting = [move for move in placements if move.orientation == code]
        if fitting:
            lines += ["", *_orientation(letter, code, fitting, paper)]
    return lines


def _orientation(letter: str, code: int, moves: list[PlacePatch], paper: Paper) -> list[str]:
    """The drawing of a patch in one orientation, and beside it the moves that place it so."""
    shape = _indented(draw_patch(letter, code, paper))
    shape[0] += " " * (_SHAPE_COLUMNS - visible(shape[0]))
    width = paper.width - _SHAPE_COLUMNS - 3
    return beside([shape, textwrap.wrap(format_moves(moves), width)], paper)


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _folded(text: str, paper: Paper) -> list[str]:
    return textwrap.wrap(text, paper.width)
