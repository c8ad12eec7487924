"""The game as a Gymnasium environment: the agent in one seat, a player or the Automa in the other.

import gymnasium
env = gymnasium.make("Quiltbee/Duel-v1", opponent="greedy")
env = gymnasium.make("Quiltbee/Solo-v1", deck="tactical", level=4)
"""

from random import Random
from typing import Any, SupportsFloat

import numpy as np
import numpy.typing as npt
from gymnasium import Env, register

from quiltbee.environments.episode import Episode, Shown, action_number
from quiltbee.environments.observations import Observation
from quiltbee.environments.opponent import Opponent
from quiltbee.environments.options import options_of, start_of
from quiltbee.environments.rendering import RENDER_MODES
from quiltbee.environments.spaces import action_space, observation_space
from quiltbee.players import Thinker
from quiltbee.rules import Seat

SEATS = ("first", "second", "either")
"""Where the agent may sit; `either` is drawn for each game."""


class QuiltbeeEnv(Shown, Env[Observation, int]):
    """A duel against a player, or the solo game against the Automa.

    The observation is that of `observations`, from the agent's seat. `info` always has
    `action_mask` (int8) and `scores`, the agent's first, and at the end whether the agent has
    `won`. An illegal action ends the game with the reward `Rewards.forfeit`; `info` then has it as
    `illegal`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        variant: str = "duel",
        *,
        opponent: str | Thinker = "random",
        seat: str = "either",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`options` are those of `options.options_of`; a solo game has neither opponent nor seat.

        Raises ValueError for an invalid option.
        """
        self.options = options_of(variant, **options)
        if seat not in SEATS:
            raise ValueError(f"seats are {', '.join(SEATS)}, not {seat!r}")
        Shown.__init__(self, render_mode)
        self.observation_space = observation_space(self.options, with_mask=False)  # type: ignore[assignment]
        self.action_space = action_space(self.options)  # type: ignore[assignment]
        self._opponent = Opponent(opponent) if variant == "duel" else None
        self._wanted = seat
        self.seat = Seat.FIRST

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Set up a new game, and let the other player move until the agent is to move.

        `options` may name a ring, a position or a record to start from, see `options.start_of`,
        which raises ValueError for any others.
        """
        super().reset(seed=seed)
        draws = Random(int(self.np_random.integers(1 << 62)))
        self._episode = Episode(self.options, draws, start_of(self.options, options, draws))
        if self._opponent is not None:
            self.seat = _drawn_seat(self._wanted, draws)
            self._opponent.begin(draws)
        self._let_opponent_play()
        if self.render_mode == "human":
            self.render()
        return self._episode.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play an action, and let the other player move until the agent is to move."""
        number = action_number(action)
        if not self._episode.is_legal(number):
            info = {**self._info(), "illegal": number}
            reward = self.options.rewards.forfeit
            return self._episode.observe(self.seat), reward, True, False, info
        self._episode.play(number)
        self._let_opponent_play()
        if self.render_mode == "human":
            self.render()
        is_over = self._episode.decider is None
        reward = self._episode.reward(self.seat)
        info = self._info()
        if is_over:
            info["won"] = self._episode.winner is self.seat
        return self._episode.observe(self.seat), reward, is_over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions, in the form that sb3-contrib's masked algorithms ask for."""
        return self._episode.mask(self.seat).astype(np.bool_)

    def _let_opponent_play(self) -> None:
        while self._episode.decider is self.seat.other and self._opponent is not None:
            self._episode.play_move(self._opponent.move(self._episode.position))

    def _info(self) -> dict[str, Any]:
        scores = self._episode.scores
        return {
            "action_mask": self._episode.mask(self.seat),
            "scores": (scores[self.seat.index], scores[self.seat.other.index]),
        }


def _drawn_seat(wanted: str, draws: Random) -> Seat:
    if wanted == "either":
        return draws.choice(tuple(Seat))
    return Seat.FIRST if wanted == "first" else Seat.SECOND


for _variant in ("duel", "solo"):
    register(
        f"Quiltbee/{_variant.title()}-v1",
        entry_point="quiltbee.environments.gymnasium:QuiltbeeEnv",
        kwargs={"variant": _variant},
    )
