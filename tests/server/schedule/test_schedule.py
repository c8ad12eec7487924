"""The schedule: what is due is done, in its order, once, and nothing wakes it without need."""

import asyncio
import logging

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltbee.server.errors import StoreError
from quiltbee.server.figures import FIGURES
from quiltbee.server.schedule.schedule import (
    AT_ONCE,
    FIRST_PAUSE,
    LONGEST_PAUSE,
    LONGEST_TIMER,
    Schedule,
)
from tests.profiles import scaled
from tests.server.schedule.fakes import START, Duty, FakeTime, settle

HOUR = 60 * 60 * 1000


class World:
    """A schedule with one duty, and time."""

    def __init__(self, **stored: int) -> None:
        self.time = FakeTime()
        self.schedule = Schedule(self.time.clock, self.time.later)
        self.duty = Duty(self.time)
        self.duty.stored = {key: START + due for key, due in stored.items()}
        self.schedule.take_on(self.duty)

    def at(self, key: str, due: int) -> None:
        self.schedule.at("thing", key, START + due)


async def test_what_is_due_is_done_at_its_time_and_once() -> None:
    world = World(a=500)
    world.schedule.start()
    await world.time.go_on(0)
    world.at("b", 200)
    await world.time.go_on(199)
    assert world.duty.done == []
    await world.time.go_on(10_000)
    assert world.duty.done == [("b", 200), ("a", 500)]
    assert len(world.schedule) == 0
    await world.schedule.close()


async def test_what_was_due_before_the_start_is_done_at_the_start() -> None:
    world = World(a=-HOUR, b=-1)
    world.schedule.start()
    await world.time.go_on(0)
    assert sorted(world.duty.done) == [("a", 0), ("b", 0)]


async def test_a_later_word_counts_and_a_thing_can_be_forgotten() -> None:
    world = World(a=100, b=100, c=100)
    world.schedule.start()
    await world.time.go_on(0)
    world.at("a", 300)
    world.at("b", 50)
    world.schedule.forget("thing", "c")
    assert world.schedule.due("thing", "a") == START + 300
    await world.time.go_on(1000)
    assert world.duty.done == [("b", 50), ("a", 300)]


async def test_nothing_wakes_it_while_nothing_is_due() -> None:
    world = World()
    world.schedule.start()
    await world.time.go_on(HOUR)
    assert (world.time.woken, world.time.timers) == (1, 0)  # the reading
    world.at("a", 3 * HOUR)
    await world.time.go_on(HOUR // 2)
    assert (world.time.woken, world.time.timers) == (1, 1)


async def test_thousands_of_things_need_one_timer() -> None:
    world = World()
    world.schedule.start()
    await world.time.go_on(0)
    for number in range(2000):
        world.at(str(number), 10_000 + number)
    assert world.time.timers == 1
    for number in range(2000):  # all go on, again and again
        for turn in range(10):
            world.at(str(number), 20_000 + 1000 * turn + number)
    assert world.time.timers == 1
    assert len(world.schedule._heap) <= 2 * len(world.schedule) + 64
    await world.time.go_on(60_000)
    assert [due for _, due in world.duty.done] == sorted(due for _, due in world.duty.done)
    assert len(world.duty.done) == 2000


async def test_a_clock_that_was_set_is_noticed_within_an_hour() -> None:
    world = World(a=5 * HOUR)
    world.schedule.start()
    await world.time.go_on(0)
    world.time.now += 6 * HOUR  # set, or asleep: the timers have not gone on
    await world.time.go_on(0)
    assert [key for key, _ in world.duty.done] == ["a"]
    assert LONGEST_TIMER <= HOUR


async def test_a_clock_that_was_set_is_noticed_with_the_next_thing_that_is_said() -> None:
    world = World(a=HOUR // 2)
    world.schedule.start()
    await world.time.go_on(0)
    world.time.now += HOUR
    world.at("b", 2 * HOUR)
    await world.time.go_on(0)
    assert [key for key, _ in world.duty.done] == ["a"]


async def test_a_thing_may_be_looked_at_again() -> None:
    world = World(a=100)
    world.duty.again["a"] = START + 700
    world.schedule.start()
    await world.time.go_on(1000)
    assert world.duty.done == [("a", 100), ("a", 700)]


async def test_what_is_said_while_a_thing_is_done_counts_more_than_what_comes_of_it() -> None:
    world = World(a=100, b=100)
    for key in ("a", "b"):
        world.duty.holds[key] = asyncio.Event()
        world.duty.again[key] = START + 150
    world.schedule.start()
    await world.time.go_on(120)
    world.at("a", 5000)
    world.schedule.forget("thing", "b")
    for hold in world.duty.holds.values():
        hold.set()
    await world.time.go_on(10_000)
    assert world.duty.done == [("a", 120), ("b", 120), ("a", 5000)]


async def test_a_thing_is_not_done_twice_at_the_same_time() -> None:
    world = World(a=100)
    hold = world.duty.holds["a"] = asyncio.Event()
    world.schedule.start()
    await world.time.go_on(100)
    world.at("a", 110)
    await world.time.go_on(FIRST_PAUSE * 3)
    assert world.duty.doing == 1
    hold.set()
    await world.time.go_on(FIRST_PAUSE * 3)
    assert len(world.duty.done) == 2
    assert world.duty.most == 1


async def test_only_a_few_things_are_done_at_once_and_all_of_them_are() -> None:
    world = World(**{f"k{number}": 0 for number in range(50)})
    for number in range(50):
        world.duty.holds[f"k{number}"] = asyncio.Event()
    world.schedule.start()
    await world.time.go_on(10)
    assert world.duty.doing == AT_ONCE
    for hold in world.duty.holds.values():
        hold.set()
    for _ in range(20):
        await settle()
    assert len(world.duty.done) == 50
    assert world.duty.most == AT_ONCE


def test_what_becomes_due_in_the_moment_in_which_all_else_is_done_is_done_too() -> None:
    async def course(steps: int) -> None:
        time = FakeTime()
        schedule, duty = Schedule(time.clock), Duty(time)  # its timers are those of the loop
        schedule.take_on(duty)
        keys = [f"k{number}" for number in range(AT_ONCE)]
        hold = asyncio.Event()
        duty.stored, duty.holds = dict.fromkeys(keys, START), dict.fromkeys(keys, hold)
        schedule.start()
        await settle()
        assert duty.doing == AT_ONCE
        hold.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        schedule.at("thing", "late", START)
        await asyncio.sleep(0)
        await settle()
        assert ("late", 0) in duty.done
        await schedule.close()

    for steps in range(6):
        asyncio.run(course(steps))


async def test_what_fails_is_tried_again_after_pauses_that_grow(
    caplog: pytest.LogCaptureFixture,
) -> None:
    world = World(a=0, b=50)
    world.duty.failures = [StoreError("away")] * 3
    world.schedule.start()
    await world.time.go_on(0)
    await world.time.go_on(60_000)
    assert world.duty.done == [("b", FIRST_PAUSE + 50), ("a", 3 * FIRST_PAUSE)]
    assert not caplog.records  # the store has said it


def test_a_fault_is_told_and_stops_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    async def course() -> None:
        world = World(a=0, b=10)
        world.duty.failures = [ValueError("a fault")]
        before = FIGURES.faults
        world.schedule.start()
        await world.time.go_on(FIRST_PAUSE + 100)
        assert world.duty.done == [("b", 10), ("a", FIRST_PAUSE)]
        assert FIGURES.faults == before + 1

    with caplog.at_level(logging.ERROR):
        asyncio.run(course())
    assert "thing a" in caplog.text
    assert "a fault" in caplog.text


async def test_pauses_have_an_end() -> None:
    world = World(a=0)
    world.duty.failures = [StoreError("away")] * 40
    world.schedule.start()
    await world.time.go_on(40 * LONGEST_PAUSE)
    assert [key for key, _ in world.duty.done] == ["a"]


async def test_rows_are_read_again_after_news_was_missed() -> None:
    world = World(gone=5000, kept=5000)
    world.schedule.start()
    await world.time.go_on(0)
    world.duty.stored = {"kept": START + 6000, "new": START + 7000}
    world.schedule.read_again()
    await world.time.go_on(10_000)
    assert world.duty.done == [("kept", 6000), ("new", 7000)]
    assert world.duty.reads == 2


async def test_what_is_said_while_rows_are_read_counts_more_than_the_rows() -> None:
    world = World(over=100, later=100)
    hold = world.duty.holds["reading"] = asyncio.Event()
    world.schedule.start()
    await world.time.go_on(10)
    world.schedule.forget("thing", "over")
    world.at("later", 900)
    world.at("new", 950)
    hold.set()
    await world.time.go_on(2000)
    assert world.duty.done == [("later", 900), ("new", 950)]


async def test_rows_that_can_not_be_read_are_read_a_little_later() -> None:
    world = World(a=100)
    reads = iter([StoreError("away"), StoreError("away")])
    read = world.duty.upcoming

    async def upcoming() -> list[tuple[str, int]]:
        if (error := next(reads, None)) is not None:
            raise error
        return await read()

    world.duty.upcoming = upcoming  # type: ignore[method-assign]
    world.schedule.start()
    await world.time.go_on(10 * FIRST_PAUSE)
    assert world.duty.done == [("a", 3 * FIRST_PAUSE)]


async def test_after_its_end_it_does_nothing() -> None:
    world = World(a=0, b=1000)
    world.duty.holds["a"] = asyncio.Event()
    world.schedule.start()
    await world.time.go_on(10)
    await world.schedule.close()
    world.at("c", 20)
    await world.time.go_on(HOUR)
    assert world.duty.done == []
    assert (world.duty.doing, world.time.timers) == (0, 0)


# --- At random ------------------------------------------------------------------------------------

Step = tuple[str, str, int]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["at", "forget", "wait", "read"]),
        st.sampled_from("abcde"),
        st.integers(0, 5000),
    ),
    max_size=30,
)


@settings(max_examples=scaled(100))
@given(STEPS)
def test_whatever_is_said_each_thing_is_done_when_it_is_due(steps: list[Step]) -> None:
    """A model that looks at every thing every millisecond agrees, and one timer runs at most."""

    async def course() -> None:
        world = World()
        duty, time, schedule = world.duty, world.time, world.schedule
        schedule.start()
        await time.go_on(0)
        due: dict[str, int] = {}
        expected: list[tuple[int, str]] = []
        for what, key, number in steps:
            at = time.now - START
            match what:
                case "at":
                    world.at(key, at + number)
                    due[key] = at + number
                case "forget":
                    schedule.forget("thing", key)
                    due.pop(key, None)
                case "read":  # the rows say what is known
                    duty.stored = {each: START + then for each, then in due.items()}
                    schedule.read_again()
            later = number if what == "wait" else 0
            await time.go_on(later)
            for then, each in sorted((then, each) for each, then in due.items()):
                if then <= at + later:
                    expected.append((max(then, at), each))
                    del due[each]
            assert time.timers <= 1
        done = sorted((then, key) for key, then in duty.done)
        assert done == sorted(expected)
        assert len(schedule) == len(due)
        await schedule.close()

    asyncio.run(course())
