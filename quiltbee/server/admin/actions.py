"""What the command line and administrators on their page can do with a store."""

import asyncio
import inspect
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from quiltbee.games import Aborted
from quiltbee.puzzles import shipped
from quiltbee.server.accounts.rows import PeopleStore, is_administrator
from quiltbee.server.admin.log import ActionLog, LogPage
from quiltbee.server.admin.people import (
    FoundPerson,
    ReportShape,
    appoint,
    dismiss,
    find_people,
    lift,
    list_reports,
    open_tables_of,
    rename,
    suspend,
)
from quiltbee.server.admin.statistics import statistics
from quiltbee.server.body import clean_name
from quiltbee.server.bots.rows import BotStore
from quiltbee.server.clock import DAY
from quiltbee.server.errors import ForbiddenError, ServerError, StoreError, UnknownError
from quiltbee.server.http.services import Services
from quiltbee.server.logs import log
from quiltbee.server.puzzles.rows import PuzzleStore
from quiltbee.server.ratings.ratings import RatingStore
from quiltbee.server.reports import MOST_LISTED, ReportStore
from quiltbee.server.store import StoredGame
from quiltbee.server.store.copies import copy_database, drop_copies, new_copy_name
from quiltbee.server.store.folder import DATABASE_NAME
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.table_events import ENDED
from quiltbee.server.tables.manners import break_off
from quiltbee.server.tournaments import decisions
from quiltbee.server.tournaments.events import Hidden, Renamed
from quiltbee.server.tournaments.organiser import Organiser
from quiltbee.server.tournaments.store import TournamentStore

MOST_DAYS = 3650
LONGEST_REASON = 200


class ActionError(ServerError):
    """An action was not carried out; `str()` says why."""

    kind = "unfit"


class Actions:
    """Carries out actions of an administrator, or of the command line where `admin` is None.

    Each public method can be asked for by its name, with `carry_out`. One that returns nothing
    changes something, and is logged. Only the command line may suspend administrators.
    """

    def __init__(self, services: Services, admin: str | None = None) -> None:
        self._services = services
        self._store = services.store
        self._folder = services.settings.data_folder
        self._clock = services.clock
        self._admin = admin

    async def carry_out(self, name: object, arguments: Mapping[str, Any]) -> Any:
        """Return the answer to an action as plain JSON; a ServerError if there is none.

        Every action takes a `reason` too, for the log.
        """
        action: Any = getattr(self, str(name), None)
        is_action = inspect.iscoroutinefunction(action) and not str(name).startswith("_")
        if not is_action or name == "carry_out":
            raise ActionError(f"There is no action {str(name)[:40]!r}.")
        given, signature = {}, inspect.signature(action)
        for each in signature.parameters.values():
            if (value := arguments.get(each.name)) is not None:
                given[each.name] = _checked(each.name, value, each.annotation)
            elif each.default is each.empty:
                raise ActionError(f"The action {name} needs {each.name!r}.")
        if signature.return_annotation is not None:
            return msgspec.to_builtins(await action(**given))
        reason = _checked("reason", arguments.get("reason") or "", str)[:LONGEST_REASON]
        kept, at = self._store[ActionLog], self._clock()
        number = await kept.add(str(name), given, at, self._admin, reason)
        try:
            await action(**given)
        except StoreError:  # it may be stored
            raise
        except ServerError:
            await kept.drop(number)
            raise
        log.info("Administration: %s.", str(name).replace("_", " "))
        return None

    async def log(self, before: int | None = None) -> LogPage:
        """Return what was done, the newest first."""
        return await self._store[ActionLog].read(before)

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
        people, tables = self._store[PeopleStore], self._services.tables
        if await people.leave(tables, person, self._clock()) is None:
            raise UnknownError("There is no such person.")
        await self._follow_up()

    async def reports(self, all: bool = False) -> list[ReportShape]:  # noqa: A002 - its name outside
        """Return the open reports, or all."""
        return await self._store.database.read(
            lambda connection: list_reports(connection, closed=all, most=MOST_LISTED)
        )

    async def close_report(self, report: str) -> None:
        """Mark a report as dealt with."""
        await self._store[ReportStore].close(report, self._clock())

    async def find_people(self, wanted: str) -> list[FoundPerson]:
        """Return people by id, login or a part of their name."""
        at = self._clock()
        return await self._store.database.read(
            lambda connection: find_people(connection, wanted.strip(), at)
        )

    async def rename(self, person: str, name: str) -> None:
        """Rename a person or a bot."""
        cleaned = _cleaned(name, "A person")
        games = await self._store.database.change(
            lambda connection: rename(connection, person, cleaned)
        )
        await self._store[PeopleStore].tell_moved(games)

    async def suspend(self, person: str, days: int | None = None, reason: str = "") -> None:
        """Keep a person out for some days, or for good; what they host is closed."""
        if days is not None and not 1 <= days <= MOST_DAYS:
            raise ActionError(f"A suspension is for 1 to {MOST_DAYS} days, or for good.")
        at = self._clock()
        until = None if days is None else at + days * DAY
        bots, people = self._store[BotStore], self._store[PeopleStore]
        tournaments = self._store[TournamentStore]

        def work(connection: Connection) -> list[str]:
            if self._admin is not None and is_administrator(connection, person):
                sentence = "Administrators are suspended on the command line."
                raise ForbiddenError(sentence, code="admin-suspends-admin")
            suspend(connection, person, at, until, reason[:LONGEST_REASON])
            bots.announce_out(connection, person)
            tournaments.let_go(connection, person)
            return people.end_all(connection, person)

        self._store[SessionStore].on_signed_out(await self._store.database.change(work))
        bots.on_out(person)
        hosted = partial(open_tables_of, person=person)
        for game in await self._store.database.read(hosted):
            async with self._services.tables.open(game) as table:
                await table.insist(_close, "closed")
        await self._follow_up()

    async def _follow_up(self) -> None:
        """Do at once what is due in tournaments: those that have nobody to run them are closed."""
        organiser = self._services[Organiser]
        due = partial(organiser.due, now=self._clock())
        for tournament in await self._store.database.read(due):
            await organiser.do(tournament)

    async def lift(self, person: str) -> None:
        """Let a suspended person in again."""
        if not await self._store.database.change(lambda connection: lift(connection, person)):
            raise UnknownError("That person is not suspended.")

    async def appoint(self, person: str) -> None:
        """Make somebody with an account an administrator."""
        await self._store.database.write(lambda connection: appoint(connection, person))

    async def dismiss(self, person: str) -> None:
        """Make somebody an administrator no longer."""
        if not await self._store.database.change(lambda connection: dismiss(connection, person)):
            raise UnknownError("That person is not an administrator.")

    async def end_game(self, game: str) -> None:
        """End a game without a result."""
        async with self._services.tables.open(game) as table:
            if (await table.game()).game.is_over:
                raise UnknownError("That game is over already.")
            await table.insist(break_off, ENDED)

    async def end_tournament(self, tournament: str) -> None:
        """End a tournament; its running games are called off."""
        await self._services[Organiser].change(tournament, decisions.close)

    async def rename_tournament(self, tournament: str, name: str) -> None:
        """Rename a tournament."""
        renamed = Renamed(_cleaned(name, "A tournament"))
        await self._services[Organiser].change(tournament, lambda _: (renamed,))

    async def hide_tournament(self, tournament: str) -> None:
        """Hide a tournament from all but its people, who reach it by its link."""
        await self._services[Organiser].change(tournament, lambda _: (Hidden(),))

    async def show_tournament(self, tournament: str) -> None:
        """Show a tournament that was hidden."""
        await self._services[Organiser].change(tournament, lambda _: (Hidden(wanted=False),))

    async def delete_tournament(self, tournament: str) -> None:
        """Delete a tournament, once it has ended; its games stay."""
        organiser = self._services[Organiser]
        if (await organiser.load(tournament)).state != "over":
            await organiser.change(tournament, decisions.close)
        games = await organiser.remove(tournament, at_any_time=True)
        await self._store[PeopleStore].tell_moved(games)

    async def void_rating(self, game: str) -> None:
        """Take back what a game changed in ratings."""
        await self._store[RatingStore].void(game)

    async def puzzles(self) -> list[dict[str, Any]]:
        """Return the reported and the retired puzzles."""
        return await self._store[PuzzleStore].reported()

    async def retire_puzzle(self, puzzle: str) -> None:
        """Take a puzzle out of the book."""
        await self._judge_puzzle(puzzle, is_right=False)

    async def restore_puzzle(self, puzzle: str) -> None:
        """Bring a puzzle back."""
        await self._judge_puzzle(puzzle, is_right=True)

    async def _judge_puzzle(self, name: str, *, is_right: bool) -> None:
        book = await asyncio.to_thread(shipped)
        if name not in book:
            raise UnknownError("There is no such puzzle.")
        await self._store[PuzzleStore].judge(book.puzzle(name), self._clock(), is_right=is_right)


def _checked(name: str, value: Any, kind: Any) -> Any:
    """Return an argument from outside; ActionError for one of another type."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise ActionError(f"Not valid, {name}: {error}.") from None


def _cleaned(name: str, what: str) -> str:
    """Return a name without what can't be seen; ActionError if nothing is left."""
    if not (cleaned := clean_name(name, "")):
        raise ActionError(f"{what} needs a name.")
    return cleaned


def _close(stored: StoredGame) -> Aborted | None:
    """Close a table at which somebody is still missing."""
    return None if stored.setup.is_full else break_off(stored)
