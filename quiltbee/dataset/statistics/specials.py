"""The special tile, and the special patches."""

from typing import NamedTuple

import numpy as np

from quiltbee.dataset.statistics.reading import BOARDS, SPECIAL, Data, Numbers
from quiltbee.dataset.statistics.tables import FigureTable, mean, percent


def tile_table(data: Data) -> FigureTable:
    """How often the special tile is taken, when, and what becomes of its owner."""
    games, made, rows = data.games, data.decisions, []
    taking = made["special_tile"]
    board = games["board"][made["row"]]
    winner, tile = games["winner"], games["special_tile"]
    for code, name in enumerate(BOARDS):
        own = games["board"] == code
        taken = own & (tile > 0)
        if not own.any():
            continue
        at = taking & (board == code)
        margin = np.where(tile == 1, data.margin, -data.margin)[taken]
        spaces = made["time"][at]
        rows.append(
            [
                *(name.value, percent(mean(taken[own])), percent(mean(tile[taken] == 1))),
                f"{mean(spaces):.1f}",
                *(f"{bound:.0f}" for bound in _range(spaces)),
                *(percent(mean(winner[taken] == tile[taken])), f"{mean(margin):+.1f}"),
            ]
        )
    return FigureTable(
        "The special tile",
        "Taken: in how many games. Space: where its owner stood, on average, and 5 of 100 before "
        "and after.",
        [
            *("board", "taken, %", "by player 1, %", "space", "5 of 100 before"),
            *("5 of 100 after", "its owner won, %", "owner's margin"),
        ],
        rows,
    )


def _range(spaces: Numbers) -> tuple[float, float]:
    if not len(spaces):
        return float("nan"), float("nan")
    low, high = np.quantile(spaces, (0.05, 0.95))
    return float(low), float(high)


class Collected(NamedTuple):
    """Of the players with 0 to 5 special patches: their share, the share that won, the margin."""

    share: Numbers
    won: Numbers
    margin: Numbers


def collected_by(data: Data) -> Collected:
    """The figures by the number of special patches."""
    games = data.games
    number = np.concatenate([games["special_patches1"], games["special_patches2"]])
    won = np.concatenate([games["winner"] == 1, games["winner"] == 2])
    margin = np.concatenate([data.margin, -data.margin])
    count = np.bincount(number, minlength=6)
    with np.errstate(invalid="ignore"):
        return Collected(
            count / count.sum(),
            np.bincount(number, won, 6) / count,
            np.bincount(number, margin, 6) / count,
        )


def collected_table(figures: Collected) -> FigureTable:
    """How players do, by how many of them they collect."""
    rows = [
        [str(number), percent(share), percent(won), f"{margin:+.1f}"]
        for number, (share, won, margin) in enumerate(zip(*figures, strict=True))
    ]
    return FigureTable(
        "Special patches",
        "A player's number of special patches.",
        ["special patches", "of the players, %", "won, %", "margin"],
        rows,
    )


def marks_table(data: Data) -> FigureTable:
    """Each special patch of the board: whether it goes to the winner."""
    made, rows = data.decisions, []
    placed = made["kind"] == SPECIAL
    board = data.games["board"][made["row"]]
    for code, name in enumerate(BOARDS):
        marks = np.array(name.special_patches)
        own = placed & (board == code)
        # A player placing a special patch has just crossed its mark: the last one behind the token.
        mark = np.searchsorted(marks, made["time"][own], side="right") - 1
        won, margin = data.is_won[own], data.own_margin[own]
        number = (data.games["board"] == code).sum()
        for place, space in enumerate(marks):
            here = mark == place
            if number:
                share = percent(here.sum() / number)
                figures = (share, percent(mean(won[here])), f"{mean(margin[here]):+.1f}")
                rows.append([name.value, str(space), *figures])
    return FigureTable(
        "The special patches of the board",
        "Placed: in how many games; the others found no empty space.",
        ["board", "space", "placed, %", "its owner won, %", "owner's margin"],
        rows,
    )
