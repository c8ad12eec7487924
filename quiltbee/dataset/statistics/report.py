"""The report of a data set: all tables and charts as files, the same bytes for the same figures."""

import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from quiltbee.arena import FEWEST
from quiltbee.dataset.statistics.figures import (
    LEAST_ON_RING,
    Collected,
    Course,
    FigureTable,
    RingFigures,
    collected_by,
    collected_table,
    course_of,
    course_table,
    income_table,
    length_table,
    marks_table,
    one_sided_table,
    opening_table,
    overview_table,
    percent,
    players_table,
    rings_of,
    score_table,
    scores_of,
    seat_table,
    shown,
    spread_table,
    tile_table,
)
from quiltbee.dataset.statistics.own import (
    Period,
    losses_table,
    opponents_table,
    periods_of,
    periods_table,
)
from quiltbee.dataset.statistics.reading import CHOICES, PATCH, Data, Numbers
from quiltbee.rules import INCOME_MARKS, LETTERS, PATCHES

STARTS: Final = (0, 18, 36)
"""The first spaces of the three parts of a game."""

PARTS: Final = ("early", "middle", "late")


class PatchFigures(NamedTuple):
    """Figures of the 33 patches, in the order of the letters.

    `bought`: share of games. `taken`: share of the decisions with it on offer in which it was
    bought. `space`: mean space of the buyer's token. `won`: share of its buyers that won. `worth`:
    points of margin that go with it, with `reach`, the half-width of the 95 % interval; `worth_in`
    the same for each part of the game, NaN if it was bought there in too few games. All three are
    NaN for fewer than `LEAST_RINGS` rings. `spaces`: the shares of its buys on each of 53 spaces.
    `earned`: its mean buttons of income until the end.
    """

    bought: Numbers
    taken: Numbers
    space: Numbers
    won: Numbers
    worth: Numbers
    reach: Numbers
    worth_in: Numbers
    spaces: Numbers
    earned: Numbers


_FEWEST = 200
"""The least buys in a part of the game for a worth."""

LEAST_RINGS: Final = 100
"""The least rings for the worth of patches, of which there are 33."""


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
    marks = len(INCOME_MARKS) - np.searchsorted(INCOME_MARKS, space, side="right")
    income = np.array([PATCHES[letter].income for letter in LETTERS])
    spaces = np.bincount(patch * 53 + np.minimum(space, 52), minlength=number * 53)
    with np.errstate(invalid="ignore"):
        return PatchFigures(
            bought=count / games,
            taken=count / shown,
            space=np.bincount(patch, space, number) / count,
            won=np.bincount(patch, data.is_won[buys], number) / count,
            worth=np.where(count < FEWEST, np.nan, worth),
            reach=reach,
            worth_in=np.where(in_part < _FEWEST, np.nan, worth_in).reshape(3, number),
            spaces=spaces.reshape(number, 53) / count[:, None],
            earned=np.bincount(patch, marks, number) / count * income,
        )


def _owners(rows: Numbers, columns: Numbers, sign: Numbers, shape: tuple[int, int]) -> Numbers:
    """Return 1 for each game and column that is player 1's, -1 if player 2's, else 0."""
    owners = np.zeros(shape, np.float32)
    owners[rows, columns] = sign
    return owners


def _worth(data: Data, owners: Numbers) -> tuple[Numbers, Numbers]:
    """Regress the margin on the owners; return the worths and half-widths of their intervals.

    The errors are clustered by ring, since the games on one ring are alike (sandwich estimate).
    """
    rings = data.games["ring_number"]
    if len(np.unique(rings)) < LEAST_RINGS:
        unknown = np.full(owners.shape[1], np.nan)
        return unknown, unknown
    given = np.column_stack([owners, np.ones(len(owners))]).astype(np.float64)
    margin = data.margin.astype(np.float64)
    inverse = np.linalg.pinv(given.T @ given)
    worth = inverse @ (given.T @ margin)
    rest = given * (margin - given @ worth)[:, None]
    by_ring = np.zeros((rings.max() + 1, given.shape[1]))
    np.add.at(by_ring, rings, rest)
    spread = inverse @ (by_ring.T @ by_ring) @ inverse
    reach: Numbers = 1.96 * np.sqrt(np.maximum(np.diag(spread), 0))
    return worth[:-1], reach[:-1]


def patch_table(figures: PatchFigures) -> FigureTable:
    """Tabulate all patches, the most valuable first, else those bought most."""
    rows = []
    for place in np.lexsort([-figures.bought, -figures.worth]):
        patch = PATCHES[LETTERS[place]]
        rows.append(
            [
                f"`{LETTERS[place]}`",
                *map(str, (patch.squares, patch.buttons, patch.time, patch.income)),
                shown(figures.worth[place], "+.1f", reach=figures.reach[place]),
                *(shown(worth, "+.1f") for worth in figures.worth_in[:, place]),
                *map(percent, (figures.bought[place], figures.taken[place], figures.won[place])),
                *map(shown, (figures.space[place], figures.earned[place])),
            ]
        )
    return FigureTable(
        "Patches",
        "Worth: the points of margin that go with buying it, its price and time paid; then the "
        f"same for purchases on the spaces before {STARTS[1]}, before {STARTS[2]} and later. "
        "Bought: the share of games. Taken: the share of decisions with it on offer. Won: the "
        "share of its buyers. Earned: the buttons of income that it paid.",
        [
            *("patch", "squares", "price", "time", "income", "worth", *PARTS),
            *("bought, %", "taken, %", "won, %", "space", "earned"),
        ],
        rows,
    )


BLUE, ORANGE, GREY = "#2b6cb0", "#c05621", "#718096"

_STYLE: Final[dict[str, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "quiltbee",
    "font.family": ["sans-serif"],
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "legend.frameon": False,
    "path.simplify": True,
}


def svg_of(draw: Callable[[Any, Any], None], figures: object, height: float = 3.6) -> bytes:
    """Return a chart of figures as SVG, 7 x `height` inches; `draw` gets the axes and them."""
    file = io.BytesIO()
    with mpl.rc_context(cast(Any, _STYLE)):
        figure = Figure(figsize=(7.0, height), layout="constrained")
        draw(figure.subplots(), figures)
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return file.getvalue()


def draw_scores(axes: Any, data: Data) -> None:
    """Draw how many winners and losers have each score."""
    winner, loser = scores_of(data)
    low, high = np.quantile(loser, 0.001), np.quantile(winner, 0.999)
    bins = np.arange(int(low), int(high) + 2) - 0.5
    for values, colour, name in ((loser, ORANGE, "loser"), (winner, BLUE, "winner")):
        shares = np.histogram(values, bins)[0] / len(values)
        axes.stairs(100 * shares, bins, color=colour, label=name, fill=True, alpha=0.55)
    axes.set(xlabel="score", ylabel="% of games")
    axes.legend()


def draw_lengths(axes: Any, data: Data) -> None:
    """Draw how many games have each number of decisions."""
    decisions = data.games["decisions"]
    numbers, counts = np.unique(decisions, return_counts=True)
    axes.bar(numbers, 100 * counts / len(decisions), color=BLUE)
    axes.set(xlabel="decisions of both players", ylabel="% of games")


def draw_worth(axes: Any, figures: PatchFigures) -> None:
    """Draw the worth of each patch, the best on top."""
    order = np.argsort(figures.worth)[: np.isfinite(figures.worth).sum()]
    places = np.arange(len(order))
    axes.barh(places, figures.worth[order], xerr=figures.reach[order], color=BLUE, ecolor=GREY)
    labels = []
    for place in order:
        patch = PATCHES[LETTERS[place]]
        about = f"{patch.squares} sq, {patch.buttons} b, {patch.time} t, {patch.income} i"
        labels.append(f"{LETTERS[place]}  ({about})")
    axes.set_yticks(places, labels, fontsize=8)
    axes.set(xlabel="points of margin that go with it", ylim=(-0.7, len(order) - 0.3))
    axes.axvline(0, color=GREY, linewidth=0.8)


def draw_spaces(axes: Any, figures: PatchFigures) -> None:
    """Draw when each patch is bought: median, the middle half and the middle nine tenths."""
    order = np.argsort(-figures.space)[: np.isfinite(figures.space).sum()]
    reached = figures.spaces.cumsum(axis=1)[order]
    places = np.arange(len(order))
    low, first, middle, third, high = (
        (reached < share).sum(axis=1) for share in (0.05, 0.25, 0.5, 0.75, 0.95)
    )
    axes.hlines(places, low, high, color=GREY, linewidth=1)
    axes.hlines(places, first, third, color=BLUE, linewidth=5)
    axes.plot(middle, places, "o", color="white", markeredgecolor=BLUE, markersize=5)
    axes.set_yticks(places, [LETTERS[place] for place in order], fontsize=8)
    axes.set(xlabel="space of the buyer's token", ylim=(-0.7, len(order) - 0.3), xlim=(0, 53))


def draw_course(axes: Any, figures: Course) -> None:
    """Draw income, buttons and empty spaces of later winners and losers, space by space."""
    places = np.arange(len(figures.income))
    for values, name in (
        (figures.empty_spaces, "empty spaces"),
        (figures.buttons, "buttons"),
        (figures.income, "income"),
    ):
        for who, colour in ((0, BLUE), (1, ORANGE)):
            axes.plot(places, values[:, who], color=colour, linewidth=1.4)
        axes.annotate(name, (53, values[np.isfinite(values)][-1]), fontsize=9)
    axes.vlines(INCOME_MARKS, 0, 81, color=GREY, linewidth=0.5, linestyle=":")
    axes.plot([], [], color=BLUE, label="later winner")
    axes.plot([], [], color=ORANGE, label="later loser")
    axes.set(xlabel="space of the token (dotted: income)", xlim=(0, 60), ylim=(0, 81))
    axes.legend()


def draw_legal(axes: Any, figures: Course) -> None:
    """Draw how many decisions are legal, and how often players advance, space by space."""
    places = np.arange(len(figures.legal))
    axes.plot(places, figures.legal.mean(axis=1), color=BLUE)
    axes.set(xlabel="space of the token", ylim=(0, None))
    axes.set_ylabel("legal decisions, mean", color=BLUE)
    other = axes.twinx()
    other.plot(places, 100 * figures.passes.mean(axis=1), color=ORANGE)
    other.set(ylim=(0, 100))
    other.set_ylabel("advances, %", color=ORANGE)


def draw_rings(axes: Any, figures: RingFigures) -> None:
    """Draw the distribution of the mean margins of rings."""
    axes.hist(
        (figures.first + figures.second) / 2,
        bins=np.arange(-50, 51, 2),
        color=BLUE,
        density=True,
    )
    axes.set(xlabel="mean margin of player 1 on a ring and board", ylabel="density", yticks=[])
    axes.axvline(0, color=GREY, linewidth=0.8)


def draw_special_patches(axes: Any, figures: Collected) -> None:
    """Draw the share of wins by the number of special patches."""
    numbers: Numbers = np.arange(len(figures.won))
    bars = axes.bar(numbers, 100 * np.nan_to_num(figures.won), color=BLUE)
    axes.bar_label(bars, [f"{100 * share:.0f} % of players" for share in figures.share], fontsize=8)
    axes.axhline(50, color=GREY, linewidth=0.8)
    axes.set(xlabel="special patches of a player", ylabel="won, %", ylim=(0, 100))


def draw_time(axes: Any, periods: Sequence[Period]) -> None:
    """Draw a player's margin and games won over time."""
    places = np.arange(len(periods))
    axes.bar(places, [100 * each.won for each in periods], color=BLUE, alpha=0.55)
    axes.set(ylim=(0, 100), xlabel="time")
    axes.set_ylabel("won, %", color=BLUE)
    axes.set_xticks(places, [each.name for each in periods], rotation=45, fontsize=8)
    other = axes.twinx()
    other.plot(places, [each.margin for each in periods], "o-", color=ORANGE)
    other.axhline(0, color=GREY, linewidth=0.8)
    other.set_ylabel("mean margin", color=ORANGE)


TABLES: Final = "tables.md"
RINGS: Final = "rings.svg"
WORTH: Final = "worth.svg"
OPENING: Final = "the-start-of-the-ring.csv"
TIME: Final = "time.svg"
SOMETIMES: Final = (
    *(WORTH, OPENING, RINGS, "how-one-sided-rings-are.csv", "the-most-one-sided-rings.csv", TIME),
    *("over-time.csv", "players.csv", "pairings.csv", "points-lost.csv"),
)
"""The files that not every report has."""


def report(sets: Mapping[str, Data]) -> dict[str, bytes]:
    """Return the files: `tables.md`, each table as CSV, and a chart for each subject.

    All are about the first data set; one table compares it with the others.
    """
    data = next(iter(sets.values()))
    patches, course = figures_of(data), course_of(data)
    collected, rings = collected_by(data), rings_of(data)
    periods = periods_of(data)
    tables = [
        overview_table(sets),
        *filter(None, [players_table(data), opponents_table(data), losses_table(data)]),
        *([periods_table(data, periods)] if periods else []),
        patch_table(patches),
        seat_table(data),
        *filter(None, [opening_table(data)]),
        *([] if rings is None else [spread_table(rings), one_sided_table(rings)]),
        tile_table(data),
        collected_table(collected),
        marks_table(data),
        income_table(data),
        course_table(course),
        length_table(data),
        score_table(data),
    ]
    files = {
        "spaces.svg": svg_of(draw_spaces, patches, height=6.0),
        "course.svg": svg_of(draw_course, course, height=4.2),
        "legal.svg": svg_of(draw_legal, course),
        "special-patches.svg": svg_of(draw_special_patches, collected),
        "lengths.svg": svg_of(draw_lengths, data),
        "scores.svg": svg_of(draw_scores, data),
    }
    if np.isfinite(patches.worth).any():
        files[WORTH] = svg_of(draw_worth, patches, height=7.0)
    if periods:
        files[TIME] = svg_of(draw_time, periods)
    if rings is not None:
        files[RINGS] = svg_of(draw_rings, rings)
    for table in tables:
        files[f"{table.title.lower().replace(' ', '-')}.csv"] = table.in_csv().encode()
    left_out = "".join(f"\n{sentence}\n" for sentence in omitted(files))
    head = f"# Tables\n{_about(data)}\n{left_out}"
    text = "\n".join([head, *(table.in_markdown() for table in tables)])
    return {TABLES: text.encode(), **files}


def omitted(files: Mapping[str, bytes]) -> list[str]:
    """Return sentences about the tables and charts that a report leaves out, and why."""
    needs = {
        WORTH: f"The worth of patches is left out: it needs games on {LEAST_RINGS} rings.",
        OPENING: "The table of the start of the ring is left out: it needs, for a patch, "
        f"{FEWEST} rings with it in each place.",
        RINGS: f"{RINGS} and the tables of one-sided rings are left out: they need {FEWEST} rings, "
        f"and {LEAST_ON_RING} games on each ring and board, as `quiltbee dataset --games-on-ring` "
        "plays.",
    }
    return [sentence for name, sentence in needs.items() if name not in files]


def _about(data: Data) -> str:
    games, rings = (_counted(data.games[name], name) for name in ("game", "ring"))
    return (
        f"Written by `quiltbee statistics` from {games} of {data.players} on {rings}{data.origin}"
    )


def _counted(values: Numbers, what: str) -> str:
    number = len(np.unique(values))
    return f"{number:,} {what}" + ("s" if number != 1 else "")


def write(files: Mapping[str, bytes], folder: Path) -> None:
    """Write the files to a folder, replacing an earlier report; raises OSError."""
    for name in SOMETIMES:
        (folder / name).unlink(missing_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
