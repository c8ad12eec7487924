"""The computer players: a few engines, each a process of its own.

`Engines` talks to UPI engines from threads, so that the event loop never waits for them. While the
strong player compiles after a start, a simple one stands in for it.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
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

STAND_IN: Player = "greedy"
"""The player that answers while the strong one gets ready."""

NICENESS = 10
"""The niceness of engines, so that no move of a person waits for one that thinks."""

ATTEMPTS = 2

STARTING_SECONDS = 120.0
"""How long an engine may take to get ready: it may have to compile on a busy machine."""

LOADING = 6
"""How many times longer than usual to wait for an engine that has just started.

It may still compile, and the next one would have as much to compile.
"""

Kind = tuple[Player, Place]
"""The pool's key: a player at a place."""

Put = Callable[[EngineClient], Decision]


class Engines:
    """Engines here and `elsewhere`; one that fails is replaced once per question.

    At most `size` engines think here at a time, and as many of each player are kept idle. One
    process plays all levels. `strong` names the strong player, and `command` gives the command line
    of a player here. While a place `elsewhere` is ready, the strong player does not think here.
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

        patience = Patience(
            STARTING_SECONDS,
            ready=seconds,
            answer=seconds,
            search=seconds,
            loading=LOADING * seconds,
        )
        most_idle = None if elsewhere else size
        self._pool = EnginePool(connect, patience, get_ready=get_ready, most_idle=most_idle)
        self._places = Places(size, elsewhere)
        threads = size + sum(command.most for command in elsewhere)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="quiltbee-thinker")
        self._on_ready: Callable[[], object] = lambda: None
        self._is_closed = False

    @property
    def is_ready(self) -> bool:
        """Whether the strong player is ready, here or elsewhere."""
        return self._places.is_ready

    async def start(self, on_ready: Callable[[], None]) -> None:
        """Warm up the strong player in the background."""
        loop = asyncio.get_running_loop()
        self._on_ready = partial(loop.call_soon_threadsafe, on_ready)
        self._begin_warming()

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

    # The strong player gets ready

    def _begin_warming(self) -> None:
        """Warm up the strong player wherever it should be ready and is not."""
        for place in self._places.to_warm():
            warming = self._pool.warm(("strong", place))
            warming.add_done_callback(partial(self._end_warming, place))

    def _end_warming(self, place: Place, warming: Future[None]) -> None:
        error = warming.exception()
        self._places.end_warming(place, is_ready=error is None)
        here = self._places.here
        if error is None:
            if place is not here:
                self._places.lose(here)
                self._pool.drop_idle(("strong", here))
            self._pool.drop_idle((STAND_IN, here))
            self._on_ready()
        elif not self._is_closed:
            log.warning("The strong player can't be started yet: %s", error)
            if place is not here:
                self._begin_warming()

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
        """Ask a player; if the strong one is ready nowhere, ask its stand-in."""
        if player != "strong":
            return self._ask_here(player, put)
        self._begin_warming()
        tried: Place | None = None
        for attempt in range(1, ATTEMPTS + 1):
            place = self._places.take_ready(tried)
            if place is None:
                break
            try:
                return self._pool.ask(("strong", place), put)
            except PoolClosedError:
                raise
            except EngineError as error:
                _log_failure(attempt, error)
                if place is self._places.here and attempt == ATTEMPTS:
                    raise
                self._part_with(place)
                tried = place
            finally:
                self._places.give_back(place)
        return self._ask_stand_in(put)

    def _part_with(self, place: Place) -> None:
        """A place elsewhere has failed, so its engines must warm up again."""
        if place is not self._places.here:
            self._places.lose(place)
            self._pool.drop_idle(("strong", place))
            self._begin_warming()

    def _ask_stand_in(self, put: Put) -> Decision:
        answer = self._ask_here(STAND_IN, put)
        if self.is_ready:
            self._pool.drop_idle((STAND_IN, self._places.here))
        return answer

    def _ask_here(self, player: Player, put: Put) -> Decision:
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


def _log_failure(attempt: int, error: EngineError) -> None:
    log.warning("Attempt %d of %d: %s", attempt, ATTEMPTS, error)
