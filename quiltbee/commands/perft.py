"""`quiltbee perft`: the number of sequences of exactly N decisions, to compare programs by."""

import argparse
import sys
from collections.abc import Iterable

from quiltbee.commands.errors import WRONG_USAGE, CommandError
from quiltbee.commands.new import set_up
from quiltbee.commands.sources import read_position
from quiltbee.notation import format_move
from quiltbee.rules import LETTERS, Move, Position, legal_moves, perft, play_unchecked

_SILENT_SECONDS = 2.0
_QUICK_DEPTH = 2
"""Up to here it is over within a second, and the progress bar is not even loaded."""


def run(arguments: argparse.Namespace) -> int:
    """Print the count, with --divide also the count after each first decision."""
    position, depth = _position(arguments), arguments.depth
    if depth == 0:
        print(perft(position, 0))
        return 0
    total = 0
    for move in _with_progress(legal_moves(position), depth):
        count = perft(play_unchecked(position, move), depth - 1)
        total += count
        if arguments.divide:
            print(f"{format_move(move)} {count}")
    print(total)
    return 0


def _position(arguments: argparse.Namespace) -> Position:
    set_up_given = any(
        given is not None for given in (arguments.seed, arguments.ring, arguments.board)
    )
    if arguments.source:
        if set_up_given:
            what = "a position and --ring, --seed or --board can't be given together"
            raise CommandError(what, WRONG_USAGE)
        position = read_position(arguments.source)
        if not isinstance(position, Position):
            raise CommandError("perft counts games of two, not those against the Automa")
        return position
    if arguments.seed is None and arguments.ring is None:
        arguments.ring = LETTERS[1:] + LETTERS[0]
    return set_up(arguments)


def _with_progress(moves: list[Move], depth: int) -> Iterable[Move]:
    """The moves, with a progress bar on a terminal once it takes longer than two seconds."""
    if depth <= _QUICK_DEPTH or not sys.stderr.isatty():
        return moves
    from tqdm import tqdm

    return tqdm(moves, delay=_SILENT_SECONDS, unit="move", leave=False)
