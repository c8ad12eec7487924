"""The vector environment of Stable-Baselines3, with many games in a batch.

from quiltbee.environments.stable_baselines3 import QuiltbeeVecEnv
envs = QuiltbeeVecEnv(64, opponent="level3", actions="factored", flat=True)
MaskablePPO("MlpPolicy", VecMonitor(envs)).learn(100_000)
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt
from stable_baselines3.common.vec_env import VecEnv

from quiltbee.environments.gymnasium import QuiltbeeVectorEnv


class QuiltbeeVecEnv(VecEnv):
    """A `VecEnv` around a `QuiltbeeVectorEnv`, which is `envs`.

    `env_method("action_masks")` serves the masked algorithms of sb3-contrib. At the end of a game
    `infos` has its `terminal_observation`, the `scores`, the agent's first, and whether the agent
    has `won`.
    """

    def __init__(self, num_envs: int, variant: str = "duel", **options: Any) -> None:
        """Take the options of `QuiltbeeVectorEnv`; raises ValueError for an invalid one."""
        self.envs = QuiltbeeVectorEnv(num_envs, variant, **options)
        single = self.envs.single_observation_space, self.envs.single_action_space
        super().__init__(num_envs, *single)

    def reset(self) -> Any:
        """Set up all games, from the seed that `seed` was called with, if any."""
        seen, _ = self.envs.reset(seed=self._seeds[0])
        self._reset_seeds()
        return seen

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[Any]]:
        """Play the actions; an illegal one raises IllegalActionError, and none is played."""
        seen, rewards, over, _, given = self.envs.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(over):
            infos[game] = {
                "terminal_observation": given["final_obs"][game],
                "TimeLimit.truncated": False,
                "scores": tuple(given["final_info"]["scores"][game].tolist()),
                "won": bool(given["final_info"]["won"][game]),
            }
        return seen, rewards.astype(np.float32), over, infos

    def close(self) -> None:
        """End the threads."""
        self.envs.close()

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[Any]:
        """Return an attribute of the vector environment for each of the games."""
        return [getattr(self.envs, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(
        self, attr_name: str, value: Any, indices: int | Iterable[int] | None = None
    ) -> None:
        """Raise AttributeError: a game has no attributes of its own."""
        raise AttributeError(f"a game of a batch has no {attr_name} to set")

    def env_method(
        self,
        method_name: str,
        *method_args: Any,
        indices: int | Iterable[int] | None = None,
        **method_kwargs: Any,
    ) -> list[Any]:
        """Return the rows of `action_masks`; a game has no other method of its own."""
        if method_name != "action_masks":
            raise AttributeError(f"a game of a batch has no method {method_name}")
        masks = self.envs.action_masks()
        return [masks[game] for game in self._get_indices(indices)]

    def env_is_wrapped(
        self, wrapper_class: Any, indices: int | Iterable[int] | None = None
    ) -> list[bool]:
        """Return False for each game: none is wrapped."""
        return [False] * len(list(self._get_indices(indices)))
