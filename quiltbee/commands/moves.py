"""`quiltbee moves`: the legal moves of a position, or at the end of a game."""

import argparse
import sys

from quiltbee.automa import Solo, solo_moves
from quiltbee.commands.sources import read_position
from quiltbee.rules import Position, legal_moves


def run(arguments: argparse.Namespace) -> int:
    """List the moves by patch, or one a line with --plain, or only --count them.

    In a solo game they are the person's; on the Automa's turn there is none to choose.
    """
    position = read_position(arguments.source)
    if not (arguments.count or arguments.plain):
        print("\n".join(_listed(position)))
        return 0
    moves = solo_moves(position) if isinstance(position, Solo) else legal_moves(position)
    if arguments.count:
        print(len(moves))
    else:
        from quiltbee.notation import format_move

        for move in moves:
            print(format_move(move))
    return 0


def _listed(position: Position | Solo) -> list[str]:
    from quiltbee.commands.listing import list_moves
    from quiltbee.commands.terminal import paper_for
    from quiltbee.commands.words import player_names

    names = player_names()
    if isinstance(position, Solo):
        if position.is_automas_turn:
            return ["No move can be chosen: it is the Automa's turn."]
        names, position = (names[0], "the Automa"), position.table
    return list_moves(position, names, paper_for(sys.stdout))
