"""The sequential probability ratio test: play until one of two hypotheses is accepted.

The hypotheses are that the difference in Elo is `elo0`, or `elo1`. After each pair the
log-likelihood ratio of the results is compared with two bounds (A. Wald, Ann. Math. Stat. 16,
1945). How often pairs are split is not known in advance; under each hypothesis it is taken to be
the value that makes the results most likely (the generalized test).
"""

import math
from dataclasses import dataclass, field
from typing import Literal

from quiltbee.arena.pair_scores import PairCounts, log_likelihood, share_of_elo

_WIDEST = 1000

Verdict = Literal["elo0", "elo1"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """The two hypotheses and the error rates.

    `alpha` is how often `elo1` is accepted although `elo0` is true, `beta` the other way round.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        """Raise ValueError for hypotheses that can't be tested against each other."""
        if not -_WIDEST <= self.elo0 < self.elo1 <= _WIDEST:
            what = f"an SPRT needs two differences from {-_WIDEST} to {_WIDEST}, the lower first"
            raise ValueError(what)

    @property
    def bounds(self) -> tuple[float, float]:
        """`elo0` is accepted at or below the first, `elo1` at or above the second."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def log_ratio(self, counts: PairCounts) -> float:
        """The log-likelihood ratio; 0 without pairs."""
        if not counts.pairs:
            return 0.0
        shares = share_of_elo(self.elo0), share_of_elo(self.elo1)
        return log_likelihood(counts, shares[1]) - log_likelihood(counts, shares[0])

    def verdict(self, log_ratio: float) -> Verdict | None:
        """The hypothesis that is accepted, None while neither is."""
        low, high = self.bounds
        if low < log_ratio < high:
            return None
        return "elo0" if log_ratio <= low else "elo1"


@dataclass(slots=True)
class SprtRun:
    """A test in progress. It takes pairs in the order of their numbers, not of their arrival.

    That way the same games give the same verdict after the same pair, whatever the concurrency.
    """

    sprt: Sprt
    counts: PairCounts = field(default_factory=PairCounts)
    log_ratio: float = 0.0
    verdict: Verdict | None = None
    _waiting: dict[int, int] = field(default_factory=dict)

    def add(self, pair: int, points: int) -> None:
        """Add a pair, numbered from 1, of which the first player won `points` games."""
        self._waiting[pair] = points
        while self.verdict is None and (number := self.counts.pairs + 1) in self._waiting:
            self.counts = self.counts.with_pair(self._waiting.pop(number))
            self.log_ratio = self.sprt.log_ratio(self.counts)
            self.verdict = self.sprt.verdict(self.log_ratio)
