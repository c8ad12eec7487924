"""HTTP: what administrators do from their page. The command line appoints them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict

from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.admin.actions import Actions
from quiltbee.server.admin.log import LogPage
from quiltbee.server.admin.people import FoundPerson, ReportShape
from quiltbee.server.body import Body
from quiltbee.server.errors import ForbiddenError
from quiltbee.server.http.calls import Calls, Request

Text = Annotated[str, Meta(max_length=200)]
OfPeople = Literal["close_report", "rename", "suspend", "lift", "end_game", "void_rating"]
OfTournaments = Literal[
    "end_tournament", "rename_tournament", "hide_tournament", "show_tournament", "delete_tournament"
]
Action = Literal[OfPeople, OfTournaments]
"""What an administrator may do from the page."""


class AdminAction(Body):
    """An action on a person, a game, a report or a tournament, whichever it is about."""

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
    """Who was found, the newest first."""

    people: list[FoundPerson]


class ReportList(Struct):
    """The open reports, the oldest first."""

    reports: list[ReportShape]


calls = Calls()

Wanted = Annotated[str, Meta(min_length=1, max_length=200)]


@calls.get("/api/admin/reports")
async def reports(request: Request) -> ReportList:
    """Return the open reports, with their names and games."""
    return ReportList(await (await _actions(request)).reports())


@calls.get("/api/admin/people")
async def people(request: Request, wanted: Wanted) -> FoundPeople:
    """Return people by id, login or a part of their name."""
    return FoundPeople(await (await _actions(request)).find_people(wanted))


@calls.get("/api/admin/log")
async def read_log(request: Request, before: Annotated[int, Meta(ge=1)] | None = None) -> LogPage:
    """Return what administrators have done, the newest first."""
    return await (await _actions(request)).log(before)


@calls.post("/api/admin", raises=[404, 409])
async def act(request: Request, body: AdminAction) -> AdminDone:
    """Do something about a person, a game, a report or a tournament."""
    actions = await _actions(request)
    given = {name: value for name, value in asdict(body).items() if value is not None}
    await actions.carry_out(body.action, given)
    return AdminDone(body.action)


async def _actions(request: Request) -> Actions:
    """Return what an administrator may do; ForbiddenError for everybody else."""
    person, services = await request.person(), request.services
    if person is None or not await services.store[PeopleStore].is_administrator(person):
        raise ForbiddenError("Only administrators can do that.", code="not-admin")
    return Actions(services, person)
