"""Reports about people and games.

Revision ID: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table; nothing else changes."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("reporter", sa.Text),
        sa.Column("game", sa.Text),
        sa.Column("person", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger().with_variant(sa.Integer, "sqlite")),
        sa.CheckConstraint("game IS NOT NULL OR person IS NOT NULL", name=op.f("ck_reports_about")),
        sa.CheckConstraint("length(text) <= 500", name=op.f("ck_reports_text")),
        sa.CheckConstraint(
            "reason IN ('name', 'cheating', 'leaving', 'other')", name=op.f("ck_reports_reason")
        ),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(
            ["reporter"], ["people.id"], name="fk_reports_reporter", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_reports_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_reports_person", ondelete="CASCADE"
        ),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_reports_closed_created", "reports", ["closed", "created"])
