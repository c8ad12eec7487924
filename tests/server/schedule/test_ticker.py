"""The ticker: what is due is done, once at a time, whatever else fails."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from quiltbee.server.errors import StoreError
from quiltbee.server.figures import FIGURES
from quiltbee.server.schedule import (
    AT_ONCE,
    FIRST_PAUSE,
    LONGEST_PAUSE,
    SHORTEST,
    TICK,
    Ticker,
)
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.process import PATIENCE

START = 1_700_000_000_000


class Duty:
    """Notes what it does; a thing is due from its time until it has been done."""

    def __init__(self, kind: str = "thing", **times: int) -> None:
        self.kind = kind
        self.times = {key: START + time for key, time in times.items()}
        self.done: list[str] = []
        self.failures: list[Exception] = []
        self.gate: asyncio.Event | None = None
        self.doing = self.most = 0

    def due(self, connection: Connection, now: int) -> list[str]:
        return [key for key, time in self.times.items() if time <= now]

    async def do(self, key: str) -> None:
        self.doing += 1
        self.most = max(self.most, self.doing)
        try:
            if self.gate is not None:
                await self.gate.wait()
            if self.failures:
                raise self.failures.pop(0)
            self.done.append(key)
            del self.times[key]
        finally:
            self.doing -= 1


def test_it_asks_again_when_something_is_known_to_fall_due(store: SqliteStore) -> None:
    times: list[int | None] = []
    ticker = Ticker(store.database, lambda: START, soonest=lambda: times[-1])
    for soonest, pause in ((None, TICK), (40, 0.041), (9_000, TICK), (-3, SHORTEST)):
        times.append(None if soonest is None else START + soonest)
        assert ticker.pause == pytest.approx(pause)


class World:
    """A ticker, and the time by which it goes."""

    def __init__(self, store: SqliteStore, *duties: Duty) -> None:
        self.now = START
        self.ticker = Ticker(store.database, lambda: self.now, *duties)

    async def pass_by(self, milliseconds: int) -> None:
        self.now += milliseconds
        await self.ticker.do_all()


@asynccontextmanager
async def world(folder: Path, *duties: Duty) -> AsyncIterator[World]:
    store = SqliteStore(folder)
    there = World(store, *duties)
    yield there
    await there.ticker.close()
    store.close()


async def test_what_is_due_is_done_at_its_time_and_once(tmp_path: Path) -> None:
    duty, other = Duty(soon=0, later=500), Duty("other", soon=100)
    async with world(tmp_path, duty, other) as there:
        await there.pass_by(0)
        assert (duty.done, other.done) == (["soon"], [])
        await there.pass_by(499)
        assert (duty.done, other.done) == (["soon"], ["soon"])
        await there.pass_by(1)
        await there.pass_by(10_000)
        assert duty.done == ["soon", "later"]


async def test_it_runs_by_itself_several_times_a_second(tmp_path: Path) -> None:
    duty = Duty(soon=0)
    async with world(tmp_path, duty) as there:
        there.ticker.start()
        for key in ("soon", "next"):
            duty.times.setdefault(key, there.now)
            began = time.monotonic()
            while key not in duty.done:
                assert time.monotonic() < began + PATIENCE
                await asyncio.sleep(0.01)
        assert TICK <= 0.25


async def test_only_a_few_things_are_done_at_once_and_all_of_them_are(tmp_path: Path) -> None:
    duty = Duty()
    duty.times = {f"thing{number}": START for number in range(50)}
    duty.gate = asyncio.Event()
    async with world(tmp_path, duty) as there:
        await there.ticker.tick()
        await there.ticker.tick()
        await asyncio.sleep(0)
        assert duty.doing == AT_ONCE
        duty.gate.set()
        await there.pass_by(0)
        assert (len(duty.done), len(set(duty.done)), duty.most) == (50, 50, AT_ONCE)


async def test_a_thing_is_not_done_twice_at_the_same_time(tmp_path: Path) -> None:
    duty = Duty(thing=0)
    duty.gate = asyncio.Event()
    async with world(tmp_path, duty) as there:
        for _ in range(3):
            await there.ticker.tick()
            await asyncio.sleep(0)
        assert duty.doing == 1
        duty.gate.set()
        await there.pass_by(0)
        assert duty.done == ["thing"]


async def test_what_fails_is_tried_again_after_pauses_that_grow(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    duty, before = Duty(thing=0), FIGURES.faults
    duty.failures = [StoreError("No disk."), StoreError("No disk."), StoreError("No disk.")]
    async with world(tmp_path, duty) as there:
        for pause in (0, FIRST_PAUSE, 2 * FIRST_PAUSE):
            await there.pass_by(pause - 1)
            await there.pass_by(1)
        await there.pass_by(4 * FIRST_PAUSE - 1)
        assert (duty.failures, duty.done) == ([], [])
        await there.pass_by(1)
        assert duty.done == ["thing"]
    assert FIGURES.faults == before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_fault_is_logged_and_stops_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    duty, other, before = Duty(bad=0), Duty("other", good=0), FIGURES.faults
    duty.failures = [ZeroDivisionError("one")]
    async with world(tmp_path, duty, other) as there:
        await there.pass_by(0)
        assert (duty.done, other.done) == ([], ["good"])
        await there.pass_by(FIRST_PAUSE)
        assert duty.done == ["bad"]
    assert FIGURES.faults == before + 1
    assert "Duty failed: thing bad" in caplog.text


async def test_pauses_have_an_end(tmp_path: Path) -> None:
    duty = Duty(thing=0)
    duty.failures = [StoreError("No disk.") for _ in range(40)]
    async with world(tmp_path, duty) as there:
        for _ in range(40):
            await there.pass_by(LONGEST_PAUSE)
        assert duty.failures == []


async def test_a_store_that_cannot_be_asked_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    duty = Duty(thing=0)
    async with world(tmp_path, duty) as there:
        monkeypatch.setattr("quiltbee.server.background.PAUSE", 0.01)
        ask, asked = there.ticker._database.read, list[int]()

        async def fail(question: object) -> list[object]:
            asked.append(1)
            if len(asked) < 3:
                raise StoreError("No disk.")
            return await ask(question)  # type: ignore[arg-type]

        monkeypatch.setattr(there.ticker._database, "read", fail)
        there.ticker.start()
        began = time.monotonic()
        while not duty.done:
            assert time.monotonic() < began + PATIENCE
            await asyncio.sleep(0.01)


async def test_after_its_end_it_does_nothing(tmp_path: Path) -> None:
    duty = Duty(thing=0)
    duty.gate = asyncio.Event()
    async with world(tmp_path, duty) as there:
        there.ticker.start()
        while not duty.doing:  # noqa: ASYNC110 - it is another task
            await asyncio.sleep(0.01)
        await there.ticker.close()
        duty.gate.set()
        await asyncio.sleep(2 * TICK)
        assert (duty.doing, duty.done) == (0, [])
