"""Records, links and position strings of version 0.1.0 are read as it read them."""

from pathlib import Path

import pytest

from tests.corpus import terminal
from tests.corpus.reading import reading_of, stored_reading
from tests.corpus.stored import TEXTS, reworded

FILES = sorted(TEXTS.iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_text_is_read_the_same(file: Path) -> None:
    assert reading_of(file) == reworded(stored_reading(file.name))


@pytest.mark.parametrize("name", ["duel_game_links.txt", "solo_game_links.txt"])
def test_what_is_written_is_read_the_same(name: str) -> None:
    """Link, record and link again come to the same games."""
    link = stored_reading(name)["link"]["out"]
    assert [line for line in link if line] == (TEXTS / name).read_text().split()
    record = terminal.run(["convert", "--to", "pgr"], "\n".join(link))
    assert (record["status"], record["err"]) == (0, [""])
    again = terminal.run(["convert", "--to", "link"], "\n".join(record["out"]))
    assert (again["status"], again["out"]) == (0, link)
