"""Open seats in the database: invitations, public tables, and games waiting for a person.

invitations   the hash of a code that gives the open seat of a table
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial

from msgspec import Struct
from sqlalchemy import (
    Column,
    Connection,
    ForeignKey,
    Index,
    Table,
    Text,
    delete,
    desc,
    func,
    insert,
    select,
)

from quiltbee.server.accounts.ties import is_barred
from quiltbee.server.clock import DAY
from quiltbee.server.store.database import rows_of
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import Also, has_open_seat, insert_table, last_event
from quiltbee.server.store.schema import Milliseconds, events, games, metadata, seats
from quiltbee.server.store.values import Fair, TableSetup

invitations = Table(
    "invitations",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.id"), nullable=False),
    Column("expires", Milliseconds, nullable=False),
    Index("ix_invitations_game", "game"),
)

MOST_OPEN = 1000

LISTED_FOR, LISTED_PATIENTLY_FOR = DAY, 3 * DAY
"""Milliseconds for which a public table stays in the lobby: real-time, and correspondence."""

INVITED_FOR = 30 * DAY
"""Milliseconds for which an invitation is valid."""

_MATCHING = 0x4D415443
"""The advisory lock for opening a table by quick match."""


class Invitation(Struct, frozen=True):
    """An invitation to the open seat of a game, until a time in ms since 1970."""

    game: str
    expires: int


class LobbyTable(Struct, frozen=True):
    """A public table with an open `seat`; `name`, `person` and `rating` are the waiting player's.

    `clock` is the text of a time control, `start` a position string.
    """

    game: str
    created: int
    seat: int
    name: str
    person: str | None
    rating: int | None
    start: str
    clock: str | None
    takebacks: bool
    rated: bool
    chosen: bool
    fair: Fair | None


@dataclass(frozen=True, slots=True)
class Wanted:
    """A search for tables with this clock, as text, rated or not.

    It leaves out the tables of the person themselves and of people between whom there is a block.
    """

    by: str
    clock: str | None
    rated: bool


class SeatingStore(Feature):
    """Open seats and invitations; failures raise StoreError."""

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """Delete the invitations to the person's tables."""
        theirs = select(seats.c.game).where(seats.c.person == person)
        connection.execute(delete(invitations).where(invitations.c.game.in_(theirs)))

    async def invite(self, code_hash: str, invitation: Invitation) -> None:
        """Store the hash of a new code; earlier codes of the game become void."""
        game, expires = invitation.game, invitation.expires

        def work(connection: Connection) -> None:
            connection.execute(delete(invitations).where(invitations.c.game == game))
            row = {"code_hash": code_hash, "game": game, "expires": expires}
            connection.execute(insert(invitations), row)

        await self._database.write(work)

    async def invitation(self, code_hash: str) -> Invitation | None:
        """Return the invitation with this hash of a code; None if there is none."""
        query = select(invitations).where(invitations.c.code_hash == code_hash)
        return await self._database.first(query, Invitation)

    async def open_tables(self, wanted: Wanted | None = None) -> list[LobbyTable]:
        """Return the newest MOST_OPEN public tables with an open seat, the oldest first."""
        return await self._database.read(partial(_open_tables, wanted=wanted))

    async def open_unless(
        self,
        setup: TableSetup,
        wanted: Wanted,
        fits: Callable[[LobbyTable], bool],
        known: Collection[str],
        also: Also = lambda _: None,
    ) -> LobbyTable | None:
        """Store a public table, unless another one `fits` and is not `known`; returns that one.

        Servers that share a database do this one at a time. `also` writes in the same commit, or
        raises an error that prevents it.
        """

        def work(connection: Connection) -> LobbyTable | None:
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(_MATCHING)))
            for table in _open_tables(connection, wanted):
                if table.game not in known and fits(table):
                    return table
            insert_table(connection, setup)
            also(connection)
            return None

        return await self._database.change(work)

    async def waiting(self, person: str) -> int:
        """Count a person's games against remote opponents in which it is their turn."""
        query = (
            select(func.count())
            .select_from(seats)
            .join(games, games.c.id == seats.c.game)
            .where(
                seats.c.person == person,
                games.c.access != "private",
                last_event(events.c.over, 0) == 0,
                last_event(events.c.turn, games.c.turn) == seats.c.seat,
                ~has_open_seat(),
            )
        )
        return await self._database.number(query)


def _open_tables(connection: Connection, wanted: Wanted | None = None) -> list[LobbyTable]:
    theirs = seats.alias()
    query = (
        select(
            games.c.id.label("game"),
            *(games.c.created, games.c.start, games.c.clock, games.c.takebacks),
            *(games.c.rated, games.c.chosen, games.c.fair),
            *(seats.c.seat, theirs.c.name, theirs.c.person, theirs.c.rating),
        )
        .join(seats, (seats.c.game == games.c.id) & (seats.c.open == 1))
        .join(theirs, (theirs.c.game == games.c.id) & (theirs.c.open == 0))
        .where(games.c.access == "public", last_event(events.c.over, 0) == 0)
        .order_by(desc(seats.c.taken))
        .limit(MOST_OPEN)
    )
    if wanted is not None:
        query = query.where(
            games.c.clock.is_not_distinct_from(wanted.clock),
            games.c.rated == int(wanted.rated),
            games.c.chosen == 0,
            theirs.c.person.is_distinct_from(wanted.by),
            ~is_barred(wanted.by, theirs.c.person),
        )
    return rows_of(connection, query, LobbyTable)[::-1]
