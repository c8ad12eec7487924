"""Data sets: the plan, the rows against the rules, the same files whoever plays, faults."""

import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from quiltbee.arena import parse_player
from quiltbee.automa import (
    Deck,
)
from quiltbee.cli import main
from quiltbee.dataset import DataSetError, Plan
from quiltbee.dataset.folder import SCHEMA_KEY, DataSetFolder, DecisionRow, EvaluationRow, GameRow
from quiltbee.dataset.plan import SCHEMA, parse_plan
from quiltbee.dataset.playing import make
from quiltbee.notation import move_of_action, parse_move
from quiltbee.rules import Board, PlacePatch, new_game
from quiltbee.workers import Threads

DOCS = Path(__file__).parents[2] / "docs" / "reference" / "dataset.md"
GAMES = 10


def plan(players: str = "random greedy:Level=1", **other: Any) -> Plan:
    first, second = map(parse_player, players.split())
    usual: dict[str, Any] = {
        "seed": "toy",
        "boards": tuple(Board),
        "games_on_ring": 2,
        "opening": 2,
        "shard": 4,
    }
    return Plan((first, second), **usual | other)


SOLO = Plan(
    (parse_player("greedy"),),
    "toy",
    tuple(Board),
    games_on_ring=1,
    opening=2,
    shard=8,
    decks=tuple(Deck),
    levels=(1, 4),
)


def made(path: Path, games: int = GAMES, threads: int = 1, what: Plan | None = None) -> Path:
    folder, what = DataSetFolder(path), what or plan()
    with folder.held(), Threads(threads) as workers:
        folder.begin(what)
        assert sum(make(folder, what, games, workers)) > 0
    return path


def files_of(path: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(path)): file.read_bytes()
        for file in path.rglob("*")
        if file.is_file() and file.name != "lock"
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data set of ten games, of which nothing disturbed the making."""
    return made(tmp_path_factory.mktemp("data") / "whole")


def rows_of(path: Path, table: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(path / table).to_pylist()
    return rows


def test_a_ring_is_played_on_each_board_with_the_seats_swapped() -> None:
    starts = [plan().start(game) for game in range(1, 7)]
    assert [start.ring_number for start in starts] == [1, 1, 1, 1, 2, 2]
    assert [start.board.value[0] for start in starts] == list("rroorr")
    assert [start.sides for start in starts] == [(0, 1), (1, 0)] * 3
    assert len({start.ring for start in starts}) == 2


@pytest.mark.parametrize("what", [plan(), plan(visits=True), SOLO])
def test_a_plan_is_read_as_it_was_written(what: Plan) -> None:
    assert parse_plan(what.described()) == what


def test_a_plan_of_before_has_no_visits_and_no_automa() -> None:
    assert "visits" not in plan().described()
    assert "decks" not in plan().described()


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "not a description of a data set"),
        ("[]", "not a description of a data set"),
        ('{"schema": 2}', "unknown schema 2; this version reads 1"),
        ('{"schema": 1}', "not a description of a data set"),
        (plan().described().replace("random", "nobody"), "there is no player 'nobody'"),
        (plan().described().replace("revised", "round"), "'round' is not a valid Board"),
        (SOLO.described().replace('"normal"', '"odd"'), "'odd' is not a valid Deck"),
        (SOLO.described().replace("4", "6"), "are not levels of the Automa"),
        (SOLO.described().replace('"greedy"', '"greedy", "random"'), "two take none"),
        (SOLO.described().replace('"greedy"', ""), "a game has one player or two, not 0"),
        (plan(boards=(Board.REVISED,)).described().replace('"revised"', ""), "2, 0 boards"),
        (plan().described().replace('_ring": 2', '_ring": 0'), "games_on_ring 0, shard 4"),
        (plan().described().replace('"shard": 4', '"shard": 0'), "games_on_ring 2, shard 0"),
        (plan().described().replace('"opening": 2', '"opening": -1'), "opening -1"),
    ],
)
def test_what_is_no_plan_is_refused(text: str, what: str) -> None:
    with pytest.raises(DataSetError, match=what):
        parse_plan(text)


@pytest.mark.slow
def test_the_decisions_of_a_game_are_its_moves_and_what_the_rules_say_of_them(
    whole: Path,
) -> None:
    games, decisions = rows_of(whole, "games"), rows_of(whole, "decisions")
    assert [game["game"] for game in games] == list(range(1, GAMES + 1))
    for game in games:
        position = new_game(game["ring"], Board(game["board"]))
        own = [row for row in decisions if row["game"] == game["game"]]
        assert [row["number"] for row in own] == list(range(1, game["decisions"] + 1))
        for row in own:
            move = move_of_action(row["action"])
            mover = position.mover
            assert move == parse_move(row["move"])
            assert row["player"] == position.turn
            assert row["legal"] == len(position.legal_moves())
            assert row["choices"] == position.choices
            assert (row["buttons"], row["time"]) == (mover.buttons, mover.time)
            assert row["other_empty_spaces"] == position.opponent.quilt.empty_spaces
            assert row["patch"] == (move.letter if isinstance(move, PlacePatch) else None)
            assert row["drawn"] == (row["number"] <= 2)
            after = position.play(move)
            gained = after.players[position.turn.index].buttons - mover.buttons
            assert gained == row["earned"] + row["received"] - row["paid"]
            assert row["special_tile"] == (after.special_tile is not position.special_tile)
            position = after
        ended = position.outcome
        assert ended is not None
        assert (game["winner"], game["score1"], game["score2"]) == (ended.winner, *ended.scores)
        special = Counter(row["player"] for row in own if row["kind"] == "special")
        assert (game["special_patches1"], game["special_patches2"]) == (special[1], special[2])
        assert game["special_tile"] == int(position.special_tile or 0)
        assert game["first_to_end"] == position.turn


def test_evaluations_are_those_of_players_with_an_opinion(whole: Path) -> None:
    games = {game["game"]: game for game in rows_of(whole, "games")}
    movers = {(row["game"], row["number"]): row for row in rows_of(whole, "decisions")}
    evaluations = rows_of(whole, "evaluations")
    assert len(evaluations) > 100
    for row in evaluations:
        decision = movers[row["game"], row["number"]]
        assert games[row["game"]][f"player{decision['player']}"] == "greedy:Level=1"
        assert 0 <= row["win_chance"] <= 1000
        if row["rank"] == 1 and not decision["drawn"]:
            assert row["move"] == decision["move"]
    assert {row["rank"] for row in evaluations if row["number"] <= 2} > {1, 2}


def test_every_file_has_the_version_of_the_schema(whole: Path) -> None:
    for table in ("games", "decisions", "evaluations"):
        for path in (whole / table).iterdir():
            assert pq.read_metadata(path).metadata[SCHEMA_KEY] == str(SCHEMA).encode()


def test_the_page_describes_every_column() -> None:
    described = re.findall(r"^\| `(\w+)` \|", DOCS.read_text("utf-8"), re.MULTILINE)
    fields = [*GameRow._fields, *DecisionRow._fields, *EvaluationRow._fields]
    assert [name for name in described if name in fields] == fields


@pytest.mark.slow
def test_the_same_seed_gives_the_same_files_in_two_processes(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = asked(tmp_path / "out", "--seed", "toy", "--opening", "2", "--workers", "2")
    assert main(words) == 0
    assert files_of(tmp_path / "out") == files_of(whole)
    said = f"holds {GAMES} games of random and greedy:Level=1, seed 'toy'."
    assert capsys.readouterr().out.endswith(f"{said}\n")


class KilledError(BaseException):
    """The process ends here."""


def dying(after: int, step: Callable[..., None]) -> Callable[..., None]:
    calls = 0

    def call(*arguments: object) -> None:
        nonlocal calls
        calls += 1
        if calls > after:
            raise KilledError
        step(*arguments)

    return call


@pytest.mark.parametrize("after", [0, 1, 2, 3, 5, 9])
def test_a_run_that_was_killed_goes_on_as_if_nothing_had_been(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    out = tmp_path / "out"
    with monkeypatch.context() as patch:
        patch.setattr(DataSetFolder, "_write", dying(after, DataSetFolder._write))
        with pytest.raises(KilledError):
            made(out)
    if after:
        (out / "games" / ".00001.parquet.part").write_bytes(b"half a file")
    assert made(out) == out
    assert files_of(out) == files_of(whole)


def test_a_data_set_may_grow_and_never_shrinks(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made(tmp_path / "out", 6)
    made(tmp_path / "out", GAMES, threads=2)
    assert files_of(tmp_path / "out") == files_of(whole)
    assert main(asked(tmp_path / "out", "--games", "6", "--opening", "2")) == 0
    assert f"holds {GAMES} games" in capsys.readouterr().out
    assert files_of(tmp_path / "out") == files_of(whole)


def test_only_one_process_works_on_a_data_set(whole: Path) -> None:
    other = DataSetFolder(whole)
    with (
        DataSetFolder(whole).held(),
        pytest.raises(DataSetError, match="another process"),
        other.held(),
    ):
        pass


def asked(out: Path | str, *more: str, players: str = "random greedy:Level=1") -> list[str]:
    words = ["dataset", str(out), "--games", "10", "--workers", "1", "--shard", "4"]
    return [*words, "--players", *players.split(), *more]


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("--seed", "other"), "another data set: seed is toy there and other here"),
        (("--opening", "3"), "opening is 2 there and 3 here"),
        (("--board", "original"), "boards is ['revised', 'original'] there and ['original'] here"),
        (("--games-on-ring", "4"), "games_on_ring is 2 there and 4 here"),
        (("--visits",), "visits is not set there and True here"),
    ],
)
def test_another_data_set_is_left_alone(
    whole: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], what: str
) -> None:
    before = files_of(whole)
    if "--opening" not in words:
        words = (*words, "--opening", "2")
    assert main(asked(whole, *words)) == 1
    assert what in capsys.readouterr().err
    assert files_of(whole) == before


@pytest.mark.parametrize(
    ("players", "words", "status", "what"),
    [
        ("random nobody", (), 2, "there is no player 'nobody'"),
        ("random cmd:./engine", (), 1, "cmd:./engine: only Quiltbee's own players"),
        ("random greedy:Level=11", (), 2, "Level is a whole number from 1 to 10"),
        ("random random", ("--deck", "normal"), 2, "--deck is for games against the Automa"),
        ("random random", ("--published", "duels-1"), 2, "excludes --games"),
        ("random random", ("--ray", "there"), 1, "the address of a Ray cluster is HOST:PORT"),
        ("random random", ("--ray", "127.0.0.1:1"), 1, "at 127.0.0.1:1: Connection refused"),
    ],
)
def test_what_cannot_be_played_is_said(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    players: str,
    words: tuple[str, ...],
    status: int,
    what: str,
) -> None:
    assert main(asked(tmp_path / "out", *words, players=players)) == status
    assert what in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "status", "what"),
    [
        ((), 2, "--games and --players are needed, or --published"),
        (("--games", "3"), 2, "--games and --players are needed, or --published"),
        (("--published", "duels-0"), 2, "no published data set 'duels-0': duels-1, solo-1"),
    ],
)
def test_what_is_missing_is_said(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    status: int,
    what: str,
) -> None:
    assert main(["dataset", str(tmp_path / "out"), *words]) == status
    assert what in capsys.readouterr().err


@pytest.mark.slow
def test_the_bar_moves_with_every_call(tmp_path: Path) -> None:
    """A shard of 50 games is played in calls of 20 at most."""
    folder, what = DataSetFolder(tmp_path / "out"), plan("random random", shard=50)
    with folder.held(), Threads(1) as workers:
        folder.begin(what)
        assert list(make(folder, what, 70, workers)) == [20, 20, 10, 20]


def test_a_folder_of_other_things_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert main(asked(tmp_path)) == 1
    assert "exists, and is not a data set" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("out", ["", "a\0b"])
def test_what_is_no_name_is_refused(out: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked(out)) == 1
    assert "not a folder name" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert main(asked(tmp_path / "file" / "out")) == 1
    assert re.search(r"can't use the folder .*: Not a directory", capsys.readouterr().err)


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_to_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    made(out, 4)

    def refuse(path: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    assert main(asked(out, "--opening", "2")) == 1
    what = f"can't write {out / 'evaluations' / '00001.parquet'}: Permission denied"
    assert what in capsys.readouterr().err


def test_without_pyarrow_one_sentence_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("quiltbee.dataset.folder", "pyarrow"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(asked(tmp_path / "out")) == 1
    said = capsys.readouterr().err
    assert "this needs pyarrow:" in said
    assert f"{sys.executable} -m pip install 'matplotlib>=3.9' 'pyarrow>=18'" in said
    assert not (tmp_path / "out").exists()


def test_a_broken_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = made(tmp_path / "out", 4)
    broken = out / "games" / "00000.parquet"
    broken.write_bytes(b"PAR1 and nothing else")
    assert main(asked(out, "--opening", "2")) == 1
    assert f"{broken} is not a complete Parquet file" in capsys.readouterr().err
