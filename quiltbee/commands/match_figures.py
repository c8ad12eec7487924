"""How the figures of a match are written: estimates with their intervals, and JSON."""

import json
import math
from collections.abc import Sequence

from quiltbee.arena import Estimate

NOTHING = "-"
"""In place of missing figures."""


def format_estimate(estimate: Estimate | None, form: str, factor: float = 1) -> str:
    """A value and its interval; just the value if the interval is unknown."""
    if estimate is None:
        return NOTHING
    bounds = (estimate.value, estimate.low, estimate.high)
    value, low, high = (format(factor * bound + 0, form) for bound in bounds)
    is_open = math.isinf(estimate.low) and math.isinf(estimate.high)
    return value if is_open else f"{value} ({low} to {high})"


def format_row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """A row of a table that reads well as it is, and as Markdown."""
    padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return f"| {' | '.join(padded)} |"


def format_rule(widths: Sequence[int]) -> str:
    """The line below a table's head."""
    return f"|{'|'.join('-' * (width + 2) for width in widths)}|"


def format_json(figures: object) -> str:
    """The figures as JSON; a bound that is infinite is null."""
    return json.dumps(_finite(figures), indent=2, allow_nan=False)


def _finite(value: object) -> object:
    if isinstance(value, dict):
        return {key: _finite(held) for key, held in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(held) for held in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
