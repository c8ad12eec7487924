"""Tournaments: who plays in them, who meets whom, and in which games.

Revision ID: 0010
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_OF_SQLITE: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    """Make the tables; nothing else changes."""
    _make_tournaments()
    _make_entrants()
    _make_pairings()


def _make_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.Column("organiser", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("clock", sa.Text),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("twice", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.CheckConstraint(
            "kind IN ('swiss', 'round_robin', 'double_round_robin')",
            name=op.f("ck_tournaments_kind"),
        ),
        sa.CheckConstraint("rounds BETWEEN 1 AND 15", name=op.f("ck_tournaments_rounds")),
        sa.CheckConstraint("board IN ('revised', 'original')", name=op.f("ck_tournaments_board")),
        sa.CheckConstraint("twice IN (0, 1)", name=op.f("ck_tournaments_twice")),
        sa.CheckConstraint("rated IN (0, 1)", name=op.f("ck_tournaments_rated")),
        sa.CheckConstraint(
            "state IN ('open', 'running', 'over')", name=op.f("ck_tournaments_state")
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["organiser"], ["people.id"], name="fk_tournaments_organiser"),
        **_OF_SQLITE,
    )
    op.create_index("ix_tournaments_organiser_created", "tournaments", ["organiser", "created"])


def _make_entrants() -> None:
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("withdrawn", sa.Integer, nullable=False),
        sa.UniqueConstraint("tournament", "person", name="uq_entrants_tournament_person"),
        sa.CheckConstraint("withdrawn IN (0, 1)", name=op.f("ck_entrants_withdrawn")),
        sa.CheckConstraint("person IS NOT NULL OR withdrawn = 1", name=op.f("ck_entrants_person")),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entrants_tournament"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_entrants_person"),
        **_OF_SQLITE,
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])


def _make_pairings() -> None:
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.CheckConstraint("second IS NULL OR second <> first", name=op.f("ck_pairings_second")),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_pairings"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_pairings_tournament"),
        **_OF_SQLITE,
    )
    op.create_table(
        "tournament_games",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("pairing", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_tournament_games"),
        sa.ForeignKeyConstraint(
            ["tournament", "round", "pairing"],
            ["pairings.tournament", "pairings.round", "pairings.number"],
            name="fk_tournament_games_pairing",
        ),
        sa.UniqueConstraint(
            "tournament", "round", "pairing", "first", name="uq_tournament_games_tournament_round"
        ),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_tournament_games_game"),
        **_OF_SQLITE,
    )
