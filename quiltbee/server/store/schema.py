"""The tables of the store.

    people         people
    sessions       a person's browsers: the hash of the token, when and how the browser was last
                   proved to be theirs, when it was last used, and its name
    games          tables: their settings when they were opened
    seats          the current holders of seats and their names: a person, a computer, or nobody yet
    events         events of tables, append-only: key (game, number), message id unique per sender
    servers        processes: the last heartbeat, and the deadline for the next
    outages        times without any process
    claims         duties that one process does once, such as the reminder of a turn

Positions are not stored: they are folds of the events, which are JSON (`table_events`). The order
of the Automa's cards is in `start`, `shuffles` and those events. `turn` is the seat that decides
after an event, or at the start, 0 if none does, and `due` the served time at which a flag falls
after it, if a clock runs; like `kind` and `over` they follow from the rest and serve queries. The
`due` of a game is a served time before which nothing falls due in it, and `held` the time its
clocks have stood still because the process of the player to move hung (`tables.leases`).
"""

from sqlalchemy import (
    REAL,
    BigInteger,
    CheckConstraint,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    insert,
    text,
)
from sqlalchemy.types import TypeEngine

from quiltbee.server.store.persons import person_column

HEAD = "0024"
"""The current revision."""

Milliseconds = BigInteger().with_variant(Integer, "sqlite")
Real: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")

metadata = MetaData(
    naming_convention={
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s_%(column_1_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s_%(column_1_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Milliseconds, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    person_column("person", leave="delete", merge="feature", nullable=False),
    Column("created", Milliseconds, nullable=False),
    Column("proved", Milliseconds),
    Column("proof", Text),
    Column("used", Milliseconds),
    Column("agent", Text),
    Index("ix_sessions_person", "person"),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("variant", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    Column("seed", Text),
    Column("start", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("shuffles", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("clock", Text),
    Column("access", Text, nullable=False),
    Column("takebacks", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("chosen", Integer, nullable=False),
    Column("tournament", Text),
    Column("day", Text),
    Column("fair", Text),
    Column("compensation", Integer),
    Column("partner", Text),
    Column("due", Milliseconds),
    Column("held", Milliseconds),
    CheckConstraint("turn IN (0, 1, 2)", name="turn"),
    CheckConstraint("access IN ('private', 'invitation', 'public')", name="access"),
    CheckConstraint("takebacks IN (0, 1)", name="takebacks"),
    CheckConstraint("rated IN (0, 1)", name="rated"),
    CheckConstraint("chosen IN (0, 1)", name="chosen"),
    Index("ix_games_due", "due"),
)
"""`fair`, `compensation` and `partner` have no constraints, so that older tables can have them."""

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("taken", Milliseconds, nullable=False),
    Column("name", Text, nullable=False),
    person_column("person", leave="feature", merge="feature"),
    Column("player", Text),
    Column("level", Integer),
    Column("open", Integer, nullable=False),
    person_column("invited", leave="clear", merge="move", exported=False),
    Column("bot", Integer, nullable=False),
    Column("rating", Integer),
    CheckConstraint("seat IN (1, 2)", name="seat"),
    CheckConstraint("open IN (0, 1)", name="open"),
    CheckConstraint("bot IN (0, 1)", name="bot"),
    CheckConstraint(
        "(person IS NULL OR player IS NULL) AND (level IS NULL OR player IS NOT NULL)"
        " AND (open = 0 OR person IS NULL AND player IS NULL)"
        " AND (invited IS NULL OR open = 1)",
        name="holder",
    ),
    Index(None, "person", "taken"),
    Index(None, "open", "taken"),
)

events = Table(
    "events",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("message", Text, nullable=False),
    Column("at", Milliseconds, nullable=False),
    person_column("person", leave="feature", merge="feature", exported=False),
    Column("lost", Milliseconds, nullable=False),
    Column("lag", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("event", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("due", Milliseconds),
    UniqueConstraint("game", "person", "message"),
    CheckConstraint("number > 0", name="number"),
    CheckConstraint("turn IN (0, 1, 2)", name="turn"),
    CheckConstraint("over IN (0, 1)", name="over"),
    Index(
        "ix_events_called_off",
        "at",
        sqlite_where=text("kind = 'abort'"),
        postgresql_where=text("kind = 'abort'"),
    ),
)

servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("started", Milliseconds, nullable=False),
    Column("alive", Milliseconds, nullable=False),
    Column("until", Milliseconds, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", Milliseconds, primary_key=True, autoincrement=False),
    Column("ended", Milliseconds, nullable=False),
    CheckConstraint("ended > began", name="ended"),
)

claims = Table(
    "claims",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("due", Milliseconds, nullable=False),
)

_revisions = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""The table of the revision, whose form all versions share."""


def create_tables(connection: Connection) -> None:
    """Create all tables; a test checks that an upgrade produces the same schema."""
    metadata.create_all(connection)
    _revisions.create(connection)
    connection.execute(insert(_revisions), {"version_num": HEAD})
