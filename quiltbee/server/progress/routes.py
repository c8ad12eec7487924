"""HTTP: a person's progress."""

from typing import Annotated

from msgspec import Meta

from quiltbee.server.body import Id
from quiltbee.server.errors import UnknownError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.progress.boxes import BoxStore
from quiltbee.server.progress.mistakes import has_mistake, mistakes_of
from quiltbee.server.progress.rows import MistakeTried, MistakeTry, Progress, progress_of
from quiltbee.server.puzzles.messages import PuzzleBatch

calls = Calls()

Number = Annotated[int, Meta(ge=1, le=1000)]


@calls.get("/api/me/progress")
async def progress(request: Request) -> Progress:
    """One's finished games, best quilts, and what costs one points."""
    person = await request.person()
    if person is None:
        return {"games": [], "best": [], "gone": None}
    return await progress_of(request.services.store.database, person)


@calls.get("/api/me/mistakes")
async def mistakes(request: Request) -> PuzzleBatch:
    """One's own mistakes, from the kept reviews of one's games, and when each is due."""
    person, database = await request.person(), request.services.store.database
    return {"puzzles": await mistakes_of(database, person) if person else []}


@calls.post("/api/me/mistakes/{game}/{number}", raises=[401, 404])
async def try_mistake(request: Request, game: Id, number: Number, body: MistakeTry) -> MistakeTried:
    """Keep how a try at one's own mistake went: when it comes again, in all browsers."""
    person, services = (await request.known()).person, request.services
    if not await has_mistake(services.store.database, person, game, number):
        raise UnknownError("There is no such mistake.", code="mistake-unknown")
    key, now = (game, number), services.clock()
    box = await services.store[BoxStore].try_again(person, key, now, solved=body.solved)
    return {"due": box.due}
