"""HTTP: a person's progress."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse

from quiltbee.server.errors import UnknownError
from quiltbee.server.http.answers import GameId, problems
from quiltbee.server.http.services import Injected
from quiltbee.server.progress.messages import MistakeTried, MistakeTry, Progress
from quiltbee.server.progress.mistakes import has_mistake, mistakes_of
from quiltbee.server.progress.rows import progress_of
from quiltbee.server.puzzles.messages import PuzzleBatch

router = APIRouter()


@router.get("/api/me/progress", response_model=Progress, responses=problems(503))
async def progress(request: Request, services: Injected) -> JSONResponse:
    """One's finished games, best quilts, and what costs one points."""
    person = await services.people.person_of(request)
    nothing: Progress = {"games": [], "best": [], "gone": None}
    found = await progress_of(services.store.database, person) if person else nothing
    return JSONResponse(found)


@router.get("/api/me/mistakes", response_model=PuzzleBatch, responses=problems(503))
async def mistakes(request: Request, services: Injected) -> JSONResponse:
    """One's own mistakes, from the kept reviews of one's games, and when each is due."""
    person = await services.people.person_of(request)
    found = await mistakes_of(services.store.database, person) if person else []
    return JSONResponse({"puzzles": found})


@router.post(
    "/api/me/mistakes/{game_id}/{number}",
    response_model=MistakeTried,
    responses=problems(400, 401, 404, 413, 422, 503),
)
async def try_mistake(
    game_id: GameId,
    number: Annotated[int, Path(ge=1, le=1000)],
    tried: MistakeTry,
    request: Request,
    services: Injected,
) -> JSONResponse:
    """Keep how a try at one's own mistake went: when it comes again, in all browsers."""
    person = (await services.people.known(request)).person
    store = services.store
    if not await has_mistake(store.database, person, game_id, number):
        raise UnknownError("There is no such mistake.", code="mistake-unknown")
    key, now = (game_id, number), services.clock()
    box = await store.boxes.try_again(person, key, now, solved=tried.solved)
    return JSONResponse({"due": box.due})
