"""Every option of `quiltbee` that a page, a message or a help text names exists where it says."""

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quiltbee.cli import COMMANDS, parser_of, parser_of_all

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", *ROOT.glob("*/README.md")]
CATALOGUES = sorted((ROOT / "quiltbee" / "languages").rglob("*.ftl"))
SOURCES = sorted((ROOT / "quiltbee").rglob("*.py"))

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*\w")
NAMED = re.compile(r"\bquiltbee ((?:[a-z]+ )?)((?:[^`\n]|\n(?! *\n|#))*)")
"""A command line within backticks, or up to the end of a text."""


def options_of(command: str) -> set[str]:
    """The options of a command and of its actions; without one, those of `serve` and of all."""
    parsers = [parser_of(command or "serve")] + ([] if command else [parser_of_all()])
    found = set[str]()
    while parsers:
        parser = parsers.pop()
        for action in parser._actions:
            found.update(action.option_strings)
            if isinstance(action, argparse._SubParsersAction):
                parsers += action.choices.values()
    return found


def wrong_in(text: str, own: str | None = None) -> Iterator[str]:
    """The options that the command named before them lacks, or, where none is named, `own`."""
    text = re.sub(r"python3? -m http\.server [^`\n]*", "", text)
    for command, line in NAMED.findall(text):
        name = command.strip()
        if not name or name in COMMANDS:
            yield from (f"{name} {o}" for o in OPTION.findall(line) if o not in options_of(name))
    if own is not None:
        bare = OPTION.findall(NAMED.sub("", text))
        yield from (f"{own} {option}" for option in bare if option not in options_of(own))


def texts_of(source: Path) -> Iterator[str]:
    """The texts of a program, an f-string in one piece."""
    tree = ast.parse(source.read_text("utf-8"))
    parts = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "..." for part in node.values
            )
        elif (
            isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts
        ):
            yield node.value


def command_of(source: Path) -> str | None:
    """The command whose messages a program has."""
    if source.parent.name == "statistics":
        return "statistics"
    is_command = source.parent.name == "commands" and source.stem in COMMANDS
    return source.stem if is_command else None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_names_options_that_exist(page: Path) -> None:
    spans = re.findall(
        r"`([^`]+)`", re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    )
    assert [wrong for span in spans for wrong in wrong_in(span)] == []


def test_the_page_of_the_command_line_names_the_options_of_each_command() -> None:
    page = (ROOT / "docs" / "reference" / "cli.md").read_text("utf-8")
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        name = section.split()[0]
        spans = re.findall(r"`(--[^`]+)`", section)
        if name in COMMANDS:
            assert [wrong for span in spans for wrong in wrong_in(span, name)] == []


def test_messages_and_helps_name_options_that_exist() -> None:
    for file in CATALOGUES:
        assert list(wrong_in(file.read_text("utf-8"))) == [], file
    for file in SOURCES:
        wrong = [each for text in texts_of(file) for each in wrong_in(text, command_of(file))]
        assert wrong == [], file


def test_an_option_of_another_command_is_found() -> None:
    assert list(wrong_in("they need more games (--games-on-ring)", "statistics"))
    assert list(wrong_in("as `quiltbee match --games-on-ring` plays"))
    assert not list(wrong_in("as `quiltbee dataset --games-on-ring` plays", "statistics"))
