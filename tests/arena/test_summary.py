"""What games come to, against figures counted from the games themselves."""

from dataclasses import replace
from statistics import fmean, stdev

import pytest

from quiltbee.arena import (
    Forfeit,
    MatchGame,
    PairCounts,
    elo_of_pairs,
    share_of_pairs,
    summarize_duel,
)
from tests.arena.matches import drawn_game, duel, rounds

MATCH = duel("random", "greedy")
GAMES = [drawn_game(MATCH, number, 0.1 * number.ring) for number in rounds(10)]


def forfeited(game: MatchGame, by: int) -> MatchGame:
    return replace(game, decisions=(), end=game.start, forfeit=Forfeit(by, "abandoned", "it died"))


def test_the_figures_of_games_played_to_the_end() -> None:
    summary = summarize_duel(GAMES)
    won = 0
    first = 0
    margins = []
    for one, two in zip(GAMES[::2], GAMES[1::2], strict=True):
        ends = one.end.outcome, two.end.outcome
        assert ends[0] is not None
        assert ends[1] is not None
        won += (ends[0].winner == 1) + (ends[1].winner == 2)
        first += (ends[0].winner == 1) + (ends[1].winner == 1)
        margins.append(
            (ends[0].scores[0] - ends[0].scores[1] + ends[1].scores[1] - ends[1].scores[0]) / 2
        )
    assert (summary.games, summary.won, summary.forfeits) == (20, (won, 20 - won), (0, 0))
    assert summary.pairs.pairs == 10
    assert 2 * summary.pairs.won + summary.pairs.split == won
    assert summary.share == share_of_pairs(summary.pairs)
    assert summary.elo == elo_of_pairs(summary.pairs)
    play = summary.play
    assert play is not None
    assert play.margin.value == pytest.approx(fmean(margins))
    assert play.margin.high - play.margin.value == pytest.approx(
        1.96 * stdev(margins) / 10**0.5, rel=1e-4
    )
    assert play.score[0] - play.score[1] == pytest.approx(fmean(margins))
    assert play.first_player.value == first / 20
    ends_of_a = [game.end.players[game.round.half - 1] for game in GAMES]
    assert play.empty_spaces[0] == fmean(player.quilt.empty_spaces for player in ends_of_a)


def test_who_has_the_special_tile() -> None:
    """A sits as player 1 in the first game of a pair, as player 2 in the second."""
    games = [
        replace(game, end=replace(game.end, special_tile=tile))
        for game, tile in zip(GAMES[:4], (1, 1, 2, None), strict=True)
    ]
    play = summarize_duel(games).play
    assert play is not None
    assert play.special_tile == (0.25, 0.5)


def test_times_are_of_all_decisions() -> None:
    summary = summarize_duel(GAMES[:4])
    for player in (0, 1):
        seconds = [
            d.seconds for game in GAMES[:4] for d in game.decisions if d.by == player and d.seconds
        ]
        times = summary.times[player]
        assert times is not None
        assert (times.mean, times.longest) == (fmean(seconds), 0.2)


def test_forfeits_are_lost_and_told_and_leave_the_means_alone() -> None:
    with_forfeits = [*GAMES[:10], forfeited(GAMES[10], 0), forfeited(GAMES[11], 0)]
    summary = summarize_duel(with_forfeits)
    before = summarize_duel(GAMES[:10])
    assert summary.forfeits == (2, 0)
    assert summary.won == (before.won[0], before.won[1] + 2)
    assert summary.pairs == before.pairs.with_pair(0)
    assert summary.play == before.play
    assert summary.times == before.times


def test_without_whole_pairs_or_games_there_is_nothing_to_say_of_them() -> None:
    one = summarize_duel(GAMES[:1])
    assert (one.pairs, one.share, one.elo) == (PairCounts(), None, None)
    assert one.play is not None
    nothing = summarize_duel([forfeited(GAMES[0], 1)])
    assert (nothing.won, nothing.play, nothing.times) == ((1, 0), None, (None, None))
