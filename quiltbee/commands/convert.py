"""`quiltbee convert`: records, links, positions and outside games into one another."""

import argparse
import sys
from collections.abc import Callable

from quiltbee.commands.sources import Game, read_games
from quiltbee.commands.terminal import printable
from quiltbee.notation import (
    NotationError,
    Record,
    format_link,
    format_moves,
    format_position,
    format_record,
    format_solo,
    format_solo_link,
    format_solo_move,
)
from quiltbee.rules import Board


def _positions(game: Game) -> list[str]:
    if isinstance(game, Record):
        return [format_position(position) for position in game.positions]
    return [format_solo(solo) for solo in game.positions]


def _link(game: Game) -> str:
    if isinstance(game, Record):
        return format_link(game.start, game.moves)
    return format_solo_link(game.start, game.shuffles, game.moves)


def _moves(game: Game) -> str:
    if isinstance(game, Record):
        return format_moves(game.moves)
    return " ".join(map(format_solo_move, game.moves))


_FORMATS: dict[str, Callable[[Game], str]] = {
    "pgr": lambda game: format_record(game).removesuffix("\n"),
    "link": _link,
    "position": lambda game: _positions(game)[-1],
    "positions": lambda game: "\n".join(_positions(game)),
    "moves": _moves,
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
