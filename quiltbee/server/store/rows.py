"""Tables, seats and events as rows of the store, and back."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, insert

from quiltbee.automa import Solo
from quiltbee.games import TimeControl
from quiltbee.notation import (
    format_moves,
    format_position,
    parse_any_move,
    parse_any_position,
)
from quiltbee.rules import Decider, Seat
from quiltbee.server.store.schema import people, sessions
from quiltbee.server.store.table_events import SeatHolder, decode_event, encode_event
from quiltbee.server.store.values import Session, StoredEvent, StoredGame, TableSetup

Values = dict[str, object]
"""The values of a row, by column."""

_SAME = (
    *("id", "created", "seed", "access", "tournament", "day"),
    *("fair", "compensation", "partner", "held"),
)
_FLAGS = "takebacks", "rated", "chosen"
"""The columns of `games` with a field of the same name."""

_BETWEEN_SHUFFLES = " / "


# Tables and their seats


def row_of(setup: TableSetup) -> Values:
    """Return the `games` row of a table."""
    later = setup.start.later if isinstance(setup.start, Solo) else ()
    # A card that was never seen, put aside in a foreign record, is a 0.
    shuffles = [" ".join(map(str, cards)) for cards in later]
    return {
        **{name: getattr(setup, name) for name in _SAME},
        **{name: int(getattr(setup, name)) for name in _FLAGS},
        "variant": setup.start.variant,
        "start": format_position(setup.start),
        "opening": format_moves(setup.opening),
        "shuffles": _BETWEEN_SHUFFLES.join(shuffles),
        "turn": _seat(setup.begin().decider),
        "clock": setup.clock_text,
        "due": None if setup.untimed is None else setup.created + setup.held,
    }


def rows_of_seats(setup: TableSetup) -> list[Values]:
    """Return the `seats` rows of a table."""
    this = {"game": setup.id, "taken": setup.created}
    return [{**this, "seat": int(seat), **values_of_holder(setup.holder(seat))} for seat in Seat]


def values_of_holder(holder: SeatHolder) -> Values:
    """Return the part of a `seats` row about its holder."""
    values = asdict(holder)
    return values | {"open": int(values.pop("is_open")), "bot": int(values.pop("is_bot"))}


def holder_of(row: Row[Any]) -> SeatHolder:
    """Return the holder in a `seats` row."""
    texts = row.name, row.person, row.player
    return SeatHolder(*texts, row.level, bool(row.open), row.invited, bool(row.bot), row.rating)


def setup_of(row: Row[Any], seats: Iterable[Row[Any]]) -> TableSetup:
    """Return the set-up in a `games` row and its `seats` rows.

    Raises ValueError if it is damaged.
    """
    start = parse_any_position(row.start)
    if start.variant != row.variant:
        raise ValueError(f"its start is not one of the variant {row.variant!r}")
    if row.shuffles:
        shuffles = row.shuffles.split(_BETWEEN_SHUFFLES)
        start = start.with_later(tuple(map(int, cards.split())) for cards in shuffles)
    holders = {Seat(seat.seat): holder_of(seat) for seat in seats}
    if len(holders) != len(Seat):
        raise ValueError("a seat is missing")
    same: dict[str, Any] = {name: getattr(row, name) for name in _SAME}
    same |= {name: bool(getattr(row, name)) for name in _FLAGS}
    same["held"] = row.held or 0
    return TableSetup(
        **same,
        seats=(holders[Seat.FIRST], holders[Seat.SECOND]),
        start=start,
        opening=tuple(map(parse_any_move, row.opening.split())),
        clock=None if row.clock is None else TimeControl.parse(row.clock),
    )


# Events


class EventRow(NamedTuple):
    """A row of `events`, in the order of its columns."""

    game: str
    number: int
    message: str
    at: int
    person: str | None
    lost: int
    lag: int
    kind: str
    event: str
    turn: int
    over: int
    due: int | None


def row_of_event(game: StoredGame, event: StoredEvent) -> EventRow:
    """Return the row of an event; `game` is the game after it."""
    text = encode_event(event.event).decode()
    return EventRow(
        game.setup.id,
        event.number,
        event.message,
        event.at,
        event.person,
        event.lost,
        event.lag,
        text[_KIND : text.index('"', _KIND)],
        text,
        _seat(game.decider),
        int(game.game.is_over),
        None if game.clock is None else game.clock.falls_at,
    )


_KIND = len('{"kind":"')


def event_of(row: Row[Any] | EventRow) -> StoredEvent:
    """Return the event in a row; raises ValueError if it is damaged."""
    event = decode_event(row.event)
    return StoredEvent(row.number, row.message, row.at, event, row.person, row.lost, row.lag)


def _seat(decider: Decider | None) -> int:
    return int(decider) if isinstance(decider, Seat) else 0


# People


def insert_newcomer(connection: Connection, newcomer: Session) -> None:
    """Store a new person with their first session."""
    connection.execute(insert(people), {"id": newcomer.person, "created": newcomer.created})
    insert_session(connection, newcomer)


def insert_session(connection: Connection, session: Session) -> None:
    """Store a session."""
    connection.execute(insert(sessions), asdict(session))
