"""`quiltbee convert`: records, links, positions and outside games into one another."""

import argparse
from collections.abc import Callable
from typing import Any

from quiltbee.commands.sources import Faults, read_games
from quiltbee.notation import (
    NotationError,
    Record,
    format_link,
    format_moves,
    format_position,
    format_record,
    with_points,
)
from quiltbee.rules import Board


def _positions(record: Record[Any]) -> list[str]:
    return [format_position(position) for position in record.positions]


_FORMATS: dict[str, Callable[[Record[Any]], str]] = {
    "pgr": lambda record: format_record(record).removesuffix("\n"),
    "link": lambda record: with_points(
        format_link(record.start, record.moves), record.compensation
    ),
    "position": lambda record: _positions(record)[-1],
    "positions": lambda record: "\n".join(_positions(record)),
    "moves": lambda record: format_moves(record.moves),
}
_OF_SEVERAL_LINES = ("pgr", "positions")


def run(arguments: argparse.Namespace) -> int:
    """Write every game given; faults go to standard error and make the status 1.

    The part of a faulty record before the fault is still written.
    """
    complain = Faults()
    board = Board(arguments.board or Board.ORIGINAL.value)
    for number, record in enumerate(read_games(arguments.source, complain, arguments.form, board)):
        try:
            text = _FORMATS[arguments.to](record)
        except NotationError as error:
            complain(f"a game can't be written: {error}")
            continue
        if number and arguments.to in _OF_SEVERAL_LINES:
            print()
        print(text)
    return complain.status
