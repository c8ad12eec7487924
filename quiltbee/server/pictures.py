"""Pictures of games: a process beside the server that draws, a queue with shares, and a cache.

Drawing holds Python's lock for a tenth of a second, or for some seconds for an animation, and a
move must not wait for that. So another process draws, one picture at a time. It starts with the
first one and ends when nobody has asked for a while. Pictures are kept while there is room.
"""

import asyncio
import hashlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Annotated, Self

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
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
from quiltbee.server.http.website import ALWAYS_ASK
from quiltbee.server.pages.previews import (
    LONGEST_NAME,
    LONGEST_SHARED,
    Shown,
    in_game,
    in_invitation,
    in_link,
)

MOST_WAITING = 24
MOST_FOR_ONE = 3
"""How many pictures may be drawn or wait: in all, and for one caller."""

KEPT_BYTES = 32 * 2**20
PATIENCE = 30.0
"""How many seconds one picture may take; the longest game takes about ten."""

IDLE = 60.0
"""Seconds without work after which the process ends."""

RETRY_SECONDS = 3


class StudioError(StoreError):
    """The drawing process can't be started, or gave no picture."""

    @property
    def public(self) -> str:
        """The sentence for somebody at a browser."""
        return "The server can't draw pictures just now; try again in a minute."


class Studio(Service):
    """Draws pictures for a server; `close` it at the end."""

    def __init__(self, *, idle: float = IDLE, kept_bytes: int = KEPT_BYTES) -> None:
        self._idle = idle
        self._kept_bytes = kept_bytes
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._asked: dict[str, asyncio.Task[bytes]] = {}
        self._askers: Counter[str] = Counter()
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._leaving: asyncio.Task[int] | None = None

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        return cls()

    def kept(self, key: str) -> bytes | None:
        """A picture that was drawn before, if it is still kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def draw(self, key: str, scenes: Sequence[Scene], picture: Picture, asker: str) -> bytes:
        """The picture of a key, which names its content and look; drawn once for all callers.

        Raises UnfitError for what can't be drawn, TooManyError where too many wait, StudioError.
        """
        if (known := self.kept(key)) is not None:
            return known
        if key not in self._asked:
            if len(self._asked) >= MOST_WAITING or self._askers[asker] >= MOST_FOR_ONE:
                said = "Too many pictures are being drawn; try again in a few seconds."
                raise TooManyError(said, wait=RETRY_SECONDS)
            self._askers[asker] += 1
            task = asyncio.create_task(self._drawn(key, scenes, picture))
            self._asked[key] = task
            task.add_done_callback(lambda _: self._done(key, asker))
        return await asyncio.shield(self._asked[key])

    def _done(self, key: str, asker: str) -> None:
        del self._asked[key]
        self._askers[asker] -= 1
        if not self._askers[asker]:
            del self._askers[asker]

    async def _drawn(self, key: str, scenes: Sequence[Scene], picture: Picture) -> bytes:
        async with self._turn:
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await self._answer((scenes, picture))
            except BaseException as problem:
                await self._end()
                if isinstance(problem, TimeoutError | OSError | asyncio.IncompleteReadError):
                    raise StudioError(f"no picture: {problem!r}") from problem
                raise
            self._rest()
        if isinstance(answer, str):
            raise UnfitError(f"{answer[0].upper()}{answer[1:]}.")
        self._keep(key, answer)
        return answer

    async def _answer(self, asked: tuple[Sequence[Scene], Picture]) -> bytes | str:
        if self._ending is not None:
            self._ending.cancel()
        if self._process is None or self._process.returncode is not None:
            words = ("-m", "quiltbee.pictures.worker")
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *words, stdin=PIPE, stdout=PIPE
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(frame(asked))
        await self._process.stdin.drain()
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH))
        answer: bytes | str = pickle.loads(await self._process.stdout.readexactly(length))
        return answer

    def _keep(self, key: str, drawn: bytes) -> None:
        self._kept[key] = drawn
        self._size += len(drawn)
        while self._size > self._kept_bytes:
            self._size -= len(self._kept.popitem(last=False)[1])

    def _rest(self) -> None:
        """Let the process end if no work comes."""
        loop = asyncio.get_running_loop()
        self._ending = loop.call_later(self._idle, self._stop)

    def _stop(self) -> None:
        """Close its standard input, upon which it ends."""
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            self._leaving = asyncio.create_task(process.wait())

    async def _end(self) -> None:
        """End a process that may be at work."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        """Drop what waits, and end the process."""
        if self._ending is not None:
            self._ending.cancel()
        for task in list(self._asked.values()):
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        await self._end()
        if self._leaving is not None:
            await self._leaving


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
