"""What holds for every test: the profiles, and the marks that a folder gives."""

from pathlib import Path

import pytest

from tests import profiles

MARK_OF_FOLDER = {"browser": "browser", "fidelity": "fidelity"}
TESTS = Path(__file__).parent

profiles.register()


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
