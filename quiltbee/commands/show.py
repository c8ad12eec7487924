"""`quiltbee show`: a position, or a game at its end or after some of its moves, as text."""

import argparse
import sys
import textwrap

from quiltbee.commands.board import draw
from quiltbee.commands.errors import CommandError
from quiltbee.commands.sources import read_game
from quiltbee.commands.terminal import paper_for, printable
from quiltbee.commands.words import counted, move_sentence, names_of


def run(arguments: argparse.Namespace) -> int:
    """Draw what is given; of a faulty record what came before the fault, with exit status 1."""
    faults: list[str] = []
    game = read_game(arguments.source, faults.append)
    positions = game.positions
    at = len(game.moves) if arguments.at is None else arguments.at
    if at > len(game.moves):
        raise CommandError(f"the game has only {counted(len(game.moves), 'move')}")
    names, paper = names_of(game), paper_for(sys.stdout)
    if game.moves:
        print(f"After {at} of {counted(len(game.moves), 'move')}.")
        if at:
            said = move_sentence(positions[at - 1], game.moves[at - 1], positions[at], names)
            print("\n".join(textwrap.wrap(said, paper.width)))
        print()
    print("\n".join(draw(positions[at], names, paper)))
    for fault in faults:
        print(f"quiltbee: {printable(fault, 400)}", file=sys.stderr)
    return 1 if faults else 0
