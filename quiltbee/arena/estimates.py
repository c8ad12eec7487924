"""Means and shares of a number of games, with 95 % confidence intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

Z_95 = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of its mean."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the bounds of its 95 % interval, infinite if nothing is known about it."""

    value: float
    low: float
    high: float


def mean_of(numbers: Sequence[float]) -> Estimate:
    """The mean of at least one number, with the interval of the normal approximation."""
    mean = fmean(numbers)
    if len(numbers) < 2:
        return Estimate(mean, -math.inf, math.inf)
    reach = Z_95 * stdev(numbers) / math.sqrt(len(numbers))
    return Estimate(mean, mean - reach, mean + reach)


def share_of(hits: int, among: int) -> Estimate:
    """The share of hits in at least one try, from 0 to 1, with Wilson's score interval.

    Unlike the normal interval it is right near 0 and 1, too (E. B. Wilson, JASA 22, 1927).
    """
    share, square = hits / among, Z_95**2
    middle = (share + square / (2 * among)) / (1 + square / among)
    spread = share * (1 - share) / among + square / (4 * among**2)
    reach = Z_95 / (1 + square / among) * math.sqrt(spread)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))
