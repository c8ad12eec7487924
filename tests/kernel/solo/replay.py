"""One solo game on both: `automa` as a position with its cards in order, the kernel as words."""

from random import Random

from quiltbee.automa import Solo, shuffled
from quiltbee.kernel.game import play
from quiltbee.kernel.solo.game import possible_cards, turn_card
from quiltbee.kernel.solo.state import BUDGET, NOT_SHOWN, solo_state_of
from quiltbee.kernel.state import ring_of
from quiltbee.notation import action_of_move
from quiltbee.rules import Move
from tests.kernel.replay import DERIVED, letters_left


class SoloTwins:
    """The same solo game on both, from any position on; reshuffles are drawn."""

    def __init__(self, solo: Solo, draws: Random) -> None:
        self.solo = solo
        self.state, self.ring = solo_state_of(solo), ring_of(solo.table)
        self._draws = draws

    def play(self, move: Move) -> None:
        """Play a move of the person on both."""
        self.solo = self.solo.play(move)
        play(self.state, self.ring, action_of_move(move))

    def turn_card(self) -> None:
        """Turn over the next card on both, and let both show the budget of the one after it."""
        card = self.solo.deck.cards.index(self.solo.automa_turn().card.number)
        assert possible_cards(self.state) >> card & 1
        turn_card(self.state, self.ring, card)
        shuffle = shuffled(self.solo.deck, self._draws)
        _, self.solo = self.solo.turn_card(shuffle)
        self.solo = self.solo.without_later()
        budget = self.solo.public_budget
        self.state[BUDGET] = NOT_SHOWN if budget is None else budget

    def check(self) -> None:
        """That every word says what the position says."""
        expected = solo_state_of(self.solo)
        expected[DERIVED] = self.state[DERIVED]
        assert self.state.tolist() == expected.tolist()
        assert letters_left(self.state, self.ring) == self.solo.table.ring
