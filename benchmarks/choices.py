"""What the engine's choices lose: python -m benchmarks.choices [--nodes N] [--save FILE] [FILE]

In each position of data/choices.tsv the engine decides with N nodes. A choice loses what it is
worth less than the best move; both values come from far longer searches (`positions.choices`). The
positions are the same for each version, so that two versions differ with much less noise than in
games. To compare, let the other version `--save` its choices, and name that FILE to this one.

A choice without a value gets one, by a search of this version, and the file keeps it.
"""

import argparse
from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from benchmarks.positions.choices import Row, deep_value, read_rows, utility, write_rows
from quiltbee.engine import Engine
from quiltbee.notation import format_move, parse_move
from quiltbee.players import Limits

STAGES: Final = (15, 39, 65)
"""The last space of each stage; the spaces of both tokens count together."""


def choices_of(engine: Engine, rows: list[Row], nodes: int) -> list[str]:
    """Return what the engine chooses in each position."""
    limits = Limits(nodes=nodes)
    return [format_move(engine.decide(row.position, limits).chosen) for row in rows]


def add_values(engine: Engine, rows: list[Row], choices: list[str]) -> bool:
    """Search the value of each choice that has none; return whether there were any."""
    missing = [
        (row, move) for row, move in zip(rows, choices, strict=True) if move not in row.values
    ]
    for row, move in missing:
        row.values[move] = deep_value(engine, row.position, parse_move(move))
    return missing != []


def losses_of(rows: list[Row], choices: list[str]) -> list[tuple[float, float]]:
    """Return what each choice loses: utility in per mille, and points."""
    losses = []
    for row, move in zip(rows, choices, strict=True):
        best, chosen = max(row.values.values(), key=utility), row.values[move]
        assert best.margin is not None
        assert chosen.margin is not None
        lost = utility(best) - utility(chosen)
        losses.append((1000 * lost, best.margin - chosen.margin))
    return losses


def print_table(rows: list[Row], losses: list[tuple[float, float]]) -> None:
    """Print means with half of their 95 % intervals, by stage."""
    by_stage = defaultdict[str, list[tuple[float, float]]](list)
    for row, loss in zip(rows, losses, strict=True):
        spent = sum(player.time for player in row.position.players)
        last = next(last for last in STAGES if spent <= last)
        by_stage[f"to {last}"].append(loss)
        by_stage["all"].append(loss)
    print("spaces     n  utility, per mille             points")
    for stage in (*(f"to {last}" for last in STAGES), "all"):
        each = by_stage[stage]
        figures = [_mean_and_error([loss[column] for loss in each]) for column in (0, 1)]
        print(f"{stage:6} {len(each):5} {figures[0]:>19} {figures[1]:>18}")


def _mean_and_error(numbers: list[float]) -> str:
    error = 1.96 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{fmean(numbers) if numbers else 0.0:.3f} +- {error:.3f}"


def main() -> None:
    """Decide in all positions; save the choices, or print what they lose."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.choices")
    parser.add_argument("--nodes", type=int, default=20_000, help="for a decision (20000)")
    parser.add_argument("--save", type=Path, help="only write the choices to a file")
    parser.add_argument("other", nargs="?", type=Path, help="saved choices to compare with")
    given = parser.parse_args()
    engine, rows = Engine(), read_rows()
    choices = choices_of(engine, rows, given.nodes)
    if given.save:
        given.save.write_text("\n".join(choices), encoding="utf-8")
        return
    saved = given.other.read_text(encoding="utf-8").split("\n") if given.other else choices
    if add_values(engine, rows, choices) | add_values(engine, rows, saved):
        write_rows(rows)
    losses = losses_of(rows, choices)
    print_table(rows, losses)
    if given.other:
        print(f"less than {given.other} by")
        pairs = zip(losses, losses_of(rows, saved), strict=True)
        print_table(rows, [(b[0] - a[0], b[1] - a[1]) for a, b in pairs])


if __name__ == "__main__":
    main()
