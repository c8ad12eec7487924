"""The list of a person's games, and whose turn it is in each."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from sqlalchemy import Connection, Row, Select, and_, func, select

from quiltbee.server.store.features import Feature
from quiltbee.server.store.loading import load_game
from quiltbee.server.store.schema import events, games, seats
from quiltbee.server.store.values import StoredGame

Standing = Literal["yours", "theirs", "open", "over"]
"""Who must act: the person, somebody else, a player yet to sit down, or nobody."""

_ORDER: dict[Standing, int] = {"yours": 0, "theirs": 1, "open": 1, "over": 2}


@dataclass(frozen=True, slots=True)
class OwnGame:
    """One of a person's games; `last` is the time of its last event. Times are ms since 1970."""

    game: str
    created: int
    last: int
    standing: Standing

    @property
    def order(self) -> tuple[int, int, str]:
        """Sort key: games waiting for the person come first, then the latest."""
        return _ORDER[self.standing], -self.last, self.game


class GameListStore(Feature):
    """Each person's games; failures raise StoreError."""

    async def games_of(self, person: str) -> list[OwnGame]:
        """A person's games, in the order of `OwnGame.order`."""
        query = _games_of(person)

        def question(connection: Connection) -> list[OwnGame]:
            found: dict[str, OwnGame] = {}
            for row in connection.execute(query):
                own = _own_game(row)
                known = found.get(own.game)  # a person who plays at one screen holds both seats
                if known is None or own.order < known.order:
                    found[own.game] = own
            return sorted(found.values(), key=lambda own: own.order)

        return await self._database.read(question)

    async def load_all(self, ids: Sequence[str]) -> list[StoredGame]:
        """Games by their ids, in the same order."""
        return [
            await self._database.read(partial(load_game, game_id=game), is_heavy=True)
            for game in ids
        ]


def _last_event() -> Any:
    """Join condition: the row of `events` is the last one of the game in the row of `seats`."""
    inner = events.alias()
    last = (
        select(func.max(inner.c.number))
        .where(inner.c.game == seats.c.game)
        .correlate(seats)
        .scalar_subquery()
    )
    return and_(events.c.game == seats.c.game, events.c.number == last)


def _games_of(person: str) -> Select[Any]:
    open_seats = seats.alias()
    waits = (
        select(open_seats.c.seat)
        .where(open_seats.c.game == seats.c.game, open_seats.c.open == 1)
        .correlate(seats)
        .exists()
    )
    return (
        select(
            seats.c.game,
            seats.c.seat,
            games.c.created,
            func.coalesce(events.c.at, games.c.created).label("last"),
            func.coalesce(events.c.over, 0).label("over"),
            func.coalesce(events.c.turn, games.c.turn).label("turn"),
            waits.label("waits"),
        )
        .select_from(seats)
        .join(games, games.c.id == seats.c.game)
        .outerjoin(events, _last_event())
        .where(seats.c.person == person)
    )


def _own_game(row: Row[Any]) -> OwnGame:
    standing: Standing = "theirs"
    if row.over:
        standing = "over"
    elif row.waits:
        standing = "open"
    elif row.turn == row.seat:
        standing = "yours"
    return OwnGame(row.game, row.created, row.last, standing)
