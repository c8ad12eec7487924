"""A restart charges nobody: clocks stand still while no server is alive."""

import asyncio
import weakref
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import StaticPool, create_engine, select

from quiltbee.server.errors import StoreError
from quiltbee.server.features import open_store
from quiltbee.server.store import Database, liveness
from quiltbee.server.store.liveness import BUSY, HELD_UP, IDLE, LATE, Liveness
from quiltbee.server.store.news import Note
from quiltbee.server.store.schema import create_tables, outages
from quiltbee.server.store.writer import Work
from tests.profiles import scaled

START = 1_700_000_000_000
_Result = TypeVar("_Result")
RIGHT = 1000
"""Milliseconds by which an outage may leave a clock wrong."""


class World:
    """A database, and the time; `away` is a database that can't be reached."""

    def __init__(self, *, alone: bool = True) -> None:
        self.time = START
        self.away = False
        self.alone = alone
        self.engine = create_engine("sqlite://", poolclass=StaticPool)
        weakref.finalize(self, self.engine.dispose)
        with self.engine.begin() as connection:
            create_tables(connection)

    def process(self, name: str = "one") -> "Process":
        """A process that starts now."""
        return Process(self, name)

    def outages(self) -> list[tuple[int, int]]:
        """The outages that are stored, in milliseconds since the start."""
        with self.engine.connect() as connection:
            found = connection.execute(select(outages).order_by(outages.c.began)).all()
        return [(row.began - START, row.ended - START) for row in found]


class Connected(Database):
    """The world's database as a process sees it."""

    def __init__(self, world: World, server: str) -> None:
        self._world = world
        self.server = server
        self.is_alone = world.alone

    async def write(self, work: Work, *_: Note) -> None:
        if self._world.away:
            raise StoreError("The store can't be written just now: it is away.")
        with self._world.engine.begin() as connection:
            work(connection)


def finish(coroutine: Coroutine[Any, Any, _Result]) -> _Result:
    """Run a coroutine that waits for nothing."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: _Result = end.value
        return result
    raise AssertionError("it waits")


class Process:
    """A process that lives: it beats, and time goes by; to kill it is to forget it."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.liveness = Liveness(Connected(world, name), lambda: world.time)
        finish(self.liveness.start())

    def beat(self, busy: bool = True) -> bool:
        """A beat; False also if it can't be written."""
        try:
            return finish(self.liveness.beat(busy))
        except StoreError:
            return False

    def live(self, time: int, *others: "Process") -> None:
        """Let time go by, with a beat every half second of this process and of others."""
        end = self.world.time + time
        while self.world.time + BUSY <= end:
            self.world.time += BUSY
            for process in (self, *others):
                process.beat()
        self.world.time = end

    @property
    def served(self) -> int:
        """The served time now."""
        return self.liveness.served(self.world.time)

    def stop(self) -> None:
        """End in order."""
        finish(self.liveness.stop())


def test_no_time_is_lost_while_a_process_lives() -> None:
    process = World().process()
    began = process.served
    process.live(10_250)
    assert process.served - began == 10_250
    assert process.world.outages() == []


def test_the_time_between_two_processes_is_not_served() -> None:
    world = World()
    killed = world.process()
    killed.live(3_000)
    served = killed.served
    world.time += 60_000
    restarted = world.process("two")
    assert world.outages() == [(3_000, 63_000)]
    assert restarted.served == served
    assert restarted.liveness.served(START + 2_000) == START + 2_000
    restarted.live(5_000)
    assert restarted.served == served + 5_000


def test_who_stopped_in_order_was_alive_to_the_end() -> None:
    world = World()
    process = world.process()
    process.beat(busy=False)
    world.time += 30_000
    process.stop()
    world.time += 5_000
    world.process("two")
    assert world.outages() == [(30_000, 35_000)]


def test_another_process_that_lives_bridges_the_gap() -> None:
    world = World(alone=False)
    one, two = world.process("one"), world.process("two")
    one.live(3_000, two)
    two.live(20_000)
    assert world.process("three").served == START + 23_000
    assert world.outages() == []


def test_a_database_that_was_away_is_an_outage_for_all_processes() -> None:
    world = World(alone=False)
    one, two = world.process("one"), world.process("two")
    idle = world.process("idle")
    one.live(3_000, two)
    world.away = True
    one.live(10_000, two)
    assert one.served <= START + 3_000 + BUSY
    world.away = False
    assert one.beat()
    assert two.beat()
    assert idle.beat()
    assert world.outages() == [(3_000, 13_000)]
    for process in (one, two, idle):
        assert process.served == START + 3_000
        assert not process.beat()


def test_a_process_that_lost_the_database_alone_finds_no_outage() -> None:
    world = World(alone=False)
    one, two = world.process("one"), world.process("two")
    one.live(1_000, two)
    world.away = True
    one.live(1_000)
    world.away = False
    two.beat()
    one.live(1_000, two)
    assert world.outages() == []
    assert one.served == START + 3_000


def test_a_process_that_was_held_up_finds_the_outage() -> None:
    """A notebook that was closed, or a disk that took its time."""
    world = World()
    process = world.process()
    process.live(1_000)
    world.time += 3_600_000
    assert process.served <= START + 1_000 + BUSY + HELD_UP
    assert process.beat()
    assert process.served == START + 1_000


def test_an_idle_process_is_trusted_for_a_minute() -> None:
    world = World()
    process = world.process()
    world.time += IDLE + BUSY
    assert process.served == world.time
    assert not process.beat(busy=False)
    assert world.outages() == []


def test_a_clock_that_was_far_ahead_does_no_harm() -> None:
    world = World(alone=False)
    world.time += 10**12
    world.process("ahead")
    world.time = START
    world.process("one").live(1_000)
    world.time += 10_000
    world.process("two")
    assert world.outages() == [(1_000, 11_000)]


def test_the_heart_beats_by_itself(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Through an absence of the database, of which it complains once."""
    monkeypatch.setattr(liveness, "BUSY", 1)
    world = World()
    process = world.process()

    async def live() -> None:
        back = asyncio.Event()
        keeping = asyncio.create_task(
            process.liveness.keep(lambda: True, back.set, lambda _: lambda: None)
        )
        world.away = True
        world.time += 10_000
        while not caplog.records:  # noqa: ASYNC110 - its beat is what is waited for
            await asyncio.sleep(0.001)
        world.time += 10_000
        world.away = False
        await back.wait()
        keeping.cancel()

    asyncio.run(live())
    assert world.outages() == [(0, 20_000)]
    assert [record.getMessage() for record in caplog.records] == [
        "All clocks stand still: The store can't be written just now: it is away."
    ]


@settings(max_examples=scaled(30))
@given(
    st.booleans(),
    st.lists(st.tuples(st.integers(0, 5_000), st.integers(0, 5_000)), max_size=6),
    st.booleans(),
)
def test_clocks_are_right_after_every_kill(
    alone: bool, kills: list[tuple[int, int]], in_order: bool
) -> None:
    """Served time never runs backwards, and is that in which a process lived, within a second."""
    world = World(alone=alone)
    process = world.process("first")
    for number, (lived, gone) in enumerate(kills):
        process.beat()
        began = process.served
        process.live(lived)
        served = process.served - began
        assert served == lived
        if in_order:
            process.stop()
        world.time += gone
        process = world.process(str(number))
        charged = process.served - began - lived
        assert -BUSY <= charged <= min(gone, BUSY + LATE) < RIGHT
        assert not alone or charged <= 0
    ends = [moment for outage in world.outages() for moment in outage]
    assert ends == sorted(ends)


@settings(max_examples=scaled(30))
@given(st.lists(st.tuples(st.integers(0, 4_000), st.integers(1, 4_000)), max_size=6))
def test_clocks_are_right_after_every_absence_of_the_database(
    absences: list[tuple[int, int]],
) -> None:
    world = World(alone=False)
    one, two = world.process("one"), world.process("two")
    for there, away in absences:
        one.live(there, two)
        one.live(-world.time % BUSY, two)
        one.beat()
        two.beat()
        began = one.served
        world.away = True
        one.live(away, two)
        world.away = False
        one.beat()
        two.beat()
        assert -BUSY <= one.served - began < RIGHT
        assert one.served == two.served


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_liveness_is_kept_in_every_database(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Two processes after each other; on PostgreSQL the first is long silent."""
    address = request.getfixturevalue("database") if kind == "postgres" else None
    times = [START, START + 2 * IDLE]

    async def live() -> int:
        store = open_store(tmp_path, address)
        alive = Liveness(store.database, lambda: times[0])
        await alive.start()
        assert not await alive.beat(busy=True)
        store.close()
        return alive.served(times[0])

    assert asyncio.run(live()) == START
    times.pop(0)
    assert asyncio.run(live()) == START
