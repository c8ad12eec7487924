"""`quiltbee engine`: a player of the computer's behind the engine protocol."""

import argparse

from quiltbee.protocol import run_engine


def run(arguments: argparse.Namespace) -> int:
    """Answer the protocol on standard input and output until `quit` or the end of input."""
    return run_engine(arguments.player)
