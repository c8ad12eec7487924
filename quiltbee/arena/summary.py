"""The figures of a match: of two players, or of each row against the Automa."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TypeVar

from quiltbee.arena.estimates import Estimate, mean_of, share_of
from quiltbee.arena.game import A, B, MatchGame, Row
from quiltbee.arena.pair_scores import PairCounts, PairTally, elo_of_pairs, share_of_pairs
from quiltbee.rules import Seat

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
    """Seconds that a decision took, on average and at most."""

    mean: float
    longest: float


@dataclass(frozen=True, slots=True)
class DuelSummary:
    """The figures of a match of two players; forfeits count as games lost.

    Share of points and Elo are A's. They count complete pairs only, and are None without any.
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
    """The figures of any number of games of two players."""
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
    """The figures of at least one game of a row."""
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
    return Play(
        games=len(games),
        score=_both(lambda side: fmean(game.score(side) for game in games)),
        margin=margin,
        by_margin=_by_margin([sum(pair) for pair in margins.values() if len(pair) == 2]),
        empty_spaces=_both(lambda side: fmean(game.empty_spaces(side) for game in games)),
        special_tile=_both(lambda side: fmean(game.has_tile(side) for game in games)),
        first_player=share_of(firsts, len(games)),
    )


def _by_margin(sums: Sequence[int]) -> PairCounts:
    """Pairs lost, drawn and won, by the sum of their margins."""
    return PairCounts(
        lost=sum(points < 0 for points in sums),
        split=sum(points == 0 for points in sums),
        won=sum(points > 0 for points in sums),
    )


def _times_of(side: int, games: Sequence[MatchGame]) -> Times | None:
    decisions = (decision for game in games for decision in game.decisions)
    seconds = [d.seconds for d in decisions if d.by == side and d.seconds is not None]
    return Times(fmean(seconds), max(seconds)) if seconds else None


def _both(of: Callable[[int], _Value]) -> Both[_Value]:
    return of(A), of(B)
