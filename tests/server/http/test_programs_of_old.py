"""A client and a bot written for 0.2.0 play, watch and run a tournament on today's server."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import serving

pytestmark = pytest.mark.slow(15)

CLIENT = Path(__file__).parents[2] / "data" / "programs_0_2_0" / "client.py"


def test_a_client_of_0_2_0_runs_unchanged(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        command = [sys.executable, str(CLIENT), server.url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
        status, complaints = server.stop()
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(done.stdout.splitlines()) == 8
    assert (status, complaints) == (0, "")
