"""The tables about tournaments.

    tournaments         one tournament: its settings; what follows from its events serves queries
    tournament_events   what happened in it, append-only: key (tournament, number)
    entrants            who plays in it, by number, and under which name
    tournament_games    to which round and pairing a game belongs, which follows from the events too

`number` is that of the last event, which every change compares and swaps. `due` is when something
is to be done, in ms since 1970: nothing falls due before.
"""

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
)

from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    person_column("organiser", leave="feature", merge="feature"),
    Column("kind", Text, nullable=False),
    Column("rounds", Integer),
    Column("clock", Text),
    Column("board", Text, nullable=False),
    Column("twice", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("code_hash", Text, nullable=False),
    Column("starts", Milliseconds),
    Column("deadline", Milliseconds),
    Column("pause", Milliseconds),
    Column("late_until", Integer),
    Column("bots", Integer),
    Column("fair", Text),
    Column("public", Integer),
    Column("number", Integer),
    Column("round", Integer),
    Column("due", Milliseconds),
    CheckConstraint("kind IN ('swiss', 'round_robin', 'double_round_robin')", name="kind"),
    CheckConstraint("rounds BETWEEN 1 AND 15", name="rounds"),
    CheckConstraint("board IN ('revised', 'original')", name="board"),
    CheckConstraint("twice IN (0, 1)", name="twice"),
    CheckConstraint("rated IN (0, 1)", name="rated"),
    CheckConstraint("state IN ('open', 'running', 'over')", name="state"),
    Index(None, "organiser", "created"),
    Index("ix_tournaments_due", "due"),
)

tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Milliseconds, nullable=False),
    Column("event", Text, nullable=False),
    CheckConstraint("number > 0", name="number"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    person_column("person", leave="feature", merge="feature"),
    Column("name", Text, nullable=False),
    UniqueConstraint("tournament", "person"),
    Index("ix_entrants_person", "person"),
)

tournament_games = Table(
    "tournament_games",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("tournament", Text, ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("pairing", Integer, nullable=False),
    Index("ix_tournament_games_tournament", "tournament"),
)
