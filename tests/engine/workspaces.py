"""What the compiled order of thought works with, on NumPy's memory; and a look inside an engine."""

from typing import Any

from quiltbee.automa import Solo
from quiltbee.engine import Engine
from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.workspace import Workspace, new_workspace
from quiltbee.engine.weights import GameName
from quiltbee.kernel.encoding import encode
from quiltbee.rules import Position
from tests.engine.trees import Searched


def workspace_of(position: Position | Solo) -> Workspace:
    """A workspace whose request is about a position, at the highest level and without limits."""
    ws = new_workspace(Searched(position).shared)
    ws.state[:], ws.ring[:] = encode(position)
    ws.request[:] = 0
    ws.request[[r.NODES, r.DEPTH, r.MOVE_TIME, r.CLOCK]] = r.NONE
    ws.request[[r.LEVEL, r.LINES, r.SEED, r.THREADS]] = 10, 1, 1, 1
    return ws


def arrays_of(engine: Engine, game: GameName = "duel") -> dict[str, Any]:
    """The arrays of an engine's instance, by name."""
    return engine._instance(game).arrays
