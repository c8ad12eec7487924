"""The table of reports: what people tell whoever runs the server about others.

A report goes with the person or the game that it is about, and outlives the one who made it.
"""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Table, Text

from quiltbee.server.store.schema import Milliseconds, metadata

LONGEST_TEXT = 500
REASONS = ("name", "cheating", "leaving", "other")
"""What may be wrong: an offensive name, help from a computer, games left again and again."""

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Milliseconds, nullable=False),
    Column("reporter", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE")),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE")),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", Milliseconds),
    CheckConstraint("game IS NOT NULL OR person IS NOT NULL", name="about"),
    CheckConstraint(f"length(text) <= {LONGEST_TEXT}", name="text"),
    CheckConstraint(f"reason IN {REASONS}", name="reason"),
    Index(None, "closed", "created"),
)
