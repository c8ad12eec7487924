"""When servers were alive, and the times between, which no clock counts.

Revision ID: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("started", _MILLISECONDS, nullable=False),
        sa.Column("alive", _MILLISECONDS, nullable=False),
        sa.Column("until", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outages",
        sa.Column("began", _MILLISECONDS, autoincrement=False, nullable=False),
        sa.Column("ended", _MILLISECONDS, nullable=False),
        sa.CheckConstraint("ended > began", name=op.f("ck_outages_ended")),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
