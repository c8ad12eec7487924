"""The store: people, tables and the events of each table.

`store.Store` is all of it, those of the features included; `sqlite.SqliteStore` keeps it in one
SQLite file.
"""

from quiltbee.server.store.database import Database
from quiltbee.server.store.games import GameStore
from quiltbee.server.store.news import (
    GameNews,
    Heard,
    LobbyNews,
    Missed,
    News,
    PresenceNews,
    SeatsNews,
)
from quiltbee.server.store.seating import Invitation, LobbyTable, SeatingStore
from quiltbee.server.store.seats import AUTOMA, OPEN, SeatHolder, SeatKind
from quiltbee.server.store.table_events import (
    AnyEvent,
    HandedOver,
    Joined,
    RematchAsked,
    RematchOpened,
    TableEvent,
    TakebackAsked,
    TakebackDeclined,
)
from quiltbee.server.store.values import (
    Access,
    AutomaTotal,
    Opponent,
    Session,
    StoredEvent,
    StoredGame,
    TableSetup,
)

__all__ = [
    "AUTOMA",
    "OPEN",
    "Access",
    "AnyEvent",
    "AutomaTotal",
    "Database",
    "GameNews",
    "GameStore",
    "HandedOver",
    "Heard",
    "Invitation",
    "Joined",
    "LobbyNews",
    "LobbyTable",
    "Missed",
    "News",
    "Opponent",
    "PresenceNews",
    "RematchAsked",
    "RematchOpened",
    "SeatHolder",
    "SeatKind",
    "SeatingStore",
    "SeatsNews",
    "Session",
    "StoredEvent",
    "StoredGame",
    "TableEvent",
    "TableSetup",
    "TakebackAsked",
    "TakebackDeclined",
]
