"""Shares, intervals and Elo of pairs, against formulas worked out by hand and by brute force."""

import math
from itertools import product
from random import Random

import pytest

from quiltbee.arena import (
    PairCounts,
    PairTally,
    elo_of_pairs,
    elo_of_share,
    share_of_elo,
    share_of_pairs,
)
from quiltbee.arena.figures import log_likelihood

HALF_CHI = 3.841459 / 2


@pytest.mark.parametrize(
    ("share", "elo"),
    [(0.5, 0), (0.75, 190.848), (0.25, -190.848), (10 / 11, 400), (0, -math.inf), (1, math.inf)],
)
def test_share_and_elo(share: float, elo: float) -> None:
    assert elo_of_share(share) == pytest.approx(elo, abs=1e-3)
    assert share_of_elo(elo) == pytest.approx(share, abs=1e-6)


@pytest.mark.parametrize("pairs", [1, 5, 50])
def test_the_interval_where_all_pairs_end_alike(pairs: int) -> None:
    """All won: the likeliest way to a share s is to win pairs with chance s, else lose them."""
    won = share_of_pairs(PairCounts(won=pairs))
    assert (won.value, won.high) == (1, 1)
    assert won.low == pytest.approx(math.exp(-HALF_CHI / pairs))
    lost = share_of_pairs(PairCounts(lost=pairs))
    assert (lost.value, lost.low) == (0, 0)
    assert lost.high == pytest.approx(1 - won.low)
    # All split: to a share s > 1/2 it is to win 2s - 1 of the pairs and split the others.
    split = share_of_pairs(PairCounts(split=pairs))
    assert split.value == 0.5
    assert split.high == pytest.approx(1 - math.exp(-HALF_CHI / pairs) / 2)
    assert split.low == pytest.approx(1 - split.high)


def test_the_interval_without_split_pairs_is_that_of_a_binomial() -> None:
    """7 of 10: the bounds solve 7 log(s / .7) + 3 log((1 - s) / .3) = -chi square / 2."""
    estimate = share_of_pairs(PairCounts(lost=3, won=7))
    for bound in (estimate.low, estimate.high):
        assert 7 * math.log(bound / 0.7) + 3 * math.log((1 - bound) / 0.3) == pytest.approx(
            -HALF_CHI
        )
    assert estimate.low < 0.7 < estimate.high


def test_many_pairs_come_near_the_normal_interval() -> None:
    counts = PairCounts(lost=2000, split=5000, won=3000)
    deviation = math.sqrt((2000 * 0.55**2 + 5000 * 0.05**2 + 3000 * 0.45**2) / 10_000)
    estimate = share_of_pairs(counts)
    assert estimate.value == 0.55
    assert estimate.low == pytest.approx(0.55 - 1.96 * deviation / 100, abs=1e-4)
    assert estimate.high == pytest.approx(0.55 + 1.96 * deviation / 100, abs=1e-4)
    elo = elo_of_pairs(counts)
    assert elo.value == pytest.approx(34.861, abs=1e-3)
    assert (elo.low, elo.high) == (elo_of_share(estimate.low), elo_of_share(estimate.high))


@pytest.mark.parametrize("counts", [(3, 4, 5), (0, 4, 5), (3, 0, 5), (1, 20, 0), (0, 0, 2)])
@pytest.mark.parametrize("share", [0.1, 0.5, 0.55, 0.9])
def test_no_chances_of_that_share_are_likelier(counts: tuple[int, ...], share: float) -> None:
    steps = 20_000
    highest = -math.inf
    for step in range(steps + 1):
        u = min(share, 1 - share) * step / steps
        chances = (1 - share - u, 2 * u, share - u)
        if all(chance > 0 for count, chance in zip(counts, chances, strict=True) if count):
            logs = [c * math.log(p) for c, p in zip(counts, chances, strict=True) if c]
            highest = max(highest, sum(logs))
    assert log_likelihood(PairCounts(*counts), share) == pytest.approx(highest, abs=1e-4)


@pytest.mark.slow
def test_about_95_of_100_intervals_hold_the_truth() -> None:
    draws = Random(3)
    for chances in ((0.2, 0.5, 0.3), (0.02, 0.08, 0.9), (0, 0.9, 0.1)):
        truth = chances[1] / 2 + chances[2]
        held = 0
        for _ in range(400):
            drawn = draws.choices(range(3), chances, k=60)
            estimate = share_of_pairs(PairCounts(*(drawn.count(kind) for kind in range(3))))
            held += estimate.low <= truth <= estimate.high
        assert 360 <= held <= 396


def test_a_tally_takes_games_in_any_order() -> None:
    results = {(1, 1): True, (1, 2): True, (2, 1): False, (2, 2): True, (3, 1): False}
    for order in (sorted(results), sorted(results, reverse=True)):
        tally = PairTally()
        whole = [tally.add(pair, results[pair, half]) for pair, half in order]
        assert tally.counts == PairCounts(lost=0, split=1, won=1)
        assert sorted(points for points in whole if points is not None) == [1, 2]
    assert PairCounts().with_pair(0) == PairCounts(lost=1)


def test_swapping_the_players_mirrors_everything() -> None:
    for lost, split, won in product((0, 1, 7), repeat=3):
        if lost + split + won:
            one = share_of_pairs(PairCounts(lost, split, won))
            other = share_of_pairs(PairCounts(won, split, lost))
            assert one.value == pytest.approx(1 - other.value)
            assert one.low == pytest.approx(1 - other.high)
