"""Games and positions in a link."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.notation import (
    NotationError,
    extended_link,
    format_link,
    format_position,
    parse_collection_game,
    parse_link,
    parse_moves,
)
from quiltbee.rules import Board, Move, Position, new_game

from .games import ALPHABET_RING, OUTSIDE_GAMES, RING, games, positions

POSITION = "p=" + "_".join(
    ["9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/9", "5.3", "5.2", RING, "2", "-", "r"]
)


def fault(text: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse_link(text)
    return str(caught.value)


def test_a_game() -> None:
    start, moves = new_game(RING, Board.ORIGINAL), parse_moves("X0a7 E0a1 F3a3 H0a5 pass")
    assert format_link(start, moves) == f"#{RING},X0a7E0a1F3a3H0a5.,o"
    assert parse_link(f"#{RING},X0a7E0a1F3a3H0a5.,o") == (start, moves)
    revised = new_game(RING)
    assert format_link(revised, moves) == f"#{RING},X0a7E0a1F3a3H0a5."
    assert parse_link(f"#{RING},X0a7E0a1F3a3H0a5.") == (revised, moves)


@pytest.mark.parametrize("board", Board)
def test_a_link_grows_with_a_move(board: Board) -> None:
    start, moves = new_game(RING, board), parse_moves("X0a7 pass E0a1")
    for number in range(1, len(moves)):
        link = format_link(start, moves[:number])
        more = moves[number : number + 2]
        assert extended_link(link, more) == format_link(start, moves[: number + 2])


@pytest.mark.parametrize("link", [f"#{RING}", f"#{RING},", f"#{RING},,", RING])
def test_a_ring_alone(link: str) -> None:
    assert parse_link(link) == (new_game(RING), [])
    assert format_link(new_game(RING)) == f"#{RING},"
    assert parse_link(format_link(new_game(RING, Board.ORIGINAL))) == parse_link(f"#{RING},,o")


def test_a_position_and_a_game_from_one() -> None:
    start, moves = parse_link(f"#{POSITION}")
    assert (start.players[0].time, start.turn, moves) == (3, 2, [])
    assert format_link(start) == f"#{POSITION}"
    assert format_link(start, parse_moves("passpass")) == f"#{POSITION},.."
    assert parse_link(f"#{POSITION},..") == (start, parse_moves(".."))


def test_hash_sign_in_a_position_is_written_as_an_exclamation_mark() -> None:
    text = POSITION.replace("5.3", "5.53").replace("5.2", "5.53").replace("_2_", "_!2_")
    start, _ = parse_link(f"#{text}")
    assert start.is_over
    assert format_link(start) == f"#{text}"
    assert parse_link(f"#{text.replace('_', ' ').replace('!', '#')}") == (start, [])


def test_whole_games_are_short() -> None:
    for game in OUTSIDE_GAMES:
        start, moves = parse_collection_game(game["circle"], game["placement"])
        assert 130 < len(format_link(start, moves)) < 175


@pytest.mark.parametrize(
    "around",
    ["https://example.org/game/1{}", "  {}\n", "{}"],
)
def test_text_before_the_hash_sign_is_ignored(around: str) -> None:
    assert parse_link(around.format(f"#{RING},..")) == (new_game(RING), parse_moves(".."))


def test_escaped_characters_are_read() -> None:
    escaped = f"%23{POSITION.replace('/', '%2F').replace('_', '%20')}%2C.%2E"
    assert parse_link(escaped) == parse_link(f"#{POSITION},..")


@given(games())
def test_every_game_is_read_as_it_was_written(game: tuple[Position, list[Move]]) -> None:
    start, moves = game
    link = format_link(start, moves)
    assert link.isascii()
    assert " " not in link
    assert link.count("#") == 1
    assert parse_link(link) == game


@given(positions())
def test_every_position_is_read_as_it_was_written(position: Position) -> None:
    assert parse_link(format_link(position)) == (position, [])


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ("", "link, ring: a game starts with all 33 patches; missing: ABC"),
        ("#", "link, ring: a game starts with all 33 patches; missing: ABC"),
        (f"#{RING[:-1]}", "link, ring: a game starts with all 33 patches; missing: A"),
        (f"#{ALPHABET_RING[::-1]}", "link, ring: patch A must be the last of the ring, not B"),
        ("#https", "link, ring: there is no patch 'h'"),
        (f"#{RING},..,r", "link: after the moves only ,o may stand, not 'r'"),
        (f"#{RING},..,o,", "link: after the moves only ,o may stand, not 'o,'"),
        (f"#{RING},o", "move 1, 'o': a move is pass, a patch like X0a7 or a special patch like"),
        (f"#{RING},.X0i9", "move 2, 'X0i9': patch X would not lie wholly on the board there"),
        (f"#{RING},.A0a1", "move 2, player 2: A0a1 is illegal, patch A is not among the next"),
        ("#p=", "position: 8 fields with one space between are needed, not 1"),
        (f"#{POSITION[:-1]}x", "board: 'x' is not one of r o"),
        (f"#{POSITION},..,o", "link: 'o' comes after the moves"),
    ],
)
def test_faulty_links_are_refused(link: str, message: str) -> None:
    assert fault(link).startswith(message)


@given(st.text() | st.text().map(lambda text: f"#{RING},{text}") | st.text("p=#_!,./19xX%"))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        start, moves = parse_link(text)
    except NotationError:
        return
    assert parse_link(format_link(start, moves)) == (start, moves)
    assert format_position(start)
