"""Proves late decisions of a duel: the value of every legal move with best play."""

from typing import Final

from quiltbee.engine.endgame.solver import (
    Solver,
    begin_proof,
    new_solver,
    principal_variation,
    proven,
    run_proof,
)
from quiltbee.engine.endgame.values import POINT, points_of, value_of
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import has_won, margin, play
from quiltbee.kernel.state import OVER, STAGE, TURN, ring_of, state_of
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.puzzles.puzzle import ACCEPTED_WITHIN, GAP, Choice
from quiltbee.rules import Move, Position

_SLICE: Final = 500
_LINE_NODES: Final = 2_000

Bounds = tuple[int, int]
"""Two bounds on a move's value, as the mover's; see `engine.endgame.values`."""


class Prover:
    """Proves decisions; what it finds about one move is kept for the next."""

    def __init__(self) -> None:
        self._solver: Solver = new_solver()
        self._nodes = 0

    def prove(
        self, position: Position, moves: list[Move], nodes: int
    ) -> tuple[list[Choice], list[Move]] | None:
        """The moves as good as the best, as choices, and those that lose GAP points or more.

        The first of the others is the best of them, and exact. `moves` are all legal ones, the most
        promising first. None if the nodes are too few, or a move lies in between.
        """
        self._nodes = nodes
        state, ring = state_of(position), ring_of(position)
        best = self._bounds(state, ring, None, None)
        if best is None or best[0] < best[1]:
            return None
        accepted: list[Choice] = []
        rejected: list[tuple[int, Move]] = []
        least, most = best[0] - POINT * ACCEPTED_WITHIN, best[0] - POINT * GAP
        for move in moves:
            bounds = self._bounds(state, ring, move, most)
            if bounds is None:
                return None
            if bounds[0] >= least:
                accepted.append(self._choice(state, ring, move, bounds[0]))
            elif bounds[1] > most:
                return None
            else:
                rejected.append((bounds[1], move))
        rejected.sort(key=lambda each: -each[0])
        return accepted, [move for _, move in rejected]

    def exact(self, position: Position, move: Move, nodes: int) -> Choice | None:
        """The exact value of a move; None if the nodes run out."""
        self._nodes = nodes
        state, ring = state_of(position), ring_of(position)
        bounds = self._bounds(state, ring, move, None)
        if bounds is None or bounds[0] < bounds[1]:
            return None
        return self._choice(state, ring, move, bounds[0])

    def _bounds(
        self, state: Int64Array, ring: Int64Array, move: Move | None, enough: float | None
    ) -> Bounds | None:
        """The mover's bounds of a position or of a move there; None once the nodes are spent.

        It stops where the upper bound is not above `enough`, and else is exact.
        """
        sign = 1 if state[TURN] == 0 else -1
        after = state.copy()
        if move is not None:
            play(after, ring, action_of_move(move))
        if after[STAGE] == OVER:
            value = value_of(int(margin(after)), bool(has_won(after, 0)))
            return sign * value, sign * value
        begin_proof(self._solver, after, ring)
        while self._nodes > 0:
            before = proven(self._solver).nodes
            is_done = run_proof(self._solver, min(_SLICE, self._nodes))
            found = proven(self._solver)
            self._nodes -= max(found.nodes - before, 1)
            low, high = (found.lower, found.upper) if sign == 1 else (-found.upper, -found.lower)
            if is_done or (enough is not None and high <= enough):
                return low, high
        return None

    def _choice(self, state: Int64Array, ring: Int64Array, move: Move, value: int) -> Choice:
        after = state.copy()
        play(after, ring, action_of_move(move))
        line = [move]
        if after[STAGE] != OVER:
            found = principal_variation(self._solver, after, ring, _LINE_NODES)
            line += map(move_of_action, found)
        return Choice(move, float(points_of(value)), tuple(line))
