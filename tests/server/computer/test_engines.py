"""The engines behind the computer players: real ones, and some that die, hang or talk nonsense."""

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from quiltbee.automa import Solo
from quiltbee.notation import parse_move
from quiltbee.players import Stop
from quiltbee.rules import PASS, Move, Position, new_game
from quiltbee.server.computer.engines import Engines
from quiltbee.server.computer.queue import Chooser, Player, Question
from quiltbee.server.errors import ThinkerError
from tests.server.process import is_running
from tests.server.store.support import RING

START = new_game(RING)
BUYING = parse_move("e0a1")

SCRIPT = """
import os, pathlib, sys, time
folder, how, player = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
runs = folder / "runs"
run = len(list(runs.iterdir())) + 1
(runs / str(os.getpid())).touch()
strong = player == "strong"
if strong and how == "breaks" and not (folder / "mended").exists():
    sys.exit(5)
for line in sys.stdin:
    word = line.split()[0]
    with (folder / player).open("a") as heard:
        heard.write(line)
    if word == "upi":
        print("id name Scripted", "id author nobody", sep="\\n")
        if strong:
            print("option name Level type spin default 10 min 1 max 10")
        print("upiok", flush=True)
    elif word == "isready":
        if how == "slow to start":
            time.sleep(60)
        print("readyok", flush=True)
    elif word == "go":
        if how == "dies" or (how == "dies once" and run == 1):
            sys.exit(3)
        if how == "hangs":
            time.sleep(60)
        best = "+a1" if how == "cheats" else "e0a1" if strong else "pass"
        print("info depth 1 pv pass", f"bestmove {best}", sep="\\n", flush=True)
    elif word == "quit":
        break
"""


class Scripted:
    """How to start an engine that behaves as it is told: the strong one buys, others pass.

    `runs` has a file for each process; what a player was told stands in a file of its name.
    """

    def __init__(self, folder: Path, how: str) -> None:
        self.folder = folder
        self.runs = folder / "runs"
        self.runs.mkdir()
        self.script = folder / "engine.py"
        self.script.write_text(SCRIPT)
        self.how = how

    def __call__(self, player: str) -> Sequence[str]:
        return [sys.executable, "-S", str(self.script), str(self.folder), self.how, player]

    def pool(self, size: int = 1, seconds: float = 10.0) -> Engines:
        return Engines(size, seconds, self, strong="strong")

    @property
    def pids(self) -> list[int]:
        return [int(file.name) for file in self.runs.iterdir()]

    @property
    def running(self) -> int:
        return sum(map(is_running, self.pids))

    def heard(self, player: str) -> list[str]:
        lines = (self.folder / player).read_text().splitlines()
        return [line for line in lines if line.startswith(("setoption", "go"))]


async def move_of(pool: Engines, who: Chooser, position: Position | Solo) -> Move:
    """The move that a pool chooses."""
    return (await pool.ask(Question(who, position), Stop())).chosen


async def ask(pool: Engines, times: int = 1) -> list[object]:
    """Let a plain player of the pool choose several times one after the other, then close it."""
    try:
        return [await move_of(pool, Chooser("greedy"), START) for _ in range(times)]
    finally:
        await pool.close()


def test_an_engine_is_started_once_and_ended_at_the_close(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "works")
    assert asyncio.run(ask(engine.pool(), times=3)) == [PASS] * 3
    assert len(engine.pids) == 1
    assert not any(map(is_running, engine.pids))


def test_an_engine_that_dies_is_replaced(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "dies once")
    assert asyncio.run(ask(engine.pool())) == [PASS]
    assert len(engine.pids) == 2


@pytest.mark.parametrize("how", ["dies", "cheats"])
def test_an_engine_that_fails_twice_is_given_up(
    tmp_path: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    engine = Scripted(tmp_path, how)
    with pytest.raises(ThinkerError) as failure:
        asyncio.run(ask(engine.pool()))
    assert str(failure.value) == "The computer player does not answer; try again."
    assert len(engine.pids) == 2
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == [
        "Engine failed (attempt 1 of 2)",
        "Engine failed (attempt 2 of 2)",
    ]
    assert not any(map(is_running, engine.pids))


@pytest.mark.slow(14)
def test_an_engine_that_hangs_is_given_up_in_time(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "hangs")
    began = time.monotonic()
    with pytest.raises(ThinkerError):
        asyncio.run(ask(engine.pool(seconds=1.0)))
    assert time.monotonic() - began < 25
    assert not any(map(is_running, engine.pids))


def test_an_engine_that_cannot_be_started(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ThinkerError):
        asyncio.run(ask(Engines(1, 5.0, lambda _: ["/nowhere/engine"])))
    assert "can't be started" in caplog.records[0].getMessage()


def test_one_process_plays_all_levels_and_gives_the_hints(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "works")

    async def ask_all() -> None:
        pool = engine.pool()
        await pool.start()
        for who in (Chooser("strong", 3), Chooser("strong", 7), Chooser("strong", movetime_ms=300)):
            assert await move_of(pool, who, START) == BUYING
        assert len(engine.pids) == 1
        assert await move_of(pool, Chooser("random"), START) == PASS
        await pool.close()

    asyncio.run(ask_all())
    assert engine.heard("strong") == [
        "setoption name Level value 3",
        "go",
        "setoption name Level value 7",
        "go",
        "setoption name Level value 10",
        "go movetime 300",
    ]
    assert engine.heard("random") == ["go"]


def test_a_strong_player_that_cannot_start_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engine = Scripted(tmp_path, "breaks")

    async def play_on() -> Move:
        pool = engine.pool()
        await pool.start()
        while not caplog.records:  # noqa: ASYNC110 - another thread writes it
            await asyncio.sleep(0.01)
        with pytest.raises(ThinkerError):
            await move_of(pool, Chooser("strong", 6), START)
        (tmp_path / "mended").touch()
        try:
            return await move_of(pool, Chooser("strong", 6), START)
        finally:
            await pool.close()

    assert asyncio.run(play_on()) == BUYING
    assert caplog.records[0].getMessage().startswith("The strong player can't be started: ")


def test_the_first_question_finds_an_engine_started_ahead(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "works")

    async def play_on() -> Move:
        pool = engine.pool()
        await pool.start()
        while not engine.pids:  # noqa: ASYNC110 - a file of another process
            await asyncio.sleep(0.01)
        try:
            return await move_of(pool, Chooser("strong", 6), START)
        finally:
            await pool.close()

    assert asyncio.run(play_on()) == BUYING
    assert len(engine.pids) <= 2


@pytest.mark.slow
def test_closing_ends_a_player_that_is_being_started(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engine = Scripted(tmp_path, "slow to start")

    async def close_soon() -> float:
        pool = engine.pool()
        await pool.start()
        while not engine.pids:  # noqa: ASYNC110 - a file of another process
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await pool.close()
        return time.monotonic() - began

    assert asyncio.run(close_soon()) < 25
    assert engine.running == 0
    assert caplog.records == []


@pytest.mark.slow
def test_closing_ends_an_engine_that_thinks(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "hangs")

    async def close_soon() -> float:
        pool = engine.pool(seconds=30.0)
        thinking = asyncio.create_task(move_of(pool, Chooser("greedy"), START))
        while not engine.pids:  # noqa: ASYNC110 - a file of another process
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await pool.close()
        with pytest.raises(ThinkerError):
            await thinking
        return time.monotonic() - began

    assert asyncio.run(close_soon()) < 25
    assert not any(map(is_running, engine.pids))


def test_at_most_so_many_engines_run_as_may_think_at_once(tmp_path: Path) -> None:
    engine = Scripted(tmp_path, "works")

    async def many() -> None:
        pool = engine.pool(size=2)
        await asyncio.gather(*(move_of(pool, Chooser("greedy"), START) for _ in range(20)))
        await pool.close()

    asyncio.run(many())
    assert 1 <= len(engine.pids) <= 2


@pytest.mark.slow
@pytest.mark.parametrize("player", ["greedy", "random"])
def test_our_own_engines_play_a_whole_game(player: Player) -> None:
    async def play_out() -> int:
        pool = Engines(1, 20.0)
        position, decisions = START, 0
        try:
            while not position.is_over:
                move = await move_of(pool, Chooser(player), position)
                assert position.is_legal(move)
                position = position.play(move)
                decisions += 1
        finally:
            await pool.close()
        return decisions

    assert asyncio.run(play_out()) > 20


@pytest.mark.slow
def test_the_strong_player_plays_at_a_level() -> None:
    async def play_a_little() -> int:
        pool = Engines(1, 20.0)
        position, decisions = START, 0
        try:
            await pool.start()
            while decisions < 8:
                level = 1 + decisions
                move = await move_of(pool, Chooser("strong", level), position)
                assert position.is_legal(move)
                position = position.play(move)
                decisions += 1
        finally:
            await pool.close()
        return decisions

    assert asyncio.run(play_a_little()) == 8
