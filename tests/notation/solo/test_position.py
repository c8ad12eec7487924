"""The position string of a solo game: every field, and every reason to refuse one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.automa import LEVELS, UNKNOWN, Deck, Solo, new_solo
from quiltbee.notation import (
    NotationError,
    format_position,
    parse_imagined,
    parse_move,
    parse_solo,
)
from quiltbee.rules import PASS, Board, Player, Stage

from .games import NORMAL, RING, TACTICAL, positions, whole_game

EMPTY = "9/9/9/9/9/9/9/9/9"
UNSEEN = "?.?.?.?.?.?.?.?.?.?"
FIELDS = {
    "quilt": EMPTY,
    "purse": "5.0",
    "automa": "0.0:-",
    "ring": RING,
    "turn": "1",
    "bonus": "-",
    "board": "r",
    "deck": "tactical",
    "level": "4",
    "pile": UNSEEN,
    "gone": "?.?/-",
}


def solo_string(**changed: str) -> str:
    """The set-up, with some fields changed."""
    return " ".join((FIELDS | changed).values())


def fault(text: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse_solo(text)
    return str(caught.value)


def test_set_up_as_the_dealer_and_as_the_person_see_it() -> None:
    solo = new_solo(RING, TACTICAL, deck=Deck.TACTICAL, level=4, board=Board.ORIGINAL)
    assert format_position(solo) == solo_string(
        board="o", pile="19.16.22.14.20.23.17.15.21.18", gone="24.13/-"
    )
    assert format_position(solo.seen_by(None)) == solo_string(
        board="o", pile="?6.?.?.?.?.?.?.?.?.?"
    )
    assert parse_solo(format_position(solo.seen_by(None))) == solo.seen_by(None)


def test_every_field() -> None:
    solo = new_solo(RING, NORMAL).play(parse_move("B0a1"))
    solo = solo.turn_card()[1].play(PASS).turn_card()[1]  # card 1 affords nothing, 7 takes E
    text = format_position(solo.seen_by(None))
    assert text == solo_string(
        quilt="1B7/BB7/9/9/9/9/9/9/9",
        purse="6.5",
        automa="0.6:E",
        ring="FGHIJKLMNOPQRSTUVWXYZabcdefgACD",
        deck="normal",
        level="1",
        pile="?.?.?.?.?.?.?.?",
        gone="?.?/1.7",
    )
    read = parse_solo(text)
    assert read.table.players[1] == Player(buttons=0, time=6)
    assert (read.taken, read.pile, read.aside, read.discards) == (
        "E",
        (UNKNOWN,) * 8,
        (UNKNOWN,) * 2,
        (1, 7),
    )
    assert (read.deck, read.level, read.shown_budget) == (Deck.NORMAL, LEVELS[1], None)


def test_finished_game_and_empty_pile() -> None:
    text = solo_string(purse="9.53", automa="7.53:-", turn="#2", bonus="2", pile="-",
                       gone="-/" + ".".join(map(str, TACTICAL)))  # fmt: skip
    solo = parse_solo(text)
    assert (solo.table.stage, solo.table.turn, solo.pile) == (Stage.OVER, 2, ())
    assert (solo.aside, solo.discards) == ((), TACTICAL)
    assert format_position(solo) == text


def test_a_special_patch_is_due() -> None:
    solo = parse_solo(solo_string(purse="5.27", automa="0.25:-", turn="1+"))
    assert solo.table.stage is Stage.SPECIAL_PATCH
    assert not solo.is_automas_turn


@given(positions())
def test_every_position_is_read_as_it_was_written(solo: Solo) -> None:
    text = format_position(solo)
    assert text.isascii()
    assert parse_solo(text) == solo
    assert parse_solo(f" {text}\n") == solo


@pytest.mark.parametrize("seed", range(2, 6))
def test_every_position_of_a_game(seed: int) -> None:
    for each in whole_game(seed).positions:
        solo = each.without_later()
        assert parse_solo(format_position(solo)) == solo
        assert parse_solo(format_position(solo.seen_by(None))) == solo.seen_by(None)


def test_empty_pile_can_be_written() -> None:
    text = solo_string(purse="5.14", automa="0.10:-", turn="2", pile="-",
                       gone="-/" + ".".join(map(str, TACTICAL)))  # fmt: skip
    assert parse_solo(text).is_shuffle_due
    assert format_position(parse_solo(text)) == text


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"quilt": "9/9"}, "quilt: 9 rows joined by / are needed, not 2"),
        ({"quilt": "9/9/9/9/9/9/9/9/Q8"}, "quilt: the spaces marked Q, from a9 on, don't form "),
        ({"quilt": "*8/9/9/9/9/9/9/9/9"}, "quilt: more special patches than marks passed"),
        ({"purse": "5"}, "purse: '5' is not like 12.17, buttons and space"),
        ({"purse": "5.0i2"}, "purse: an income is only given when the quilt has an x"),
        ({"purse": "5.54"}, "purse: the time board has spaces 0 to 53"),
        ({"purse": "5.7"}, "purse: nobody is ever more than 6 spaces ahead (7 and 0)"),
        ({"automa": "0.0"}, "automa: '0.0' is not like 3.8:E, buttons, space, patches"),
        ({"automa": "0.0:"}, "automa: '0.0:' is not like"),
        ({"automa": "00.0:-"}, "automa: '00.0:-' is not like"),
        ({"automa": "0.54:-"}, "automa: the time board has spaces 0 to 53"),
        ({"automa": "0.7:-"}, "automa: nobody is ever more than 6 spaces ahead (0 and 7)"),
        ({"automa": "0.0:B"}, "automa: patch B is somewhere else too"),
        ({"automa": "0.0:BB", "ring": RING[1:]}, "automa: patch B is somewhere else too"),
        ({"automa": "0.0:h"}, "automa: '0.0:h' is not like"),
        ({"ring": RING[1:]}, "ring: neither here nor on a quilt: B"),
        ({"ring": RING + "B"}, "ring: patch B is there twice"),
        ({"ring": RING + "h"}, "ring: there is no patch 'h'"),
        ({"turn": "2+"}, "turn: '2+' is not one of 1 1+ #1 2 #2"),
        ({"turn": "2", "automa": "0.1:-"}, "turn: player 2 is ahead: the player behind moves"),
        ({"turn": "#1"}, "turn: #1 needs both tokens on 53"),
        ({"turn": "1+"}, "turn: 1+ needs a special patch between the tokens, player 1 ahead"),
        ({"bonus": "3"}, "bonus: '3' is not one of - 1 2"),
        ({"bonus": "1"}, "bonus: the person has no complete 7x7 square"),
        ({"bonus": "2"}, "bonus: the Automa is not yet on 38"),
        ({"purse": "5.38", "automa": "0.38:-"}, "bonus: the Automa has reached 38"),
        ({"board": "x"}, "board: 'x' is not one of r o"),
        ({"deck": "strange"}, "deck: 'strange' is not one of normal tactical"),
        ({"level": "6"}, "level: '6' is not one of 1 2 3 4 5"),
        ({"level": "IV"}, "level: 'IV' is not one of 1 2 3 4 5"),
        ({"pile": ""}, "pile: '' is not a card: a number, or ?"),
        ({"pile": "13..14"}, "pile: '' is not a card: a number, or ?"),
        ({"pile": "013"}, "pile: '013' is not a card: a number, or ?"),
        ({"pile": UNSEEN[:-1] + "1"}, "pile: the tactical deck has no card 1"),
        ({"pile": UNSEEN[:-3] + "13.13"}, "pile: card 13 is there twice"),
        ({"pile": UNSEEN[:-2]}, "pile: pile, cards put aside and discards are 11 cards, not 12"),
        ({"pile": UNSEEN + ".?"}, "pile: pile, cards put aside and discards are 13 cards, not 12"),
        ({"pile": UNSEEN[:-1] + "?3"}, "pile: '?3' is not a card: a number, or ?"),
        ({"pile": "?2" + UNSEEN[1:]}, "pile: no card that is left has the budget 2"),
        ({"pile": "?03" + UNSEEN[1:]}, "pile: '?03' is not a card"),
        (
            {"deck": "normal", "pile": "?3" + UNSEEN[1:]},
            "pile: only the tactical deck shows the budget of the next card",
        ),
        (
            {"pile": "?6" + UNSEEN[1:-4], "gone": "?.?/19.20"},
            "pile: no card that is left has the budget 6",
        ),
        ({"gone": "?.?"}, "gone: '?.?' is not like ?.?/4.11, those put aside and the discards"),
        ({"gone": "?/?"}, "gone: 2 cards are put aside, or none any more"),
        ({"gone": "-/?.?"}, "gone: the discards are known"),
        ({"gone": "-/1.2"}, "gone: the tactical deck has no card 1"),
        ({"gone": "x/-"}, "gone: 'x' is not a card: a number, or ?"),
        ({"gone": "?.?/-/-"}, "gone: '-/-' is not a card: a number, or ?"),
        (
            {"pile": "13" + UNSEEN[1:], "gone": "13.?/-"},
            "pile: card 13 is somewhere else too",
        ),
    ],
)
def test_impossible_position_is_refused(changed: dict[str, str], message: str) -> None:
    assert fault(solo_string(**changed)).startswith(message)


def test_complete_square_has_the_tile_unless_the_automa_got_it_first() -> None:
    game = next(
        whole_game(seed)
        for seed in range(2, 200)
        if whole_game(seed).positions[-1].table.players[0].quilt.has_7x7
    )
    end = game.positions[-1]
    fields = format_position(end).split(" ")
    for tile in "12":
        solo = parse_solo(" ".join([*fields[:5], tile, *fields[6:]]))
        assert solo.table.special_tile == int(tile)
    fields[5] = "-"
    assert fault(" ".join(fields)) == "bonus: the person has a complete 7x7 square"


def test_an_imagined_position_can_be_played_on_from_though_no_game_comes_to_it() -> None:
    """A patch is out of the game; what is said of the cards must still hold."""
    fewer = RING.replace("A", "")
    text = solo_string(ring=fewer)
    assert fault(text)
    assert format_position(parse_imagined(text)) == text
    with pytest.raises(NotationError, match="pile: card 13 is somewhere else too"):
        parse_imagined(solo_string(ring=fewer, pile="13" + UNSEEN[1:], gone="13.?/-"))


def test_wrong_number_of_fields_is_refused() -> None:
    message = "solo position: 11 fields with one space between are needed, not "
    assert fault("") == f"{message}1"
    assert fault(solo_string().replace(" ", "  ")) == f"{message}21"
    assert fault(solo_string() + " -") == f"{message}12"


@given(
    st.text()
    | st.tuples(*(st.sampled_from([value, "-", "", "?", "9"]) for value in FIELDS.values())).map(
        " ".join
    )
    | st.builds(
        lambda text, at, piece: text[:at] + piece + text[at:],
        st.just(solo_string()),
        st.integers(0, len(solo_string())),
        st.text(max_size=3) | st.sampled_from(["?", ".", "/", "13", "x", " ", "A", "*"]),
    )
)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        solo = parse_solo(text)
    except NotationError:
        return
    assert parse_solo(format_position(solo)) == solo
