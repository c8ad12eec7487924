import math
from random import Random
from statistics import NormalDist

import pytest

from quiltbee.arena import Estimate, PairCounts, elo_of_pairs, mean_of, share_of


def test_the_mean_and_its_interval() -> None:
    estimate = mean_of([1, 2, 3, 4] * 4)
    assert estimate.value == 2.5
    reach = NormalDist().inv_cdf(0.975) * math.sqrt(4 / 3) / 4
    assert estimate.low == pytest.approx(2.5 - reach, abs=1e-5)
    assert estimate.high == pytest.approx(2.5 + reach, abs=1e-5)


@pytest.mark.parametrize("numbers", [[3], [2, 4], [1, 5] * 4, [3] * 100])
def test_few_games_and_games_all_alike_say_nothing_of_the_certainty(numbers: list[float]) -> None:
    estimate = mean_of(numbers)
    assert estimate == Estimate(3, -math.inf, math.inf)
    assert estimate.text("+.1f") == "+3.0"


@pytest.mark.parametrize(
    ("counts", "text"),
    [
        (PairCounts(won=1), "above -306"),
        (PairCounts(lost=1), "below +306"),
        (PairCounts(split=1), "+0 (-441 to +441)"),
        (PairCounts(won=20), "above +399"),
    ],
)
def test_an_infinite_difference_is_told_by_its_bound(counts: PairCounts, text: str) -> None:
    assert elo_of_pairs(counts).text("+.0f") == text


def test_what_is_unknown_is_a_dash() -> None:
    assert Estimate(math.nan, -math.inf, math.inf).text(".1f") == "-"


@pytest.mark.parametrize(
    ("hits", "among", "low", "high"),
    [(0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (5, 10, 0.2366, 0.7634), (1, 1, 0.2065, 1)],
)
def test_the_share_and_wilsons_interval(hits: int, among: int, low: float, high: float) -> None:
    estimate = share_of(hits, among)
    assert estimate.value == hits / among
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=1e-4)


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    draws = Random(1)
    held = {"mean": 0, "share": 0}
    for _ in range(1000):
        numbers = [draws.gauss(3, 10) for _ in range(100)]
        mean = mean_of(numbers)
        share = share_of(sum(draws.random() < 0.1 for _ in range(100)), 100)
        held["mean"] += mean.low <= 3 <= mean.high
        held["share"] += share.low <= 0.1 <= share.high
    assert 920 <= held["mean"] <= 975
    assert 920 <= held["share"] <= 975
