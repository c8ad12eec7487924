"""Batches of duels are held to `rules` on every decision of many random games."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch import Batch, IllegalActionError
from quiltbee.environments.rewards import MIXED
from quiltbee.rules import (
    LETTERS,
    Board,
    Move,
    Position,
    PositionError,
    Seat,
    new_game,
    ring_from_seed,
)
from tests.environments.reference import observe
from tests.profiles import scaled

SPACES = list(ActionSpace)
GAMES = scaled(100)
AT_ONCE = 10


def ring_of(batch: Batch, game: int) -> str:
    """The ring of a game that has just been set up."""
    return "".join(LETTERS[patch] for patch in batch.ring[game])


def unpacked(batch: Batch) -> npt.NDArray[np.bool_]:
    """The legality of all games, out of the bits."""
    size = batch.actions.size
    bits = np.unpackbits(batch.legal_bits, axis=1, count=size, bitorder="little")
    return bits.astype(np.bool_)


def check_shown(batch: Batch, positions: list[Position], moves: list[list[Move]]) -> None:
    """That the batch shows what the positions say."""
    bits = unpacked(batch)
    assert np.array_equal(bits, batch.mask)
    for game, position in enumerate(positions):
        expected = sorted(batch.actions.action_of(position, move) for move in moves[game])
        assert np.flatnonzero(bits[game]).tolist() == expected
        assert batch.legal_count[game] == len(expected)
        assert batch.movers[game] == position.turn.index
        seen = observe(position, position.turn)
        for name, shown in (("planes", batch.planes), ("scalars", batch.scalars)):
            assert np.array_equal(seen[name], shown[game]), name
        assert np.array_equal(seen["ring"], batch.ring[game])


@pytest.mark.slow
@pytest.mark.fidelity
@pytest.mark.parametrize("actions", SPACES)
@pytest.mark.parametrize("board", Board)
def test_games_are_those_of_the_rules(board: Board, actions: ActionSpace) -> None:
    """Legality, observation, scores, rewards and the set-up after each end."""
    draws = random.Random(f"{board} {actions}")
    batch = Batch(AT_ONCE, seed=7, board=board, actions=actions, rewards="mixed")
    positions = [new_game(ring_of(batch, game), board) for game in range(AT_ONCE)]
    ended = 0
    while ended < GAMES:
        moves = [position.legal_moves() for position in positions]
        check_shown(batch, positions, moves)
        chosen = [draws.choice(each) for each in moves]
        numbers = [
            actions.action_of(position, move)
            for position, move in zip(positions, chosen, strict=True)
        ]
        assert [
            actions.move_of(position, number)
            for position, number in zip(positions, numbers, strict=True)
        ] == chosen
        batch.step(np.array(numbers))
        for game, move in enumerate(chosen):
            after = positions[game].play(move)
            ended += check_end(batch, game, after)
            positions[game] = new_game(ring_of(batch, game), board) if after.is_over else after


def check_end(batch: Batch, game: int, after: Position) -> bool:
    """That a game ends when the rules end it, with their scores; whether it does."""
    end = after.outcome
    assert batch.dones[game] == (end is not None)
    if end is None:
        assert batch.rewards[game].tolist() == [0, 0]
        return False
    assert batch.scores[game].tolist() == list(end.scores)
    margin = end.scores[0] - end.scores[1]
    first, second = (end.winner is seat for seat in Seat)
    expected = [MIXED.of(first, margin), MIXED.of(second, -margin)]
    assert batch.rewards[game].tolist() == pytest.approx(expected)
    return True


def fingerprint(batch: Batch, steps: int) -> list[Any]:
    """What some steps of random play look like."""
    seen: list[Any] = []
    for _ in range(steps):
        batch.step(batch.sample())
        seen.append((batch.movers.tolist(), batch.legal_count.tolist(), batch.scores.tolist()))
    return seen


def test_a_game_depends_on_its_seed_alone() -> None:
    """Neither on how many there are, nor on the threads."""
    with Batch(6, seed=3) as alone, Batch(6, seed=3, threads=3) as threaded:
        assert fingerprint(alone, 120) == fingerprint(threaded, 120)
        assert np.array_equal(alone.planes, threaded.planes)
    one = Batch(1, seeds=[5], observations=False, masks=False)
    many = Batch(6, seed=3, observations=False, masks=False)
    for _ in range(120):
        one.step(one.sample())
        many.step(many.sample())
        assert one.legal_bits[0].tobytes() == many.legal_bits[2].tobytes()


def test_seeds_differ_and_repeat() -> None:
    batch = Batch(50)
    rings = {ring_of(batch, game) for game in range(50)}
    assert len(rings) == 50
    batch.step(batch.sample())
    batch.reset(0)
    assert {ring_of(batch, game) for game in range(50)} == rings
    batch.reset(seeds=np.full(50, 9))
    assert len({ring_of(batch, game) for game in range(50)}) == 1


def test_a_fixed_ring_stays() -> None:
    ring = ring_from_seed("quilt")
    batch = Batch(4, ring=ring, masks=False)
    ends = 0
    while ends < 8:
        batch.step(batch.sample())
        for game in np.flatnonzero(batch.dones):
            assert ring_of(batch, int(game)) == ring
            ends += 1


@pytest.mark.parametrize("actions", SPACES)
def test_samples_are_legal_and_uniform(actions: ActionSpace) -> None:
    batch = Batch(2000, ring=ring_from_seed("quilt"), actions=actions)
    legal = np.flatnonzero(batch.mask[0])
    counts = np.zeros(actions.size)
    rounds = 50
    for _ in range(rounds):
        np.add.at(counts, batch.sample(), 1)
    assert counts.sum() == counts[legal].sum() == 2000 * rounds
    expected = 2000 * rounds / len(legal)
    chi_squared = ((counts[legal] - expected) ** 2 / expected).sum()
    assert abs(chi_squared - len(legal)) < 6 * np.sqrt(2 * len(legal))


def test_going_back_and_putting_positions() -> None:
    batch = Batch(3, seed=1)
    for _ in range(10):
        batch.step(batch.sample())
    saved, seen = batch.save(), batch.planes.copy()
    after = fingerprint(batch, 60)
    batch.restore(saved)
    assert np.array_equal(batch.planes, seen)
    assert fingerprint(batch, 60) == after
    batch.restore(saved, draws=False)
    assert fingerprint(batch, 60) != after
    position = new_game(ring_from_seed("put"), Board.REVISED)
    batch.put(position)
    assert ring_of(batch, 2) == position.ring
    with pytest.raises(ValueError, match="3 positions"):
        batch.put([position])


def test_nothing_is_played_unless_all_is_legal() -> None:
    batch = Batch(3, ring=ring_from_seed("quilt"))
    before = batch.save()
    for wrong in (-1, 1, batch.actions.size, 1 << 40):
        with pytest.raises(IllegalActionError, match=f"action {wrong} is not legal in game 2"):
            batch.step([0, 0, wrong])
    assert np.array_equal(batch.save().states, before.states)
    with pytest.raises(ValueError, match="an action for each game: 3 whole numbers, not int64"):
        batch.step([0])
    for floats in ([0.0, 0.0, 0.0], np.full(3, 0.9, np.float32), [True, False, True]):
        with pytest.raises(TypeError, match="an action for each game: 3 whole numbers, not "):
            batch.step(floats)
    assert np.array_equal(batch.save().states, before.states)


def test_arrays_are_written_in_place() -> None:
    batch = Batch(4)
    arrays = (batch.mask, batch.planes, batch.scalars, batch.ring, batch.movers, batch.rewards)
    pointers = [array.ctypes.data for array in arrays]
    bits = batch.legal_bits
    for _ in range(60):
        batch.step(batch.sample())
    assert pointers == [array.ctypes.data for array in arrays]
    assert bits is batch.legal_bits
    assert batch.legal_bits.shape == (4, 929)
    assert batch.mask.shape == (4, 7431)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"games": 0}, "the number of games is 1 or more, not 0"),
        ({"games": 1, "threads": 0}, "the number of threads is 1 or more, not 0"),
        ({"games": 1, "rewards": "gold"}, "rewards are win, margin, mixed"),
        ({"games": 1, "actions": "square"}, "square"),
        ({"games": 2, "seeds": [1]}, "a seed for each game: 2 whole numbers"),
        ({"games": 2, "seeds": [1.5, 2]}, "a seed for each game: 2 whole numbers, not float64"),
        ({"games": 2.0}, "the number of games is a whole number, not 2.0"),
        ({"games": 1, "threads": True}, "the number of threads is a whole number, not True"),
        ({"games": 2, "board": ["revised"]}, "board is one or 2, not 1"),
    ],
)
def test_what_is_wrong_is_said(options: dict[str, Any], error: str) -> None:
    with pytest.raises((ValueError, TypeError), match=error):
        Batch(**options)


def test_a_bad_ring_is_refused() -> None:
    with pytest.raises(PositionError):
        Batch(1, ring="ABC")
