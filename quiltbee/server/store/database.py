"""A database: one connection that writes, and a few that only read; the same for every database.

Writing goes through the writer's thread and is done when it is on the disk; reading runs in
other threads on connections that can't write. Whatever fails does so with StoreError.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from quiltbee.server.errors import StoreError
from quiltbee.server.store.writer import Work, Writer, describe

_Answer = TypeVar("_Answer")


class Database:
    """Two engines: one connection that writes, and a few that only read.

    The tables must be there, and be the newest.
    """

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self._writing = writing
        self._reading = reading
        self._writer = Writer(writing)

    def close(self) -> None:
        """Commit what waits, then close all connections, the writing one last."""
        self._writer.close()
        self._reading.dispose()
        self._writing.dispose()

    async def write(self, work: Work) -> None:
        """Do a piece of work in a commit; when this returns it is on the disk."""
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
