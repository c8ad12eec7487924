"""Seats that are open, clocks, and what two people at two places do besides playing.

Everything that stood before is a table at one place: private, without a clock, and unrated. SQLite
can't change keys and conditions, so the tables are copied.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_OLD = ("games", "seats", "events", "solo_results")
_HOLDER = (
    "(person IS NULL OR player IS NULL) AND (level IS NULL OR player IS NOT NULL)"
    " AND (open = 0 OR person IS NULL AND player IS NULL)"
    " AND (invited IS NULL OR open = 1)"
)
_KINDS = (
    "(kind = 'move') = (move IS NOT NULL) AND (kind = 'takeback') = (keep IS NOT NULL)"
    " AND (kind = 'rematch_opened') = (next IS NOT NULL)"
    " AND (shuffle IS NULL OR kind IN ('card', 'takeback'))"
    " AND CASE WHEN kind IN ('move', 'card', 'takeback', 'abort', 'rematch_opened')"
    " THEN seat IS NULL"
    " WHEN kind IN ('resign', 'flag', 'join', 'handover', 'ask', 'decline', 'rematch')"
    " THEN seat IN (1, 2) AND seat IS NOT NULL"
    " ELSE 0 = 1 END"
)


def upgrade() -> None:
    """Copy games, seats and events into tables with the new columns; every game goes on."""
    op.drop_index("ix_seats_person_taken")
    for table in _OLD:
        op.rename_table(table, f"{table}_before")
    _make_games()
    _make_events()
    _copy()
    for table in reversed(_OLD):
        op.drop_table(f"{table}_before")


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
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("access", sa.Text, nullable=False),
        sa.Column("takebacks", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("chosen", sa.Integer, nullable=False),
        sa.CheckConstraint("turn IN (0, 1, 2)", name=op.f("ck_games_turn")),
        sa.CheckConstraint(
            "access IN ('private', 'invitation', 'public')", name=op.f("ck_games_access")
        ),
        sa.CheckConstraint("takebacks IN (0, 1)", name=op.f("ck_games_takebacks")),
        sa.CheckConstraint("rated IN (0, 1)", name=op.f("ck_games_rated")),
        sa.CheckConstraint("chosen IN (0, 1)", name=op.f("ck_games_chosen")),
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
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("invited", sa.Text),
        sa.Column("bot", sa.Integer, nullable=False),
        sa.Column("rating", sa.Integer),
        sa.CheckConstraint("seat IN (1, 2)", name=op.f("ck_seats_seat")),
        sa.CheckConstraint("open IN (0, 1)", name=op.f("ck_seats_open")),
        sa.CheckConstraint("bot IN (0, 1)", name=op.f("ck_seats_bot")),
        sa.CheckConstraint(_HOLDER, name=op.f("ck_seats_holder")),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
        sa.ForeignKeyConstraint(["invited"], ["people.id"], name="fk_seats_invited"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person_taken", "seats", ["person", "taken"])
    op.create_index("ix_seats_open_taken", "seats", ["open", "taken"])
    op.create_table(
        "invitations",
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("expires", _MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_invitations"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_invitations_game"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_invitations_game", "invitations", ["game"])


def _make_events() -> None:
    op.create_table(
        "events",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("at", _MILLISECONDS, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("lost", _MILLISECONDS, nullable=False),
        sa.Column("lag", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("keep", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("next", sa.Text),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("shuffle", sa.Text),
        sa.UniqueConstraint("game", "person", "message", name="uq_events_game_person"),
        sa.CheckConstraint("number > 0", name=op.f("ck_events_number")),
        sa.CheckConstraint("turn IN (0, 1, 2)", name=op.f("ck_events_turn")),
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


def _copy() -> None:
    """At one place it is always a person who is waited for."""
    persons = "(SELECT min(seat) FROM seats_before WHERE person IS NOT NULL AND game = {})"
    op.execute(
        "INSERT INTO games (id, variant, created, seed, start, opening, shuffles,"
        " turn, access, takebacks, rated, chosen)"
        " SELECT id, variant, created, seed, start, opening, shuffles,"
        f" {persons.format('games_before.id')}, 'private', 1, 0, 0 FROM games_before"
    )
    op.execute(
        "INSERT INTO seats (game, seat, taken, name, person, player, level, open, bot)"
        " SELECT game, seat, taken, name, person, player, level, 0, 0 FROM seats_before"
    )
    op.execute(
        "INSERT INTO events (game, number, message, at, person, lost, lag, kind, move, keep, seat,"
        " turn, over, shuffle)"
        " SELECT game, number, message, at, person, 0, 0, kind, move, keep, seat,"
        f" CASE over WHEN 1 THEN 0 ELSE {persons.format('events_before.game')} END, over, shuffle"
        " FROM events_before"
    )
    op.execute("INSERT INTO solo_results SELECT * FROM solo_results_before")
