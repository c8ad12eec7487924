"""Who chooses for the computer player: a few engines, each in a process of its own.

The table only knows `Thinkers`. `EnginePool` asks engines that speak UPI, from threads, so that
the event loop never waits for them. The strong player may have to compile for a while when the
server starts; until then a simple one answers in its place.
"""

import asyncio
import logging
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Literal, Protocol

from quiltbee.automa import Solo
from quiltbee.players import ENGINE, Limits
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.transport import engine_command
from quiltbee.rules import Move, Position
from quiltbee.server.errors import ThinkerError

log = logging.getLogger(__name__)

Player = Literal["strong", "greedy", "random"]

STAND_IN: Player = "greedy"
"""Who answers while the strong player gets ready."""

LEVEL = "Level"
ATTEMPTS = 2
STARTING_SECONDS = 120.0
"""How long an engine may take until it is ready: it may have to compile on a busy machine."""


@dataclass(frozen=True, slots=True)
class Chooser:
    """Who is to choose; without a time the level's own limits count."""

    player: Player
    level: int | None = None
    movetime_ms: int | None = None


class Thinkers(Protocol):
    """The computer players of a server."""

    @property
    def is_ready(self) -> bool:
        """Whether the strong player answers itself."""

    async def start(self, on_ready: Callable[[], None]) -> None:
        """Get ready in the background; `on_ready` is called, on the loop, when that is done."""

    async def choose(self, who: Chooser, position: Position | Solo) -> Move:
        """The decision of a computer player; ThinkerError if none is to be had just now.

        Of a solo game it is told what `automa.view` leaves.
        """
        ...

    async def close(self) -> None:
        """End whatever runs."""


class EnginePool:
    """At most `size` engines think at a time; one that dies, hangs or errs is replaced once.

    Idle engines are kept for the next decision, at most `size` of each player; all levels are
    played by the same ones. `strong` is the strong player's name, and `command` how an engine is
    started by its player's.
    """

    def __init__(
        self,
        size: int,
        seconds: float,
        command: Callable[[str], Sequence[str]] = engine_command,
        strong: str = ENGINE,
    ) -> None:
        self._seconds = seconds
        self._command = command
        self._strong = strong
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="quiltbee-thinker")
        self._warming: threading.Thread | None = None
        self._on_ready: Callable[[], object] = lambda: None
        self._lock = threading.Lock()
        self._idle: defaultdict[Player, list[EngineClient]] = defaultdict(list)
        self._all: set[EngineClient] = set()
        self._closed = False
        self.is_ready = False

    async def start(self, on_ready: Callable[[], None]) -> None:
        """Start the strong player in the background, where it compiles if it has to."""
        loop = asyncio.get_running_loop()
        self._on_ready = partial(loop.call_soon_threadsafe, on_ready)
        self._begin_warming()

    async def choose(self, who: Chooser, position: Position | Solo) -> Move:
        """The decision of a computer player."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._choose, who, position)

    async def close(self) -> None:
        """End all engines, the thinking ones too."""
        with self._lock:
            self._closed = True
            engines = list(self._all)
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*(asyncio.to_thread(engine.close) for engine in engines))
        await asyncio.to_thread(self._threads.shutdown)
        if self._warming is not None:
            await asyncio.to_thread(self._warming.join)

    def _begin_warming(self) -> None:
        """Let the strong player get ready, in a thread of its own, if none does already."""
        with self._lock:
            is_warming = self._warming is not None and self._warming.is_alive()
            if self.is_ready or is_warming or self._closed:
                return
            self._warming = threading.Thread(target=self._warm, name="quiltbee-warming")
            self._warming.start()

    def _warm(self) -> None:
        try:
            engine = self._start("strong")
        except (EngineError, ThinkerError) as error:
            if not self._closed:
                log.warning("The strong player can't be started yet: %s", error)
            return
        with self._lock:
            self._idle["strong"].append(engine)
            self.is_ready = True
            others = self._idle.pop(STAND_IN, [])
        for other in others:
            self._discard(other)
        self._on_ready()

    def _choose(self, who: Chooser, position: Position | Solo) -> Move:
        player = who.player
        if player == "strong" and not self.is_ready:
            player = STAND_IN
            self._begin_warming()
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._ask(player, who, position)
            except EngineError as error:
                log.warning("Attempt %d of %d: %s", attempt, ATTEMPTS, error)
        raise ThinkerError("The computer player does not answer; it can be asked again.")

    def _ask(self, player: Player, who: Chooser, position: Position | Solo) -> Move:
        engine = self._take(player)
        try:
            if (levels := engine.options.get(LEVEL)) is not None:
                engine.set_option(LEVEL, who.level or levels.default)
            engine.position(position)
            move = engine.go(Limits(who.movetime_ms)).move
        except EngineError:
            self._discard(engine)
            raise
        with self._lock:
            keeps = player == who.player or not self.is_ready
            if keeps:
                self._idle[player].append(engine)
        if not keeps:
            self._discard(engine)
        if move is None:
            raise ThinkerError("The computer player was asked after the end of the game.")
        return move

    def _take(self, player: Player) -> EngineClient:
        with self._lock:
            if self._idle[player]:
                return self._idle[player].pop()
        return self._start(player)

    def _start(self, player: Player) -> EngineClient:
        """An engine that is ready to think."""
        patience = Patience(
            handshake=STARTING_SECONDS,
            ready=self._seconds,
            answer=self._seconds,
            search=self._seconds,
        )
        engine = EngineClient(
            self._command(self._strong if player == "strong" else player), patience
        )
        with self._lock:
            self._all.add(engine)
            closed = self._closed
        if closed:
            self._discard(engine)
            raise ThinkerError("The server is stopping.")
        try:
            engine.wait_until_ready(STARTING_SECONDS)
        except EngineError:
            self._discard(engine)
            raise
        return engine

    def _discard(self, engine: EngineClient) -> None:
        with self._lock:
            self._all.discard(engine)
        engine.close()
