"""A pool of running engines: lent, returned, and replaced when they fail.

A game or a request takes an engine of a *kind* (any key, such as the name of a player) for
exclusive use. All methods may be called from any thread, and those that start or ask an engine
block until it answers.
"""

import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Generic, Self, TypeVar

from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineDiedError, EngineError, EngineRefusedError
from quiltbee.protocol.transport import Transport

K = TypeVar("K")
_Answer = TypeVar("_Answer")


class PoolClosedError(EngineDiedError):
    """The pool has been closed, and all its engines with it."""

    def __init__(self) -> None:
        super().__init__("the engines have been ended")


class EnginePool(Generic[K]):
    """Engines by kind, each started on first use; leaving the `with` ends them all.

    `connect` returns the transport to a new engine of a kind. `get_ready` then prepares that engine
    to think; without it the pool waits up to `patience.ready` seconds for `readyok`. At most
    `most_idle` engines of a kind are kept for later; None keeps all.
    """

    def __init__(
        self,
        connect: Callable[[K], Transport],
        patience: Patience | None = None,
        *,
        get_ready: Callable[[K, EngineClient], None] | None = None,
        most_idle: int | None = None,
    ) -> None:
        self._connect = connect
        self._patience = patience or Patience()
        wait = self._patience.ready
        self._get_ready = get_ready or (lambda _, engine: engine.wait_until_ready(wait))
        self._most_idle = most_idle
        self._lock = threading.Lock()
        self._idle: defaultdict[K, list[EngineClient]] = defaultdict(list)
        self._kind_of: dict[EngineClient, K] = {}
        self._connecting: set[Transport] = set()
        self._warming: set[threading.Thread] = set()
        self._is_closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Lending

    def take(self, kind: K) -> EngineClient:
        """Return an engine that is ready to think, an idle one if there is one.

        Raises EngineError if a new one can't be started, PoolClosedError after `close`.
        """
        with self._lock:
            if self._is_closed:
                raise PoolClosedError
            if self._idle[kind]:
                return self._idle[kind].pop()
        return self._start(kind)

    def give_back(self, engine: EngineClient) -> None:
        """Keep an engine for the next caller, or end it if enough are idle."""
        with self._lock:
            idle = self._idle[self._kind_of[engine]] if engine in self._kind_of else None
            is_kept = idle is not None and (self._most_idle is None or len(idle) < self._most_idle)
            if is_kept and idle is not None:
                idle.append(engine)
        if not is_kept:
            self.discard(engine)

    def discard(self, engine: EngineClient) -> None:
        """End an engine that failed; a new one is started when needed."""
        with self._lock:
            self._kind_of.pop(engine, None)
        engine.close()

    @contextmanager
    def lent(self, kind: K) -> Iterator[EngineClient]:
        """Lend an engine for the time of the `with`; after an error it is discarded.

        It is kept only after an EngineRefusedError, which leaves it usable.
        """
        engine = self.take(kind)
        try:
            yield engine
        except EngineRefusedError:
            self.give_back(engine)
            raise
        except BaseException:
            self.discard(engine)
            raise
        self.give_back(engine)

    def ask(
        self,
        kind: K,
        question: Callable[[EngineClient], _Answer],
        *,
        attempts: int = 1,
        on_failure: Callable[[int, EngineError], None] = lambda attempt, error: None,
    ) -> _Answer:
        """Ask an engine, and a new one after each failure, `attempts` times in all.

        `on_failure` gets the number of the attempt, from 1, and the error. Raises the last error;
        after `close` there are no further attempts.
        """
        attempt = 1
        while True:
            try:
                with self.lent(kind) as engine:
                    try:
                        return question(engine)
                    except EngineRefusedError:
                        self.discard(engine)  # another attempt would only be refused again
                        raise
            except EngineError as error:
                if self._is_closed:
                    raise PoolClosedError from error
                on_failure(attempt, error)
                if attempt == attempts:
                    raise
            attempt += 1

    # Warming

    def warm(self, kind: K) -> Future[None]:
        """Start an engine in the background.

        The future is done once an idle engine of the kind is ready, or holds the EngineError.
        """
        warmed: Future[None] = Future()
        thread = threading.Thread(target=self._warm, args=(kind, warmed), name="engine warming")
        with self._lock:
            if self._is_closed:
                warmed.set_exception(PoolClosedError())
                return warmed
            self._warming.add(thread)
            thread.start()  # under the lock, since `close` joins the threads it finds
        return warmed

    def drop_idle(self, kind: K) -> None:
        """End the idle engines of a kind."""
        with self._lock:
            idle = self._idle.pop(kind, [])
        for engine in idle:
            self.discard(engine)

    def close(self) -> None:
        """End all engines, including those in use and those that are just starting.

        Callers waiting for one get an EngineError. It returns when all have ended.
        """
        with self._lock:
            self._is_closed = True
            engines, connecting = list(self._kind_of), list(self._connecting)
            self._kind_of.clear()
            self._idle.clear()
            warming = list(self._warming)
        ends: list[Callable[[], None]] = [engine.close for engine in engines]
        ends += [partial(transport.end, 0.0) for transport in connecting]
        if ends:
            with ThreadPoolExecutor(len(ends)) as threads:
                for ended in [threads.submit(end) for end in ends]:
                    ended.result()
        for thread in warming:
            if thread is not threading.current_thread():
                thread.join()

    # Starting

    def _start(self, kind: K) -> EngineClient:
        try:
            return self._start_ready(kind)
        except EngineError as error:
            if self._is_closed and not isinstance(error, PoolClosedError):
                raise PoolClosedError from error
            raise

    def _start_ready(self, kind: K) -> EngineClient:
        transport = self._connect(kind)
        with self._lock:
            is_closed = self._is_closed  # it may have been closed in the meantime
            self._connecting.add(transport)
        try:
            if is_closed:
                transport.end(0.0)
            engine = EngineClient(transport, self._patience)
            with self._lock:
                is_closed = self._is_closed
                if not is_closed:
                    self._kind_of[engine] = kind
            if is_closed:
                engine.close()
                raise PoolClosedError
        finally:
            with self._lock:
                self._connecting.discard(transport)
        try:
            self._get_ready(kind, engine)
        except BaseException:
            self.discard(engine)
            raise
        return engine

    def _warm(self, kind: K, warmed: Future[None]) -> None:
        try:
            self.give_back(self._start(kind))
            if self._is_closed:
                raise PoolClosedError
        except BaseException as error:  # noqa: BLE001 - passed on by the future
            warmed.set_exception(error)
        else:
            warmed.set_result(None)
        finally:
            with self._lock:
                self._warming.discard(threading.current_thread())
