"""The store: games and the append-only list of their events, in one SQLite file.

Writing goes through the writer's thread and is done when it is on the disk; reading runs in
other threads on connections that can't write. Whatever fails does so with StoreError.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, bindparam, delete, desc, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from quiltbee.server.database import open_readers, open_writer
from quiltbee.server.errors import StartError, StoreError, UnknownGameError
from quiltbee.server.folder import DATABASE_NAME, FolderLock
from quiltbee.server.game import Event
from quiltbee.server.games import AnyGame, AnySetup, fold
from quiltbee.server.rows import event_of, row_of, row_of_event, setup_of, total_of
from quiltbee.server.schema import describe, events, games, prepare, sessions, solo_results
from quiltbee.server.shapes import SoloTotal
from quiltbee.server.solo_game import SoloResult
from quiltbee.server.writer import Work, Writer

_Answer = TypeVar("_Answer")

DAY = 24 * 60 * 60 * 1000

_INSERT_EVENT = insert(events)
_INSERT_RESULT = insert(solo_results)
_DELETE_RESULT = delete(solo_results).where(solo_results.c.game == bindparam("the_game"))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """Holds the data folder from construction to `close`; StartError if that can't be."""

    def __init__(self, folder: Path) -> None:
        self._lock = FolderLock(folder)
        self.file = folder / DATABASE_NAME
        self._writing = open_writer(self.file)
        self._reading = open_readers(self.file)
        try:
            prepare(self._writing, self.file)
        except StartError:
            self._release()
            raise
        self._writer = Writer(self._writing)

    def close(self) -> None:
        """Commit what waits, then give the files back; the writer's connection checkpoints last."""
        self._writer.close()
        self._release()

    def _release(self) -> None:
        self._reading.dispose()
        self._writing.dispose()
        self._lock.release()

    async def write(self, work: Work) -> None:
        """Do a piece of work in a commit; when this returns it is on the disk."""
        await asyncio.wrap_future(self._writer.submit(work))

    async def _read(self, question: Callable[[Connection], _Answer]) -> _Answer:
        def ask() -> _Answer:
            with self._reading.connect() as connection:
                return question(connection)

        try:
            return await asyncio.to_thread(ask)
        except SQLAlchemyError as error:
            raise StoreError(f"The store can't be read just now: {describe(error)}.") from error

    async def has_session(self, token_hash: str) -> bool:
        """Whether a browser with this token was here before."""
        query = select(sessions.c.created).where(sessions.c.token_hash == token_hash)
        return await self._read(lambda connection: connection.execute(query).first()) is not None

    async def create(self, setup: AnySetup, new_session: bool) -> None:
        """Store a new game, and with it the session of the browser that made it."""

        def work(connection: Connection) -> None:
            if new_session:
                connection.execute(
                    insert(sessions), {"token_hash": setup.owner, "created": setup.created}
                )
            connection.execute(insert(games), row_of(setup))

        await self.write(work)

    async def append(
        self, game: str, event: Event, over: bool, result: SoloResult | None = None
    ) -> None:
        """Store a game's next event; `over` says whether the game is over after it.

        The `result` of a solo game that is over is stored with it; a takeback removes it.
        """
        row = row_of_event(game, event, over)

        def work(connection: Connection) -> None:
            connection.execute(_INSERT_EVENT, row)
            if event.kind == "takeback":
                connection.execute(_DELETE_RESULT, {"the_game": game})
            if result is not None:
                connection.execute(_INSERT_RESULT, {"game": game, **result._asdict()})

        await self.write(work)

    async def load(self, game: str) -> AnyGame:
        """A game with all that happened in it; UnknownGameError if there is no such game."""

        def question(connection: Connection) -> AnyGame:
            row = connection.execute(select(games).where(games.c.id == game)).first()
            if row is None:
                raise UnknownGameError("There is no such game.")
            query = select(events).where(events.c.game == game).order_by(events.c.number)
            return fold(setup_of(row), map(event_of, connection.execute(query)))

        try:
            return await self._read(question)
        except ValueError as error:
            raise StoreError(f"The stored game {game} is damaged: {error}.") from error

    async def open_games(self, owner: str, since: int) -> int:
        """How many games of a browser were begun after a time and are not over."""
        last = (
            select(events.c.over)
            .where(events.c.game == games.c.id)
            .order_by(desc(events.c.number))
            .limit(1)
            .scalar_subquery()
        )
        query = (
            select(func.count())
            .select_from(games)
            .where(games.c.owner == owner, games.c.created > since, func.coalesce(last, 0) == 0)
        )
        return await self._read(lambda connection: int(connection.execute(query).scalar_one()))

    async def solo_totals(self, owner: str) -> list[SoloTotal]:
        """The finished solo games of a browser, by deck and level."""
        result = solo_results.c
        counted = result.practice == 0
        query = (
            select(
                result.deck,
                result.level,
                func.count().filter(counted).label("games"),
                func.count().filter(counted, result.won == 1).label("won"),
                func.avg(result.margin).filter(counted).label("mean_margin"),
                func.max(result.margin).filter(counted).label("best_margin"),
                func.count().filter(result.practice == 1).label("practice"),
            )
            .join(games, games.c.id == result.game)
            .where(games.c.owner == owner)
            .group_by(result.deck, result.level)
            .order_by(result.deck, result.level)
        )
        return await self._read(lambda connection: list(map(total_of, connection.execute(query))))
