"""The store in one SQLite file of a data folder.

One connection writes and checkpoints, since SQLite up to 3.51.2 can damage a WAL file otherwise. A
lock keeps a second server away, and readers open the file read-only.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool, StaticPool

from quiltbee.server.errors import StartError
from quiltbee.server.store.database import READERS, Database
from quiltbee.server.store.folder import DATABASE_NAME, FolderLock
from quiltbee.server.store.schema import create_tables, metadata
from quiltbee.server.store.store import Store
from quiltbee.server.store.trouble import describe
from quiltbee.server.store.upgrade import upgrade

APPLICATION_ID = 0x51424545
"""`QBEE`: written into the file's header to tell our databases from foreign ones."""

BUSY_SECONDS = 5.0

WRITER_PRAGMAS = {"synchronous": "FULL", "foreign_keys": "ON"}
"""FULL: a commit is on disk when it returns."""


class SqliteStore(Store):
    """Holds a data folder from construction to `close`; StartError if that is impossible."""

    def __init__(self, folder: Path) -> None:
        self._lock = FolderLock(folder)
        self.file = folder / DATABASE_NAME
        writing, reading = open_writer(self.file), open_readers(self.file)
        try:
            prepare(writing, self.file)
        except StartError:
            reading.dispose()
            writing.dispose()
            self._lock.release()
            raise
        super().__init__(Database(writing, reading), str(folder))

    def close(self) -> None:
        """Commit pending work, then release the folder; the writer's connection checkpoints."""
        super().close()
        self._lock.release()


def open_writer(file: Path) -> Engine:
    """The engine of the writing connection; it has only the one."""

    def connect() -> sqlite3.Connection:
        # isolation_level None: nothing begins a transaction behind SQLAlchemy's back.
        with suppress(OSError):  # or others could read it; SQLite reports a bad folder
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(
            file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            for name, value in WRITER_PRAGMAS.items():
                connection.execute(f"PRAGMA {name} = {value}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def open_readers(file: Path) -> Engine:
    """An engine whose connections can't change the file; each reads one snapshot."""
    address = f"file:{quote(str(file.resolve()))}?mode=ro"

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=READERS)

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def prepare(engine: Engine, file: Path) -> None:
    """Bring the file to the newest tables.

    StartError if it is damaged, foreign or from a newer version. A file that is not ours is left
    as it is: only when it is known to be ours, its journal becomes a WAL.
    """
    for table in metadata.tables.values():
        table.dialect_options["sqlite"].update(strict=True, with_rowid=False)
    try:
        with engine.begin() as connection:
            revision = _revision(connection, file)
        _use_wal(engine)
        with engine.begin() as connection:
            # Even with nothing else to do, this shows now if the file can't be written.
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            if revision is None:
                create_tables(connection)
            else:
                upgrade(connection, revision, str(file))
    except SQLAlchemyError as error:
        raise StartError(f"The database {file} can't be used: {describe(error)}.") from error


def _revision(connection: Connection, file: Path) -> str | None:
    """The revision of a database of ours, None for a new file; StartError for a foreign one."""
    application = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
    found = set(connection.exec_driver_sql("SELECT name FROM sqlite_master").scalars())
    if not found and application in (0, APPLICATION_ID):
        return None
    if application != APPLICATION_ID or "alembic_version" not in found:
        raise StartError(f"The file {file} is not a database of Quiltbee; nothing was changed.")
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())


def _use_wal(engine: Engine) -> None:
    """Make the file's journal a WAL, so that readers never wait for the writer nor it for them.

    The file keeps it. It can't be done in a transaction, so it goes past SQLAlchemy's.
    """
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode = wal")
    finally:
        connection.close()
