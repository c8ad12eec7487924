"""Statistics of a toy data set: figures checked by hand on its rows, files, faults."""

import re
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import numpy as np
import pytest

from quiltbee.arena import NOTHING, play_out
from quiltbee.automa import new_solo
from quiltbee.cli import main
from quiltbee.dataset import statistics
from quiltbee.dataset.statistics.figures import (
    FigureTable,
    collected_by,
    course_of,
    opening_table,
    rings_of,
)
from quiltbee.dataset.statistics.own import MISTAKE, losses_table, periods_of
from quiltbee.dataset.statistics.reading import Data, read
from quiltbee.dataset.statistics.report import SOMETIMES, figures_of, report
from quiltbee.notation import Comment, Line, format_record, parse_record, record_game
from quiltbee.review import Threshold
from quiltbee.rules import LETTERS, PASS, new_game, ring_from_seed
from tests.dataset.test_dataset import SOLO, made, plan, rows_of, whole

GAMES = 80

__all__ = ["whole"]  # the fixture


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Eighty games, four on each ring and board."""
    what = plan("random random", games_on_ring=4, opening=0, shard=20)
    return made(tmp_path_factory.mktemp("statistics") / "toy", GAMES, what=what)


@pytest.fixture(scope="module")
def data(folder: Path) -> Data:
    return read(folder)


def test_what_is_read_is_what_was_written(folder: Path, data: Data) -> None:
    games, decisions = rows_of(folder, "games"), rows_of(folder, "decisions")
    assert data.games["winner"].tolist() == [game["winner"] for game in games]
    assert data.margin.tolist() == [game["score1"] - game["score2"] for game in games]
    assert len(data.decisions["row"]) == len(decisions)
    for place, row in enumerate(decisions):
        game = games[row["game"] - 1]
        letters = [data.decisions[f"choice{number}"][place] for number in (1, 2, 3)]
        assert "".join(LETTERS[code] for code in letters if code >= 0) == row["choices"]
        assert data.is_won[place] == (game["winner"] == row["player"])
        patch = data.decisions["patch"][place]
        assert (None if patch < 0 else LETTERS[patch]) == row["patch"]


def test_patches_are_counted_as_in_the_rows(folder: Path, data: Data) -> None:
    decisions = rows_of(folder, "decisions")
    winner = {game["game"]: game["winner"] for game in rows_of(folder, "games")}
    figures = figures_of(data)
    for letter in "AHQ":
        buys = [row for row in decisions if row["patch"] == letter]
        offers = [row for row in decisions if letter in row["choices"]]
        place = LETTERS.index(letter)
        assert figures.bought[place] == pytest.approx(len(buys) / GAMES)
        assert figures.taken[place] == pytest.approx(len(buys) / len(offers))
        assert figures.space[place] == pytest.approx(np.mean([row["time"] for row in buys]))
        won = np.mean([winner[row["game"]] == row["player"] for row in buys])
        assert figures.won[place] == pytest.approx(won)
    assert figures.spaces.sum(axis=1) == pytest.approx(1)


def test_worth_is_what_was_put_in(data: Data) -> None:
    """If a patch alone decides the margin, its worth says so, and no other has any."""
    rng = np.random.default_rng(1)
    number = 2000
    games = {name: np.resize(column, number) for name, column in data.games.items()}
    rows = np.repeat(np.arange(number), 5)
    patch = np.concatenate([rng.permutation(len(LETTERS))[:5] for _ in range(number)])
    player = rng.integers(1, 3, len(rows))
    owner = np.zeros((number, len(LETTERS)), int)
    owner[rows, patch] = np.where(player == 1, 1, -1)
    games["score1"] = 7 * owner[:, 3] - 2 * owner[:, 8] + 1
    games["score2"] = np.zeros(number, int)
    games["ring_number"] = np.arange(number)
    decisions = {name: np.resize(column, len(rows)) for name, column in data.decisions.items()}
    decisions |= {"row": rows, "patch": patch, "player": player, "kind": np.ones_like(rows)}
    worth = figures_of(replace(data, games=games, decisions=decisions)).worth
    expected = np.zeros(len(LETTERS))
    expected[3], expected[8] = 7, -2
    assert worth == pytest.approx(expected, abs=1e-6)


def test_rings_are_halved_and_special_patches_shared(folder: Path, data: Data) -> None:
    figures = rings_of(data)
    assert figures is not None
    margins = data.margin.reshape(-1, 4)  # four games on each board of each ring
    assert figures.first == pytest.approx(margins[:, ::2].mean(axis=1))
    assert figures.second == pytest.approx(margins[:, 1::2].mean(axis=1))
    assert opening_table(data) is None  # each patch has one place on too few rings
    more = {name: np.resize(column, 5 * GAMES) for name, column in data.games.items()}
    many = replace(data, games=more | {"ring_number": np.arange(5 * GAMES)})
    opening = opening_table(many)
    assert opening is not None
    letter, first, *_ = opening.rows[0]
    starts = [letter.strip("`") in ring[:3] for ring in many.games["ring"]]
    assert first.startswith(f"{many.margin[starts].mean():.1f} ±")
    collected = collected_by(data)
    assert collected.share.sum() == pytest.approx(1)
    assert collected.share == pytest.approx(collected.share[::-1])  # both have five together
    course = course_of(data)
    assert course.buttons[0].tolist() == [5, 5]
    assert course.empty_spaces[0].tolist() == [81, 81]


@pytest.mark.slow
def test_the_command_writes_tables_and_small_charts(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["statistics", str(folder), str(folder), "--out", str(out)]) == 0
    assert "holds tables.md, spaces.svg" in capsys.readouterr().out
    text = (out / "tables.md").read_text("utf-8")
    assert f"from {GAMES} games of random and random on 10 rings, seed `toy`" in text
    titles = [line for line in text.splitlines() if line.startswith("## ")]
    assert len(titles) == 12
    for letter in LETTERS:
        assert f"\n| `{letter}` |" in text
    charts = sorted(out.glob("*.svg"))
    assert len(charts) == 7
    for chart in charts:
        assert chart.stat().st_size < 60_000
        assert ElementTree.fromstring(chart.read_bytes()).tag.endswith("svg")
        assert b"<text" in chart.read_bytes()


def played(ring: str, draws: Random, first: str, second: str) -> str:
    """A random duel as a record."""
    game = play_out(new_game(ring), lambda _, seen: draws.choice(seen.legal_moves()), draws)
    record = record_game(game.start, game.moves, tags={"Player1": first, "Player2": second})
    return format_record(record)


@pytest.mark.slow
def test_records_have_the_same_statistics(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three duels of one's own; a solo game and one that was not played to its end do not count."""
    draws, ring = Random(1), ring_from_seed("mine")
    texts = [played(ring, draws, "Ann", "Bob"), played(ring, draws, "Bob", "Ann")]
    texts.append(played(ring_from_seed("other"), draws, "Ann", "Carla | Quiltbee"))
    texts.append(format_record(record_game(new_game(ring), [PASS])))
    texts.append(format_record(record_game(new_solo(ring, tuple(range(1, 13))), [PASS])))
    (tmp_path / "mine.pgr").write_text("\n".join(texts))
    data = read(tmp_path / "mine.pgr")
    assert data.games["ring_number"].tolist() == [1, 1, 2]
    assert len(data.decisions["row"]) == data.games["decisions"].sum()
    out = tmp_path / "out"
    assert main(["statistics", str(tmp_path / "mine.pgr"), "--out", str(out)]) == 0
    text = (out / "tables.md").read_text("utf-8")
    about = "from 3 games of Ann and Bob and Carla | Quiltbee on 2 rings"
    assert f"{about}, from the records `mine.pgr`." in text
    won = sum((data.games["player1"] == "Ann") == (data.games["winner"] == 1))
    assert f"| Ann | 3 | {100 * won / 3:.1f} |" in text
    assert "| Carla \\| Quiltbee | 1 |" in text
    (tmp_path / "none.pgr").write_text(texts[3])
    assert main(["statistics", str(tmp_path / "none.pgr"), "--out", str(out)]) == 1
    assert "holds no game that was played from set-up to its end" in capsys.readouterr().err


@pytest.mark.slow
def test_own_games_have_opponents_a_course_over_time_and_losses(tmp_path: Path) -> None:
    """Ann's games of four months, of which one was analysed."""
    draws, texts = Random(3), list[str]()
    for month, other in ((1, "Bob"), (1, "Carla"), (2, "Bob"), (3, "Bob"), (4, "Bob")):
        text = played(ring_from_seed(str(month)), draws, "Ann", other)
        texts.append(text.replace('"????.??.??"', f'"2026.0{month}.09"'))
    record = parse_record(texts[0])
    moves = list(record.line.moves)
    first, second = record.positions[0].turn, record.positions[1].turn
    for number, margin in enumerate((0.0, -3.0)):
        comment = Comment(evaluation=(0.5, margin))
        moves[number] = replace(moves[number], comment=comment)
    start = Comment(evaluation=(0.5, 1.5))
    texts[0] = format_record(replace(record, line=Line(tuple(moves), start)))
    (tmp_path / "own.pgr").write_text("\n".join(texts))
    data = read(tmp_path / "own.pgr")
    periods = periods_of(data)
    assert [(each.name, each.games) for each in periods] == [
        *(("2026.01", 2), ("2026.02", 1), ("2026.03", 1), ("2026.04", 1)),
    ]
    assert periods[1].margin == data.margin[2]
    assert periods[0].won == np.mean(data.games["winner"][:2] == 1)
    losses = losses_table(data)
    assert losses is not None
    expected = {"Ann": 0.0, "Bob": 0.0}
    expected[("Ann", "Bob")[first.index]] += 1.5 if first.index == 0 else 0
    expected[("Ann", "Bob")[second.index]] += 3.0 if second.index == 0 else 0
    found = dict.fromkeys(expected, 0.0)
    for name, _, count, mean_lost, *_ in losses.rows:
        found[name] += int(count) * float(mean_lost)
    assert found == pytest.approx(expected)
    rows = [row for row in losses.rows if row[4] != "0"]
    assert [row[5] for row in rows] == ["0.0"] * len(rows)  # neither 1.5 nor 3 is a mistake
    marks = Threshold()
    assert pytest.approx((2 * marks.chance, 2 * marks.points)) == MISTAKE
    files = report({"own": data})
    assert {"time.svg", "over-time.csv", "pairings.csv", "points-lost.csv"} <= set(files)
    assert files["pairings.csv"].decode().splitlines()[1].startswith("Ann,Bob,4,")
    assert files["patches.csv"].decode().splitlines()[1].count(",") == 13


def test_a_column_with_intervals_is_two_in_csv() -> None:
    rows = (("Ann", "1.5 ± 0.5"), ("Ben", NOTHING))
    table = FigureTable("Scores", "", ("player", "mean"), rows)
    assert table.in_csv() == "player,mean,mean ±\nAnn,1.5,0.5\nBen,,\n"


@pytest.mark.slow
def test_a_report_replaces_an_earlier_one_and_nothing_else(
    tmp_path: Path, folder: Path, whole: Path
) -> None:
    """Of whatever kinds of files there are, those that it does not write are removed."""
    one, other = (set(report({"one": read(path)})) for path in (folder, whole))
    assert one ^ other <= set(SOMETIMES)
    assert not {"tables.md", "spaces.svg"} & set(SOMETIMES)
    for name in (*SOMETIMES, "mine.svg"):
        (tmp_path / name).write_text("of yesterday")
    assert main(["statistics", str(whole), "--out", str(tmp_path)]) == 0
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {*report({"one": read(whole)}), "mine.svg"}


@pytest.mark.slow
def test_what_is_left_out_is_said(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of two games on each ring and board."""
    assert main(["statistics", str(whole), "--out", str(tmp_path)]) == 0
    said, text = capsys.readouterr().out, (tmp_path / "tables.md").read_text("utf-8")
    for name, sentence in {
        "rings.svg": "rings.svg and the tables of one-sided rings are left out: they need 10 rings",
        "worth.svg": "The worth of patches is left out: it needs games on 100 rings.",
        "the-start-of-the-ring.csv": "The table of the start of the ring is left out",
    }.items():
        assert sentence in said
        assert sentence in text
        assert not (tmp_path / name).exists()


@pytest.mark.slow
@pytest.mark.parametrize(("games", "solo"), [(1, False), (2, False), (20, False), (1, True)])
def test_few_games_give_no_figure_of_what_they_do_not_show(
    tmp_path: Path, games: int, solo: bool
) -> None:
    """Neither `nan` nor `inf` nor an uncertainty of nothing, in any table, chart or CSV."""
    draws, texts = Random(4), list[str]()
    for number in range(games):
        ring = ring_from_seed(str(number // 2))
        if solo:
            start = new_solo(ring, tuple(range(1, 13)))
            game = play_out(start, lambda _, seen: draws.choice(seen.table.legal_moves()), draws)
            texts.append(format_record(record_game(game.start, game.moves)))
        else:
            texts.append(played(ring, draws, *(("Ann", "Bob"), ("Bob", "Ann"))[number % 2]))
    (tmp_path / "few.pgr").write_text("\n".join(texts))
    files = report({"few": read(tmp_path / "few.pgr")})
    assert {"patches.csv", "spaces.svg", "special-patches.svg"} <= set(files)
    for name, content in files.items():
        text = content.decode()
        assert not re.search(r"(?<![a-z])(nan|inf)(?![a-z])|± 0\.0", text), name
        if name.endswith(".csv"):
            assert not re.search(r"(^|,)-(,|$)", text, re.MULTILINE), name
    worth = [line.split(",")[5:9] for line in files["patches.csv"].decode().splitlines()[1:]]
    assert worth == [[""] * 4] * len(LETTERS)


@pytest.mark.slow
def test_solo_games_have_the_same_tables_by_deck_and_level(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of a data set, and of records that also have a duel."""
    made(tmp_path / "solo", 4, what=SOLO)
    data = read(tmp_path / "solo")
    games, decisions = (rows_of(tmp_path / "solo", name) for name in ("games", "decisions"))
    assert data.is_solo
    assert data.games["player2"].tolist() == [
        f"Automa, {game['deck']} deck, level {game['level']}" for game in games
    ]
    draws, ring = Random(2), ring_from_seed("mine")
    texts = [played(ring, draws, "Ann", "Bob")]
    for level in (1, 1, 4):
        start = new_solo(ring, tuple(range(1, 13)), level=level)
        game = play_out(start, lambda _, seen: draws.choice(seen.table.legal_moves()), draws)
        record = record_game(game.start, game.moves, tags={"Player1": "Ann"})
        texts.append(format_record(record))
    path = tmp_path / "mine.pgr"
    path.write_text("\n".join(texts))
    assert len(read(path).games["game"]) == 1
    own = read(path, solo=True)
    assert (own.decisions["player"] == 1).all()
    collected = collected_by(own)
    assert collected.share.sum() == pytest.approx(1)
    assert (
        main(
            [
                "statistics",
                str(path),
                str(tmp_path / "solo"),
                "--solo",
                "--out",
                str(tmp_path / "out"),
            ]
        )
        == 0
    )
    text = (tmp_path / "out" / "tables.md").read_text("utf-8")
    won = f"{100 * np.mean(own.games['winner'][:2] == 1):.1f}"
    assert f"| Ann | Automa, normal deck, level 1 | 2 | {won} | {won} | - |" in text
    empty = np.mean([game["empty_spaces1"] for game in games])
    assert f"| empty spaces, mean | {own.games['empty_spaces1'].mean():.1f} | {empty:.1f} |" in text
    assert len(data.decisions["row"]) == len(decisions)
    path.write_text(texts[0])
    assert main(["statistics", str(path), "--solo", "--out", str(tmp_path / "out")]) == 1
    assert "holds no solo game that was played from set-up" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("nothing", "does not exist"),
        (".", "holds no data set"),
        ("bytes", "is not UTF-8 text"),
        ("empty", "holds no games yet"),
    ],
)
def test_a_folder_without_games_is_refused(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, what: str
) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    empty = tmp_path / "empty"
    empty.mkdir()
    (empty / "dataset.json").write_bytes((folder / "dataset.json").read_bytes())
    for table in ("games", "decisions"):
        (empty / table).mkdir()
    assert main(["statistics", str(tmp_path / name), "--out", str(tmp_path / "out")]) == 1
    assert what in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_file_in_the_way_is_said(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "out").write_text("in the way")
    assert main(["statistics", str(folder), "--out", str(tmp_path / "out")]) == 1
    assert "can't write to" in capsys.readouterr().err


def test_without_matplotlib_one_sentence_says_what_to_install(
    folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "quiltbee.dataset.statistics.report", raising=False)
    monkeypatch.delattr(statistics, "report", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["statistics", str(folder), "--out", str(tmp_path / "out")]) == 1
    said = capsys.readouterr().err
    assert "this needs matplotlib:" in said
    assert f"{sys.executable} -m pip install 'matplotlib>=3.9' 'pyarrow>=18'" in said
