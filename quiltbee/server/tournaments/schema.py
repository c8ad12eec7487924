"""The tables about tournaments.

    tournaments        one tournament: its settings, and its state
    entrants           who plays in it, by number, and their place in the drawn order
    pairings           who met whom in a round; without `second` it is a bye
    tournament_games   which games belong to a pairing, and who sits first in each
    half_byes          who asked not to be paired in a round, for half of its points
    arrivals           which seats of tournament games have seen their people
    corrections        results that the organiser has corrected

Other results are stored only with the games.
"""

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
)

from quiltbee.server.store.schema import Milliseconds, metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    Column("organiser", Text, ForeignKey("people.id")),
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
    CheckConstraint("kind IN ('swiss', 'round_robin', 'double_round_robin')", name="kind"),
    CheckConstraint("rounds BETWEEN 1 AND 15", name="rounds"),
    CheckConstraint("board IN ('revised', 'original')", name="board"),
    CheckConstraint("twice IN (0, 1)", name="twice"),
    CheckConstraint("rated IN (0, 1)", name="rated"),
    CheckConstraint("state IN ('open', 'running', 'over')", name="state"),
    Index(None, "organiser", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("place", Integer),
    Column("withdrawn", Integer, nullable=False),
    UniqueConstraint("tournament", "person"),
    CheckConstraint("withdrawn IN (0, 1)", name="withdrawn"),
    CheckConstraint("person IS NOT NULL OR withdrawn = 1", name="person"),
    Index("ix_entrants_person", "person"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    CheckConstraint("second IS NULL OR second <> first", name="second"),
)

tournament_games = Table(
    "tournament_games",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("tournament", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("pairing", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    ForeignKeyConstraint(
        ["tournament", "round", "pairing"],
        ["pairings.tournament", "pairings.round", "pairings.number"],
        name="fk_tournament_games_pairing",
    ),
    UniqueConstraint("tournament", "round", "pairing", "first"),
)

half_byes = Table(
    "half_byes",
    metadata,
    Column("tournament", Text, nullable=False, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("entrant", Integer, primary_key=True),
    ForeignKeyConstraint(
        ["tournament", "entrant"],
        ["entrants.tournament", "entrants.number"],
        name="fk_half_byes_entrant",
        ondelete="CASCADE",
    ),
)

arrivals = Table(
    "arrivals",
    metadata,
    Column("game", Text, ForeignKey("tournament_games.game"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    CheckConstraint("seat IN (1, 2)", name="seat"),
)

corrections = Table(
    "corrections",
    metadata,
    Column("game", Text, ForeignKey("tournament_games.game"), primary_key=True),
    Column("winner", Integer),
    Column("note", Text, nullable=False),
    Column("at", Milliseconds, nullable=False),
)
