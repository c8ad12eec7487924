"""How a card is turned over in a game."""

import random

import pytest

from quiltbee.automa import AutomaTurn, Solo
from quiltbee.rules import Chance
from tests.games.play import new


def test_the_automas_turn_is_worked_out_once_for_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last card of a pile but for the end needs it once more: whether a shuffle is due."""
    turns = list[int]()

    usual = Solo.automa_turn

    def counted(solo: Solo) -> AutomaTurn:
        turns.append(len(solo.pile))
        return usual(solo)

    monkeypatch.setattr(Solo, "automa_turn", counted)
    game, draws, piles = new("solo"), random.Random(7), list[int]()
    while not game.is_over:
        if game.decider is Chance.CARD:
            piles.append(len(game.position.pile))
            game = game.after(game.turn_card(draws))
        else:
            game = game.after(game.move(draws.choice(game.position.legal_moves())))
    assert 1 in piles
    assert turns == [left for left in piles for _ in range(2 if left == 1 else 1)]
