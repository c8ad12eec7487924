"""`quiltbee match PLAYER automa`: its table, its records, and what it refuses."""

import json
import re
import shlex
import signal
import sys
import time
from functools import partialmethod
from pathlib import Path

import pytest
from tqdm import tqdm

from quiltbee.arena.play import connect_closely
from quiltbee.notation import parse_records
from tests.arena.matches import SCRIPTED
from tests.cli.conftest import Run, heeding_ctrl_c

pytestmark = pytest.mark.slow

SMALL = ("match", "random", "automa", "--games", "2", "--seed", "1")


@pytest.fixture(autouse=True)
def _light_players_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are left to the tests that start a match as one, and to those of the arena."""
    monkeypatch.setattr("quiltbee.arena.play.connect", connect_closely)


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
        assert re.fullmatch(r"[+-][\d.]+", row[4])  # two games have no interval
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
    games = parse_records(file.read_text("utf-8"))
    assert len(games) == 2
    empty = 0
    for number, game in enumerate(games, 1):
        assert game.problems == ()
        assert (game.tags["Player1"], game.tags["Round"]) == ("random", str(number))
        end = game.positions[-1]
        assert (end.is_over, end.deck.value, end.level.level) == (True, "tactical", 2)
        empty += end.table.players[0].quilt.empty_spaces
    assert row[6] == f"{empty / 2:.1f}"


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("--records", "missing/games.pgr"), 1, "can't write 'missing/games.pgr': No such file"),
        (("--records", "a\0b"), 1, "can't write 'a\\x00b': that is not a file name"),
        (("--records", "."), 1, "can't write '.': Is a directory"),
        (("--sprt", "0", "5"), 2, "--sprt is for matches against an engine"),
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
        ("match", "automa", "random"),
        ("match", "nobody", "automa"),
        ("match", "random", "automa", "--games", "0"),
        ("match", "random", "automa", "--level", "VI"),
    ],
)
def test_wrong_usage_ends_with_2(quiltbee: Run, words: tuple[str, ...]) -> None:
    assert quiltbee(*words).status == 2


def test_a_terminal_gets_a_progress_bar(quiltbee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(tqdm, "__init__", partialmethod(tqdm.__init__, mininterval=0))
    done = quiltbee(*SMALL)
    assert "/20 [" in done.err
    assert re.search(r"A \d+ : \d+ Automa", done.err)


def test_a_log_gets_a_line_now_and_then(quiltbee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltbee.commands.match._SECONDS_BETWEEN_LINES", 0.0)
    done = quiltbee(*SMALL, "--deck", "normal", "--level", "5")
    first, second = done.err.splitlines()
    line = r"{} of 2 games: A \d : \d Automa, [\d.]+ s a game, about \d+ min left"
    assert re.fullmatch(line.format(1), first)
    assert re.fullmatch(line.format(2), second)


def test_every_player_plays_with_its_limits_and_options(quiltbee: Run) -> None:
    engine = "cmd:nodes=5:" + shlex.join([sys.executable, str(SCRIPTED), "plays"])
    few = ("--games", "1", "--deck", "normal", "--level", "1", "--seed", "1")
    for player in ("patch-tree:nodes=60", "uct:movetime=5,Seed=3", engine):
        done = quiltbee("match", player, "automa", *few)
        assert (done.status, done.err) == (0, "")
        assert [row[2] for row in rows(done.out)] == ["1"]
    refused = quiltbee("match", "random:Level=3", "automa", *few)
    assert (refused.status, refused.out) == (2, "")
    assert refused.complaint.startswith("random:Level=3: it has no option 'Level'")


def test_several_games_at_once_give_the_same_table(quiltbee: Run) -> None:
    words = (*SMALL, "--level", "2")
    assert quiltbee(*words, "--concurrency", "3").out == quiltbee(*words).out


def test_json_has_the_figures_of_the_table(quiltbee: Run) -> None:
    words = (*SMALL, "--level", "2")
    told = json.loads(quiltbee(*words, "--json").out)
    assert (told["players"], told["board"]) == (["random", "Automa"], "revised")
    assert (told["seed"], told["games"]) == ("1", 4)
    assert [(row["deck"], row["level"]) for row in told["rows"]] == [("normal", 2), ("tactical", 2)]
    for row, cells in zip(told["rows"], rows(quiltbee(*words).out), strict=True):
        assert (str(row["games"]), row["forfeits"]) == (cells[2], 0)
        assert cells[3].startswith(f"{100 * row['won']['value']:.0f} (")
        assert cells[4] == f"{row['margin']['value']:+.1f}"
        assert row["margin"]["low"] is row["margin"]["high"] is None
        assert cells[5] == f"{row['score'][0]:.1f} : {row['score'][1]:.1f}"
        assert cells[6] == f"{row['empty_spaces']:.1f}"
        assert cells[7] == "{:.0f} : {:.0f}".format(*(100 * tile for tile in row["special_tile"]))


def test_a_match_goes_on_from_its_records(quiltbee: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "match.pgr")
    first = quiltbee(*SMALL, "--level", "2", "--records", file)
    words = (*SMALL[:-2], "--level", "2", "--records", file)
    again = quiltbee(*words)
    assert again.out == f"Everything is drawn from the seed '1'.\n\n{first.out}"
    assert again.err == f"{file} holds 4 games of this match\n"
    longer = (*SMALL[:3], "--games", "3", "--seed", "1", "--level", "2")
    assert quiltbee(*longer, "--records", file).out == quiltbee(*longer).out
    assert len(parse_records(Path(file).read_text("utf-8"))) == 6
    other = quiltbee("match", "greedy", "automa", "--records", file)
    assert (
        other.complaint
        == f"{file}, game 1: Player1 is 'random' in the file and 'greedy' in this match"
    )


def test_forfeits_are_told_and_stop_the_match(quiltbee: Run) -> None:
    engine = "cmd:" + shlex.join([sys.executable, str(SCRIPTED), "dies"])
    done = quiltbee("match", engine, "automa", "--seed", "1", "--level", "3")
    assert done.status == 1
    *told, last = done.err.splitlines()
    assert [line.split(":")[0] for line in told] == [
        f"game {number} is forfeited by A" for number in (1, 2, 3)
    ]
    assert last.startswith(f"quiltbee: A, {engine}, forfeited 3 games in a row, the last because")
    table, _, end = done.out.partition("\n\n")
    assert rows(table) == [["normal", "III", "3", "0 (0 to 56)", "-", "-", "-", "-"]]
    assert end == "Forfeits (in the games lost, but not in the means): 3.\n"


def test_ctrl_c_prints_the_rows_so_far(tmp_path: Path) -> None:
    file = tmp_path / "match.pgr"
    words = ("match", "random", "automa", "--games", "100000", "--seed", "1", "--records")
    process = heeding_ctrl_c(*words, str(file))
    while not file.exists() or file.read_bytes().count(b"[Event") < 3:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "quiltbee: interrupted\n")
    ((deck, level, games, *_),) = rows(out.removeprefix("ready\n"))
    assert (deck, level) == ("normal", "I")
    # It may come right after a record was written, before its game was counted.
    assert int(games) in (recorded := len(parse_records(file.read_text("utf-8"))), recorded - 1)
