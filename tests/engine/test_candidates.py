"""Which actions are looked at: the best placements, remembered or not, or drawn ones."""

import math
import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from quiltbee.engine.candidates import (
    BANDS,
    SUM_COUNT,
    PlacementCache,
    Ranker,
    draw_candidates,
    gain,
    keep_best,
    list_candidates,
    new_placement_cache,
    phase_start,
    prepare,
    quilt_score,
)
from quiltbee.engine.parameters import CACHED_PLACEMENTS
from quiltbee.engine.weights import load_weights
from quiltbee.environments.symmetries import TO
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.game import list_legal, list_placements, list_special
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.kernel.tables import (
    LOW_BITS,
    MASK_HIGH,
    MASK_LOW,
    MOST_LEGAL,
    PASS,
    PATCH_OF,
    RING,
    SYMMETRIES,
)
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.rules import PlacePatch, Player, Position, Quilt, Stage, bits
from tests.engine.positions import SET_UP, START, random_positions, some

POSITIONS = random_positions(4)
LEARNED = load_weights().placement_weights


def with_equals() -> Float32Array:
    """Weights by which many placements are worth the same."""
    table = np.random.default_rng(1).integers(0, 2, len(LEARNED)).astype(np.float32)
    table.flags.writeable = False
    return table


TABLES = pytest.mark.parametrize("table", [LEARNED, with_equals()])


def ranker_of(table: Float32Array) -> Ranker:
    """A ranker whose room is full of what nobody wrote."""
    return Ranker(
        table,
        np.full(MOST_LEGAL, -9, np.int64),
        np.full(MOST_LEGAL, np.nan, np.float32),
        np.full(SUM_COUNT, np.nan),
        np.full(BANDS, -1, np.int64),
    )


def best_of(low: int, high: int, actions: list[int], most: int, table: Float32Array) -> list[int]:
    """The best actions by a plain sort."""
    phase = phase_start(low, high)

    def score(action: int) -> float:
        covered = low | int(MASK_LOW[action]), high | int(MASK_HIGH[action])
        return float(quilt_score(*covered, phase, table))

    return sorted(actions, key=score, reverse=True)[:most]


def words_of_mover(position: Position) -> tuple[int, int]:
    state = state_of(position)
    mover = int(state[k.TURN]) * k.PLAYER
    return int(state[mover + k.LOW]), int(state[mover + k.HIGH])


@pytest.mark.slow
@TABLES
@pytest.mark.parametrize("most", [1, 3, 8, 500])
def test_keep_best_is_a_sort(table: Float32Array, most: int) -> None:
    ranker = ranker_of(table)
    actions = ranker.actions
    for number, position in enumerate(some(POSITIONS, 12)):
        low, high = words_of_mover(position)
        actions[:5] = -1
        stop = list_placements(low, high, number % 33, actions, 5)
        expected = best_of(low, high, actions[5:stop].tolist(), most, table)
        stop = keep_best(ranker, low, high, 5, stop, most)
        assert actions[5:stop].tolist() == expected
        assert actions[:5].tolist() == [-1] * 5


@pytest.mark.slow
@TABLES
def test_what_a_placement_gains_is_the_difference_of_two_scores(table: Float32Array) -> None:
    ranker = ranker_of(table)
    actions = ranker.actions
    for position in some(POSITIONS, 12):
        low, high = words_of_mover(position)
        phase = phase_start(low, high)
        prepare(low, high, phase, ranker)
        before = quilt_score(low, high, phase, table)
        count = list_special(low, high, actions)
        for patch in range(RING):
            count = list_placements(low, high, patch, actions, count)
            for action in actions[:count].tolist():
                covered = low | int(MASK_LOW[action]), high | int(MASK_HIGH[action])
                after = quilt_score(*covered, phase, table)
                assert gain(action, phase, ranker) == after - before
            count = 0


def listed(
    position: Position, most: int, cache: PlacementCache, table: Float32Array = LEARNED
) -> list[int]:
    ranker = ranker_of(table)
    actions = ranker.actions
    count = list_candidates(state_of(position), ring_of(position), most, ranker, cache)
    found: list[int] = actions[:count].tolist()
    return found


def images(low: int, high: int, action: int) -> set[int]:
    """The masks of a placement's images under the symmetries that map a quilt to itself."""
    quilt, mask = low | high << LOW_BITS, mask_of(action)
    return {
        turned(mask, symmetry) for symmetry in range(SYMMETRIES) if turned(quilt, symmetry) == quilt
    }


def mask_of(action: int) -> int:
    return int(MASK_LOW[action]) | int(MASK_HIGH[action]) << LOW_BITS


def turned(mask: int, symmetry: int) -> int:
    return sum(1 << int(TO[symmetry, space]) for space in bits(mask))


def is_least_of_its_class(low: int, high: int, action: int) -> bool:
    return mask_of(action) == min(images(low, high, action))


SYMMETRIC = {
    "empty": 0,
    "a turn by half": 0b111 | 0b111 << 78,
    "left and right": 0b101 << 3,
    "one diagonal": 1,
    "all": 1 << 40,
    "a quarter turn": 1 << 1 | 1 << 17 | 1 << 79 | 1 << 63,
}


@pytest.mark.parametrize("filled", SYMMETRIC.values(), ids=SYMMETRIC)
@pytest.mark.parametrize("stage", [Stage.ACTION, Stage.SPECIAL_PATCH])
def test_of_placements_that_are_images_of_one_another_one_is_listed(
    filled: int, stage: Stage
) -> None:
    position = replace(
        START,
        players=(Player(Quilt(filled), 20, 27), Player(Quilt(), 20, 27)),
        stage=stage,
    )
    low, high = words_of_mover(position)
    actions = np.zeros(MOST_LEGAL, np.int64)
    legal = actions[: list_legal(state_of(position), ring_of(position), actions)].tolist()
    found = listed(position, MOST_LEGAL, new_placement_cache())
    assert len({mask_of(action) for action in legal}) == len(legal) > len(found)
    for patch in {int(PATCH_OF[action]) for action in legal if action != PASS}:
        classes = {
            frozenset(images(low, high, action))
            for action in legal
            if action != PASS and PATCH_OF[action] == patch
        }
        here = [mask_of(action) for action in found if action != PASS and PATCH_OF[action] == patch]
        assert len(here) == len(classes)
        assert {frozenset(each) for each in classes if each & set(here)} == classes


def test_of_a_quilt_without_symmetries_everything_is_listed() -> None:
    position = replace(START, players=(Player(Quilt(0b1011), 20, 27), START.players[1]))
    legal = {action_of_move(move) for move in position.legal_moves()}
    assert set(listed(position, MOST_LEGAL, new_placement_cache())) == legal


@pytest.mark.slow
@TABLES
@pytest.mark.parametrize("most", [1, 2, 6, CACHED_PLACEMENTS, CACHED_PLACEMENTS + 1, 24])
def test_choices_are_the_pass_and_the_best_placements_of_each_patch(
    table: Float32Array, most: int
) -> None:
    actions = np.zeros(MOST_LEGAL, np.int64)
    for position in [*some(POSITIONS, 15), *SET_UP]:
        low, high = words_of_mover(position)
        legal = actions[: list_legal(state_of(position), ring_of(position), actions)].tolist()
        found = listed(position, most, new_placement_cache(), table)
        legal = [action for action in legal if is_least_of_its_class(low, high, action)]
        if position.stage is Stage.SPECIAL_PATCH:
            assert found == best_of(low, high, legal, most, table)
            continue
        expected = [PASS]
        for patch in dict.fromkeys(int(PATCH_OF[action]) for action in legal if action != PASS):
            placements = [action for action in legal if PATCH_OF[action] == patch]
            expected += best_of(low, high, placements, most, table)
        assert found == expected


def test_what_is_remembered_is_what_would_be_found() -> None:
    cache = new_placement_cache()
    positions = POSITIONS * 2
    for most in (2, CACHED_PLACEMENTS, 1):
        for position in positions:
            assert listed(position, most, cache) == listed(position, most, new_placement_cache())
    assert (cache.keys[:, 0] >= 0).sum() > len(POSITIONS)


def random_state_of(seed: int) -> Int64Array:
    return np.array([random.Random(seed).randrange(1, 2**62)], np.int64)


def drawn(position: Position, most: int, random_state: Int64Array) -> list[int]:
    actions = np.zeros(MOST_LEGAL, np.int64)
    count = draw_candidates(state_of(position), ring_of(position), most, random_state, actions)
    found: list[int] = actions[:count].tolist()
    return found


def test_drawn_choices_are_legal_and_distinct_and_as_many_as_there_are() -> None:
    random_state = random_state_of(11)
    for position in [*POSITIONS[::5], *SET_UP]:
        legal = position.legal_moves()
        moves = [move_of_action(action) for action in drawn(position, 3, random_state)]
        assert set(moves) <= set(legal)
        assert len(set(moves)) == len(moves)
        if position.stage is Stage.SPECIAL_PATCH:
            assert len(moves) == min(9, len(legal))
            continue
        assert moves[0] == legal[0]
        of_each = Counter(move.letter for move in legal if isinstance(move, PlacePatch))
        got = Counter(move.letter for move in moves if isinstance(move, PlacePatch))
        assert got == {letter: min(3, number) for letter, number in of_each.items()}


def test_every_placement_is_drawn_as_often() -> None:
    """Chi-square of the counts, with room for five standard deviations."""
    times, most, random_state = 4000, 4, random_state_of(12)
    found = Counter(action for _ in range(times) for action in drawn(START, most, random_state))
    assert found.pop(PASS) == times
    legal: dict[str, list[int]] = {}
    for move in START.legal_moves():
        if isinstance(move, PlacePatch):
            legal.setdefault(move.letter, []).append(action_of_move(move))
    for placements in legal.values():
        number, expected = len(placements), times * most / len(placements)
        chi_square = sum((found[action] - expected) ** 2 / expected for action in placements)
        assert abs(chi_square - number) < 5 * math.sqrt(2 * number)
    assert set(found) <= {action for placements in legal.values() for action in placements}


def test_draws_repeat_by_their_source() -> None:
    first, again, other = (drawn(START, 4, random_state_of(seed)) for seed in (5, 5, 6))
    assert first == again != other
