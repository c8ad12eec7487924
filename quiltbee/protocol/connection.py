"""Lines to an engine and back, over any transport; each answer has a deadline."""

import math
import queue
import threading
import time

from quiltbee.protocol.errors import EngineDiedError, EngineProtocolError, EngineTimeoutError
from quiltbee.protocol.lines import Unreadable, quoted, read_lines
from quiltbee.protocol.transport import Transport

_MOMENT_S = 1.0


class Deadline:
    """A moment `seconds` from now; infinite seconds mean never."""

    def __init__(self, seconds: float) -> None:
        self.restart(seconds)

    def restart(self, seconds: float) -> None:
        """Move it to `seconds` from now."""
        self.seconds = seconds
        self._at = time.monotonic() + seconds

    @property
    def remaining(self) -> float | None:
        """Seconds left, 0 when it has passed; None for ever."""
        return None if self._at == math.inf else max(0.0, self._at - time.monotonic())


class Connection:
    """The lines of one engine. They are read continuously, so that the engine never blocks."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._lines: queue.SimpleQueue[str | Unreadable | None] = queue.SimpleQueue()
        self._has_ended = False
        self._reader = threading.Thread(target=self._read, name="engine output", daemon=True)
        self._reader.start()

    @property
    def title(self) -> str:
        """The engine as the subject of a sentence."""
        return self._transport.title

    def send(self, line: str) -> None:
        """Send one line, from any thread; raises EngineDiedError if the engine doesn't listen."""
        if self._has_ended:
            raise EngineDiedError(f"{self.title} has been ended")
        try:
            self._transport.send(f"{line}\n".encode("ascii"))
        except OSError as error:
            raise self._died() from error

    def receive(self, deadline: Deadline, awaited: str) -> str:
        """The next line that is not empty; `awaited` is what an error says should have come.

        After the deadline even a line that is already there is too late: an engine that never stops
        talking gives no answer. Raises EngineTimeoutError, EngineDiedError at the end of the
        output, and EngineProtocolError for a line that is too long or not ASCII.
        """
        while True:
            remaining = deadline.remaining
            try:
                if remaining == 0:
                    raise queue.Empty
                line = self._lines.get(timeout=remaining)
            except queue.Empty:
                what = f"{self.title} gave no {awaited} within {deadline.seconds:g} s"
                raise EngineTimeoutError(what) from None
            if line is None:
                raise self._died()
            if isinstance(line, Unreadable):
                raise self.nonsense(line.start, line.why)
            if line:
                return line

    def wake(self) -> None:
        """Make `receive` check its deadline again."""
        self._lines.put("")

    def nonsense(self, line: str, why: str) -> EngineProtocolError:
        """The error that quotes a line that makes no sense."""
        return EngineProtocolError(f"{self.title} answered nonsense ({why}): {quoted(line)}")

    def end(self, patience: float) -> None:
        """End the engine after `patience` seconds to exit by itself; a second call does nothing."""
        self._has_ended = True
        self._transport.end(patience)
        self._reader.join(_MOMENT_S)

    def _read(self) -> None:
        for line in read_lines(self._transport.read):
            self._lines.put(line)
        self._lines.put(None)

    def _died(self) -> EngineDiedError:
        if self._has_ended:
            return EngineDiedError(f"{self.title} has been ended")
        return EngineDiedError(f"{self.title} {self._transport.how_it_ended()}")
