"""Removing a person: nothing about them stays, but their opponents keep their records.

Their seats keep a neutral name. A running game is broken off if it has hardly begun, and resigned
otherwise, so that nobody waits for ever. Games of a tournament are always resigned. `leave` does
that at the tables first, one commit each, so that the removal itself is short.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, select, update

from quiltbee.games import Aborted, Resigned
from quiltbee.rules import Seat
from quiltbee.server.store.features import Feature, settle
from quiltbee.server.store.games import last_event, load_game
from quiltbee.server.store.persons import forget
from quiltbee.server.store.rows import row_of_event
from quiltbee.server.store.schema import events, metadata, people, seats
from quiltbee.server.store.table_events import REMOVED
from quiltbee.server.store.values import StoredEvent, StoredGame
from quiltbee.server.tables.tables import Tables

if TYPE_CHECKING:
    from quiltbee.server.accounts.rows import PeopleStore

NAME_OF_THE_GONE = "Someone who left"


@dataclass(frozen=True, slots=True)
class Removal:
    """The games at which a removed person sat, and those of them that ended by it."""

    games: tuple[str, ...]
    ended: tuple[str, ...]


async def leave(people: "PeopleStore", tables: Tables, person: str, now: int) -> Removal | None:
    """End a person's games at their tables, then forget the person; None if there is none."""

    def ending(stored: StoredGame) -> Aborted | Resigned | None:
        return None if stored.game.is_over else ending_without(stored, person)

    for game in await people.running_games(person):
        async with tables.open(game) as table:
            await table.insist(ending, REMOVED.removesuffix(":"))
    return await people.remove(person, now)


def remove_person(
    features: Sequence[Feature], connection: Connection, person: str, at: int, *, thoroughly: bool
) -> Removal:
    """Forget a person, whose sessions have ended, at a time in ms since 1970.

    Their events are looked for at the tables that were theirs. Searching all events takes seconds
    where there are millions, and nobody else can write meanwhile: this is done only `thoroughly`,
    when a foreign key shows that something was left.
    """
    games = _games_of(connection, person)
    ended = tuple(game for game in games if _leave(features, connection, game, person, at))
    for feature in features:
        feature.on_removed(connection, person, NAME_OF_THE_GONE)
    _empty_seats(connection, person, thoroughly=thoroughly)
    forget(metadata, connection, person)
    connection.execute(delete(people).where(people.c.id == person))
    return Removal(games, ended)


def _games_of(connection: Connection, person: str) -> tuple[str, ...]:
    query = select(seats.c.game).where(seats.c.person == person).distinct()
    return tuple(row.game for row in connection.execute(query))


def _leave(
    features: Sequence[Feature], connection: Connection, game: str, person: str, at: int
) -> bool:
    """End a game if it is running; returns whether it was."""
    last = select(last_event(events.c.over, 0, game), last_event(events.c.lost, 0, game))
    is_over, lost = connection.execute(last).one()
    if is_over:
        return False
    stored = load_game(connection, game)
    ending = ending_without(stored, person)
    number = stored.number + 1
    event = StoredEvent(number, f"{REMOVED}{number}", at, ending, lost=lost)
    later = stored.after(event)
    connection.execute(insert(events), row_of_event(later, event)._asdict())
    settle(features, connection, stored, later, event)
    return True


def ending_without(stored: StoredGame, person: str) -> Aborted | Resigned:
    """Return the event that ends a game because one of its people leaves the server."""
    has_hardly_begun = stored.game.can_abort and stored.setup.tournament is None
    return Aborted() if has_hardly_begun else Resigned(_resigning(stored, person))


def _resigning(stored: StoredGame, person: str) -> Seat:
    """Return the seat that resigns; if the person holds both, the one to decide."""
    theirs, decider = stored.setup.seats_of(person), stored.game.decider
    return decider if isinstance(decider, Seat) and decider in theirs else theirs[0]


def _empty_seats(connection: Connection, person: str, *, thoroughly: bool) -> None:
    """Give a person's seats a neutral name, and take the person out of their events."""
    done = update(events).where(events.c.person == person).values(person=None)
    if not thoroughly:
        is_theirs = (seats.c.person == person) | (seats.c.invited == person)
        done = done.where(events.c.game.in_(select(seats.c.game).where(is_theirs)))
    connection.execute(done)
    left = {"person": None, "name": NAME_OF_THE_GONE, "rating": None}
    connection.execute(update(seats).where(seats.c.person == person).values(left))
