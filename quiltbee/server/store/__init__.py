"""The store: people, tables and the events of each table.

`Store` is all of it; `sqlite.SqliteStore` keeps it in one SQLite file.
"""

from quiltbee.server.store.database import Database
from quiltbee.server.store.games import GameStore
from quiltbee.server.store.news import GameNews, LobbyNews, Missed, News, PresenceNews
from quiltbee.server.store.people import PeopleStore
from quiltbee.server.store.store import Store
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
    "Database",
    "GameNews",
    "GameStore",
    "LobbyNews",
    "Missed",
    "News",
    "Opponent",
    "PeopleStore",
    "PresenceNews",
    "SeatHolder",
    "SeatKind",
    "Session",
    "Store",
    "StoredEvent",
    "StoredGame",
    "TableSetup",
]
