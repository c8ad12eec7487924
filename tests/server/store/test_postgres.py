"""The store in PostgreSQL: what durability rests on, several processes, and outages."""

import asyncio
import logging
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Engine, event, text

from quiltbee.games import Resigned
from quiltbee.rules import Seat
from quiltbee.server.errors import StaleError, StartError, StoreError
from quiltbee.server.store import StoredGame
from quiltbee.server.store.postgres import PostgresStore, name_of, parse_address
from tests.server.postgres import Cluster, sql
from tests.server.store.support import a_pass, an_event, append, append_all, fill, two_at_one_screen


@pytest.fixture
def store(database: str) -> Iterator[PostgresStore]:
    opened = PostgresStore(database)
    yield opened
    opened.close()


@pytest.fixture
def another(database: str) -> Iterator[PostgresStore]:
    """The same database, as another process opens it."""
    opened = PostgresStore(database)
    yield opened
    opened.close()


@pytest.fixture
def stoppable(cluster: Cluster) -> Iterator[Cluster]:
    """A PostgreSQL that is up again afterwards."""
    yield cluster
    cluster.start()


def ask(engine: Engine, question: str) -> object:
    """The one value that a query gives on a connection of the store."""
    with engine.connect() as connection:
        return connection.execute(text(question)).scalar_one()


def hang_up(database: str) -> None:
    """End all connections to the database but this one, as a failing network would."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    sql(database, f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {others}")


# What durability rests on


def test_commits_wait_for_the_disk_whatever_the_database_says(database: str) -> None:
    name = database.partition("?")[0].rpartition("/")[2]
    sql(database, f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = PostgresStore(database)
    assert ask(store.database._writing, "SHOW synchronous_commit") == "on"
    store.close()
    sql(database, f"ALTER DATABASE {name} RESET synchronous_commit")


def test_the_insert_of_events_is_prepared(store: PostgresStore) -> None:
    begun = fill(store, events=1)
    passes = map(a_pass, range(2, 12))
    asyncio.run(append_all(store, begun, passes))
    prepared = "SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE 'WITH stored %'"
    assert ask(store.database._writing, prepared) == 1


def test_what_postgresql_cannot_hold_is_refused(store: PostgresStore) -> None:
    begun = fill(store)
    with pytest.raises(StoreError, match="can't be written just now"):
        asyncio.run(append(store.games, begun, a_pass(4, "\0")))
    assert asyncio.run(append(store.games, begun, a_pass(4, "\\u0000"))).number == 4


# Several processes


@pytest.mark.slow
def test_of_several_processes_that_start_at_once_one_makes_the_tables(cluster: Cluster) -> None:
    address = cluster.make_database()
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(PostgresStore, [address] * 4))
    fill(stores[0])
    assert {asyncio.run(store.games.load("game")).number for store in stores} == {3}
    for store in stores:
        store.close()


def test_of_two_moves_at_two_processes_one_wins(
    store: PostgresStore, another: PostgresStore
) -> None:
    stored = fill(store)

    async def race() -> list[StoredGame | BaseException]:
        racing = [
            append(store.games, stored, a_pass(4, "one")),
            append(another.games, stored, an_event(4, Resigned(Seat.FIRST), "other")),
        ]
        return await asyncio.gather(*racing, return_exceptions=True)

    outcomes = asyncio.run(race())
    (won,) = (outcome for outcome in outcomes if isinstance(outcome, StoredGame))
    assert [type(outcome) for outcome in outcomes if outcome is not won] == [StaleError]
    assert asyncio.run(store.games.load("game")) == won


@pytest.mark.slow
def test_two_processes_that_wait_for_each_other_are_told_apart(
    store: PostgresStore, another: PostgresStore
) -> None:
    """Each writes what the other wants to write next: PostgreSQL breaks one commit off."""
    fill(store)
    games = [two_at_one_screen(f"game{index}") for index in range(2)]

    async def race() -> list[StoredGame | BaseException]:
        for setup in games:
            await store.games.create(setup)
        begun = [StoredGame.fold(setup) for setup in games]
        orders = [(store, begun), (another, begun[::-1])] * 20
        return await asyncio.gather(
            *(
                append(process.games, stored, a_pass(1, f"{number}"))
                for number, (process, order) in enumerate(orders)
                for stored in order
            ),
            return_exceptions=True,
        )

    outcomes = asyncio.run(race())
    assert sum(isinstance(outcome, StoredGame) for outcome in outcomes) == 2
    assert {type(outcome) for outcome in outcomes} == {StoredGame, StaleError}


# Outages


@pytest.mark.slow
def test_a_connection_that_broke_while_idle_is_noticed_before_it_is_used(
    store: PostgresStore, database: str
) -> None:
    stored = fill(store)
    hang_up(database)
    later = asyncio.run(append(store.games, stored, a_pass(4)))
    hang_up(database)
    assert asyncio.run(store.games.load("game")) == later


@pytest.mark.slow
def test_a_database_that_goes_away_and_comes_back(stoppable: Cluster, database: str) -> None:
    store = PostgresStore(database)
    stored = fill(store)
    stoppable.stop()
    with pytest.raises(StoreError) as unread:
        asyncio.run(store.games.load("game"))
    with pytest.raises(StoreError) as unwritten:
        asyncio.run(append(store.games, stored, a_pass(4)))
    for refusal, doing in ((unread, "read"), (unwritten, "written")):
        sentence = str(refusal.value)
        assert sentence.startswith(f"The store can't be {doing} just now: connection ")
        assert sentence.endswith(".")
        assert "\n" not in sentence
    stoppable.start()
    assert asyncio.run(append(store.games, stored, a_pass(4))).number == 4
    assert asyncio.run(store.games.load("game")).number == 4
    store.close()


def test_a_group_does_not_wait_for_each_of_its_moves_while_the_database_is_away(
    stoppable: Cluster, database: str
) -> None:
    store = PostgresStore(database)
    stored = fill(store)
    stoppable.stop()

    async def write() -> list[StoredGame | BaseException]:
        moves = (append(store.games, stored, a_pass(4, str(number))) for number in range(300))
        return await asyncio.gather(*moves, return_exceptions=True)

    attempts: list[object] = []
    event.listen(store.database._writing, "do_connect", lambda *_: attempts.append(None))
    assert {type(outcome) for outcome in asyncio.run(write())} == {StoreError}
    assert 0 < len(attempts) < 30
    store.close()


# What it says when it can't start


@pytest.mark.parametrize(
    "address",
    [
        "games",
        "mysql://localhost/games",
        "postgresql://ann:secret@host:port/games",
        "postgresql://ann:sec@ret@host/games",
    ],
)
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(StartError, match="must look like postgresql://") as refusal:
        PostgresStore(address)
    assert "secret" not in str(refusal.value)
    assert "ret@" not in str(refusal.value)


def test_messages_name_the_database_without_user_and_password() -> None:
    address = "postgresql://ann:secret@db.example:5433/games?password=other"
    assert name_of(parse_address(address)) == "games on db.example"


def test_a_database_that_cannot_be_reached(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StartError) as refusal:
        PostgresStore("postgresql://ann:secret@127.0.0.1:1/games")
    assert str(refusal.value).startswith(
        "The database games on 127.0.0.1 can't be used: connection "
    )
    assert "secret" not in str(refusal.value) + caplog.text


def test_without_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StartError, match=r"install quiltbee\[postgres\]"):
        PostgresStore("postgresql://host/games")


def test_a_database_of_another_program_is_left_alone(cluster: Cluster) -> None:
    address = cluster.make_database()
    sql(address, "CREATE TABLE alembic_version (version_num text)")
    with pytest.raises(StartError, match="holds other tables than ours; nothing was changed"):
        PostgresStore(address)
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert sql(address, tables) == [("alembic_version",)]


def test_a_database_of_a_newer_version_is_left_alone(cluster: Cluster) -> None:
    address = cluster.make_database()
    PostgresStore(address).close()
    sql(address, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StartError, match=r"was written by a newer Quiltbee \(revision 9999\)"):
        PostgresStore(address)
    assert sql(address, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_database_where_nothing_may_be_made(cluster: Cluster) -> None:
    address = cluster.make_database()
    sql(address, "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    sql(address, "CREATE ROLE guest LOGIN")
    with pytest.raises(StartError, match="can't be used: permission denied for schema public"):
        PostgresStore(address.replace("quiltbee@", "guest@"))


# Migrations
