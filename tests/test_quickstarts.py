"""The quickstarts, and every command line of the pages that `test_readme` does not run."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from types import SimpleNamespace

import pytest

from quiltbee import cli
from quiltbee.arena import DuelMatch, parse_player, play_match
from quiltbee.engine.weights import SHIPPED
from quiltbee.server.settings import read_settings

ROOT = Path(__file__).parent.parent
START = ROOT / "docs" / "start"
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
COMMAND = re.compile(
    r"^ {4,}(?:[A-Z_]+=\S+ )*(?:/opt/quiltbee/bin/)?(?:quiltbee|scripts/play)( .*)?$", re.MULTILINE
)
LINES = [
    (page.relative_to(ROOT), line)
    for page in PAGES
    for line in COMMAND.findall(page.read_text("utf-8"))
]


def example_of(page: str, kind: str) -> str:
    """The first block of a kind on a page, which may stand in a list."""
    text = (START / page).read_text("utf-8")
    return textwrap.dedent(
        re.findall(rf"^ *```{kind}\n(.*?)```", text, re.DOTALL | re.MULTILINE)[0]
    )


def test_there_are_command_lines() -> None:
    assert len(LINES) > 20


@pytest.mark.parametrize(("page", "line"), LINES, ids=str)
def test_the_command_takes_its_arguments(
    page: Path, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub = SimpleNamespace(import_module=lambda name: SimpleNamespace(run=lambda arguments: 0))
    monkeypatch.setattr(cli, "importlib", stub)
    assert cli.main(shlex.split(line, comments=True)) == 0


INSTALLING = [
    page for page in PAGES if re.search("^    pip install", page.read_text("utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize(
    "page",
    [*INSTALLING, ROOT / "README.md", ROOT / "docs" / "reference" / "cli.md"],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_a_page_that_installs_activates_the_environment_first(page: Path) -> None:
    """Otherwise neither `quiltbee` nor the right `pip` is at hand."""
    text = page.read_text("utf-8")
    before = re.split("^    (?:pip install|quiltbee )|^\\$ quiltbee ", text, flags=re.MULTILINE)[0]
    assert "source .venv/bin/activate" in before


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    named = re.findall(
        r"(?<![\w/.])(?:benchmarks|docs|packaging|quiltbee|requirements|scripts|tests)/[\w./-]*\w",
        page.read_text("utf-8"),
    )
    for path in named:
        assert (ROOT / path).exists(), path


FILES = [
    f"/{path.relative_to(ROOT).as_posix()}"
    for folder in ("benchmarks", "docs/site", "examples", "quiltbee", "scripts", "tests")
    for path in (ROOT / folder).rglob("*.*")
    if path.suffix in (".js", ".py", ".ts")
]
ELSEWHERE = {"largest.py", "mine.py", "ppo.py", "test_stars.py"}
"""Files that a reader writes, and a program of CleanRL's."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_source_that_a_page_names_is_there(page: Path) -> None:
    named = re.findall(r"`(\w[\w/]*\.(?:js|py|ts))`", page.read_text("utf-8"))
    for name in set(named) - ELSEWHERE:
        assert any(path.endswith(f"/{name}") for path in FILES), name


def test_the_example_settings_of_a_host_are_settings(tmp_path: Path) -> None:
    example = re.findall(r"```toml\n(.*?)```", (START / "hosting.md").read_text(), re.DOTALL)[0]
    file = tmp_path / "quiltbee.toml"
    file.write_text(re.sub("^ +", "", example, flags=re.MULTILINE))
    settings = read_settings({"config": str(file)}, {})
    assert settings.names == {"quilts.example"}
    assert settings.proxy == "127.0.0.1"


@pytest.mark.slow
def test_the_engine_of_the_page_plays_a_match(tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", (START / "bots.md").read_text(), re.DOTALL)[0]
    file = tmp_path / "largest.py"
    file.write_text(code)
    command = shlex.join([sys.executable, str(file)])
    match = DuelMatch((parse_player(f"cmd:{command}"), parse_player("random")), "quickstart")
    assert [game.forfeit for game in play_match(match, 1)] == [None, None]


@pytest.mark.slow
def test_the_engine_of_a_run_is_made_as_the_page_says(tmp_path: Path) -> None:
    (tmp_path / "RUN").mkdir()
    shutil.copy(SHIPPED, tmp_path / "RUN" / "run.weights")
    done = subprocess.run(
        [sys.executable, "-c", example_of("research.md", "python")],
        input="upi\nquit\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        timeout=120,
        check=True,
    )
    assert done.stdout.endswith("upiok\n")
