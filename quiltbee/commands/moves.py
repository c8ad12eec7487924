"""`quiltbee moves`: the legal moves of a position, or at the end of a game."""

import argparse
import sys

from quiltbee.commands.sources import read_position
from quiltbee.rules import legal_moves


def run(arguments: argparse.Namespace) -> int:
    """List the moves by patch, or one a line with --plain, or only --count them."""
    position = read_position(arguments.source)
    if arguments.count:
        print(len(legal_moves(position)))
    elif arguments.plain:
        from quiltbee.notation import format_move

        for move in legal_moves(position):
            print(format_move(move))
    else:
        from quiltbee.commands.listing import list_moves
        from quiltbee.commands.terminal import paper_for
        from quiltbee.commands.words import player_names

        print("\n".join(list_moves(position, player_names(), paper_for(sys.stdout))))
    return 0
