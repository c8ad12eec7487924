"""`quiltbee engine`: a computer player behind the engine protocol."""

import argparse

from quiltbee.protocol import run_engine


def run(arguments: argparse.Namespace) -> int:
    """Answer the protocol on standard input and output."""
    return run_engine(arguments.player)
