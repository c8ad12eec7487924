"""Public games that are running now, for anybody who wants to watch."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, desc, select

from quiltbee.rules import Seat
from quiltbee.server.clock import DAY
from quiltbee.server.lobby.waiting import is_patient
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import has_open_seat, last_event
from quiltbee.server.store.rows import holder_of
from quiltbee.server.store.schema import events, games, seats
from quiltbee.server.store.seats import SeatHolder
from quiltbee.server.store.values import Fair

MOST_WATCHED = 20
STILL, STILL_PATIENTLY = 10 * 60_000, DAY
"""Milliseconds without an event after which a game no longer counts as running, by its clock."""


@dataclass(frozen=True, slots=True)
class PublicGame:
    """A running game from the lobby; both have been seated `since`, in ms since 1970."""

    game: str
    seats: tuple[SeatHolder, SeatHolder]
    clock: str | None
    rated: bool
    fair: Fair | None
    since: int


class PublicGameStore(Feature):
    """The public games of a database; failures raise StoreError."""

    async def under_way(self, now: int) -> list[PublicGame]:
        """Public games in which something has happened lately, the latest first."""
        at = last_event(events.c.at, games.c.created)
        query = (
            select(games.c.id, games.c.clock, games.c.rated, games.c.fair, at.label("at"))
            .where(
                games.c.access == "public",
                games.c.created > now - 30 * DAY,
                last_event(events.c.over, 0) == 0,
                at > now - STILL_PATIENTLY,
                ~has_open_seat(),
            )
            .order_by(desc(at))
            .limit(5 * MOST_WATCHED)
        )

        def question(connection: Connection) -> list[PublicGame]:
            going_on = [
                row
                for row in connection.execute(query)
                if is_patient(row.clock) or row.at > now - STILL
            ][:MOST_WATCHED]
            found = _seats_of(connection, [row.id for row in going_on])
            return [
                PublicGame(
                    row.id,
                    (holder_of(found[row.id, 1]), holder_of(found[row.id, 2])),
                    row.clock,
                    bool(row.rated),
                    row.fair,
                    max(found[row.id, int(seat)].taken for seat in Seat),
                )
                for row in going_on
            ]

        return await self._database.read(question)


def _seats_of(connection: Connection, ids: Sequence[str]) -> dict[tuple[str, int], Row[Any]]:
    query = select(seats).where(seats.c.game.in_(ids))
    return {(row.game, row.seat): row for row in connection.execute(query)}
