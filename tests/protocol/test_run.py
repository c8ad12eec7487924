"""The engine as a process: exit statuses, broken pipes, and how soon it is there."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quiltbee.players import Limits
from quiltbee.protocol import run_engine
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.tcp import TcpTransport
from quiltbee.protocol.worker import run_worker
from quiltbee.rules import new_game, ring_from_seed

ENGINE = [
    sys.executable,
    "-c",
    "import sys; from quiltbee.protocol import run_engine; sys.exit(run_engine(sys.argv[1]))",
]


def engine_told(script: bytes) -> subprocess.CompletedProcess[bytes]:
    """What a greedy engine answers to a script on its input."""
    argv = [*ENGINE, "greedy"]
    return subprocess.run(argv, input=script, capture_output=True, timeout=60, check=False)


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
    with subprocess.Popen(
        [*ENGINE, "greedy"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stderr is not None
        engine.stdin.write(b"quit\n")
        engine.stdin.flush()
        assert engine.wait(60) == 0
        assert engine.stderr.read() == b""


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    with subprocess.Popen(
        [*ENGINE, "greedy"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdout.close()
        engine.stdin.write(b"isready\n")
        engine.stdin.flush()
        assert engine.wait(60) == 1
        assert engine.stderr.read() == b""


LOADING = """
import atexit, sys
from quiltbee.opponents import Greedy
from quiltbee.protocol import run_engine

class StillLoading(Greedy):
    is_loading = True

atexit.register(print, "torn down")
sys.exit(run_engine(StillLoading()))
"""


def test_an_engine_that_still_loads_ends_without_being_torn_down() -> None:
    argv = [sys.executable, "-c", LOADING]
    done = subprocess.run(argv, input=b"upi\nquit\n", capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.endswith(b"upiok\n")


def test_ctrl_c_while_it_loads_ends_it_without_being_torn_down() -> None:
    argv = [sys.executable, "-c", LOADING]
    with subprocess.Popen(
        argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdin.write(b"isready\n")
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


def worker_at(address: str, **environment: str) -> "subprocess.Popen[str]":
    """The command that lets programs connect to engines of the greedy player."""
    return subprocess.Popen(
        [sys.executable, "-m", "quiltbee", "engine", "--player", "greedy", "--listen", address],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )


@pytest.mark.slow
def test_a_worker_plays_by_its_secret_until_it_is_told_to_stop() -> None:
    with worker_at("127.0.0.1:0", QUILTBEE_ENGINE_SECRET="a secret of the tests") as worker:
        assert worker.stdout is not None
        found = re.search(r"engines are at (127\.0\.0\.1:\d+);", worker.stdout.readline())
        assert found is not None
        transport = TcpTransport(found[1], b"a secret of the tests")
        with EngineClient(transport) as engine:
            engine.position(new_game(ring_from_seed("quilt")))
            assert engine.go(Limits()).move is not None
            worker.send_signal(signal.SIGTERM)
            assert worker.wait(60) == 0


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("0.0.0.0:0", "other machines reach needs a secret: set QUILTBEE_ENGINE_SECRET"),
        ("7440", "7440 is no host:port"),
    ],
)
def test_a_worker_that_others_could_use_does_not_start(address: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        run_worker("greedy", address, 1)
