"""`quiltbee convert`: records, links, positions and outside games into one another."""

import argparse
import sys
from collections.abc import Callable

from quiltbee.commands.sources import read_games
from quiltbee.commands.terminal import printable
from quiltbee.notation import (
    NotationError,
    Record,
    format_link,
    format_moves,
    format_position,
    format_record,
)
from quiltbee.rules import Board


def _format_positions(game: Record) -> str:
    return "\n".join(map(format_position, game.positions))


_FORMATS: dict[str, Callable[[Record], str]] = {
    "pgr": lambda game: format_record(game).removesuffix("\n"),
    "link": lambda game: format_link(game.start, game.moves),
    "position": lambda game: format_position(game.positions[-1]),
    "positions": _format_positions,
    "moves": lambda game: format_moves(game.moves),
}
_OF_SEVERAL_LINES = ("pgr", "positions")


def run(arguments: argparse.Namespace) -> int:
    """Write every game that is given; faults go to standard error and make the status 1.

    Of a faulty record what came before the fault is still written.
    """
    faulty = False

    def complain(fault: str) -> None:
        nonlocal faulty
        faulty = True
        print(f"quiltbee: {printable(fault, 400)}", file=sys.stderr)

    board = Board(arguments.board or Board.ORIGINAL.value)
    for number, game in enumerate(read_games(arguments.source, complain, arguments.form, board)):
        try:
            text = _FORMATS[arguments.to](game)
        except NotationError as error:
            complain(f"a game can't be written: {error}")
            continue
        if number and arguments.to in _OF_SEVERAL_LINES:
            print()
        print(text)
    return 1 if faulty else 0
