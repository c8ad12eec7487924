"""HTTP: a person's statistics."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from quiltbee.server.http.answers import problems
from quiltbee.server.http.services import Injected
from quiltbee.server.results.messages import SoloTotals, Statistics

router = APIRouter()


@router.get("/api/me/statistics", response_model=Statistics, responses=problems(503))
async def statistics(request: Request, services: Injected) -> JSONResponse:
    """A person's statistics."""
    person, results = await services.people.person_of(request), services.store.results
    duels = await results.duel_totals(person) if person else []
    automa = await results.solo_totals(person) if person else []
    return JSONResponse({"totals": duels, "automa": automa})


@router.get("/api/solo", response_model=SoloTotals, responses=problems(503))
async def solo(request: Request, services: Injected) -> JSONResponse:
    """A person's finished solo games, by deck and level."""
    person = await services.people.person_of(request)
    totals = await services.store.results.solo_totals(person) if person else []
    return JSONResponse({"totals": totals})
