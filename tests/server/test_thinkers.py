"""The engines behind the computer players: real ones, and some that die, hang or talk nonsense."""

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from quiltbee.rules import PASS, is_legal, new_game, play
from quiltbee.server.errors import ThinkerError
from quiltbee.server.game import Opponent
from quiltbee.server.thinkers import EnginePool, engine_command
from tests.server.process import is_running
from tests.server.support import RING

START = new_game(RING)

SCRIPT = """
import os, pathlib, sys, time
runs = pathlib.Path(sys.argv[1])
run = len(list(runs.iterdir())) + 1
(runs / str(os.getpid())).touch()
how = sys.argv[2]
for line in sys.stdin:
    word = line.split()[0]
    if word == "upi":
        print("id name Scripted", "id author nobody", "upiok", sep="\\n", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "go":
        if how == "dies" or (how == "dies once" and run == 1):
            sys.exit(3)
        if how == "hangs":
            time.sleep(60)
        best = "+a1" if how == "cheats" else "pass"
        print("info depth 1 pv pass", f"bestmove {best}", sep="\\n", flush=True)
    elif word == "quit":
        break
"""


class Scripted:
    """How to start an engine that behaves as it is told; `runs` has a file for each process."""

    def __init__(self, folder: Path, how: str) -> None:
        self.runs = folder / "runs"
        self.runs.mkdir()
        self.script = folder / "engine.py"
        self.script.write_text(SCRIPT)
        self.how = how

    def __call__(self, opponent: Opponent) -> Sequence[str]:
        return [sys.executable, "-S", str(self.script), str(self.runs), self.how]

    @property
    def pids(self) -> list[int]:
        return [int(file.name) for file in self.runs.iterdir()]


async def ask(pool: EnginePool, times: int = 1) -> list[object]:
    """Let the pool choose several times one after the other, then close it."""
    await pool.start()
    try:
        return [await pool.choose("greedy", START) for _ in range(times)]
    finally:
        await pool.close()


def test_an_engine_is_started_once_and_ended_at_the_close(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "works")
    assert asyncio.run(ask(EnginePool(1, 10.0, engine), times=3)) == [PASS] * 3
    assert len(engine.pids) == 1
    assert not any(map(is_running, engine.pids))


def test_an_engine_that_dies_is_replaced(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "dies once")
    assert asyncio.run(ask(EnginePool(1, 10.0, engine))) == [PASS]
    assert len(engine.pids) == 2


@pytest.mark.parametrize("how", ["dies", "cheats"])
def test_an_engine_that_fails_twice_is_given_up(
    tmp_path: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    engine = Scripted(tmp_path, how)
    with pytest.raises(ThinkerError) as failure:
        asyncio.run(ask(EnginePool(1, 10.0, engine)))
    assert str(failure.value) == "The computer player does not answer; it can be asked again."
    assert len(engine.pids) == 2
    assert [record.getMessage()[:15] for record in caplog.records] == [
        "Attempt 1 of 2:",
        "Attempt 2 of 2:",
    ]
    assert not any(map(is_running, engine.pids))


def test_an_engine_that_hangs_is_given_up_in_time(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "hangs")
    began = time.monotonic()
    with pytest.raises(ThinkerError):
        asyncio.run(ask(EnginePool(1, 1.0, engine)))
    assert time.monotonic() - began < 8
    assert not any(map(is_running, engine.pids))


def test_an_engine_that_cannot_be_started(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ThinkerError):
        asyncio.run(ask(EnginePool(1, 5.0, lambda _: ["/nowhere/engine"])))
    assert caplog.records[0].getMessage().startswith("No engine could be started yet: ")


def test_closing_ends_an_engine_that_thinks(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "hangs")

    async def close_soon() -> float:
        pool = EnginePool(1, 30.0, engine)
        thinking = asyncio.create_task(pool.choose("greedy", START))
        while not engine.pids:  # noqa: ASYNC110 - a file of another process
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await pool.close()
        with pytest.raises(ThinkerError):
            await thinking
        return time.monotonic() - began

    assert asyncio.run(close_soon()) < 8
    assert not any(map(is_running, engine.pids))


def test_at_most_so_many_engines_run_as_may_think_at_once(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "works")

    async def many() -> None:
        pool = EnginePool(2, 10.0, engine)
        await asyncio.gather(*(pool.choose("greedy", START) for _ in range(20)))
        await pool.close()

    asyncio.run(many())
    assert 1 <= len(engine.pids) <= 2


@pytest.mark.parametrize("opponent", ["greedy", "random"])
def test_our_own_engines_play_a_whole_game(opponent: Opponent) -> None:
    async def play_out() -> int:
        pool = EnginePool(1, 20.0, engine_command)
        position, decisions = START, 0
        try:
            while not position.is_over:
                move = await pool.choose(opponent, position)
                assert is_legal(position, move)
                position = play(position, move)
                decisions += 1
        finally:
            await pool.close()
        return decisions

    assert asyncio.run(play_out()) > 20
