"""A queue of work for one table, run strictly one at a time.

Work is a function. The next one starts once `done` is called, so that a move can wait for its
commit without a task. A coroutine holds the mailbox with `async with`, or continues a function
through `work`.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

Work = Callable[[], None]


class Mailbox:
    """The pending work of one table, in order of arrival."""

    __slots__ = ("_is_busy", "_is_running", "_tasks", "_waiting")

    def __init__(self) -> None:
        self._waiting: deque[Work] = deque()
        self._is_busy = False
        self._is_running = False
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, work: Work) -> None:
        """Queue a function, which must cause exactly one call of `done`."""
        self._waiting.append(work)
        if not (self._is_busy or self._is_running):
            self._run()

    def done(self) -> None:
        """Finish the current work and start the next."""
        self._is_busy = False
        if not self._is_running:
            self._run()

    def work(self, work: Coroutine[Any, Any, None], done: Work = lambda: None) -> None:
        """Continue the current work as a task, then call `done`."""
        task = asyncio.create_task(work)
        self._tasks.add(task)

        def ended(_: object) -> None:
            self._tasks.discard(task)
            self.done()
            done()

        task.add_done_callback(ended)

    def _run(self) -> None:
        """Run pending work until some of it has to wait. A loop, not recursion."""
        self._is_running = True
        try:
            while self._waiting and not self._is_busy:
                self._is_busy = True
                try:
                    self._waiting.popleft()()
                except BaseException:
                    self._is_busy = False
                    raise
        finally:
            self._is_running = False

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
            if turn.done() and not turn.cancelled():  # our turn had just come
                self.done()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.done()
