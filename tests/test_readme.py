"""What README and docs show is run: Python sessions, command lines, talks with the engine.

A block marked `pycon` is a Python session, `console` command lines of `quiltbee` (blocks whose
first line names it nowhere are not run), `upi` a talk with `quiltbee engine`. In what is expected
`...` stands for anything, and an `info` line for any number of them: on a busy machine a decision
takes longer, and the engine reports every second.
"""

import doctest
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
CHANGELOG = ROOT / "CHANGELOG.md"
PAGES = [README, *sorted((ROOT / "docs").rglob("*.md"))]
MOST_LINES = 120
SHELL = f'quiltbee() {{ "{sys.executable}" -m quiltbee "$@"; }}\n'

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
_COMMAND = re.compile(r"^\$ (.*(?:\\\n.*)*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)


def blocks(page: Path, kind: str) -> list[str]:
    return [text for name, text in _BLOCK.findall(page.read_text("utf-8")) if name == kind]


def with_blocks(kind: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, kind)]


def assert_alike(expected: str, got: str) -> None:
    """Like doctest: `...` stands for anything."""
    checker = doctest.OutputChecker()
    example = doctest.Example("", expected)
    if not checker.check_output(expected, got, doctest.ELLIPSIS):
        pytest.fail(checker.output_difference(example, got, doctest.ELLIPSIS))


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.slow
@pytest.mark.parametrize("page", with_blocks("pycon"), ids=name_of)
def test_python_sessions_give_what_they_show(page: Path) -> None:
    text = "\n".join(blocks(page, "pycon"))
    session = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    result = runner.run(session, out=said.append)
    assert result.attempted
    assert not result.failed, "".join(said)


@pytest.mark.slow
@pytest.mark.parametrize("page", with_blocks("console"), ids=name_of)
def test_command_lines_print_what_they_show(page: Path, tmp_path: Path) -> None:
    for block in blocks(page, "console"):
        if "quiltbee " not in block.partition("\n")[0]:
            continue
        for command, expected in _COMMAND.findall(block):
            done = subprocess.run(
                ["bash", "-c", SHELL + command],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                cwd=tmp_path,
                env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "80"},
                timeout=60,
                check=False,
            )
            assert_alike(expected, done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("page", with_blocks("upi"), ids=name_of)
def test_talks_with_the_engine_go_as_shown(page: Path) -> None:
    for block in blocks(page, "upi"):
        engine = subprocess.Popen(
            [sys.executable, "-m", "quiltbee", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        with engine:
            assert engine.stdin is not None
            assert engine.stdout is not None
            for line in block.splitlines():
                if line.startswith("> "):
                    engine.stdin.write(line.removeprefix("> ") + "\n")
                    engine.stdin.flush()
                    continue
                assert line.startswith("< "), line
                answer = engine.stdout.readline()
                while answer.startswith("info ") and not line.startswith("< info "):
                    answer = engine.stdout.readline()
                assert_alike(line.removeprefix("< ") + "\n", answer)
            engine.stdin.close()
            assert engine.stdout.read() == ""
        assert engine.returncode == 0


@pytest.mark.parametrize("page", [*PAGES, CHANGELOG, ROOT / "CONTRIBUTING.md"], ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in _LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_readme_shows_each_kind_of_example() -> None:
    for kind in ("pycon", "console", "upi"):
        assert blocks(README, kind)


def test_an_entry_of_the_changelog_is_one_line_in_one_group() -> None:
    for version in re.split(r"^## ", CHANGELOG.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        groups = re.findall(r"^### (.+)$", version, re.MULTILINE)
        assert len(groups) == len(set(groups))
        assert set(groups) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
        entries = re.findall(r"^- .+\n(?!  )", version, re.MULTILINE)
        assert len(entries) == len(set(entries)) == len(re.findall(r"^- ", version, re.MULTILINE))


def test_readme_is_short() -> None:
    assert len(README.read_text("utf-8").splitlines()) <= MOST_LINES


def test_the_rooms_are_listed_in_the_order_of_their_contract() -> None:
    configuration = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = configuration["tool"]["importlinter"]["contracts"][0]["layers"]
    order = [name for layer in reversed(layers) for name in re.findall(r"\w+", layer)]
    there = [n for n in order if any((ROOT / "quiltbee").glob(f"{n}/*.*"))]
    page = (ROOT / "docs" / "how-it-works" / "architecture.md").read_text("utf-8")
    assert re.findall(r"^\| `([\w.]+)` \|", page, re.MULTILINE) == there


def test_every_room_has_its_page() -> None:
    rooms = {p.parent.name for p in (ROOT / "quiltbee").glob("*/__init__.py")} | {"web"}
    page = (ROOT / "docs" / "how-it-works" / "architecture.md").read_text("utf-8")
    assert set(re.findall(r"^\| `([\w.]+)` \| .*\]\(\S+\.md\) \|$", page, re.MULTILINE)) >= rooms


@pytest.mark.slow
def test_queries_are_answered_as_shown() -> None:
    (text,) = blocks(ROOT / "docs" / "reference" / "analysis.md", "queries")
    lines = text.splitlines()
    asked = "".join(f"{line[2:]}\n" for line in lines if line.startswith("> "))
    shown = [line[2:] for line in lines if line.startswith("< ")]
    command = [sys.executable, "-m", "quiltbee", "analysis", "--engines", "1"]
    answered = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    got = sorted(answered.stdout.splitlines())
    assert len(got) == len(shown)
    for expected, told in zip(sorted(shown), got, strict=True):
        assert_alike(f"{expected}\n", f"{told}\n")
