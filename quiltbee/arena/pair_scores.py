"""What the results of pairs say about the difference in strength.

The two games of a pair share a ring, so they are not independent; pairs are. A game of Patchwork
is never drawn, so of the five results that a pair has in other games three remain: lost (0 : 2),
split (1 : 1) and won (2 : 0), worth 0, 1/2 and 1.
"""

import math
from dataclasses import dataclass, field

from quiltbee.arena.estimates import Estimate

_CHI_SQUARE_95 = 3.841459
"""The 95 % quantile of the chi-square distribution with one degree of freedom."""

_HALVINGS = 60


@dataclass(frozen=True, slots=True)
class PairCounts:
    """How many pairs the first of two players lost, split and won."""

    lost: int = 0
    split: int = 0
    won: int = 0

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return self.lost + self.split + self.won

    @property
    def share(self) -> float:
        """The share of points of the first player, of at least one pair."""
        return (self.won + self.split / 2) / self.pairs

    def with_pair(self, points: int) -> "PairCounts":
        """These and one more pair, of which the first player won `points` games."""
        lost, split, won = (int(points == games) for games in range(3))
        return PairCounts(self.lost + lost, self.split + split, self.won + won)


@dataclass(slots=True)
class PairTally:
    """Counts pairs as their games come in, in any order."""

    counts: PairCounts = field(default_factory=PairCounts)
    _halves: dict[int, int] = field(default_factory=dict)

    def add(self, pair: int, is_won: bool) -> int | None:
        """Add a game; if it completes a pair, return how many of the two the first player won."""
        if pair not in self._halves:
            self._halves[pair] = int(is_won)
            return None
        points = self._halves.pop(pair) + int(is_won)
        self.counts = self.counts.with_pair(points)
        return points


def log_likelihood(counts: PairCounts, share: float) -> float:
    """The highest log-likelihood of the counts for a true share of points between 0 and 1.

    Half the chance of a split pair, u, leaves 1 - share - u for a lost pair and share - u for a
    won one. Setting the derivative by u to zero gives pairs u^2 - b u + split share (1 - share)
    = 0, whose smaller root is the one that all three chances allow.
    """
    b = counts.split + counts.lost * share + counts.won * (1 - share)
    product = counts.split * share * (1 - share)
    u = 2 * product / (b + math.sqrt(max(0.0, b * b - 4 * counts.pairs * product)))
    chances = ((counts.lost, 1 - share - u), (counts.split, 2 * u), (counts.won, share - u))
    return sum(count * math.log(chance) for count, chance in chances if count)


def share_of_pairs(counts: PairCounts) -> Estimate:
    """The share of points of the first player in at least one pair, with its 95 % interval.

    The interval contains every share that the likelihood-ratio test does not reject at 5 %.
    Unlike the normal interval it is right when all pairs ended alike: five pairs won and none
    lost leave 0.68 to 1.
    """
    share = counts.share
    kinds = (counts.lost, counts.split, counts.won)
    highest = sum(count * math.log(count / counts.pairs) for count in kinds if count)

    def is_held(candidate: float) -> bool:
        return 2 * (highest - log_likelihood(counts, candidate)) <= _CHI_SQUARE_95

    def bound(outer: float) -> float:
        inner = share
        for _ in range(_HALVINGS):
            middle = (inner + outer) / 2
            inner, outer = (middle, outer) if is_held(middle) else (inner, middle)
        return inner

    return Estimate(share, bound(0.0) if share > 0 else 0.0, bound(1.0) if share < 1 else 1.0)


def elo_of_share(share: float) -> float:
    """The difference in Elo whose expected share of points is this one."""
    if share in (0, 1):
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share / (1 - share))


def share_of_elo(elo: float) -> float:
    """The expected share of points at a difference in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of_pairs(counts: PairCounts) -> Estimate:
    """The difference in Elo from at least one pair, with its 95 % interval; may be infinite."""
    share = share_of_pairs(counts)
    return Estimate(elo_of_share(share.value), elo_of_share(share.low), elo_of_share(share.high))
