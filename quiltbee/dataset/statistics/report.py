"""All tables and charts of a data set, as files."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from quiltbee.dataset.statistics import charts
from quiltbee.dataset.statistics.course import course_of, course_table, income_table, length_table
from quiltbee.dataset.statistics.patches import figures_of, patch_table
from quiltbee.dataset.statistics.reading import Data
from quiltbee.dataset.statistics.scores import overview_table, score_table
from quiltbee.dataset.statistics.seats import (
    LEAST_ON_RING,
    one_sided_table,
    opening_table,
    rings_of,
    seat_table,
    spread_table,
)
from quiltbee.dataset.statistics.specials import (
    collected_by,
    collected_table,
    marks_table,
    tile_table,
)

TABLES: Final = "tables.md"
RINGS: Final = "rings.svg"


def report(sets: Mapping[str, Data]) -> dict[str, bytes]:
    """The files: `tables.md` and a chart for each subject.

    Everything is about the first data set; one table compares the others with it.
    """
    data = next(iter(sets.values()))
    patches, course, collected, rings = (
        figures_of(data),
        course_of(data),
        collected_by(data),
        rings_of(data),
    )
    tables = [
        overview_table(sets),
        patch_table(patches),
        seat_table(data),
        opening_table(data),
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
        "worth.svg": charts.worth(patches),
        "spaces.svg": charts.spaces(patches),
        "course.svg": charts.course(course),
        "legal.svg": charts.legal(course),
        "special-patches.svg": charts.special_patches(collected),
        "lengths.svg": charts.lengths(data),
        "scores.svg": charts.scores(data),
    }
    if rings is not None:
        files[RINGS] = charts.rings(rings)
    left_out = "".join(f"\n{sentence}\n" for sentence in omitted(files))
    head = f"# Tables\n{_about(data)}\n{left_out}"
    text = "\n".join([head, *(table.in_markdown() for table in tables)])
    return {TABLES: text.encode(), **files}


def omitted(files: Mapping[str, bytes]) -> list[str]:
    """What the files of a report leave out, and why, in sentences."""
    if RINGS in files:
        return []
    what = f"{RINGS} and the tables of one-sided rings are left out"
    return [f"{what}: they need {LEAST_ON_RING} games on each ring and board (--games-on-ring)."]


def _about(data: Data) -> str:
    plan = data.plan
    players = " and ".join(plan.names)
    rings = len(set(data.games["ring_number"].tolist()))
    drawn = f" The first {plan.opening} decisions of a game were drawn." if plan.opening else ""
    return (
        f"Written by `quiltbee statistics` from {len(data.games['game']):,} games of {players} on "
        f"{rings:,} rings, seed `{plan.seed}`.{drawn}"
    )


def write(files: Mapping[str, bytes], folder: Path) -> None:
    """Write the files into a folder; raises OSError."""
    for name, data in files.items():
        (folder / name).write_bytes(data)
