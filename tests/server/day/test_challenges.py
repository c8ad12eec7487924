"""What is played on a day: by its name alone, the same for ever."""

from datetime import UTC, date, datetime, timedelta

import pytest

from quiltbee.automa import Deck
from quiltbee.games import begin
from quiltbee.rules import Seat
from quiltbee.server.clock import FIRST_DAY, has_come, is_today_somewhere
from quiltbee.server.day import (
    cards_of,
    challenge_of,
)
from quiltbee.server.errors import UnknownError


def at(text: str) -> int:
    """A moment of UTC in ms since 1970."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def test_a_week() -> None:
    """Written out: what was played on a day must never change."""
    week = [challenge_of((date(2026, 11, 23) + timedelta(each)).isoformat()) for each in range(7)]
    assert [(each.rival.level, each.rival.deck, int(each.seat)) for each in week] == [
        (2, None, 2),
        (4, None, 1),
        (2, Deck.NORMAL, 1),
        (5, None, 1),
        (6, None, 2),
        (3, Deck.TACTICAL, 1),
        (8, None, 2),
    ]
    assert week[0].start().ring == "dXfZFNOMUCVYgBJPQTKSWLacGHEeIbDRA"
    solo = week[5].start()
    assert solo.table.ring == "aCQPZUeKVBJgOMNXDcLTSHYEGFRIWbdfA"
    assert solo.shuffle == (13, 23, 24, 15, 14, 21, 22, 20, 19, 17, 18, 16)


def test_cards_are_fixed_however_often_they_are_shuffled() -> None:
    challenge = challenge_of("2026-11-28")
    games = [begin(challenge.start()) for _ in range(2)]
    assert games[0].positions == games[1].positions
    assert challenge.start().variant == "solo"
    first, again, second = (list(range(12)) for _ in range(3))
    cards_of("2026-11-28", 1).shuffle(first)
    cards_of("2026-11-28", 1).shuffle(again)
    cards_of("2026-11-28", 2).shuffle(second)
    assert first == again != second


def test_days_differ() -> None:
    days = [(FIRST_DAY + timedelta(each)).isoformat() for each in range(100)]
    assert len({challenge_of(day).seed for day in days}) == 100
    assert challenge_of(days[0]).start().variant == "duel"
    seats = [challenge_of(day).seat for day in days if challenge_of(day).rival.deck is None]
    assert {Seat.FIRST, Seat.SECOND} == set(seats)


@pytest.mark.parametrize(
    "day", ["2026-11-01", "2026-02-30", "2026-W48-1", "20261123", "", "tomorrow", "0000-00-00"]
)
def test_no_such_day(day: str) -> None:
    with pytest.raises(UnknownError, match="no daily game"):
        challenge_of(day)


@pytest.mark.parametrize(
    ("now", "days"),
    [
        ("2026-11-23T12:30", ["2026-11-23", "2026-11-24"]),
        ("2026-11-23T09:59", ["2026-11-22", "2026-11-23"]),
        ("2026-11-23T10:30", ["2026-11-22", "2026-11-23", "2026-11-24"]),
        ("2026-11-24T00:00", ["2026-11-23", "2026-11-24"]),
    ],
)
def test_today_is_where_somebody_is(now: str, days: list[str]) -> None:
    around = [f"2026-11-{day}" for day in range(20, 28)]
    assert [day for day in around if is_today_somewhere(day, at(now))] == days
    assert [day for day in around if has_come(day, at(now))] == [
        day for day in around if day <= days[-1]
    ]
