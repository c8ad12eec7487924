"""The lobby, and the news of its changes.

A page reads the lobby once. Then each change reaches all feeds as one message, encoded once, with
the entries that are new or look different. Entries look different to the people in them, who read
the lobby again instead.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from msgspec import UNSET, UnsetType
from sqlalchemy import Connection, Row, desc, select

from quiltbee.notation import parse_position
from quiltbee.server.background import attempt
from quiltbee.server.body import SeatNumber, Shape
from quiltbee.server.bots.messages import OnlineBot
from quiltbee.server.bots.routes import online_bots
from quiltbee.server.clock import DAY
from quiltbee.server.http.services import Service, Services
from quiltbee.server.lobby.rows import LobbyTable
from quiltbee.server.lobby.waiting import Waiting, is_patient
from quiltbee.server.store import Fair, SeatHolder, is_seat_name
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import has_open_seat, last_event
from quiltbee.server.store.rows import holder_of
from quiltbee.server.store.schema import events, games, seats
from quiltbee.server.tables.audience import Message
from quiltbee.server.tables.feeds import TOGETHER_SECONDS
from quiltbee.server.tournaments.store import PublicTournament, TournamentStore
from quiltbee.server.wire.game import BoardName

LOBBY_SECONDS = 3.0
"""The shortest time between two messages about the lobby."""

MOST_WATCHED = 20
STILL, STILL_PATIENTLY = 10 * 60_000, DAY
"""Milliseconds without an event after which a game no longer counts as running, by its clock."""


class InvitationState(Shape):
    """An invitation to a `seat`; `name` is the waiting player's.

    `yours` says that the caller already sits at that table.
    """

    game: str
    name: str
    seat: SeatNumber
    board: BoardName
    clock: str | None
    takebacks: bool
    rated: bool
    seed_chosen: bool
    fair: Fair | None
    yours: bool


def board_of(table: LobbyTable) -> BoardName:
    """Return the time board of a public table."""
    return parse_position(table.start).board.value


class LobbyEntry(InvitationState):
    """A public table with an open seat; a `guest` has chosen no name."""

    created: int
    guest: bool
    rating: int | None


class PublicPlayer(Shape):
    """A player at a public table; a `guest` has chosen no name."""

    name: str
    guest: bool
    bot: bool
    rating: int | None

    @classmethod
    def of(cls, holder: SeatHolder) -> Self:
        """Describe the holder of a seat."""
        return cls.like(holder, guest=holder.is_unnamed, bot=holder.is_bot)


class PublicGameState(Shape):
    """A running game that anybody may watch; both players have been seated `since` that time."""

    game: str
    players: list[PublicPlayer]
    clock: str | None
    rated: bool
    fair: Fair | None
    since: int


class Lobby(Shape):
    """Open tables, the longest waiting first; running games, bots and public tournaments.

    `now` is the server's time, all of it in ms since 1970.
    """

    now: int
    tables: list[LobbyEntry]
    games: list[PublicGameState]
    bots: list[OnlineBot]
    tournaments: list[PublicTournament]


class LobbyOrder(Shape):
    """The ids of all entries of the lobby, in order."""

    tables: list[str]
    games: list[str]
    bots: list[str]
    tournaments: list[str]


class LobbyChange(Lobby):
    """The entries that are new in the lobby or look different, and the ids of all."""

    order: LobbyOrder


class LobbyChanged(Shape, tag_field="type", tag="lobby"):
    """A feed's message that the lobby has changed; without a `change`, read it again."""

    change: LobbyChange | UnsetType = UNSET


class PublicGameStore(Feature):
    """The public games of a database; failures raise StoreError."""

    async def under_way(self, now: int) -> list[PublicGameState]:
        """Return public games with recent events, the latest first."""
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

        def question(connection: Connection) -> list[PublicGameState]:
            running = [
                row
                for row in connection.execute(query)
                if is_patient(row.clock) or row.at > now - STILL
            ][:MOST_WATCHED]
            found = _seats_of(connection, [row.id for row in running])
            return [
                PublicGameState.like(
                    row,
                    game=row.id,
                    players=[PublicPlayer.of(holder_of(found[row.id, at])) for at in (1, 2)],
                    rated=bool(row.rated),
                    since=max(found[row.id, at].taken for at in (1, 2)),
                )
                for row in running
            ]

        return await self._database.read(question)


def _seats_of(connection: Connection, ids: Sequence[str]) -> dict[tuple[str, int], Row[Any]]:
    query = select(seats).where(seats.c.game.in_(ids))
    return {(row.game, row.seat): row for row in connection.execute(query)}


class Shown(NamedTuple):
    """The lobby as somebody sees it, and the owner of each table."""

    lobby: Lobby
    owners: dict[str, str | None]


async def read_lobby(services: Services, person: str | None) -> Shown:
    """Read the lobby as a person sees it; None is a stranger."""
    now, store = services.clock(), services.store
    tables = await services[Waiting].lobby()
    lobby = Lobby(
        now=now,
        tables=[
            LobbyEntry.like(
                table,
                guest=is_seat_name(table.name),
                board=board_of(table),
                seed_chosen=table.chosen,
                yours=table.person is not None and table.person == person,
            )
            for table in tables
        ],
        games=await store[PublicGameStore].under_way(now),
        bots=await online_bots(services),
        tournaments=await store[TournamentStore].in_lobby(person, now),
    )
    return Shown(lobby, {table.game: table.person for table in tables})


class LobbyNews(Service):
    """Sends what changes in the lobby to all feeds."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._shown: Shown | None = None
        """The lobby as of the last message; None if unknown."""
        self._sent = 0.0
        self._sending: asyncio.Task[bool] | None = None
        services.bus.subscribe("lobby", None, self._send_soon)
        services.bus.subscribe("missed", None, self._forget)

    async def close(self) -> None:
        """Send nothing more."""
        if self._sending is not None:
            self._sending.cancel()

    def _forget(self, *_: object) -> None:
        self._shown = None
        self._send_soon()

    def _send_soon(self, *_: object) -> None:
        if self._services.feeds.is_empty:
            self._shown = None
        elif self._sending is None:
            self._sending = asyncio.create_task(attempt("lobby", self._send()))

    async def _send(self) -> None:
        """Send all changes since the last message, after a pause that gathers them."""
        time = asyncio.get_running_loop().time
        await asyncio.sleep(max(TOGETHER_SECONDS, self._sent + LOBBY_SECONDS - time()))
        self._sending, self._sent = None, time()
        before, self._shown = self._shown, None
        now = await read_lobby(self._services, None)
        again, feeds = Message(LobbyChanged()), self._services.feeds
        if before is None:
            feeds.broadcast(again)
        else:
            change = change_of(before.lobby, now.lobby)
            touched = [one.id for one in change.tournaments]
            people = await self._services.store[TournamentStore].people_in(touched)
            people |= {one for _, one in before.owners.items() ^ now.owners.items() if one}
            feeds.broadcast(Message(LobbyChanged(change)), lambda person: person not in people)
            feeds.broadcast(again, lambda person: person in people)
        self._shown = now


def change_of(before: Lobby, now: Lobby) -> LobbyChange:
    """Return the entries that are new or different, and the order of all."""
    changed, order = {}, {}
    for part in LobbyOrder.__struct_fields__:
        entries, known = getattr(now, part), getattr(before, part)
        changed[part] = [one for one in entries if one not in known]
        order[part] = [one.game if part in ("tables", "games") else one.id for one in entries]
    return LobbyChange.like(now, **changed, order=LobbyOrder(**order))
