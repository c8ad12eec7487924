"""What the command line and administrators on their page can do with a store."""

import asyncio
import inspect
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection

from quiltbee.games import Aborted
from quiltbee.puzzles import shipped
from quiltbee.server.accounts.removal import leave
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.admin.people import (
    FoundPerson,
    ReportShape,
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
from quiltbee.server.body import clean_name
from quiltbee.server.bots.rows import BotStore
from quiltbee.server.clock import DAY, Clock, now
from quiltbee.server.errors import ForbiddenError, ServerError, UnknownError
from quiltbee.server.logs import log
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


class ActionError(ServerError):
    """An action was not carried out; `str()` says why."""

    kind = "unfit"


class Actions:
    """Carries out actions on an open store; `folder` is its data folder.

    Each public method can be asked for by its name, with `carry_out`. `tables` are those of the
    server that uses the store, if one does. Only the command line, which `is_local`, may suspend
    administrators.
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

    async def carry_out(self, name: object, arguments: Mapping[str, Any]) -> Any:
        """Return the answer to an action as plain JSON; a ServerError if there is none."""
        action = vars(Actions).get(str(name))
        is_action = inspect.iscoroutinefunction(action) and not str(name).startswith("_")
        if not is_action or name == "carry_out":
            raise ActionError(f"There is no action {str(name)[:40]!r}.")
        action, given = getattr(self, str(name)), {}
        for each in inspect.signature(action).parameters.values():
            if (value := arguments.get(each.name)) is not None:
                given[each.name] = _checked(each, value)
            elif each.default is each.empty:
                raise ActionError(f"The action {name} needs {each.name!r}.")
        return msgspec.to_builtins(await action(**given))

    async def copy(self) -> str:
        """Make a whole copy in the data folder; returns its file name; the caller moves it away."""
        drop_copies(self._folder)
        copy = self._folder / new_copy_name()
        await asyncio.to_thread(copy_database, self._folder / DATABASE_NAME, copy)
        log.info("A copy of the database was made.")
        return copy.name

    async def statistics(self) -> dict[str, Any]:
        """Return how much the store holds, and how much is played."""
        return await statistics(self._store.database, self._folder, self._clock())

    async def remove_person(self, person: str) -> None:
        """Remove a person, with what is about them."""
        people, now = self._store[PeopleStore], self._clock()
        if self._tables is None:
            removal = await people.remove(person, now)
        else:
            removal = await leave(people, self._tables, person, now)
        if removal is None:
            raise UnknownError("There is no such person.")
        log.info("A person was removed.")

    async def reports(self, all: bool = False) -> list[ReportShape]:  # noqa: A002 - its name outside
        """Return the open reports, or all."""
        return await self._store.database.read(
            lambda connection: list_reports(connection, closed=all, most=MOST_LISTED)
        )

    async def close_report(self, report: str) -> None:
        """Mark a report as dealt with."""
        await self._store[ReportStore].close(report, self._clock())
        log.info("A report was closed.")

    async def find_people(self, wanted: str) -> list[FoundPerson]:
        """Return people by id, login or a part of their name."""
        at = self._clock()
        return await self._store.database.read(
            lambda connection: find_people(connection, wanted.strip(), at)
        )

    async def rename(self, person: str, name: str) -> None:
        """Rename a person or a bot."""
        cleaned = clean_name(name, "")
        if not cleaned:
            raise ActionError("A person needs a name.")
        games = await self._store.database.change(
            lambda connection: rename(connection, person, cleaned)
        )
        await self._store[PeopleStore].tell_moved(games)
        log.info("A person was renamed.")

    async def suspend(self, person: str, days: int | None = None, reason: str = "") -> None:
        """Keep a person out for some days, or for good."""
        if days is not None and not 1 <= days <= MOST_DAYS:
            raise ActionError(f"A suspension is for 1 to {MOST_DAYS} days, or for good.")
        at = self._clock()
        until = None if days is None else at + days * DAY
        bots, people = self._store[BotStore], self._store[PeopleStore]

        def work(connection: Connection) -> list[str]:
            if not self._is_local and is_administrator(connection, person):
                sentence = "Administrators are suspended on the command line."
                raise ForbiddenError(sentence, code="admin-suspends-admin")
            suspend(connection, person, at, until, reason[:LONGEST_REASON])
            bots.announce_out(connection, person)
            return people.end_all(connection, person)

        self._store[SessionStore].on_signed_out(await self._store.database.change(work))
        bots.on_out(person)
        log.info("A person was suspended.")

    async def lift(self, person: str) -> None:
        """Let a suspended person in again."""
        if not await self._store.database.change(lambda connection: lift(connection, person)):
            raise UnknownError("That person is not suspended.")
        log.info("A suspension was lifted.")

    async def appoint(self, person: str) -> None:
        """Make somebody with an account an administrator."""
        await self._store.database.write(lambda connection: appoint(connection, person))
        log.info("An administrator was appointed.")

    async def dismiss(self, person: str) -> None:
        """Make somebody an administrator no longer."""
        if not await self._store.database.change(lambda connection: dismiss(connection, person)):
            raise UnknownError("That person is not an administrator.")
        log.info("An administrator was dismissed.")

    async def end_game(self, game: str) -> None:
        """End a game without a result."""
        if self._tables is not None:
            async with self._tables.open(game) as table:
                done = not (await table.game()).game.is_over
                await table.insist(break_off, ENDED)
        else:
            done = await end_stored_game(self._store.games, game, self._clock())
        if not done:
            raise UnknownError("That game is over already.")
        log.info("A game was ended.")

    async def void_rating(self, game: str) -> None:
        """Take back what a game changed in ratings."""
        await self._store[RatingStore].void(game)
        log.info("The rating of a game was taken back.")

    async def puzzles(self) -> list[dict[str, Any]]:
        """Return the reported and the retired puzzles."""
        return await self._store[PuzzleStore].reported()

    async def retire_puzzle(self, puzzle: str) -> None:
        """Take a puzzle out of the book."""
        await self._judge_puzzle(puzzle, is_right=False)
        log.info("A puzzle was retired.")

    async def restore_puzzle(self, puzzle: str) -> None:
        """Bring a puzzle back."""
        await self._judge_puzzle(puzzle, is_right=True)
        log.info("A puzzle was brought back.")

    async def _judge_puzzle(self, name: str, *, is_right: bool) -> None:
        book = await asyncio.to_thread(shipped)
        if name not in book:
            raise UnknownError("There is no such puzzle.")
        await self._store[PuzzleStore].judge(book.puzzle(name), self._clock(), is_right=is_right)


def _checked(parameter: inspect.Parameter, value: Any) -> Any:
    """Return an argument from outside; ActionError for one of another type."""
    try:
        return msgspec.convert(value, parameter.annotation)
    except msgspec.ValidationError as error:
        raise ActionError(f"Not valid, {parameter.name}: {error}.") from None


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
