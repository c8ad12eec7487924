"""Reading commands: what is written is read, and nothing but a CommandError comes of the rest."""

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.automa import Deck, Solo, new_solo
from quiltbee.notation import format_position, parse_move
from quiltbee.players import Limits
from quiltbee.protocol.errors import CommandError
from quiltbee.protocol.text import (
    Count,
    Query,
    SetOption,
    format_limits,
    parse_command,
)
from quiltbee.rules import PASS, PLACEMENTS, Board, Position, new_game, ring_from_seed

RING = ring_from_seed("1")
WORDS = st.sampled_from(
    (
        "upi isready setoption name value position ring pps solo board revised original moves go "
        "movetime nodes depth infinite p1time p2time p1inc p2inc query legal perft score stop quit "
        f"newgame pass X0a7 +d9 A:B 1 -5 0 x {RING} 9/9/9/9/9/9/9/9/9 "
        "5.0 0.0:- 1+ - r normal ? ?.?/-"
    ).split()
)

times = st.none() | st.integers(0, 10**9)
limits = st.builds(
    Limits,
    movetime_ms=times,
    nodes=st.none() | st.integers(1, 10**9),
    depth=st.none() | st.integers(1, 99),
    infinite=st.booleans(),
    clocks_ms=st.tuples(times, times),
    increments_ms=st.tuples(st.integers(0, 10**6), st.integers(0, 10**6)),
    searchmoves=st.lists(st.sampled_from([PASS, *PLACEMENTS[::97]])).map(tuple),
)


@given(limits)
def test_limits_come_back(limits: Limits) -> None:
    assert parse_command(f"go {format_limits(limits)}") == limits


def test_searchmoves_end_at_the_next_word_of_go() -> None:
    command = parse_command("go nodes 5 searchmoves pass X0a7 movetime 20 wibble")
    moves = (parse_move("pass"), parse_move("X0a7"))
    assert command == Limits(movetime_ms=20, nodes=5, searchmoves=moves)
    for wrong in ("go searchmoves", "go searchmoves infinite", "go searchmoves pass wibble"):
        with pytest.raises(CommandError, match="searchmoves"):
            parse_command(wrong)


@given(st.lists(WORDS, min_size=1).map(" ".join) | st.text(min_size=1))
def test_any_line_is_a_command_or_an_error(line: str) -> None:
    if line.split():
        with contextlib.suppress(CommandError):
            parse_command(line)


@pytest.mark.parametrize("board", Board)
def test_both_ways_to_set_a_position(board: Board) -> None:
    start = new_game(RING, board)
    assert parse_command(f"position ring {RING} board {board.value}") == start
    assert parse_command(f"position pps {format_position(start)}") == start


def test_the_other_commands() -> None:
    assert parse_command("setoption name Move Overhead value -3") == SetOption("Move Overhead", -3)
    assert parse_command("query score") == Query("score")
    assert parse_command("query perft 2") == Count(2)
    assert [parse_command(word) for word in ("upi", "isready", "newgame", "stop", "quit")] == [
        "upi",
        "isready",
        "newgame",
        "stop",
        "quit",
    ]


def test_position_that_no_game_comes_to_is_taken_if_imagined() -> None:
    """A patch is neither in the ring nor on a quilt; the same is refused otherwise."""
    text = format_position(new_game(RING)).replace(RING[0], "", 1)
    assert RING[0] not in text.split()[4]
    with pytest.raises(CommandError, match="neither here nor on a quilt"):
        parse_command(f"position pps {text}")
    taken = parse_command(f"position imagined {text}")
    assert isinstance(taken, Position)
    assert taken.ring == RING[1:]
    with pytest.raises(CommandError, match="6 spaces ahead"):
        parse_command(f"position imagined {text.replace('5.0', '5.9', 1)}")


def test_solo_position_may_be_imagined_too() -> None:
    solo = new_solo(RING, Deck.NORMAL.cards)
    text = format_position(replace(solo, table=replace(solo.table, ring=RING[1:])))
    with pytest.raises(CommandError, match="neither here nor on a quilt"):
        parse_command(f"position solo {text}")
    taken = parse_command(f"position imagined {text}")
    assert isinstance(taken, Solo)
    assert taken.table.ring == RING[1:]
