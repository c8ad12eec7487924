"""Forwards what happens at the tables to the feeds and to the other servers."""

import asyncio

from quiltbee.rules import Seat
from quiltbee.server.store import (
    Database,
    LobbyNews,
    News,
    PresenceNews,
    SaidNews,
    StoredGame,
    TableSetup,
)
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.hooks import Hooks
from quiltbee.server.tables.presence import Presence
from quiltbee.server.wire.messages import Phrase


class Announcements:
    """Tells feeds and other servers what happens at the tables of this one.

    The store itself tells the other servers about events, in the same commit.
    """

    def __init__(self, database: Database, feeds: Feeds, hooks: Hooks) -> None:
        self._database = database
        self._feeds = feeds
        self._untold: list[News] = []
        self._telling: asyncio.Task[None] | None = None
        hooks.on_opened.append(self._opened)
        hooks.on_stored.append(self._stored)
        hooks.on_presence.append(self._present)
        hooks.on_said.append(self._said)

    def _opened(self, setup: TableSetup) -> None:
        """A table was opened."""
        self._feeds.changed(setup.id, setup.people)
        if setup.access == "public":
            self._tell_all(LobbyNews())

    def _stored(self, stored: StoredGame) -> None:
        """An event was stored. The first and the last one take a table out of the lobby."""
        setup = stored.setup
        self._feeds.changed(setup.id, setup.people)
        if setup.access == "public" and (stored.number == 1 or stored.game.is_over):
            self._tell_all(LobbyNews())

    def _present(self, game: str, presence: Presence) -> None:
        """The connections to a table have changed."""
        seats = tuple(sorted(map(int, presence.seats)))
        self._tell(PresenceNews(game, self._database.server, seats, presence.spectators))

    def _said(self, game: str, seat: Seat, phrase: Phrase) -> None:
        """A player has said something at a table."""
        self._tell(SaidNews(game, int(seat), phrase))

    def _tell_all(self, news: LobbyNews) -> None:
        self._feeds.hear(news)
        self._tell(news)

    def _tell(self, news: News) -> None:
        """Queue news for the other servers, to be sent in one batch."""
        if self._database.is_alone:
            return
        self._untold.append(news)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_the_others())

    async def _tell_the_others(self) -> None:
        while self._untold:
            untold, self._untold = self._untold, []
            await self._database.tell(*untold)
