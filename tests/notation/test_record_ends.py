"""Where records end: the result, games that stop early, and several records in one text."""

from typing import Any

import pytest

from quiltbee.notation import (
    Comment,
    NotationError,
    Record,
    format_moves,
    iter_records,
    parse_move,
    parse_record,
    parse_records,
    replay,
)
from quiltbee.rules import new_game

from .games import ALPHABET_RING, RING
from .test_record_reader import problems

HEAD = f'[Ring "{RING}"]\n[Board "original"]\n\n'


def over(tags: str, result: str) -> Record[Any]:
    """A whole game, won by player 2, with the given tags and result."""
    start, moves = new_game(ALPHABET_RING), [parse_move("pass")]
    while not replay(start, moves)[-1].is_over:
        position = replay(start, moves)[-1]
        free = "abcdefghi"[position.mover.quilt.filled.bit_count()]
        special = position.stage.value == "special_patch"
        moves.append(parse_move(f"+{free}1" if special else "pass"))
    end = replay(start, moves)[-1]
    assert end.scores == (-104, -94)
    head = f'[Ring "{ALPHABET_RING}"]\n{tags}\n'
    return parse_record(f"{head}{format_moves(moves)} {result}")


@pytest.mark.parametrize(
    ("tags", "written", "result", "reported"),
    [
        ('[Result "0-1"]', "0-1", "0-1", []),
        ('[Score "-104--94"]', "", "0-1", []),
        ("", "0-1", "0-1", []),
        ('[Termination "normal"]', "", "0-1", []),
        ('[Result "1-0"]', "1-0", "0-1", ["result: 1-0, but the moves end in 0-1"]),
        ("", "*", "0-1", ["result: *, but the moves end in 0-1"]),
        ('[Termination "time forfeit"]', "1-0", "1-0", []),
        ('[Termination "resignation"]', "", "*", []),
        ('[Score "1-2"]', "0-1", "0-1", ["tag Score: 1-2, but the moves end in -104--94"]),
        ('[Result "1-0"]', "0-1", "0-1", ["result: 0-1 after the moves, but 1-0 in the tags"]),
    ],
)
def test_the_moves_decide_a_game_that_was_played_out(
    tags: str, written: str, result: str, reported: list[str]
) -> None:
    record = over(tags, written)
    assert record.result == result
    assert problems(record) == reported
    assert "Score" not in record.tags


def test_nothing_can_be_played_after_the_end() -> None:
    record = over("", "1: pass 0-1")
    assert len(record.moves) == 59
    assert problems(record) == ["move 60: pass is illegal, the game is over"]
    assert record.result == "0-1"


@pytest.mark.parametrize("end", ["", "*", "1-0", "0-1"])
def test_a_game_may_stop_early(end: str) -> None:
    record = parse_record(f"{HEAD}X0a7 E0a1 {end}")
    assert record.result == (end or "*")
    assert problems(record) == []
    assert parse_record(HEAD).moves == []


def test_several_records_in_one_text() -> None:
    one, two = f"{HEAD}pass 1-0\n", f'[Ring "{ALPHABET_RING}"]\n\npass pass\n'
    first, second, third = parse_records(f"\ufeff{one}\n; the end\n{two}{one}")
    assert (first.start.ring, second.start.ring, third.start.ring) == (RING, ALPHABET_RING, RING)
    assert first.line.moves[0].comment == Comment("the end")
    assert len(second.moves) == 2
    assert third == parse_record(one)


def test_an_open_bracket_does_not_swallow_the_next_record() -> None:
    first, second = parse_records(f"{HEAD}pass (pass e4 [x\n{HEAD}pass pass *")
    assert len(first.problems) == 2
    assert len(second.moves) == 2


def test_error_gives_the_number_of_a_record_without_a_start() -> None:
    with pytest.raises(NotationError) as caught:
        parse_records(f'{HEAD}pass *\n\n[Event "two"]\n\npass\n')
    what = "neither Ring nor Position says how the game starts"
    assert str(caught.value) == f"game 2, tags: {what}"


def test_records_before_a_broken_one_are_yielded_first() -> None:
    reading = iter_records(f'{HEAD}pass *\n\n{HEAD}pass pass\n\n[Ring "A"]\n\n{HEAD}')
    assert [len(next(reading).moves), len(next(reading).moves)] == [1, 2]
    with pytest.raises(NotationError, match="game 3, tag Ring: a game starts with all 33 patches"):
        next(reading)
