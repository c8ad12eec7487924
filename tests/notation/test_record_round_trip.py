"""Any record reads back as it was written, and any text is either read or refused."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltbee.notation import (
    NotationError,
    Record,
    format_record,
    format_records,
    parse_record,
    parse_records,
    record_game,
)
from quiltbee.notation.record import COLUMNS
from quiltbee.rules import Move, Position
from tests.profiles import scaled

from .games import RING, games, records, whole_game

MISSING_TAGS = {"Event": "?", "Site": "?", "Date": "????.??.??", "Player1": "?", "Player2": "?"}
PIECES = (
    *(
        "[",
        "]",
        "{",
        "}",
        "(",
        ")",
        ";",
        "%",
        "\n",
        "\r\n",
        '"',
        "\\",
        "$",
        "!?",
        "*",
        "1-0",
        "0-1",
    ),
    *("1:", "2:", "pass", ".", "+a1", "X0a7", "XAGA", "[%clk 0:00:01]", "[%eval 0.5 -1.0]", "\x00"),
    *(
        f'[Ring "{RING}"]',
        '[Ring "',
        '[Termination "normal"]',
        '[Position "',
        '[SetUp "1"]',
        '[Score "1-2"]',
        "\ufeff",
    ),
    *('[Cards "17 22 / 14"]', '[Deck "tactical"]', '[Level "IV"]', '[Opponent "Automa"]', "A: X"),
)


@given(records())
def test_every_record_is_read_as_it_was_written(record: Record[Any]) -> None:
    written = format_record(record)
    assert parse_record(written) == record
    assert format_record(parse_record(written)) == written


@given(st.lists(records(), min_size=1, max_size=3))
@settings(max_examples=scaled(40))
def test_every_text_of_records_is_read_as_it_was_written(several: list[Record[Any]]) -> None:
    written = format_records(several)
    assert parse_records(written) == several
    assert parse_records("\ufeff" + written.replace("\n", "\r\n")) == several
    assert parse_record(written) == several[0]


@given(records())
@settings(max_examples=scaled(50))
def test_moves_stay_within_80_columns(record: Record[Any]) -> None:
    tags, _, moves = format_record(record).partition("\n\n")
    assert all(line.startswith("[") and line.endswith('"]') for line in tags.split("\n"))
    assert moves.endswith(f"{record.result}\n")
    for line in moves.split("\n"):
        assert len(line) <= COLUMNS


@given(games())
def test_spaces_and_mover_markers_are_optional(game: tuple[Position, list[Move]]) -> None:
    start, moves = game
    record = record_game(start, moves)
    tags, _, movetext = format_record(record).partition("\n\n")
    for changed in (
        movetext.replace("1: ", "").replace("2: ", ""),
        movetext.replace(" ", "").replace("\n", ""),
        movetext.replace(" ", "\n%escaped } ) text\n"),
    ):
        read = parse_record(f"{tags}\n{changed}")
        assert (read.moves, read.problems) == (moves, ())


def check_any_text(text: str) -> None:
    """Whatever is read from a text can be written, and reads back the same."""
    try:
        found = parse_records(text)
    except NotationError:
        return
    for record in found:
        usual = MISSING_TAGS | ({"Player2": "Automa"} if record.start.has_cards else {})
        tags = usual | dict(record.tags)
        assert parse_record(format_record(record)) == replace(record, tags=tags, problems=())


def check_changed(
    record: Record[Any], rng: random.Random, changes: int, pieces: tuple[str, ...]
) -> None:
    """A record with so many pieces put in or cut out is read or refused."""
    text = format_record(record)
    for _ in range(changes):
        at, gone = rng.randrange(len(text)), rng.choice((0, 0, 1, 10, 100))
        text = text[:at] + rng.choice(("", *pieces)) + text[at + gone :]
    check_any_text(text)


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=5)).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    check_any_text(text)
    check_any_text(f'[Ring "{RING}"]{text}')


@given(records(), st.integers(0, 2**32), st.integers(1, 5))
def test_a_changed_record_is_read_or_refused(record: Record[Any], seed: int, changes: int) -> None:
    check_changed(record, random.Random(seed), changes, PIECES)


@pytest.mark.parametrize("seed", range(4))
def test_a_record_cut_off_anywhere_keeps_what_it_has(seed: int) -> None:
    start, moves = whole_game(seed)
    text = format_record(record_game(start, moves))
    movetext = text.index("\n\n")
    for end in range(movetext, len(text), 7):
        read = parse_record(text[:end])
        assert read.moves == moves[: len(read.moves)]
        assert len(read.problems) <= 1
