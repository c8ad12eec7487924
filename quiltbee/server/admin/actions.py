"""What can be done with a store from outside: each action takes and gives plain JSON."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from quiltbee.games import Aborted
from quiltbee.puzzles import shipped
from quiltbee.server.accounts.removal import leave
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.admin.people import (
    appoint,
    dismiss,
    find_people,
    is_administrator,
    lift,
    list_reports,
    rename,
    suspend,
)
from quiltbee.server.admin.statistics import statistics
from quiltbee.server.bots.rows import BotStore
from quiltbee.server.clock import DAY, Clock, now
from quiltbee.server.errors import ForbiddenError, ServerError, UnknownError
from quiltbee.server.logs import log
from quiltbee.server.names import clean_name
from quiltbee.server.puzzles.rows import PuzzleStore
from quiltbee.server.ratings.ratings import RatingStore
from quiltbee.server.reports import MOST_LISTED, ReportStore
from quiltbee.server.store import GameStore, StoredEvent
from quiltbee.server.store.copies import copy_database, drop_copies, new_copy_name
from quiltbee.server.store.folder import DATABASE_NAME
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.store import Store
from quiltbee.server.store.table_events import ENDED
from quiltbee.server.tables.manners import break_off
from quiltbee.server.tables.tables import Tables

MOST_DAYS = 3650
LONGEST_REASON = 200

Arguments = Mapping[str, Any]


class ActionError(ServerError):
    """An action was not carried out; `str()` says why."""

    kind = "unfit"


class Actions:
    """Carries out actions on an open store; `folder` is its data folder.

    `tables` are those of the server that uses it, if one does. Only the command line, which
    `is_local`, may suspend administrators.
    """

    def __init__(
        self,
        store: Store,
        folder: Path,
        clock: Clock = now,
        tables: Tables | None = None,
        *,
        is_local: bool = True,
    ) -> None:
        self._store = store
        self._tables = tables
        self._is_local = is_local
        self._folder = folder
        self._clock = clock
        self._actions: dict[str, Callable[[Arguments], Awaitable[Any]]] = {
            "copy": self._copy,
            "statistics": self._statistics,
            "remove_person": self._remove_person,
            "reports": self._reports,
            "close_report": self._close_report,
            "find_people": self._find_people,
            "rename": self._rename,
            "suspend": self._suspend,
            "lift": self._lift,
            "appoint": self._appoint,
            "dismiss": self._dismiss,
            "end_game": self._end_game,
            "void_rating": self._void_rating,
            "puzzles": self._puzzles,
            "retire_puzzle": self._retire_puzzle,
            "restore_puzzle": self._restore_puzzle,
        }

    async def carry_out(self, name: object, arguments: Arguments) -> Any:
        """The answer to an action; a ServerError of one sentence if there is none."""
        action = self._actions.get(str(name))
        if action is None:
            raise ActionError(f"There is no action {str(name)[:40]!r}.")
        try:
            return await action(arguments)
        except KeyError as error:
            raise ActionError(f"The action {name} needs {error}.") from error

    async def _copy(self, _: Arguments) -> str:
        """Make a whole copy in the data folder; returns its file name; the caller moves it away."""
        drop_copies(self._folder)
        copy = self._folder / new_copy_name()
        await asyncio.to_thread(copy_database, self._folder / DATABASE_NAME, copy)
        log.info("A copy of the database was made.")
        return copy.name

    async def _statistics(self, _: Arguments) -> dict[str, Any]:
        return await statistics(self._store.database, self._folder, self._clock())

    async def _remove_person(self, arguments: Arguments) -> None:
        people, person, now = self._store[PeopleStore], str(arguments["person"]), self._clock()
        if self._tables is None:
            removal = await people.remove(person, now)
        else:
            removal = await leave(people, self._tables, person, now)
        if removal is None:
            raise UnknownError("There is no such person.")
        log.info("A person was removed.")

    async def _reports(self, arguments: Arguments) -> list[dict[str, Any]]:
        closed = bool(arguments.get("all"))
        return await self._store.database.read(
            lambda connection: list_reports(connection, closed=closed, most=MOST_LISTED)
        )

    async def _close_report(self, arguments: Arguments) -> None:
        await self._store[ReportStore].close(str(arguments["report"]), self._clock())
        log.info("A report was closed.")

    async def _find_people(self, arguments: Arguments) -> list[dict[str, Any]]:
        wanted = str(arguments["wanted"]).strip()
        at = self._clock()
        return await self._store.database.read(
            lambda connection: find_people(connection, wanted, at)
        )

    async def _rename(self, arguments: Arguments) -> None:
        person, name = str(arguments["person"]), clean_name(str(arguments["name"]), "")
        if not name:
            raise ActionError("A person needs a name.")
        games = await self._store.database.change(
            lambda connection: rename(connection, person, name)
        )
        await self._store[PeopleStore].tell_moved(games)
        log.info("A person was renamed.")

    async def _suspend(self, arguments: Arguments) -> None:
        person, days = str(arguments["person"]), arguments.get("days")
        if days is not None and not (isinstance(days, int) and 1 <= days <= MOST_DAYS):
            raise ActionError(f"A suspension is for 1 to {MOST_DAYS} days, or for good.")
        reason, at = str(arguments.get("reason") or "")[:LONGEST_REASON], self._clock()
        until = None if days is None else at + days * DAY
        bots, people = self._store[BotStore], self._store[PeopleStore]

        def work(connection: Connection) -> list[str]:
            if not self._is_local and is_administrator(connection, person):
                sentence = "Administrators are suspended on the command line."
                raise ForbiddenError(sentence, code="admin-suspends-admin")
            suspend(connection, person, at, until, reason)
            bots.announce_out(connection, person)
            return people.end_all(connection, person)

        self._store[SessionStore].on_signed_out(await self._store.database.change(work))
        bots.on_out(person)
        log.info("A person was suspended.")

    async def _lift(self, arguments: Arguments) -> None:
        person = str(arguments["person"])
        if not await self._store.database.change(lambda connection: lift(connection, person)):
            raise UnknownError("That person is not suspended.")
        log.info("A suspension was lifted.")

    async def _appoint(self, arguments: Arguments) -> None:
        person = str(arguments["person"])
        await self._store.database.write(lambda connection: appoint(connection, person))
        log.info("An administrator was appointed.")

    async def _dismiss(self, arguments: Arguments) -> None:
        person = str(arguments["person"])
        if not await self._store.database.change(lambda connection: dismiss(connection, person)):
            raise UnknownError("That person is not an administrator.")
        log.info("An administrator was dismissed.")

    async def _end_game(self, arguments: Arguments) -> None:
        game = str(arguments["game"])
        if self._tables is not None:
            async with self._tables.open(game) as table:
                done = not (await table.game()).game.is_over
                await table.insist(break_off, ENDED)
        else:
            done = await end_stored_game(self._store.games, game, self._clock())
        if not done:
            raise UnknownError("That game is over already.")
        log.info("A game was ended.")

    async def _void_rating(self, arguments: Arguments) -> None:
        await self._store[RatingStore].void(str(arguments["game"]))
        log.info("The rating of a game was taken back.")

    async def _puzzles(self, _: Arguments) -> list[dict[str, Any]]:
        return await self._store[PuzzleStore].reported()

    async def _retire_puzzle(self, arguments: Arguments) -> None:
        await self._judge_puzzle(str(arguments["puzzle"]), is_right=False)
        log.info("A puzzle was retired.")

    async def _restore_puzzle(self, arguments: Arguments) -> None:
        await self._judge_puzzle(str(arguments["puzzle"]), is_right=True)
        log.info("A puzzle was brought back.")

    async def _judge_puzzle(self, name: str, *, is_right: bool) -> None:
        book = await asyncio.to_thread(shipped)
        if name not in book:
            raise UnknownError("There is no such puzzle.")
        await self._store[PuzzleStore].judge(book.puzzle(name), self._clock(), is_right=is_right)


async def end_stored_game(games: GameStore, game: str, at: int) -> bool:
    """End a game without a result while no server runs; returns whether it was running."""
    stored = await games.load(game)
    if stored.game.is_over:
        return False
    number = stored.number + 1
    ended: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    games.append(stored, StoredEvent(number, f"{ENDED}:{number}", at, Aborted()), ended.set_result)
    if (error := await ended) is not None:
        raise error
    return True
