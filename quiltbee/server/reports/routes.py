"""Reporting a person or a game to the server's operator."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from quiltbee.server.errors import ForbiddenError, TooManyError
from quiltbee.server.http.answers import problems
from quiltbee.server.http.services import Injected
from quiltbee.server.ids import new_id
from quiltbee.server.reports.messages import NewReport, Reported
from quiltbee.server.reports.rows import Report

router = APIRouter()


@router.post(
    "/api/reports",
    status_code=201,
    response_model=Reported,
    responses=problems(400, 404, 413, 422, 503),
)
async def report(wish: NewReport, request: Request, services: Injected) -> JSONResponse:
    """Keep a report for the server's operator; nobody else sees it."""
    person = await services.people.person_of(request)
    if person is None:
        raise ForbiddenError("Only who has played here may report somebody.")
    if not services.limiter.report(person):
        sentence = "You have sent many reports; try again later."
        raise TooManyError(sentence, code="reports-many")
    made = Report(
        id=new_id(services.draws),
        created=services.clock(),
        reporter=person,
        game=wish.game,
        person=wish.person,
        reason=wish.reason,
        text=wish.text,
    )
    await services.store.reports.add(made)
    return JSONResponse({"id": made.id}, 201)
