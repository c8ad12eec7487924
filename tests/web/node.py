"""Node playing the page's part in a test: see `alike.ts`."""

import json
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quiltbee.server.wire.patches import all_patches

ROOT = Path(__file__).parents[2]

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node plays the page's part")


def answers_of(script: str, lines: Iterable[dict[str, Any]]) -> list[Any]:
    """What a script in this folder answers, a line each, to the patches and then these lines."""
    asked = [{"patches": msgspec.to_builtins(all_patches())}, *lines]
    done = subprocess.run(
        ["node", "--import", "./tests/web/typescript.js", f"tests/web/{script}"],
        input="\n".join(map(json.dumps, asked)),
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr[:20_000]
    return list(map(json.loads, done.stdout.splitlines()))


def compared(games: Iterable[dict[str, Any]]) -> dict[str, int]:
    """How much of these games the page's rules played alike; fails where anything differs."""
    (counted,) = answers_of("alike.ts", games)
    return dict(counted)
