"""`quiltbee new`: the position after set-up, as a position string or drawn."""

import argparse
import secrets
import string
import sys

from quiltbee.commands.errors import CommandError
from quiltbee.notation import format_position
from quiltbee.rules import Board, Position, PositionError, new_game, ring_from_seed


def run(arguments: argparse.Namespace) -> int:
    """Print the position after set-up."""
    position = set_up(arguments)
    if arguments.show:
        from quiltbee.commands.board import draw
        from quiltbee.commands.terminal import paper_for
        from quiltbee.commands.words import player_names

        print("\n".join(draw(position, player_names(), paper_for(sys.stdout))))
    else:
        print(format_position(position))
    return 0


def set_up(arguments: argparse.Namespace) -> Position:
    """The set-up of the options --ring or --seed and --board; without both a seed is drawn."""
    ring = arguments.ring
    try:
        if ring is None:
            ring = ring_from_seed(draw_seed() if arguments.seed is None else arguments.seed)
        return new_game(ring, Board(arguments.board or Board.REVISED.value))
    except PositionError as error:
        raise CommandError(str(error)) from None
    except UnicodeEncodeError:
        raise CommandError("the seed is not text") from None


def draw_seed() -> str:
    """A random seed of 8 letters."""
    return "".join(secrets.choice(string.ascii_lowercase) for _ in range(8))
