"""The figures of a match, with 95 % confidence intervals.

The two games of a pair share a ring, so they are not independent; pairs are. A game of Patchwork
is never drawn, so of the five results that a pair has in other games three remain: lost (0 : 2),
split (1 : 1) and won (2 : 0), worth 0, 1/2 and 1.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Literal, TypeVar

from quiltbee.arena.match import A, B, MatchGame, Row
from quiltbee.rules import Seat

Z_95 = 1.959964
"""The half-width of the 95 % interval of a normal distribution, in standard deviations."""

FEWEST = 10
"""The smallest sample with an interval: that of 10 numbers covers the truth in 92 % of cases, that
of 2 in only 70 %."""

NOTHING = "-"
"""A placeholder for missing figures."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the bounds of its 95 % interval, infinite if unknown."""

    value: float
    low: float
    high: float

    def text(self, form: str, factor: float = 1) -> str:
        """Format the value and its interval, without any infinite number."""
        value, low, high = (
            format(factor * bound + 0, form) if math.isfinite(bound) else ""
            for bound in (self.value, self.low, self.high)
        )
        if value:
            return f"{value} ({low} to {high})" if low and high else value
        return f"above {low}" if low else f"below {high}" if high else NOTHING


def mean_of(numbers: Sequence[float]) -> Estimate:
    """Return the mean of at least one number, with the interval of the normal approximation.

    The interval is infinite for fewer than `FEWEST` numbers, and for numbers that are all alike.
    """
    mean = fmean(numbers)
    if len(numbers) < FEWEST or min(numbers) == max(numbers):
        return Estimate(mean, -math.inf, math.inf)
    reach = Z_95 * stdev(numbers) / math.sqrt(len(numbers))
    return Estimate(mean, mean - reach, mean + reach)


def share_of(hits: int, among: int) -> Estimate:
    """Return the share of hits in at least one try, from 0 to 1, with Wilson's score interval.

    Unlike the normal interval it is right near 0 and 1, too (E. B. Wilson, JASA 22, 1927).
    """
    share, square = hits / among, Z_95**2
    middle = (share + square / (2 * among)) / (1 + square / among)
    spread = share * (1 - share) / among + square / (4 * among**2)
    reach = Z_95 / (1 + square / among) * math.sqrt(spread)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


_CHI_SQUARE_95 = 3.841459
"""The 95 % quantile of the chi-square distribution with one degree of freedom."""

_HALVINGS = 60


@dataclass(frozen=True, slots=True)
class PairCounts:
    """The numbers of pairs that the first of two players lost, split and won."""

    lost: int = 0
    split: int = 0
    won: int = 0

    def __str__(self) -> str:
        return f"{self.won} : {self.split} : {self.lost}"

    @property
    def pairs(self) -> int:
        """The number of pairs."""
        return self.lost + self.split + self.won

    @property
    def share(self) -> float:
        """The share of points of the first player, of at least one pair."""
        return (self.won + self.split / 2) / self.pairs

    def with_pair(self, points: int) -> "PairCounts":
        """Return the counts with one more pair, of which the first player won `points` games."""
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
    """Return the highest log-likelihood of the counts for a true share of points between 0 and 1.

    Half the chance of a split pair, u, leaves 1 - share - u for a lost pair and share - u for a won
    one. Setting the derivative by u to zero gives pairs u^2 - b u + split share (1 - share) = 0,
    whose smaller root is the one that all three chances allow.
    """
    b = counts.split + counts.lost * share + counts.won * (1 - share)
    product = counts.split * share * (1 - share)
    u = 2 * product / (b + math.sqrt(max(0.0, b * b - 4 * counts.pairs * product)))
    chances = ((counts.lost, 1 - share - u), (counts.split, 2 * u), (counts.won, share - u))
    return sum(count * math.log(chance) for count, chance in chances if count)


def share_of_pairs(counts: PairCounts) -> Estimate:
    """Return the share of points of the first player in at least one pair, with its 95 % interval.

    The interval contains every share that the likelihood-ratio test does not reject at 5 %. Unlike
    the normal interval it is right when all pairs ended alike: five pairs won and none lost leave
    0.68 to 1.
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
    """Return the difference in Elo for an expected share of points."""
    if share in (0, 1):
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share / (1 - share))


def share_of_elo(elo: float) -> float:
    """Return the expected share of points for a difference in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of_pairs(counts: PairCounts) -> Estimate:
    """Return the difference in Elo from at least one pair, with its 95 % interval."""
    share = share_of_pairs(counts)
    return Estimate(elo_of_share(share.value), elo_of_share(share.low), elo_of_share(share.high))


_WIDEST = 1000

Verdict = Literal["elo0", "elo1"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test: play until one of two hypotheses is accepted.

    They are that the difference in Elo is `elo0`, or `elo1`. After each pair the log-likelihood
    ratio is compared with two bounds (A. Wald, Ann. Math. Stat. 16, 1945). The share of split pairs
    is not known in advance; under each hypothesis it is taken to be the value that makes the
    results most likely (the generalized test).

    `alpha` is the chance to accept `elo1` although `elo0` is true, `beta` the other way round.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -_WIDEST <= self.elo0 < self.elo1 <= _WIDEST:
            what = f"an SPRT needs two differences from {-_WIDEST} to {_WIDEST}, the lower first"
            raise ValueError(what)

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratios at or below which `elo0`, and at or above which `elo1` is accepted."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def log_ratio(self, counts: PairCounts) -> float:
        """Return the log-likelihood ratio; 0 without pairs."""
        if not counts.pairs:
            return 0.0
        shares = share_of_elo(self.elo0), share_of_elo(self.elo1)
        return log_likelihood(counts, shares[1]) - log_likelihood(counts, shares[0])

    def verdict(self, log_ratio: float) -> Verdict | None:
        """Return the accepted hypothesis, None while neither is."""
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


_Value = TypeVar("_Value")
Both = tuple[_Value, _Value]
"""A value for A and one for B."""


@dataclass(frozen=True, slots=True)
class Play:
    """Figures of the games that were played to the end; forfeits are left out.

    Scores, margin (A's score minus B's) and empty spaces are means; the margin's interval is that
    of the means of pairs. `special_tile` is the share of games in which a side had it, and
    `first_player` the share that player 1 won. `by_margin` counts the complete pairs that A lost,
    drew and won by the sum of both games' margins.
    """

    games: int
    score: Both[float]
    margin: Estimate
    by_margin: PairCounts
    empty_spaces: Both[float]
    special_tile: Both[float]
    first_player: Estimate


@dataclass(frozen=True, slots=True)
class Times:
    """The mean and the longest time of a decision, in seconds."""

    mean: float
    longest: float


@dataclass(frozen=True, slots=True)
class DuelSummary:
    """The figures of a match of two players; forfeits count as games lost.

    Share of points and Elo are A's. They count complete pairs only, and are None if there are none.
    """

    games: int
    won: Both[int]
    forfeits: Both[int]
    pairs: PairCounts
    share: Estimate | None
    elo: Estimate | None
    play: Play | None
    times: Both[Times | None]


@dataclass(frozen=True, slots=True)
class RowSummary:
    """The figures of one row against the Automa; forfeits count as games lost.

    `won` is the share of games that the player won, `empty_spaces` are those of the player's
    quilt. The means leave forfeits out; they are None if every game was forfeited.
    """

    row: Row
    games: int
    forfeits: int
    won: Estimate
    score: Both[float] | None
    margin: Estimate | None
    empty_spaces: float | None
    special_tile: Both[float] | None
    time: Times | None


def summarize_duel(games: Sequence[MatchGame]) -> DuelSummary:
    """Summarize any number of games of two players."""
    tally = PairTally()
    for game in games:
        tally.add(game.round.ring, game.winner == A)
    pairs = tally.counts
    played = [game for game in games if game.forfeit is None]

    return DuelSummary(
        games=len(games),
        won=_both(lambda side: sum(game.winner == side for game in games)),
        forfeits=_both(lambda side: sum(game.is_forfeited_by(side) for game in games)),
        pairs=pairs,
        share=share_of_pairs(pairs) if pairs.pairs else None,
        elo=elo_of_pairs(pairs) if pairs.pairs else None,
        play=_play_of(played) if played else None,
        times=_both(lambda side: _times_of(side, games)),
    )


def summarize_row(row: Row, games: Sequence[MatchGame]) -> RowSummary:
    """Summarize at least one game of a row."""
    played = [game for game in games if game.forfeit is None]
    won = sum(game.winner == A for game in games)
    play = _play_of(played) if played else None
    return RowSummary(
        row=row,
        games=len(games),
        forfeits=len(games) - len(played),
        won=share_of(won, len(games)),
        score=None if play is None else play.score,
        margin=None if play is None else play.margin,
        empty_spaces=None if play is None else play.empty_spaces[A],
        special_tile=None if play is None else play.special_tile,
        time=_times_of(A, games),
    )


def _play_of(games: Sequence[MatchGame]) -> Play:
    margins: dict[int, list[int]] = {}
    for game in games:
        margins.setdefault(game.round.ring, []).append(game.score(A) - game.score(B))
    firsts = sum(game.seat(game.winner) is Seat.FIRST for game in games)
    margin = mean_of([fmean(pair) for pair in margins.values()])
    sums = [sum(pair) for pair in margins.values() if len(pair) == 2]
    return Play(
        games=len(games),
        score=_both(lambda side: fmean(game.score(side) for game in games)),
        margin=margin,
        by_margin=PairCounts(
            lost=sum(points < 0 for points in sums),
            split=sum(points == 0 for points in sums),
            won=sum(points > 0 for points in sums),
        ),
        empty_spaces=_both(lambda side: fmean(game.empty_spaces(side) for game in games)),
        special_tile=_both(lambda side: fmean(game.has_tile(side) for game in games)),
        first_player=share_of(firsts, len(games)),
    )


def _times_of(side: int, games: Sequence[MatchGame]) -> Times | None:
    decisions = (decision for game in games for decision in game.decisions)
    seconds = [d.seconds for d in decisions if d.by == side and d.seconds is not None]
    return Times(fmean(seconds), max(seconds)) if seconds else None


def _both(of: Callable[[int], _Value]) -> Both[_Value]:
    return of(A), of(B)


# As text


def format_row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Format a row of a table that reads well as it is, and as Markdown."""
    padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return f"| {' | '.join(padded)} |"


def format_rule(widths: Sequence[int]) -> str:
    """Format the line below a table's head."""
    return f"|{'|'.join('-' * (width + 2) for width in widths)}|"


def format_table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Format a table, whose head is the first row."""
    rows = [tuple(cell.replace("|", "\\|") for cell in row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    head, *others = (format_row(row, widths) for row in rows)
    return [head, format_rule(widths), *others]


def finite(value: object) -> object:
    """Replace infinite numbers by None, which JSON can hold."""
    if isinstance(value, dict):
        return {key: finite(held) for key, held in value.items()}
    if isinstance(value, (list, tuple)):
        return [finite(held) for held in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
