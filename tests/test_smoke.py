"""A little of each room, for a Python on which its own tests are not run.

Besides this file such a Python runs the tests of the pure rooms and the examples of the docs, which
play with the kernel, the engine, the protocol, the arena and the command line.
"""

import pkgutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest

import quiltbee
from tests.browser.server import Server
from tests.server.process import PATIENCE, follow_until_a_move

OF_A_LIBRARY = {
    "quiltbee.environments.minari": "minari",
    "quiltbee.environments.stable_baselines3": "stable_baselines3",
}
"""Modules for libraries that the tests don't require."""

IMPORT_ALL = "import importlib, sys; print(*map(importlib.import_module, sys.argv[1:]), sep='\\n')"


@pytest.mark.slow
def test_every_module_can_be_imported() -> None:
    walked = pkgutil.walk_packages(quiltbee.__path__, "quiltbee.")
    missing = {name for name, library in OF_A_LIBRARY.items() if find_spec(library) is None}
    names = [
        module.name
        for module in walked
        if not module.name.endswith("__main__") and module.name not in missing
    ]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", IMPORT_ALL, *names],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == len(names) > 100


@pytest.mark.slow
def test_the_server_plays(tmp_path: Path) -> None:
    server = Server(tmp_path, player="greedy")
    server.start()
    try:
        with httpx.Client(base_url=server.url, verify=False, timeout=PATIENCE) as browser:
            assert browser.get("/").status_code == 200
            choice = {"opponent": "greedy", "first": "opponent", "board": "revised"}
            created = browser.post("/api/games", json=choice)
            assert created.status_code == 201, created.text
            game = created.json()["id"]
            cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            follow_until_a_move(server.url, game, cookies)
            assert browser.get(f"/api/games/{game}").json()["moves"]
    finally:
        assert server.stop() == 0
