"""The tables of the store, and bringing a database file to them.

    sessions   one browser: the hash of its token
    games      one game: what was settled when it was created, and whose it is
    events     what happened, append-only: key (game, number), message id unique in a game
    solo_results   how finished solo games ended, for the statistics; it all follows from the
               events, in whose commits it is written and, after a takeback, removed

The order of the Automa's cards is in the columns `start` and `cards`.

A position is nowhere stored: it is the fold over the events (`game.py`). A new file gets these
tables at once; an older one goes through the migrations, and only then Alembic is imported.
"""

import sqlite3
from pathlib import Path

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.exc import SQLAlchemyError

from quiltbee.server.database import use_wal
from quiltbee.server.errors import StartError

HEAD = "0003"
"""The newest migration; a database at it needs nothing."""

APPLICATION_ID = 0x51424545
"""`QBEE`: written into the file's header, so that a foreign database is told from ours."""

Milliseconds = BigInteger().with_variant(Integer, "sqlite")

metadata = MetaData(
    naming_convention={
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s_%(column_1_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s_%(column_1_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("created", Milliseconds, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, ForeignKey("sessions.token_hash"), nullable=False),
    Column("created", Milliseconds, nullable=False),
    Column("opponent", Text, nullable=False),
    Column("computer_seat", Integer, nullable=False),
    Column("name1", Text, nullable=False),
    Column("name2", Text, nullable=False),
    Column("seed", Text),
    Column("start", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("cards", Text),
    Column("level", Integer),
    CheckConstraint("computer_seat BETWEEN 0 AND 2", name="computer_seat"),
    Index(None, "owner", "created"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("message", Text, nullable=False),
    Column("at", Milliseconds, nullable=False),
    Column("kind", Text, nullable=False),
    Column("move", Text),
    Column("keep", Integer),
    Column("player", Integer),
    Column("over", Integer, nullable=False),
    Column("cards", Text),
    UniqueConstraint("game", "message"),
    CheckConstraint("number > 0", name="number"),
    CheckConstraint("over IN (0, 1)", name="over"),
    CheckConstraint(
        "kind = 'move' AND move IS NOT NULL AND keep IS NULL AND player IS NULL"
        " AND cards IS NULL"
        " OR kind = 'takeback' AND move IS NULL AND keep IS NOT NULL AND player IS NULL"
        " OR kind = 'resign' AND move IS NULL AND keep IS NULL AND player IS NOT NULL"
        " AND cards IS NULL"
        " OR kind = 'card' AND move IS NULL AND keep IS NULL AND player IS NULL",
        name="kind",
    ),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

solo_results = Table(
    "solo_results",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("deck", Text, nullable=False),
    Column("level", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("margin", Integer),
    Column("practice", Integer, nullable=False),
    CheckConstraint("won IN (0, 1)", name="won"),
    CheckConstraint("practice IN (0, 1)", name="practice"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)


def prepare(engine: Engine, file: Path) -> None:
    """Bring the database to HEAD; StartError if it is damaged, foreign or from a newer version.

    A file that is not ours is left as it is: only then its journal becomes a WAL.
    """
    try:
        with engine.begin() as connection:
            revision = _revision(connection, file)
        use_wal(engine)
        with engine.begin() as connection:
            # Where nothing else is to be done this still tells now if the file can't be written.
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            if revision is None:
                _create(connection)
            elif revision != HEAD:
                _migrate(connection, file, revision)
    except SQLAlchemyError as error:
        raise StartError(f"The database {file} can't be used: {describe(error)}.") from error


def _revision(connection: Connection, file: Path) -> str | None:
    """The migration that the file stands at, None for a new one."""
    application = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
    found = set(connection.exec_driver_sql("SELECT name FROM sqlite_master").scalars())
    if not found and application in (0, APPLICATION_ID):
        return None
    if application != APPLICATION_ID or "alembic_version" not in found:
        raise StartError(f"The file {file} is not a database of Quiltbee; nothing was changed.")
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())


def _create(connection: Connection) -> None:
    """Make all tables at once; the migrations come to the same, which a test holds."""
    metadata.create_all(connection)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
        "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (HEAD,))


def _migrate(connection: Connection, file: Path, revision: str) -> None:
    """Take an older database to HEAD, in the transaction of the connection."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        ScriptDirectory.from_config(config).get_revision(revision)
    except CommandError as error:
        raise StartError(
            f"The database {file} was written by a newer Quiltbee (revision {revision}); "
            "install that version, or name another folder."
        ) from error
    command.upgrade(config, HEAD)


def describe(error: BaseException) -> str:
    """What the database says is wrong, without SQL and without addresses of documentation."""
    original = getattr(error, "orig", None)
    return str(original if isinstance(original, sqlite3.Error) else error)
