"""A database: one connection that writes, and a few that only read; the same for every database.

Writing goes through the writer's thread and is done when it is on the disk; reading runs in
other threads on connections that can't write. Whatever fails does so with StoreError.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from quiltbee.server.errors import StoreError
from quiltbee.server.ids import new_id
from quiltbee.server.store.news import Exchange, Follower, News, Silence
from quiltbee.server.store.writer import Row, Work, Writer, describe

_Answer = TypeVar("_Answer")
_LOG = logging.getLogger(__name__)


class Database:
    """Two engines: one connection that writes, and a few that only read.

    The tables must be there, and be the newest. Without an `exchange` no other process uses this
    database.
    """

    def __init__(self, writing: Engine, reading: Engine, exchange: Exchange | None = None) -> None:
        self._writing = writing
        self._reading = reading
        self._exchange = exchange or Silence(new_id())
        self._writer = Writer(writing)

    def close(self) -> None:
        """Commit what waits, then close all connections, the writing one last."""
        self._writer.close()
        self._exchange.close()
        self._reading.dispose()
        self._writing.dispose()

    async def write(self, work: Work | Row) -> None:
        """Do a piece of work, or insert a row, in a commit; when this returns it is on the disk."""
        await self._writer.submit(work)

    async def read(self, question: Callable[[Connection], _Answer]) -> _Answer:
        """The answer to a query, on a connection that can't write."""

        def ask() -> _Answer:
            with self._reading.connect() as connection:
                return question(connection)

        try:
            return await asyncio.to_thread(ask)
        except SQLAlchemyError as error:
            raise StoreError(f"The store can't be read just now: {describe(error)}.") from error

    @property
    def server(self) -> str:
        """The id of this process, drawn when it opened the database."""
        return self._exchange.server

    @property
    def is_shared(self) -> bool:
        """Whether other processes use this database too."""
        return not isinstance(self._exchange, Silence)

    def announce(self, connection: Connection, news: News) -> None:
        """Tell the other processes, once the commit that this is part of is on the disk."""
        self._exchange.announce(connection, news)

    async def tell(self, news: News) -> None:
        """Tell the other processes what is not stored.

        News that can't be told now is lost: the others hear `Missed` once the database is back.
        """
        if not self.is_shared:
            return
        try:
            await self.write(lambda connection: self.announce(connection, news))
        except StoreError as error:
            _LOG.warning("News for the other servers is lost: %s", error)

    def follow(self, follower: Follower) -> None:
        """Call back on the running event loop with the news of the other processes.

        News of this process is left out. After a gap the follower hears `Missed`.
        """
        self._exchange.follow(follower)
