"""The lobby, and the news of what changes in it.

A page reads the lobby once. Then each change reaches all feeds as one message that is encoded once,
with the entries that are new or look different. Entries look different to the people in them, who
read the lobby again instead.
"""

import asyncio
from collections.abc import Collection
from typing import Any, NamedTuple, Self

from quiltbee.rules import Seat
from quiltbee.server.background import attempt
from quiltbee.server.bots.access import BotAccess
from quiltbee.server.bots.rows import BotStore
from quiltbee.server.http.services import Service, Services
from quiltbee.server.lobby.matching import board_of
from quiltbee.server.lobby.messages import (
    Lobby,
    LobbyChange,
    LobbyChanged,
    LobbyEntry,
    OnlineBot,
    PublicGameState,
    describe_player,
    is_unnamed,
)
from quiltbee.server.lobby.rows import LobbyTable
from quiltbee.server.lobby.waiting import Waiting
from quiltbee.server.lobby.watching import PublicGame, PublicGameStore
from quiltbee.server.ratings.ratings import RatingStore
from quiltbee.server.tables.audience import Message
from quiltbee.server.tables.feeds import TOGETHER_SECONDS
from quiltbee.server.tournaments.store import TournamentStore

LOBBY_SECONDS = 3.0
"""The shortest time between two messages about the lobby."""


class Shown(NamedTuple):
    """The lobby as somebody sees it, and who waits at which table."""

    lobby: Lobby
    owners: dict[str, str | None]


async def read_lobby(services: Services, person: str | None) -> Shown:
    """Read the lobby as a person sees it; None is a stranger."""
    now, store = services.clock(), services.store
    tables = await services[Waiting].lobby()
    lobby: Lobby = {
        "now": now,
        "tables": [_describe(table, person) for table in tables],
        "games": list(map(_describe_game, await store[PublicGameStore].under_way(now))),
        "bots": await _bots(services),
        "tournaments": await store[TournamentStore].in_lobby(person, now),
    }
    return Shown(lobby, {table.game: table.person for table in tables})


class LobbyNews(Service):
    """Sends what changes in the lobby to all feeds."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._shown: Shown | None = None
        """What the last message came to; None if that is not known."""
        self._sent = 0.0
        self._sending: asyncio.Task[bool] | None = None
        services.bus.subscribe("lobby", None, self._send_soon)
        services.bus.subscribe("missed", None, self._forget)

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        return cls(services)

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
        """Send a change once there is time, several changes together."""
        time = asyncio.get_running_loop().time
        await asyncio.sleep(max(TOGETHER_SECONDS, self._sent + LOBBY_SECONDS - time()))
        self._sending, self._sent = None, time()
        before, self._shown = self._shown, None
        now = await read_lobby(self._services, None)
        again: LobbyChanged = {"type": "lobby"}
        if before is None:
            self._services.feeds.broadcast(Message(again))
        else:
            change = change_of(before.lobby, now.lobby)
            changed: LobbyChanged = {"type": "lobby", "change": change}
            touched = [one.id for one in change["tournaments"]]
            people = await self._services.store[TournamentStore].people_in(touched)
            people |= {one for _, one in before.owners.items() ^ now.owners.items() if one}
            feeds = self._services.feeds
            feeds.broadcast(Message(changed), lambda person: person not in people)
            feeds.broadcast(Message(again), lambda person: person in people)
        self._shown = now


def change_of(before: Lobby, now: Lobby) -> LobbyChange:
    """Return what is new or different, and the order of all."""
    return {
        "now": now["now"],
        "tables": _different(before["tables"], now["tables"]),
        "games": _different(before["games"], now["games"]),
        "bots": _different(before["bots"], now["bots"]),
        "tournaments": _different(before["tournaments"], now["tournaments"]),
        "order": {
            "tables": [one["game"] for one in now["tables"]],
            "games": [one["game"] for one in now["games"]],
            "bots": [one["id"] for one in now["bots"]],
            "tournaments": [one.id for one in now["tournaments"]],
        },
    }


def _different(before: Collection[Any], now: Collection[Any]) -> list[Any]:
    return [one for one in now if one not in before]


async def _bots(services: Services) -> list[OnlineBot]:
    """The bots that listen for challenges, by name."""
    here = services[BotAccess].online.everybody
    if not here:
        return []
    online = await services.store[BotStore].named(here)
    ratings = await services.store[RatingStore].values_of([bot.id for bot in online])
    return [{"id": bot.id, "name": bot.name, "ratings": ratings.get(bot.id, {})} for bot in online]


def _describe_game(game: PublicGame) -> PublicGameState:
    return {
        "game": game.game,
        "players": [describe_player(holder, seat) for seat, holder in enumerate(game.seats, 1)],
        "clock": game.clock,
        "rated": game.rated,
        "fair": game.fair,
        "since": game.since,
    }


def _describe(table: LobbyTable, person: str | None) -> LobbyEntry:
    return {
        "game": table.game,
        "created": table.created,
        "name": table.name,
        "guest": is_unnamed(table.name, Seat(table.seat).other),
        "rating": table.rating,
        "seat": table.seat,
        "board": board_of(table),
        "clock": table.clock,
        "takebacks": table.takebacks,
        "rated": table.rated,
        "seed_chosen": table.chosen,
        "fair": table.fair,
        "yours": table.person is not None and table.person == person,
    }
