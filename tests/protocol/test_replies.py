"""What the engine writes the client reads; nonsense is a ValueError."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.players import Info, Option, Value
from quiltbee.protocol.text import (
    final_info,
    format_best_move,
    format_info,
    format_option,
    parse_best_move,
    parse_info,
    parse_option,
)
from quiltbee.rules import PASS, PLACEMENTS, SPECIAL_PLACEMENTS, new_game, ring_from_seed

moves = st.sampled_from([PASS, *PLACEMENTS[::97], *SPECIAL_PLACEMENTS])
tenths = st.integers(-3000, 3000).map(lambda number: number / 10)
pairs = st.none() | st.tuples(tenths, tenths)
chances = st.integers(0, 1000).map(lambda number: number / 1000)
values = st.builds(
    Value,
    chance=st.none() | chances,
    margin=st.none() | tenths,
    proven=st.sampled_from([None, "win", "loss"]),
    scores=pairs,
    empty_spaces=pairs,
    special_tile=st.none() | st.tuples(chances, chances),
)
infos = st.builds(
    Info,
    depth=st.integers(0, 99),
    nodes=st.integers(0, 10**12),
    time_ms=st.integers(0, 10**9),
    multipv=st.integers(1, 500),
    value=values,
    pv=st.lists(moves).map(tuple),
)


@given(infos)
def test_infos_come_back(info: Info) -> None:
    assert parse_info(format_info(info).removeprefix("info ")) == info


@given(moves)
def test_best_moves_come_back(move: object) -> None:
    assert parse_best_move(format_best_move(move).removeprefix("bestmove ")) == move  # type: ignore[arg-type]


def test_best_move_none() -> None:
    assert parse_best_move(format_best_move(None).removeprefix("bestmove ")) is None
    assert parse_best_move("pass ponder X0a7") == PASS


def test_options_come_back() -> None:
    option = Option("Move Overhead", -1, -5, 5)
    assert parse_option(format_option(option).removeprefix("option ")) == option


def test_options_of_other_types_are_left_out() -> None:
    assert parse_option("name Net type string default <empty>") is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "an option is name"),
        ("name Level", "an option is name"),
        ("name Level type spin default 1 min 1", "an option is name"),
        ("name Level type spin default a min 1 max 2", "'a' is not a whole number"),
    ],
)
def test_nonsense_options(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse_option(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("depth", "'' is not a whole number"),
        ("depth x", "'x' is not a whole number"),
        ("nps 1,5", "'1,5' is not a whole number"),
        ("score", "a score is solved"),
        ("scores 1", "'' is not a whole number"),
        ("empty 1 x", "'x' is not a whole number"),
        ("score solved draw", "a score is solved"),
        ("pv X0a8", "X0a8"),
        ("depth 1 hello", "'hello' is not part of an info"),
    ],
)
def test_nonsense_infos(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse_info(text)
    faults: list[str] = []
    assert parse_info(f"winrate 500 {text}", faults.append).value == Value(0.5)
    assert re.search(why, faults[0])


def test_remarks_are_for_people() -> None:
    assert parse_info("depth 7 string score pv 12") == Info(7)


def test_no_final_report_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        final_info(new_game(ring_from_seed("1")))
