"""Statistics from records alone: pairings, dates, and the analyses of moves."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from quiltbee.dataset.statistics.figures import FigureTable, mean, percent, results_of, shown
from quiltbee.dataset.statistics.reading import Data
from quiltbee.notation import Record
from quiltbee.rules import Pass, PlacePatch, PlaceSpecialPatch, Seat

MOST_ROWS: Final = 30

MISTAKE: Final = (0.2, 4.0)
"""The losses that a review marks as a mistake: in the chance to win, or in points."""

KINDS: Final = {Pass: "pass", PlacePatch: "patch", PlaceSpecialPatch: "special patch"}


class Period(NamedTuple):
    """A player's games in a month, or in a day if all games lie within two months."""

    name: str
    games: int
    won: float
    margin: float
    score: float


def opponents_table(data: Data) -> FigureTable | None:
    """Tabulate each pairing of players, most games first; None unless there are several."""
    games = data.games
    pairs = Counter(
        (first, second) if data.is_solo or first < second else (second, first)
        for first, second in zip(games["player1"].tolist(), games["player2"].tolist(), strict=True)
        if first != second
    )
    if len(pairs) < 2:
        return None
    rows = []
    for (name, other), count in pairs.most_common(MOST_ROWS):
        seats = [
            (games["player1"] == one) & (games["player2"] == two)
            for one, two in ((name, other), (other, name))
        ]
        won, margin = results_of(data, seats)
        rows.append([str(name), str(other), f"{count:,}", *won, shown(mean(margin), "+.1f")])
    return FigureTable(
        "Pairings",
        "The figures are the first player's.",
        ["player", "opponent", "games", "won, %", "as player 1, %", "as player 2, %", "margin"],
        rows,
    )


def most_frequent(data: Data) -> str:
    """Return the player with most games."""
    return str(Counter(data.by_seat("player").tolist()).most_common(1)[0][0])


def periods_of(data: Data) -> list[Period]:
    """Return the most frequent player's games over time; none for a single period."""
    who = most_frequent(data)
    dates = [record.tags.get("Date", "") for record in data.records]
    known = [date for date in dates if _is_date(date)]
    length = len("2026.11") if len({date[:7] for date in known}) > 2 else len("2026.11.27")
    found: defaultdict[str, list[tuple[bool, int, int]]] = defaultdict(list)
    games = data.games
    for row, date in enumerate(dates):
        if not _is_date(date) or games["player1"][row] == games["player2"][row]:
            continue
        seat = 1 if games["player1"][row] == who else 2
        if games[f"player{seat}"][row] != who:
            continue
        own, other = int(games[f"score{seat}"][row]), int(games[f"score{3 - seat}"][row])
        found[date[:length]].append((bool(games["winner"][row] == seat), own - other, own))
    if len(found) < 2:
        return []
    return [
        Period(name, len(rows), *(float(column.mean()) for column in np.array(rows, float).T))
        for name, rows in sorted(found.items())
    ]


def periods_table(data: Data, periods: Sequence[Period]) -> FigureTable:
    """Tabulate the course over time."""
    return FigureTable(
        "Over time",
        f"The games of {most_frequent(data)}, the player with most games.",
        ["when", "games", "won, %", "margin", "score"],
        [
            [
                each.name,
                str(each.games),
                percent(each.won),
                f"{each.margin:+.1f}",
                f"{each.score:.1f}",
            ]
            for each in periods
        ],
    )


def losses_table(data: Data) -> FigureTable | None:
    """Tabulate the points that players lost by each kind of decision; None without an analysis."""
    found: defaultdict[str, defaultdict[str, list[tuple[float, float]]]]
    found = defaultdict(lambda: defaultdict(list))
    for record in data.records:
        for seat, kind, lost in _losses(record):
            found[record.tags.get(f"Player{seat}", "?")][kind].append(lost)
    if not found:
        return None
    rows = []
    for name, kinds in sorted(found.items(), key=lambda item: -sum(map(len, item[1].values()))):
        for kind in KINDS.values():
            losses = np.array(kinds[kind])
            if len(losses):
                points, is_mistake = losses[:, 1], (losses >= np.array(MISTAKE) - 1e-9).any(axis=1)
                rows.append(
                    [
                        *(name, kind, f"{len(points):,}", f"{points.mean():.2f}"),
                        *(f"{points.sum():.0f}", percent(float(is_mistake.mean()))),
                    ]
                )
    return FigureTable(
        "Points lost",
        "By kind of decision, from the evaluations that `quiltbee analyse` or a review wrote into "
        "the records: the expected margin before a move less that after it. Mistakes (and "
        f"blunders) lost {MISTAKE[1]:g} points or {MISTAKE[0]:.0%} of the chance to win, or more.",
        ["player", "decision", "how many", "points lost, mean", "points lost, sum", "mistakes, %"],
        rows[:MOST_ROWS],
    )


def _losses(record: Record[Any]) -> Iterator[tuple[Seat, str, tuple[float, float]]]:
    """Yield seat, kind of decision, and the chance and points lost, where both are known."""
    before = record.line.comment.evaluation
    for position, recorded in zip(record.positions, record.line.moves, strict=False):
        after = recorded.comment.evaluation
        kind = KINDS.get(type(recorded.move))  # None for the Automa
        if kind is not None and before is not None and after is not None:
            seat = position.table.turn
            sign = 1 if seat is Seat.FIRST else -1
            chance, points = (max(0.0, sign * (b - a)) for b, a in zip(before, after, strict=True))
            yield seat, kind, (chance, points)
        before = after


def _is_date(text: str) -> bool:
    return len(text) == len("2026.11.27") and text.replace(".", "").isdigit()
