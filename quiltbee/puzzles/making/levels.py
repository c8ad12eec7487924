"""How often levels 1 to 10 solve a puzzle, and the rating that follows."""

from collections.abc import Sequence
from typing import Final

from quiltbee.automa import Solo
from quiltbee.engine import Engine
from quiltbee.engine.levels import STRENGTHS
from quiltbee.players import LEVEL, SEED, Limits
from quiltbee.puzzles.puzzle import Step
from quiltbee.rules import Position

PLAYS: Final = 12
"""How often a level that draws its moves tries a puzzle; the others always play the same move."""


def share_found(
    engine: Engine, level: int, position: Position | Solo, steps: Sequence[Step]
) -> float:
    """The share of a level's tries in which it solves all steps."""
    engine.set_option(LEVEL.name, level)
    engine.set_option(SEED.name, 1)
    plays = PLAYS if STRENGTHS[level - 1].temperature else 1
    return sum(_solves(engine, level, position, steps) for _ in range(plays)) / plays


def limits_of(level: int) -> Limits:
    """A level's own node limit as an explicit one, so that no tree of earlier decisions is kept."""
    nodes = STRENGTHS[level - 1].evaluated
    return Limits(nodes=nodes) if nodes else Limits()


def _solves(engine: Engine, level: int, position: Position | Solo, steps: Sequence[Step]) -> bool:
    for step in steps:
        move = engine.decide(position, limits_of(level)).chosen
        if move != step.accepted[0]:
            return move in step.accepted
        for each in (move, *step.replies):
            position = position.play(each)
    return True
