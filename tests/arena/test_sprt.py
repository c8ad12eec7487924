"""The sequential test, against formulas worked out by hand and on simulated matches."""

import math
from random import Random

import pytest

from quiltbee.arena import PairCounts, Sprt, SprtRun, share_of_elo

TEST = Sprt(0, 100)


def test_the_bounds_are_walds() -> None:
    assert TEST.bounds == pytest.approx((-math.log(19), math.log(19)))
    assert Sprt(0, 5, alpha=0.01, beta=0.1).bounds == pytest.approx(
        (math.log(0.1 / 0.99), math.log(0.9 / 0.01))
    )


def test_the_ratio_where_all_pairs_end_alike() -> None:
    low, high = 0.5, share_of_elo(100)
    assert TEST.log_ratio(PairCounts()) == 0
    assert TEST.log_ratio(PairCounts(won=7)) == pytest.approx(7 * math.log(high / low))
    assert TEST.log_ratio(PairCounts(lost=7)) == pytest.approx(7 * math.log((1 - high) / low))
    # Under 0 Elo all pairs may be split, under 100 at most 2 (1 - high) of them.
    assert TEST.log_ratio(PairCounts(split=7)) == pytest.approx(7 * math.log(2 * (1 - high)))
    assert TEST.log_ratio(PairCounts(won=3, lost=2)) == pytest.approx(
        3 * math.log(high / low) + 2 * math.log((1 - high) / low)
    )


def test_the_ratio_of_many_pairs_is_near_the_formula_of_the_normal_distribution() -> None:
    """(s1 - s0) (2 mean - s0 - s1) pairs / (2 variance), for claims that lie close."""
    counts = PairCounts(lost=1000, split=2100, won=1100)
    share = counts.share
    variance = (1000 * share**2 + 2100 * (share - 0.5) ** 2 + 1100 * (1 - share) ** 2) / 4200
    test = Sprt(0, 5)
    s0, s1 = share_of_elo(0), share_of_elo(5)
    expected = (s1 - s0) * (2 * share - s0 - s1) * 4200 / (2 * variance)
    assert test.log_ratio(counts) == pytest.approx(expected, rel=0.01)


def test_verdicts() -> None:
    assert [TEST.verdict(ratio) for ratio in (-2.95, -2.94, 0, 2.94, 2.95)] == [
        "elo0",
        None,
        None,
        None,
        "elo1",
    ]


@pytest.mark.parametrize(("elo0", "elo1"), [(5, 5), (5, 0), (math.nan, 5), (0, math.inf), (0, 2e3)])
def test_claims_that_cannot_be_tested_are_refused(elo0: float, elo1: float) -> None:
    with pytest.raises(ValueError, match="an SPRT needs two differences"):
        Sprt(elo0, elo1)


def simulated(elo: float, split: float, draws: Random) -> SprtRun:
    """A match of two players of whom one is so much stronger, so many pairs being split."""
    share = share_of_elo(elo)
    chances = (1 - share - split / 2, split, share - split / 2)
    run = SprtRun(TEST)
    while run.verdict is None:
        run.add(run.counts.pairs + 1, draws.choices(range(3), chances)[0])
    return run


@pytest.mark.slow
@pytest.mark.parametrize("split", [0.2, 0.5])
def test_about_5_of_100_verdicts_are_wrong(split: float) -> None:
    draws = Random(1)
    wrong_at_0 = sum(simulated(0, split, draws).verdict == "elo1" for _ in range(600))
    wrong_at_100 = sum(simulated(100, split, draws).verdict == "elo0" for _ in range(600))
    assert 6 <= wrong_at_0 <= 48
    assert 6 <= wrong_at_100 <= 48


def test_pairs_count_in_the_order_of_their_numbers() -> None:
    draws = Random(2)
    points = {pair: draws.choices(range(3), (1, 2, 4))[0] for pair in range(1, 201)}
    in_order, mixed = SprtRun(TEST), SprtRun(TEST)
    for pair, won in points.items():
        in_order.add(pair, won)
    assert in_order.verdict == "elo1"
    last = in_order.counts.pairs
    for pair in sorted(points, key=lambda pair: (pair // 4, -pair)):
        if mixed.verdict is None:
            mixed.add(pair, points[pair])
    assert (mixed.counts, mixed.log_ratio, mixed.verdict) == (
        in_order.counts,
        in_order.log_ratio,
        "elo1",
    )
    early = SprtRun(TEST)
    for pair in range(2, last + 1):
        early.add(pair, points[pair])
    assert (early.counts.pairs, early.verdict) == (0, None)
