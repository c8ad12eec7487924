"""Running the command line inside the test's own process."""

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from quiltbee.cli import main
from tests.terminal.scripted import Scripted

START = "9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r"
MIDDLE = (
    "9/9/9/N1G6/N1G6/NGGG5/NXG6/NXG6/XXX6 1E7/EE7/EFF6/FFF6/1HUUU4/HHHU5/1HUUU4/1H7/MMMM5"
    " 8.17 2.16 RbJBQfZLeagVDcOAWPdTSIYKC 2 - o"
)
RING_OF_SEED_1 = "bWLNceYFTKSBGUgEfVZQXMHPRIDCJOadA"

_HEEDING_CTRL_C = """\
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from quiltbee.cli import main
from tests.terminal.scripted import Scripted
print("ready", flush=True)
sys.exit(main(sys.argv[1:]))
"""


def heeding_ctrl_c(*words: str) -> "subprocess.Popen[str]":
    """The command in a process of its own that hears Ctrl+C even where its parent has it ignored.

    It prints "ready" first.
    """
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", _HEEDING_CTRL_C, *words]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


@dataclass(frozen=True)
class Done:
    """What a command came to."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one sentence on standard error."""
        (line,) = self.err.splitlines()
        return line.removeprefix("quiltbee: ")


Run = Callable[..., Done]


@pytest.fixture
def quiltbee(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `quiltbee WORDS`, with `stdin` (text or bytes) on standard input."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("QUILTBEE_PLAYER", "greedy")  # it has nothing to compile

    def run(*words: str, stdin: str | bytes = b"") -> Done:
        given = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        try:
            status = main(words)
        except SystemExit as error:  # argparse ends so
            status = int(error.code or 0)
        out, err = capsys.readouterr()
        return Done(status, out, err)

    return run


@pytest.fixture
def scripted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scripted:
    return Scripted(tmp_path, monkeypatch)
