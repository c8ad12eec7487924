"""`quiltbee match PLAYER automa`: its table, its records, and what it refuses."""

import re
import sys
from pathlib import Path

import pytest

from quiltbee.notation import SoloRecord, parse_games
from tests.cli.conftest import Run

SMALL = ("match", "random", "automa", "--games", "2", "--seed", "1")


def rows(out: str) -> list[list[str]]:
    """The cells of a table's rows, without its head."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in out.splitlines()[2:]]


def test_each_deck_and_level_has_a_row(quiltbee: Run) -> None:
    done = quiltbee(*SMALL)
    assert (done.status, done.err) == (0, "")
    table = rows(done.out)
    numerals = ["I", "II", "III", "IV", "V"]
    assert [row[:2] for row in table] == [[d, n] for d in ("normal", "tactical") for n in numerals]
    for row in table:
        assert row[2] == "2"
        assert re.fullmatch(r"\d+ \(\d+ to \d+\)", row[3])
        assert re.fullmatch(r"[+-][\d.]+ \([+-][\d.]+ to [+-][\d.]+\)", row[4])
    assert len({len(line) for line in done.out.splitlines()}) == 1


def test_the_same_seed_gives_the_same_table(quiltbee: Run) -> None:
    words = (*SMALL[:-1], "again", "--deck", "normal", "--level", "IV")
    assert quiltbee(*words) == quiltbee(*words)
    assert quiltbee(*words).out != quiltbee(*words, "--board", "original").out
    assert quiltbee(*words).out != quiltbee("match", "greedy", *words[2:]).out


def test_a_seed_that_was_drawn_is_said(quiltbee: Run) -> None:
    words = ("match", "greedy", "automa", "--games", "1", "--deck", "normal", "--level", "1")
    done = quiltbee(*words)
    drawn = re.match(r"Everything is drawn from the seed '(\w+)'\.\n\n", done.out)
    assert drawn is not None
    again = quiltbee(*words, "--seed", drawn[1])
    assert done.out == drawn[0] + again.out
    (row,) = rows(again.out)
    assert "inf" not in " ".join(row)


def test_the_records_are_of_the_games_counted(quiltbee: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.pgr"
    done = quiltbee(*SMALL, "--deck", "tactical", "--level", "2", "--records", str(file))
    (row,) = rows(done.out)
    games = list(parse_games(file.read_text("utf-8")))
    assert len(games) == 2
    empty = 0
    for number, game in enumerate(games, 1):
        assert isinstance(game, SoloRecord)
        assert game.problems == ()
        assert (game.tags["Player1"], game.tags["Round"]) == ("Quiltbee Random", str(number))
        end = game.positions[-1]
        assert (end.is_over, end.deck.value, end.level.level) == (True, "tactical", 2)
        empty += end.table.players[0].quilt.empty_spaces
    assert row[6] == f"{empty / 2:.1f}"


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("--records", "missing/games.pgr"), 1, "can't write 'missing/games.pgr': No such file"),
        (("--records", "a\0b"), 1, "can't write 'a\\x00b': that is no name of a file"),
        (("--records", "."), 1, ". is there already: name another file"),
        (("--seed", "\udcff"), 1, "the seed is not text"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(
    quiltbee: Run, words: tuple[str, ...], status: int, sentence: str
) -> None:
    done = quiltbee("match", "random", "automa", *words)
    assert (done.status, done.out) == (status, "")
    assert done.complaint.startswith(sentence)


@pytest.mark.parametrize(
    "words",
    [
        ("match", "random"),
        ("match", "random", "automa", "--concurrency", "2"),
        ("match", "random", "automa", "--json"),
        ("match", "nobody", "automa"),
        ("match", "random", "automa", "--games", "0"),
        ("match", "random", "automa", "--level", "VI"),
    ],
)
def test_wrong_usage_ends_with_2(quiltbee: Run, words: tuple[str, ...]) -> None:
    assert quiltbee(*words).status == 2


def test_a_terminal_gets_a_progress_bar(quiltbee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr("quiltbee.commands.match_automa._SILENT_SECONDS", 0.0)
    done = quiltbee(*SMALL)
    assert "/20 [" in done.err
    assert "game/s" in done.err
