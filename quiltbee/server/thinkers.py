"""Who chooses for the computer player: a few engines, each in a process of its own.

The table only knows `Thinkers`. `EnginePool` asks engines that speak UPI, from threads, so that
the event loop never waits for them.
"""

import asyncio
import logging
import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from quiltbee.automa import Solo
from quiltbee.opponents import Limits
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineError
from quiltbee.rules import Move, Position
from quiltbee.server.errors import ThinkerError
from quiltbee.server.game import Opponent

log = logging.getLogger(__name__)

WARMED: Opponent = "greedy"
ATTEMPTS = 2


class Thinkers(Protocol):
    """The computer players of a server."""

    async def start(self) -> None:
        """Get ready in the background."""

    async def choose(self, opponent: Opponent, position: Position | Solo) -> Move:
        """The decision of a computer player; ThinkerError if none is to be had just now.

        Of a solo game it is told what `automa.view` leaves.
        """
        ...

    async def close(self) -> None:
        """End whatever runs."""


def engine_command(opponent: Opponent) -> list[str]:
    """How to start the engine of a computer player."""
    return [sys.executable, "-m", "quiltbee", "engine", "--player", opponent]


class EnginePool:
    """At most `size` engines think at a time; one that dies, hangs or errs is replaced once.

    Idle engines are kept for the next decision, at most `size` of each player.
    """

    def __init__(
        self,
        size: int,
        seconds: float,
        command: Callable[[Opponent], Sequence[str]] = engine_command,
    ) -> None:
        self._seconds = seconds
        self._command = command
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="quiltbee-thinker")
        self._lock = threading.Lock()
        self._idle: defaultdict[Opponent, list[EngineClient]] = defaultdict(list)
        self._all: set[EngineClient] = set()
        self._closed = False

    async def start(self) -> None:
        """Start an engine in the background, so that the first decision needs not wait for it."""
        self._threads.submit(self._warm)

    async def choose(self, opponent: Opponent, position: Position | Solo) -> Move:
        """The decision of a computer player."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._choose, opponent, position)

    async def close(self) -> None:
        """End all engines, the thinking ones too."""
        with self._lock:
            self._closed = True
            engines = list(self._all)
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*(asyncio.to_thread(engine.close) for engine in engines))
        await asyncio.to_thread(self._threads.shutdown)

    def _warm(self) -> None:
        try:
            self._give_back(WARMED, self._start(WARMED))
        except EngineError as error:
            log.warning("No engine could be started yet: %s", error)

    def _choose(self, opponent: Opponent, position: Position | Solo) -> Move:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._ask(opponent, position)
            except EngineError as error:
                log.warning("Attempt %d of %d: %s", attempt, ATTEMPTS, error)
        raise ThinkerError("The computer player does not answer; it can be asked again.")

    def _ask(self, opponent: Opponent, position: Position | Solo) -> Move:
        engine = self._take(opponent)
        try:
            engine.position(position)
            move = engine.go(Limits()).move
        except EngineError:
            self._discard(engine)
            raise
        self._give_back(opponent, engine)
        if move is None:
            raise ThinkerError("The computer player was asked after the end of the game.")
        return move

    def _take(self, opponent: Opponent) -> EngineClient:
        with self._lock:
            if self._idle[opponent]:
                return self._idle[opponent].pop()
        return self._start(opponent)

    def _start(self, opponent: Opponent) -> EngineClient:
        patience = Patience(
            handshake=self._seconds,
            ready=self._seconds,
            answer=self._seconds,
            search=self._seconds,
        )
        engine = EngineClient(self._command(opponent), patience)
        with self._lock:
            self._all.add(engine)
            closed = self._closed
        if closed:
            self._discard(engine)
            raise ThinkerError("The server is stopping.")
        return engine

    def _give_back(self, opponent: Opponent, engine: EngineClient) -> None:
        with self._lock:
            self._idle[opponent].append(engine)

    def _discard(self, engine: EngineClient) -> None:
        with self._lock:
            self._all.discard(engine)
        engine.close()
