"""Proofs of late decisions of a duel: the value of every legal move with best play."""

from typing import Final

from quiltbee.engine.decision import control as c
from quiltbee.engine.endgame.values import POINT, points_of
from quiltbee.engine.host import Instance
from quiltbee.kernel.encoding import encode
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.puzzles.puzzle import ACCEPTED_WITHIN, GAP, Choice
from quiltbee.rules import Move, Position

_SLICE: Final = 500
_LINE_NODES: Final = 2_000

Bounds = tuple[int, int]
"""Two bounds on a move's value, as the mover's; see `engine.endgame.values`."""


class Prover:
    """Proves decisions; results about one move are kept for the next."""

    def __init__(self) -> None:
        instance = Instance("duel")
        self._arrays, self._control = instance.arrays, instance.arrays["control"]
        self._begin, self._go_on = instance.function("begin_proof"), instance.function("go_on")
        self._follow = instance.function("follow")
        self._nodes = 0

    def prove(
        self, position: Position, moves: list[Move], nodes: int, *, for_the_win: bool = False
    ) -> tuple[list[Choice], list[Move]] | None:
        """Return the moves as good as the best, as choices, and those that lose GAP points or more.

        The first of the others is the best of them, and exact. `moves` are all legal ones, the most
        promising first. None if the nodes are too few, or a move lies in between. With
        `for_the_win` the moves are split into those that win, the best first, and those that do
        not, in the given order; None also if all moves do the same.
        """
        self._nodes = nodes
        best = self._bounds(position, None, None)
        if best is None or best[0] < best[1]:
            return None
        accepted: list[Choice] = []
        rejected: list[tuple[int, Move]] = []
        least, most = best[0] - POINT * ACCEPTED_WITHIN, best[0] - POINT * GAP
        if for_the_win:
            least, most = 1, -1
            if best[0] < least:
                return None
        for move in moves:
            bounds = self._bounds(position, move, most)
            if bounds is None:
                return None
            if bounds[0] >= least:
                accepted.append(self._choice(move, bounds[0]))
            elif bounds[1] > most:
                return None
            else:
                rejected.append((bounds[1], move))
        if for_the_win:
            accepted.sort(key=lambda choice: -choice.margin)
            return (accepted, [move for _, move in rejected]) if rejected else None
        rejected.sort(key=lambda each: -each[0])
        return accepted, [move for _, move in rejected]

    def exact(self, position: Position, move: Move, nodes: int) -> Choice | None:
        """Return the exact value of a move; None if the nodes run out."""
        self._nodes = nodes
        bounds = self._bounds(position, move, None)
        if bounds is None or bounds[0] < bounds[1]:
            return None
        return self._choice(move, bounds[0])

    def _bounds(self, position: Position, move: Move | None, enough: float | None) -> Bounds | None:
        """Return the mover's bounds of a position or a move; None once the nodes are spent.

        They are exact unless the upper bound is at most `enough`.
        """
        self._arrays["state"][:], self._arrays["ring"][:] = encode(position)
        self._begin(-1 if move is None else action_of_move(move))
        while self._nodes > 0:
            before = int(self._control[c.PROOF_NODES])
            is_done = self._go_on(min(_SLICE, self._nodes))
            low, high, nodes = self._control[c.PROOF_LOWER : c.PROOF_NODES + 1].tolist()
            self._nodes -= max(nodes - before, 1)
            if position.turn != 1:
                low, high = -high, -low
            if is_done or (enough is not None and high <= enough):
                return low, high
        return None

    def _choice(self, move: Move, value: int) -> Choice:
        """Return the move whose bounds were found last, with the line that follows."""
        length = self._follow(_LINE_NODES)
        line = map(move_of_action, self._arrays["lines.actions"][0, :length].tolist())
        return Choice(move, float(points_of(value)), (move, *line))
