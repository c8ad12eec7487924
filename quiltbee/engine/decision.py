"""One decision of the engine: what was asked, and what that allows."""

import threading
from dataclasses import dataclass
from functools import cached_property

from quiltbee.engine.levels import STRENGTHS, Strength
from quiltbee.engine.parameters import UNLIMITED
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.players import Limits, Meter, Report
from quiltbee.rules import Position, Seat


@dataclass(frozen=True)
class Decision:
    """A position to decide in, by a level within limits; `lines` is how many are wanted.

    With `by_score` the margin is all that counts.
    """

    position: Position
    strength: Strength
    limits: Limits
    meter: Meter
    stop: threading.Event
    report: Report
    lines: int = 1
    by_score: bool = False

    @property
    def turn(self) -> Seat:
        """Who decides."""
        return self.position.turn

    @cached_property
    def state(self) -> Int64Array:
        """The position, for compiled code."""
        return state_of(self.position)

    @cached_property
    def ring(self) -> Int64Array:
        """Its ring."""
        return ring_of(self.position)

    @property
    def most(self) -> int:
        """How many nodes may be evaluated."""
        return most_nodes(self.strength, self.limits, self.limits.clocks_ms[self.turn.index])

    @property
    def is_of_a_game(self) -> bool:
        """Whether one move is wanted, to be played, not an analysis."""
        return self.lines == 1 and self.limits.depth is None and not self.limits.infinite

    def wait(self) -> None:
        """Wait for the stop, where that alone ends a decision."""
        if self.limits.infinite:
            self.stop.wait()


def most_nodes(strength: Strength, limits: Limits, clock_ms: int | None) -> int:
    """Return how many nodes may be evaluated, by the player's own clock."""
    has_limit = limits.infinite or any(
        limit is not None for limit in (limits.movetime_ms, limits.nodes, clock_ms)
    )
    most = UNLIMITED if limits.nodes is None else limits.nodes
    if strength is STRENGTHS[-1] and has_limit:
        return most
    return min(most, strength.evaluated)
