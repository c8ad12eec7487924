"""Transports of bytes to an engine and back: in a process, or in a thread of this one.

`client.Connection` turns the bytes into lines, and `client.EngineClient` the lines into moves.
"""

import os
import queue
import re
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO, Protocol

from quiltbee.players import Thinker
from quiltbee.protocol.errors import EngineDiedError
from quiltbee.protocol.loop import Loop
from quiltbee.protocol.text import CHUNK, quoted

MOST_UNSENT = 1 << 20
"""The most bytes in an outbox; a program waits for the answer to each of its few lines."""


class Outbox:
    """A queue of bytes, written by a thread of its own; `close` is called at the end.

    `write` writes all of the bytes and may block forever; `end` lets it finish, and closing the
    other end makes it fail.
    """

    def __init__(self, write: Callable[[bytes], None], close: Callable[[], None]) -> None:
        self._write = write
        self._close = close
        self._unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._size = 0
        self._is_ending = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="engine input", daemon=True)
        self._thread.start()

    def put(self, data: bytes) -> None:
        """Queue bytes; raises OSError if the other end is closed or the queue is full."""
        with self._lock:
            if self._is_ending:
                raise BrokenPipeError
            if self._size + len(data) > MOST_UNSENT:
                raise BlockingIOError("the engine does not read its input")
            self._size += len(data)
            self._unsent.put(data)

    def end(self) -> None:
        """Accept no more; the queue is still written."""
        with self._lock:
            self._is_ending = True
            self._unsent.put(None)

    def wait(self, seconds: float) -> None:
        """Wait up to `seconds` until everything is written and closed."""
        self._thread.join(seconds)

    def _run(self) -> None:
        try:
            while (data := self._unsent.get()) is not None:
                self._write(data)
                with self._lock:
                    self._size -= len(data)
        except (OSError, ValueError):  # the reader is gone: the next `put` raises
            self._is_ending = True
        finally:
            self._close()


_LAST_WORDS = 8000
_ERROR = re.compile(
    r"(\w+ )?[\w.:]*(Error|Exception)\b|Exception in |Caused by: |panic: |thread .* panicked"
)
_MOMENT_S = 1.0


class Transport(Protocol):
    """A connection to a running engine. `send` and `end` may be called from any thread."""

    @property
    def title(self) -> str:
        """The engine as the subject of a sentence, such as `the engine './mine --quiet'`."""

    def send(self, data: bytes) -> None:
        """Send all of it without waiting; raises OSError if the engine no longer listens."""

    def read(self) -> bytes:
        """Wait for the engine's next output; `b""` at its end.

        Only one thread reads, and it reads until the end.
        """

    def how_it_ended(self) -> str:
        """Return the end of the engine as a predicate: `ended with status 3: no weights`."""

    def end(self, patience: float) -> None:
        """Give the engine `patience` seconds to exit, then end it; a second call does nothing."""


def engine_command(player: str) -> list[str]:
    """Return the command line that starts a player of the registry as an engine."""
    return [sys.executable, "-m", "quiltbee", "engine", "--player", player]


def _reason(lines: Sequence[str]) -> str:
    """Return the last error without its stack trace, or else the last lines."""
    lines = [line.rstrip() for line in lines if line.strip()]
    errors = [number for number, line in enumerate(lines) if _ERROR.match(line)]
    if errors:
        start = errors[-1]
        lines = lines[start : start + 1 + lines[start].endswith(":")]
    return " | ".join(line.strip() for line in lines[-6:])


class ProcessTransport:
    """An engine as a subprocess; its standard error is read continuously, so it never blocks.

    It gets a session of its own, so that Ctrl+C in our terminal does not reach the engine. With a
    `niceness` it gives way to other processes, if the system supports that. Raises EngineDiedError
    if it can't be started.
    """

    def __init__(self, argv: Sequence[str], niceness: int = 0) -> None:
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
        if niceness and sys.platform != "win32":
            with suppress(OSError):  # it may have ended already
                os.setpriority(os.PRIO_PROCESS, self._process.pid, niceness)
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._output: IO[bytes] = self._process.stdout
        self._complaints: IO[bytes] = self._process.stderr
        self._last_words = b""
        self._input = _outbox_of(self._process.stdin)
        self._listener = threading.Thread(
            target=self._read_complaints, name="engine stderr", daemon=True
        )
        self._listener.start()

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def send(self, data: bytes) -> None:
        """Queue bytes for standard input."""
        self._input.put(data)

    def read(self) -> bytes:
        """Read from standard output."""
        if self._output.closed:
            return b""
        chunk = os.read(self._output.fileno(), CHUNK)
        if not chunk:
            self._output.close()
        return chunk

    def how_it_ended(self) -> str:
        """Return the exit status or signal, and the reason from standard error."""
        self._listener.join(_MOMENT_S)
        try:
            status = self._process.wait(_MOMENT_S)
        except subprocess.TimeoutExpired:
            how = "closed its output"
        else:
            how = f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"
        last = _reason(self._last_words.decode("utf-8", "replace").splitlines())
        return f"{how}: {last}" if last else how

    def end(self, patience: float) -> None:
        """Close the input and wait; then SIGTERM and wait; then SIGKILL."""
        self._input.end()
        for farewell in ("SIGTERM", "SIGKILL"):
            try:
                self._process.wait(patience)
                break
            except subprocess.TimeoutExpired:
                self._signal(farewell)
        self._process.wait()
        self._input.wait(_MOMENT_S)
        self._listener.join(_MOMENT_S)

    def _signal(self, name: str) -> None:
        """Signal the engine and all its child processes, such as the program behind a script."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            # It may have ended by itself in the meantime.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, getattr(signal, name))

    def _read_complaints(self) -> None:
        while chunk := os.read(self._complaints.fileno(), CHUNK):
            self._last_words = (self._last_words + chunk)[-_LAST_WORDS:]
        self._complaints.close()


def _outbox_of(pipe: IO[bytes]) -> Outbox:
    def write(data: bytes) -> None:
        while data:
            data = data[os.write(pipe.fileno(), data) :]

    return Outbox(write, pipe.close)


Engine = Callable[[Callable[[], bytes], Callable[[bytes], None]], None]
"""An engine as a function of two others: one to read, like `Transport.read`, and one to write."""


class ThreadTransport:
    """An engine in a thread of this process: quick to start, for tests and for embedding.

    `engine` reads and writes until it returns; see `in_process`. A thread can't be ended from
    outside: an engine that ignores the end of its input runs until it returns.
    """

    def __init__(self, engine: Engine, title: str = "the engine") -> None:
        self.title = title
        self._engine = engine
        self._input: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._output: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._error: BaseException | None = None
        self._has_ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="engine", daemon=True)
        self._thread.start()

    def send(self, data: bytes) -> None:
        """Queue bytes for the engine to read."""
        if self._has_ended.is_set():
            raise BrokenPipeError
        self._input.put(data)

    def read(self) -> bytes:
        """Return what the engine wrote."""
        return self._output.get()

    def how_it_ended(self) -> str:
        """Return that it ended, or the error it raised."""
        self._thread.join(_MOMENT_S)
        if self._error is not None:
            return f"failed: {type(self._error).__name__}: {self._error}"
        return "ended"

    def end(self, patience: float) -> None:
        """End the engine's input and wait; after that it can't write any more."""
        self._input.put(b"")
        self._thread.join(patience)
        self._close()

    def wait(self, seconds: float) -> None:
        """Wait until the engine has returned; raises its error, or TimeoutError."""
        self._thread.join(seconds)
        if self._thread.is_alive():
            raise TimeoutError(f"{self.title} has not ended within {seconds:g} s")
        if self._error is not None:
            raise self._error

    def _write(self, data: bytes) -> None:
        if self._has_ended.is_set():
            raise BrokenPipeError
        self._output.put(data)

    def _run(self) -> None:
        try:
            self._engine(self._input.get, self._write)
        except BaseException as error:  # noqa: BLE001 - reported by `how_it_ended`
            if not (isinstance(error, BrokenPipeError) and self._has_ended.is_set()):
                self._error = error
        finally:
            self._close()

    def _close(self) -> None:
        """End the output, and the input for a thread that still reads it."""
        self._has_ended.set()
        self._input.put(b"")
        self._output.put(b"")


def in_process(thinker: Thinker) -> ThreadTransport:
    """Run a player as an engine in a thread of this process.

    It speaks the whole protocol, so that a client can't tell it from a process, but it shares the
    interpreter: a player in pure Python slows down everything else.
    """

    def engine(read: Callable[[], bytes], write: Callable[[bytes], None]) -> None:
        Loop(thinker, read, lambda text: write(text.encode("ascii"))).run()

    return ThreadTransport(engine, f"the player {thinker.name}")
