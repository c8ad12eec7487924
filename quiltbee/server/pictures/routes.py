"""HTTP: pictures of the game at a table, of an invitation's, and of a game in a link."""

import hashlib
from typing import Annotated

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

import quiltbee
from quiltbee.notation import format_record
from quiltbee.pictures import Format, Look, Picture, Scene, at_end, scenes_of
from quiltbee.pictures.picture import LEAST, MEDIA_TYPES, MOST, Edition, Scheme, Shape
from quiltbee.server.body import Id
from quiltbee.server.errors import UnfitError
from quiltbee.server.http.bodies import ALWAYS_ASK
from quiltbee.server.http.calls import Calls, Media, Request
from quiltbee.server.pages.previews import (
    LONGEST_NAME,
    LONGEST_SHARED,
    Shown,
    in_game,
    in_invitation,
    in_link,
)
from quiltbee.server.pictures.studio import Studio

calls = Calls()

FOR_A_DAY = "public, max-age=86400"
"""For pictures that no longer change."""

Size = Annotated[int, Meta(ge=LEAST, le=MOST)]
At = Annotated[int, Meta(ge=0, le=9999)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Code = Annotated[str, Meta(max_length=LONGEST_SHARED)]
Drawn = Annotated[Response, Media(*MEDIA_TYPES.values())]


@calls.get("/api/games/{game}/picture.{kind}", raises=[404])
async def picture_of_game(
    request: Request,
    game: Id,
    kind: Format,
    edition: Edition = "classic",
    scheme: Scheme = "light",
    shape: Shape = "wide",
    size: Size | None = None,
    at: At | None = None,
) -> Drawn:
    """A game as it stands, or after `at` moves; as WebP, the whole game."""
    picture = _picture(kind, edition, scheme, shape, size)
    return await _answer(await in_game(request.services, game), picture, at, request)


@calls.get("/api/invitations/{code}/picture.{kind}", raises=[404, 410])
async def picture_of_invitation(
    request: Request,
    code: str,
    kind: Format,
    edition: Edition = "classic",
    scheme: Scheme = "light",
    shape: Shape = "wide",
    size: Size | None = None,
) -> Drawn:
    """The game of a valid invitation."""
    picture = _picture(kind, edition, scheme, shape, size)
    shown = await in_invitation(request.services, request.address, code)
    return await _answer(shown, picture, None, request)


@calls.get("/api/picture.{kind}", raises=[400])
async def picture_of_link(
    request: Request,
    kind: Format,
    game: Code,
    edition: Edition = "classic",
    scheme: Scheme = "light",
    shape: Shape = "wide",
    size: Size | None = None,
    at: At | None = None,
    one: Name = "",
    two: Name = "",
) -> Drawn:
    """The game in a link: `game` is the CODE in an address `/g/CODE`."""
    picture = _picture(kind, edition, scheme, shape, size)
    return await _answer(await in_link(game, one, two), picture, at, request)


def _picture(
    kind: Format, edition: Edition, scheme: Scheme, shape: Shape, size: int | None
) -> Picture:
    """Return the picture that an address asks for; UnfitError if that is impossible."""
    try:
        return Picture(Look(edition, scheme), shape, kind, size)
    except ValueError as error:
        raise UnfitError(f"{str(error)[0].upper()}{str(error)[1:]}.") from None


async def _answer(shown: Shown, picture: Picture, at: int | None, request: Request) -> Response:
    key, scenes = await run_in_threadpool(_scenes, shown, picture, at)
    caching = FOR_A_DAY if shown.is_over else ALWAYS_ASK
    headers = {
        "ETag": f'"{key}"',
        "Cache-Control": caching,
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    if f'"{key}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    who = request.caller.person or request.address
    drawn = await request.services[Studio].draw(key, scenes, picture, who)
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
