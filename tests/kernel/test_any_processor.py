"""The same results on every machine: with code for any processor as with code for this one."""

import os
import subprocess
import sys

import pytest

SCRIPT = """
import threading
import numpy as np
from quiltbee.kernel.random_games import SCRATCH, random_games
from quiltbee.kernel.state import WORDS, state_of
from quiltbee.kernel.tables import RING
from quiltbee.players import PLAYERS, Limits
from quiltbee.rules import new_game, ring_from_seed

position = new_game(ring_from_seed("any processor"))
state, ring, scratch, sums = (np.zeros(n, np.int64) for n in (WORDS, RING, SCRATCH, 3))
random_games(state_of(position), state, ring, np.array([7]), scratch, 500, sums)
print(sums)
player = PLAYERS["patch-tree"]()
player.set_option("Seed", 1)
player.set_option("MultiPV", 5)
for info in player.decide(position, Limits(nodes=3000)).lines:
    print(info.value, info.pv)
"""


@pytest.mark.nightly
def test_a_generic_processor_gives_the_same() -> None:
    """Games, and a search with floating-point numbers."""
    found = []
    for variables in ({}, {"NUMBA_CPU_NAME": "generic"}):
        run = subprocess.run(
            [sys.executable, "-W", "error", "-c", SCRIPT],
            env={**os.environ, **variables},
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(run.stdout)
    assert found[0].count("\n") >= 3  # the sums, and a line for each of the moves looked at
    assert found[0] == found[1]
