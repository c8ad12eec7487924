"""HTTP: a person's statistics."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse

from quiltbee.server.errors import UnknownError
from quiltbee.server.http.answers import problems
from quiltbee.server.http.services import Injected
from quiltbee.server.ratings.routes import ratings_of
from quiltbee.server.results.messages import ProfileState, SoloTotals, Statistics

router = APIRouter()

PersonId = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$", max_length=32)]


@router.get("/api/me/statistics", response_model=Statistics, responses=problems(503))
async def statistics(request: Request, services: Injected) -> JSONResponse:
    """A person's statistics."""
    person, results = await services.people.person_of(request), services.store.results
    duels = await results.duel_totals(person) if person else []
    automa = await results.solo_totals(person) if person else []
    return JSONResponse({"totals": duels, "automa": automa})


@router.get("/api/people/{person}", response_model=ProfileState, responses=problems(404, 422, 503))
async def profile(person: PersonId, request: Request, services: Injected) -> JSONResponse:
    """Somebody who is listed, or a bot: ratings, results against each opponent, recent games."""
    reader = await services.people.person_of(request)
    found = await services.store.profiles.profile(person, reader)
    if found is None:
        raise UnknownError("There is nobody to be looked up here.")
    answer: ProfileState = {
        "id": person,
        "name": found.name,
        "bot": found.is_bot,
        "you": person == reader,
        "ratings": await ratings_of(person, services),
        "against": found.against,
        "games": found.recent,
    }
    return JSONResponse(answer)


@router.get("/api/solo", response_model=SoloTotals, responses=problems(503))
async def solo(request: Request, services: Injected) -> JSONResponse:
    """A person's finished solo games, by deck and level."""
    person = await services.people.person_of(request)
    totals = await services.store.results.solo_totals(person) if person else []
    return JSONResponse({"totals": totals})
