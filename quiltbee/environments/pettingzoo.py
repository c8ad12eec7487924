"""The PettingZoo environment of agents that decide in turn (AEC).

from quiltbee.environments import pettingzoo
env = pettingzoo.env(variant="duel", render_mode="ansi")
"""

from random import Random
from typing import Any, Final, cast

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from quiltbee.environments.episode import Episode, Shown, action_number
from quiltbee.environments.observations import Observation
from quiltbee.environments.options import options_of, refuse_unknown, start_of
from quiltbee.environments.rendering import RENDER_MODES
from quiltbee.environments.spaces import action_space, masked_space

PROBE: Final = {"options": 1}
"""The options that PettingZoo's `api_test` passes to every `reset`; they are ignored."""


def env(**options: Any) -> "QuiltbeeAEC":
    """Return a `QuiltbeeAEC` with these options.

    It does the checks of PettingZoo's wrappers itself, in less time.
    """
    return QuiltbeeAEC(**options)


class QuiltbeeAEC(Shown, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A duel of `player_1` and `player_2`, or the solo game of `player_1` against the Automa.

    An observation is that of `observations` with `action_mask`, int8, all 0 for the agent that is
    not to move; with `flat` it is one float32 array, `observation`, and the mask. An agent may move
    several times in a row. Rewards come with the last decision, and `infos` then has both `scores`
    and whether the agent has `won`. An illegal action ends the game: the reward is
    `Rewards.forfeit` for the agent that played it and the opposite for the other, and `infos` has
    it as `illegal`.

    Everything but `reset` raises ValueError before the first game.
    """

    def __init__(
        self, variant: str = "duel", render_mode: str | None = None, **options: Any
    ) -> None:
        """Take the options of `options.options_of`; raises ValueError for an invalid one."""
        self.metadata = {
            "name": f"quiltbee_{variant}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        refuse_unknown(options, "render_mode")
        self.options = options_of(variant, **options)
        AECEnv.__init__(self)
        Shown.__init__(self, render_mode)
        self._seats = {f"player_{seat}": seat for seat in self.options.variant.seats}
        self._names = {seat: name for name, seat in self._seats.items()}
        self.possible_agents = list(self._seats)
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: masked_space(self.options) for agent in self.agents}
        self.action_spaces = {agent: action_space(self.options) for agent in self.agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of an agent's observations."""
        return cast("spaces.Space[Observation]", self.observation_spaces[agent])

    def action_space(self, agent: str) -> spaces.Space[int]:
        """Return the space of an agent's actions."""
        return cast("spaces.Space[int]", self.action_spaces[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; a seed makes this and the following games reproducible.

        `options` may name a ring, a position or a record to start from, see `options.start_of`,
        which raises ValueError for any others.
        """
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        draws = Random(int(self._random.integers(1 << 62)))
        given = None if options == PROBE else options
        self._episode = Episode(self.options, draws, start_of(self.options, given, draws))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return an agent's current observation."""
        seat, episode = self._seats[agent], self._episode
        seen = episode.observe(seat)
        arrays = seen if isinstance(seen, dict) else {"observation": seen}
        return {**arrays, "action_mask": episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; it is None once the agent is terminated."""
        episode = self._episode
        if not self.agents:
            raise ValueError("the game is over: reset the environment")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        number = action_number(action)
        if episode.is_legal(number):
            episode.play(number)
            self._select()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            forfeit = self.options.rewards.forfeit
            self.rewards = {other: forfeit if other == agent else -forfeit for other in self.agents}
            self.infos[agent] = {"illegal": number}
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        episode = self._episode
        if episode.decider is not None:
            self.agent_selection = self._names[episode.decider]
            return
        for agent, seat in self._seats.items():
            self.rewards[agent] = episode.reward(seat)
            self.terminations[agent] = True
            self.infos[agent] = {"scores": episode.scores, "won": episode.winner is seat}
        self.agent_selection = self.agents[0]

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
