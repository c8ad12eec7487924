"""The tables of people and computers, and the append-only list of each table's events."""

from collections.abc import Sequence
from operator import itemgetter

from sqlalchemy import Connection, desc, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from quiltbee.rules import Seat
from quiltbee.server.errors import RepeatedError, StaleError, StoreError
from quiltbee.server.store.commits import Row
from quiltbee.server.store.database import Database
from quiltbee.server.store.features import Feature, settle
from quiltbee.server.store.inserts import RowInsert
from quiltbee.server.store.loading import load_game
from quiltbee.server.store.news import GameNews
from quiltbee.server.store.rows import (
    event_of,
    insert_newcomer,
    row_of,
    row_of_event,
    rows_of_seats,
    values_of_holder,
)
from quiltbee.server.store.schema import events, games, seats
from quiltbee.server.store.seats import SeatHolder
from quiltbee.server.store.table_events import SEATING, HandedOver, Joined
from quiltbee.server.store.values import Session, StoredEvent, StoredGame, TableSetup

_EVENTS = RowInsert(events)
_in_order = itemgetter(*(column.name for column in events.columns))


class GameStore:
    """The games of a database.

    What a method was asked to write is on the disk when it returns. Whatever fails does so with
    StoreError, unless another error is named.
    """

    def __init__(self, database: Database, features: Sequence[Feature] = ()) -> None:
        self._database = database
        self._features = features

    async def create(self, setup: TableSetup, newcomer: Session | None = None) -> None:
        """Store a new table, and with it the first session of a new person."""

        def work(connection: Connection) -> None:
            if newcomer is not None:
                insert_newcomer(connection, newcomer)
            insert_table(connection, setup)

        await self._database.write(work)

    async def append(
        self, stored: StoredGame, event: StoredEvent, opened: TableSetup | None = None
    ) -> StoredGame:
        """Store the next event of a game, tell it to all servers, and give the game after it.

        Raises StaleError, storing nothing, if the game has gone on meanwhile: an event of this
        number is there. It raises RepeatedError instead if the same message stored it. Raises
        ValueError for an event that can't follow.

        Whoever takes a seat with this event is written into it. `opened` is a table that is opened
        in the same commit. What the features make of the end of a game is stored with the event
        that ends it.
        """
        later = stored.after(event)
        game = stored.setup.id
        row = Row(_EVENTS, _in_order(row_of_event(later, event)))
        news = news_of(later)

        def work(connection: Connection) -> None:
            row(connection)
            if isinstance(event.event, Joined | HandedOver) and event.event.holder is not None:
                _forget_who_left(connection, stored, event.event.seat)
                _seat(connection, game, event.event.seat, event.event.holder, event.at)
            if opened is not None:
                insert_table(connection, opened)
            settle(self._features, connection, stored, later, event)

        is_more = opened is not None or isinstance(event.event, SEATING)
        is_plain = stored.game.is_over == later.game.is_over and not is_more
        try:
            await self._database.write(row if is_plain else work, news)
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):
                await self._refuse_if_stale(game, event)
            raise
        return later

    async def _refuse_if_stale(self, game: str, event: StoredEvent) -> None:
        """Raise StaleError if an event of this number or of this message is stored."""
        is_same = (events.c.message == event.message) & (events.c.person == event.person)
        query = select(events.c.number, is_same.label("is_same")).where(
            events.c.game == game, (events.c.number == event.number) | is_same
        )
        found = await self._database.read(lambda connection: connection.execute(query).all())
        if any(row.is_same for row in found):
            raise RepeatedError("This message was carried out before.")
        if found:
            raise StaleError("The game has gone on in the meantime.")

    async def load(self, game_id: str) -> StoredGame:
        """A table with all that happened at it; UnknownGameError if there is no such table."""
        return await self._database.read(lambda connection: load_game(connection, game_id))

    async def events_after(self, game_id: str, number: int) -> list[StoredEvent]:
        """What happened at a table after event `number`, in order."""
        query = (
            select(events)
            .where(events.c.game == game_id, events.c.number > number)
            .order_by(events.c.number)
        )
        return await self._database.read(
            lambda connection: list(map(event_of, connection.execute(query)))
        )

    async def open_games(self, person: str, since: int) -> int:
        """How many games of a person were begun after a time and are not over."""
        # Whoever plays for two at one screen holds both seats of one game.
        theirs = (
            select(seats.c.game)
            .where(seats.c.person == person, seats.c.taken > since)
            .distinct()
            .subquery()
        )
        last = (
            select(events.c.over)
            .where(events.c.game == theirs.c.game)
            .order_by(desc(events.c.number))
            .limit(1)
            .scalar_subquery()
        )
        query = select(func.count()).select_from(theirs).where(func.coalesce(last, 0) == 0)
        return await self._database.read(
            lambda connection: int(connection.execute(query).scalar_one())
        )


def news_of(stored: StoredGame) -> GameNews:
    """What the other servers are told when a game has gone on."""
    due = None if stored.clock is None else stored.clock.falls_at
    ended_in = stored.setup.tournament if stored.game.is_over else None
    return GameNews(stored.setup.id, stored.number, stored.setup.people, due, ended_in)


def insert_table(connection: Connection, setup: TableSetup) -> None:
    """Write a new table."""
    connection.execute(insert(games), row_of(setup))
    connection.execute(insert(seats), rows_of_seats(setup))


def _forget_who_left(connection: Connection, stored: StoredGame, seat: Seat) -> None:
    """Note no longer who did what at a table that is not theirs any more."""
    person = stored.setup.holder(seat).person
    if person is not None:
        theirs = (events.c.game == stored.setup.id) & (events.c.person == person)
        connection.execute(update(events).where(theirs).values(person=None))


def _seat(connection: Connection, game: str, seat: Seat, holder: SeatHolder, at: int) -> None:
    """Let somebody sit down on a seat of a table."""
    changes = {"taken": at, **values_of_holder(holder)}
    connection.execute(
        update(seats).where(seats.c.game == game, seats.c.seat == int(seat)).values(changes)
    )
