"""What happens at the tables, told to people's feeds and to the other servers."""

import asyncio

from quiltbee.server.store import Database, LobbyNews, News, PresenceNews, StoredGame, TableSetup
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.hooks import Hooks
from quiltbee.server.tables.presence import Presence


class Announcements:
    """Passes on what one server's tables have to tell.

    That a game has gone on is told to the other servers by the store, in the same commit.
    """

    def __init__(self, database: Database, feeds: Feeds, hooks: Hooks) -> None:
        self._database = database
        self._feeds = feeds
        self._untold: list[News] = []
        self._telling: asyncio.Task[None] | None = None
        hooks.on_opened.append(self._opened)
        hooks.on_stored.append(self._stored)
        hooks.on_presence.append(self._present)

    def _opened(self, setup: TableSetup) -> None:
        """A table was opened."""
        self._feeds.changed(setup.id, setup.people)
        if setup.access == "public":
            self._tell_all(LobbyNews())

    def _stored(self, stored: StoredGame) -> None:
        """A game has gone on; with its first event, or its end, it leaves the lobby."""
        setup = stored.setup
        self._feeds.changed(setup.id, setup.people)
        if setup.access == "public" and (stored.number == 1 or stored.game.is_over):
            self._tell_all(LobbyNews())

    def _present(self, game: str, presence: Presence) -> None:
        """Other people than before are connected to a table."""
        seats = tuple(sorted(map(int, presence.seats)))
        self._tell(PresenceNews(game, self._database.server, seats, presence.spectators))

    def _tell_all(self, news: LobbyNews) -> None:
        self._feeds.hear(news)
        self._tell(news)

    def _tell(self, news: News) -> None:
        """Tell the other servers news, together with what comes meanwhile."""
        if self._database.is_alone:
            return
        self._untold.append(news)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_the_others())

    async def _tell_the_others(self) -> None:
        while self._untold:
            untold, self._untold = self._untold, []
            await self._database.tell(*untold)
