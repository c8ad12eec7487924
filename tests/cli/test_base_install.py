"""The base install has no compiler: every command but those of extras runs without Numba."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import MIDDLE

pytestmark = pytest.mark.slow(20)

GAMES = "--games 2 --seed 1"
COMMANDS = (
    "new --seed 1",
    f"moves '{MIDDLE}'",
    f"show '{MIDDLE}'",
    f"picture '{MIDDLE}' --output picture.svg",
    "perft 1",
    f"match greedy random {GAMES} --records games.txt",
    f"match uct:nodes=20 patch-tree:nodes=20 {GAMES}",
    f"match level3 automa {GAMES}",
    "analyse games.txt --engine level3 --nodes 20",
    "convert games.txt --to link",
    "bench --nodes 50",
    "puzzles make found.jsonl --games 1 --workers 1 --endings",
    "puzzles check --sample 1 --times 10 --seed proven",
    "puzzles figures",
    "engine",  # the last: its `quit` may end the process
)
TO_THE_ENGINE = "upi\nposition start\ngo nodes 20\nquit\n"
RUN = """
import shlex, sys
from quiltbee.cli import main
for words in sys.argv[1:]:
    print(words, file=sys.stderr)
    if status := main(shlex.split(words)):
        sys.exit(status)
"""
"""A script that runs commands one after the other, and ends with the first that fails."""


def test_every_command_runs_without_a_compiler(tmp_path: Path) -> None:
    """In a working folder with packages that hide those of the compiler."""
    for name in ("numba", "llvmlite"):
        (tmp_path / name).mkdir()
        missing = f"raise ModuleNotFoundError('No module named {name}', name={name!r})\n"
        (tmp_path / name / "__init__.py").write_text(missing, "ascii")
    done = subprocess.run(
        [sys.executable, "-c", RUN, *COMMANDS],
        input=TO_THE_ENGINE,
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{Path(__file__).parents[2]}"},
    )
    assert done.returncode == 0, done.stderr
    assert "solo signature" in done.stdout
    assert done.stdout.index("solo signature") < done.stdout.index("upiok")
