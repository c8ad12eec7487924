"""Turning quilts commutes with play: the same game with turned quilts is the turned game."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from quiltbee.environments.batch import Batch
from quiltbee.environments.symmetries import (
    INVERSE,
    SYMMETRIES,
    turn_actions,
    turn_dense,
    turn_planes,
)
from quiltbee.rules.patches import orient


def test_a_symmetry_is_numbered_as_an_orientation_is() -> None:
    drawing = tuple(
        "".join("#" if (r * 9 + c) % 7 < 3 else "." for c in range(9)) for r in range(9)
    )
    planes = np.zeros((5, 9, 9), np.uint8)
    planes[0] = planes[3] = [[cell == "#" for cell in row] for row in drawing]
    for symmetry in range(SYMMETRIES):
        turned = turn_planes(planes, symmetry)
        expected = [[cell == "#" for cell in row] for row in orient(drawing, symmetry)]
        assert np.array_equal(turned[0], expected)
        assert np.array_equal(turned[1:], planes[1:])
        assert np.array_equal(turn_planes(turned, int(INVERSE[symmetry])), planes)


@pytest.mark.parametrize("actions", ["flat", "factored"])
@pytest.mark.parametrize("variant", ["duel", "solo"])
def test_turning_commutes_with_play(variant: str, actions: str) -> None:
    """Each game beside itself, its quilts turned by symmetries of their own, to the first end."""
    games = 64
    options: dict[str, Any] = {"variant": variant, "actions": actions, "seed": 8}
    plain, turned = Batch(games, **options), Batch(games, **options)
    draws = np.random.default_rng(3)
    by_seat = draws.integers(0, SYMMETRIES, (games, 2))
    running = np.ones(games, bool)
    rows = np.arange(games)
    while running.any():
        own, other = by_seat[rows, plain.movers], by_seat[rows, 1 - plain.movers]
        if variant == "solo":
            other = np.zeros_like(own)
        ring = plain.ring if actions == "factored" else None
        same(turn_planes(plain.planes, own, other), turned.planes, running)
        same(turn_dense(plain.mask, own, ring), turned.mask, running)
        for name in ("scalars", "ring", "cards", "legal_count", "movers"):
            same(getattr(plain, name), getattr(turned, name), running)
        chosen = plain.sample().copy()
        carried = turn_actions(chosen, own, ring)
        assert np.array_equal(turn_actions(carried, INVERSE[own], ring), chosen)
        plain.step(chosen)
        turned.step(np.where(running, carried, turned.sample()))
        assert np.array_equal(plain.dones[running], turned.dones[running])
        running &= ~plain.dones
        same(plain.scores, turned.scores, plain.dones & turned.dones & running)
    assert turn_actions(0, 3) == 0


def same(first: npt.NDArray[Any], second: npt.NDArray[Any], where: npt.NDArray[Any]) -> None:
    assert np.array_equal(first[where], second[where])


def test_logits_are_carried_like_masks() -> None:
    batch = Batch(20, actions="flat")
    logits = np.random.default_rng(1).normal(size=batch.mask.shape).astype(np.float32)
    carried = turn_dense(logits, 5)
    chosen = batch.sample()
    rows = np.arange(20)
    assert np.array_equal(carried[rows, turn_actions(chosen, 5)], logits[rows, chosen])


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: turn_actions([1, 2], 8), "0 to 7"),
        (lambda: turn_actions([1, 2], 0.5), "0 to 7"),
        (lambda: turn_actions([1, 2], [1, 2, 3]), r"an array \(2,\), not \(3,\)"),
        (lambda: turn_dense(np.zeros(2026), 1), "flat actions are 7431, not 2026"),
    ],
)
def test_what_is_wrong_is_said(call: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        call()
