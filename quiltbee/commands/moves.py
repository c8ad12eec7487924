"""`quiltbee moves`: the legal moves of a position, or at the end of a game."""

import argparse
import sys
from typing import Any

from quiltbee.commands.sources import read_position
from quiltbee.notation import format_move
from quiltbee.rules import Chance


def run(arguments: argparse.Namespace) -> int:
    """List the moves by patch, or one a line with --plain, or only --count them.

    If a card is due, there is no move to choose.
    """
    position = read_position(arguments.source)
    if arguments.count:
        print(len(position.legal_moves()))
    elif arguments.plain:
        for move in position.legal_moves():
            print(format_move(move))
    else:
        print("\n".join(_listed(position)))
    return 0


def _listed(position: Any) -> list[str]:
    from quiltbee.languages import of_system
    from quiltbee.terminal.board import list_moves
    from quiltbee.terminal.canvas import canvas_for, speak, t
    from quiltbee.terminal.sentences import names_of

    speak(of_system())
    if position.decider is Chance.CARD:
        return [t("terminal-card-no-choice")]
    return list_moves(position.table, names_of(position), canvas_for(sys.stdout))
