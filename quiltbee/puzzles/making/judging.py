"""Evaluation of the moves of a position: by searches of equal size, or by proofs late in a duel.

An *overview* is one search of the position whose root has every legal move, not only the few that
a player looks at. It overlooks good moves that it hardly visits, so those that could be best are
then *weighed*: each is searched alone, with the same number of nodes. Moves whose quilts differ
only by a rotation or a reflection have the same value, and are weighed once.
"""

from functools import cached_property
from typing import Final, NamedTuple

from quiltbee.automa import Solo
from quiltbee.engine.decision import control as c
from quiltbee.engine.decision.request import LENGTH
from quiltbee.engine.endgame.values import POINT, points_of
from quiltbee.engine.host import Instance, loaded_instance
from quiltbee.kernel.encoding import encode
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.puzzles.book import ACCEPTED_WITHIN, GAP, Choice
from quiltbee.rules import Move, Position


class Seen(NamedTuple):
    """A legal move in an overview, with the mover's margin in points."""

    margin: float
    move: Move


class Judge:
    """Judges positions by the engine's own search; a node is one evaluated position.

    In a solo game it knows only what the person may know.
    """

    @cached_property
    def _duel(self) -> Instance:
        return loaded_instance("duel")

    @cached_property
    def _solo(self) -> Instance:
        return loaded_instance("solo")

    def overview(self, position: Position | Solo, nodes: int) -> list[Seen]:
        """Return every legal move of the player to move, the best first."""
        instance, number = self._search(position, None, nodes)
        margins = instance.arrays["margins"][:number].tolist()
        actions = instance.arrays["ranked"][:number].tolist()
        seen = map(Seen, margins, map(move_of_action, actions))
        return sorted(seen, key=lambda each: -each.margin)

    def weigh(self, position: Position | Solo, move: Move, nodes: int) -> Choice:
        """Search one move alone."""
        arrays = self._search(position, move, nodes)[0].arrays
        length = int(arrays["lines.numbers"][0, LENGTH])
        line = tuple(map(move_of_action, arrays["lines.actions"][0, :length].tolist()))
        return Choice(move, round(float(arrays["margins"][0]), 1), line)

    def _search(
        self, position: Position | Solo, move: Move | None, nodes: int
    ) -> tuple[Instance, int]:
        """Search one move or all; return the instance with the results, and their number."""
        instance = self._solo if isinstance(position, Solo) else self._duel
        instance.arrays["state"][:], instance.arrays["ring"][:] = encode(position)
        action = -1 if move is None else action_of_move(move)
        return instance, instance.function("weigh")(action, nodes)


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
