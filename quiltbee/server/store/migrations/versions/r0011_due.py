"""When flags fall, and what is done once by whichever process comes first.

Revision ID: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add both; when the flags of games in progress fall is found out as each is looked at."""
    op.add_column("events", sa.Column("due", _MILLISECONDS))
    op.create_table(
        "claims",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("due", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("kind", "key", name="pk_claims"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
