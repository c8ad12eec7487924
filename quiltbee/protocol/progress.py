"""A line on standard error for as long as somebody has to wait."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from quiltbee.players import Progress

SILENT_S = 1.0
"""What is done within this time is not worth a word."""

_CLEARED = "\r\x1b[K"


@contextmanager
def shown_progress(stream: TextIO, what: str) -> Iterator[Progress]:
    """Show what is being done, and on a terminal for how long already.

    `what` is the beginning of a sentence; what the progress is told follows a colon. On a terminal
    the line changes and goes in the end, anywhere else each new text is a line of its own.
    """
    line = _Line(stream, what)
    thread = threading.Thread(target=line.run, name="progress", daemon=True)
    thread.start()
    try:
        yield line.tell
    finally:
        line.done.set()
        thread.join()


class _Line:
    def __init__(self, stream: TextIO, what: str) -> None:
        self.done = threading.Event()
        self._stream = stream
        self._what = what
        self._told = ""

    def tell(self, text: str) -> None:
        self._told = text

    def run(self) -> None:
        start = time.monotonic()
        if self.done.wait(SILENT_S):
            return
        with suppress(OSError):  # nobody reads it, which is no reason to stop
            if self._stream.isatty():
                self._change(start)
            else:
                self._write_lines()

    def _change(self, start: float) -> None:
        while True:
            self._write(f"{_CLEARED}{self._text()} ({time.monotonic() - start:.0f} s)")
            if self.done.wait(1.0):
                self._write(_CLEARED)
                return

    def _write_lines(self) -> None:
        shown = ""
        while True:
            text = self._text()
            if text != shown:
                self._write(f"{text}\n")
                shown = text
            if self.done.wait(0.1):
                return

    def _text(self) -> str:
        return f"{self._what}: {self._told} ..." if self._told else f"{self._what} ..."

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
