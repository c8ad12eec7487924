"""The bench signature, fixed: the search does the same in every version that says it does.

`quiltbee bench` itself prints 1131595043 for duels and 1949337568 for solo games. Fewer nodes, as
here, have signatures of their own. Who changes the search on purpose puts the new ones here and
into the commit message.
"""

import os
import subprocess
import sys

import pytest

NODES = 3000
SIGNATURES = ["signature    176759026", "solo signature    4127253906"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "plain", ["0", pytest.param("1", marks=pytest.mark.nightly)], ids=["with the tricks", "plainly"]
)
def test_both_ways_to_compile_have_the_fixed_signature(plain: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-W", "error", "-m", "quiltbee", "bench", "--nodes", str(NODES)],
        env={**os.environ, "QUILTBEE_PLAIN_NUMBA": plain},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [line for line in ended.stdout.splitlines() if "signature" in line] == SIGNATURES
