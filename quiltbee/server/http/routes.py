"""The HTTP calls about games and positions."""

from typing import Annotated, Literal

from msgspec import Meta
from starlette.responses import PlainTextResponse, Response

import quiltbee
from quiltbee.notation import format_record
from quiltbee.server.body import Id, Shape
from quiltbee.server.http.calls import Calls, Media, Request
from quiltbee.server.http.website import body_response, patches_body
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.game import VERSION, GameMessage, Replay, record_of
from quiltbee.server.wire.messages import ReplayText
from quiltbee.server.wire.patches import PatchShape
from quiltbee.server.wire.position import GamePosition, PositionState
from quiltbee.server.wire.texts import read_position

calls = Calls()

PositionText = Annotated[str, Meta(max_length=1000)]


class Health(Shape):
    """The state and versions of the server; `messages` is the version of the messages."""

    status: Literal["ok"]
    version: str
    messages: Literal[2]


@calls.get("/api/health")
async def health(request: Request) -> Health:
    """Return the state and version of the server."""
    return Health("ok", quiltbee.__version__, VERSION)


@calls.get("/api/patches")
def patches(request: Request) -> Annotated[Response, dict[str, PatchShape]]:
    """Return the 33 patches: prices, shapes, orientations, names."""
    return body_response(request, patches_body())


@calls.get("/api/games/{game}", raises=[404])
async def game(request: Request, game: Id) -> GameMessage:
    """Return a table as the caller may see it."""
    async with request.services.tables.open(game) as table:
        return await table.message(await request.person())


@calls.get("/api/games/{game}/record.pgr", raises=[404])
async def record(request: Request, game: Id) -> Annotated[Response, Media("text/plain")]:
    """Download the game record."""
    stored = await _stored(request, game)
    headers = {"Content-Disposition": f'attachment; filename="quiltbee-{game}.pgr"'}
    text = await request.heavy(lambda: format_record(record_of(stored)))
    return PlainTextResponse(text, headers=headers)


@calls.get("/api/games/{game}/replay", raises=[404])
async def stored_replay(request: Request, game: Id) -> Replay:
    """Return a stored game for replay."""
    return await request.heavy(Replay.of_table, await _stored(request, game))


@calls.post("/api/replay")
async def replay(request: Request, body: ReplayText) -> Replay:
    """Return the game in a record, a link or a position string; nothing is stored."""
    return await request.heavy(Replay.of_text, body.text)


@calls.get("/api/games/{game}/position", raises=[404])
async def position_of_game(request: Request, game: Id) -> GamePosition:
    """Return the current position of a game in detail."""
    return await request.heavy(GamePosition.of_game, await _stored(request, game))


@calls.get("/api/position", raises=[400])
async def position(request: Request, pps: PositionText) -> PositionState:
    """Return a position in detail, for programs that don't implement the rules."""
    return await request.heavy(lambda: PositionState.of(read_position(pps)))


async def _stored(request: Request, game: str) -> StoredGame:
    async with request.services.tables.open(game) as table:
        return await table.game()
