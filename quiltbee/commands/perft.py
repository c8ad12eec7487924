"""`quiltbee perft`: the number of sequences of exactly N decisions, to compare programs by."""

import argparse
import sys
from collections.abc import Iterable
from random import SystemRandom

from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.commands.new import set_up_of
from quiltbee.commands.sources import read_position
from quiltbee.notation import format_move
from quiltbee.rules import LETTERS, Move, Position, perft

_SILENT_SECONDS = 2.0
_QUICK_DEPTH = 2
"""The greatest depth that takes less than a second, and needs no progress bar."""


def run(arguments: argparse.Namespace) -> int:
    """Print the count, with --divide also the count after each first decision."""
    position, depth = _position(arguments), arguments.depth
    if depth == 0:
        print(perft(position, 0))
        return 0
    total = 0
    for move in _with_progress(position.legal_moves(), depth):
        count = perft(position.play_unchecked(move), depth - 1)
        total += count
        if arguments.divide:
            print(f"{format_move(move)} {count}")
    print(total)
    return 0


def _position(arguments: argparse.Namespace) -> Position:
    settled = (arguments.seed, arguments.ring, arguments.board)
    if not arguments.source:
        if arguments.seed is None and arguments.ring is None:
            arguments.ring = LETTERS[1:] + LETTERS[0]
        chance = SystemRandom()
        return set_up_of(arguments, chance).start(chance).table
    if any(given is not None for given in settled):
        raise CommandError("a position excludes --ring, --seed and --board", WRONG_USAGE)
    position = read_position(arguments.source)
    if not isinstance(position, Position):
        raise CommandError("perft counts games of two, not those against the Automa")
    return position


def _with_progress(moves: list[Move], depth: int) -> Iterable[Move]:
    if depth <= _QUICK_DEPTH or not sys.stderr.isatty():
        return moves
    from tqdm import tqdm

    return tqdm(moves, delay=_SILENT_SECONDS, unit="move", leave=False)
