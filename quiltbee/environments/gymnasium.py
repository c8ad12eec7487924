"""The game as a Gymnasium environment: the agent in one seat, a player or the Automa in the other.

import gymnasium
env = gymnasium.make("Quiltbee/Duel-v1", opponent="greedy")
env = gymnasium.make("Quiltbee/Solo-v1", deck="tactical", level=4)
envs = gymnasium.make_vec("Quiltbee/Duel-v1", num_envs=256, opponent="level3", flat=True)
"""

from random import Random
from typing import Any, SupportsFloat

import numpy as np
import numpy.typing as npt
from gymnasium import Env, register
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from quiltbee.environments.batch import FEATURES, ROWS, Batch, Seen
from quiltbee.environments.batch.opponents import Opponent
from quiltbee.environments.episode import Episode, Shown, action_number
from quiltbee.environments.observations import Scalar
from quiltbee.environments.options import Options, options_of, refuse_unknown, start_of
from quiltbee.environments.rendering import RENDER_MODES
from quiltbee.environments.spaces import action_space, observation_space
from quiltbee.players import Thinker
from quiltbee.rules import Seat

SEATS = ("first", "second", "either")
"""The agent's seats; `either` is drawn for each game."""


class QuiltbeeEnv(Shown, Env[Any, int]):
    """A duel against a player, or the solo game against the Automa.

    The observation is that of `observations`, from the agent's seat. `info` always has
    `action_mask` (int8) and `scores`, the agent's first, and at the end whether the agent has
    `won`. At the end the mask is all 1, so that a softmax over it is not NaN. An illegal action
    ends the game with the reward `Rewards.forfeit`; `info` then has it as `illegal`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        variant: str = "duel",
        *,
        opponent: str | Thinker | None = None,
        seat: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Take the options of `options.options_of`.

        By default a duel is against `random`, from either seat. A solo game has neither opponent
        nor seat. Raises ValueError for an invalid option.
        """
        self.options = checked_options(variant, opponent, seat, options, "render_mode")
        Shown.__init__(self, render_mode)
        self.observation_space = observation_space(self.options)
        self.action_space = action_space(self.options)  # type: ignore[assignment]
        self._opponent = Opponent(opponent or "random") if variant == "duel" else None
        self._wanted = seat or "either"
        self.seat = Seat.FIRST

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Set up a new game, and let the other player move until the agent is to move.

        `options` may name a ring, a position or a record to start from, see `options.start_of`,
        which raises ValueError for any others.
        """
        super().reset(seed=seed)
        draws = Random(int(self.np_random.integers(1 << 62)))
        self._episode = Episode(self.options, draws, start_of(self.options, options, draws))
        if self._opponent is not None:
            wanted = self._wanted
            first = draws.choice(tuple(Seat)) if wanted == "either" else Seat.FIRST
            self.seat = Seat.SECOND if wanted == "second" else first
            self._opponent.begin(draws)
        self._let_opponent_play()
        if self.render_mode == "human":
            self.render()
        return self._episode.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Any, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play an action, then let the other player move until the agent is to move."""
        number = action_number(action)
        if not self._episode.is_legal(number):
            info = {**self._info(is_running=False), "illegal": number}
            reward = self.options.rewards.forfeit
            return self._episode.observe(self.seat), reward, True, False, info
        self._episode.play(number)
        self._let_opponent_play()
        if self.render_mode == "human":
            self.render()
        is_over = self._episode.decider is None
        reward = self._episode.reward(self.seat)
        info = self._info(is_running=not is_over)
        if is_over:
            info["won"] = self._episode.winner is self.seat
        return self._episode.observe(self.seat), reward, is_over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions in the form of sb3-contrib's masked algorithms."""
        return self._episode.mask(self.seat).astype(np.bool_)

    def _let_opponent_play(self) -> None:
        while self._episode.decider is self.seat.other and self._opponent is not None:
            self._episode.play_move(self._opponent.move(self._episode.position))

    def _info(self, *, is_running: bool = True) -> dict[str, Any]:
        scores, mask = self._episode.scores, self._episode.mask(self.seat)
        return {
            "action_mask": mask if is_running else np.ones_like(mask),
            "scores": (scores[self.seat.index], scores[self.seat.other.index]),
        }


class QuiltbeeVectorEnv(VectorEnv[Any, npt.NDArray[Any], npt.NDArray[Any]]):
    """One agent in many games at once, played inside a `batch`; all returned arrays are copies.

    A game that ends is replaced in the same step: its last observation is in `final_obs`, and
    `final_info` has its `scores` and whether the agent has `won`. With NEXT_STEP these are the
    observation and the infos, and the next step, whatever its action, begins the next game.

    `infos` also has `action_mask` (bool) and `scores`, int64 (num_envs, 2), the agent's first. An
    illegal action raises IllegalActionError, and nothing is played.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        variant: str = "duel",
        *,
        opponent: Any = None,
        seat: str | None = None,
        threads: int = 1,
        shortlist: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        """Take the options of `QuiltbeeEnv`; with the seat `either` games alternate.

        `opponent` may also be a policy or a pool of opponents, see `Batch.set_opponents`. With
        `shortlist` an observation is the features of a short list of a duel's moves, float32
        (ROWS, FEATURES), and an action is one of its rows; see `batch.shortlist`.
        """
        names = ("num_envs", "threads", "shortlist", "autoreset_mode")
        self.options = checked_options(variant, opponent, seat, options, *names)
        if render_mode is not None:
            raise ValueError("a vector environment has no pictures")
        options.pop("flat", None)
        self.batch = Batch(
            num_envs,
            variant=variant,
            opponents=(opponent or "random") if variant == "duel" else None,
            seats="split" if seat in (None, "either") else seat,
            threads=threads,
            masks=not shortlist,
            **options,
        )
        self._shortlist = self.batch.shortlist if shortlist else None
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise ValueError("a batch begins the next game itself, so autoreset can't be disabled")
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self._waits = mode is AutoresetMode.NEXT_STEP
        self._ended = np.zeros(num_envs, dtype=np.bool_)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.options)
        self.single_action_space = action_space(self.options)
        if shortlist:
            self.single_observation_space = Box(-np.inf, np.inf, (ROWS, FEATURES))
            self.single_action_space = Discrete(ROWS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        own = np.maximum(self.batch.seats, 0).astype(np.int64)
        self._by_agent = np.stack([own, 1 - own], axis=1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Set up all games; game n draws from the seed `seed` + n. There are no options."""
        if options:
            raise ValueError("a vector environment sets up its games, and takes no options")
        super().reset(seed=seed)
        self._ended[:] = False
        self.batch.reset(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self._observation(), self._infos()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Any, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play an action in every game, then let the opponents play until the agent is to move."""
        if self._shortlist is not None:
            actions = self._shortlist.pick(actions)
        self._play(actions)
        over, seen, infos = self.batch.dones.copy(), self._observation(), self._infos()
        if over.any() and self._waits:
            self._show_last(over, seen, infos)
        elif over.any():
            infos |= self._final_infos(over)
        self._ended = over
        rewards = self._agents(self.batch.rewards)[:, 0].astype(np.float64)
        return seen, rewards, over, np.zeros_like(over), infos

    def _play(self, actions: npt.NDArray[Any]) -> None:
        """Play the actions; with NEXT_STEP a game that ended in the previous step only begins."""
        begin = np.flatnonzero(self._ended & self._waits)
        if not len(begin):
            self.batch.step(actions)
            return
        before = self.batch.save().take(begin)
        actions = np.array(actions)
        actions[begin] = self.batch.sample()[begin]
        self.batch.step(actions)
        self.batch.restore(before, games=begin)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions of all games, bool (num_envs, actions)."""
        return self.batch.mask.copy() if self._shortlist is None else self._shortlist.mask

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.batch.close()

    def _observation(self) -> Any:
        """Return the stacked observations, or the short lists."""
        if self._shortlist is None:
            return self._stacked(self.batch)
        self._shortlist = self.batch.shortlist
        return self._shortlist.features

    def _stacked(self, seen: Seen) -> Any:
        if self.options.flat:
            return seen.flat
        return {name: array.copy() for name, array in seen.arrays.items()}

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        scores = self.batch.scalars[:, [Scalar.OWN + 4, Scalar.OTHER + 4]].astype(np.int64)
        return {
            "action_mask": self.action_masks(),
            "_action_mask": everywhere,
            "scores": scores,
            "_scores": everywhere,
        }

    def _last(self) -> Any:
        """Return the final observations of the last games; their short lists are empty."""
        if self._shortlist is None:
            return self._stacked(self.batch.last)
        return np.zeros((self.num_envs, ROWS, FEATURES), np.float32)

    def _show_last(self, over: npt.NDArray[np.bool_], seen: Any, infos: dict[str, Any]) -> None:
        """Replace observations and infos of new games by the last ones of those that ended."""
        last = self._last()
        if isinstance(seen, dict):
            for name, array in seen.items():
                array[over] = last[name][over]
        else:
            seen[over] = last[over]
        final = self._final_infos(over)["final_info"]
        infos["scores"][over] = final["scores"][over]
        infos["action_mask"] = infos["action_mask"] | over[:, None]
        infos |= {"won": final["won"], "_won": over}

    def _final_infos(self, over: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """Return the final observations and infos of ended games; the other rows are empty."""
        last, final = self._last(), np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(over):
            if isinstance(last, dict):
                final[game] = {name: array[game] for name, array in last.items()}
            else:
                final[game] = last[game]
        scores = np.where(over[:, None], self._agents(self.batch.scores), 0)
        won = over & (self.batch.winners == self._by_agent[:, 0])
        return {
            "final_obs": final,
            "_final_obs": over,
            "final_info": {"scores": scores, "_scores": over, "won": won, "_won": over},
            "_final_info": over,
        }

    def _agents(self, by_seat: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Reorder columns by seat: the agent's first."""
        return np.take_along_axis(by_seat, self._by_agent, axis=1)


def checked_options(
    variant: str, opponent: object, seat: str | None, options: dict[str, Any], *own: str
) -> Options:
    """Check the options of an environment, which has its `own` besides; raises ValueError."""
    refuse_unknown(options, "opponent", "seat", *own)
    checked = options_of(variant, **options)
    if variant == "solo" and opponent is not None:
        raise ValueError("a solo game has no opponent: the Automa has a deck and a level")
    if variant == "solo" and seat is not None:
        raise ValueError("a solo game has no seat: the person begins")
    if seat not in (*SEATS, None):
        raise ValueError(f"seats are {', '.join(SEATS)}, not {seat!r}")
    return checked


for _variant in ("duel", "solo"):
    register(
        f"Quiltbee/{_variant.title()}-v1",
        entry_point="quiltbee.environments.gymnasium:QuiltbeeEnv",
        vector_entry_point="quiltbee.environments.gymnasium:QuiltbeeVectorEnv",
        kwargs={"variant": _variant},
    )
