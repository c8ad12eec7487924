"""Move tokens in every spelling, and action numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.notation import (
    ACTIONS,
    NotationError,
    action_of_move,
    format_move,
    format_moves,
    move_of_action,
    parse_move,
    parse_moves,
)
from quiltbee.rules import (
    PASS,
    PATCHES,
    PLACEMENTS,
    SPECIAL_PLACEMENTS,
    Move,
    Pass,
    PlacePatch,
    orient,
    place_patch,
    place_special_patch,
)

EVERY_MOVE: list[Move] = [PASS, *SPECIAL_PLACEMENTS, *PLACEMENTS]
EXPECTED = "a move is pass, a patch like X0a7 or a special patch like +d9"
moves = st.sampled_from(EVERY_MOVE)


@pytest.mark.parametrize(
    ("token", "move"),
    [
        ("pass", PASS),
        ("X0a7", place_patch("X", 0, 6, 0)),
        ("+d9", place_special_patch(8, 3)),
        ("+a1", place_special_patch(0, 0)),
        ("+i9", place_special_patch(8, 8)),
        ("A1h9", place_patch("A", 1, 8, 7)),
    ],
)
def test_tokens(token: str, move: Move) -> None:
    assert parse_move(token) == move
    assert format_move(move) == token


def test_every_move_is_read_as_it_is_written() -> None:
    tokens = [format_move(move) for move in EVERY_MOVE]
    assert len(set(tokens)) == len(tokens) == 7431
    assert all(token.isascii() for token in tokens)
    assert list(map(parse_move, tokens)) == EVERY_MOVE


def test_pass_may_be_written_as_a_dot() -> None:
    assert parse_move(".") == PASS


@pytest.mark.parametrize("letter", PATCHES)
def test_every_orientation_code_is_read_as_the_canonical_one(letter: str) -> None:
    patch = PATCHES[letter]
    for code in range(8):
        move = parse_move(f"{letter}{code}a1")
        assert isinstance(move, PlacePatch)
        assert move.orientation in patch.orientations
        assert move.orientation <= code
        assert orient(patch.drawing, move.orientation) == orient(patch.drawing, code)
        assert format_move(move) == f"{letter}{move.orientation}a1"


@given(moves)
def test_tokens_of_the_collection(move: Move) -> None:
    if isinstance(move, PlacePatch):
        token = move.letter + "".join(
            "ABCDEFGHI"[value] for value in (move.column, move.row, move.orientation)
        )
    elif isinstance(move, Pass):
        token = "."
    else:
        token = f"h{'ABCDEFGHI'[move.column]}{'ABCDEFGHI'[move.row]}A"
    assert parse_move(token) == move


def test_column_and_row_of_the_collection_are_not_swapped() -> None:
    assert parse_move("XAGA") == parse_move("X0a7")
    assert parse_move("hDIA") == parse_move("+d9")


@pytest.mark.parametrize(
    "text",
    ["", " pass", "pass ", "Pass", "X0a0", "X8a1", "X0j1", "h0a1", "+j1", "+a10", "X0a7E0a1", "-",
     "XAGI", "XJAA", "iAAA", "X0a٣", "+a1\n", "..", "0"],
)  # fmt: skip
def test_text_that_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert str(caught.value) == f"move {text!r}: {EXPECTED}"


def test_patch_beyond_the_board_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        parse_move("X0i9")
    assert str(caught.value) == "move 'X0i9': patch X would not lie wholly on the board there"


def test_only_the_beginning_of_long_nonsense_is_quoted() -> None:
    with pytest.raises(NotationError) as caught:
        parse_move("\n" * 1000)
    assert len(str(caught.value)) < 150


@given(st.lists(moves))
def test_moves_need_no_space_between_them(played: list[Move]) -> None:
    written = format_moves(played)
    assert parse_moves(written) == played
    assert parse_moves(written.replace(" ", "")) == played
    assert parse_moves(written.replace(" ", "\n\t ") + " ") == played


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("passX0a7 nonsense here", f"move 3, 'nonsense': {EXPECTED}"),
        ("X0a7h", f"move 2, 'h': {EXPECTED}"),
        (". X0i9", "move 2, 'X0i9': patch X would not lie wholly on the board there"),
    ],
)
def test_the_first_wrong_move_of_a_list_is_named(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_moves(text)
    assert str(caught.value) == message


def test_actions_are_numbered_pass_special_patches_patches() -> None:
    assert ACTIONS == 7431
    assert [move_of_action(action) for action in range(ACTIONS)] == EVERY_MOVE
    assert [action_of_move(move) for move in EVERY_MOVE] == list(range(ACTIONS))
    named = {0: "pass", 1: "+a1", 2: "+b1", 10: "+a2", 81: "+i9", 82: "A0a1", 7430: "g7g7"}
    for action, token in named.items():
        assert format_move(move_of_action(action)) == token


def test_patches_are_numbered_by_letter_orientation_row_column() -> None:
    letters = "".join(PATCHES)
    keys = [
        (letters.index(move.letter), move.orientation, move.row, move.column)
        for move in map(move_of_action, range(82, ACTIONS))
        if isinstance(move, PlacePatch)
    ]
    assert letters == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"
    assert len(keys) == 7349
    assert keys == sorted(keys)


@pytest.mark.parametrize("action", [-1, 7431])
def test_no_other_number_is_an_action(action: int) -> None:
    with pytest.raises(IndexError, match=f"an action is 0 to 7430, not {action}"):
        move_of_action(action)
