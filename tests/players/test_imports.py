"""Within a room no modules import one another in a circle, not even from inside functions."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "quiltbee"


def imports_of(path: Path, modules: set[str], room: str) -> set[str]:
    """The modules of its own room that a module imports by name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
            found |= names & modules
    return found - {f"quiltbee.{room}"}


@pytest.mark.parametrize("room", ["players", "protocol"])
def test_there_are_no_circles(room: str) -> None:
    files = {f"quiltbee.{room}.{path.stem}": path for path in (ROOT / room).glob("*.py")}
    modules = {*files, f"quiltbee.{room}"}
    graph = {name: imports_of(path, modules, room) for name, path in files.items()}
    order = list(TopologicalSorter(graph).static_order())
    assert set(order) == set(files)
    assert any(graph.values())
