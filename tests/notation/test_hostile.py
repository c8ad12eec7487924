"""Hostile texts: every one is read in time proportional to its length.

At these sizes anything quadratic takes many minutes; the limit leaves room for a slow machine.
"""

import time

import pytest

from quiltbee.notation import (
    NotationError,
    format_records,
    parse_comment,
    parse_link,
    parse_moves,
    parse_position,
    parse_records,
    parse_solo,
)
from quiltbee.notation.links import MAX_SHUFFLES
from quiltbee.notation.moves import MAX_MOVES
from quiltbee.notation.record_reader import MAX_LEXEMES, MAX_PROBLEMS

from .games import RING

SIZE = 100_000
SECONDS = 10
HEAD = f'[Ring "{RING}"]\n\n'
SOLO_HEAD = f'[Ring "{RING}"][Opponent "Automa"][Deck "normal"][Level "I"]'
EMPTY = "/".join("999999999")
POSITION_TAIL = f" {EMPTY} 5.0 5.0 {RING} 1 - r"

# The beginning, middle and end of a text; the middle is repeated up to 100,000 characters.
RECORDS = {
    "(": (HEAD, "(", ""),
    ")": (HEAD, ")", ""),
    "(pass": (HEAD + "pass", "(pass", ""),
    "(pass)": (HEAD + "pass", "(pass)", ""),
    "{": (HEAD, "{", ""),
    "{a}": (HEAD + "pass", "{a}", ""),
    "; lines": (HEAD + "pass", ";a\n", ""),
    "% lines": (HEAD, "%(\n", ""),
    "one long comment": (HEAD + "pass {", "word ", "}"),
    "one long word": (HEAD + "pass {", "w", "}"),
    "a comment without end": (HEAD + "pass {", "w", ""),
    "half commands": (HEAD + "pass {", "[%clk ", "}"),
    "half evaluations": (HEAD + "pass {", "[%eval 0.5 ", "}"),
    "a command with a long value": (HEAD + "pass {[%eval ", "1", " 2]}"),
    "a command with spaces": (HEAD + "pass {[%clk", " ", "}"),
    "commands": (HEAD + "pass {", "[%clk 0:00:01]", "}"),
    "tags": (HEAD.strip(), '[A "x"]\n', ""),
    "records": ("", f"{HEAD}pass *\n", ""),
    "broken tags": (HEAD.strip(), '[A "x\n', ""),
    "broken tags in one line": (HEAD + "pass", '[a "', ""),
    "brackets": (HEAD + "pass", "[", ""),
    "escapes": ('[a "', '\\"', f'"]{HEAD}'),
    "escapes without end": ('[a "', '\\"', f"\n{HEAD}"),
    "a long tag": ('[a "', "x", f'"]{HEAD}'),
    "a long name": ("[", "a", ""),
    "a bracket and spaces": ("[", " ", ""),
    "spaces": (HEAD, " ", "x"),
    "byte order marks": ("", "\ufeff", HEAD),
    "marks": (HEAD + "pass", "!", ""),
    "a long mark": (HEAD + "pass $", "1", ""),
    "$1": (HEAD + "pass", "$1", ""),
    "results": (HEAD, "* ", ""),
    "movers": (HEAD, "1:", ""),
    "moves": (HEAD, "pass ", ""),
    "nonsense": (HEAD, "x ", ""),
    "a long ring": ('[Ring "', "B", '"]'),
    "a long position": ('[Position "', "9/", '"]'),
    "solo: cards": (SOLO_HEAD + '[Cards "', "? ", '"]'),
    "solo: shuffles": (SOLO_HEAD + '[Cards "', "1 2 3 4 5 6 7 8 9 10 11 12/", '"] pass A: B'),
    "solo: letters": (SOLO_HEAD + "pass ", "B ", ""),
    "solo: letters without spaces": (SOLO_HEAD + "pass ", "B", ""),
    "solo: movers": (SOLO_HEAD, "A:", ""),
    "solo: a long position": ('[Opponent "Automa"][Position "', "9/", '"]'),
}


def faults_of(text: str) -> list[str]:
    """The error or the problems of reading a text; also writes what could be read."""
    try:
        found = parse_records(text)
    except NotationError as error:
        return [str(error)]
    assert format_records(found)
    assert all(len(record.problems) <= MAX_PROBLEMS for record in found)
    return [str(problem) for record in found for problem in record.problems]


@pytest.mark.parametrize("kind", RECORDS)
def test_records(kind: str) -> None:
    before, repeated, after = RECORDS[kind]
    text = before + repeated * (SIZE // len(repeated)) + after
    start = time.process_time()
    assert all(len(fault) < 500 for fault in faults_of(text))
    assert time.process_time() - start < SECONDS


@pytest.mark.parametrize("middle", ["(" * SIZE, "(pass" * SIZE, "() " * SIZE, "pass " * SIZE])
def test_a_record_that_goes_on_for_too_long_is_left_and_the_next_one_read(middle: str) -> None:
    start = time.process_time()
    first, second = parse_records(f"{HEAD}pass {middle}\n{HEAD}pass *\n")
    assert time.process_time() - start < 1  # 64 deep, or 20,000 lexemes, of millions of characters
    assert "too long or too deeply nested" in " ".join(map(str, first.problems))
    assert len(first.moves) >= 1
    assert len(second.moves) == 1
    assert second.problems == ()


def test_a_long_record_with_variations_is_read_whole() -> None:
    moves = "pass " + "(pass {a corner}) " * (MAX_LEXEMES // 7)
    (record,) = parse_records(f"{HEAD}{moves} *")
    assert len(record.line.moves[0].variations) == MAX_LEXEMES // 7
    assert record.problems == ()


def test_a_link_of_many_shuffles() -> None:
    cards = ".".join(map(str, range(1, 13)))
    position = f"{EMPTY}_5.0_0.0:-_{RING}_1_-_r_normal_1_{'?.' * 9}?_?.?/-"
    with pytest.raises(NotationError, match="at most 100 shuffles"):
        parse_link(f"#s={position},{f',{cards}' * MAX_SHUFFLES}")


def test_a_comment_of_ten_million_characters() -> None:
    start = time.process_time()
    (record,) = parse_records(f"{HEAD}pass {{{'abcdefghi ' * 1_000_000}}} *")
    assert len(record.line.moves[0].comment.text) == 9_999_999
    assert time.process_time() - start < SECONDS


@pytest.mark.parametrize(
    "text",
    [
        "9" * SIZE + POSITION_TAIL,
        "9/" * SIZE,
        "A" * SIZE + "/" * 8 + POSITION_TAIL,
        " " * SIZE + "x",
        f"{EMPTY} {EMPTY} {'1' * SIZE}.0 5.0 {RING} 1 - r",
        f"{EMPTY} {EMPTY} 5.0 5.0 {'B' * SIZE} 1 - r",
    ],
    ids=["digits", "rows", "letters", "spaces", "buttons", "ring"],
)
def test_positions(text: str) -> None:
    start = time.process_time()
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert len(str(caught.value)) < 500
    assert time.process_time() - start < SECONDS


@pytest.mark.parametrize(
    "text", ["," * SIZE, f"#{RING}," + "." * SIZE, f"#{RING},,{'o' * SIZE}", "%23" * SIZE]
)
def test_links(text: str) -> None:
    start = time.process_time()
    with pytest.raises(NotationError) as caught:
        parse_link(text)
    assert len(str(caught.value)) < 500
    assert time.process_time() - start < SECONDS


@pytest.mark.parametrize("field", range(11))
def test_solo_positions_and_links(field: int) -> None:
    start = time.process_time()
    for repeated in ("9", "?.", "A", "/", "0", "1.", "?", "B", "-"):
        fields = f"{EMPTY} 5.0 0.0:- {RING} 1 - r normal 1 {'?.' * 9}? ?.?/-".split(" ")
        fields[field] = repeated * (SIZE // 10)
        with pytest.raises(NotationError) as caught:
            parse_solo(" ".join(fields))
        assert len(str(caught.value)) < 500
        with pytest.raises(NotationError):
            parse_link(f"#s={'_'.join(fields)},{repeated * SIZE}")
    assert time.process_time() - start < SECONDS


def test_moves_and_comments() -> None:
    start = time.process_time()
    with pytest.raises(NotationError, match="no game has so many moves"):
        parse_moves("X0a7" * (SIZE // 10))
    assert len(parse_moves("X0a7" * MAX_MOVES)) == MAX_MOVES
    assert parse_comment("[%clk " * SIZE).text == ("[%clk " * SIZE).strip()
    with pytest.raises(NotationError):
        parse_moves("h" * SIZE)
    assert time.process_time() - start < SECONDS
