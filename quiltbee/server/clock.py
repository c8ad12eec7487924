"""The server's clock; it is passed to everything that needs it, so that a test can set the time.

Also days such as `2026-11-23`, as each person's own calendar names them.
"""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

Clock = Callable[[], int]
"""Gives milliseconds since 1970."""

DAY = 24 * 60 * 60 * 1000
"""A day in milliseconds."""

FIRST_DAY = date(2026, 11, 2)
"""The first day with a daily game and a daily puzzle."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def is_day(day: str) -> bool:
    """Whether a text names a day such as `2026-11-23`, not before the first."""
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


def beginning_of(day: str) -> int:
    """When a day begins, at first in UTC+14, in ms since 1970."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int((midnight - timedelta(hours=14)).timestamp() * 1000)


def first_day_after(at: int) -> str:
    """The first day that has begun nowhere at a time in ms since 1970."""
    return (date.fromisoformat(_days_around(at)[-1]) + timedelta(1)).isoformat()


def _days_around(now: int) -> list[str]:
    at = datetime.fromtimestamp(now / 1000, UTC)
    first, last = at - timedelta(hours=12), at + timedelta(hours=14)
    days = (last.date() - first.date()).days
    return [(first.date() + timedelta(each)).isoformat() for each in range(days + 1)]
