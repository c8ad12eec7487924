"""The tables about people, beside `people` and `sessions`.

    names             what people want to be called
    accounts          who can come back from anywhere: a login, and the hash of a passphrase
    passkeys          public keys by which an account is proved
    ceremonies        questions to passkeys that wait for an answer, each for once
    links             the hash of a code that signs one more device in, once
    outcomes          how finished games ended; written in the commit of the event that ends one
    ratings           a person's strength in one class
    rating_changes    what each rated game made of the ratings of its people
    subscriptions     browsers that are told when it is a person's turn
    server_keys       secrets of the server itself

What follows from the events (`outcomes`, `rating_changes`) serves queries.
"""

from sqlalchemy import (
    REAL,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
)
from sqlalchemy.types import TypeEngine

from quiltbee.server.store.schema import Milliseconds, metadata

_Number: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")

names = Table(
    "names",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("name", Text, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("login", Text, nullable=False),
    Column("login_key", Text, nullable=False),
    Column("passphrase", Text),
    Column("created", Milliseconds, nullable=False),
    Column("listed", Integer, nullable=False),
    CheckConstraint("listed IN (0, 1)", name="listed"),
    Index("uq_accounts_login_key", "login_key", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    Column("used", Milliseconds),
    Index("ix_passkeys_person", "person"),
)

ceremonies = Table(
    "ceremonies",
    metadata,
    Column("id_hash", Text, primary_key=True),
    Column("challenge", Text, nullable=False),
    Column("person", Text),
    Column("login", Text),
    Column("expires", Milliseconds, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("expires", Milliseconds, nullable=False),
    Column("used", Milliseconds),
    Index("ix_links_person", "person"),
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("ended", Milliseconds, nullable=False),
    Column("winner", Integer, nullable=False),
    Column("score1", Integer, nullable=False),
    Column("score2", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    CheckConstraint("winner IN (1, 2)", name="winner"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("class", Text, primary_key=True),
    Column("rating", _Number, nullable=False),
    Column("deviation", _Number, nullable=False),
    Column("volatility", _Number, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Milliseconds, nullable=False),
    Index("ix_ratings_class_rating", "class", "rating"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("class", Text, nullable=False),
    Column("rating", _Number, nullable=False),
    Column("deviation", _Number, nullable=False),
    Column("at", Milliseconds, nullable=False),
    Index("ix_rating_changes_person_at", "person", "at"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    Index("ix_subscriptions_person", "person"),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
