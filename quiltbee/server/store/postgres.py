"""The store in a PostgreSQL database that several servers can share.

Commits wait for the disk, whatever the database's configuration. Readers see one snapshot and can't
write. A connection that broke while idle is replaced before use.
"""

import selectors
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from quiltbee.server.errors import StartError
from quiltbee.server.ids import new_id
from quiltbee.server.store.database import READERS, Database
from quiltbee.server.store.schema import create_tables
from quiltbee.server.store.store import Store
from quiltbee.server.store.upgrade import upgrade
from quiltbee.server.store.writer import describe

OURS = "Quiltbee"
"""The comment on the table of the revision, which marks our tables."""

CREATING = 0x51424545
"""The advisory lock for creating or upgrading the tables."""

_CONNECT: dict[str, Any] = {
    "application_name": "quiltbee",
    "connect_timeout": 3,
    # Detect a vanished host within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


class PostgresStore(Store):
    """The store at an address `postgresql://user:password@host/name`.

    Raises StartError if the address is not of this form. No message shows the password.
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
    """Parse the address of a database, for our driver; raises StartError if it is invalid."""
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
    """Return the name of the database in messages: without user and password."""
    host = url.host or url.query.get("host") or "this machine"
    return f"{url.database} on {host}"


def open_writer(url: URL) -> Engine:
    """Open an engine with one connection, which writes."""
    return _open(url, "-c synchronous_commit=on", pool_size=1, max_overflow=0)


def open_readers(url: URL) -> Engine:
    """Open an engine with read-only connections, each of which reads one snapshot."""
    options = "-c default_transaction_read_only=on"
    return _open(url, options, pool_size=READERS, isolation_level="REPEATABLE READ")


def open_listener(url: URL) -> Engine:
    """Open an engine for a connection outside transactions."""
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
    """Return whether an idle connection has received anything: the server is closing it."""
    if connection.closed:
        return True
    with selectors.DefaultSelector() as selector:
        selector.register(connection, selectors.EVENT_READ)
        return bool(selector.select(0))


def prepare(engine: Engine, name: str) -> None:
    """Create or upgrade the tables; only one of several processes does it.

    Raises StartError if the database can't be reached or written, is foreign or from a newer
    version; then nothing was changed.
    """
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": CREATING})
            revision = _revision(connection, name)
            if revision is None:
                create_tables(connection)
                connection.execute(text(f"COMMENT ON TABLE alembic_version IS '{OURS}'"))
            else:
                upgrade(connection, revision, name)
    except SQLAlchemyError as error:
        raise StartError(f"The database {name} can't be used: {describe(error)}.") from error


def _revision(connection: Connection, name: str) -> str | None:
    """Return the revision of our tables, None in an empty database; StartError in a foreign one."""
    inspector = inspect(connection)
    tables = inspector.get_table_names()
    if not tables:
        return None
    version = "alembic_version"
    if version not in tables or inspector.get_table_comment(version)["text"] != OURS:
        raise StartError(f"The database {name} holds other tables than ours; nothing was changed.")
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
