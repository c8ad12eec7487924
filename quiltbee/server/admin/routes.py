"""HTTP: what administrators do from their page. The command line appoints them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from quiltbee.server.admin.actions import Actions
from quiltbee.server.admin.messages import AdminAction, AdminDone, FoundPeople, ReportList
from quiltbee.server.admin.people import is_administrator
from quiltbee.server.errors import ForbiddenError
from quiltbee.server.http.answers import problems
from quiltbee.server.http.services import Injected, Services

router = APIRouter()

Wanted = Annotated[str, Query(min_length=1, max_length=200)]


@router.get("/api/admin/reports", response_model=ReportList, responses=problems(503))
async def reports(request: Request, services: Injected) -> JSONResponse:
    """The open reports, with their names and games."""
    actions = await _actions(request, services)
    return JSONResponse({"reports": await actions.carry_out("reports", {})})


@router.get("/api/admin/people", response_model=FoundPeople, responses=problems(422, 503))
async def people(wanted: Wanted, request: Request, services: Injected) -> JSONResponse:
    """People by id, login or a part of their name."""
    actions = await _actions(request, services)
    return JSONResponse({"people": await actions.carry_out("find_people", {"wanted": wanted})})


@router.post(
    "/api/admin",
    response_model=AdminDone,
    responses=problems(400, 404, 409, 413, 422, 503),
)
async def act(wish: AdminAction, request: Request, services: Injected) -> JSONResponse:
    """Do something about a person, a game or a report."""
    actions = await _actions(request, services)
    given = wish.model_dump(exclude={"action"}, exclude_none=True)
    await actions.carry_out(wish.action, given)
    done: AdminDone = {"done": wish.action}
    return JSONResponse(done)


async def _actions(request: Request, services: Services) -> Actions:
    """What an administrator may do; ForbiddenError for everybody else."""
    person = await services.people.person_of(request)
    is_one = person is not None and await services.store.database.read(
        lambda connection: is_administrator(connection, person)
    )
    if not is_one:
        raise ForbiddenError("Only administrators can do that.", code="not-admin")
    folder = services.settings.data_folder
    return Actions(services.store, folder, services.clock, services.tables)
