"""Evaluation of every legal move of a position by searches of equal size, for the margin alone.

An *overview* is one search of the position whose root has every legal move, not only the few that
a player looks at. It overlooks good moves that it hardly visits, so those that could be best are
then *weighed*: each is searched alone, with the same number of nodes. Moves whose quilts differ
only by a turn or a flip have the same value, and are weighed once.
"""

from functools import cached_property
from typing import NamedTuple

from quiltbee.automa import Solo
from quiltbee.engine.decision.request import LENGTH
from quiltbee.engine.host import Instance, loaded_instance
from quiltbee.kernel.encoding import encode
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.puzzles.puzzle import Choice
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
