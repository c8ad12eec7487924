"""`quiltbee engine`: a player of the computer's behind the engine protocol."""

import argparse

from quiltbee.opponents import PLAYERS
from quiltbee.protocol import run_engine


def run(arguments: argparse.Namespace) -> int:
    """Answer the protocol on standard input and output until `quit` or the end of input."""
    run_engine(PLAYERS[arguments.player]())
    return 0
