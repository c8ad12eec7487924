"""What is wrong with a database is told in the log, now and then and without values."""

import sqlite3

import pytest
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from quiltbee.server.store.writer import PAUSE, Trouble

FULL = OperationalError("INSERT", {}, sqlite3.OperationalError("disk is full\nsee page 7"))


def test_the_log_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    times = iter([0.0, 0.0, PAUSE - 1, PAUSE, PAUSE])
    trouble = Trouble("written", clock=lambda: next(times))
    for _ in range(3):
        assert str(trouble.explain(FULL)) == "The store can't be written just now: disk is full."
    assert caplog.messages == ["The store can't be written just now: disk is full"] * 2


def test_the_log_has_no_values(caplog: pytest.LogCaptureFixture) -> None:
    Trouble("read").explain(DataError("SELECT", {}, sqlite3.DataError("no number: 'Ann'")))
    assert caplog.messages == ["The store can't be read just now: DataError"]


def test_a_lost_race_is_no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    Trouble("written").explain(IntegrityError("INSERT", {}, sqlite3.IntegrityError("not unique")))
    assert caplog.messages == []
