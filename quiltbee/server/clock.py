"""The clock of the server; whoever needs one is given it, so that a test can set the time.

Also days as the calendars of people name them, `2026-11-23`, each by their own clock.
"""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

Clock = Callable[[], int]
"""Gives milliseconds since 1970."""

DAY = 24 * 60 * 60 * 1000
"""A day in milliseconds."""

FIRST_DAY = date(2026, 11, 2)
"""There is no daily game and no puzzle of a day before it."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def is_day(day: str) -> bool:
    """Whether a text names a day as `2026-11-23`, and not one before the first."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return False
    return found.isoformat() == day and found >= FIRST_DAY


def is_today_somewhere(day: str, now: int) -> bool:
    """Whether a day has begun and is not over, in some time zone from UTC-12 to UTC+14.

    `now` is in ms since 1970.
    """
    return day in _days_around(now)


def has_come(day: str, now: int) -> bool:
    """Whether a day has begun anywhere."""
    return day <= _days_around(now)[-1]


def _days_around(now: int) -> list[str]:
    at = datetime.fromtimestamp(now / 1000, UTC)
    first, last = at - timedelta(hours=12), at + timedelta(hours=14)
    days = (last.date() - first.date()).days
    return [(first.date() + timedelta(each)).isoformat() for each in range(days + 1)]
