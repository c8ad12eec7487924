"""People and seats: a session belongs to a person, and a seat to a person or a computer player.

Each session becomes a person of its own, who holds the seats that its games left to people. SQLite
can't change keys and conditions, so all tables are copied.

Revision ID: 0004
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_OLD = ("sessions", "games", "events", "solo_results")
_LETTERS = "23456789bcdfghjkmnpqrstvwxyz"
_HOLDER = (
    "person IS NOT NULL AND player IS NULL AND level IS NULL"
    " OR person IS NULL AND player IS NOT NULL"
)
_KINDS = (
    "kind = 'move' AND move IS NOT NULL AND keep IS NULL AND seat IS NULL"
    " AND shuffle IS NULL"
    " OR kind = 'takeback' AND move IS NULL AND keep IS NOT NULL AND seat IS NULL"
    " OR kind = 'resign' AND move IS NULL AND keep IS NULL"
    " AND seat IS NOT NULL AND seat IN (1, 2)"
    " AND shuffle IS NULL"
    " OR kind = 'card' AND move IS NULL AND keep IS NULL AND seat IS NULL"
)


def upgrade() -> None:
    """Make the new tables and copy all into them; every game goes on as before."""
    op.drop_index("ix_games_owner_created")
    for table in _OLD:
        op.rename_table(table, f"{table}_before")
    _make_people()
    _make_games()
    _make_events()
    _copy_people()
    _copy_games()
    _copy_events()
    for table in reversed(_OLD):
        op.drop_table(f"{table}_before")


def _make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("shuffles", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("taken", _MILLISECONDS, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("player", sa.Text),
        sa.Column("level", sa.Integer),
        sa.CheckConstraint("seat IN (1, 2)", name=op.f("ck_seats_seat")),
        sa.CheckConstraint(_HOLDER, name=op.f("ck_seats_holder")),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person_taken", "seats", ["person", "taken"])


def _make_events() -> None:
    op.create_table(
        "events",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("at", _MILLISECONDS, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("keep", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("shuffle", sa.Text),
        sa.UniqueConstraint("game", "message", name="uq_events_game_message"),
        sa.CheckConstraint("number > 0", name=op.f("ck_events_number")),
        sa.CheckConstraint("over IN (0, 1)", name=op.f("ck_events_over")),
        sa.CheckConstraint(_KINDS, name=op.f("ck_events_kind")),
        sa.PrimaryKeyConstraint("game", "number", name="pk_events"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_events_game"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_events_person"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "solo_results",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer),
        sa.Column("practice", sa.Integer, nullable=False),
        sa.CheckConstraint("won IN (0, 1)", name=op.f("ck_solo_results_won")),
        sa.CheckConstraint("practice IN (0, 1)", name=op.f("ck_solo_results_practice")),
        sa.PrimaryKeyConstraint("game", name="pk_solo_results"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_solo_results_game"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _copy_people() -> None:
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT token_hash, created FROM sessions_before"))
    rows = [
        {"token_hash": row.token_hash, "person": _new_id(), "created": row.created} for row in found
    ]
    if rows:
        connection.execute(sa.text("INSERT INTO people VALUES (:person, :created)"), rows)
        connection.execute(
            sa.text("INSERT INTO sessions VALUES (:token_hash, :person, :created)"), rows
        )


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def _copy_games() -> None:
    op.execute(
        "INSERT INTO games (id, variant, created, seed, start, opening, shuffles)"
        " SELECT id, CASE opponent WHEN 'automa' THEN 'solo' ELSE 'duel' END,"
        " created, seed, start, opening, coalesce(cards, '') FROM games_before"
    )
    for seat in (1, 2):
        op.execute(
            "INSERT INTO seats (game, seat, taken, name, person, player, level)"
            f" SELECT id, {seat}, games_before.created, name{seat},"
            f" CASE computer_seat WHEN {seat} THEN NULL ELSE person END,"
            f" CASE computer_seat WHEN {seat} THEN"
            " CASE opponent WHEN 'computer' THEN 'engine' ELSE opponent END END,"
            f" CASE computer_seat WHEN {seat} THEN level END"
            " FROM games_before JOIN sessions ON token_hash = owner"
        )


def _copy_events() -> None:
    """The computer players' messages had ids with a colon, which a browser's can't have."""
    op.execute(
        "INSERT INTO events"
        " (game, number, message, at, person, kind, move, keep, seat, over, shuffle)"
        " SELECT game, number, message, at,"
        " CASE WHEN message LIKE 'computer:%' THEN NULL ELSE person END,"
        " kind, move, keep, player, over, events_before.cards"
        " FROM events_before LEFT JOIN games_before ON games_before.id = game"
        " LEFT JOIN sessions ON token_hash = owner"
    )
    op.execute(
        "INSERT INTO solo_results (game, deck, level, won, margin, practice)"
        " SELECT game, deck, level, won, margin, practice FROM solo_results_before"
    )
