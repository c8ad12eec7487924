"""`quiltbee engine`: a player of the computer's behind the engine protocol."""

import argparse
import os

from quiltbee.commands.errors import CommandError
from quiltbee.protocol import run_engine


def run(arguments: argparse.Namespace) -> int:
    """Answer the protocol on standard input and output, or to whoever connects to an address."""
    if arguments.listen is None:
        if arguments.engines is not None:
            raise CommandError("--engines needs --listen HOST:PORT", status=2)
        return run_engine(arguments.player)
    return _listen(arguments.player, arguments.listen, arguments.engines or _processors())


def _listen(player: str, address: str, engines: int) -> int:
    from quiltbee.protocol.worker import run_worker

    try:
        return run_worker(player, address, engines)
    except ValueError as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"can't listen at {address}: {error.strerror or error}") from None


def _processors() -> int:
    return os.cpu_count() or 1
