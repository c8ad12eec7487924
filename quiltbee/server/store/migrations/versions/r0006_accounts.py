"""People have names and, if they want, accounts; outcomes, ratings, notifications.

Games that were over before have no outcome yet: the server adds it when its people look.

Revision ID: 0006
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0006"
down_revision = "0005"

_MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_NUMBER: TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")
_OF_SQLITE: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    """Add the tables, and copy the sessions into one that also says how they were proved."""
    _make_sessions()
    _make_accounts()
    _make_ratings()
    _make_notifications()


def _make_sessions() -> None:
    op.rename_table("sessions", "sessions_before")
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.Column("proved", _MILLISECONDS),
        sa.Column("proof", sa.Text),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
        **_OF_SQLITE,
    )
    op.execute(
        "INSERT INTO sessions (token_hash, person, created)"
        " SELECT token_hash, person, created FROM sessions_before"
    )
    op.drop_table("sessions_before")
    op.create_index("ix_sessions_person", "sessions", ["person"])


def _make_accounts() -> None:
    op.create_table(
        "names",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_names"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_names_person"),
        **_OF_SQLITE,
    )
    op.create_table(
        "accounts",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("login_key", sa.Text, nullable=False),
        sa.Column("passphrase", sa.Text),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.CheckConstraint("listed IN (0, 1)", name=op.f("ck_accounts_listed")),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person"),
        **_OF_SQLITE,
    )
    op.create_index("uq_accounts_login_key", "accounts", ["login_key"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.Column("used", _MILLISECONDS),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person"),
        **_OF_SQLITE,
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "ceremonies",
        sa.Column("id_hash", sa.Text, nullable=False),
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("login", sa.Text),
        sa.Column("expires", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id_hash", name="pk_ceremonies"),
        **_OF_SQLITE,
    )
    op.create_table(
        "links",
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires", _MILLISECONDS, nullable=False),
        sa.Column("used", _MILLISECONDS),
        sa.PrimaryKeyConstraint("code_hash", name="pk_links"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_links_person"),
        **_OF_SQLITE,
    )
    op.create_index("ix_links_person", "links", ["person"])


def _make_ratings() -> None:
    op.create_table(
        "outcomes",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", _MILLISECONDS, nullable=False),
        sa.Column("winner", sa.Integer, nullable=False),
        sa.Column("score1", sa.Integer, nullable=False),
        sa.Column("score2", sa.Integer, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.CheckConstraint("winner IN (1, 2)", name=op.f("ck_outcomes_winner")),
        sa.PrimaryKeyConstraint("game", name="pk_outcomes"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_outcomes_game"),
        **_OF_SQLITE,
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("class", sa.Text, nullable=False),
        sa.Column("rating", _NUMBER, nullable=False),
        sa.Column("deviation", _NUMBER, nullable=False),
        sa.Column("volatility", _NUMBER, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("person", "class", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person"),
        **_OF_SQLITE,
    )
    op.create_index("ix_ratings_class_rating", "ratings", ["class", "rating"])
    op.create_table(
        "rating_changes",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("class", sa.Text, nullable=False),
        sa.Column("rating", _NUMBER, nullable=False),
        sa.Column("deviation", _NUMBER, nullable=False),
        sa.Column("at", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rating_changes_game"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_rating_changes_person"),
        **_OF_SQLITE,
    )
    op.create_index("ix_rating_changes_person_at", "rating_changes", ["person", "at"])


def _make_notifications() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_subscriptions_person"),
        **_OF_SQLITE,
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
        **_OF_SQLITE,
    )
