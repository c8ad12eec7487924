"""Solo games: the order of the cards, the turning of one as an event, and results to be counted.

The condition on the kind of an event can't be changed in SQLite, so the events are copied.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_COLUMNS = "game, number, message, at, kind, move, keep, player, over"
_KINDS = (
    "kind = 'move' AND move IS NOT NULL AND keep IS NULL AND player IS NULL"
    " AND cards IS NULL"
    " OR kind = 'takeback' AND move IS NULL AND keep IS NOT NULL AND player IS NULL"
    " OR kind = 'resign' AND move IS NULL AND keep IS NULL AND player IS NOT NULL"
    " AND cards IS NULL"
    " OR kind = 'card' AND move IS NULL AND keep IS NULL AND player IS NULL"
)


def upgrade() -> None:
    """Add the columns and the table; all games and events are kept."""
    op.add_column("games", sa.Column("cards", sa.Text))
    op.rename_table("events", "events_before")
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
        sa.Column("cards", sa.Text),
        sa.UniqueConstraint("game", "message", name="uq_events_game_message"),
        sa.CheckConstraint("number > 0", name=op.f("ck_events_number")),
        sa.CheckConstraint("over IN (0, 1)", name=op.f("ck_events_over")),
        sa.CheckConstraint(_KINDS, name=op.f("ck_events_kind")),
        sa.PrimaryKeyConstraint("game", "number", name="pk_events"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_events_game"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute(f"INSERT INTO events ({_COLUMNS}) SELECT {_COLUMNS} FROM events_before")
    op.drop_table("events_before")
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
