"""Database errors, as callers and the log see them."""

import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionError

from quiltbee.server.errors import ConflictError, StoreError

PAUSE = 60.0
"""Seconds between two lines of the log: while a disk is full every request fails."""

_OUTSIDE = (OperationalError, InterfaceError, NoConnectionError)
"""What the database says of itself, and not of the values that it was given."""

_LOG = logging.getLogger(__name__)


class Trouble:
    """Turns database errors into StoreError; `doing` is "read" or "written"."""

    def __init__(self, doing: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._sentence = f"The store can't be {doing} just now"
        self._clock = clock
        self._told = -PAUSE

    def explain(self, error: SQLAlchemyError) -> StoreError:
        """The error for the caller; logged at once, and then at most once a minute."""
        is_conflict = isinstance(error, IntegrityError)
        kind = ConflictError if is_conflict else StoreError
        explained = kind(f"{self._sentence}: {describe(error)}.")
        explained.__cause__ = error
        if not is_conflict and self._clock() >= self._told + PAUSE:
            self._told = self._clock()
            words = describe(error) if isinstance(error, _OUTSIDE) else type(error).__name__
            _LOG.error("%s: %s", self._sentence, words)
        return explained


def describe(error: BaseException) -> str:
    """The database's error message, without SQL, values and links."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.partition("\n")[0].rstrip(".")
