"""Moves of both sides, played with one function as records list them."""

import pytest
from hypothesis import given

from quiltbee.automa import UNKNOWN, new_solo
from quiltbee.rules import PASS, AnyMove, AutomaMove, IllegalMoveError, RulesError

from .build import RING, solo_at
from .strategies import SoloGame, solo_games


@given(solo_games())
def test_a_whole_game_can_be_played_with_play(game: SoloGame) -> None:
    solo, moves = game.start, list(game.moves)
    for after in game.positions[1:]:
        move: AnyMove = solo.turn_card()[0] if solo.is_automas_turn else moves.pop(0)
        solo = solo.play(move)
        assert solo == after


def test_turn_of_the_automa_must_follow_from_its_card() -> None:
    taking = solo_at(11, 10, cards=(11, 1), ring="XTZBC")
    assert taking.turn_card()[0] == AutomaMove("T")
    assert taking.play(AutomaMove("T")).taken == "T"
    for letter in ("X", None):
        assert taking.why_illegal(AutomaMove(letter)) == "card 11 takes T"
        with pytest.raises(IllegalMoveError, match=r"^card 11 takes T$"):
            taking.play(AutomaMove(letter))
    advancing = solo_at(11, 10, cards=(1, 2), ring="XVY")
    assert advancing.turn_card()[0] == AutomaMove(None)
    with pytest.raises(IllegalMoveError, match=r"^card 1 lets it advance$"):
        advancing.play(AutomaMove("X"))


def test_each_side_moves_in_turn_and_the_card_must_be_known() -> None:
    start = new_solo(RING, (UNKNOWN,) * 12)
    with pytest.raises(IllegalMoveError, match=r"^it is not the Automa's turn$"):
        start.play(AutomaMove(None))
    passed = start.play(PASS)
    with pytest.raises(IllegalMoveError, match=r"^it is the Automa's turn$"):
        passed.play(PASS)
    with pytest.raises(IllegalMoveError, match=r"^the next card is not known$"):
        passed.play(AutomaMove("B"))
    with pytest.raises(RulesError, match=r"^the next card is not known$"):
        passed.turn_card()
