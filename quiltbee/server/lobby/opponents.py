"""Former opponents, and personal invitations to them.

A personal invitation is a table whose open seat is kept for somebody; nothing else is stored.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, desc, func, select

from quiltbee.rules import Position
from quiltbee.server.accounts.schema import names
from quiltbee.server.clock import DAY
from quiltbee.server.lobby.rows import last_event
from quiltbee.server.results.results import outcomes, select_ended, theirs
from quiltbee.server.store.features import Feature
from quiltbee.server.store.schema import events, games, seats

MOST_OPPONENTS = 12
_LOOKED_AT = 500
"""How many finished games of a person are searched for opponents."""

INVITED_WITHIN = 10 * 60_000
MOST_INVITED = 3
"""How often one may invite the same person, and within how many milliseconds."""

ASKED_FOR = 3 * DAY
"""Milliseconds for which a personal invitation is shown."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A former opponent: `game` is the latest one, `name` their present name."""

    person: str
    name: str
    game: str
    won: int
    lost: int


class OpponentStore(Feature):
    """Who has played whom, and who invites whom; failures raise StoreError."""

    async def of(self, person: str) -> list[Opponent]:
        """The people with whom somebody has finished games, the latest first; bots are left out."""
        query = _games_against_people(person)

        def question(connection: Connection) -> list[Opponent]:
            found: dict[str, Opponent] = {}
            for row in connection.execute(query):
                known = found.get(row.person) or Opponent(
                    row.person, row.called or row.name, row.game, 0, 0
                )
                has_won = int(row.winner == row.seat)
                won, lost = known.won + has_won, known.lost + 1 - has_won
                found[row.person] = Opponent(row.person, known.name, known.game, won, lost)
            return list(found.values())[:MOST_OPPONENTS]

        return await self._database.read(question)

    async def invited(self, person: str, now: int) -> list[str]:
        """The ids of the tables at which a seat is kept for a person, the latest first."""
        query = _kept_for(person, now).order_by(desc(seats.c.taken), seats.c.game)
        return await self._database.read(
            lambda connection: list(connection.execute(query).scalars())
        )

    async def count_invited(self, person: str, now: int) -> int:
        """At how many tables a seat is kept for a person."""
        query = select(func.count()).select_from(_kept_for(person, now).subquery())
        return await self._database.read(lambda connection: int(connection.scalar(query) or 0))

    async def asked_lately(self, host: str, guest: str, now: int) -> int:
        """How often somebody has invited the same person lately."""
        query = (
            select(func.count())
            .select_from(seats)
            .join(theirs, (theirs.c.game == seats.c.game) & (theirs.c.seat != seats.c.seat))
            .join(games, games.c.id == seats.c.game)
            .where(
                theirs.c.person == host,
                seats.c.invited == guest,
                games.c.created > now - INVITED_WITHIN,
            )
        )
        return await self._database.read(lambda connection: int(connection.scalar(query) or 0))


def _kept_for(person: str, now: int) -> Select[Any]:
    return (
        select(seats.c.game)
        .join(games, games.c.id == seats.c.game)
        .where(
            seats.c.open == 1,
            seats.c.invited == person,
            seats.c.taken > now - ASKED_FOR,
            last_event(events.c.over, 0) == 0,
        )
    )


def _games_against_people(person: str) -> Select[tuple[Row[Any]]]:
    return (
        select_ended(
            person,
            seats.c.game,
            seats.c.seat,
            theirs.c.person,
            theirs.c.name,
            names.c.name.label("called"),
            outcomes.c.winner,
        )
        .outerjoin(names, names.c.person == theirs.c.person)
        .where(
            games.c.variant == Position.variant,
            theirs.c.person.is_not(None),
            theirs.c.bot == 0,
        )
        .order_by(desc(outcomes.c.ended))
        .limit(_LOOKED_AT)
    )
