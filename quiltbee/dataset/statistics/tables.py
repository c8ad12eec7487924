"""Tables of figures, and how they are written in Markdown."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from quiltbee.arena import Estimate, mean_of
from quiltbee.dataset.statistics.reading import Numbers


@dataclass(frozen=True)
class FigureTable:
    """A title, a sentence about it, the names of the columns, and rows of text."""

    title: str
    about: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def in_markdown(self) -> str:
        """The table with its title and sentence."""
        lines = [self.head, ["---"] * len(self.head), *self.rows]
        table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        return f"## {self.title}\n{self.about}\n\n{table}\n"


def by_ring(values: Numbers, rings: Numbers) -> Estimate:
    """The mean of values of games, with the interval of the means of rings.

    The games on one ring are not independent of one another.
    """
    sums, counts = np.bincount(rings, values), np.bincount(rings)
    means = sums[counts > 0] / counts[counts > 0]
    estimate = mean_of(means.tolist())
    reach = estimate.high - estimate.value
    mean = float(values.mean())
    return Estimate(mean, mean - reach, mean + reach)


def percent(share: float) -> str:
    """A share from 0 to 1 as a percentage; a dash if there is none."""
    return "-" if np.isnan(share) else f"{100 * share:.1f}"


def with_reach(estimate: Estimate, factor: float = 1.0, form: str = ".1f") -> str:
    """A value and the half-width of its 95 % interval."""
    reach = factor * (estimate.high - estimate.value)
    return f"{format(factor * estimate.value, form)} ± {format(reach, form)}"


def mean(values: Numbers) -> float:
    """The mean; NaN of no values."""
    return float(values.mean()) if len(values) else float("nan")
