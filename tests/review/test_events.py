"""Reasons name what happens: in games of levels 1 to 6, with the engine's own lines.

`choices.jsonl` holds 200 decisions that lost 3 points or more, drawn by `python -m
benchmarks.reasons --draw`.
"""

import asyncio
import json
from pathlib import Path

import pytest

from benchmarks.judging import Judge
from quiltbee.notation import parse_move, parse_position
from quiltbee.players import Limits
from quiltbee.review import Choice, explained
from quiltbee.rules import Position
from tests.review.truth import happens_only_after_one, is_true_of_choice

CHOICES = Path(__file__).parents[1] / "data" / "review" / "choices.jsonl"

LIMITS = Limits(nodes=3_000)

NAMED = 0.8
"""The share of decisions whose reasons name an event."""


def choices() -> list[Choice]:
    """The decisions of the file."""
    return [choice_of(**json.loads(line)) for line in CHOICES.read_text().splitlines()]


def choice_of(
    *, position: str, mine: str, better: str, lost: float, line_of_mine: str, line_of_better: str
) -> Choice:
    """A decision from its row."""
    assert lost >= 3
    before = parse_position(position)
    assert isinstance(before, Position)
    lines = [tuple(map(parse_move, line.split())) for line in (line_of_mine, line_of_better)]
    return Choice(before, parse_move(mine), parse_move(better), *lines)


@pytest.mark.parametrize(
    "part", [slice(0, 200, 4), pytest.param(slice(0, 200), marks=pytest.mark.nightly)]
)
def test_reasons_are_true_and_name_an_event_that_only_one_line_has(part: slice) -> None:
    named, judge = 0, Judge()
    some = choices()[part]
    for choice in some:
        found = asyncio.run(explained(judge, choice, LIMITS))
        for each in found.all_reasons:
            assert is_true_of_choice(found.choice, each), (choice, each)
        named += any(happens_only_after_one(found.choice, each) for each in found.reasons)
    assert named >= NAMED * len(some)
