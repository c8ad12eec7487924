"""The server that the tests of one module share, and a PostgreSQL for those of one process."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import quiltbee.server.features  # noqa: F401 - it loads the tables of all features
from quiltbee.server.settings import Limits, Settings
from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.schema import metadata
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables import table
from tests.server.bots.crowd import Crowd
from tests.server.postgres import Cluster, running, sql
from tests.server.support import Live, live, live_on

PLENTY = Limits.for_load(open_games=10_000)
NEVER = 3600.0


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "data")
    yield opened
    opened.close()


@pytest.fixture(scope="session", autouse=True)
def presence_is_no_news() -> Iterator[None]:
    """Who comes and goes is not told, else it would be told in the middle of anything."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "PRESENCE_SECONDS", NEVER)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("data"), limits=PLENTY) as running:
        yield running


@pytest.fixture
def browser(server: Live) -> Iterator[httpx.Client]:
    """A fresh browser at the server."""
    with server.client() as client:
        yield client


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that waits for the disk as a real one does."""
    with running() as started:
        yield started


@pytest.fixture(scope="session")
def shared_database(cluster: Cluster) -> str:
    """The address of a database with our tables."""
    address = cluster.make_database()
    PostgresStore(address).close()
    return address


@pytest.fixture
def database(shared_database: str) -> str:
    """The address of a database whose tables are empty."""
    sql(shared_database, f"TRUNCATE {', '.join(metadata.tables)}")
    return shared_database


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[Live, Live]]:
    """Two servers on one database, each with what it would have as a process of its own."""
    settings = Settings(tmp_path)
    with live_on(PostgresStore(database), settings) as one, one.client() as browser:
        browser.get("/api/lobby")  # it has started: no other thread makes an application meanwhile
        with live_on(PostgresStore(database), settings) as other:
            yield one, other


@pytest.fixture
def crowd(server: Live) -> Iterator[Crowd]:
    """People and bots, who leave at the end."""
    crowd = Crowd(server)
    yield crowd
    crowd.leave()
