"""The store: people, tables and the events of each table.

`store.Store` is the whole; `sqlite.SqliteStore` keeps it in one SQLite file. The package of a
feature has its tables, its rows, and its part in other commits (`features.Feature`).
"""

from quiltbee.server.store.bus import Bus
from quiltbee.server.store.database import Database
from quiltbee.server.store.games import GameStore
from quiltbee.server.store.news import (
    LOBBY,
    MISSED,
    BotOutNews,
    ConnectedNews,
    GameNews,
    Note,
    PresenceNews,
    RoundNews,
    SaidNews,
)
from quiltbee.server.store.table_events import (
    AUTOMA,
    OPEN,
    AnyEvent,
    Cut,
    HandedOver,
    Joined,
    RematchAsked,
    RematchOpened,
    SeatChosen,
    SeatHolder,
    SeatKind,
    TakebackAsked,
    TakebackDeclined,
    is_seat_name,
    seat_name,
    swapped,
)
from quiltbee.server.store.values import (
    Access,
    Fair,
    Opponent,
    Session,
    StoredEvent,
    StoredGame,
    TableSetup,
)

__all__ = [
    "AUTOMA",
    "LOBBY",
    "MISSED",
    "OPEN",
    "Access",
    "AnyEvent",
    "BotOutNews",
    "Bus",
    "ConnectedNews",
    "Cut",
    "Database",
    "Fair",
    "GameNews",
    "GameStore",
    "HandedOver",
    "Joined",
    "Note",
    "Opponent",
    "PresenceNews",
    "RematchAsked",
    "RematchOpened",
    "RoundNews",
    "SaidNews",
    "SeatChosen",
    "SeatHolder",
    "SeatKind",
    "Session",
    "StoredEvent",
    "StoredGame",
    "TableSetup",
    "TakebackAsked",
    "TakebackDeclined",
    "is_seat_name",
    "seat_name",
    "swapped",
]
