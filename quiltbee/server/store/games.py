"""The store of tables and their events; a game is the fold of its events."""

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
from quiltbee.server.store.table_events import (
    SEATING,
    HandedOver,
    Joined,
    SeatChosen,
    SeatHolder,
)
from quiltbee.server.store.values import Session, StoredEvent, StoredGame, TableSetup
from quiltbee.server.store.writer import Done, Row, RowInsert


def load_game(connection: Connection, game_id: str) -> StoredGame:
    """Load a table with all its events.

    Raises UnknownGameError, or StoreError for a damaged one.
    """
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
"""The writes of a feature in the commit of a new table."""


class GameStore:
    """The games in a database.

    Writes are on disk when their method returns. Methods raise StoreError unless another error is
    named.
    """

    def __init__(self, database: Database, features: Sequence[Feature] = ()) -> None:
        self._database = database
        self._features = features
        self._explaining: set[asyncio.Task[StoreError | StaleError]] = set()

    async def create(
        self, setup: TableSetup, newcomer: Session | None = None, also: Also = lambda _: None
    ) -> None:
        """Store a new table, a new person's first session, and the writes of `also`.

        If `also` raises, nothing is stored.
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
        """Store the next event of a game, notify the other servers, and return the game after it.

        `done` is called on the running loop after the commit, or with the error: StaleError if
        another event was stored first, RepeatedError if the same message was carried out before.
        Raises ValueError for an event that can't follow.

        The commit also seats a player who joins, creates the table `opened`, and has the features'
        writes at the end of a game.
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
            values = None if is_seating else row.values  # a row does not name the new holders
            news = GameNews(later.number, later.setup.people, values)
            note = Note(f"game/{later.setup.id}", news)
            self._database.enqueue(row if is_plain else work, stored, note)
        return later

    def _stored(
        self, event: StoredEvent, later: StoredGame, done: Done, error: Exception | None
    ) -> None:
        if isinstance(error, ConflictError):
            task = asyncio.create_task(self._explain(later.setup.id, event, error))
            self._explaining.add(task)
            task.add_done_callback(self._explaining.discard)
            task.add_done_callback(lambda task: done(task.result()))
        else:
            done(error)

    async def _explain(
        self, game: str, event: StoredEvent, error: StoreError
    ) -> StoreError | StaleError:
        """Find out why a constraint refused an event."""
        try:
            if await self.was_carried_out(game, event.person, event.message):
                return RepeatedError("This message was carried out before.")
            if await self.events_after(game, event.number - 1):
                return StaleError("The game has gone on in the meantime.")
        except StoreError as another:
            return another
        return error

    async def was_carried_out(self, game: str, person: str | None, message: str) -> bool:
        """Return whether a message has already led to an event."""
        query = select(events.c.number).where(
            events.c.game == game,
            events.c.message == message,
            events.c.person.is_(None) if person is None else events.c.person == person,
        )
        return await self._database.read(
            lambda connection: connection.execute(query).first() is not None
        )

    async def load(self, game_id: str) -> StoredGame:
        """Load a table with all its events; raises UnknownGameError if there is no such table."""
        return await self._database.read(
            lambda connection: load_game(connection, game_id), is_heavy=True
        )

    async def events_after(self, game_id: str, number: int) -> list[StoredEvent]:
        """Return a table's events after event `number`, in order."""
        query = (
            select(events)
            .where(events.c.game == game_id, events.c.number > number)
            .order_by(events.c.number)
        )
        return await self._database.read(
            lambda connection: list(map(event_of, connection.execute(query)))
        )

    async def hold(self, setup: TableSetup, milliseconds: int) -> bool:
        """Extend the time a game's clocks have stood still; False if another process was first."""
        held = func.coalesce(games.c.held, 0)
        change = update(games).where(games.c.id == setup.id, held == setup.held)
        later = {"held": setup.held + milliseconds, "due": games.c.due + milliseconds}
        return await self._database.run(change.values(later)) > 0


def _due_after(before: StoredGame, later: StoredGame, event: StoredEvent) -> int | object | None:
    """Return when to check a game's clock next; _KEEP if the event doesn't change that.

    A clock is checked as soon as it runs; each check then sets the time of the next.
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
    """Lock a person until the commit, so that no two commits count the same rows."""
    query = select(people.c.id).where(people.c.id == person)
    connection.execute(query.with_for_update(key_share=True))


def open_games_in(connection: Connection, person: str, since: int) -> int:
    """Count the unfinished games that a person began after a time."""
    # distinct: at one screen one person holds both seats.
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
    """Return a column of the last event of a game in `games`; `default` without events."""
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
    """Return the condition that a row of `games` has an open seat."""
    open_seats = seats.alias()
    is_here = (open_seats.c.game == games.c.id) & (open_seats.c.open == 1)
    return select(open_seats.c.seat).where(is_here).exists()


def insert_table(connection: Connection, setup: TableSetup) -> None:
    """Store a new table."""
    connection.execute(insert(games), row_of(setup))
    connection.execute(insert(seats), rows_of_seats(setup))


def _seat(connection: Connection, before: StoredGame, happened: StoredEvent) -> None:
    """Store the new holders of the seats, if the event changes them."""
    event, game = happened.event, before.setup.id
    if isinstance(event, SeatChosen) and event.holders not in (None, before.setup.seats):
        for seat in Seat:  # the times when the players sat down stay
            _store_holder(connection, game, seat, before.setup.holder(seat.other))
    if isinstance(event, Joined) and event.drawn is not None:
        row = row_of(event.drawn)
        drawn = {name: row[name] for name in ("seed", "start", "turn")}
        connection.execute(update(games).where(games.c.id == game).values(drawn))
        for seat in Seat:
            taken = {"taken": happened.at} if seat is event.seat else {}
            _store_holder(connection, game, seat, event.drawn.holder(seat), **taken)
        return
    if not isinstance(event, Joined | HandedOver) or event.holder is None:
        return
    if (person := before.setup.holder(event.seat).person) is not None:
        # Events of somebody who has left the table become anonymous.
        theirs = (events.c.game == game) & (events.c.person == person)
        connection.execute(update(events).where(theirs).values(person=None))
    _store_holder(connection, game, event.seat, event.holder, taken=happened.at)


def _store_holder(
    connection: Connection, game: str, seat: Seat, holder: SeatHolder, **more: int
) -> None:
    this_seat = (seats.c.game == game) & (seats.c.seat == int(seat))
    connection.execute(update(seats).where(this_seat).values({**values_of_holder(holder), **more}))
