"""How the database file is opened: one connection that writes, a few that only read."""

import sqlite3
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool, StaticPool

BUSY_SECONDS = 5.0

WRITER_PRAGMAS = {"synchronous": "FULL", "foreign_keys": "ON"}
"""FULL: a commit is on the disk when it returns."""


def open_writer(file: Path) -> Engine:
    """The engine of the writing connection; it has only the one."""

    def connect() -> sqlite3.Connection:
        # isolation_level None: nothing begins a transaction behind SQLAlchemy's back.
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


def use_wal(engine: Engine) -> None:
    """Make the file's journal a WAL, so that readers never wait for the writer nor it for them.

    The file keeps it. It can't be done in a transaction, so it goes past SQLAlchemy's.
    """
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode = wal")
    finally:
        connection.close()


def open_readers(file: Path) -> Engine:
    """An engine whose connections can't change the file, nor checkpoint it."""
    address = f"file:{quote(str(file.resolve()))}?mode=ro"

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )

    return create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=4)
