"""What holds for every test: Hypothesis without deadlines, and the marks that a folder gives."""

from pathlib import Path

import pytest
from hypothesis import settings

MARK_OF_FOLDER = {"browser": "browser", "fidelity": "fidelity"}
TESTS = Path(__file__).parent

settings.register_profile("quiltbee", settings.default, deadline=None, print_blob=True)
settings.load_profile("quiltbee")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of `browser/` and `fidelity/`, so that none is run in the wrong step."""
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in MARK_OF_FOLDER:
            item.add_marker(MARK_OF_FOLDER[folder])
