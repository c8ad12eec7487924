"""Progress on standard error: lines in a file, a changing line on a terminal."""

import io
import re
import threading
from collections.abc import Callable

import pytest

from quiltbee.protocol import progress as progress_module
from quiltbee.protocol.progress import shown_progress


class Terminal(io.StringIO):
    """A terminal that remembers all that was written."""

    def isatty(self) -> bool:
        return True


def shown(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch, enough: Callable[[str], bool]
) -> str:
    """What stands on a stream after two steps, each of which lasts until it is seen."""
    monkeypatch.setattr(progress_module, "SILENT_S", 0.0)
    written = threading.Event()
    write = stream.write

    def watched(text: str) -> int:
        count = write(text)
        if enough(stream.getvalue()):
            written.set()
        return count

    monkeypatch.setattr(stream, "write", watched)
    with shown_progress(stream, "Getting ready") as tell:
        tell("compiling")
        assert written.wait(60)
    return stream.getvalue()


def test_progress_in_a_file_has_a_line_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(io.StringIO(), monkeypatch, lambda text: "compiling" in text)
    assert text.splitlines()[-1] == "Getting ready: compiling ..."
    assert text.count("compiling") == 1


def test_progress_on_a_terminal_is_a_line_that_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "CHANGE_S", 0.01)
    text = shown(Terminal(), monkeypatch, lambda text: "compiling" in text)
    assert re.search(r"\rGetting ready: compiling \.\.\. \(\d+ s\)", text)
    *_, last, end = text.split("\r")
    assert (last.strip(), end) == ("", "")
    assert "\n" not in text


def test_what_is_done_at_once_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "SILENT_S", 60.0)
    stream = Terminal()
    with shown_progress(stream, "Getting ready") as tell:
        tell("compiling")
    assert stream.getvalue() == ""


def test_a_stream_that_nobody_reads_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "SILENT_S", 0.0)
    tried = threading.Event()

    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            tried.set()
            raise BrokenPipeError

    with shown_progress(Gone(), "Getting ready"):
        assert tried.wait(60)
