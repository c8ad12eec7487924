"""The tables about bots, which are people of their own; their seats stand in `seats`.

    bots        one program that plays: whose it is, and its name
    bot_tokens  the hash of a token by which it comes in, and what it may do with it

A bot that has been removed keeps its row, for the games that it played, without owner and key.
"""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Table, Text

from quiltbee.server.store.schema import Milliseconds, metadata

bots = Table(
    "bots",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("owner", Text, ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("name_key", Text),
    Column("created", Milliseconds, nullable=False),
    CheckConstraint("(owner IS NULL) = (name_key IS NULL)", name="removed"),
    Index("ix_bots_owner", "owner"),
    Index("uq_bots_name_key", "name_key", unique=True),
)

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("bot", Text, ForeignKey("bots.person"), nullable=False),
    Column("scope", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    CheckConstraint("scope IN ('play', 'read')", name="scope"),
    Index("ix_bot_tokens_bot", "bot"),
    Index("uq_bot_tokens_id", "id", unique=True),
)
