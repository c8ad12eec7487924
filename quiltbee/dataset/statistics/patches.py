"""What each patch is worth, when it is bought, and how its buyers do."""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.dataset.statistics.figures import FigureTable, percent
from quiltbee.dataset.statistics.reading import CHOICES, PATCH, Data, Numbers
from quiltbee.rules import LETTERS, PATCHES

STARTS: Final = (0, 18, 36)
"""On which spaces the three parts of a game start."""

PARTS: Final = ("early", "middle", "late")


class PatchFigures(NamedTuple):
    """Figures of the 33 patches, in the order of the letters.

    `bought`: share of games. `taken`: share of the decisions with it on offer in which it was
    bought. `space`: where the buyer's token stood, on average. `won`: share of its buyers that won.
    `worth`: points of margin that go with it, with `reach`, the half of the 95 % interval;
    `worth_in` the same for each part of the game, NaN if it was bought there in too few games.
    `spaces`: of its buys, the share on each space, 53 for each patch.
    """

    bought: Numbers
    taken: Numbers
    space: Numbers
    won: Numbers
    worth: Numbers
    reach: Numbers
    worth_in: Numbers
    spaces: Numbers


_FEWEST = 200
"""A worth in a part of the game is given if it has this many buys."""


def figures_of(data: Data) -> PatchFigures:
    """Return the figures of all patches."""
    made, number = data.decisions, len(LETTERS)
    buys = made["kind"] == PATCH
    patch, space = made["patch"][buys].astype(np.int64), made["time"][buys].astype(np.int64)
    count = np.bincount(patch, minlength=number)
    shown = sum(np.bincount(made[name][made[name] >= 0], minlength=number) for name in CHOICES)
    part = np.searchsorted(STARTS, space, side="right") - 1
    sign = np.where(made["player"][buys] == 1, 1.0, -1.0)
    rows, games = made["row"][buys], len(data.games["game"])
    worth, reach = _worth(data, _owners(rows, patch, sign, (games, number)))
    split = _owners(rows, part * number + patch, sign, (games, 3 * number))
    worth_in, _ = _worth(data, split)
    in_part = np.bincount(part * number + patch, minlength=3 * number)
    spaces = np.bincount(patch * 53 + np.minimum(space, 52), minlength=number * 53)
    with np.errstate(invalid="ignore"):
        return PatchFigures(
            bought=count / games,
            taken=count / shown,
            space=np.bincount(patch, space, number) / count,
            won=np.bincount(patch, data.is_won[buys], number) / count,
            worth=worth,
            reach=reach,
            worth_in=np.where(in_part < _FEWEST, np.nan, worth_in).reshape(3, number),
            spaces=spaces.reshape(number, 53) / count[:, None],
        )


def _owners(rows: Numbers, columns: Numbers, sign: Numbers, shape: tuple[int, int]) -> Numbers:
    """Return 1 for each game and column that is player 1's, -1 if player 2's, else 0."""
    owners = np.zeros(shape, np.float32)
    owners[rows, columns] = sign
    return owners


def _worth(data: Data, owners: Numbers) -> tuple[Numbers, Numbers]:
    """Return the least squares of the margin on who owns what, and the reach of the 95 % intervals.

    The errors are by ring, since the games on one ring are alike (sandwich estimate).
    """
    given = np.column_stack([owners, np.ones(len(owners))]).astype(np.float64)
    margin = data.margin.astype(np.float64)
    inverse = np.linalg.pinv(given.T @ given)
    worth = inverse @ (given.T @ margin)
    rest = given * (margin - given @ worth)[:, None]
    rings = data.games["ring_number"]
    by_ring = np.zeros((rings.max() + 1, given.shape[1]))
    np.add.at(by_ring, rings, rest)
    spread = inverse @ (by_ring.T @ by_ring) @ inverse
    reach: Numbers = 1.96 * np.sqrt(np.maximum(np.diag(spread), 0))
    return worth[:-1], reach[:-1]


def patch_table(figures: PatchFigures) -> FigureTable:
    """Tabulate all patches, the most valuable first."""
    rows = []
    for place in np.argsort(-figures.worth):
        patch = PATCHES[LETTERS[place]]
        rows.append(
            [
                f"`{LETTERS[place]}`",
                *map(str, (patch.squares, patch.buttons, patch.time, patch.income)),
                f"{figures.worth[place]:+.1f} ± {figures.reach[place]:.1f}",
                *(_signed(worth) for worth in figures.worth_in[:, place]),
                *map(percent, (figures.bought[place], figures.taken[place], figures.won[place])),
                f"{figures.space[place]:.1f}",
            ]
        )
    return FigureTable(
        "Patches",
        "Worth: the points of margin that go with having bought it, its price and time paid; then "
        f"the same where it was bought on the spaces before {STARTS[1]}, before {STARTS[2]} and "
        "later. Bought: in how many games. Taken: in how many of the decisions where it was on "
        "offer. Won: by how many of its buyers.",
        [
            *("patch", "squares", "price", "time", "income", "worth", *PARTS),
            *("bought, %", "taken, %", "won, %", "space"),
        ],
        rows,
    )


def _signed(worth: float) -> str:
    return "-" if np.isnan(worth) else f"{worth:+.1f}"
