"""`quiltbee new`: the position after set-up, as a position string or drawn."""

import argparse
import sys
from random import Random, SystemRandom

from quiltbee.automa import SetUp
from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.notation import format_position
from quiltbee.rules import Board, PositionError, check_ring, draw_seed, ring_from_seed


def run(arguments: argparse.Namespace) -> int:
    """Print the position after set-up."""
    chance = SystemRandom()
    position = set_up_of(arguments, chance).start(chance)
    if arguments.show:
        from quiltbee.languages import of_system
        from quiltbee.terminal.board import draw
        from quiltbee.terminal.canvas import canvas_for, speak
        from quiltbee.terminal.sentences import names_of

        speak(of_system())
        print("\n".join(draw(position, names_of(position), canvas_for(sys.stdout))))
    else:
        print(format_position(position))
    return 0


def set_up_of(arguments: argparse.Namespace, chance: Random) -> SetUp:
    """Return the ring and board by the options; without --ring or --seed, a seed is drawn.

    Raises CommandError for an impossible ring or seed.
    """
    ring = arguments.ring
    try:
        if ring is None:
            ring = ring_from_seed(draw_seed(chance) if arguments.seed is None else arguments.seed)
        check_ring(ring)
    except PositionError as error:
        raise CommandError(str(error), WRONG_USAGE) from None
    except UnicodeEncodeError:
        raise CommandError("the seed is not text", WRONG_USAGE) from None
    return SetUp(ring, Board(arguments.board or Board.REVISED.value))
