"""Engine workers of a server: decisions are spread over them, and go on when one dies."""

import asyncio
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from quiltbee.protocol.pool import PoolClosedError
from quiltbee.protocol.transport import Transport, in_process
from quiltbee.rules import PASS, is_legal
from quiltbee.server.computer.engines import Engines
from quiltbee.server.computer.places import Place, Places
from quiltbee.server.computer.thinkers import Chooser
from tests.protocol.conversation import Hasty
from tests.protocol.test_tcp import SECRET, worker
from tests.server.computer.test_engines import START, move_of, until_ready

STRONG = Chooser("strong", 10)
"""At the highest level, where greedy always decides alike: below it passes first now and then."""


class Counted:
    """Starts engines for a worker, and counts them."""

    def __init__(self) -> None:
        self.started = 0

    def __call__(self) -> Transport:
        self.started += 1
        return in_process(Hasty())


def greedy_here(_: str) -> Sequence[str]:
    """On this machine even the strong player is greedy, who does not pass first."""
    return [sys.executable, "-m", "quiltbee", "engine", "--player", "greedy"]


def engines(*workers: str) -> Engines:
    return Engines(1, 20.0, greedy_here, strong="strong", workers=workers, secret=SECRET)


@pytest.mark.slow
def test_decisions_are_spread_over_the_workers() -> None:
    first, second = Counted(), Counted()

    async def ask_all(pool: Engines) -> None:
        await until_ready(pool)
        try:
            while not (first.started and second.started):
                moves = await asyncio.gather(*(move_of(pool, STRONG, START) for _ in range(8)))
                assert moves == [PASS] * 8, "only workers are asked"
        finally:
            await pool.close()

    with worker(first, secret=SECRET) as one, worker(second, secret=SECRET) as other:
        asyncio.run(ask_all(engines(one, other)))
    assert first.started <= 2
    assert second.started <= 2


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced_by_another_and_then_by_this_machine(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def play_on() -> None:
        with worker(secret=SECRET) as other:
            with worker(secret=SECRET) as one:
                pool = engines(one, other)
                await until_ready(pool)
                while not all(place.is_ready for place in pool._places.workers):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                await asyncio.gather(*(move_of(pool, STRONG, START) for _ in range(4)))
            for _ in range(4):
                assert await move_of(pool, STRONG, START) == PASS
        try:
            move = await move_of(pool, STRONG, START)
            assert is_legal(START, move)
            assert move != PASS
            while not pool.is_ready:  # noqa: ASYNC110 - the strong player here, in a process
                await asyncio.sleep(0.01)
            assert await move_of(pool, STRONG, START) != PASS
        finally:
            await pool.close()

    asyncio.run(play_on())
    assert any("hung up" in record.getMessage() for record in caplog.records)


def test_workers_that_are_not_there_leave_the_server_playing() -> None:
    async def play_on() -> None:
        pool = engines("127.0.0.1:1")
        await until_ready(pool)
        assert await move_of(pool, STRONG, START) != PASS
        await pool.close()

    asyncio.run(play_on())


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def warmed(places: Places) -> Iterator[list[Place]]:
    """Everything that should get ready now gets ready."""
    found = places.to_warm()
    yield found
    for place in found:
        places.end_warming(place, is_ready=True)


def test_this_machine_gets_ready_only_where_no_worker_does() -> None:
    places = Places(1, ["a:1", "b:1"])
    with warmed(places) as found:
        assert found == list(places.workers)
        assert places.to_warm() == []
    assert places.is_ready
    for place in places.workers:
        places.lose(place)
    assert places.take_ready() is None
    found = places.to_warm()
    for place in found:
        places.end_warming(place, is_ready=False)
    assert places.to_warm() == [places.here]


def test_a_worker_that_fails_is_tried_again_later_and_later() -> None:
    time = Time()
    places, pauses = Places(1, ["a:1"], time), list[float]()
    (first,) = places.workers
    for _ in range(8):
        began = time.now
        while places.to_warm() != [first]:
            time.now += 1.0
        pauses.append(time.now - began)
        places.end_warming(first, is_ready=False)
        places.end_warming(places.here, is_ready=False)
    assert pauses == [0.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0]


def test_the_least_busy_place_is_taken_and_another_than_the_one_that_failed() -> None:
    places = Places(1, ["a:1", "b:1"])
    first, second = places.workers
    with warmed(places):
        first.most, second.most = 4, 1
    assert places.take_ready() is first
    assert places.take_ready() is second
    assert places.take_ready() is first
    assert places.take_ready(tried=second) is first
    places.lose(first)
    places.give_back(second)
    assert places.take_ready(tried=second) is second, "there is no other"
    places.lose(second)
    assert places.take_ready() is None


def test_whoever_waits_for_a_place_gets_it_or_hears_that_all_is_over() -> None:
    places = Places(1)
    here, heard = places.take_here(), list[str]()

    def wait() -> None:
        places.take_here()
        heard.append("taken")
        with pytest.raises(PoolClosedError):
            places.take_here()
        heard.append("closed")

    waiting = threading.Thread(target=wait)
    waiting.start()
    places.give_back(here)
    while not heard:
        waiting.join(0.01)
    places.close()
    waiting.join(60)
    assert heard == ["taken", "closed"]
