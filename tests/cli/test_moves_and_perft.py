import sys

import pytest

from quiltbee.notation import format_move, parse_position
from tests.cli.conftest import MIDDLE, RING_OF_SEED_1, START, Run

SPECIAL_PATCH_DUE = f"9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.27 5.25 {RING_OF_SEED_1} 1+ - r"
OVER = f"9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 58.53 58.53 {RING_OF_SEED_1} #1 - r"


def test_moves_plain_lists_every_legal_move(quiltbee: Run) -> None:
    done = quiltbee("moves", "--plain", MIDDLE)
    assert done.out.split() == [format_move(m) for m in parse_position(MIDDLE).legal_moves()]
    assert quiltbee("moves", "--count", MIDDLE).out == "68\n"


def test_moves_are_grouped_by_patch_and_say_why_not(quiltbee: Run) -> None:
    lines = quiltbee("moves", MIDDLE).out.splitlines()
    assert lines[0] == "Player 2 has 68 legal moves."
    assert "Patch R: 2 buttons, 1 time, no income; fits in 67 places." in lines
    assert "Patch J: 4 buttons, 2 time, no income; needs 2 more buttons." in lines
    words = " ".join(lines).split()
    assert {format_move(m) for m in parse_position(MIDDLE).legal_moves()} - {"pass"} <= set(words)


def test_moves_where_a_special_patch_is_due(quiltbee: Run) -> None:
    out = quiltbee("moves", SPECIAL_PATCH_DUE).out
    assert out.startswith("Player 1 has 81 legal moves.\n\nA special patch on:\n+a1 +b1")
    assert out.split()[-1] == "+i9"


def test_moves_of_a_finished_game(quiltbee: Run) -> None:
    assert quiltbee("moves", OVER).out == "No move is left: the game is over.\n"
    assert quiltbee("moves", "--count", OVER).out == "0\n"


def test_moves_of_a_faulty_record_are_refused(quiltbee: Run) -> None:
    record = f'[Ring "{RING_OF_SEED_1}"]\n\n1: b0a1 *\n'
    done = quiltbee("moves", stdin=record)
    assert (done.status, done.out) == (1, "")
    assert "move 1, player 1" in done.complaint
    assert "needs 2 more buttons" in done.complaint


def test_moves_needs_one_position(quiltbee: Run) -> None:
    done = quiltbee("moves", stdin=f"{START}\n{MIDDLE}\n")
    assert (done.status, done.complaint) == (1, "one game or position is needed here, not 2")


@pytest.mark.parametrize(("depth", "count"), [("0", "1"), ("1", "639"), ("2", "454193")])
def test_perft_counts_from_the_ring_in_order(quiltbee: Run, depth: str, count: str) -> None:
    assert quiltbee("perft", depth).out == f"{count}\n"


def test_perft_takes_a_ring_a_seed_a_board_or_a_position(quiltbee: Run) -> None:
    ring = START.split()[4]
    assert quiltbee("perft", "2", "--ring", ring, "--board", "original").out == "454193\n"
    assert (
        quiltbee("perft", "1", "--seed", "1").out
        == quiltbee("perft", "1", f"#{RING_OF_SEED_1},").out
    )
    assert quiltbee("perft", "1", *MIDDLE.split()).out == "68\n"
    assert quiltbee("perft", "1", "-", stdin=MIDDLE).out == "68\n"


def test_perft_divide_adds_up(quiltbee: Run) -> None:
    *parts, total = quiltbee("perft", "2", "--divide", MIDDLE).out.splitlines()
    counts = dict(part.split() for part in parts)
    assert len(counts) == 68
    assert sum(map(int, counts.values())) == int(total)


def test_perft_of_a_finished_game_counts_nothing(quiltbee: Run) -> None:
    assert quiltbee("perft", "1", OVER).out == "0\n"
    assert quiltbee("perft", "0", OVER).out == "1\n"


def test_perft_takes_a_position_or_a_set_up_but_not_both(quiltbee: Run) -> None:
    done = quiltbee("perft", "1", MIDDLE, "--seed", "1")
    assert (done.status, done.out) == (2, "")
    assert "excludes" in done.complaint


@pytest.mark.parametrize("depth", ["-1", "x", "1.5", "100", "²"])
def test_perft_needs_a_whole_number(quiltbee: Run, depth: str) -> None:
    done = quiltbee("perft", depth)
    assert (done.status, done.out) == (2, "")
    assert "perft" in done.err


def test_perft_shows_its_progress_on_a_terminal(
    quiltbee: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr("quiltbee.commands.perft._SILENT_SECONDS", 0.0)
    monkeypatch.setattr("quiltbee.commands.perft._QUICK_DEPTH", 0)
    done = quiltbee("perft", "1", "--divide", MIDDLE)
    assert done.out.splitlines()[-1] == "68"
    assert "68" in done.err
    assert "move/s" in done.err


def test_a_solo_position_may_end_in_a_word_that_begins_like_an_option(quiltbee: Run) -> None:
    position = f"9/9/9/9/9/9/9/9/9 5.0 0.0:- {RING_OF_SEED_1} 1 - r normal 3"
    words = [*position.split(), "1.7.12.3.9.2.8.4.10.5.6.11", "-/-"]
    assert quiltbee("moves", "--count", *words) == quiltbee("moves", " ".join(words), "--count")
    assert quiltbee("moves", *words, "--count").out.strip().isdigit()
    assert quiltbee("moves", *words, "--nothing").status == 2
