"""Engines that commands start elsewhere: decisions are spread over them, and survive them."""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from quiltbee.protocol.pool import PoolClosedError
from quiltbee.rules import PASS
from quiltbee.server.computer.engines import Engines, Places
from quiltbee.server.computer.queue import Chooser
from quiltbee.server.errors import StartError
from quiltbee.server.run import _thinkers
from quiltbee.server.settings import EngineCommand, Settings
from tests.clock import Clock
from tests.server.computer.test_engines import START, Scripted, move_of
from tests.server.process import is_running

STRONG = Chooser("strong", 10)
"""At the highest level, where greedy always decides alike: below it passes first now and then."""


class Elsewhere:
    """Another machine: engines that pass, started by a command such as `ssh HOST engine`."""

    def __init__(self, folder: Path, most: int = 1) -> None:
        folder.mkdir()
        self.engine = Scripted(folder, "works")
        self.host = folder / "ssh"
        self.host.write_text("import os, sys; os.execv(sys.argv[2], sys.argv[2:])")
        argv = (sys.executable, "-S", str(self.host), "10.0.0.5", *self.engine("remote"))
        self.command = EngineCommand(argv, most)

    def vanish(self) -> None:
        """Go, with all engines, as a machine that loses power."""
        self.host.unlink()
        for pid in self.engine.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def greedy_here(_: str) -> Sequence[str]:
    """On this machine even the strong player is greedy, who does not pass first."""
    return [sys.executable, "-m", "quiltbee", "engine", "--player", "greedy"]


def engines(*places: Elsewhere) -> Engines:
    commands = [place.command for place in places]
    return Engines(1, 20.0, greedy_here, strong="strong", elsewhere=commands)


async def connected(pool: Engines) -> None:
    """Start the pool, and wait for all places elsewhere."""
    await pool.start()
    while not all(place.is_connected for place in pool._places.elsewhere):  # noqa: ASYNC110
        await asyncio.sleep(0.01)


@pytest.mark.slow
def test_decisions_are_spread_over_the_engines_elsewhere(tmp_path: Path) -> None:
    first, second = Elsewhere(tmp_path / "first", 2), Elsewhere(tmp_path / "second", 1)

    async def ask_all(pool: Engines) -> None:
        await connected(pool)
        try:
            while not (first.engine.pids and second.engine.pids):
                moves = await asyncio.gather(*(move_of(pool, STRONG, START) for _ in range(8)))
                assert moves == [PASS] * 8, "only engines elsewhere are asked"
        finally:
            await pool.close()

    asyncio.run(ask_all(engines(first, second)))
    assert len(first.engine.pids) <= 2
    assert len(second.engine.pids) == 1
    assert not any(map(is_running, first.engine.pids + second.engine.pids))


@pytest.mark.slow
def test_a_machine_that_vanishes_is_replaced_by_another_and_then_by_this_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = Elsewhere(tmp_path / "one"), Elsewhere(tmp_path / "other")

    async def play_on() -> None:
        pool = engines(one, other)
        try:
            await connected(pool)
            await asyncio.gather(*(move_of(pool, STRONG, START) for _ in range(4)))
            one.vanish()
            for _ in range(4):
                assert await move_of(pool, STRONG, START) == PASS
            other.vanish()
            move = await move_of(pool, STRONG, START)
            assert START.is_legal(move)
            assert move != PASS
            assert await move_of(pool, STRONG, START) != PASS
        finally:
            await pool.close()

    asyncio.run(play_on())
    assert any("was ended by signal 9" in record.getMessage() for record in caplog.records)


async def test_a_machine_that_is_not_there_leaves_the_server_playing(tmp_path: Path) -> None:
    gone = Elsewhere(tmp_path / "gone")
    gone.vanish()

    pool = engines(gone)
    try:
        await pool.start()
        assert await move_of(pool, STRONG, START) != PASS
    finally:
        await pool.close()


def test_a_program_that_is_not_there_is_named_at_the_start(tmp_path: Path) -> None:
    settings = Settings(tmp_path, engines=(EngineCommand(("no-such-program", "engine"), 4),))
    with pytest.raises(StartError, match="program 'no-such-program' of the setting engines"):
        _thinkers(settings)


AWAY = [EngineCommand(("ssh", "a", "engine"), 4), EngineCommand(("ssh", "b", "engine"), 1)]


def connect_all(places: Places) -> None:
    for place in places.to_connect():
        places.end_connecting(place, is_connected=True)


def test_each_place_elsewhere_is_connected_once() -> None:
    places = Places(1, AWAY)
    found = places.to_connect()
    assert found == list(places.elsewhere)
    assert places.to_connect() == []
    assert places.take_elsewhere() is None
    for place in found:
        places.end_connecting(place, is_connected=True)
    assert places.to_connect() == []
    assert places.size == 5
    for place in places.elsewhere:
        places.lose(place)
    assert places.take_elsewhere() is None
    assert places.size == 1


def test_a_place_that_fails_is_tried_again_later_and_later() -> None:
    time = Clock()
    places, pauses = Places(1, AWAY[:1], time), list[float]()
    (first,) = places.elsewhere
    for _ in range(8):
        began = time.now
        while places.to_connect() != [first]:
            time.now += 1.0
        pauses.append(time.now - began)
        places.end_connecting(first, is_connected=False)
    assert pauses == [0.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0]


def test_the_least_busy_place_is_taken_and_none_that_failed() -> None:
    places = Places(1, AWAY)
    first, second = places.elsewhere
    connect_all(places)
    assert places.take_elsewhere() is first
    assert places.take_elsewhere() is second
    assert places.take_elsewhere() is first
    places.lose(first)
    places.give_back(second)
    assert places.take_elsewhere() is second
    places.lose(second)
    assert places.take_elsewhere() is None


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
