"""`quiltbee analyse`: what is written, what is told at the end, and what is refused."""

import json
import signal
from pathlib import Path

import pytest

from quiltbee.notation import parse_records
from quiltbee.review import is_finished, read_review
from tests.cli.conftest import RING_OF_SEED_1, Run, heeding_ctrl_c

GAME = f"""\
[Event "Casual"]
[Player1 "Ann"]
[Player2 "?"]
[Ring "{RING_OF_SEED_1}"]
[Result "*"]

1: L3a1 {{Why not.}} 2: pass 1: pass *
"""
EMPTY = "/".join("9" * 9)
SOLO = (
    f"{EMPTY} 5.0 0.0:- BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r tactical 4 "
    "19.?.?.?.?.?.?.?.?.? ?.?/-"
)
BY = ("--engine", "patch-tree:Seed=1", "--nodes", "40")


@pytest.fixture
def game(tmp_path: Path) -> str:
    path = tmp_path / "game.pgr"
    path.write_text(GAME, "utf-8")
    return str(path)


@pytest.mark.slow
def test_records_go_to_standard_output_and_the_summary_beside_them(
    quiltbee: Run, game: str
) -> None:
    done = quiltbee("analyse", game, *BY)
    assert done.status == 0
    (record,) = parse_records(done.out)
    assert not record.problems
    assert record.tags["Player1"] == "Ann"
    assert record.line.moves[0].comment.text.startswith("Why not.")
    assert all(move.comment.evaluation for move in record.line.moves)
    told = done.err.splitlines()
    assert told[:3] == ["game 1: 3 moves analysed", "", "game 1, *"]
    head = ["decisions", "best", "points", "lost", "chance", "lost", "accuracy"]
    assert told[3].split() == head
    assert told[4].split()[:2] == ["Ann", "2"]
    assert told[5].split()[:3] == ["player", "2", "1"]


@pytest.mark.slow
def test_several_games_to_a_file_that_is_read_back(quiltbee: Run, tmp_path: Path) -> None:
    out = tmp_path / "analysed.pgr"
    done = quiltbee(
        "analyse", *BY, "--output", str(out), "--points", "0.1", stdin=GAME + "\n" + GAME
    )
    assert done.status == 0
    records = parse_records(out.read_text("utf-8"))
    assert len(records) == 2
    assert not any(record.problems for record in records)
    assert "all 2 games" in done.out.splitlines()
    again = quiltbee("convert", str(out), "--to", "moves")
    assert again.out.splitlines() == ["L3a1 pass pass"] * 2


@pytest.mark.slow
def test_reviews_as_json(quiltbee: Run, game: str) -> None:
    done = quiltbee("analyse", game, *BY, "--json")
    assert done.status == 0
    told = json.loads(done.out)
    assert (told["number"], told["names"]) == (1, ["Ann", "?"])
    assert told["tags"]["Player1"] == "Ann"
    review = read_review(done.out)
    assert is_finished(review) is False  # a single look is the first stage alone
    assert [each.move for each in review.decisions] == ["L3a1", "pass", "pass"]
    assert review.sides[0].accuracy is not None
    assert review.link.endswith(",L3a1..")


@pytest.mark.slow
def test_what_can_not_be_analysed_is_written_as_it_is(quiltbee: Run, tmp_path: Path) -> None:
    solo = tmp_path / "solo.txt"
    solo.write_text(SOLO + "\n", "utf-8")
    done = quiltbee("analyse", str(solo), *BY)
    assert done.status == 1
    assert "game 1 has no moves: it is written unchanged" in done.err
    assert len(parse_records(done.out)) == 1


@pytest.mark.parametrize(
    ("words", "status", "why"),
    [
        (("--engine", "nobody"), 2, "there is no player 'nobody'"),
        (("--engine", "random"), 1, "can't analyse: an analysis needs its winrate and margin"),
        (("--engine", "random:Level=3"), 1, "it has no option 'Level'"),
        (("--engine", "cmd:/nowhere/engine"), 1, "/nowhere/engine"),
        (("--points", "nan"), 2, "a number from 0.1 to 1000 is needed"),
        (("--nodes", "1", "--movetime", "1"), 2, "not allowed with argument"),
        (("--output", "/nowhere/there.pgr"), 1, "can't write '/nowhere/there.pgr'"),
        (("--output", "a\0b"), 1, "can't write"),
    ],
)
def test_refusals_are_one_sentence(
    quiltbee: Run, game: str, words: tuple[str, ...], status: int, why: str
) -> None:
    done = quiltbee("analyse", game, *words)
    assert done.status == status
    assert why in done.err
    assert "Traceback" not in done.err


def test_no_file_is_overwritten(quiltbee: Run, game: str) -> None:
    done = quiltbee("analyse", game, "--output", game)
    assert (done.status, done.out) == (1, "")
    assert done.complaint == f"{game} already exists: name another file with --output"
    assert Path(game).read_text("utf-8") == GAME


def test_no_game_starts_no_engine_and_writes_nothing(quiltbee: Run, tmp_path: Path) -> None:
    out = tmp_path / "out.pgr"
    done = quiltbee("analyse", "--output", str(out), stdin='[Ring "ABC"]\n\n*\n')
    assert done.status == 1
    assert not out.exists()


@pytest.mark.slow
def test_ctrl_c_leaves_what_was_analysed_and_its_summary(tmp_path: Path) -> None:
    out = tmp_path / "out.pgr"
    words = ("analyse", "--engine", "patch-tree:Seed=1", "--movetime", "50", "--output", str(out))
    with heeding_ctrl_c(*words) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write("\n".join([GAME] * 200))
        process.stdin.close()
        try:
            assert process.stderr.readline() == "game 1: 3 moves analysed\n"
            assert process.stderr.readline() == "game 2: 3 moves analysed\n"
            process.send_signal(signal.SIGINT)
            told = process.stdout.read() if process.stdout else ""
            assert process.stderr.read().splitlines()[-1] == "quiltbee: interrupted"
        finally:
            process.kill()
    assert process.returncode == 130
    assert "game 1, *" in told
    assert 1 <= len(parse_records(out.read_text("utf-8"))) < 200
