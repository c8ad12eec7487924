"""The store: people, tables and the events of each table.

`Store` is what the server asks of it, `sqlite.SqliteStore` keeps it in one SQLite file.
"""

from quiltbee.server.store.protocol import Store
from quiltbee.server.store.values import (
    AUTOMA,
    AutomaTotal,
    Opponent,
    SeatHolder,
    SeatKind,
    Session,
    StoredEvent,
    StoredGame,
    TableSetup,
)

__all__ = [
    "AUTOMA",
    "AutomaTotal",
    "Opponent",
    "SeatHolder",
    "SeatKind",
    "Session",
    "Store",
    "StoredEvent",
    "StoredGame",
    "TableSetup",
]
