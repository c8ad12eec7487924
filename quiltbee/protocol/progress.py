"""A line on standard error that says what somebody is waiting for."""

import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

Progress = Callable[[str], None]
"""Receives a few words on what is being done."""

SILENT_S = 1.0
"""Anything that takes less time than this is not shown."""

CHANGE_S = 1.0
"""How often the line on a terminal changes."""

_LOOK_S = 0.1


@contextmanager
def shown_progress(stream: TextIO, what: str) -> Iterator[Progress]:
    """Show what is being done, and on a terminal for how many seconds.

    `what` begins a sentence; what the progress is told follows after a colon. On a terminal it is
    one line, cleared at the end; elsewhere each new text is a line of its own.
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
        with suppress(OSError):  # nobody reads it, which is not a reason to stop
            if self._stream.isatty():
                self._change(start)
            else:
                self._write_lines()

    def _change(self, start: float) -> None:
        from tqdm import tqdm  # most programs never wait so long that they need it

        columns, lines = shutil.get_terminal_size()  # a terminal may not know its size: 80 by 24
        bar = tqdm(file=self._stream, bar_format="{desc}", ncols=columns, nrows=lines, leave=False)
        with bar:
            while True:
                seconds = time.monotonic() - start
                bar.set_description_str(f"{self._text()} ({seconds:.0f} s)")
                if self.done.wait(CHANGE_S):
                    return

    def _write_lines(self) -> None:
        shown = ""
        while True:
            text = self._text()
            if text != shown:
                self._stream.write(f"{text}\n")
                self._stream.flush()
                shown = text
            if self.done.wait(_LOOK_S):
                return

    def _text(self) -> str:
        return f"{self._what}: {self._told} ..." if self._told else f"{self._what} ..."
