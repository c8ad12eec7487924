"""`quiltbee match A B`: its table, its records, how it goes on, and what it refuses."""

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from functools import partialmethod
from pathlib import Path

import pytest
from tqdm import tqdm

from quiltbee.arena import DuelMatch, parse_player, play_match
from quiltbee.arena.play import connect_closely
from quiltbee.commands.match import DuelReport, Progress
from quiltbee.notation import parse_records
from tests.arena.matches import SCRIPTED, connect_in_threads
from tests.cli.conftest import Run, heeding_ctrl_c

SMALL = ("match", "random", "greedy", "--games", "4", "--seed", "1")


@pytest.fixture(autouse=True)
def _light_players_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are left to the tests that start a match as one, and to those of the arena."""
    monkeypatch.setattr("quiltbee.arena.play.connect", connect_closely)


def cells(out: str) -> dict[str, list[str]]:
    """The rows of the table by what they are about."""
    table = [line for line in out.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table]
    return {row[0]: row[1:] for row in rows}


def first_number(cell: str) -> float:
    return float(cell.split(" ")[0])


@pytest.mark.slow
def test_the_table_says_what_the_records_say(quiltbee: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.pgr"
    done = quiltbee(*SMALL, "--records", str(file), "--concurrency", "2")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("4 games on the revised board, seed '1'.\n\n|")
    table = cells(done.out)
    assert table[""] == ["A: random", "B: greedy"]
    games = parse_records(file.read_text("utf-8"))
    assert sorted(game.tags["Round"] for game in games) == ["1.1", "1.2", "2.1", "2.2"]
    won, scored, spaces = [0, 0], [0, 0], [0, 0]
    for game in games:
        assert game.problems == ()
        seats = ("random", "greedy")
        if game.tags["Round"].endswith(".2"):
            seats = seats[::-1]
        assert (game.tags["Player1"], game.tags["Player2"]) == seats
        ended = game.positions[-1].outcome
        assert ended is not None
        for seat in (1, 2):
            player = 0 if seats[seat - 1] == "random" else 1
            won[player] += ended.winner == seat
            scored[player] += ended.scores[seat - 1]
            spaces[player] += game.positions[-1].players[seat - 1].quilt.empty_spaces
    assert table["games won"] == [str(number) for number in won]
    assert table["mean score"] == [f"{total / 4:.1f}" for total in scored]
    assert table["empty spaces"] == [f"{total / 4:.1f}" for total in spaces]
    margin = (scored[0] - scored[1]) / 4
    assert [first_number(cell) for cell in table["mean margin"]] == pytest.approx(
        [margin, -margin], abs=0.051
    )


def test_the_table_is_even_and_markdown(quiltbee: Run) -> None:
    lines = quiltbee(*SMALL).out.splitlines()
    table = [line for line in lines if line.startswith("|")]
    assert lines[1] == lines[2 + len(table)] == ""
    assert re.fullmatch(r"\|-+\|-+\|-+\|", table[1])
    assert len({len(line) for line in table}) == 1
    assert {line.count("|") for line in table} == {4}


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games(quiltbee: Run, tmp_path: Path) -> None:
    def moves(name: str, *words: str) -> dict[str, object]:
        file = tmp_path / name
        assert quiltbee(*SMALL, *words, "--records", str(file)).status == 0
        return {game.tags["Round"]: game.moves for game in parse_records(file.read_text("utf-8"))}

    once = moves("once")
    assert moves("again", "--concurrency", "3") == once
    assert moves("original", "--board", "original") != once


@pytest.mark.slow
def test_json_has_the_figures(quiltbee: Run) -> None:
    told = json.loads(quiltbee(*SMALL, "--json", "--sprt", "-400", "400").out)
    table = cells(quiltbee(*SMALL).out)
    assert told["players"] == ["random", "greedy"]
    assert [str(number) for number in told["won"]] == table["games won"]
    assert told["pairs"]["lost"] == 2
    assert (told["elo"]["value"], told["elo"]["low"]) == (None, None)
    assert told["elo"]["high"] == pytest.approx(83.0, abs=0.1)
    assert told["sprt"] == {
        "elo0": -400,
        "elo1": 400,
        "alpha": 0.05,
        "beta": 0.05,
        "pairs": 2,
        "log_ratio": pytest.approx(-2 * 2.302585, abs=1e-5),
        "verdict": "elo0",
    }


@pytest.mark.slow
def test_a_test_ends_the_match(quiltbee: Run) -> None:
    done = quiltbee("match", "random", "greedy", "--seed", "1", "--sprt", "-400", "400")
    assert done.out.splitlines()[-1] == (
        "SPRT of Elo -400 against +400: Elo -400 is accepted after 2 pairs, "
        "log-likelihood ratio -4.61 (-2.94 to +2.94)."
    )
    capped = quiltbee(*SMALL[:3], "--seed", "1", "--sprt", "-400", "400", "--games", "2")
    assert "undecided after 1 pairs" in capped.out


@pytest.mark.slow
def test_a_finished_match_is_told_again_and_a_longer_one_goes_on(
    quiltbee: Run, tmp_path: Path
) -> None:
    file = str(tmp_path / "match.pgr")
    first = quiltbee(*SMALL, "--records", file)
    again = quiltbee(*SMALL[:-2], "--records", file)
    assert (again.status, again.out) == (0, first.out)
    assert again.err == f"{file} holds 4 games of this match\n"
    longer = quiltbee("match", "random", "greedy", "--games", "6", "--records", file)
    assert longer.out.startswith("6 games on the revised board, seed '1'.")
    assert len(parse_records(Path(file).read_text("utf-8"))) == 6


def test_games_of_another_match_are_not_mixed_in(quiltbee: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "match.pgr")
    quiltbee(*SMALL, "--records", file)
    done = quiltbee("match", "random", "greedy:nodes=50", "--records", file)
    assert (done.status, done.out) == (1, "")
    assert done.complaint == (
        f"{file}, game 1: Player2 is 'greedy' in the file and 'greedy:nodes=50' in this match"
    )


def wait_for_games(file: Path, number: int, match: "subprocess.Popen[str]") -> None:
    """Wait until so many records are there, or the match is through."""
    while not file.exists() or file.read_bytes().count(b"[Event") < number:
        if match.poll() is not None:
            return
        time.sleep(0.01)


@pytest.mark.slow
def test_a_match_that_was_killed_goes_on(quiltbee: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.pgr"
    words = ("match", "random", "random", "--games", "10", "--seed", "1", "--concurrency", "2")
    whole = tmp_path / "whole.pgr"
    assert quiltbee(*words, "--records", str(whole)).status == 0
    games = 0
    for _ in range(2):
        process = heeding_ctrl_c(*words, "--records", str(file))
        wait_for_games(file, games + 2, process)
        process.kill()
        process.communicate()
        games = file.read_bytes().count(b"[Event")
    data = file.read_bytes()
    file.write_bytes(data[: len(data) - 100])  # as a crash in the middle of writing leaves it
    done = quiltbee(*words, "--records", str(file))
    assert done.status == 0
    assert done.err.endswith("games of this match; one that was cut off is dropped\n")

    def by_round(path: Path) -> list[tuple[str, object]]:
        records = parse_records(path.read_text("utf-8"))
        return sorted((record.tags["Round"], record.moves) for record in records)

    assert by_round(file) == by_round(whole)
    assert (
        cells(done.out)["mean score"]
        == cells(quiltbee(*words, "--records", str(whole)).out)["mean score"]
    )


@pytest.mark.slow
def test_ctrl_c_tells_what_is_known(tmp_path: Path) -> None:
    file = tmp_path / "match.pgr"
    words = ("match", "random", "random", "--games", "100000", "--seed", "1")
    process = heeding_ctrl_c(*words, "--records", str(file))
    wait_for_games(file, 3, process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "quiltbee: interrupted\n")
    games = parse_records(file.read_text("utf-8"))
    told = re.search(r"^(\d+) games on the revised board", out, re.MULTILINE)
    assert told is not None
    # It may come right after a record was written, before its game was counted.
    assert int(told[1]) in (len(games) - 1, len(games))
    assert all(game.problems == () for game in games)


@pytest.mark.slow
def test_forfeits_are_told_at_once_and_stop_the_match(quiltbee: Run, tmp_path: Path) -> None:
    engine = "cmd:" + shlex.join([sys.executable, str(SCRIPTED), "dies"])
    done = quiltbee("match", engine, "random", "--seed", "1", "--records", f"{tmp_path}/m.pgr")
    assert done.status == 1
    *told, last = done.err.splitlines()
    assert len(told) == 3
    assert re.fullmatch(r"game 1\.1 is forfeited by A: the engine .* status 7: out of .*", told[0])
    assert last.startswith(f"quiltbee: A, {engine}, forfeited 3 games in a row, the last because")
    table = cells(done.out)
    assert table["games won"] == ["0", "3"]
    assert table["forfeits (in the games lost)"] == ["3", "0"]
    assert "mean score" not in table


@pytest.mark.slow
def test_a_log_gets_a_line_now_and_then(quiltbee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltbee.commands.match._SECONDS_BETWEEN_LINES", 0.0)
    done = quiltbee(*SMALL, "--sprt", "-5", "5")
    lines = done.err.splitlines()
    assert re.fullmatch(
        r"1 of 4 games: A 0 : 1 B, LLR \+0\.00, [\d.]+ s a game, about \d+ min left", lines[0]
    )
    assert re.fullmatch(
        r"4 of 4 games: A 0 : 4 B, Elo below \+83, LLR -0\.\d\d, .*, about 0 min left",
        lines[3],
    )
    endless = quiltbee(*SMALL[:3], "--sprt", "-400", "400")
    assert endless.err.splitlines()[1].startswith("2 games: A 0 : 2 B, ")


def test_a_terminal_gets_a_progress_bar(quiltbee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(tqdm, "__init__", partialmethod(tqdm.__init__, mininterval=0))
    done = quiltbee(*SMALL)
    assert "/4 [" in done.err
    assert "A 0 : 1 B" in done.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nobody", "random"), "there is no player 'nobody'"),
        (("random", "greedy:movetime=soon"), "movetime needs a whole number"),
        (("random", "greedy", "--games", "5"), "games come in pairs: --games needs an even number"),
        (("random", "greedy", "--sprt", "5", "5"), "an SPRT needs two differences"),
        (("random", "greedy", "--deck", "normal"), "--deck is for matches against the Automa"),
        (("random", "greedy", "--level", "2"), "--level is for matches against the Automa"),
        (("random:Threads=99", "random"), "random:Threads=99: Threads is a whole number from 1"),
        (("random:Shyness=1", "random"), "random:Shyness=1: it has no option 'Shyness'"),
    ],
)
def test_wrong_usage_ends_with_2(quiltbee: Run, words: tuple[str, ...], sentence: str) -> None:
    done = quiltbee("match", *words)
    assert (done.status, done.out) == (2, "")
    assert sentence in done.complaint


@pytest.mark.parametrize("command", ["match", "dataset"])
def test_a_seed_that_can_not_be_printed_is_wrong_usage(quiltbee: Run, command: str) -> None:
    done = quiltbee(command, "random", "random", "--seed", "\udcff")
    assert (done.status, done.out) == (2, "")
    assert "the seed is not text that can be printed" in done.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("cmd:/no/such", "random"), "the engine /no/such can't be started: No such file"),
        (("random", "random", "--records", "missing/a.pgr"), "can't write 'missing/a.pgr': No"),
        (("random", "random", "--records", "."), "can't write '.': Is a directory"),
        (
            ("random", "random", "--records", "a\0b"),
            "can't write 'a\\x00b': that is not a file name",
        ),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(
    quiltbee: Run, words: tuple[str, ...], sentence: str
) -> None:
    done = quiltbee("match", *words)
    assert (done.status, done.out) == (1, "")
    assert done.complaint.startswith(sentence)


def test_the_estimate_of_time_begins_when_the_engines_are_ready(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Here they compile for a hundred seconds, and each game takes 40."""
    now = 0.0
    monkeypatch.setattr("quiltbee.commands.match.time.monotonic", lambda: now)
    a, b = map(parse_player, ("random", "random"))
    match = DuelMatch((a, b), "1")
    progress = Progress(DuelReport(match, 2, None, as_json=False))
    now = 100.0
    progress.begin()
    for game in play_match(match, 1, connect_engine=connect_in_threads):
        now += 40
        progress.add(game)
    progress.close()
    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith("40.0 s a game, about 2 min left")
    assert second.endswith("40.0 s a game, about 2 min left")
