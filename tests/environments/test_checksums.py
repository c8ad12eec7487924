"""Checksums of seeded games, so that a change of code that should change nothing changes nothing.

A different checksum means that the same seed gives a different game, or that something is shown
differently. If that is intended, the changelog says so. The engine's levels are not among them,
since their play may change; `test_opponents` compares them with the engine.
"""

import random
from typing import Any
from zlib import crc32

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

from quiltbee.environments import gymnasium as registered  # noqa: F401
from quiltbee.environments import pettingzoo
from quiltbee.environments.batch import Batch, Decisions
from quiltbee.notation import format_position

SHOWN = (
    *("legal_bits", "legal_count", "mask", "planes", "scalars", "ring", "cards", "movers"),
    *("dones", "rewards", "scores", "winners", "seats", "drawn"),
)
"""The arrays of a batch that count."""


def last_legal(decisions: Decisions) -> Any:
    return decisions.actions.size - 1 - decisions.mask[:, ::-1].argmax(axis=1)


BATCHES: list[tuple[dict[str, Any], int]] = [
    ({}, 2940812246),
    ({"actions": "factored", "board": "original", "rewards": "mixed", "threads": 2}, 2695477216),
    ({"variant": "solo", "rewards": "margin"}, 789300665),
    ({"variant": "solo", "deck": "tactical", "level": 4, "actions": "factored"}, 2143260076),
    ({"opponents": ["random", last_legal], "observations": False}, 3159184082),
]


@pytest.mark.slow
@pytest.mark.parametrize(("options", "checksum"), BATCHES, ids=range(len(BATCHES)))
def test_a_batch(options: dict[str, Any], checksum: int) -> None:
    """Everything that 12 games show in 120 steps, and what a snapshot of the last one holds."""
    found = 0
    with Batch(12, seed=7, **options) as batch:
        for _ in range(120):
            batch.step()
            for name in SHOWN:
                found = crc32(getattr(batch, name).tobytes(), found)
            for array in (*batch.last.arrays.values(), batch.last.movers):
                found = crc32(array.tobytes(), found)
        saved = batch.save()
        for part in (saved.states, saved.rings, saved.random_states):
            found = crc32(part.tobytes(), found)
    assert found == checksum


@pytest.mark.slow
@pytest.mark.parametrize(("actions", "checksum"), [("flat", 1638223817), ("factored", 543506059)])
def test_draws_by_logits(actions: str, checksum: int) -> None:
    """The actions drawn by the same logits in 120 steps, at several temperatures."""
    found = 0
    batch = Batch(12, seed=7, actions=actions, masks=False)
    logits = np.random.default_rng(1).normal(size=(12, batch.actions.size)).astype(np.float32)
    for step in range(120):
        batch.step(logits=logits, temperature=(0, 0.3, 1, 4)[step % 4])
        found = crc32(batch.drawn.tobytes(), found)
    assert found == checksum


def shown(found: int, observation: dict[str, npt.NDArray[Any]], mask: npt.NDArray[Any]) -> int:
    for name in sorted(observation.keys() - {"action_mask"}):
        found = crc32(observation[name].tobytes(), found)
    return crc32(mask.tobytes(), found)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "checksum"),
    [
        ({}, 59695121),
        ({"actions": "factored", "board": "original", "rewards": "mixed"}, 2470039416),
        ({"variant": "solo", "deck": "tactical", "level": 4}, 1458188676),
    ],
    ids=range(3),
)
def test_pettingzoo(options: dict[str, Any], checksum: int) -> None:
    """Eight games of random decisions."""
    found, draws, env = 0, random.Random(3), pettingzoo.env(**options)
    for game in range(8):
        env.reset(seed=game)
        for _ in env.agent_iter():
            seen, reward, is_over, _, info = env.last()
            mask = seen["action_mask"]
            found = crc32(f"{reward} {sorted(info.items())}".encode(), shown(found, seen, mask))
            env.step(None if is_over else int(draws.choice(np.flatnonzero(mask))))
        found = crc32(format_position(env.position).encode(), found)
    assert found == checksum


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options", "checksum"),
    [
        ("Duel", {}, 4018540613),
        (
            "Duel",
            {"opponent": "greedy:Level=2", "seat": "second", "actions": "factored"},
            1682236688,
        ),
        ("Solo", {"level": 3, "rewards": "margin"}, 2450814589),
    ],
    ids=range(3),
)
def test_gymnasium(name: str, options: dict[str, Any], checksum: int) -> None:
    """Eight games of random decisions."""
    found, draws = 0, random.Random(3)
    env: Any = gymnasium.make(f"Quiltbee/{name}-v1", **options)
    for game in range(8):
        seen, info = env.reset(seed=game)
        is_over = False
        while not is_over:
            found = shown(found, seen, info["action_mask"])
            legal = np.flatnonzero(info["action_mask"])
            seen, reward, is_over, _, info = env.step(int(draws.choice(legal)))
            told = f"{reward} {info['scores']} {info.get('won')}"
            # At the end all actions count as legal, which the checksums are older than.
            mask = info["action_mask"] * (not is_over)
            found = crc32(told.encode(), shown(found, seen, mask))
    assert found == checksum
