"""Engines, each a process of its own, here or elsewhere.

`Engines` talks to UPI engines from threads, so that the event loop never waits for them. An engine
here answers within a second of its start; those elsewhere are connected in advance. Connected
places elsewhere are preferred to this machine, the least busy first. A failed place is retried
after growing pauses.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial

from quiltbee.players import (
    ENGINE,
    FORECAST,
    LEVEL,
    MULTIPV,
    PASS_LINE,
    SEED,
    Decision,
    Limits,
    Stop,
    set_offered,
)
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.pool import EnginePool, PoolClosedError
from quiltbee.protocol.transport import ProcessTransport, Transport, engine_command
from quiltbee.server.computer.queue import Player, Question, Reply
from quiltbee.server.errors import ThinkerError
from quiltbee.server.settings import EngineCommand

LONGEST_PAUSE_S = 60.0
"""A failed place is retried after 2 s, 4 s, ... up to this pause."""


@dataclass(eq=False, slots=True)
class Place:
    """Engines started by `command`, or on this machine if None; at most `most` think at a time."""

    command: tuple[str, ...] | None
    most: int
    busy: int = 0
    is_connected: bool = False
    is_connecting: bool = False
    failures: int = 0
    again_at: float = 0.0


class Places:
    """All places of a server; thread-safe."""

    def __init__(
        self,
        size: int,
        elsewhere: Sequence[EngineCommand] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.here = Place(None, size)
        self.elsewhere = tuple(Place(command.argv, command.most) for command in elsewhere)
        self._clock = clock
        self._changed = threading.Condition()
        self._is_closed = False

    @property
    def size(self) -> int:
        """The number of engines that may think at once for the strong player."""
        with self._changed:
            elsewhere = [place.most for place in self.elsewhere if place.is_connected]
            return sum(elsewhere) or self.here.most

    def take_here(self) -> Place:
        """Wait for a slot on this machine, and take it; PoolClosedError after `close`."""
        with self._changed:
            while not self._free([self.here]):
                self._changed.wait()
            self.here.busy += 1
            return self.here

    def take_elsewhere(self) -> Place | None:
        """Take a slot at the least busy connected place elsewhere; waits while all are busy.

        None if no place is connected; PoolClosedError after `close`.
        """
        with self._changed:
            while connected := [place for place in self.elsewhere if place.is_connected]:
                if free := self._free(connected):
                    place = min(free, key=lambda place: place.busy / place.most)
                    place.busy += 1
                    return place
                self._changed.wait()
            return None

    def give_back(self, place: Place) -> None:
        """Free a slot at a place."""
        with self._changed:
            place.busy -= 1
            self._changed.notify_all()

    def to_connect(self) -> list[Place]:
        """Return the places elsewhere to connect to now; call `end_connecting` for each."""
        with self._changed:
            now = self._clock()
            due = [
                place
                for place in self.elsewhere
                if not (place.is_connected or place.is_connecting) and now >= place.again_at
            ]
            for place in due:
                place.is_connecting = True
            return due

    def end_connecting(self, place: Place, *, is_connected: bool) -> None:
        """Note that a place is connected, or that its engine could not be started."""
        with self._changed:
            place.is_connecting, place.is_connected = False, is_connected
            place.failures = 0 if is_connected else place.failures + 1
            if not is_connected:
                pause = min(LONGEST_PAUSE_S, 2.0 ** min(place.failures, 10))
                place.again_at = self._clock() + pause
            self._changed.notify_all()

    def lose(self, place: Place) -> None:
        """Note that a place has failed and must be reconnected."""
        with self._changed:
            place.is_connected = False
            self._changed.notify_all()

    def close(self) -> None:
        """Make all waits for a place raise PoolClosedError."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    def _free(self, places: Sequence[Place]) -> list[Place]:
        if self._is_closed:
            raise PoolClosedError
        return [place for place in places if place.busy < place.most]


log = logging.getLogger(__name__)

NICENESS = 10
"""The niceness of engines, so that players' moves never wait for one that thinks."""

ATTEMPTS = 2

STARTING_SECONDS = 60.0
"""The longest start of an engine, on a busy machine or elsewhere."""

Kind = tuple[Player, Place]
"""A key of the pool: a player at a place."""

Put = Callable[[EngineClient], Decision]


class Engines:
    """Local engines and remote ones (`elsewhere`); a failed one is replaced once per question.

    At most `size` local engines think at a time. Up to `size` idle ones of each player are kept,
    and any number of them if there are places `elsewhere`. One process plays all levels. `strong`
    names the strong player, and `command` returns the command line of a local player. While a
    place `elsewhere` is connected, the strong player does not think locally.
    """

    def __init__(
        self,
        size: int,
        seconds: float,
        command: Callable[[str], Sequence[str]] = engine_command,
        strong: str = ENGINE,
        elsewhere: Sequence[EngineCommand] = (),
    ) -> None:
        def connect(kind: Kind) -> Transport:
            player, place = kind
            if place.command is not None:
                return ProcessTransport(place.command)
            name = strong if player == "strong" else player
            return ProcessTransport(command(name), NICENESS)

        def get_ready(_: Kind, engine: EngineClient) -> None:
            engine.wait_until_ready(STARTING_SECONDS)

        patience = Patience(STARTING_SECONDS, ready=seconds, answer=seconds, search=seconds)
        most_idle = None if elsewhere else size
        self._pool = EnginePool(connect, patience, get_ready=get_ready, most_idle=most_idle)
        self._places = Places(size, elsewhere)
        threads = size + sum(command.most for command in elsewhere)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="quiltbee-thinker")
        self._first: Future[None] | None = None
        self._is_closed = False

    async def start(self) -> None:
        """Connect to the remote places in the background; without any, start a local engine."""
        self._connect()
        if not self._places.elsewhere:
            self._first = self._pool.warm(("strong", self._places.here))
            self._first.add_done_callback(_log_start)

    @property
    def size(self) -> int:
        """The number of questions that the engines answer at a time."""
        return self._places.size

    async def ask(self, question: Question, stop: Stop) -> Reply:
        """Return a computer player's reply."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._answer, question, stop)

    async def close(self) -> None:
        """Stop all engines."""
        self._is_closed = True
        self._places.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._pool.close)
        await asyncio.to_thread(self._threads.shutdown)

    # Places elsewhere

    def _connect(self) -> None:
        """Connect to each place elsewhere that is due."""
        for place in self._places.to_connect():
            connecting = self._pool.warm(("strong", place))
            connecting.add_done_callback(partial(self._end_connecting, place))

    def _end_connecting(self, place: Place, connecting: Future[None]) -> None:
        error = connecting.exception()
        self._places.end_connecting(place, is_connected=error is None)
        if error is None:
            self._pool.drop_idle(("strong", self._places.here))
        elif not self._is_closed:
            log.warning("The engines at a place elsewhere can't be started yet: %s", error)

    # Asking

    def _answer(self, question: Question, stop: Stop) -> Reply:
        put = partial(_put, question=question, stop=stop)
        try:
            answer = self._ask(question.chooser.player, put)
        except PoolClosedError as error:
            raise ThinkerError("The server is stopping.") from error
        except EngineError as error:
            sentence = "The computer player does not answer; try again."
            raise ThinkerError(sentence) from error
        return Reply(answer.move, answer.lines)

    def _ask(self, player: Player, put: Put) -> Decision:
        """Ask a player: the strong one elsewhere if possible, all others here."""
        if player == "strong":
            self._connect()
            while (place := self._places.take_elsewhere()) is not None:
                try:
                    return self._pool.ask((player, place), put)
                except PoolClosedError:
                    raise
                except EngineError as error:
                    log.warning("An engine elsewhere failed: %s", error)
                    self._places.lose(place)
                    self._pool.drop_idle((player, place))
                finally:
                    self._places.give_back(place)
        return self._ask_here(player, put)

    def _ask_here(self, player: Player, put: Put) -> Decision:
        if player == "strong" and self._first is not None:
            wait([self._first])  # rather than start a second one beside it
        place = self._places.take_here()
        try:
            kind = (player, place)
            return self._pool.ask(kind, put, attempts=ATTEMPTS, on_failure=_log_failure)
        finally:
            self._places.give_back(place)


def _put(engine: EngineClient, *, question: Question, stop: Stop) -> Decision:
    """Ask an engine; its decision has no move where nobody decides."""
    chooser = question.chooser
    options = {
        MULTIPV.name: question.lines,
        FORECAST.name: question.forecast,
        PASS_LINE.name: int(question.judges_pass),
        SEED.name: chooser.seed,
        LEVEL.name: chooser.level,
    }
    set_offered(engine, options)
    return engine.decide(question.position, Limits(chooser.movetime_ms, chooser.nodes), stop)


def _log_start(starting: Future[None]) -> None:
    if (error := starting.exception()) is not None and not isinstance(error, PoolClosedError):
        log.warning("The strong player can't be started: %s", error)


def _log_failure(attempt: int, error: EngineError) -> None:
    log.warning("Engine failed (attempt %d of %d): %s", attempt, ATTEMPTS, error)
