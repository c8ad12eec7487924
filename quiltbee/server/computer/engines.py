"""The computer players: a few engines, each a process of its own.

`Engines` talks to UPI engines from threads, so that the event loop never waits for them. An engine
here answers within a second of its start; those elsewhere are connected ahead.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
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
from quiltbee.server.computer.places import Place, Places
from quiltbee.server.computer.thinkers import Player, Question, Reply
from quiltbee.server.errors import ThinkerError
from quiltbee.server.settings.kinds import EngineCommand

log = logging.getLogger(__name__)

NICENESS = 10
"""The niceness of engines, so that no move of a person waits for one that thinks."""

ATTEMPTS = 2

STARTING_SECONDS = 60.0
"""How long an engine may take to introduce itself, on a busy machine or elsewhere."""

Kind = tuple[Player, Place]
"""The pool's key: a player at a place."""

Put = Callable[[EngineClient], Decision]


class Engines:
    """Engines here and `elsewhere`; one that fails is replaced once per question.

    At most `size` engines think here at a time, and as many of each player are kept idle. One
    process plays all levels. `strong` names the strong player, and `command` gives the command line
    of a player here. While a place `elsewhere` is connected, the strong player does not think here.
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
        """Connect to the places elsewhere in the background, and start an engine here."""
        self._connect()
        if not self._places.elsewhere:
            self._first = self._pool.warm(("strong", self._places.here))
            self._first.add_done_callback(_log_start)

    @property
    def size(self) -> int:
        """How many questions the engines think about at a time."""
        return self._places.size

    async def ask(self, question: Question, stop: Stop) -> Reply:
        """The answer of a computer player."""
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
            sentence = "The computer player does not answer; it can be asked again."
            raise ThinkerError(sentence) from error
        return Reply(answer.move, answer.lines)

    def _ask(self, player: Player, put: Put) -> Decision:
        """Ask a player: the strong one elsewhere if that can be, all others here."""
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
    """Ask an engine; an answer without a move means that nobody decides."""
    who = question.chooser
    wanted = {
        MULTIPV.name: question.lines,
        FORECAST.name: question.forecast,
        PASS_LINE.name: int(question.judges_pass),
        SEED.name: who.seed,
        LEVEL.name: who.level,
    }
    set_offered(engine, wanted)
    return engine.decide(question.position, Limits(who.movetime_ms, who.nodes), stop)


def _log_start(starting: Future[None]) -> None:
    if (error := starting.exception()) is not None and not isinstance(error, PoolClosedError):
        log.warning("The strong player can't be started: %s", error)


def _log_failure(attempt: int, error: EngineError) -> None:
    log.warning("Attempt %d of %d: %s", attempt, ATTEMPTS, error)
