"""Every call has its worst input in `benchmarks.routes`, and its costs in the docs."""

import re
from pathlib import Path
from typing import get_args

from benchmarks.routes import ROUTES, Door
from tests.server.support import calls

DOCS = Path(__file__).parents[3] / "docs"
BESIDE = {"GET /openapi.json", "GET /puzzles.json"}


def test_every_call_has_a_worst_input_and_a_door() -> None:
    named = [one.call for one in ROUTES]
    assert len(named) == len(set(named))
    assert set(named) == {f"{call.method} {call.path}" for call in calls()} | BESIDE
    assert {one.door for one in ROUTES} <= set(get_args(Door))


def test_every_call_has_a_line_with_what_it_costs() -> None:
    text = (DOCS / "how-it-works" / "costs.md").read_text("utf-8")
    lines = re.findall(r"^\| `([A-Z]+ /\S+)` \| ([^|]+) \| (\w+) \|", text, re.MULTILINE)
    assert lines == [(one.call, one.worst, one.door) for one in ROUTES]


def test_only_pages_work_in_threads_without_turns() -> None:
    """What a call does in a thread goes through `Request.heavy`."""
    server = DOCS.parent / "quiltbee" / "server"
    users = {
        path.relative_to(server).as_posix()
        for path in server.rglob("*.py")
        if "run_in_threadpool" in path.read_text("utf-8")
    }
    assert users == {"http/calls.py", "pages.py"}
