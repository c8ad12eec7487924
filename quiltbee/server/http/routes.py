"""The HTTP calls about games and positions, as docs/api.md lists them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

import quiltbee
from quiltbee.notation import format_record
from quiltbee.server.http.answers import GameId, problems
from quiltbee.server.http.bodies import body_response
from quiltbee.server.http.services import Injected
from quiltbee.server.http.website import patches_body
from quiltbee.server.wire.answers import Health
from quiltbee.server.wire.messages import ReplayText
from quiltbee.server.wire.patches import PatchShape
from quiltbee.server.wire.position import (
    describe_game_position,
    describe_position,
    read_position,
)
from quiltbee.server.wire.position_shapes import GamePosition, PositionState
from quiltbee.server.wire.replay import record_of, replay_game, replay_text
from quiltbee.server.wire.replay_shapes import Replay
from quiltbee.server.wire.shapes import VERSION, GameMessage

router = APIRouter()

LONGEST_POSITION = 1000


@router.get("/api/health", responses=problems())
async def health() -> Health:
    """Whether the server answers, and which version it is."""
    return {"status": "ok", "version": quiltbee.__version__, "messages": VERSION}


@router.get("/api/patches", response_model=dict[str, PatchShape], responses=problems())
def patches(request: Request) -> Response:
    """The 33 patches: prices, shapes, how they turn, a name."""
    return body_response(request, patches_body())


@router.get("/api/games/{game_id}", response_model=GameMessage, responses=problems(404, 422, 503))
async def game(game_id: GameId, request: Request, services: Injected) -> JSONResponse:
    """A table as the caller may see it."""
    async with services.tables.open(game_id) as table:
        return JSONResponse(await table.message(await services.people.person_of(request)))


@router.get(
    "/api/games/{game_id}/record.pgr",
    response_class=PlainTextResponse,
    responses=problems(404, 422, 503),
)
async def record(game_id: GameId, services: Injected) -> PlainTextResponse:
    """The game record as a download."""
    async with services.tables.open(game_id) as table:
        stored = await table.game()
    headers = {"Content-Disposition": f'attachment; filename="quiltbee-{game_id}.pgr"'}
    text = await services.heavy(lambda: format_record(record_of(stored)))
    return PlainTextResponse(text, headers=headers)


@router.get("/api/games/{game_id}/replay", response_model=Replay, responses=problems(404, 422, 503))
async def stored_replay(game_id: GameId, services: Injected) -> JSONResponse:
    """A stored game, to be replayed."""
    async with services.tables.open(game_id) as table:
        stored = await table.game()
    return JSONResponse(await services.heavy(lambda: replay_game(stored)))


@router.post("/api/replay", response_model=Replay, responses=problems(400, 413, 422, 503))
async def replay(text: ReplayText, services: Injected) -> JSONResponse:
    """The game in a record, a link or a position string; nothing is stored."""
    return JSONResponse(await services.heavy(lambda: replay_text(text.text)))


@router.get(
    "/api/games/{game_id}/position", response_model=GamePosition, responses=problems(404, 422, 503)
)
async def position_of_game(game_id: GameId, services: Injected) -> JSONResponse:
    """The current position of a game in detail."""
    async with services.tables.open(game_id) as table:
        stored = await table.game()
    return JSONResponse(await services.heavy(lambda: describe_game_position(stored)))


@router.get("/api/position", response_model=PositionState, responses=problems(400, 422, 503))
async def position(
    pps: Annotated[str, Query(max_length=LONGEST_POSITION)], services: Injected
) -> JSONResponse:
    """A position in detail, for programs that don't implement the rules."""
    return JSONResponse(await services.heavy(lambda: describe_position(read_position(pps))))
