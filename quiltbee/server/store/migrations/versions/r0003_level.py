"""The level of the computer in a game; games against the plain players have none.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; all games are kept, and go on against the player that they began with."""
    op.add_column("games", sa.Column("level", sa.Integer))
