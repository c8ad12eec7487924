"""Who starts, and on which rings that decides the game."""

from typing import NamedTuple

import numpy as np

from quiltbee.dataset.statistics.reading import BOARDS, Data, Numbers
from quiltbee.dataset.statistics.tables import FigureTable, by_ring, percent, with_reach
from quiltbee.rules import LETTERS
from quiltbee.rules.position import MARKET

MOST_SHOWN = 10


def seat_table(data: Data) -> FigureTable:
    """How the first player does on each board."""
    games, rows = data.games, []
    for code, board in enumerate(BOARDS):
        own = games["board"] == code
        if own.any():
            rings, margin = games["ring_number"][own], data.margin[own]
            won = by_ring(games["winner"][own] == 1, rings)
            equal = (margin == 0).mean()
            close = (np.abs(margin) <= 3).mean()
            rows.append(
                [
                    *(board.value, f"{own.sum():,}", with_reach(won, 100)),
                    *(with_reach(by_ring(margin, rings), form=".2f"), percent(equal)),
                    percent(close),
                ]
            )
    return FigureTable(
        "Seats",
        "Player 1 starts. Equal: both have the same points, and the first on space 53 wins.",
        ["board", "games", "player 1 won, %", "player 1's margin", "equal, %", "within 3, %"],
        rows,
    )


def opening_table(data: Data) -> FigureTable:
    """How the first player does by the patches that lie at the start of the ring."""
    texts, game = np.unique(data.games["ring"].astype(str), return_inverse=True)
    places = np.array([[text.index(letter) for letter in LETTERS] for text in texts])[game]
    rings, margin, rows = data.games["ring_number"], data.margin, []
    for column, letter in enumerate(LETTERS):
        groups = [places[:, column] // MARKET == number for number in range(3)]
        if all(group.any() for group in groups):
            rows.append((letter, [by_ring(margin[group], rings[group]) for group in groups]))
    rows.sort(key=lambda row: row[1][0].value, reverse=True)
    return FigureTable(
        "The start of the ring",
        "Player 1's mean margin where a patch lies among the first three, the next three and those "
        "after them.",
        ["patch", "first to third", "fourth to sixth", "seventh to ninth"],
        [[f"`{letter}`", *map(with_reach, estimates)] for letter, estimates in rows],
    )


class RingFigures(NamedTuple):
    """The games on each ring and board in two halves, every other game in each.

    `first` and `second` are player 1's mean margins in the halves, `won` the share that player 1
    won in the second. `within` and `between` are standard deviations of the margin: within one
    ring, and between rings and boards.
    """

    ring: Numbers
    board: Numbers
    first: Numbers
    second: Numbers
    won: Numbers
    within: float
    between: float


LEAST_ON_RING = 4
"""How many games on a ring and a board show how one-sided it is."""


def rings_of(data: Data) -> RingFigures | None:
    """The figures of rings; None if fewer than four games are played on each."""
    games = data.games
    key = games["ring_number"].astype(np.int64) * len(BOARDS) + games["board"]
    order = np.argsort(key, kind="stable")
    key, margin = key[order], data.margin[order].astype(np.float64)
    won = (games["winner"] == 1)[order]
    _, starts, counts = np.unique(key, return_index=True, return_counts=True)
    whole = counts == counts.max()
    number = int(counts.max())
    if number < LEAST_ON_RING:
        return None
    taken = starts[whole][:, None] + np.arange(number)
    table = margin[taken]
    within = table.var(axis=1, ddof=1).mean()
    between = max(table.mean(axis=1).var() - within / number, 0)
    return RingFigures(
        ring=games["ring"][order][taken[:, 0]],
        board=key[taken[:, 0]] % len(BOARDS),
        first=table[:, ::2].mean(axis=1),
        second=table[:, 1::2].mean(axis=1),
        won=won[taken[:, 1::2]].mean(axis=1),
        within=float(np.sqrt(within)),
        between=float(np.sqrt(between)),
    )


def spread_table(figures: RingFigures) -> FigureTable:
    """How far rings differ: the most one-sided by one half of their games, in the other half."""
    favoured = np.sign(figures.first)
    second = figures.second * favoured
    won = np.where(favoured > 0, figures.won, 1 - figures.won)
    order = np.argsort(-np.abs(figures.first))
    rows = []
    for share in (0.01, 0.05, 0.1, 0.25, 1.0):
        top = order[: max(round(share * len(order)), 1)]
        one = np.abs(figures.first)[top].mean()
        rows.append(
            [
                f"{100 * share:.0f} %",
                f"{one:.1f}",
                f"{second[top].mean():.1f}",
                percent(won[top].mean()),
            ]
        )
    return FigureTable(
        "How one-sided rings are",
        "Rings by how one-sided they look in one half of their games, and what the one that they "
        "favour there gets in the other half. The margin of a game has a standard deviation of "
        f"{figures.within:.1f} points on one ring and board; rings and boards add "
        f"{figures.between:.1f} to it.",
        ["the most one-sided", "margin, chosen by it", "margin, other half", "won there, %"],
        rows,
    )


def one_sided_table(figures: RingFigures) -> FigureTable:
    """The most one-sided rings, for each seat."""
    rows = []
    for seat, sign in ((1, 1), (2, -1)):
        for place in np.argsort(-sign * figures.first)[:MOST_SHOWN]:
            won = figures.won[place] if seat == 1 else 1 - figures.won[place]
            rows.append(
                [
                    *(f"`{figures.ring[place]}`", BOARDS[figures.board[place]].value, str(seat)),
                    f"{sign * figures.first[place]:+.1f}",
                    *(f"{sign * figures.second[place]:+.1f}", percent(won)),
                ]
            )
    return FigureTable(
        "The most one-sided rings",
        "Chosen by one half of the games; the other half tells how much of it is the ring.",
        ["ring", "board", "favours", "margin, chosen by it", "margin, other half", "won there, %"],
        rows,
    )
