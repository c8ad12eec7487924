"""The log of sign-ins: one line each, with its kind and outcome, but not whose it was."""

from collections.abc import Iterator
from contextlib import contextmanager

from quiltbee.server.errors import ServerError
from quiltbee.server.logs import log
from quiltbee.server.store.values import Proof


@contextmanager
def logged(proof: Proof) -> Iterator[None]:
    """Log a sign-in with a kind of proof: that it succeeded, or why it was refused."""
    try:
        yield
    except ServerError as error:
        log.info(f"A sign-in by {proof} was refused: {error.kind}.")  # alike by its kind
        raise
    log.info(f"A sign-in by {proof} succeeded.")
