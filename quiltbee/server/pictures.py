"""Pictures of games: worker processes with fair queues, and a cache.

Drawing holds Python's lock for a tenth of a second, or for many seconds for an animation, and moves
must not wait for that. So one worker process draws stills and another one animations, one picture
at a time, from a fair queue (`shares`). A worker starts with the first picture and ends when idle.
A picture that no caller waits for any longer is canceled.
"""

import asyncio
import hashlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Self

from msgspec import Meta
from starlette.responses import Response

import quiltbee
from quiltbee.notation import format_record
from quiltbee.pictures import Format, Look, Picture, Scene, at_end, scenes_of
from quiltbee.pictures.picture import LEAST, MEDIA_TYPES, MOST, Edition, Scheme, Shape
from quiltbee.pictures.worker import LENGTH, frame
from quiltbee.server.body import Id
from quiltbee.server.errors import StoreError, TooManyError, UnfitError
from quiltbee.server.http.calls import Calls, Media, Request
from quiltbee.server.http.services import Service, Services
from quiltbee.server.http.streams import while_there
from quiltbee.server.http.website import REVALIDATE
from quiltbee.server.pages import (
    LONGEST_NAME,
    LONGEST_SHARED,
    Shown,
    in_game,
    in_invitation,
    in_link,
)
from quiltbee.server.shares import ASKING, FairQueue, Share
from quiltbee.server.shares import Request as Turn

MOST_WAITING = 64
MOST_FOR_ADDRESS = 12
MOST_FOR_ONE = 3
"""The most pictures in work: in all, for an address, and for one person."""

KEPT_BYTES = 32 * 2**20
PATIENCE = 30.0
"""The most seconds for one picture; the longest game takes about ten."""

IDLE = 60.0
"""Seconds without work after which a worker ends."""

RETRY_SECONDS = 3


class StudioError(StoreError):
    """The worker can't be started, or gave no picture."""

    shown = "The server can't draw pictures just now; try again in a minute."


class Painter:
    """A worker process that draws one picture at a time; `close` it at the end."""

    def __init__(self, idle: float) -> None:
        self.turns = FairQueue[Turn](lambda: 1)
        self.process: Process | None = None
        self.leaving: asyncio.Task[int] | None = None
        self._idle = idle
        self._ending: asyncio.TimerHandle | None = None

    async def draw(self, scenes: Sequence[Scene], picture: Picture, share: Share) -> bytes | str:
        """Draw a picture in its turn, or return the sentence of an error; raises StudioError.

        If the call is canceled, drawing ends.
        """
        turn = Turn(share)
        await self.turns.enter(turn)
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._answer((scenes, picture))
        except BaseException as problem:
            await self._end()
            if isinstance(problem, TimeoutError | OSError | asyncio.IncompleteReadError):
                raise StudioError(f"no picture: {problem!r}") from problem
            raise
        finally:
            self.turns.leave(turn)
        self._ending = asyncio.get_running_loop().call_later(self._idle, self._stop)
        return answer

    async def _answer(self, task: tuple[Sequence[Scene], Picture]) -> bytes | str:
        if self._ending is not None:
            self._ending.cancel()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "quiltbee.pictures.worker", stdin=PIPE, stdout=PIPE
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(frame(task))
        await self.process.stdin.drain()
        length = int.from_bytes(await self.process.stdout.readexactly(LENGTH))
        answer: bytes | str = pickle.loads(await self.process.stdout.readexactly(length))
        return answer

    def _stop(self) -> None:
        """Close the worker's standard input, which ends it."""
        process, self.process = self.process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            self.leaving = asyncio.create_task(process.wait())

    async def _end(self) -> None:
        """Kill a worker that may be busy."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the worker."""
        if self._ending is not None:
            self._ending.cancel()
        await self._end()
        if self.leaving is not None:
            await self.leaving


class _Drawing:
    """A picture in work, and the number of callers that wait for it."""

    def __init__(self, task: asyncio.Task[bytes], share: Share) -> None:
        self.task = task
        self.share = share
        self.callers = 0


class Studio(Service):
    """Draws pictures for a server; `close` it at the end."""

    def __init__(self, *, idle: float = IDLE, kept_bytes: int = KEPT_BYTES) -> None:
        self.stills, self.animations = Painter(idle), Painter(idle)
        self._kept_bytes = kept_bytes
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._drawings: dict[str, _Drawing] = {}
        self._tasks: set[asyncio.Task[bytes]] = set()

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        return cls()

    def kept(self, key: str) -> bytes | None:
        """Return a cached picture, or None."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def draw(
        self, key: str, scenes: Sequence[Scene], picture: Picture, share: Share | None = None
    ) -> bytes:
        """Return the picture of a key for its content and look, drawn once for all callers.

        It is canceled once all callers are. Raises UnfitError for an impossible picture,
        TooManyError if too many are in work, StudioError.
        """
        if (known := self.kept(key)) is not None:
            return known
        drawing = self._drawings.get(key)
        if drawing is None:
            share = share or ASKING.get()
            self._check_room(share)
            task = asyncio.create_task(self._drawn(key, scenes, picture, share))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            drawing = self._drawings[key] = _Drawing(task, share)
        drawing.callers += 1
        try:
            return await asyncio.shield(drawing.task)
        finally:
            drawing.callers -= 1
            if not drawing.callers:
                drawing.task.cancel()
                self._drawings.pop(key, None)

    def _check_room(self, share: Share) -> None:
        """Raise TooManyError if too many pictures are in work: in all, or for this caller."""
        shares = [drawing.share for drawing in self._drawings.values()]
        if (
            len(shares) >= MOST_WAITING
            or sum(one.address == share.address for one in shares) >= MOST_FOR_ADDRESS
            or sum(one.who == share.who for one in shares) >= MOST_FOR_ONE
        ):
            sentence = "Too many pictures are being drawn; try again in a few seconds."
            raise TooManyError(sentence, wait=RETRY_SECONDS)

    async def _drawn(
        self, key: str, scenes: Sequence[Scene], picture: Picture, share: Share
    ) -> bytes:
        painter = self.animations if picture.format == "webp" else self.stills
        answer = await painter.draw(scenes, picture, share)
        if isinstance(answer, str):
            raise UnfitError(f"{answer[0].upper()}{answer[1:]}.")
        self._kept[key] = answer
        self._size += len(answer)
        while self._size > self._kept_bytes:
            self._size -= len(self._kept.popitem(last=False)[1])
        return answer

    async def close(self) -> None:
        """Cancel all pictures, and end the workers."""
        for task in self._tasks:
            if not task.cancelling():  # such a task is waiting for its worker to end
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.stills.close()
        await self.animations.close()


calls = Calls()

FOR_A_DAY = "public, max-age=86400"
"""The caching of pictures that no longer change."""

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
    """Draw the current position of a game, or that after `at` moves; as WebP, the whole game."""
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
    """Draw the game of a valid invitation."""
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
    """Draw the game in a link: `game` is the CODE in an address `/g/CODE`."""
    picture = _picture(kind, edition, scheme, shape, size)
    return await _answer(await in_link(request.services, game, one, two), picture, at, request)


def _picture(
    kind: Format, edition: Edition, scheme: Scheme, shape: Shape, size: int | None
) -> Picture:
    """Return the requested picture; raises UnfitError if it is impossible."""
    try:
        return Picture(Look(edition, scheme), shape, kind, size)
    except ValueError as error:
        raise UnfitError(f"{str(error)[0].upper()}{str(error)[1:]}.") from None


async def _answer(shown: Shown, picture: Picture, at: int | None, request: Request) -> Response:
    key, scenes = await request.services.heavy(partial(_scenes, shown, picture, at))
    caching = FOR_A_DAY if shown.is_over else REVALIDATE
    headers = {
        "ETag": f'"{key}"',
        "Cache-Control": caching,
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    if f'"{key}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    drawn = await while_there(request, request.services[Studio].draw(key, scenes, picture))
    headers["Content-Disposition"] = f'inline; filename="quiltbee.{picture.format}"'
    return Response(drawn, headers=headers, media_type=MEDIA_TYPES[picture.format])


def _scenes(shown: Shown, picture: Picture, at: int | None) -> tuple[str, list[Scene]]:
    """Return the cache key for a game and a look, and the scenes to draw."""
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
