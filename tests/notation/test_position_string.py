"""The position string: both ways, and every reason to refuse one."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.notation import (
    NotationError,
    cell_letters,
    format_position,
    parse_imagined,
    parse_position,
    replay,
)
from quiltbee.rules import PATCHES, Board, Position, Quilt, Stage, new_game
from tests.rules.build import ring_without

from .games import ALPHABET_RING, RING, masked, positions, whole_game

SET_UP = f"9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 {ALPHABET_RING} 1 - r"
AFTER_SOME_TURNS = (
    "9/9/9/N1G6/N1G6/NGGG5/NXG6/NXG6/XXX6 1E7/EE7/EFF6/FFF6/1HUUU4/HHHU5/1HUUU4/1H7/MMMM5"
    " 8.17 2.16 RbJBQfZLeagVDcOAWPdTSIYKC 2 - o"
)
EMPTY = "9/9/9/9/9/9/9/9/9"
FULL = "/".join(["xxxxxxxxx"] * 9)


def position_text(**fields: str) -> str:
    """The position string after set-up, with some fields changed."""
    names = ("quilt1", "quilt2", "purse1", "purse2", "ring", "turn", "bonus", "board")
    values = dict(zip(names, SET_UP.split(" "), strict=True)) | fields
    assert tuple(values) == names
    return " ".join(values.values())


def fault(text: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert str(caught.value) == f"{caught.value.where}: {caught.value.what}"
    return str(caught.value)


def test_set_up() -> None:
    assert parse_position(SET_UP) == new_game(ALPHABET_RING)
    assert format_position(new_game(ALPHABET_RING)) == SET_UP


def test_a_position_in_the_middle_of_a_game() -> None:
    position = parse_position(AFTER_SOME_TURNS)
    first, second = position.players
    assert (first.buttons, first.time, second.buttons, second.time) == (8, 17, 2, 16)
    assert (position.turn, position.stage, position.board) == (2, Stage.ACTION, Board.ORIGINAL)
    assert {move.letter for move in first.quilt.patches} == set("NGX")
    assert {move.letter for move in second.quilt.patches} == set("EFHUM")
    assert first.quilt.empty_spaces == 81 - 17
    assert format_position(position) == AFTER_SOME_TURNS


def test_white_space_around_the_string_is_ignored() -> None:
    assert parse_position(f"\n {AFTER_SOME_TURNS}\r\n") == parse_position(AFTER_SOME_TURNS)


@given(positions())
def test_every_position_is_read_as_it_was_written(position: Position) -> None:
    written = format_position(position)
    assert written.isascii()
    assert len(written.split(" ")) == 8
    assert parse_position(written) == position


def test_all_turns_stages_and_tiles_occur_in_games() -> None:
    seen = set()
    for seed in range(12):
        for position in replay(*whole_game(seed)):
            assert parse_position(format_position(position)) == position
            seen |= set(format_position(position).split(" ")[5:])
    assert seen == {"1", "2", "1+", "2+", "#1", "#2", "-", "r", "o"}


def test_an_empty_ring_is_a_dash() -> None:
    """It can only be written, never read: all 33 patches have 166 spaces, two quilts 162."""
    text = format_position(replace(new_game(ALPHABET_RING), ring=""))
    assert text == position_text(ring="-")


def test_unknown_spaces_hold_the_missing_patches() -> None:
    position = masked(parse_position(AFTER_SOME_TURNS), "GE")
    text = format_position(position)
    assert text.startswith("9/9/9/N1x6/N1x6/Nxxx5/NXx6/NXx6/XXX6 1x7/xx7/xFF6/")
    quilts = [player.quilt for player in position.players]
    assert f" 8.17i{quilts[0].income} 2.16i{quilts[1].income} " in text
    assert parse_position(text) == position


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"quilt1": "9/9/9"}, "quilt1: 9 rows joined by / are needed, not 3"),
        ({"quilt2": EMPTY + "/"}, "quilt2: 9 rows joined by / are needed, not 10"),
        ({"quilt1": "9/8/9/9/9/9/9/9/9"}, "quilt1, row 2: 8 spaces instead of 9"),
        ({"quilt1": "9/9/9/9/9/9/9/9/AA8"}, "quilt1, row 9: 10 spaces instead of 9"),
        ({"quilt1": "9/9/9/9/9/9/9/9/"}, "quilt1, row 9: 0 spaces instead of 9"),
        ({"quilt1": "9/9/9/9/9/9/9/9/45"}, "quilt1, row 9: two numbers stand side by side"),
        ({"quilt1": "9/9/9/9/9/9/9/9/0"}, "quilt1, row 9: '0' means nothing there"),
        ({"quilt1": "9/9/9/9/9/9/9/9/h8"}, "quilt1, row 9: 'h' means nothing there"),
        ({"quilt1": "9/9/9/9/9/9/9/9/٩"}, "quilt1, row 9: '٩' means nothing there"),
        (
            {"quilt1": "A8/1A7/9/9/9/9/9/9/9", "ring": ring_without("A")},
            "quilt1: the spaces marked A, from a1 on, don't form that patch",
        ),
        (
            {"quilt2": "AA2AA3/9/9/9/9/9/9/9/9", "ring": ring_without("A")},
            "quilt2: the spaces marked A, from a1 on, don't form that patch",
        ),
        (
            {"quilt1": "AA7/9/9/9/9/9/9/9/9", "quilt2": "AA7/9/9/9/9/9/9/9/9"},
            "quilt2: patch A lies on quilt1 as well",
        ),
        ({"quilt1": "AA7/9/9/9/9/9/9/9/9"}, "ring: patch A is on quilt1 as well"),
        ({"ring": ALPHABET_RING + "B"}, "ring: patch B is there twice"),
        ({"ring": ring_without("Bg")}, "ring: neither here nor on a quilt: Bg"),
        ({"ring": "-"}, "ring: neither here nor on a quilt: ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"),
        ({"ring": ALPHABET_RING + "h"}, "ring: there is no patch 'h'"),
        ({"purse1": "5"}, "purse1: '5' is not like 12.17, buttons and space"),
        ({"purse2": "-5.0"}, "purse2: '-5.0' is not like 12.17, buttons and space"),
        ({"purse2": "05.0"}, "purse2: '05.0' is not like 12.17, buttons and space"),
        ({"purse2": "5.٣"}, "purse2: '5.٣' is not like 12.17, buttons and space"),
        ({"purse1": "5.54"}, "purse1: the time board has spaces 0 to 53"),
        ({"purse1": "5.0i3"}, "purse1: an income is only given when the quilt has an x"),
        (
            {"quilt2": "xx7/9/9/9/9/9/9/9/9", "ring": ring_without("A")},
            "purse2: the income is missing, like 12.17i6, as the quilt has an x",
        ),
        (
            {"quilt2": "xx7/9/9/9/9/9/9/9/9", "purse2": "5.0i1", "ring": ring_without("A")},
            "quilt2: the missing patches (A) don't make up the x with that income",
        ),
        (
            {"quilt2": "xxx6/9/9/9/9/9/9/9/9", "purse2": "5.0i0", "ring": ring_without("A")},
            "quilt2: the missing patches (A) don't make up the x with that income",
        ),
        ({"purse1": "5.7"}, "purse1: nobody is ever more than 6 spaces ahead (7 and 0)"),
        ({"purse2": "5.9"}, "purse2: nobody is ever more than 6 spaces ahead (0 and 9)"),
        ({"purse1": "5.3"}, "turn: player 1 is ahead: the player behind moves"),
        ({"purse1": "5.53", "purse2": "5.53"}, "turn: both tokens are on 53: the game is over"),
        ({"turn": "#1"}, "turn: #1 needs both tokens on 53"),
        (
            {"turn": "#2", "purse1": "5.53", "purse2": "5.52"},
            "turn: #2 needs both tokens on 53",
        ),
        ({"turn": "3"}, "turn: '3' is not one of 1 1+ #1 2 2+ #2"),
        ({"turn": "1++"}, "turn: '1++' is not one of 1 1+ #1 2 2+ #2"),
        (
            {"turn": "1+", "purse1": "5.25", "purse2": "5.20"},
            "turn: 1+ needs a special patch between the tokens, player 1 ahead",
        ),
        (
            {"turn": "1+", "purse1": "5.26", "purse2": "5.26"},
            "turn: 1+ needs a special patch between the tokens, player 1 ahead",
        ),
        (
            {"turn": "2+", "purse1": "5.26", "purse2": "5.25"},
            "turn: 2+ needs a special patch between the tokens, player 2 ahead",
        ),
        (
            {"turn": "1+", "purse1": "5.20", "purse2": "5.18"},
            "turn: 1+ needs a special patch between the tokens, player 1 ahead",
        ),
        (
            {"turn": "1+", "purse1": "5.38", "purse2": "5.37", "board": "o"},
            "turn: 1+ needs a special patch between the tokens, player 1 ahead",
        ),
        (
            {"quilt1": "*8/9/9/9/9/9/9/9/9"},
            "quilt1: more special patches than marks passed",
        ),
        (
            {"quilt2": "*8/*8/9/9/9/9/9/9/9", "purse2": "5.26", "purse1": "5.26"},
            "quilt2: more special patches than marks passed",
        ),
        (
            {"quilt1": "*8/9/9/9/9/9/9/9/9", "purse1": "5.26", "purse2": "5.25", "turn": "1+"},
            "quilt1: more special patches than marks passed",
        ),
        ({"bonus": "1"}, "bonus: player 1 has no complete 7x7 square"),
        ({"bonus": "2"}, "bonus: player 2 has no complete 7x7 square"),
        ({"bonus": "3"}, "bonus: '3' is not one of - 1 2"),
        ({"board": "x"}, "board: 'x' is not one of r o"),
        ({"board": "\n" * 99}, "position: 8 fields with one space between are needed, not 7"),
        ({"turn": "z" * 99}, f"turn: '{'z' * 20}...' is not one of 1 1+ #1 2 2+ #2"),
    ],
)
def test_impossible_position_is_refused(changed: dict[str, str], message: str) -> None:
    assert fault(position_text(**changed)) == message


def test_an_imagined_position_can_be_played_on_from_though_no_game_comes_to_it() -> None:
    """A patch is out of the game, and one filled space earns more than any patch does."""
    text = position_text(quilt1="x8" + EMPTY[1:], purse1="5.0i9", ring=ring_without("A"))
    assert fault(text)
    assert format_position(parse_imagined(text)) == text
    assert parse_imagined(text).legal_moves()
    text = position_text(quilt1=FULL, purse1="5.26i9", purse2="5.25", turn="1+")
    with pytest.raises(NotationError, match="turn: 1\\+ needs a free space on quilt1"):
        parse_imagined(text)


def test_eight_fields_are_needed() -> None:
    for text, fields in (("", 1), (SET_UP + " r", 9), (SET_UP.replace(" ", "  ", 1), 9)):
        what = f"position: 8 fields with one space between are needed, not {fields}"
        assert fault(text) == what


def test_the_special_tile_goes_with_a_complete_square() -> None:
    position = next(p for p in replay(*whole_game(0)) if p.special_tile)
    text = format_position(position)
    fields = text.split(" ")
    assert fields[6] == "1"
    assert parse_position(text) == position
    fields[6] = "-"
    assert fault(" ".join(fields)) == "bonus: player 1 has a complete 7x7 square"
    fields[6] = "2"
    assert fault(" ".join(fields)) == "bonus: player 2 has no complete 7x7 square"


def test_a_special_patch_needs_a_free_space() -> None:
    """The 13 patches have 81 spaces together, so they could fill the quilt."""
    income = sum(PATCHES[letter].income for letter in "VGUHJLPQRYZbF")
    full = {"quilt1": FULL, "ring": ring_without("VGUHJLPQRYZbF"), "bonus": "1"}
    text = position_text(**full, purse1=f"5.26i{income}", purse2="5.25", turn="1+")
    assert fault(text) == "turn: 1+ needs a free space on quilt1"
    assert parse_position(text.replace("1+", "2")).mover.quilt == Quilt()


def test_cell_letters() -> None:
    position = parse_position(AFTER_SOME_TURNS)
    rows = cell_letters(position.players[0].quilt)
    assert len(rows) == 81
    assert rows[27:36] == "N.G......"
    assert cell_letters(Quilt(0b111, 0, (), 0b100)) == "xx*" + "." * 78


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(text)


@given(positions(), st.data())
def test_a_changed_string_is_read_or_refused(position: Position, data: st.DataObject) -> None:
    text = format_position(position)
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.text(alphabet="0123456789/*x.i-+# " + RING, max_size=3))
    changed = text[:at] + put + text[at + data.draw(st.integers(0, 3)) :]
    try:
        read = parse_position(changed)
    except NotationError:
        return
    assert parse_position(format_position(read)) == read
