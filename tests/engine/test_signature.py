"""The bench signature, fixed: the search does the same in every version that says it does.

`quiltbee bench` itself prints 1131595043 for duels and 1949337568 for solo games. Fewer nodes, as
here, have signatures of their own. Who changes the search on purpose puts the new ones here and
into the commit message.
"""

import subprocess
import sys

import pytest

from quiltbee.automa import Solo
from quiltbee.commands.bench import positions, solo_positions
from quiltbee.engine import Engine
from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.order import begin, step
from quiltbee.notation import move_of_action
from quiltbee.players import Limits
from quiltbee.rules import Position
from tests.engine.workspaces import workspace_of

NODES = 3000
SIGNATURES = ["signature    176759026", "solo signature    4127253906"]


@pytest.mark.slow
def test_the_signature_is_the_fixed_one() -> None:
    ended = subprocess.run(
        [sys.executable, "-W", "error", "-m", "quiltbee", "bench", "--nodes", str(NODES)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert [line for line in ended.stdout.splitlines() if "signature" in line] == SIGNATURES


@pytest.mark.nightly
def test_compiled_for_this_machine_it_decides_alike() -> None:
    """The same functions on NumPy's memory, as training and the build know them."""
    engine = Engine()
    chosen: list[Position | Solo] = [*positions()[::9], *solo_positions()[::9]]
    for position in chosen:
        decision = engine.decide(position, Limits(nodes=NODES))
        ws = workspace_of(position)
        ws.request[r.NODES] = NODES
        begin(ws)
        while step(ws, 20, 0, 0) != r.DONE:
            pass
        length = int(ws.lines.numbers[0, r.LENGTH])
        moves = tuple(map(move_of_action, ws.lines.actions[0, :length].tolist()))
        assert moves == decision.lines[0].pv
        assert ws.lines.numbers[0, r.LINE_NODES] == decision.lines[0].nodes
