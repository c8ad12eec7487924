"""The clock of the server; whoever needs one is given it, so that a test can set the time."""

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Gives milliseconds since 1970."""

DAY = 24 * 60 * 60 * 1000
"""A day in milliseconds."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
