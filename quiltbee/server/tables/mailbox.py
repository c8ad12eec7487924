"""What is to happen at a table, one thing after the other.

Work is a function that is called once everything before it is done, and is itself done only when
somebody calls `done`: a move waits for its commit in between without a task of its own. A coroutine
holds the mailbox with `async with`.
"""

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]


class Mailbox:
    """The work of one table, in the order in which it came."""

    __slots__ = ("_is_busy", "_is_running", "_waiting")

    def __init__(self) -> None:
        self._waiting: deque[Work] = deque()
        self._is_busy = False
        self._is_running = False

    def put(self, work: Work) -> None:
        """Call a function when it is its turn; it must see to it that `done` is called once."""
        self._waiting.append(work)
        if not (self._is_busy or self._is_running):
            self._run()

    def done(self) -> None:
        """The work whose turn it was is done; go on with the next."""
        self._is_busy = False
        if not self._is_running:
            self._run()

    def _run(self) -> None:
        """Do what waits, until something has to wait itself; a loop, for work may end at once."""
        self._is_running = True
        try:
            while self._waiting and not self._is_busy:
                self._is_busy = True
                self._do(self._waiting.popleft())
        finally:
            self._is_running = False

    def _do(self, work: Work) -> None:
        try:
            work()
        except BaseException:
            self._is_busy = False
            raise

    async def __aenter__(self) -> None:
        turn = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if turn.cancelled():
                self.done()
            else:
                turn.set_result(None)

        self.put(begin)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn just now
                self.done()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.done()
