"""A request to the engine for one decision, and what it allows."""

from dataclasses import dataclass
from functools import cached_property

from quiltbee.automa import PERSON, Solo
from quiltbee.engine.levels import STRENGTHS, Strength
from quiltbee.engine.parameters import PROVE_FROM, UNLIMITED
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.games import DUEL, Game, game_of, state_and_ring_of
from quiltbee.kernel.solo.game import ending_of
from quiltbee.players import Limits, Meter, Report, Stop
from quiltbee.rules import Position, Seat


@dataclass(frozen=True)
class Request:
    """A position to decide in, at a strength and within limits; `lines` is how many are wanted.

    With `by_score` only the margin counts. In a solo game the person is to move, or the Automa's
    next card is to be weighed.
    """

    position: Position | Solo
    strength: Strength
    limits: Limits
    meter: Meter
    stop: Stop
    report: Report
    lines: int = 1
    by_score: bool = False

    @property
    def turn(self) -> Seat:
        """Who decides."""
        return turn_of(self.position)

    @property
    def game(self) -> Game:
        """The game that the position belongs to."""
        return game_of(self.position)

    @cached_property
    def _state_and_ring(self) -> tuple[Int64Array, Int64Array]:
        return state_and_ring_of(self.position)

    @property
    def state(self) -> Int64Array:
        """The position for compiled code; in a solo game, what the person may know."""
        return self._state_and_ring[0]

    @property
    def ring(self) -> Int64Array:
        """Its ring."""
        return self._state_and_ring[1]

    @cached_property
    def ending(self) -> Int64Array | None:
        """The position for the endgame solver, if it is a late one of a duel; else None."""
        if self.game is not DUEL:
            return ending_of(self.state)
        is_late = self.state[k.TIME] + self.state[k.PLAYER + k.TIME] >= PROVE_FROM
        return self.state if is_late else None

    @property
    def most(self) -> int:
        """How many nodes may be evaluated."""
        limits = self.limits
        clock_ms = limits.clocks_ms[self.turn.index]
        has_limit = limits.infinite or any(
            limit is not None for limit in (limits.movetime_ms, limits.nodes, clock_ms)
        )
        most = UNLIMITED if limits.nodes is None else limits.nodes
        if self.strength is STRENGTHS[-1] and has_limit:
            return most
        return min(most, self.strength.evaluated)

    @property
    def is_of_a_game(self) -> bool:
        """Whether one move is wanted for play, rather than an analysis."""
        return self.lines == 1 and self.limits.depth is None and not self.limits.infinite

    def wait(self) -> None:
        """Wait for the stop, if only that ends the decision."""
        if self.limits.infinite:
            self.stop.wait()


def turn_of(position: Position | Solo) -> Seat:
    """Return who decides; in a solo game always the person."""
    return PERSON if isinstance(position, Solo) else position.turn
