"""Bots, and the tokens by which they come in.

Revision ID: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "bots",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.CheckConstraint("(owner IS NULL) = (name_key IS NULL)", name=op.f("ck_bots_removed")),
        sa.PrimaryKeyConstraint("person", name="pk_bots"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bots_person"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_bots_owner"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_bots_owner", "bots", ["owner"])
    op.create_index("uq_bots_name_key", "bots", ["name_key"], unique=True)
    op.create_table(
        "bot_tokens",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.CheckConstraint("scope IN ('play', 'read')", name=op.f("ck_bot_tokens_scope")),
        sa.PrimaryKeyConstraint("token_hash", name="pk_bot_tokens"),
        sa.ForeignKeyConstraint(["bot"], ["bots.person"], name="fk_bot_tokens_bot"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_bot_tokens_bot", "bot_tokens", ["bot"])
    op.create_index("uq_bot_tokens_id", "bot_tokens", ["id"], unique=True)
