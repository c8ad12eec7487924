"""Scores, and data sets side by side."""

from collections.abc import Mapping

import numpy as np

from quiltbee.dataset.statistics.reading import Data, Numbers
from quiltbee.dataset.statistics.tables import FigureTable, percent

_SHARES = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)


def scores_of(data: Data) -> tuple[Numbers, Numbers]:
    """The winner's points and the loser's, in each game."""
    first, second = data.games["score1"], data.games["score2"]
    is_first = data.games["winner"] == 1
    return np.where(is_first, first, second), np.where(is_first, second, first)


def score_table(data: Data) -> FigureTable:
    """The scores of winners and losers, and what lies between them."""
    winner, loser = scores_of(data)
    empty = np.concatenate([data.games["empty_spaces1"], data.games["empty_spaces2"]])
    what = {
        "the winner's score": winner,
        "the loser's score": loser,
        "the margin": winner - loser,
        "a player's empty spaces": empty,
    }
    rows = [
        [
            *(name, f"{values.mean():.1f}", f"{values.std():.1f}", str(values.min())),
            *(f"{value:.0f}" for value in np.quantile(values, _SHARES)),
            str(values.max()),
        ]
        for name, values in what.items()
    ]
    shares = [f"{100 * share:.0f} %" for share in _SHARES]
    return FigureTable(
        "Scores",
        "Percentiles: the share of values in a column's head is at most this high.",
        ["what", "mean", "standard deviation", "least", *shares, "most"],
        rows,
    )


def overview_table(sets: Mapping[str, Data]) -> FigureTable:
    """The main figures of several data sets side by side."""
    columns = {name: _overview(data) for name, data in sets.items()}
    names = list(next(iter(columns.values())))
    rows = [[name, *(column[name] for column in columns.values())] for name in names]
    return FigureTable(
        "Data sets side by side",
        "Score: of both players. Margin: of the winner.",
        ["", *columns],
        rows,
    )


def _overview(data: Data) -> dict[str, str]:
    games, legal = data.games, data.decisions["legal"]
    scores = np.concatenate([games["score1"], games["score2"]])
    empty = np.concatenate([games["empty_spaces1"], games["empty_spaces2"]])
    return {
        "players": " and ".join(player.text for player in data.plan.players),
        "games": f"{len(games['game']):,}",
        "decisions, mean": f"{games['decisions'].mean():.1f}",
        "decisions, least and most": f"{games['decisions'].min()} and {games['decisions'].max()}",
        "legal decisions, mean": f"{legal.mean():.1f}",
        "legal decisions, median": f"{np.median(legal):.0f}",
        "legal decisions, most": f"{legal.max():,}",
        "score, mean": f"{scores.mean():.1f}",
        "score, standard deviation": f"{scores.std():.1f}",
        "score, least and most": f"{scores.min()} and {scores.max()}",
        "empty spaces, mean": f"{empty.mean():.1f}",
        "full quilts, % of players": percent((empty == 0).mean()),
        "margin, mean": f"{np.abs(data.margin).mean():.1f}",
        "player 1 won, %": percent((games["winner"] == 1).mean()),
        "special tile taken, %": percent((games["special_tile"] > 0).mean()),
    }
