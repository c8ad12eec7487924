"""Steps a second of the environments: `scripts/bench environments`.

All games are random: the agent draws every decision uniformly from the legal ones, and the time
for that counts. What runs on one core is timed in processor time, and two threads by the clock on
the wall, alternating with one. A figure is the median of the turns, then the lowest and highest.
"""

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

import gymnasium
import numpy as np
import pyspiel

from quiltbee.environments import gymnasium as _registered  # noqa: F401
from quiltbee.environments import openspiel as _loaded  # noqa: F401
from quiltbee.environments import pettingzoo
from quiltbee.environments.batch import Batch

TURNS = 7
SECONDS = 1.0
GAMES = 512
"""At once in a batch."""

BATCHES: dict[str, dict[str, Any]] = {
    "legality as bits": {"observations": False, "masks": False},
    "bits, factored actions": {"observations": False, "masks": False, "actions": "factored"},
    "observations, bits": {"masks": False},
    "observations, dense masks": {},
    "both, factored actions": {"actions": "factored"},
    "solo, legality as bits": {"variant": "solo", "observations": False, "masks": False},
    "solo, observations, dense masks": {"variant": "solo"},
}

OPPONENTS = ("random", "level1", "level3", "level5", "level6", "level7")
"""Inside a batch of 256 games with observations."""

TWO_THREADS: dict[str, dict[str, Any]] = {
    "legality as bits, 512 games": {"games": 512, "observations": False, "masks": False},
    "observations, dense masks, 512 games": {"games": 512},
    "observations, bits, 2,048 games": {"games": 2048, "masks": False},
    "against level3, 1,024 games": {"games": 1024, "masks": False, "opponents": "level3"},
}

Steps = Callable[[], int]
"""Does some steps; how many."""


def of_batch(options: dict[str, Any]) -> Steps:
    """Steps of a batch, those of all its games counted; the actions are drawn in the kernel."""
    batch = Batch(**{"games": GAMES, **options})

    def steps() -> int:
        for _ in range(20):
            batch.step()
        return 20 * batch.games

    return steps


def of_logits() -> Steps:
    """Steps of a batch whose actions are drawn by logits, which are always the same ones."""
    batch = Batch(GAMES, masks=False, actions="factored")
    logits = np.random.default_rng(1).normal(size=(GAMES, batch.actions.size)).astype(np.float32)

    def steps() -> int:
        for _ in range(20):
            batch.step(logits=logits)
        return 20 * GAMES

    return steps


def of_two_threads(options: dict[str, Any]) -> str:
    """Two threads against one, alternating, in wall time; steps of two, and the ratio."""
    one, two = (of_batch({**options, "threads": threads}) for threads in (1, 2))
    one()
    two()
    speeds, ratios = [], []
    for _ in range(TURNS):
        single, double = per_second(one, perf_counter), per_second(two, perf_counter)
        speeds.append(double)
        ratios.append(double / single)
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    return f"{median(speeds):>12,.0f} {median(ratios):.2f} times one ({spread})"


def of_pettingzoo(options: dict[str, Any]) -> Steps:
    """Steps of the AEC environment, as PettingZoo's own benchmark takes them."""
    env = pettingzoo.env(**options)
    draws = random.Random(1)

    def steps() -> int:
        env.reset()
        done = 0
        for _ in env.agent_iter():
            seen, _, is_over, _, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"])
            env.step(None if is_over else int(draws.choice(legal)))
            done += not is_over
        return done

    return steps


def of_gymnasium(name: str, options: dict[str, Any]) -> Steps:
    """The agent's decisions; the other player's come with them."""
    env = gymnasium.make(name, **options)
    draws = random.Random(1)

    def steps() -> int:
        _, info = env.reset()
        done, is_over = 0, False
        while not is_over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, is_over, _, info = env.step(int(draws.choice(legal)))
            done += 1
        return done

    return steps


def of_openspiel(name: str) -> Steps:
    """Decisions and draws of chance, without tensors."""
    game: Any = pyspiel.load_game(name)
    draws = random.Random(1)

    def steps() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(draws.choice(state.legal_actions()))
            done += 1
        return done

    return steps


def per_second(steps: Steps, clock: Callable[[], float]) -> float:
    """Steps a second in one turn."""
    begun, end, done = clock(), perf_counter() + SECONDS, 0
    while perf_counter() < end:
        done += steps()
    return done / (clock() - begun)


def measured(steps: Steps) -> str:
    """Steps a second of processor time."""
    steps()  # compiles, or fills caches
    speeds = [per_second(steps, process_time) for _ in range(TURNS)]
    return f"{median(speeds):>12,.0f} {min(speeds):>12,.0f} to {max(speeds):,.0f}"


def main() -> None:
    for name, options in BATCHES.items():
        print(f"batch, {name}".ljust(46) + measured(of_batch(options)))
    print("batch, observations, drawn by logits".ljust(46) + measured(of_logits()))
    for name in OPPONENTS:
        options = {"games": 256, "masks": False, "opponents": name}
        print(f"batch, against {name}".ljust(46) + measured(of_batch(options)))
    for name, options in TWO_THREADS.items():
        print(f"two threads, {name}".ljust(52) + of_two_threads(options))
    others = {
        "pettingzoo, duel": of_pettingzoo({}),
        "pettingzoo, solo": of_pettingzoo({"variant": "solo"}),
        "gymnasium, duel against random": of_gymnasium("Quiltbee/Duel-v1", {}),
        "gymnasium, solo": of_gymnasium("Quiltbee/Solo-v1", {}),
        "openspiel, duel": of_openspiel("quiltbee_duel"),
        "openspiel, solo": of_openspiel("quiltbee_solo"),
    }
    for name, steps in others.items():
        print(name.ljust(46) + measured(steps))


if __name__ == "__main__":
    main()
