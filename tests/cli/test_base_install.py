"""The base install has no compiler: every command but those of extras runs without Numba."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import MIDDLE

pytestmark = pytest.mark.slow(20)

GAMES = "--games 2 --seed 1"
COMMANDS = (
    ("new --seed 1", ""),
    (f"moves '{MIDDLE}'", ""),
    (f"show '{MIDDLE}'", ""),
    (f"picture '{MIDDLE}' --output picture.svg", ""),
    ("perft 1", ""),
    (f"match greedy random {GAMES} --records games.txt", ""),
    (f"match uct:nodes=20 patch-tree:nodes=20 {GAMES}", ""),
    (f"match level3 automa {GAMES}", ""),
    ("analyse games.txt --engine level3 --nodes 20", ""),
    ("convert games.txt --to link", ""),
    ("engine", "upi\nposition start\ngo nodes 20\nquit\n"),
    ("bench --nodes 50", ""),
    ("puzzles make found.jsonl --games 1 --workers 1 --endings", ""),
    ("puzzles check --sample 1 --times 10 --seed proven", ""),
    ("puzzles figures", ""),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A working folder, and in it packages that hide those of the compiler."""
    folder = tmp_path_factory.mktemp("base")
    for name in ("numba", "llvmlite"):
        (folder / name).mkdir()
        missing = f"raise ModuleNotFoundError('No module named {name}', name={name!r})\n"
        (folder / name / "__init__.py").write_text(missing, "ascii")
    return folder


@pytest.mark.parametrize(("words", "said"), COMMANDS, ids=[words for words, _ in COMMANDS])
def test_it_runs_without_a_compiler(folder: Path, words: str, said: str) -> None:
    path = os.pathsep.join([str(folder), str(Path(__file__).parents[2])])
    done = subprocess.run(
        [sys.executable, "-m", "quiltbee", *shlex.split(words)],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
