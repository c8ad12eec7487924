"""The server's clock, and days such as `2026-11-23` in any time zone.

Functions get the clock as an argument, so that tests can set the time.
"""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

Clock = Callable[[], int]
"""Returns milliseconds since 1970."""

DAY = 24 * 60 * 60 * 1000
"""A day in milliseconds."""

FIRST_DAY = date(2026, 11, 2)
"""The first day with a daily game and a daily puzzle."""


def now() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def is_day(day: str) -> bool:
    """Return whether a text is a day such as `2026-11-23`, not before the first."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return False
    return found.isoformat() == day and found >= FIRST_DAY


def is_today_somewhere(day: str, now: int) -> bool:
    """Return whether it is this day in some time zone, UTC-12 to UTC+14, at a time in ms."""
    return day in _days_around(now)


def has_come(day: str, now: int) -> bool:
    """Return whether a day has begun in some time zone."""
    return day <= _days_around(now)[-1]


def beginning_of(day: str) -> int:
    """Return when a day begins in UTC+14, the first time zone, in ms since 1970."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int((midnight - timedelta(hours=14)).timestamp() * 1000)


def first_day_after(at: int) -> str:
    """Return the first day that has begun in no time zone, at a time in ms since 1970."""
    return (date.fromisoformat(_days_around(at)[-1]) + timedelta(1)).isoformat()


def _days_around(now: int) -> list[str]:
    at = datetime.fromtimestamp(now / 1000, UTC)
    first, last = at - timedelta(hours=12), at + timedelta(hours=14)
    days = (last.date() - first.date()).days
    return [(first.date() + timedelta(each)).isoformat() for each in range(days + 1)]
