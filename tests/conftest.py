"""What holds for every test: profiles, marks that a folder gives, event loops, what runs first."""

import asyncio
import inspect
import os
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadFileScheduling

from tests import profiles

MARK_OF_FOLDER = {"browser": "browser", "fidelity": "fidelity"}
TESTS = Path(__file__).parent
ONE_PROCESS = {
    **dict.fromkeys(("engine", "puzzles"), "engine"),
    **dict.fromkeys(("environments", "kernel", "training"), "kernel"),
}
"""Rooms whose tests compile the same functions: one process compiles each once, for minutes."""

profiles.register()
os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks English, whatever the system speaks


def group_of(file: str) -> str:
    """What runs in one process: a file of tests, or those of rooms that compile the same."""
    return ONE_PROCESS.get(Path(file).parts[1], file)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Give each process whole groups of tests, where files are to stay together."""
    if config.getoption("dist") != "loadfile":
        return None
    scheduler = LoadFileScheduling(config, log)
    scheduler._split_scope = lambda nodeid: group_of(nodeid.partition("::")[0])
    return scheduler


def seconds_of(item: pytest.Item) -> float:
    """About how long a test takes: what its mark says, or what is usual."""
    mark = item.get_closest_marker("slow")
    if mark is None:
        return 1.0 if item.get_closest_marker("fidelity") else 0.03
    return float(mark.args[0]) if mark.args else 0.5


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {
        name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters
    }
    asyncio.run(pyfuncitem.obj(**given))
    return True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of `browser/` and `fidelity/`, and leave out those that the profile skips."""
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in MARK_OF_FOLDER:
            item.add_marker(MARK_OF_FOLDER[folder])
    left_out = profiles.left_out()
    others = [item for item in items if any(m.name in left_out for m in item.iter_markers())]
    config.hook.pytest_deselected(items=others)
    for item in others:
        items.remove(item)
    if hasattr(config, "workerinput"):  # one of several processes: none is to be busy at the end
        seconds: dict[str, float] = defaultdict(float)
        for item in items:
            seconds[group_of(item.nodeid.partition("::")[0])] += seconds_of(item)
        items.sort(key=lambda item: -seconds[group_of(item.nodeid.partition("::")[0])])
