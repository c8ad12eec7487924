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
from quiltbee.server.store.commits import Commits, Task, Work
from quiltbee.server.store.news import Exchange, Follower, News, Silence
from quiltbee.server.store.trouble import Trouble
from quiltbee.server.store.writer import Writer

_Answer = TypeVar("_Answer")
_LOG = logging.getLogger(__name__)


class Database:
    """Two engines: one connection that writes, and a few that only read.

    The tables must be there, and be the newest. Without an `exchange` no other process uses this
    database.
    """

    def __init__(
        self,
        writing: Engine,
        reading: Engine,
        exchange: Exchange | None = None,
    ) -> None:
        self._writing = writing
        self._reading = reading
        self._exchange = exchange or Silence(new_id())
        self._trouble = Trouble("read")
        self._writer = Writer(Commits(writing, self._exchange))

    def close(self) -> None:
        """Commit what waits, then close all connections, the writing one last."""
        self._writer.close()
        self._exchange.close()
        self._reading.dispose()
        self._writing.dispose()

    async def write(self, work: Work, *news: News) -> None:
        """Do a piece of work in a commit; when this returns it is on the disk.

        The other processes are told the news by the same commit.
        """
        await self._writer.submit(Task(work, news))

    async def change(self, work: Callable[[Connection], _Answer], *news: News) -> _Answer:
        """The same, with what the work gives; it may be tried more than once."""
        answers: list[_Answer] = []

        def do(connection: Connection) -> None:
            answers[:] = [work(connection)]

        await self.write(do, *news)
        return answers[0]

    async def read(self, question: Callable[[Connection], _Answer]) -> _Answer:
        """The answer to a query, on a connection that can't write."""

        def ask() -> _Answer:
            with self._reading.connect() as connection:
                return question(connection)

        try:
            return await asyncio.to_thread(ask)
        except SQLAlchemyError as error:
            raise self._trouble.explain(error) from error

    @property
    def is_alone(self) -> bool:
        """Whether no other process can use this database while this one does."""
        return isinstance(self._exchange, Silence)

    @property
    def server(self) -> str:
        """The id of this process, drawn when it opened the database."""
        return self._exchange.server

    def announce(self, connection: Connection, *news: News) -> None:
        """Within a piece of work: tell the other processes, by its commit."""
        self._exchange.announce(connection, *news)

    async def tell(self, *news: News) -> None:
        """Tell the other processes what is not stored.

        News that can't be told now is lost: the others hear `Missed` once the database is back.
        """
        if self.is_alone:
            return
        try:
            await self.write(_nothing, *news)
        except StoreError as error:
            _LOG.warning("News for the other servers is lost: %s", error)

    def follow(self, follower: Follower) -> None:
        """Call back on the running event loop with the news of the other processes.

        News of this process is left out. After a gap the follower hears `Missed`.
        """
        self._exchange.follow(follower)


def _nothing(connection: Connection) -> None:
    """The work of a commit that only tells news."""
