"""One game for the environments: actions in, arrays, rewards and pictures out."""

import operator
from copy import deepcopy
from random import Random
from typing import Any, Self

import numpy as np

from quiltbee.automa import CARDS, Deck, Solo, shuffled
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.legality import (
    FACTORED_WORDS,
    FLAT_WORDS,
    flat_action,
    write_legality,
)
from quiltbee.environments.batch.step import write_cards, write_observation
from quiltbee.environments.observations import (
    CARD_SCALARS,
    PLANES,
    RING,
    SCALARS,
    Float32Array,
    Int8Array,
    Observation,
    flatten,
)
from quiltbee.environments.options import Options
from quiltbee.environments.rendering import check_render_mode, render
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.encoding import encode
from quiltbee.kernel.game import is_legal, play
from quiltbee.kernel.games import SOLO, game_of, has_first_won, score
from quiltbee.kernel.solo.game import is_automas_turn, turn_card
from quiltbee.kernel.solo.state import BUDGET
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.rules import (
    LAST_SPACE,
    Move,
    Position,
    RulesError,
    Seat,
    draw_seed,
    ring_from_seed,
)
from quiltbee.rules.grid import SIZE, SPACES


class Legality:
    """The legal actions of one position at a time: `mask`, int8, has 1 for each."""

    def __init__(self, actions: ActionSpace) -> None:
        self._is_factored = actions is ActionSpace.FACTORED
        width = FACTORED_WORDS if self._is_factored else FLAT_WORDS
        self._words = np.zeros(width, dtype=np.int64)
        self._legal = np.zeros(2, dtype=np.int64)
        self.mask = np.zeros(actions.size, dtype=np.int8)

    def write(self, state: Int64Array, ring: Int64Array) -> None:
        """Replace the mask by that of a state."""
        write_legality(state, ring, self._words, self._legal, self.mask, self._is_factored)


def observation_of(state: Int64Array, ring: Int64Array, seat: Seat) -> Observation:
    """Return a seat's observation of a state."""
    planes = np.empty(PLANES * SPACES, dtype=np.int8)
    scalars = np.empty(SCALARS, dtype=np.int16)
    left = np.empty(RING, dtype=np.int8)
    write_observation(state, ring, seat.index, planes, scalars, left)
    shape = (PLANES, SIZE, SIZE)
    seen: Observation = {
        "planes": planes.view(np.uint8).reshape(shape),
        "scalars": scalars,
        "ring": left,
    }
    if len(state) == SOLO.words:
        seen["cards"] = np.empty(CARD_SCALARS, dtype=np.int16)
        write_cards(SOLO, state, scalars, seen["cards"])
    return seen


def action_number(action: object) -> int:
    """Convert an action to an int; raises TypeError if it is not a whole number."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"an action is a whole number, not {action!r}") from None


class Episode:
    """A game in progress; the Automa's cards are turned over as soon as they are due.

    `draws` is the source of the ring, unless the options name one, and of all shuffles. A game may
    start from a position other than set-up.

    The game is played on the kernel. `rules` and `automa` catch up only when `position` is read,
    which few programs do at every step.
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
        self._game = game_of(position)
        self._state, self._ring = encode(position)
        self._legality = Legality(options.actions)
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
        """Turn over the cards that are due, until a player is to move or the game is over."""
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
        self._legality.write(state, self._ring)

    @property
    def _deck(self) -> Deck:
        deck: Deck = self._known.deck
        return deck

    def is_legal(self, action: int) -> bool:
        """Return whether the player to move may play an action."""
        mask = self._legality.mask
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

    def observe(self, seat: Seat) -> Observation | Float32Array:
        """Return a seat's observation: arrays by name, or one flat array if the options say so."""
        seen = observation_of(self._state, self._ring, seat)
        return flatten(seen.values()) if self.options.flat else seen

    def mask(self, seat: Seat) -> Int8Array:
        """Return the legal actions of a seat as 1s; all 0 unless it decides."""
        mask = self._legality.mask
        return mask.copy() if self.decider is seat else np.zeros_like(mask)

    def reward(self, seat: Seat) -> float:
        """Return a seat's reward for the finished game; 0 while it runs."""
        if self.decider is not None:
            return 0.0
        scores = self.scores
        margin = scores[seat.index] - scores[seat.other.index]
        return self.options.rewards.of(self.winner is seat, margin)

    @property
    def winner(self) -> Seat | None:
        """The winner of the finished game; None while it runs."""
        if self.decider is not None:
            return None
        return Seat.FIRST if has_first_won(self._game, self._state) else Seat.SECOND

    @property
    def scores(self) -> tuple[int, int]:
        """Both scores if the game ended now, in order of seats."""
        game, state = self._game, self._state
        return int(score(game, state, 0)), int(score(game, state, 1))


class Shown:
    """A base of environments with pictures; `reset` sets `_episode`."""

    _game: Episode | None = None

    @property
    def _episode(self) -> Episode:
        if self._game is None:
            raise ValueError("there is no game yet: reset the environment first")
        return self._game

    @_episode.setter
    def _episode(self, episode: Episode) -> None:
        self._game = episode

    def __init__(self, render_mode: str | None) -> None:
        """Take one of `RENDER_MODES`, or None for no pictures; raises ValueError for another."""
        if render_mode is not None:
            check_render_mode(render_mode)
        self.render_mode = render_mode

    def __copy__(self) -> Self:
        """Return an independent copy with its own game in progress."""
        return deepcopy(self)

    @property
    def position(self) -> Position | Solo:
        """The current position, hidden cards included."""
        position: Position | Solo = self._episode.position
        return position

    def render(self) -> Any:
        """Return the picture of `render_mode`: `ansi` text, `svg` or an `rgb_array`."""
        if self.render_mode is None:
            raise ValueError("the environment was made without a render_mode")
        return render(self._episode.position, self.render_mode)
