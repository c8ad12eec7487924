"""The engine as a process: exit statuses, broken pipes, and how soon it is there."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quiltbee.protocol import run_engine

ENGINE = [
    sys.executable,
    "-c",
    "import sys; from quiltbee.protocol import run_engine; sys.exit(run_engine(sys.argv[1]))",
]


def engine_told(script: bytes) -> subprocess.CompletedProcess[bytes]:
    """What a greedy engine answers to a script on its input."""
    argv = [*ENGINE, "greedy"]
    return subprocess.run(argv, input=script, capture_output=True, timeout=60, check=False)


def begun() -> subprocess.Popen[bytes]:
    """A greedy engine whose input stays open."""
    pipe = subprocess.PIPE
    return subprocess.Popen([*ENGINE, "greedy"], stdin=pipe, stdout=pipe, stderr=pipe)


def test_a_piped_script_gets_all_its_answers() -> None:
    script = b"upi\nposition ring BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA\nquery perft 2\ngo\n"
    done = engine_told(script)
    lines = done.stdout.decode("ascii").split("\n")
    assert done.returncode == 0
    assert done.stderr == b""
    assert "upiok" in lines
    assert "response perft 454193" in lines
    assert lines[-2].startswith("bestmove ")
    assert lines[-1] == ""


def test_quit_ends_with_the_input_still_open() -> None:
    with begun() as engine:
        assert engine.stdin is not None
        assert engine.stderr is not None
        engine.stdin.write(b"quit\n")
        engine.stdin.flush()
        assert engine.wait(60) == 0
        assert engine.stderr.read() == b""


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    with begun() as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdout.close()
        engine.stdin.write(b"isready\n")
        engine.stdin.flush()
        assert engine.wait(60) == 1
        assert engine.stderr.read() == b""


THINKING = """
import atexit, signal, sys, threading
from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.protocol import run_engine

class Thinking(Greedy):
    def choose(self, position, limits, stop, report):
        threading.Event().wait()

atexit.register(print, "torn down")
signal.signal(signal.SIGINT, signal.default_int_handler)  # even where the parent ignores it
sys.exit(run_engine(Thinking()))
"""

GO = b"position ring BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA\ngo\nisready\n"


def test_an_engine_that_still_thinks_ends_without_being_torn_down() -> None:
    argv = [sys.executable, "-c", THINKING]
    done = subprocess.run(argv, input=GO + b"quit\n", capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout == b"readyok\n"


def test_ctrl_c_while_it_thinks_ends_it_without_being_torn_down() -> None:
    argv = [sys.executable, "-c", THINKING]
    with subprocess.Popen(
        argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdin.write(GO)
        engine.stdin.flush()
        assert engine.stdout.readline() == b"readyok\n"
        engine.send_signal(signal.SIGINT)
        assert engine.wait(60) == 130
        assert engine.stdout.read() == b""
        assert engine.stderr.read() == b"quiltbee: interrupted\n"


@pytest.mark.nightly
@pytest.mark.parametrize("delay", [0.0, 1.0, 2.0, 3.0, 4.0, 6.0])
def test_quit_while_the_engine_compiles(tmp_path: Path, delay: float) -> None:
    """Chosen so that some of the quits come while the compiler works after `readyok`."""
    with subprocess.Popen(
        [*ENGINE, "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(b"isready\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == b"readyok\n"
        time.sleep(delay)
        engine.stdin.write(b"quit\n")
        engine.stdin.flush()
        assert engine.wait(60) == 0
        assert engine.stdout.read() == b""


def test_an_unknown_player() -> None:
    with pytest.raises(ValueError, match="no player 'strong'; the players are engine, greedy"):
        run_engine("strong")
