"""The store in a PostgreSQL database that several servers can share.

Commits wait for the disk whatever the database's configuration says. Readers see one snapshot and
can't write. A connection that broke while idle is noticed before it is used.
"""

import selectors
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from quiltbee.server.errors import StartError
from quiltbee.server.ids import new_id
from quiltbee.server.store.database import READERS, Database
from quiltbee.server.store.schema import create_tables
from quiltbee.server.store.store import Store
from quiltbee.server.store.trouble import describe
from quiltbee.server.store.upgrade import upgrade

OURS = "Quiltbee"
"""The comment on the table of the revision, by which our tables are told from others'."""

CREATING = 0x51424545
"""The advisory lock for making or upgrading the tables."""

_CONNECT: dict[str, Any] = {
    "application_name": "quiltbee",
    "connect_timeout": 3,
    # A host that vanished is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


class PostgresStore(Store):
    """The store at an address `postgresql://user:password@host/name`; StartError if it isn't one.

    No message shows the password.
    """

    def __init__(self, address: str) -> None:
        url = parse_address(address)
        name = name_of(url)
        writing, reading = open_writer(url), open_readers(url)
        from quiltbee.server.store.listening import PostgresExchange  # loads psycopg

        try:
            prepare(writing, name)
        except StartError:
            writing.dispose()
            reading.dispose()
            raise
        exchange = PostgresExchange(new_id(), open_listener(url))
        super().__init__(Database(writing, reading, exchange), f"the database {name}")


def parse_address(address: str) -> URL:
    """The address of a database, for the driver that we use; StartError if it can't be one."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        url = URL.create("none")
    if url.drivername not in ("postgresql", "postgres") or "@" in (url.host or ""):
        raise StartError(
            "QUILTBEE_DATABASE must look like postgresql://user:password@host/name, with %40 for "
            "an @ in the password."
        )
    return url.set(drivername="postgresql+psycopg")


def name_of(url: URL) -> str:
    """How messages name the database: without user and password."""
    host = url.host or url.query.get("host") or "this machine"
    return f"{url.database} on {host}"


def open_writer(url: URL) -> Engine:
    """The engine of the writing connection; it has only the one."""
    return _open(url, "-c synchronous_commit=on", pool_size=1, max_overflow=0)


def open_readers(url: URL) -> Engine:
    """An engine whose connections can't write; each reads one snapshot."""
    options = "-c default_transaction_read_only=on"
    return _open(url, options, pool_size=READERS, isolation_level="REPEATABLE READ")


def open_listener(url: URL) -> Engine:
    """An engine for one connection outside all transactions."""
    return _open(url, "", poolclass=NullPool, isolation_level="AUTOCOMMIT")


def _open(url: URL, options: str, **engine: Any) -> Engine:
    try:
        made = create_engine(url, connect_args={**_CONNECT, "options": options}, **engine)
    except ModuleNotFoundError as error:
        raise StartError(
            "QUILTBEE_DATABASE needs the package psycopg: install quiltbee[postgres]."
        ) from error

    @event.listens_for(made, "checkout")
    def _(connection: Any, *_: object) -> None:
        if _has_broken(connection):
            raise DisconnectionError

    return made


def _has_broken(connection: Any) -> bool:
    """Whether anything arrived on an idle connection: that is the server closing it."""
    if connection.closed:
        return True
    with selectors.DefaultSelector() as selector:
        selector.register(connection, selectors.EVENT_READ)
        return bool(selector.select(0))


def prepare(engine: Engine, name: str) -> None:
    """Bring the database to the newest tables; only one of several processes does it.

    StartError if it can't be reached or written, is foreign or from a newer version; then nothing
    was changed.
    """
    try:
        with _alone(engine) as connection:
            revision = _revision(connection, name)
            if revision is None:
                create_tables(connection)
                connection.execute(text(f"COMMENT ON TABLE alembic_version IS '{OURS}'"))
            else:
                upgrade(connection, revision, name)
    except SQLAlchemyError as error:
        raise StartError(f"The database {name} can't be used: {describe(error)}.") from error


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """A transaction while no other process makes tables."""
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": CREATING})
        yield connection


def _revision(connection: Connection, name: str) -> str | None:
    """The revision of our tables, None in an empty database; StartError in a foreign one."""
    found = inspect(connection).get_table_names()
    if not found:
        return None
    if "alembic_version" not in found or _comment(connection) != OURS:
        raise StartError(f"The database {name} holds other tables than ours; nothing was changed.")
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def _comment(connection: Connection) -> str | None:
    return inspect(connection).get_table_comment("alembic_version")["text"]
