"""HTTP: a person's progress."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from quiltbee.server.http.answers import problems
from quiltbee.server.http.services import Injected
from quiltbee.server.progress.messages import Progress
from quiltbee.server.progress.mistakes import mistakes_of
from quiltbee.server.progress.rows import progress_of
from quiltbee.server.puzzles.messages import PuzzleBatch

router = APIRouter()


@router.get("/api/me/progress", response_model=Progress, responses=problems(503))
async def progress(request: Request, services: Injected) -> JSONResponse:
    """One's finished games, best quilts, and what one loses points by."""
    person = await services.people.person_of(request)
    nothing: Progress = {"games": [], "best": [], "gone": None}
    found = await progress_of(services.store.database, person) if person else nothing
    return JSONResponse(found)


@router.get("/api/me/mistakes", response_model=PuzzleBatch, responses=problems(503))
async def mistakes(request: Request, services: Injected) -> JSONResponse:
    """One's own mistakes, from the kept reviews of one's games, as puzzles."""
    person = await services.people.person_of(request)
    found = await mistakes_of(services.store.database, person) if person else []
    return JSONResponse({"puzzles": found})
