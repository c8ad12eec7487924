"""The log of sign-ins: a line for each, with its kind and how it went, and not whose it was."""

from collections.abc import Iterator
from contextlib import contextmanager

from quiltbee.server.errors import ServerError
from quiltbee.server.logs import log
from quiltbee.server.store.values import Proof


@contextmanager
def logged(proof: Proof) -> Iterator[None]:
    """Log a sign-in by a kind of proof: that it succeeded, or the kind of the refusal."""
    try:
        yield
    except ServerError as error:
        log.info(f"A sign-in by {proof} was refused: {error.kind}.")  # alike by its kind
        raise
    log.info(f"A sign-in by {proof} succeeded.")
