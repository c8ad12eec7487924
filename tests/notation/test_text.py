"""Telling what a text is, and reading a game in one line."""

import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.notation import (
    Form,
    NotationError,
    form_of,
    format_link,
    format_move,
    format_position,
    parse_line,
)
from quiltbee.rules import PASS, AutomaMove, Board, IllegalMoveError, new_game

from .games import OUTSIDE_GAMES, RING

START = new_game(RING)
ALONE = new_solo(RING, Deck.NORMAL.cards)


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("", None),
        ("  \n ", None),
        ("hello", None),
        ('[Event "Casual"]', "pgr"),
        ("\n% for programs\n", "pgr"),
        (format_position(START), "position"),
        (format_position(ALONE), "position"),
        (format_link(START), "link"),
        (f"{RING},X0a7", "link"),
        (RING, "link"),
        (RING[:25], "link"),
        (RING[:5], None),
        ("p=9/9", "link"),
        ("s=9/9", "link"),
        (f"https://example.org/{format_link(ALONE)}", "link"),
        (f"{RING} X0a7", "collection"),
    ],
)
def test_the_first_line_says_what_a_text_is(text: str, form: Form | None) -> None:
    assert form_of(text) == form


def test_a_position_is_a_game_without_moves() -> None:
    assert parse_line(format_position(START), "position").start == START
    assert parse_line(format_position(ALONE), "position").start == ALONE
    assert parse_line(format_position(ALONE), "position").moves == []


def test_a_link_is_a_game_of_its_variant() -> None:
    assert parse_line(format_link(START, [PASS]), "link").moves == [PASS]
    assert parse_line(format_link(ALONE), "link").start == ALONE


def test_game_of_the_collection_does_not_say_its_board() -> None:
    game = OUTSIDE_GAMES[0]
    line = f"{game['circle']} {game['placement']}"
    assert parse_line(line, "collection").start.board is Board.ORIGINAL
    assert (
        parse_line(line.split()[0] + " ", "collection", Board.REVISED).start.board is Board.REVISED
    )


def test_unreadable_line_is_refused() -> None:
    with pytest.raises(NotationError, match="8 fields"):
        parse_line("9/9", "position")


def test_duel_knows_nothing_of_the_automa() -> None:
    with pytest.raises(IllegalMoveError, match="the Automa does not play in a duel"):
        START.play(AutomaMove("X"))
    assert format_move(AutomaMove(None)) == "A:pass"
