"""A store in a folder of its own, and a process without rights."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from quiltbee.server.store.sqlite import SqliteStore

NOBODY = 65534


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "data")
    yield opened
    opened.close()


@pytest.fixture
def unprivileged() -> Iterator[None]:
    """Root may write everywhere: be somebody else for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    yield
    os.seteuid(0)
