"""The store of tables and of each table's list of events, of which a game is the fold."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, desc, func, insert, select, update

from quiltbee.games import TakenBack
from quiltbee.rules import Seat
from quiltbee.server.errors import (
    ConflictError,
    RepeatedError,
    StaleError,
    StoreError,
    UnknownGameError,
)
from quiltbee.server.store.database import Database
from quiltbee.server.store.features import Feature, settle
from quiltbee.server.store.news import GameNews, Note
from quiltbee.server.store.rows import (
    event_of,
    insert_newcomer,
    row_of,
    row_of_event,
    rows_of_seats,
    setup_of,
    values_of_holder,
)
from quiltbee.server.store.schema import events, games, people, seats
from quiltbee.server.store.table_events import SEATING, HandedOver, Joined, SeatChosen
from quiltbee.server.store.values import Session, StoredEvent, StoredGame, TableSetup
from quiltbee.server.store.writer import Done, Row, RowInsert


def load_game(connection: Connection, game_id: str) -> StoredGame:
    """A table with all its events; UnknownGameError, or StoreError for a damaged one."""
    row = connection.execute(select(games).where(games.c.id == game_id)).first()
    if row is None:
        raise UnknownGameError("There is no such game.")
    at_the_table = connection.execute(select(seats).where(seats.c.game == game_id))
    happened = select(events).where(events.c.game == game_id).order_by(events.c.number)
    try:
        setup = setup_of(row, at_the_table)
        return StoredGame.fold(setup, map(event_of, connection.execute(happened)))
    except ValueError as error:
        raise StoreError(f"The stored game {game_id} is damaged: {error}.") from error


_EVENTS = RowInsert(events)

_KEEP = object()

Also = Callable[[Connection], None]
"""What a feature writes in the commit of a new table."""


class GameStore:
    """The games in a database.

    What a method writes is on disk when it returns. Methods raise StoreError, unless another error
    is named.
    """

    def __init__(self, database: Database, features: Sequence[Feature] = ()) -> None:
        self._database = database
        self._features = features
        self._asking: set[asyncio.Task[StoreError | StaleError]] = set()

    async def create(
        self, setup: TableSetup, newcomer: Session | None = None, also: Also = lambda _: None
    ) -> None:
        """Store a new table, a new person's first session, and whatever `also` writes.

        Raises what `also` raises; nothing is stored then.
        """

        def work(connection: Connection) -> None:
            if newcomer is not None:
                insert_newcomer(connection, newcomer)
            insert_table(connection, setup)
            also(connection)

        await self._database.write(work)

    def append(
        self,
        before: StoredGame,
        event: StoredEvent,
        done: Done,
        opened: TableSetup | None = None,
    ) -> StoredGame:
        """Store the next event of a game, notify the other servers, and give the game after it.

        `done` is called on the running loop after the commit, or with the error: StaleError if
        another event was stored first, RepeatedError if the same message was carried out before.
        Raises ValueError for an event that can't follow.

        A player who sits down with this event is stored as well. `opened` is a table that is
        created in the same commit, and features add what they make of the end of a game.
        """
        later = before.after(event)
        row = Row(_EVENTS, row_of_event(later, event))
        is_seating = isinstance(event.event, SEATING)
        due = _due_after(before, later, event)
        is_plain = before.game.is_over == later.game.is_over and not is_seating and opened is None
        is_plain = is_plain and due is _KEEP

        def work(connection: Connection) -> None:
            row(connection)
            _seat(connection, before, event)
            if due is not _KEEP:
                this = games.c.id == later.setup.id
                connection.execute(update(games).where(this).values(due=due))
            if opened is not None:
                insert_table(connection, opened)
            settle(self._features, connection, before, later, event)

        stored = partial(self._stored, event, later, done)
        if self._database.is_alone:
            self._database.enqueue(row if is_plain else work, stored)
        else:
            told = None if is_seating else row.values  # the row does not say who sits down
            note = Note(f"game/{later.setup.id}", GameNews(later.number, later.setup.people, told))
            self._database.enqueue(row if is_plain else work, stored, note)
        return later

    def _stored(
        self, event: StoredEvent, later: StoredGame, done: Done, error: Exception | None
    ) -> None:
        """Report that an event is stored, or why it is not."""
        if isinstance(error, ConflictError):
            asking = asyncio.create_task(self._why_not(later.setup.id, event, error))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)
            asking.add_done_callback(lambda asked: done(asked.result()))
        else:
            done(error)

    async def _why_not(
        self, game: str, event: StoredEvent, error: StoreError
    ) -> StoreError | StaleError:
        """Why a constraint refused an event."""
        try:
            if await self.was_carried_out(game, event.person, event.message):
                return RepeatedError("This message was carried out before.")
            if await self.events_after(game, event.number - 1):
                return StaleError("The game has gone on in the meantime.")
        except StoreError as another:
            return another
        return error

    async def was_carried_out(self, game: str, person: str | None, message: str) -> bool:
        """Whether a message has led to an event before."""
        query = select(events.c.number).where(
            events.c.game == game,
            events.c.message == message,
            events.c.person.is_(None) if person is None else events.c.person == person,
        )
        return await self._database.read(
            lambda connection: connection.execute(query).first() is not None
        )

    async def load(self, game_id: str) -> StoredGame:
        """A table with all its events; UnknownGameError if there is no such table."""
        return await self._database.read(
            lambda connection: load_game(connection, game_id), is_heavy=True
        )

    async def events_after(self, game_id: str, number: int) -> list[StoredEvent]:
        """A table's events after event `number`, in order."""
        query = (
            select(events)
            .where(events.c.game == game_id, events.c.number > number)
            .order_by(events.c.number)
        )
        return await self._database.read(
            lambda connection: list(map(event_of, connection.execute(query)))
        )

    async def hold(self, setup: TableSetup, milliseconds: int) -> bool:
        """Note that a game's clocks stood still for longer; False if another process was faster."""
        held = func.coalesce(games.c.held, 0)
        change = update(games).where(games.c.id == setup.id, held == setup.held)
        later = {"held": setup.held + milliseconds, "due": games.c.due + milliseconds}
        return await self._database.run(change.values(later)) > 0

    async def open_games(self, person: str, since: int) -> int:
        """How many games of a person were begun after a time and are not over."""
        return await self._database.read(
            lambda connection: open_games_in(connection, person, since)
        )


def _due_after(before: StoredGame, later: StoredGame, event: StoredEvent) -> int | object | None:
    """When to look at a game's clock; _KEEP if a move changes nothing about that.

    It is looked at as soon as a clock runs, and then as often as it says itself.
    """
    if later.setup.clock is None:
        return _KEEP
    if later.game.is_over:
        return None
    runs_now = later.clock is not None and later.clock.running is not None
    ran_before = before.clock is not None and before.clock.running is not None
    is_earlier = isinstance(event.event, TakenBack)  # a turn restored may end before the next look
    is_changed = runs_now and (is_earlier or not ran_before)
    return event.served + later.setup.held if is_changed else _KEEP


def hold_person(connection: Connection, person: str) -> None:
    """Make other commits that hold the same person wait, so that no two count the same rows."""
    query = select(people.c.id).where(people.c.id == person)
    connection.execute(query.with_for_update(key_share=True))


def open_games_in(connection: Connection, person: str, since: int) -> int:
    """How many games of a person were begun after a time and are not over."""
    # Two people at one screen hold both seats of one game as one person.
    theirs = (
        select(seats.c.game)
        .where(seats.c.person == person, seats.c.taken > since)
        .distinct()
        .subquery()
    )
    over = last_event(events.c.over, 0, theirs.c.game)
    query = select(func.count()).select_from(theirs).where(over == 0)
    return int(connection.execute(query).scalar_one())


def last_event(
    column: ColumnElement[Any], default: Any, game: ColumnElement[Any] | str = games.c.id
) -> ColumnElement[Any]:
    """A column of the last event of a game, that in a row of `games`; `default` without events."""
    last = (
        select(column)
        .where(events.c.game == game)
        .order_by(desc(events.c.number))
        .limit(1)
        .correlate(game.table if isinstance(game, Column) else None)
        .scalar_subquery()
    )
    return func.coalesce(last, default)


def has_open_seat() -> ColumnElement[bool]:
    """Whether a row of `games` has an open seat."""
    open_seats = seats.alias()
    is_here = (open_seats.c.game == games.c.id) & (open_seats.c.open == 1)
    return select(open_seats.c.seat).where(is_here).exists()


def insert_table(connection: Connection, setup: TableSetup) -> None:
    """Write a new table."""
    connection.execute(insert(games), row_of(setup))
    connection.execute(insert(seats), rows_of_seats(setup))


def _seat(connection: Connection, before: StoredGame, happened: StoredEvent) -> None:
    """Store who sits down, if anybody does."""
    event, game = happened.event, before.setup.id
    if isinstance(event, SeatChosen) and event.holders not in (None, before.setup.seats):
        _swap(connection, before.setup)
    if isinstance(event, Joined) and event.drawn is not None:
        _store_drawn(connection, event.drawn, happened.at, event.seat)
        return
    if not isinstance(event, Joined | HandedOver) or event.holder is None:
        return
    if (person := before.setup.holder(event.seat).person) is not None:
        # Forget who did what at a table that is no longer theirs.
        theirs = (events.c.game == game) & (events.c.person == person)
        connection.execute(update(events).where(theirs).values(person=None))
    this_seat = (seats.c.game == game) & (seats.c.seat == int(event.seat))
    changes = {"taken": happened.at, **values_of_holder(event.holder)}
    connection.execute(update(seats).where(this_seat).values(changes))


def _store_drawn(connection: Connection, setup: TableSetup, at: int, seat: Seat) -> None:
    """Store the ring and the seats that were drawn when somebody sat down."""
    row = row_of(setup)
    drawn = {name: row[name] for name in ("seed", "start", "turn")}
    connection.execute(update(games).where(games.c.id == setup.id).values(drawn))
    for each in Seat:
        this_seat = (seats.c.game == setup.id) & (seats.c.seat == int(each))
        taken = {"taken": at} if each is seat else {}
        values = values_of_holder(setup.holder(each)) | taken
        connection.execute(update(seats).where(this_seat).values(values))


def _swap(connection: Connection, setup: TableSetup) -> None:
    """Swap the holders of both seats; the times when they sat down stay."""
    for seat in Seat:
        this_seat = (seats.c.game == setup.id) & (seats.c.seat == int(seat))
        values = values_of_holder(setup.holder(seat.other))
        connection.execute(update(seats).where(this_seat).values(values))
