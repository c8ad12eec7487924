"""An engine's process: lines to it, lines from it, and its certain end."""

import math
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from quiltbee.protocol.errors import EngineDiedError, EngineProtocolError, EngineTimeoutError
from quiltbee.protocol.lines import Unreadable, quoted, read_lines

_CHUNK = 64 * 1024
_LAST_WORDS = 2000
_MOMENT_S = 1.0


class Deadline:
    """A time by which something has to come, `seconds` from now; infinite means never."""

    def __init__(self, seconds: float) -> None:
        self.restart(seconds)

    def restart(self, seconds: float) -> None:
        """Let it be `seconds` from now instead."""
        self.seconds = seconds
        self._at = time.monotonic() + seconds

    @property
    def remaining(self) -> float | None:
        """Seconds left; None for ever."""
        return None if self._at == math.inf else max(0.0, self._at - time.monotonic())


def engine_command(player: str) -> list[str]:
    """The command line that starts a player of the registry as an engine."""
    return [sys.executable, "-m", "quiltbee", "engine", "--player", player]


class EngineProcess:
    """One engine as a subprocess; both its outputs are read all the time, so it never blocks.

    It gets a session of its own, so that an interrupt at our terminal is not one for the engine.
    """

    def __init__(self, argv: Sequence[str]) -> None:
        self.title = f"the engine {quoted(shlex.join(argv))}"
        try:
            self._process = subprocess.Popen(
                argv,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise EngineDiedError(f"{self.title} can't be started: {error.strerror}") from error
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        self._complaints: IO[bytes] = self._process.stderr
        self._lines: queue.SimpleQueue[str | Unreadable | None] = queue.SimpleQueue()
        self._last_words = b""
        self._writing = threading.Lock()
        self._readers = (
            threading.Thread(target=self._read_output, name="engine output", daemon=True),
            threading.Thread(target=self._read_complaints, name="engine stderr", daemon=True),
        )
        for reader in self._readers:
            reader.start()

    def send(self, line: str) -> None:
        """Write one line, from any thread; raises EngineDiedError when nobody reads it."""
        rest = f"{line}\n".encode("ascii")
        with self._writing:
            if self._input.closed:
                raise EngineDiedError(f"{self.title} has been ended")
            try:
                while rest:
                    rest = rest[os.write(self._input.fileno(), rest) :]
            except OSError as error:
                raise self._died() from error

    def receive(self, deadline: Deadline, awaited: str) -> str:
        """The next line that is not empty; `awaited` names for an error what should have come.

        A line that is there already is late all the same once the deadline has passed: an engine
        that never stops talking does not answer.
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
        """Let `receive` look at its deadline again."""
        self._lines.put("")

    def nonsense(self, line: str, why: str) -> EngineProtocolError:
        """The error that quotes a line which makes no sense."""
        return EngineProtocolError(f"{self.title} answered nonsense ({why}): {quoted(line)}")

    def end(self, patience: float) -> None:
        """Wait `patience` seconds for the process to end by itself, then see to it."""
        with self._writing:
            self._input.close()
        for farewell in ("SIGTERM", "SIGKILL"):
            try:
                self._process.wait(patience)
                break
            except subprocess.TimeoutExpired:
                self._signal(farewell)
        self._process.wait()
        for reader, stream in zip(self._readers, (self._output, self._complaints), strict=True):
            reader.join(_MOMENT_S)
            if not reader.is_alive():
                stream.close()

    def _signal(self, name: str) -> None:
        """Signal the engine with whatever it started itself, such as the program of a script."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            # It may have ended by itself in the meantime.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, getattr(signal, name))

    def _read_output(self) -> None:
        for line in read_lines(lambda: os.read(self._output.fileno(), _CHUNK)):
            self._lines.put(line)
        self._lines.put(None)

    def _read_complaints(self) -> None:
        while chunk := os.read(self._complaints.fileno(), _CHUNK):
            self._last_words = (self._last_words + chunk)[-_LAST_WORDS:]

    def _died(self) -> EngineDiedError:
        """The error that says how the process ended, with the end of what it complained."""
        self._readers[1].join(_MOMENT_S)
        try:
            status = self._process.wait(_MOMENT_S)
        except subprocess.TimeoutExpired:
            how = "closed its output"
        else:
            how = f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"
        words = self._last_words.decode("utf-8", "replace").split("\n")
        last = " | ".join(word.strip() for word in words[-6:] if word.strip())
        return EngineDiedError(f"{self.title} {how}" + (f": {last}" if last else ""))
