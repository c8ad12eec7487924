"""Writing game records: there is one way to write each."""

from dataclasses import replace
from typing import Any

import pytest

from quiltbee.notation import (
    Comment,
    Line,
    NotationError,
    Record,
    RecordedMove,
    format_record,
    format_records,
    parse_moves,
    parse_record,
    record_game,
    replay,
    result_of,
)
from quiltbee.rules import PASS, Board, new_game

from .games import RING, whole_game

START = new_game(RING, Board.ORIGINAL)
TAGS = {
    "TimeControl": "600+5",
    "Player2": "Bea",
    "Player1": "Ann",
    "Date": "2026.11.21",
    "Event": "Casual",
    "Ring": "not this",
    "Termination": "unfinished",
}


def fault(record: Record[Any]) -> str:
    with pytest.raises(NotationError) as caught:
        format_record(record)
    return str(caught.value)


def line(text: str) -> Line:
    return Line(tuple(map(RecordedMove, parse_moves(text))))


def test_a_record() -> None:
    first, second, *others = map(RecordedMove, parse_moves("X0a7 E0a1 F3a3 H0a5 pass U1c5"))
    clocks = Comment(clock=595, evaluation=(0.54, 1.2))
    words = "Player 2 takes three patches in a row and is still behind, a fine start {so far}."
    first = replace(first, comment=clocks)
    second = replace(second, nags=(6, 1), variations=(line("pass pass"), Line()))
    moves = (first, second, *others[:-1], replace(others[-1], comment=Comment(words)))
    record = Record(START, Line(moves, Comment("A short one.")), TAGS, "1-0")
    assert (
        format_record(record)
        == f"""\
[Event "Casual"]
[Site "?"]
[Date "2026.11.21"]
[Player1 "Ann"]
[Player2 "Bea"]
[Ring "{RING}"]
[Result "1-0"]
[Board "original"]
[TimeControl "600+5"]
[Termination "unfinished"]

{{A short one.}} 1: X0a7 {{[%clk 0:09:55] [%eval 0.54 +1.2]}} 2: E0a1 $6 $1 (2: pass
1: pass) 2: F3a3 H0a5 1: pass 2: U1c5 {{Player 2 takes three patches in a row and
is still behind, a fine start (so far).}} 1-0
"""
    )


def test_a_record_without_moves_or_tags() -> None:
    written = format_record(Record(new_game(RING)))
    assert (
        written
        == f"""\
[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Player1 "?"]
[Player2 "?"]
[Ring "{RING}"]
[Result "*"]
[Board "revised"]

*
"""
    )
    assert format_records([Record(new_game(RING))] * 2) == f"{written}\n{written}"
    assert format_records([]) == ""


def test_a_finished_game_has_its_score() -> None:
    start, moves = whole_game(0)
    written = format_record(record_game(start, moves, {"Score": "1-1", "Termination": "normal"}))
    assert '[Result "1-0"]\n[Board "original"]\n[Score "28-7"]\n[Termination "normal"]\n' in written
    assert parse_record(written).result == "1-0"


def test_a_game_from_a_position_has_no_ring_and_no_board() -> None:
    start, moves = whole_game(4)
    middle = replay(start, moves[:10])[-1]
    written = format_record(record_game(middle, moves[10:]))
    assert '[SetUp "1"]\n[Position "' in written
    assert "[Ring" not in written
    assert "[Board" not in written


def test_result_follows_from_the_moves() -> None:
    for seed in range(8):
        start, moves = whole_game(seed)
        end = replay(start, moves)[-1]
        assert record_game(start, moves).result == result_of(end) != "*"
        assert record_game(start, moves[:-1]).result == "*"


def test_quotes_and_backslashes_are_escaped() -> None:
    written = format_record(Record(START, tags={"Event": 'the "\\" cup'}))
    assert '[Event "the \\"\\\\\\" cup"]\n' in written


def test_only_a_longer_word_makes_a_longer_line() -> None:
    moves = (RecordedMove(PASS, comment=Comment(f"see {'x' * 100} there")),)
    movetext = format_record(Record(START, Line(moves))).partition("\n\n")[2]
    assert movetext == f"1: pass {{see\n{'x' * 100}\nthere}} *\n"


@pytest.mark.parametrize(
    ("tags", "message"),
    [
        ({"Player 3": "x"}, "tag 'Player 3': a tag's name is letters, digits and _"),
        ({"": "x"}, "tag '': a tag's name is letters, digits and _"),
        ({"Name\n": "x"}, "tag 'Name\\n': a tag's name is letters, digits and _"),
        ({"Évent": "x"}, "tag 'Évent': a tag's name is letters, digits and _"),
        ({"Site": "a\nb"}, "tag Site: a line break or control character is not allowed there"),
        ({"Site": "\udc80"}, "tag Site: a line break or control character is not allowed there"),
        (
            {"TimeControl": "ten minutes"},
            "tag TimeControl: 'ten minutes' is not like 600+5, seconds and increment",
        ),
        (
            {"Termination": "mate"},
            "tag Termination: 'mate' is not one of normal, resignation, time forfeit, abandoned,"
            " unfinished",
        ),
        ({"Termination": "normal"}, "tag Termination: normal, but the game is not over"),
        ({"Score": "6"}, "tag Score: '6' is not like 11--4, player 1's score and player 2's"),
    ],
)
def test_invalid_tags_are_refused(tags: dict[str, str], message: str) -> None:
    assert fault(Record(START, tags=tags)) == message


def test_illegal_moves_are_refused() -> None:
    assert fault(Record(START, line("pass pass pass A0a1"))).startswith("move 4, player 2: A0a1 is")
    varied = replace(line("pass pass"), moves=(RecordedMove(PASS, variations=(line("+a1"),)),))
    assert fault(Record(START, varied)) == (
        "move 1 of a variation, player 1: +a1 is illegal, there is no special patch to place"
    )


@pytest.mark.parametrize("nag", [-1, 256])
def test_invalid_marks_are_refused(nag: int) -> None:
    record = Record(START, Line((RecordedMove(PASS, (nag,)),)))
    assert fault(record) == f"move 1: a mark is $0 to $255, not ${nag}"


def test_contradictory_results_are_refused() -> None:
    assert (
        fault(Record(START, result="1/2-1/2")) == "tag Result: '1/2-1/2' is not one of 1-0, 0-1, *"
    )
    record = record_game(*whole_game(0))
    assert fault(replace(record, result="0-1")) == "result: '0-1', but the moves end in 1-0"
    resigned = replace(record, result="0-1", tags={"Termination": "resignation"})
    assert parse_record(format_record(resigned)).result == "0-1"


def nested(depth: int) -> Line:
    if depth == 0:
        return line("pass")
    return Line((RecordedMove(PASS, variations=(nested(depth - 1),)),))


def test_variations_are_nested_at_most_64_deep() -> None:
    record = Record(START, nested(64))
    assert parse_record(format_record(record)).line == record.line
    assert fault(Record(START, nested(65))) == "move 1: variations lie more than 64 deep"
