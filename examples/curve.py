"""Evaluates the weights that `train_agent` has saved, and draws how the agent got better.

    python -m examples.curve agent --pairs 100 --levels 3 4 --out curve

This writes `curve.csv`, a line for each file of weights and each level, and `curve.svg`.
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from quiltbee.arena import Estimate

WIDTH, HEIGHT = 640, 340
LEFT, RIGHT, TOP, BOTTOM = 50, 90, 20, 45
COLOURS = ("#1f6f8b", "#b5541c", "#4f7a28", "#7d4a9c")


class Point(NamedTuple):
    """The share of points (0 to 1) against a level after `minutes` core minutes."""

    minutes: float
    level: int
    share: Estimate
    pairs: str


def points_of(folder: Path, levels: Sequence[int], pairs: int) -> list[Point]:
    """Evaluate all weights whose file is named by core minutes, against each level."""
    from examples.agent import Agent, load
    from quiltbee.environments.evaluate import evaluate

    against = {str(level): f"level{level}" for level in levels}
    points = []
    for path in sorted(folder.glob("[0-9]*.npz")):
        found = evaluate(Agent(load(path)), against, pairs=pairs)
        print(f"{path.name}\n{found}", flush=True)
        for result in found.results:
            won = f"{result.pairs.won}:{result.pairs.split}:{result.pairs.lost}"
            points.append(Point(float(path.stem), int(result.against), result.share, won))
    return points


def write_csv(points: Sequence[Point], path: Path) -> None:
    """Write a line for each point, in per cent."""
    with path.open("w", newline="") as file:
        lines = csv.writer(file)
        lines.writerow(("core_minutes", "level", "pairs", "points", "low", "high"))
        for minutes, level, share, pairs in points:
            bounds = (share.value, share.low, share.high)
            lines.writerow((minutes, level, pairs, *(f"{100 * bound:.1f}" for bound in bounds)))


def drawn(points: Sequence[Point], stages: Sequence[tuple[float, str]] = ()) -> str:
    """The curves as SVG; `stages` are labels for the points where something begins."""
    latest = max(point.minutes for point in points)

    def across(minutes: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * minutes / latest:.1f}"

    def up(share: float) -> str:
        return f"{TOP + (HEIGHT - TOP - BOTTOM) * (1 - share):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13" fill="#444">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for percent in range(0, 101, 25):
        y = up(percent / 100)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y}" dy="4" text-anchor="end">{percent} %</text>')
    for tick in range(0, int(latest) + 1, max(1, round(latest / 8))):
        x = across(tick)
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{tick}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">core minutes</text>')
    for minutes, words in stages:
        x = across(minutes)
        parts.append(f'<path d="M{x} {TOP}V{HEIGHT - BOTTOM}" stroke="#999" stroke-dasharray="4"/>')
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM - 6}" dx="6">{words}</text>')
    levels = sorted({point.level for point in points})
    for level, colour in zip(levels, COLOURS, strict=False):
        own = sorted(point for point in points if point.level == level)
        for point in own:
            x, low, high = across(point.minutes), up(point.share.low), up(point.share.high)
            parts.append(f'<path d="M{x} {low}V{high}" stroke="{colour}" opacity="0.35"/>')
        line = "L".join(f"{across(point.minutes)} {up(point.share.value)}" for point in own)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        end = own[-1]
        parts.append(
            f'<text x="{across(end.minutes)}" y="{up(end.share.value)}" dx="8" dy="4" '
            f'fill="{colour}">level {level}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    """Evaluate and draw, with the arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folder", type=Path, help="what train_agent has written")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--levels", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--improved-from", type=float, help="core minutes of imitation")
    parser.add_argument("--out", type=Path, default=Path("curve"), help="without its ending")
    arguments = parser.parse_args()
    points = points_of(arguments.folder, arguments.levels, arguments.pairs)
    since = arguments.improved_from
    stages = [] if since is None else [(0.0, "imitation"), (since, "against the levels")]
    write_csv(points, arguments.out.with_suffix(".csv"))
    arguments.out.with_suffix(".svg").write_text(drawn(points, stages), "utf-8")


if __name__ == "__main__":
    main()
