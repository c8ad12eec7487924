"""The server that the tests of one module share."""

from collections.abc import Iterator

import httpx
import pytest

from quiltbee.server.settings import Limits
from tests.server.support import Live, live

PLENTY = Limits.for_load(open_games=10_000)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("data"), limits=PLENTY) as running:
        yield running


@pytest.fixture
def browser(server: Live) -> Iterator[httpx.Client]:
    """A fresh browser at the server."""
    with server.client() as client:
        yield client
