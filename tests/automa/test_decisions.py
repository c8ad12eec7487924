"""Moves of both sides, played with one function as records list them."""

import pytest
from hypothesis import given

from quiltbee.automa import (
    UNKNOWN,
    AnyMove,
    AutomaMove,
    automa_move,
    new_solo,
    play_either,
    reshuffle,
)
from quiltbee.rules import PASS, IllegalMoveError, RulesError

from .build import RING, solo_at
from .strategies import SoloGame, solo_games


@given(solo_games())
def test_a_whole_game_can_be_played_with_play_either(game: SoloGame) -> None:
    solo, moves, later = game.start, list(game.moves), list(game.shuffles[1:])
    for after in game.positions[1:]:
        move: AnyMove = automa_move(solo) if solo.is_automas_turn else moves.pop(0)
        solo = play_either(solo, move)
        if solo.is_shuffle_due:
            solo = reshuffle(solo, later.pop(0))
        assert solo == after


def test_turn_of_the_automa_must_follow_from_its_card() -> None:
    taking = solo_at(11, 10, cards=(11, 1), ring="XTZBC")
    assert automa_move(taking) == AutomaMove("T")
    assert play_either(taking, AutomaMove("T")).taken == "T"
    for letter in ("X", None):
        with pytest.raises(IllegalMoveError, match=r"^card 11 takes T$"):
            play_either(taking, AutomaMove(letter))
    advancing = solo_at(11, 10, cards=(1, 2), ring="XVY")
    assert automa_move(advancing) == AutomaMove(None)
    with pytest.raises(IllegalMoveError, match=r"^card 1 lets it advance$"):
        play_either(advancing, AutomaMove("X"))


def test_each_side_moves_in_turn_and_the_card_must_be_known() -> None:
    start = new_solo(RING, (UNKNOWN,) * 12)
    with pytest.raises(IllegalMoveError, match=r"^it is not the Automa's turn$"):
        play_either(start, AutomaMove(None))
    passed = play_either(start, PASS)
    with pytest.raises(IllegalMoveError, match=r"^it is the Automa's turn$"):
        play_either(passed, PASS)
    with pytest.raises(IllegalMoveError, match=r"^the next card is not known$"):
        play_either(passed, AutomaMove("B"))
    with pytest.raises(RulesError, match=r"^the next card is not known$"):
        automa_move(passed)
