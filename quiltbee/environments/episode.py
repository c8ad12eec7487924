"""One game of either variant as the environments play it: actions in, arrays and rewards out."""

import operator
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from quiltbee.automa import UNKNOWN, Deck, Solo, new_solo, play_automa, reshuffle, shuffled
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.legality import legal_mask
from quiltbee.environments.observations import Int8Array, Observation, observe
from quiltbee.environments.rewards import WIN, Rewards, rewards_of
from quiltbee.games import VARIANTS, SetUp, Variant
from quiltbee.rules import (
    Board,
    Move,
    Position,
    RulesError,
    Seat,
    draw_seed,
    new_game,
    ring_from_seed,
)


@dataclass(frozen=True, slots=True)
class Options:
    """What the games of an environment have in common.

    Without a `ring` each game draws its own. A duel has no use for `deck` and `level`.
    """

    variant: str = "duel"
    board: Board = Board.REVISED
    ring: str | None = None
    deck: Deck = Deck.NORMAL
    level: int = 1
    actions: ActionSpace = ActionSpace.FLAT
    rewards: Rewards = WIN

    @property
    def rules(self) -> Variant[Any]:
        """The variant itself."""
        return VARIANTS[self.variant]

    def start_on(self, ring: str) -> Any:
        """The position after set-up on a ring, the order of the Automa's cards unknown."""
        if self.variant == "duel":
            return new_game(ring, self.board)
        unknown = (UNKNOWN,) * len(self.deck.cards)
        return new_solo(ring, unknown, deck=self.deck, level=self.level, board=self.board)


def options_of(
    variant: str = "duel",
    *,
    board: Board | str = Board.REVISED,
    ring: str | None = None,
    deck: Deck | str = Deck.NORMAL,
    level: int = 1,
    actions: ActionSpace | str = ActionSpace.FLAT,
    rewards: Rewards | str = WIN,
) -> Options:
    """Options from names or values.

    Raises ValueError for an unknown name, RulesError for a ring or a level that is none.
    """
    if variant not in VARIANTS:
        raise ValueError(f"the variants are {', '.join(VARIANTS)}, not {variant!r}")
    options = Options(
        variant,
        Board(board),
        ring,
        Deck(deck),
        level,
        ActionSpace(actions),
        rewards_of(rewards),
    )
    Episode(options, Random(0))
    return options


def action_number(action: object) -> int:
    """An action as a number; raises TypeError for what is no whole number."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"an action is a whole number, not {action!r}") from None


class Episode:
    """A game in progress; the Automa's cards are turned over as soon as they are due.

    `draws` decides the ring, unless the options name one, and all shuffles. `position` is the
    current one, hidden cards included; a game may begin with another than after set-up.
    """

    def __init__(self, options: Options, draws: Random, position: Any = None) -> None:
        self.options = options
        self._rules = options.rules
        self._draws = draws
        if position is None:
            ring = options.ring or ring_from_seed(draw_seed(draws))
            start = SetUp(ring, options.board, options.deck, options.level)
            position = self._rules.set_up(start, draws)
        self.position = position
        self._arrive()

    def _arrive(self) -> None:
        """Turn over what cards are due; then somebody decides, or the game is over.

        Asking the variant for the shuffle, the move and the position would take each turn thrice.
        """
        while isinstance(self.position, Solo) and self.position.is_automas_turn:
            self.position = play_automa(self.position)
            if self.position.is_shuffle_due:
                cards = shuffled(self.position.deck, self._draws)
                self.position = reshuffle(self.position, cards)
        decider = self._rules.decider(self.position)
        self.decider: Seat | None = decider if isinstance(decider, Seat) else None
        self._mask = legal_mask(self.table, self.options.actions)

    @property
    def table(self) -> Position:
        """The open part of the position."""
        return self._rules.table(self.position)

    @property
    def legal(self) -> list[int]:
        """The legal actions of the one who decides, in rising order; empty at the end."""
        numbers: list[int] = np.flatnonzero(self._mask).tolist()
        return numbers

    def is_legal(self, action: int) -> bool:
        """Whether the one who decides may play an action."""
        return 0 <= action < len(self._mask) and self._mask[action] != 0

    def play(self, action: int) -> None:
        """Play a legal action; raises RulesError for any other."""
        if not self.is_legal(action):
            raise RulesError(f"action {action} is not legal here")
        self.play_move(self.options.actions.move_of(self.table, action))

    def play_move(self, move: Move) -> None:
        """Play a move; raises IllegalMoveError, with the reason, if it is illegal."""
        self.position = self._rules.play(self.position, move)
        self._arrive()

    def observe(self, seat: Seat) -> Observation:
        """The position as a seat sees it."""
        return observe(self.position, seat)

    def mask(self, seat: Seat) -> Int8Array:
        """1 for each action that a seat may play now; all 0 unless it decides."""
        return self._mask.copy() if self.decider is seat else np.zeros_like(self._mask)

    def reward(self, seat: Seat) -> float:
        """What the finished game is worth to a seat; 0 while it runs."""
        outcome = self._rules.outcome(self.position)
        if outcome is None:
            return 0.0
        margin = outcome.scores[seat.index] - outcome.scores[seat.other.index]
        return self.options.rewards.of(outcome.winner is seat, margin)

    @property
    def winner(self) -> Seat | None:
        """Who has won the finished game; None while it runs, and if the Automa has."""
        outcome = self._rules.outcome(self.position)
        return None if outcome is None else outcome.winner

    @property
    def scores(self) -> tuple[int, int]:
        """Both scores if the game ended now, the first seat's first."""
        return self._rules.scores(self.position)
