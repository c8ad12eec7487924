"""HTTP: what administrators do from their page. The command line appoints them."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import asdict

from quiltbee.server.admin.actions import Actions
from quiltbee.server.admin.messages import AdminAction, AdminDone, FoundPeople, ReportList
from quiltbee.server.admin.people import is_administrator
from quiltbee.server.errors import ForbiddenError
from quiltbee.server.http.calls import Calls, Request

calls = Calls()

Wanted = Annotated[str, Meta(min_length=1, max_length=200)]


@calls.get("/api/admin/reports")
async def reports(request: Request) -> ReportList:
    """The open reports, with their names and games."""
    return {"reports": await (await _actions(request)).carry_out("reports", {})}


@calls.get("/api/admin/people")
async def people(request: Request, wanted: Wanted) -> FoundPeople:
    """People by id, login or a part of their name."""
    actions = await _actions(request)
    return {"people": await actions.carry_out("find_people", {"wanted": wanted})}


@calls.post("/api/admin", raises=[404, 409])
async def act(request: Request, body: AdminAction) -> AdminDone:
    """Do something about a person, a game or a report."""
    actions = await _actions(request)
    given = {name: value for name, value in asdict(body).items() if value is not None}
    await actions.carry_out(body.action, given)
    return {"done": body.action}


async def _actions(request: Request) -> Actions:
    """What an administrator may do; ForbiddenError for everybody else."""
    person, services = await request.person(), request.services
    is_one = person is not None and await services.store.database.read(
        lambda connection: is_administrator(connection, person)
    )
    if not is_one:
        raise ForbiddenError("Only administrators can do that.", code="not-admin")
    folder = services.settings.data_folder
    return Actions(services.store, folder, services.clock, services.tables, is_local=False)
