"""One game of either variant as the environments play it: actions in, arrays and rewards out."""

import operator
from random import Random
from typing import Any

import numpy as np

from quiltbee.automa import CARDS, Deck, shuffled
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.legality import flat_action
from quiltbee.environments.observations import Int8Array, Observation
from quiltbee.environments.options import Options
from quiltbee.environments.showing import Showing
from quiltbee.kernel import state as k
from quiltbee.kernel.game import is_legal, play, score
from quiltbee.kernel.games import state_and_ring_of
from quiltbee.kernel.solo.game import automa_score, is_automas_turn, turn_card
from quiltbee.kernel.solo.state import BUDGET
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.rules import (
    LAST_SPACE,
    Move,
    RulesError,
    Seat,
    draw_seed,
    ring_from_seed,
)


def action_number(action: object) -> int:
    """An action as a number; raises TypeError if it is not a whole number."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"an action is a whole number, not {action!r}") from None


class Episode:
    """A game in progress; the Automa's cards are turned over as soon as they are due.

    `draws` decides the ring, unless the options name one, and all shuffles. A game may start from a
    position other than set-up.

    The game is played on the kernel. `rules` and `automa` play it too, but only when the `position`
    is asked for, which few programs do at every step.
    """

    def __init__(self, options: Options, draws: Random, position: Any = None) -> None:
        self.options = options
        self._draws = draws
        if position is None:
            ring = options.ring or ring_from_seed(draw_seed(draws))
            position = options.set_up(ring, draws)
        self._known, self._since = position, list[Any]()
        self._pile: list[int] = []
        if position.has_cards:
            self._pile = list(position.pile)
        self._state, self._ring = state_and_ring_of(position)
        self._show = Showing(options.actions, has_cards=position.has_cards)
        self._arrive()

    @property
    def position(self) -> Any:
        """The current position, hidden cards included."""
        for event in self._since:
            if isinstance(event, tuple):
                self._known = self._known.deal(event)
            elif event is None:
                self._known = self._known.turn_card()[1]
            else:
                self._known = self._known.play(event)
        self._since.clear()
        return self._known

    def _arrive(self) -> None:
        """Turn over the cards that are due; then a player is to move, or the game is over."""
        state = self._state
        while self._pile and is_automas_turn(state):
            turn_card(state, self._ring, self._deck.cards.index(self._pile.pop(0)))
            self._since.append(None)
            if not self._pile and state[k.PLAYER + k.TIME] < LAST_SPACE:
                cards = shuffled(self._deck, self._draws)
                self._since.append(cards)
                self._pile = list(cards)
            if self._deck is Deck.TACTICAL and self._pile:
                state[BUDGET] = CARDS[self._pile[0]].budget
        is_over = state[k.STAGE] == k.OVER
        self.decider: Seat | None = None if is_over else Seat(int(state[k.TURN]) + 1)
        self._show.legality(state, self._ring)

    @property
    def _deck(self) -> Deck:
        deck: Deck = self._known.deck
        return deck

    @property
    def legal(self) -> list[int]:
        """The legal actions of the player to move, in rising order; empty at the end."""
        numbers: list[int] = np.flatnonzero(self._show.mask).tolist()
        return numbers

    def is_legal(self, action: int) -> bool:
        """Whether the player to move may play an action."""
        mask = self._show.mask
        return 0 <= action < len(mask) and bool(mask[action])

    def play(self, action: int) -> None:
        """Play a legal action; raises RulesError for any other."""
        if not self.is_legal(action):
            raise RulesError(f"action {action} is not legal here")
        if self.options.actions is ActionSpace.FACTORED:
            action = flat_action(self._state, self._ring, action)
        self._play(action)

    def play_move(self, move: Move) -> None:
        """Play a move; raises IllegalMoveError, with the reason, if it is illegal."""
        action = action_of_move(move)
        if not is_legal(self._state, self._ring, action):
            self.position.play(move)
        self._play(action)

    def _play(self, action: int) -> None:
        self._since.append(move_of_action(action))
        play(self._state, self._ring, action)
        self._arrive()

    def observe(self, seat: Seat) -> Observation:
        """The position as a seat sees it."""
        return self._show.observation(self._state, self._ring, seat)

    def mask(self, seat: Seat) -> Int8Array:
        """1 for each action that a seat may play now; all 0 unless it decides."""
        mask = self._show.mask
        return mask.copy() if self.decider is seat else np.zeros_like(mask)

    def reward(self, seat: Seat) -> float:
        """What the finished game is worth to a seat; 0 while it runs."""
        if self.decider is not None:
            return 0.0
        scores = self.scores
        margin = scores[seat.index] - scores[seat.other.index]
        return self.options.rewards.of(self.winner is seat, margin)

    @property
    def winner(self) -> Seat | None:
        """Who has won the finished game; None while it runs."""
        if self.decider is not None:
            return None
        first, second = self.scores
        if first == second:
            return Seat(int(self._state[k.TURN]) + 1)
        return Seat.FIRST if first > second else Seat.SECOND

    @property
    def scores(self) -> tuple[int, int]:
        """Both scores if the game ended now, the first seat's first."""
        state = self._state
        second = automa_score(state) if self.options.name == "solo" else score(state, 1)
        return int(score(state, 0)), int(second)
