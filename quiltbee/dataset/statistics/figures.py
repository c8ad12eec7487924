"""Tables of statistics: scores, seats, special tile and patches, the course of a game."""

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from quiltbee.arena import FEWEST, NOTHING, Estimate, mean_of
from quiltbee.dataset.statistics.reading import BOARDS, PASS, PATCH, SPECIAL, Data, Numbers
from quiltbee.rules import LAST_SPACE, LETTERS
from quiltbee.rules.position import MARKET


@dataclass(frozen=True)
class FigureTable:
    """A table of text with a title, a sentence about it, and the names of the columns."""

    title: str
    about: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def in_markdown(self) -> str:
        """Return the table in Markdown, with its title and sentence."""
        rows = [[cell.replace("|", "\\|") for cell in row] for row in self.rows]
        lines = [self.head, ["---"] * len(self.head), *rows]
        table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        return f"## {self.title}\n{self.about}\n\n{table}\n"

    def in_csv(self) -> str:
        """Return head and rows as CSV; missing cells are empty.

        A column with intervals becomes two: the values, and their half-widths.
        """
        columns: list[Sequence[str]] = []
        for head, *cells in zip(self.head, *self.rows, strict=True):
            parts = [cell.partition(" ± ") for cell in cells]
            columns.append([head, *(value for value, _, _ in parts)])
            if any(reach for _, _, reach in parts):
                columns.append([f"{head} ±", *(reach for _, _, reach in parts)])
        file = io.StringIO()
        writer = csv.writer(file, lineterminator="\n")
        for row in zip(*columns, strict=True):
            writer.writerow("" if cell == NOTHING else cell.strip("`") for cell in row)
        return file.getvalue()


def by_ring(values: Numbers, rings: Numbers) -> Estimate:
    """Return the mean of values of games, with the interval of the rings' means.

    The games on one ring are not independent.
    """
    sums, counts = np.bincount(rings, values), np.bincount(rings)
    means = sums[counts > 0] / counts[counts > 0]
    estimate = mean_of(means.tolist())
    reach = estimate.high - estimate.value
    mean = float(values.mean())
    return Estimate(mean, mean - reach, mean + reach)


def shown(value: float, form: str = ".1f", *, reach: float = np.inf) -> str:
    """Format a figure and the half-width of its 95 % interval, if they are known."""
    if not np.isfinite(value):
        return NOTHING
    return format(value, form) + (f" ± {format(reach, form.strip('+'))}" if reach < np.inf else "")


def percent(share: float) -> str:
    """Format a share from 0 to 1 as a percentage; a dash for NaN."""
    return shown(100 * share)


def with_reach(estimate: Estimate, factor: float = 1.0, form: str = ".1f") -> str:
    """Format an estimate with the half-width of its 95 % interval."""
    return shown(factor * estimate.value, form, reach=factor * (estimate.high - estimate.value))


def deviation(values: Numbers) -> float:
    """Return the standard deviation; NaN for fewer than `FEWEST` values."""
    return float(values.std()) if len(values) >= FEWEST else float("nan")


def mean(values: Numbers) -> float:
    """Return the mean; NaN for no values."""
    return float(values.mean()) if len(values) else float("nan")


_SHARES = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)


def scores_of(data: Data) -> tuple[Numbers, Numbers]:
    """Return the winner's points and the loser's, in each game."""
    first, second = data.games["score1"], data.games["score2"]
    is_first = data.games["winner"] == 1
    return np.where(is_first, first, second), np.where(is_first, second, first)


def score_table(data: Data) -> FigureTable:
    """Tabulate the scores of winners and losers, margins and empty spaces."""
    winner, loser = scores_of(data)
    empty = data.by_seat("empty_spaces")
    what = {
        "the winner's score": winner,
        "the loser's score": loser,
        "the margin": winner - loser,
        "a player's empty spaces": empty,
    }
    rows = [
        [
            *(name, f"{values.mean():.1f}", shown(deviation(values)), str(values.min())),
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
    """Tabulate the main figures of several data sets side by side."""
    columns = {name: _overview(data) for name, data in sets.items()}
    names = list(next(iter(columns.values())))
    rows = [[name, *(column[name] for column in columns.values())] for name in names]
    return FigureTable(
        "Data sets side by side",
        "Score: of both players, of the Automa none. Margin: of the winner.",
        ["", *columns],
        rows,
    )


def _overview(data: Data) -> dict[str, str]:
    games, legal = data.games, data.decisions["legal"]
    scores, empty = data.by_seat("score"), data.by_seat("empty_spaces")
    return {
        "players": data.players,
        "games": f"{len(games['game']):,}",
        "decisions, mean": f"{games['decisions'].mean():.1f}",
        "decisions, least and most": f"{games['decisions'].min()} and {games['decisions'].max()}",
        "legal decisions, mean": f"{legal.mean():.1f}",
        "legal decisions, median": f"{np.median(legal):.0f}",
        "legal decisions, most": f"{legal.max():,}",
        "score, mean": f"{scores.mean():.1f}",
        "score, standard deviation": shown(deviation(scores)),
        "score, least and most": f"{scores.min()} and {scores.max()}",
        "empty spaces, mean": f"{empty.mean():.1f}",
        "full quilts, % of players": percent((empty == 0).mean()),
        "margin, mean": f"{np.abs(data.margin).mean():.1f}",
        "player 1 won, %": percent((games["winner"] == 1).mean()),
        "special tile taken, %": percent((games["special_tile"] > 0).mean()),
    }


MOST_SHOWN = 10
MOST_PLAYERS = 20


def results_of(data: Data, seats: Sequence[Numbers]) -> tuple[list[str], Numbers]:
    """Return a player's shares of games won, and the margins.

    `seats` are masks of the games as player 1 and as player 2. The shares are of both together,
    then of each.
    """
    won = [data.games["winner"][own] == seat for seat, own in enumerate(seats, 1)]
    margins = np.concatenate([data.margin[seats[0]], -data.margin[seats[1]]])
    return [percent(mean(part)) for part in (np.concatenate(won), *won)], margins


def players_table(data: Data) -> FigureTable | None:
    """Tabulate each player's results, most games first; None unless there are several."""
    games = data.games
    first, second = games["player1"], games["player2"]
    names, counts = np.unique(np.concatenate([first, second]), return_counts=True)
    if len(names) < 2:
        return None
    rows = []
    for name in names[np.argsort(-counts, kind="stable")][:MOST_PLAYERS]:
        seats = (first == name) & (second != name), (second == name) & (first != name)
        won, margin = results_of(data, seats)
        score = np.concatenate([games["score1"][seats[0]], games["score2"][seats[1]]])
        rows.append(
            [
                *(str(name), f"{len(margin):,}", *won),
                *(shown(mean(score)), shown(mean(margin), "+.1f")),
            ]
        )
    return FigureTable(
        "Players",
        "By name, those with most games first; games of a name against itself are left out.",
        ["player", "games", "won, %", "as player 1, %", "as player 2, %", "score", "margin"],
        rows,
    )


def seat_table(data: Data) -> FigureTable:
    """Tabulate the first player's results on each board."""
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


def opening_table(data: Data) -> FigureTable | None:
    """Tabulate the first player's results by the patches at the start of the ring.

    A patch has a row if enough rings have it in each group of places; None if no patch has.
    """
    texts, game = np.unique(data.games["ring"].astype(str), return_inverse=True)
    places = np.array([[text.index(letter) for letter in LETTERS] for text in texts])[game]
    rings, margin, rows = data.games["ring_number"], data.margin, []
    for column, letter in enumerate(LETTERS):
        groups = [places[:, column] // MARKET == number for number in range(3)]
        if all(len(np.unique(rings[group])) >= FEWEST for group in groups):
            rows.append((letter, [by_ring(margin[group], rings[group]) for group in groups]))
    if not rows:
        return None
    rows.sort(key=lambda row: row[1][0].value, reverse=True)
    return FigureTable(
        "The start of the ring",
        "Player 1's mean margin where a patch lies among the first three, the next three and those "
        "after them.",
        ["patch", "first to third", "fourth to sixth", "seventh to ninth"],
        [[f"`{letter}`", *map(with_reach, estimates)] for letter, estimates in rows],
    )


class RingFigures(NamedTuple):
    """Figures of each ring and board, with its games in two halves, every other game in each.

    `first` and `second` are player 1's mean margins in the halves, `won` player 1's share of wins
    in the second. `within` and `between` are standard deviations of the margin: within one ring,
    and between rings and boards.
    """

    ring: Numbers
    board: Numbers
    first: Numbers
    second: Numbers
    won: Numbers
    within: float
    between: float


LEAST_ON_RING = 4
"""The least games on a ring and a board for measuring how one-sided it is."""


def rings_of(data: Data) -> RingFigures | None:
    """Return the figures of rings; None for too few rings, or too few games on each."""
    games = data.games
    key = games["ring_number"].astype(np.int64) * len(BOARDS) + games["board"]
    order = np.argsort(key, kind="stable")
    key, margin = key[order], data.margin[order].astype(np.float64)
    won = (games["winner"] == 1)[order]
    _, starts, counts = np.unique(key, return_index=True, return_counts=True)
    whole = counts == counts.max()
    number = int(counts.max())
    if number < LEAST_ON_RING or len(np.unique(games["ring_number"])) < FEWEST:
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
    """Tabulate the other half of the games on rings that are one-sided in the first half."""
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
    """Tabulate the most one-sided rings, for each seat."""
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
        "Chosen by one half of the games; the other half shows how much is due to the ring.",
        ["ring", "board", "favours", "margin, chosen by it", "margin, other half", "won there, %"],
        rows,
    )


def tile_table(data: Data) -> FigureTable:
    """Tabulate how often the special tile is taken, when, and its owner's results."""
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
                shown(mean(spaces)),
                *(shown(bound, ".0f") for bound in _range(spaces)),
                *(percent(mean(winner[taken] == tile[taken])), shown(mean(margin), "+.1f")),
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
    """Players with 0 to 5 special patches: their share, the share that won, the mean margin."""

    share: Numbers
    won: Numbers
    margin: Numbers


def collected_by(data: Data) -> Collected:
    """Return the figures by the number of special patches."""
    games = data.games
    number = data.by_seat("special_patches")
    won = np.concatenate([games["winner"] == seat for seat in data.seats])
    margin = np.concatenate([data.margin, -data.margin])[: len(number)]
    count = np.bincount(number, minlength=6)
    with np.errstate(invalid="ignore"):
        return Collected(
            count / count.sum(),
            np.bincount(number, won, 6) / count,
            np.bincount(number, margin, 6) / count,
        )


def collected_table(figures: Collected) -> FigureTable:
    """Tabulate players' results by their number of special patches."""
    rows = [
        [str(number), percent(share), percent(won), shown(margin, "+.1f")]
        for number, (share, won, margin) in enumerate(zip(*figures, strict=True))
    ]
    return FigureTable(
        "Special patches",
        "A player's number of special patches.",
        ["special patches", "of the players, %", "won, %", "margin"],
        rows,
    )


def marks_table(data: Data) -> FigureTable:
    """Tabulate the owner's results for each special patch of the board."""
    made, rows = data.decisions, []
    placed = made["kind"] == SPECIAL
    board = data.games["board"][made["row"]]
    for code, name in enumerate(BOARDS):
        marks = np.array(name.special_patches)
        own = placed & (board == code)
        # A special patch to be placed is that of the last mark behind the token.
        mark = np.searchsorted(marks, made["time"][own], side="right") - 1
        won, margin = data.is_won[own], data.own_margin[own]
        number = (data.games["board"] == code).sum()
        for place, space in enumerate(marks):
            here = mark == place
            if number:
                share = percent(here.sum() / number)
                figures = (share, percent(mean(won[here])), shown(mean(margin[here]), "+.1f"))
                rows.append([name.value, str(space), *figures])
    return FigureTable(
        "The special patches of the board",
        "Placed: in how many games; the others found no empty space.",
        ["board", "space", "placed, %", "its owner won, %", "owner's margin"],
        rows,
    )


HALF_TIME: Final = 26
"""The space from which on players are compared, at their first decision."""

_LEADS = (-6, -4, -2, 0, 2, 4, 6)


class Course(NamedTuple):
    """Means over the decisions on each space 0 to 52, of later winners (0) and losers (1).

    `passes` is the share of passes among all decisions but special patches, and `legal` the number
    of legal decisions.
    """

    buttons: Numbers
    income: Numbers
    empty_spaces: Numbers
    passes: Numbers
    legal: Numbers


def course_of(data: Data) -> Course:
    """Return the means on each space; NaN without decisions."""
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
    """Tabulate the course on every sixth space."""
    rows = []
    for space in range(0, LAST_SPACE, 6):
        cells = [str(space)]
        for values in (course.income, course.buttons, course.empty_spaces):
            cells += map(shown, values[space])
        cells += [percent(value) for value in course.passes[space]]
        rows.append(cells)
    pairs = ("income", "buttons", "empty spaces", "advances, %")
    return FigureTable(
        "The course of a game",
        "Means at decisions on a space, for the later winner and the later loser.",
        ["space", *(f"{name}, {who}" for name in pairs for who in ("winner", "loser"))],
        rows,
    )


def income_table(data: Data) -> FigureTable:
    """Tabulate results by the lead in income at half time."""
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
        rows.append([label, share, percent(mean(won[own])), shown(mean(margin[own]), "+.1f")])
    return FigureTable(
        "Income at half time",
        f"At the first decision of a player on space {HALF_TIME} or later: the player's printed "
        "buttons less the opponent's.",
        ["income ahead", "of the players, %", "won, %", "margin at the end"],
        rows,
    )


def _at_half_time(data: Data) -> tuple[Numbers, Numbers, Numbers]:
    """Return each player's lead in income at half time, with the result and the margin."""
    made = data.decisions
    late = np.flatnonzero(made["time"] >= HALF_TIME)
    key = made["row"][late].astype(np.int64) * 2 + (made["player"][late] == 2)
    _, first = np.unique(key, return_index=True)
    at = late[first]
    lead = made["income"][at] - made["other_income"][at]
    return lead, data.is_won[at], data.own_margin[at]


def length_table(data: Data) -> FigureTable:
    """Tabulate the numbers of decisions of each kind in a game."""
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
