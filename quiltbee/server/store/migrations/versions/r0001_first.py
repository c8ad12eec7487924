"""The first tables: sessions, games and their events.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_KINDS = (
    "kind = 'move' AND move IS NOT NULL AND keep IS NULL AND player IS NULL"
    " OR kind = 'takeback' AND move IS NULL AND keep IS NOT NULL AND player IS NULL"
    " OR kind = 'resign' AND move IS NULL AND keep IS NULL AND player IS NOT NULL"
)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.Column("opponent", sa.Text, nullable=False),
        sa.Column("computer_seat", sa.Integer, nullable=False),
        sa.Column("name1", sa.Text, nullable=False),
        sa.Column("name2", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.CheckConstraint("computer_seat BETWEEN 0 AND 2", name=op.f("ck_games_computer_seat")),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["owner"], ["sessions.token_hash"], name="fk_games_owner"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_games_owner_created", "games", ["owner", "created"])
    op.create_table(
        "events",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("at", _MILLISECONDS, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("keep", sa.Integer),
        sa.Column("player", sa.Integer),
        sa.Column("over", sa.Integer, nullable=False),
        sa.UniqueConstraint("game", "message", name="uq_events_game_message"),
        sa.CheckConstraint("number > 0", name=op.f("ck_events_number")),
        sa.CheckConstraint("over IN (0, 1)", name=op.f("ck_events_over")),
        sa.CheckConstraint(_KINDS, name=op.f("ck_events_kind")),
        sa.PrimaryKeyConstraint("game", "number", name="pk_events"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_events_game"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
