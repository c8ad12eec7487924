"""How a game goes: buttons, income and empty spaces on the way, choices, lengths."""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.dataset.statistics.reading import PASS, PATCH, SPECIAL, Data, Numbers
from quiltbee.dataset.statistics.tables import FigureTable, mean, percent
from quiltbee.rules import LAST_SPACE

HALF_TIME: Final = 26
"""Players are compared at their first decision from this space on."""

_LEADS = (-6, -4, -2, 0, 2, 4, 6)


class Course(NamedTuple):
    """Means on each space 0 to 52 of those who decide there, of winners (0) and losers (1).

    `passes` is the share of passes among all decisions but special patches, and `legal` the number
    of legal decisions.
    """

    buttons: Numbers
    income: Numbers
    empty_spaces: Numbers
    passes: Numbers
    legal: Numbers


def course_of(data: Data) -> Course:
    """The means on each space; NaN where nobody decides."""
    made = data.decisions
    usual = made["kind"] != SPECIAL
    time = made["time"][usual].astype(np.int64)
    key = 2 * time + ~data.is_won[usual]
    count = np.bincount(key, minlength=2 * LAST_SPACE)

    def means(values: Numbers) -> Numbers:
        sums = np.bincount(key, values, 2 * LAST_SPACE)
        with np.errstate(invalid="ignore"):
            return (sums / count).reshape(LAST_SPACE, 2)

    return Course(
        buttons=means(made["buttons"][usual]),
        income=means(made["income"][usual]),
        empty_spaces=means(made["empty_spaces"][usual]),
        passes=means(made["kind"][usual] == PASS),
        legal=means(made["legal"][usual]),
    )


def course_table(course: Course) -> FigureTable:
    """The course on every sixth space."""
    rows = []
    for space in range(0, LAST_SPACE, 6):
        cells = [str(space)]
        for values in (course.income, course.buttons, course.empty_spaces):
            cells += [f"{value:.1f}" for value in values[space]]
        cells += [percent(value) for value in course.passes[space]]
        rows.append(cells)
    pairs = ("income", "buttons", "empty spaces", "advances, %")
    return FigureTable(
        "The course of a game",
        "What players have when they decide on a space: the later winner and the later loser.",
        ["space", *(f"{name}, {who}" for name in pairs for who in ("winner", "loser"))],
        rows,
    )


def income_table(data: Data) -> FigureTable:
    """What an income above or below the opponent's is worth at half time."""
    lead, won, margin = _at_half_time(data)
    place = np.searchsorted(_LEADS, lead, side="right")
    bounds = [None, *_LEADS, None]
    rows = []
    for number in range(len(_LEADS) + 1):
        low, high = bounds[number], bounds[number + 1]
        own = place == number
        if low is None:
            label = f"below {high}"
        else:
            label = f"{low:+d} and more" if high is None else f"{low:+d} to {high - 1:+d}"
        share = percent(own.mean())
        rows.append([label, share, percent(mean(won[own])), f"{mean(margin[own]):+.1f}"])
    return FigureTable(
        "Income at half time",
        f"At the first decision of a player on space {HALF_TIME} or later: the player's printed "
        "buttons less the opponent's.",
        ["income ahead", "of the players, %", "won, %", "margin at the end"],
        rows,
    )


def _at_half_time(data: Data) -> tuple[Numbers, Numbers, Numbers]:
    """For each player of each game: the income ahead, whether the game is won, the margin."""
    made = data.decisions
    late = np.flatnonzero(made["time"] >= HALF_TIME)
    key = made["row"][late].astype(np.int64) * 2 + (made["player"][late] == 2)
    _, first = np.unique(key, return_index=True)
    at = late[first]
    lead = made["income"][at] - made["other_income"][at]
    return lead, data.is_won[at], data.own_margin[at]


def length_table(data: Data) -> FigureTable:
    """How many decisions of each kind a game has."""
    kinds, rows = data.decisions["kind"], []
    number = len(data.games["game"])
    counted: dict[str, Numbers] = {"decisions": data.games["decisions"]}
    for name, kind in (("patches bought", PATCH), ("advances", PASS), ("special patches", SPECIAL)):
        counted[name] = np.bincount(data.decisions["row"][kinds == kind], minlength=number)
    for name, counts in counted.items():
        quantiles = np.quantile(counts, (0.05, 0.5, 0.95))
        rows.append(
            [
                *(name, f"{counts.mean():.1f}", *(f"{value:.0f}" for value in quantiles)),
                *(str(counts.min()), str(counts.max())),
            ]
        )
    return FigureTable(
        "Lengths",
        "Decisions of both players in a game.",
        ["what", "mean", "5 of 100 below", "median", "5 of 100 above", "least", "most"],
        rows,
    )
