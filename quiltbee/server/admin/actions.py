"""The actions of administration, for the command line and for administrators on their page.

The command line appoints administrators.
"""

import asyncio
import inspect
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, select

from quiltbee.games import Aborted
from quiltbee.puzzles import shipped
from quiltbee.server.accounts.rows import PeopleStore, is_administrator
from quiltbee.server.accounts.schema import accounts, administrators, suspensions
from quiltbee.server.admin.log import ActionLog, LogPage
from quiltbee.server.admin.people import (
    FoundPerson,
    ReportShape,
    check_known,
    find_people,
    list_reports,
    open_tables_of,
    rename,
    suspend,
)
from quiltbee.server.admin.statistics import statistics
from quiltbee.server.body import Body, clean_name
from quiltbee.server.bots.rows import BotStore
from quiltbee.server.clock import DAY
from quiltbee.server.errors import (
    ForbiddenError,
    ServerError,
    StoreError,
    TakenError,
    UnknownError,
)
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.http.services import Services
from quiltbee.server.logs import log
from quiltbee.server.puzzles.rows import PuzzleStore
from quiltbee.server.ratings import RatingStore
from quiltbee.server.reports import MOST_LISTED, ReportStore
from quiltbee.server.store import StoredGame
from quiltbee.server.store.copies import copy_database, drop_copies, new_copy_name
from quiltbee.server.store.database import replace_row
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import DATABASE_NAME
from quiltbee.server.store.table_events import ENDED
from quiltbee.server.tables.manners import break_off
from quiltbee.server.tournaments import decisions
from quiltbee.server.tournaments.events import Hidden, Renamed
from quiltbee.server.tournaments.organiser import Organiser
from quiltbee.server.tournaments.store import TournamentStore

MOST_DAYS = 3650
LONGEST_REASON = 200


class ActionError(ServerError):
    """An invalid request for an action."""

    kind = "unfit"


class Actions:
    """Carries out actions of an administrator, or of the command line if `admin` is None.

    Each other public method is an action that `carry_out` calls by name. One that returns None
    changes something, and is logged. Only the command line may suspend administrators.
    """

    def __init__(self, services: Services, admin: str | None = None) -> None:
        self._services = services
        self._store = services.store
        self._folder = services.settings.data_folder
        self._clock = services.clock
        self._admin = admin

    async def carry_out(self, name: object, arguments: Mapping[str, Any]) -> Any:
        """Carry out an action, and return its result as plain JSON.

        Every action also takes a `reason`, for the log. Failures raise ServerErrors.
        """
        action: Any = getattr(self, str(name), None)
        is_action = inspect.iscoroutinefunction(action) and not str(name).startswith("_")
        if not is_action or name == "carry_out":
            raise ActionError(f"There is no action {str(name)[:40]!r}.")
        values, signature = {}, inspect.signature(action)
        for each in signature.parameters.values():
            if (value := arguments.get(each.name)) is not None:
                values[each.name] = _checked(each.name, value, each.annotation)
            elif each.default is each.empty:
                raise ActionError(f"The action {name} needs {each.name!r}.")
        if signature.return_annotation is not None:
            return msgspec.to_builtins(await action(**values))
        reason = _checked("reason", arguments.get("reason") or "", str)[:LONGEST_REASON]
        actions, at = self._store[ActionLog], self._clock()
        number = await actions.add(str(name), values, at, self._admin, reason)
        try:
            await action(**values)
        except StoreError:  # it may be stored
            raise
        except ServerError:
            await actions.drop(number)
            raise
        log.info("Administration: %s.", str(name).replace("_", " "))
        return None

    async def log(self, before: int | None = None) -> LogPage:
        """Return a page of the log, the newest entries first."""
        return await self._store[ActionLog].read(before)

    async def copy(self) -> str:
        """Copy the database within the data folder; returns the name of the file, to be moved."""
        drop_copies(self._folder)
        copy = self._folder / new_copy_name()
        await asyncio.to_thread(copy_database, self._folder / DATABASE_NAME, copy)
        log.info("A copy of the database was made.")
        return copy.name

    async def statistics(self) -> dict[str, Any]:
        """Return counts of what the store holds and of what is played."""
        return await statistics(self._store.database, self._folder, self._clock())

    async def remove_person(self, person: str) -> None:
        """Remove a person and their data."""
        people, tables = self._store[PeopleStore], self._services.tables
        if await people.leave(tables, person, self._clock()) is None:
            raise UnknownError("There is no such person.")
        await self._follow_up()

    async def reports(self, all: bool = False) -> list[ReportShape]:  # noqa: A002 - its name outside
        """Return the open reports, or all."""
        return await self._store.database.read(partial(list_reports, closed=all, most=MOST_LISTED))

    async def close_report(self, report: str) -> None:
        """Mark a report as dealt with."""
        await self._store[ReportStore].close(report, self._clock())

    async def find_people(self, wanted: str) -> list[FoundPerson]:
        """Return people by id, login or a part of their name."""
        find = partial(find_people, wanted=wanted.strip(), at=self._clock())
        return await self._store.database.read(find)

    async def rename(self, person: str, name: str) -> None:
        """Rename a person or a bot."""
        change = partial(rename, person=person, name=_cleaned(name, "A person"))
        games = await self._store.database.change(change)
        await self._store[PeopleStore].publish_moved(games)

    async def suspend(self, person: str, days: int | None = None, reason: str = "") -> None:
        """Suspend a person for some days, or for good, and close what they host."""
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
        for game in await self._store.database.read(partial(open_tables_of, person=person)):
            async with self._services.tables.open(game) as table:
                await table.insist(_close, "closed")
        await self._follow_up()

    async def _follow_up(self) -> None:
        """Close at once the tournaments that have lost their organizers."""
        organiser = self._services[Organiser]
        due = partial(organiser.due, now=self._clock())
        for tournament in await self._store.database.read(due):
            await organiser.do(tournament)

    async def lift(self, person: str) -> None:
        """Lift a suspension."""
        if not await self._store.database.run(delete(suspensions).filter_by(person=person)):
            raise UnknownError("That person is not suspended.")

    async def appoint(self, person: str) -> None:
        """Make a person with an account an administrator."""

        def work(connection: Connection) -> None:
            check_known(connection, person)
            account = select(accounts.c.person).where(accounts.c.person == person)
            if connection.execute(account).first() is None:
                raise TakenError("An administrator needs an account.")
            replace_row(connection, administrators, {"person": person})

        await self._store.database.write(work)

    async def dismiss(self, person: str) -> None:
        """Remove an administrator."""
        if not await self._store.database.run(delete(administrators).filter_by(person=person)):
            raise UnknownError("That person is not an administrator.")

    async def end_game(self, game: str) -> None:
        """End a game without a result."""
        async with self._services.tables.open(game) as table:
            if (await table.game()).game.is_over:
                raise UnknownError("That game is over already.")
            await table.insist(break_off, ENDED)

    async def end_tournament(self, tournament: str) -> None:
        """End a tournament, and abort its running games."""
        await self._services[Organiser].change(tournament, decisions.close)

    async def rename_tournament(self, tournament: str, name: str) -> None:
        """Rename a tournament."""
        renamed = Renamed(_cleaned(name, "A tournament"))
        await self._services[Organiser].change(tournament, lambda _: (renamed,))

    async def hide_tournament(self, tournament: str) -> None:
        """Hide a tournament from all but its players, who have its link."""
        await self._services[Organiser].change(tournament, lambda _: (Hidden(),))

    async def show_tournament(self, tournament: str) -> None:
        """Show a hidden tournament."""
        await self._services[Organiser].change(tournament, lambda _: (Hidden(wanted=False),))

    async def delete_tournament(self, tournament: str) -> None:
        """End and delete a tournament; its games stay."""
        organiser = self._services[Organiser]
        if (await organiser.load(tournament)).state != "over":
            await organiser.change(tournament, decisions.close)
        games = await organiser.remove(tournament, at_any_time=True)
        await self._store[PeopleStore].publish_moved(games)

    async def void_rating(self, game: str) -> None:
        """Undo the changes that a game made to ratings."""
        await self._store[RatingStore].void(game)

    async def puzzles(self) -> list[dict[str, Any]]:
        """Return the reported and the retired puzzles."""
        return await self._store[PuzzleStore].reported()

    async def retire_puzzle(self, puzzle: str) -> None:
        """Retire a puzzle."""
        await self._judge_puzzle(puzzle, is_right=False)

    async def restore_puzzle(self, puzzle: str) -> None:
        """Restore a retired puzzle."""
        await self._judge_puzzle(puzzle, is_right=True)

    async def _judge_puzzle(self, name: str, *, is_right: bool) -> None:
        book = await asyncio.to_thread(shipped)
        if name not in book:
            raise UnknownError("There is no such puzzle.")
        await self._store[PuzzleStore].judge(book.puzzle(name), self._clock(), is_right=is_right)


def _checked(name: str, value: Any, kind: Any) -> Any:
    """Return an argument of the right type; raises ActionError for any other."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise ActionError(f"Invalid {name}: {error}.") from None


def _cleaned(name: str, what: str) -> str:
    """Return a name without invisible characters; raises ActionError if nothing is left."""
    if not (cleaned := clean_name(name, "")):
        raise ActionError(f"{what} needs a name.")
    return cleaned


def _close(stored: StoredGame) -> Aborted | None:
    return None if stored.setup.is_full else break_off(stored)


Text = Annotated[str, Meta(max_length=200)]
OfPeople = Literal["close_report", "rename", "suspend", "lift", "end_game", "void_rating"]
OfTournaments = Literal[
    "end_tournament", "rename_tournament", "hide_tournament", "show_tournament", "delete_tournament"
]
Action = Literal[OfPeople, OfTournaments]
"""The actions of the page; the command line has more."""


class AdminAction(Body):
    """An action on a person, a game, a report or a tournament."""

    action: Action
    person: Text | None = None
    game: Text | None = None
    report: Text | None = None
    tournament: Text | None = None
    name: Text | None = None
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    reason: Text | None = None


class AdminDone(Struct):
    """An action was carried out."""

    done: Action


class FoundPeople(Struct):
    """The people found, the newest first."""

    people: list[FoundPerson]


class ReportList(Struct):
    """The open reports, the oldest first."""

    reports: list[ReportShape]


calls = Calls()

Wanted = Annotated[str, Meta(min_length=1, max_length=200)]


@calls.get("/api/admin/reports")
async def reports(request: Request) -> ReportList:
    """Return the open reports, with the people and games they are about."""
    return ReportList(await (await _actions(request)).reports())


@calls.get("/api/admin/people")
async def people(request: Request, wanted: Wanted) -> FoundPeople:
    """Return people by id, login or a part of their name."""
    return FoundPeople(await (await _actions(request)).find_people(wanted))


@calls.get("/api/admin/log")
async def read_log(request: Request, before: Annotated[int, Meta(ge=1)] | None = None) -> LogPage:
    """Return a page of the log of administration, the newest entries first."""
    return await (await _actions(request)).log(before)


@calls.post("/api/admin", raises=[404, 409])
async def act(request: Request, body: AdminAction) -> AdminDone:
    """Carry out an action on a person, a game, a report or a tournament."""
    await (await _actions(request)).carry_out(body.action, asdict(body))
    return AdminDone(body.action)


async def _actions(request: Request) -> Actions:
    """Return the actions of an administrator; raises ForbiddenError for everybody else."""
    person, services = await request.person(), request.services
    if person is None or not await services.store[PeopleStore].is_administrator(person):
        raise ForbiddenError("Only administrators can do that.", code="not-admin")
    return Actions(services, person)
