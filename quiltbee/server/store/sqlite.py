"""The store in one SQLite file of a data folder, which a server locks.

One connection writes and checkpoints, since SQLite up to 3.51.2 can damage a WAL file otherwise.
Readers open the file read-only. The lock is the operating system's, so it ends with the process in
any case; the process id is in a file of its own, since some systems don't let others read a locked
file.
"""

import os
import sqlite3
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool, StaticPool

from quiltbee.server.errors import StartError
from quiltbee.server.store.database import READERS, Database
from quiltbee.server.store.schema import create_tables, metadata
from quiltbee.server.store.store import Store
from quiltbee.server.store.upgrade import upgrade
from quiltbee.server.store.writer import describe

LOCK_NAME = "quiltbee.lock"
HOLDER_NAME = "quiltbee.pid"
DATABASE_NAME = "quiltbee.sqlite3"

APPLICATION_ID = 0x51424545
"""`QBEE`: marks our databases in the file's header."""

BUSY_SECONDS = 5.0

WRITER_PRAGMAS = {"synchronous": "FULL", "foreign_keys": "ON"}
"""FULL: a commit is on disk when it returns."""


class SqliteStore(Store):
    """Locks a data folder from construction to `close`; raises StartError if that is impossible."""

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
    """Open an engine with one connection, which writes."""

    def connect() -> sqlite3.Connection:
        # isolation_level None: the driver must not begin transactions behind SQLAlchemy's back.
        with suppress(OSError):  # only the owner may read it; SQLite reports a bad folder
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
    """Open an engine with read-only connections, each of which reads one snapshot."""
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
    """Create or upgrade the tables.

    Raises StartError if the file is damaged, foreign or from a newer version. A foreign file is not
    changed: the journal becomes a WAL only once the file is known to be ours.
    """
    for table in metadata.tables.values():
        table.dialect_options["sqlite"].update(strict=True, with_rowid=False)
    try:
        with engine.begin() as connection:
            revision = _revision(connection, file)
        _use_wal(engine)
        with engine.begin() as connection:
            # This write also detects a read-only file at once.
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            if revision is None:
                create_tables(connection)
            else:
                upgrade(connection, revision, str(file))
    except SQLAlchemyError as error:
        raise StartError(f"The database {file} can't be used: {describe(error)}.") from error


def _revision(connection: Connection, file: Path) -> str | None:
    """Return the revision of our database, None for a new file.

    Raises StartError for a foreign one.
    """
    application = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
    found = set(connection.exec_driver_sql("SELECT name FROM sqlite_master").scalars())
    if not found and application in (0, APPLICATION_ID):
        return None
    if application != APPLICATION_ID or "alembic_version" not in found:
        raise StartError(f"The file {file} is not a database of Quiltbee; nothing was changed.")
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())


def _use_wal(engine: Engine) -> None:
    """Switch the file to a WAL for good, so that readers and the writer never wait for each other.

    The switch must be outside a transaction, so it bypasses SQLAlchemy.
    """
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode = wal")
    finally:
        connection.close()


# The data folder


class FolderLock:
    """Locks a data folder until `release`.

    Raises StartError if it can't be written or is locked.
    """

    def __init__(self, folder: Path) -> None:
        self._holder = folder / HOLDER_NAME
        # Any thread may release it, so the lock must not be bound to one.
        self._lock = FileLock(folder / LOCK_NAME, timeout=0, mode=0o600, thread_local=False)
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if _is_for_us(folder):
                folder.chmod(0o700)
            self._lock.acquire()
        except Timeout as error:
            raise StartError(
                f"Another Quiltbee server (process {_holder_in(self._holder)}) uses the data "
                f"folder {folder}; stop it, or name another folder with --data or QUILTBEE_DATA."
            ) from error
        except OSError as error:
            raise _cannot_write(folder, error) from error
        try:
            self._holder.write_text(f"{os.getpid()}\n", "ascii")
            _close_to_others((*folder.glob(f"{DATABASE_NAME}*"), self._holder))
        except OSError as error:
            self._lock.release()
            raise _cannot_write(folder, error) from error

    def release(self) -> None:
        """Unlock the folder; the files stay, since deleting a lock file would be a race."""
        self._lock.release()


def _is_for_us(folder: Path) -> bool:
    """Return whether a folder belongs to this user and holds only our files."""
    names = [file.name for file in folder.iterdir()]
    return _belongs_to_us(folder) and all(name.startswith(("quiltbee", ".")) for name in names)


def _close_to_others(files: Iterable[Path]) -> None:
    """Let only the owner read the files; SQLite gives files beside the database its mode."""
    for file in files:
        if file.is_file() and _belongs_to_us(file):
            file.chmod(0o600)


def _belongs_to_us(path: Path) -> bool:
    return sys.platform == "win32" or path.stat().st_uid == os.geteuid()


def _holder_in(file: Path) -> str:
    try:
        return file.read_text("ascii").strip() or "unknown"
    except (OSError, UnicodeDecodeError):
        return "unknown"


def _cannot_write(folder: Path, error: OSError) -> StartError:
    return StartError(
        f"The data folder {folder} can't be written: {error.strerror}; "
        "name another one with --data or QUILTBEE_DATA."
    )
