"""The two OpenSpiel games, registered when this module is imported.

    import pyspiel
    import quiltbee.environments.openspiel
    game = pyspiel.load_game("quiltbee_duel(board=original,rewards=mixed)")
    game = pyspiel.load_game("quiltbee_solo(deck=tactical,level=4)")

Chance is explicit and drawn as late as possible. Without a `ring`, the first 32 chance nodes lay it
out, patch by patch from the neutral token on, with A last. A chance node of the solo game draws the
top card of the pile, of which the person sees only the budget, if the tactical deck shows it:
states that differ in that card are in one information state. Once the Automa is to move, the card
is turned over and carried out at once. Every draw is uniform over the patches left, or over the
cards not seen since the last shuffle, so that each game is as likely as if all cards were shuffled
at once.
"""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any, Final

import numpy as np
import pyspiel

from quiltbee.automa import CARDS, UNKNOWN, Deck, Solo
from quiltbee.environments.episode import Legality, observation_of
from quiltbee.environments.observations import (
    CARD_SCALARS,
    PLANES,
    RING,
    SCALARS,
    Observation,
)
from quiltbee.environments.options import VARIANTS, Options, options_of
from quiltbee.environments.rendering import draw_text
from quiltbee.kernel.encoding import encode
from quiltbee.notation import format_move, format_position
from quiltbee.rules import LETTERS, Move, Position, Seat
from quiltbee.rules.grid import SIZE
from quiltbee.rules.time_board import MOST_DECISIONS

LAST_LETTER: Final = "A"
"""The last patch of every ring; it is not drawn."""


class ChanceGame:
    """A game from its first draw on; `position` is None until the ring is laid out.

    `history` is the public information in order: the ring, moves, cards turned over, and the
    budgets that the tactical deck shows.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.position: Any = None
        self._ring = ""
        self._history: tuple[str, ...] = ()
        if options.ring is not None:
            self._begin(options.ring)

    def __deepcopy__(self, memo: dict[int, Any]) -> "ChanceGame":
        """Return a shallow copy: the attributes are immutable."""
        return copy(self)

    @property
    def outcomes(self) -> list[int]:
        """The outcomes of chance in rising order: numbers of patches or cards, if it is due."""
        if self.position is None:
            left = set(LETTERS) - set(self._ring) - {LAST_LETTER}
            return sorted(map(LETTERS.index, left))
        return list(self.position.unseen) if self._is_card_due else []

    @property
    def possible_top_cards(self) -> list[int]:
        """The possible hidden top cards by public information; none without a hidden card."""
        solo = self.position
        if not isinstance(solo, Solo) or solo.is_over or solo.pile[:1] in ((), (UNKNOWN,)):
            return []
        budget = solo.public_budget
        return [card for card in solo.unseen if budget in (None, CARDS[card].budget)]

    @property
    def _is_card_due(self) -> bool:
        solo = self.position
        return isinstance(solo, Solo) and not solo.is_over and solo.pile[:1] == (UNKNOWN,)

    @property
    def decider(self) -> Seat | None:
        """The seat that decides; None at a draw and at the end."""
        if self.position is None or self._is_card_due or self.is_over:
            return None
        return self.table.turn

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and bool(self.position.is_over)

    @property
    def table(self) -> Position:
        """The public part of the position, which must have been set."""
        table: Position = self.position.table
        return table

    @property
    def legal(self) -> list[int]:
        """The legal actions of the player to move, in rising order."""
        legality = Legality(self.options.actions)
        legality.write(*encode(self.table))
        numbers: list[int] = np.flatnonzero(legality.mask).tolist()
        return numbers

    @property
    def history(self) -> str:
        """The public information, separated by spaces."""
        return " ".join(self._history)

    @property
    def described(self) -> str:
        """The whole state in one line, the hidden card included."""
        if self.position is None:
            return f"ring {self._ring}"
        return format_position(self.position)

    def move_of(self, action: int) -> Move:
        """Return the move of a legal action."""
        return self.options.actions.move_of(self.table, action)

    def reward(self, seat: Seat) -> float:
        """Return a seat's reward for the finished game; 0 before."""
        outcome = self.position.outcome if self.is_over else None
        if outcome is None:
            return 0.0
        margin = outcome.scores[seat.index] - outcome.scores[seat.other.index]
        return self.options.rewards.of(outcome.winner is seat, margin)

    def apply(self, action: int) -> None:
        """Apply a draw or a legal action, then turn over the card if the Automa is to move."""
        if self.position is None:
            self._lay(LETTERS[action])
        elif self._is_card_due:
            self._put_on_top(action)
        else:
            move = self.move_of(action)
            self._publish(format_move(move))
            self.position = self.position.play(move)
        self._turn_card()

    def _publish(self, text: str) -> None:
        self._history = (*self._history, text)

    def _lay(self, letter: str) -> None:
        self._ring += letter
        if len(self._ring) == len(LETTERS) - 1:
            self._begin(self._ring + LAST_LETTER)

    def _begin(self, ring: str) -> None:
        self._publish(ring)
        self.position = self.options.start_on(ring)

    def _put_on_top(self, card: int) -> None:
        solo: Solo = self.position
        self.position = replace(solo, pile=(card, *solo.pile[1:]))
        if solo.deck is Deck.TACTICAL:
            self._publish(f"budget={CARDS[card].budget}")

    def _turn_card(self) -> None:
        """Carry out the top card if it is known and the Automa is to move."""
        solo = self.position
        if isinstance(solo, Solo) and solo.is_automas_turn and not self._is_card_due:
            self._publish(f"card={solo.pile[0]}")
            _, self.position = solo.turn_card()


_DEFAULTS: Final[dict[str, Any]] = {
    "ring": "",
    "board": "revised",
    "actions": "flat",
    "rewards": "win",
}
_PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "duel": _DEFAULTS,
    "solo": {**_DEFAULTS, "deck": "normal", "level": 1},
}


def _type_of(variant: str, has_ring: bool) -> pyspiel.GameType:
    known = VARIANTS[variant]
    chance, information = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    deterministic = has_ring and not known.has_cards
    seats = len(known.seats)
    return pyspiel.GameType(
        short_name=f"quiltbee_{variant}",
        long_name=f"Quiltbee, {variant}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.DETERMINISTIC if deterministic else chance.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION
            if known.has_cards
            else information.PERFECT_INFORMATION
        ),
        utility=utility.ZERO_SUM if seats == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_PARAMETERS[variant],
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    """A base of the two games; a subclass names its variant."""

    variant = "duel"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS[self.variant], **(params or {})}
        ring = given.pop("ring") or None
        self.options: Options = options_of(self.variant, ring=ring, **given)
        seats, bound = len(self.options.variant.seats), self.options.rewards.bound
        info: dict[str, Any] = {} if seats == 1 else {"utility_sum": 0.0}
        super().__init__(
            _type_of(self.variant, ring is not None),
            pyspiel.GameInfo(
                num_distinct_actions=self.options.actions.size,
                max_chance_outcomes=RING,
                num_players=seats,
                min_utility=-bound,
                max_utility=bound,
                max_game_length=MOST_DECISIONS,
                **info,
            ),
            params or {},
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle by name: OpenSpiel's own way loses Python attributes."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "_State":
        """Return the start of a game, before anything is drawn."""
        return _State(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "_Observer":
        """Return an observer of states for a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return _Observer(kind, self.variant, params)


class QuiltbeeDuel(_Game):
    """The game of two players."""


class QuiltbeeSolo(_Game):
    """The game of one person against the Automa."""

    variant = "solo"


class _State(pyspiel.State):  # type: ignore[misc]
    """A game in progress, held by `game`."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.game = ChanceGame(game.options)

    def current_player(self) -> int:
        """Return the player to move (0 or 1), or the number for chance or the end."""
        if self.game.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        decider = self.game.decider
        return int(pyspiel.PlayerId.TERMINAL) if decider is None else decider.index

    def _legal_actions(self, player: int) -> list[int]:
        decider = self.game.decider
        is_deciding = decider is not None and decider.index == player
        return self.game.legal if is_deciding else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes, all equally likely: numbers of patches, or of cards."""
        outcomes = self.game.outcomes
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.game.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return LETTERS[action] if self.game.position is None else f"card {action}"
        return format_move(self.game.move_of(action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.game.is_over

    def returns(self) -> list[float]:
        """Return the rewards of the players; 0 while the game runs."""
        return [self.game.reward(seat) for seat in self.game.options.variant.seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "_State":
        """Draw a state uniformly from the player's information state.

        `sampler` draws a number from 0 to 1. Only the top card of the Automa's pile is hidden.
        """
        cards = self.game.possible_top_cards
        if not cards:
            return self.clone()  # type: ignore[no-any-return]
        history = [item.action for item in self.full_history()]
        players = [item.player for item in self.full_history()]
        drawn = len(players) - 1 - players[::-1].index(int(pyspiel.PlayerId.CHANCE))
        history[drawn] = cards[min(int(sampler() * len(cards)), len(cards) - 1)]
        state = self.get_game().new_initial_state()
        for action in history:
            state.apply_action(action)
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return self.game.described


class _Observer:
    """An observer of states: float32 tensors of the arrays of `observations`, concatenated."""

    def __init__(self, kind: Any, variant: str, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers have no parameters, but these were given: {params}")
        self.kind = kind
        self._variant = variant
        shapes = {"planes": (PLANES, SIZE, SIZE), "scalars": (SCALARS,), "ring": (RING,)}
        if variant == "solo":
            shapes["cards"] = (CARD_SCALARS,)
        if not kind.public_info:
            shapes = {}
        self.tensor = np.zeros(sum(map(_count, shapes.values())), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + _count(shape)].reshape(shape)
            start += _count(shape)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy by construction, so that `dict` has views of the copy's own tensor."""
        kind = self.kind
        flags = (kind.public_info, kind.perfect_recall, kind.private_info)
        return _observer_of, (flags, self._variant, self.tensor.copy())

    def set_from(self, state: _State, player: int) -> None:
        """Write a player's observation to the tensor."""
        self.tensor.fill(0)
        seen = self._seen(state, player)
        for name, array in self.dict.items():
            if name in seen:
                array[:] = seen[name]

    def string_from(self, state: _State, player: int) -> str | None:
        """Return a player's observation as text: the whole history, or just the position.

        None for private information, of which players have none.
        """
        if not self.kind.public_info:
            return None
        if self.kind.perfect_recall:
            return f"player {player + 1}: {state.game.history}"
        position = state.game.position
        return "" if position is None else f"player {player + 1}\n{draw_text(position)}"

    @staticmethod
    def _seen(state: _State, player: int) -> Observation:
        position = state.game.position
        return {} if position is None else observation_of(*encode(position), Seat(player + 1))


def _observer_of(flags: tuple[Any, ...], variant: str, tensor: Any) -> _Observer:
    """Restore an observer; pickle requires a module-level function."""
    public_info, perfect_recall, private_info = flags
    kind = pyspiel.IIGObservationType(
        public_info=public_info, perfect_recall=perfect_recall, private_info=private_info
    )
    observer = _Observer(kind, variant, None)
    observer.tensor[:] = tensor
    return observer


def _count(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))


for _game in (QuiltbeeDuel, QuiltbeeSolo):
    pyspiel.register_game(_type_of(_game.variant, has_ring=False), _game)
