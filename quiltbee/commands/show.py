"""`quiltbee show`: a position, or a game at its end or after some of its moves, as text."""

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from quiltbee.commands.sources import Faults, check_at, read_game
from quiltbee.languages import of_system
from quiltbee.notation import Record
from quiltbee.terminal.board import draw, other_levels
from quiltbee.terminal.canvas import Canvas, canvas_for, speak, t
from quiltbee.terminal.sentences import move_sentences, names_of


def run(arguments: argparse.Namespace) -> int:
    """Draw a game or a position; a faulty record up to the fault, with exit status 1."""
    speak(arguments.language or of_system(), arguments.edition)
    faults = Faults()
    record = read_game(arguments.source, faults, arguments.game)
    at = len(record.moves) if arguments.at is None else arguments.at
    check_at(at, len(record.moves))
    for line in _lines(record, at, canvas_for(sys.stdout)):
        print(line)
    return faults.status


def _lines(record: Record[Any], at: int, canvas: Canvas) -> Iterator[str]:
    moves, positions = record.moves, record.positions
    names, shown = names_of(record.start, record.tags), positions[at]
    if moves:
        yield t("terminal-after-moves", at=at, count=len(moves))
        if at:
            for sentence in move_sentences(positions[at - 1], moves[at - 1], shown, names):
                yield from canvas.wrap(sentence)
        yield ""
    yield from draw(shown, names, canvas)
    if at and shown.outcome is not None and shown.has_cards:
        yield from other_levels(positions)
