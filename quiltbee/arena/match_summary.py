"""What the games of a match come to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TypeVar

from quiltbee.arena.estimates import Estimate, mean_of, share_of
from quiltbee.arena.match_game import A, B, MatchGame
from quiltbee.arena.pair_scores import PairCounts, PairTally, elo_of_pairs, share_of_pairs

_Value = TypeVar("_Value")
Both = tuple[_Value, _Value]
"""Something of A and of B."""


@dataclass(frozen=True, slots=True)
class Play:
    """How the games that were played to their end went, without those forfeited.

    Scores, margin (A's score minus B's) and empty spaces are means; the margin's interval goes
    by pairs. `special_tile` is the share of games in which a player had it, `first_player` the
    share that player 1 won.
    """

    games: int
    score: Both[float]
    margin: Estimate
    empty_spaces: Both[float]
    special_tile: Both[float]
    first_player: Estimate


@dataclass(frozen=True, slots=True)
class Times:
    """How many seconds a decision took, on average and at most."""

    mean: float
    longest: float


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """What some games come to; forfeits count as games lost.

    Share of points and Elo are A's, by the whole pairs, and None without any.
    """

    games: int
    won: Both[int]
    forfeits: Both[int]
    pairs: PairCounts
    share: Estimate | None
    elo: Estimate | None
    play: Play | None
    times: Both[Times | None]


def summary_of_match(games: Sequence[MatchGame]) -> MatchSummary:
    """What any number of games of a match comes to."""
    tally = PairTally()
    for game in games:
        tally.add(game.round.pair, game.winner == A)
    pairs = tally.counts
    played = [game for game in games if game.forfeit is None]

    return MatchSummary(
        games=len(games),
        won=_both(lambda player: sum(game.winner == player for game in games)),
        forfeits=_both(lambda player: sum(game.is_forfeited_by(player) for game in games)),
        pairs=pairs,
        share=share_of_pairs(pairs) if pairs.pairs else None,
        elo=elo_of_pairs(pairs) if pairs.pairs else None,
        play=_play_of(played) if played else None,
        times=_both(lambda player: _times_of(player, games)),
    )


def _play_of(games: Sequence[MatchGame]) -> Play:
    margins: dict[int, list[int]] = {}
    for game in games:
        margins.setdefault(game.round.pair, []).append(game.score(A) - game.score(B))
    firsts = sum(game.of(game.winner) == 1 for game in games)
    margin = mean_of([fmean(pair) for pair in margins.values()])
    return Play(
        games=len(games),
        score=_both(lambda player: fmean(game.score(player) for game in games)),
        margin=margin,
        empty_spaces=_both(lambda player: fmean(game.empty_spaces(player) for game in games)),
        special_tile=_both(lambda player: fmean(game.has_tile(player) for game in games)),
        first_player=share_of(firsts, len(games)),
    )


def _times_of(player: int, games: Sequence[MatchGame]) -> Times | None:
    seconds = [d.seconds for game in games for d in game.decisions if d.by == player]
    return Times(fmean(seconds), max(seconds)) if seconds else None


def _both(of: Callable[[int], _Value]) -> Both[_Value]:
    return of(A), of(B)
