"""Who chooses for the computer player: a few engines, each in a process of its own.

A table only knows `Thinkers`. `Engines` asks engines that speak UPI, from threads, so that the
event loop never waits for them. The strong player may have to compile for a while when the server
starts; until then a simple one answers in its place.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Literal, Protocol

from quiltbee.automa import Solo
from quiltbee.players import ENGINE, LEVEL, Limits
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.pool import EnginePool, PoolClosedError
from quiltbee.protocol.transport import ProcessTransport, engine_command
from quiltbee.rules import Move, Position
from quiltbee.server.errors import ThinkerError

log = logging.getLogger(__name__)

Player = Literal["strong", "greedy", "random"]

STAND_IN: Player = "greedy"
"""The player that answers while the strong one gets ready."""

ATTEMPTS = 2
STARTING_SECONDS = 120.0
"""How long an engine may take until it is ready: it may have to compile on a busy machine."""


@dataclass(frozen=True, slots=True)
class Chooser:
    """The player asked to choose; without a time its level's own limits count."""

    player: Player
    level: int | None = None
    movetime_ms: int | None = None


class Thinkers(Protocol):
    """The computer players of a server."""

    @property
    def is_ready(self) -> bool:
        """Whether the strong player is ready, so that no simple one answers in its place."""

    async def start(self, on_ready: Callable[[], None]) -> None:
        """Get ready in the background; `on_ready` is called, on the loop, when that is done."""

    async def choose(self, who: Chooser, position: Position | Solo) -> Move:
        """The decision of a computer player; ThinkerError if none is to be had just now.

        Of a solo game it is told what `automa.view` leaves.
        """
        ...

    async def close(self) -> None:
        """End whatever runs."""


class Engines:
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
        def connect(player: Player) -> ProcessTransport:
            return ProcessTransport(command(strong if player == "strong" else player))

        def get_ready(_: Player, engine: EngineClient) -> None:
            engine.wait_until_ready(STARTING_SECONDS)

        patience = Patience(STARTING_SECONDS, ready=seconds, answer=seconds, search=seconds)
        self._pool = EnginePool(connect, patience, get_ready=get_ready, most_idle=size)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="quiltbee-thinker")
        self._lock = threading.Lock()
        self._is_warming = False
        self._on_ready: Callable[[], object] = lambda: None
        self._is_closed = False
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
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._pool.close)
        await asyncio.to_thread(self._threads.shutdown)

    def _begin_warming(self) -> None:
        """Let the strong player get ready, unless it does already."""
        with self._lock:
            if self.is_ready or self._is_warming:
                return
            self._is_warming = True
        self._pool.warm("strong").add_done_callback(self._end_warming)

    def _end_warming(self, warming: Future[None]) -> None:
        error = warming.exception()
        if error is None:
            self.is_ready = True
            self._pool.drop_idle(STAND_IN)
            self._on_ready()
        elif not self._is_closed:
            log.warning("The strong player can't be started yet: %s", error)
        self._is_warming = False  # only once `is_ready` is set, or a second one would start

    def _choose(self, who: Chooser, position: Position | Solo) -> Move:
        player = who.player
        if player == "strong" and not self.is_ready:
            player = STAND_IN
            self._begin_warming()
        try:
            move = self._pool.ask(
                player,
                lambda engine: _decision(engine, who, position),
                attempts=ATTEMPTS,
                on_failure=_log_failure,
            )
        except PoolClosedError as error:
            raise ThinkerError("The server is stopping.") from error
        except EngineError as error:
            sentence = "The computer player does not answer; it can be asked again."
            raise ThinkerError(sentence) from error
        if player != who.player and self.is_ready:
            self._pool.drop_idle(player)
        if move is None:
            raise ThinkerError("The computer player was asked after the end of the game.")
        return move


def _decision(engine: EngineClient, who: Chooser, position: Position | Solo) -> Move | None:
    """Ask an engine; None if there is nothing to decide."""
    if (levels := engine.options.get(LEVEL.name)) is not None:
        engine.set_option(LEVEL.name, who.level or levels.default)
    engine.position(position)
    return engine.go(Limits(who.movetime_ms)).move


def _log_failure(attempt: int, error: EngineError) -> None:
    log.warning("Attempt %d of %d: %s", attempt, ATTEMPTS, error)
