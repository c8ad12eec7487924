"""What is said to an engine, written in a thread: an engine that reads nothing blocks no one."""

import threading
from collections import deque
from collections.abc import Callable

MOST_UNSENT = 1 << 20
"""In bytes; a program waits for the answer to each of its few lines, so there is never much."""


class Outbox:
    """Passes on in order what `put` is given, then calls `close`.

    `write` writes all of the bytes and may block forever; `end` lets it finish, and closing the
    other end makes it fail.
    """

    def __init__(self, write: Callable[[bytes], None], close: Callable[[], None]) -> None:
        self._write = write
        self._close = close
        self._unsent: deque[bytes] = deque()
        self._size = 0
        self._is_ending = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="engine input", daemon=True)
        self._thread.start()

    def put(self, data: bytes) -> None:
        """Pass it on soon; raises OSError if nobody listens or far too much is waiting already."""
        with self._changed:
            if self._is_ending:
                raise BrokenPipeError
            if self._size + len(data) > MOST_UNSENT:
                raise BlockingIOError("the engine does not read its input")
            self._unsent.append(data)
            self._size += len(data)
            self._changed.notify()

    def end(self) -> None:
        """Take no more; what is waiting is still written."""
        with self._changed:
            self._is_ending = True
            self._changed.notify()

    def wait(self, seconds: float) -> None:
        """Wait until everything is written and closed, but not longer."""
        self._thread.join(seconds)

    def _run(self) -> None:
        try:
            while (data := self._next()) is not None:
                self._write(data)
                with self._changed:
                    self._size -= len(data)
        except (OSError, ValueError):  # nobody reads: the next `put` says so
            self.end()
        finally:
            self._close()

    def _next(self) -> bytes | None:
        with self._changed:
            while not self._unsent and not self._is_ending:
                self._changed.wait()
            return self._unsent.popleft() if self._unsent else None
