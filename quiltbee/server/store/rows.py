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
from quiltbee.rules import Decider, Position, Seat, Shuffle
from quiltbee.server.store.schema import people, sessions
from quiltbee.server.store.table_events import SeatHolder, decode_event, encode_event
from quiltbee.server.store.values import Session, StoredEvent, StoredGame, TableSetup

Values = dict[str, object]
"""What is written into a row, by columns."""

_BETWEEN_SHUFFLES = " / "


# Tables and their seats


def row_of(setup: TableSetup) -> Values:
    """The `games` row of a table."""
    return {
        "id": setup.id,
        "variant": setup.start.variant,
        "created": setup.created,
        "seed": setup.seed,
        "start": format_position(setup.start),
        "opening": format_moves(setup.opening),
        "shuffles": _BETWEEN_SHUFFLES.join(map(_format_shuffle, _later(setup.start))),
        "turn": _seat(setup.begin().decider),
        "clock": setup.clock_text,
        "access": setup.access,
        "takebacks": int(setup.takebacks),
        "rated": int(setup.rated),
        "chosen": int(setup.chosen),
        "tournament": setup.tournament,
        "day": setup.day,
        "fair": setup.fair,
        "compensation": setup.compensation,
        "partner": setup.partner,
        "held": setup.held,
        "due": None if setup.untimed is None else setup.created + setup.held,
    }


def rows_of_seats(setup: TableSetup) -> list[Values]:
    """The `seats` rows of a table."""
    return [
        {
            "game": setup.id,
            "seat": int(seat),
            "taken": setup.created,
            **values_of_holder(setup.holder(seat)),
        }
        for seat in Seat
    ]


def values_of_holder(holder: SeatHolder) -> Values:
    """The part of a `seats` row about its holder."""
    return {
        "name": holder.name,
        "person": holder.person,
        "player": holder.player,
        "level": holder.level,
        "open": int(holder.is_open),
        "invited": holder.invited,
        "bot": int(holder.is_bot),
        "rating": holder.rating,
    }


def holder_of(row: Row[Any]) -> SeatHolder:
    """The holder in a `seats` row."""
    return SeatHolder(
        name=row.name,
        person=row.person,
        player=row.player,
        level=row.level,
        is_open=bool(row.open),
        invited=row.invited,
        is_bot=bool(row.bot),
        rating=row.rating,
    )


def setup_of(row: Row[Any], seats: Iterable[Row[Any]]) -> TableSetup:
    """The set-up from a `games` row and its `seats` rows; ValueError if it is damaged."""
    start = parse_any_position(row.start)
    if start.variant != row.variant:
        raise ValueError(f"its start is not one of the variant {row.variant!r}")
    if row.shuffles:
        start = start.with_later(map(_parse_shuffle, row.shuffles.split(_BETWEEN_SHUFFLES)))
    holders = {Seat(seat.seat): holder_of(seat) for seat in seats}
    if len(holders) != len(Seat):
        raise ValueError("a seat is missing")
    return TableSetup(
        id=row.id,
        created=row.created,
        seats=(holders[Seat.FIRST], holders[Seat.SECOND]),
        seed=row.seed,
        start=start,
        opening=tuple(map(parse_any_move, row.opening.split())),
        clock=None if row.clock is None else TimeControl.parse(row.clock),
        access=row.access,
        takebacks=bool(row.takebacks),
        rated=bool(row.rated),
        chosen=bool(row.chosen),
        tournament=row.tournament,
        day=row.day,
        fair=row.fair,
        compensation=row.compensation,
        partner=row.partner,
        held=row.held or 0,
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
    """The row of an event; `game` is the game after it."""
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
    """The event in a row; ValueError if it is damaged."""
    event = decode_event(row.event)
    return StoredEvent(row.number, row.message, row.at, event, row.person, row.lost, row.lag)


def _seat(decider: Decider | None) -> int:
    """The seat that decides, 0 if there is none."""
    return int(decider) if isinstance(decider, Seat) else 0


# People


def insert_newcomer(connection: Connection, newcomer: Session) -> None:
    """Write a new person with their first session."""
    connection.execute(insert(people), {"id": newcomer.person, "created": newcomer.created})
    insert_session(connection, newcomer)


def insert_session(connection: Connection, session: Session) -> None:
    """Write a session."""
    connection.execute(insert(sessions), asdict(session))


def _format_shuffle(cards: Iterable[int]) -> str:
    """The numbers of the cards; 0 for one never known, put aside in a foreign record."""
    return " ".join(map(str, cards))


def _parse_shuffle(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _later(start: Position | Solo) -> tuple[Shuffle, ...]:
    return start.later if isinstance(start, Solo) else ()
