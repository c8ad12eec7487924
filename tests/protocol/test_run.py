"""The engine as a process: exit statuses, broken pipes, and how soon it is there."""

import subprocess
import sys

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


def test_an_unknown_player() -> None:
    with pytest.raises(ValueError, match="no player 'strong'; the players are engine, greedy"):
        run_engine("strong")
