"""HTTP: pictures of the game at a table, of an invitation's, and of a game in a link."""

import hashlib
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.concurrency import run_in_threadpool

import quiltbee
from quiltbee.notation import format_record
from quiltbee.pictures import Format, Look, Picture, Scene, at_end, scenes_of
from quiltbee.pictures.picture import LEAST, MEDIA_TYPES, MOST, Edition, Scheme, Shape
from quiltbee.server.errors import UnfitError
from quiltbee.server.http.answers import GameId, problems
from quiltbee.server.http.bodies import ALWAYS_ASK
from quiltbee.server.http.callers import caller_of
from quiltbee.server.http.previews import (
    LONGEST_NAME,
    LONGEST_SHARED,
    Shown,
    in_game,
    in_invitation,
    in_link,
)
from quiltbee.server.http.services import Injected, Services

router = APIRouter()

FOR_A_DAY = "public, max-age=86400"
"""For pictures that no longer change."""

_BINARY = {"schema": {"type": "string", "format": "binary"}}
_ANSWERS = {
    200: {"content": dict.fromkeys(MEDIA_TYPES.values(), _BINARY)},
    **problems(400, 404, 410, 422, 429, 503),
}


def _picture(
    kind: Format,
    edition: Edition = "classic",
    scheme: Scheme = "light",
    shape: Shape = "wide",
    size: Annotated[int | None, Query(ge=LEAST, le=MOST)] = None,
) -> Picture:
    """What the address asks for; UnfitError if that is impossible."""
    try:
        return Picture(Look(edition, scheme), shape, kind, size)
    except ValueError as error:
        raise UnfitError(f"{str(error)[0].upper()}{str(error)[1:]}.") from None


Asked = Annotated[Picture, Depends(_picture)]
At = Annotated[int | None, Query(ge=0, le=9999)]
Name = Annotated[str, Query(max_length=LONGEST_NAME)]
Code = Annotated[str, Query(max_length=LONGEST_SHARED)]


@router.get("/api/games/{game_id}/picture.{kind}", response_class=Response, responses=_ANSWERS)
async def picture_of_game(
    game_id: GameId, picture: Asked, request: Request, services: Injected, at: At = None
) -> Response:
    """A game as it stands, or after `at` moves; as WebP, the whole game."""
    return await _answer(await in_game(services, game_id), picture, at, request, services)


@router.get("/api/invitations/{code}/picture.{kind}", response_class=Response, responses=_ANSWERS)
async def picture_of_invitation(
    code: str, picture: Asked, request: Request, services: Injected
) -> Response:
    """The game of a valid invitation."""
    shown = await in_invitation(services, request, code)
    return await _answer(shown, picture, None, request, services)


@router.get("/api/picture.{kind}", response_class=Response, responses=_ANSWERS)
async def picture_of_link(
    game: Code,
    picture: Asked,
    request: Request,
    services: Injected,
    at: At = None,
    one: Name = "",
    two: Name = "",
) -> Response:
    """The game in a link: `game` is the CODE in an address `/g/CODE`."""
    return await _answer(await in_link(game, one, two), picture, at, request, services)


async def _answer(
    shown: Shown, picture: Picture, at: int | None, request: Request, services: Services
) -> Response:
    key, scenes = await run_in_threadpool(_scenes, shown, picture, at)
    caching = FOR_A_DAY if shown.is_over else ALWAYS_ASK
    headers = {
        "ETag": f'"{key}"',
        "Cache-Control": caching,
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    if f'"{key}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    caller = caller_of(request)
    drawn = await services.studio.draw(key, scenes, picture, caller.person or caller.address)
    headers["Content-Disposition"] = f'inline; filename="quiltbee.{picture.format}"'
    return Response(drawn, headers=headers, media_type=MEDIA_TYPES[picture.format])


def _scenes(shown: Shown, picture: Picture, at: int | None) -> tuple[str, list[Scene]]:
    """What to draw, and its name, which is the same for the same game in the same look."""
    text = f"{quiltbee.__version__}\n{picture}\n{at}\n{format_record(shown.record)}"
    key = hashlib.sha256(text.encode()).hexdigest()[:32]
    scenes = scenes_of(shown.record)
    if at is not None and at >= len(scenes):
        raise UnfitError(f"The game has only {len(scenes) - 1} moves.")
    if at is not None:
        scenes = scenes[: at + 1]
    elif picture.format != "webp":
        scenes = [at_end(scenes)]
    return key, scenes if picture.format == "webp" else scenes[-1:]
