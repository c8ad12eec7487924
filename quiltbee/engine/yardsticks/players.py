"""The players without a learned evaluation: `greedy`, `random`, `patch-tree` and `uct`."""

from functools import cached_property
from typing import Any, ClassVar

from quiltbee.engine.host import Instance
from quiltbee.engine.player import ModulePlayer
from quiltbee.players import LEVEL, MULTIPV, SEED, THREADS, Decision, Limits, Report, Stop
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.rules import Position


class Yardstick(ModulePlayer, SimplePlayer):
    """A player of duels that runs a program of the module in its own instance."""

    program: ClassVar[str]

    @cached_property
    def _program(self) -> Instance:
        return Instance(self.program)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the instance, which a copy makes for itself."""
        return {name: value for name, value in self.__dict__.items() if name != "_program"}

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        """Decide in a duel, as `Thinker.decide` does."""
        return self.run(self._program, position, limits, stop, report)


class Greedy(Yardstick):
    """A player that weighs every legal move by the state right after it, and takes the best.

    A node is one move weighed, and the depth is always 1. A line is `solved` if its move ends the
    game. Level 10 weighs all moves and is deterministic. Each level below weighs fewer random
    placements, with a larger random error; Seed repeats these draws.
    """

    name, program = "Quiltbee Greedy", "greedy"
    options = (THREADS, LEVEL, MULTIPV, SEED)


class RandomPlayer(Yardstick):
    """A player that draws uniformly from all legal moves, without an opinion.

    With MultiPV it draws that many different moves. It never searches, so limits don't matter.
    """

    name, program = "Quiltbee Random", "random"


class PatchTree(Yardstick):
    """The best public recipe: a Monte-Carlo tree over which patch, with a rule for its placement.

    A node is one iteration, and the depth is the length of the line. An only legal move is played
    at once. MultiPV gives a line for each patch and the pass.
    """

    name, program = "Quiltbee Patch Tree", "patch_tree"


class Uct(Yardstick):
    """Plain UCT over all legal moves, with uniformly random rollouts; counts like `PatchTree`."""

    name, program = "Quiltbee UCT", "uct"
