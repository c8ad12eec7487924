"""A process without rights."""

import os
from collections.abc import Iterator

import pytest

NOBODY = 65534


@pytest.fixture
def unprivileged() -> Iterator[None]:
    """Root may write everywhere: be somebody else for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    yield
    os.seteuid(0)
