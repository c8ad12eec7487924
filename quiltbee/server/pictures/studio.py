"""Where pictures are drawn: a process beside the server, a queue with shares, and a cache.

Drawing holds Python's lock for a tenth of a second, or for some seconds for an animation, and a
move must not wait for that. So another process draws, one picture at a time. It starts with the
first one and ends when nobody has asked for a while. Pictures are kept while there is room.
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Self

from quiltbee.pictures import Picture, Scene
from quiltbee.pictures.worker import LENGTH, frame
from quiltbee.server.errors import StoreError, TooManyError, UnfitError
from quiltbee.server.http.services import Service, Services

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
