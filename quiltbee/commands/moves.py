"""`quiltbee moves`: the legal moves of a position, or at the end of a game."""

import argparse
import sys
from typing import Any

from quiltbee.commands.sources import read_position
from quiltbee.games import Chance, variant_of
from quiltbee.notation import format_move


def run(arguments: argparse.Namespace) -> int:
    """List the moves by patch, or one a line with --plain, or only --count them.

    If a card is due, there is no move to choose.
    """
    position = read_position(arguments.source)
    variant = variant_of(position)
    if arguments.count:
        print(len(variant.legal_moves(position)))
    elif arguments.plain:
        for move in variant.legal_moves(position):
            print(format_move(move))
    else:
        print("\n".join(_listed(position)))
    return 0


def _listed(position: Any) -> list[str]:
    from quiltbee.terminal.canvas import canvas_for
    from quiltbee.terminal.listing import list_moves
    from quiltbee.terminal.presentation import presentation_of
    from quiltbee.terminal.words import t

    variant, look = variant_of(position), presentation_of(position)
    if look.cards is not None and variant.decider(position) is Chance.CARD:
        return [t(look.cards.no_choice)]
    return list_moves(variant.table(position), look.names({}, None), canvas_for(sys.stdout))
