"""Lines of the protocol from a stream of bytes, and safe quotes of them."""

from collections.abc import Callable, Iterator

LONGEST_LINE = 64 * 1024
"""The longest line in bytes, without the newline; a longer one is refused as a whole."""

LONGEST_QUOTE = 120

NOT_ASCII = "not ASCII"

CHUNK = 64 * 1024
"""The most bytes read at once."""


class Unreadable:
    """A line that is too long or not ASCII: its `start`, and the reason, `why`."""

    def __init__(self, start: bytes, why: str) -> None:
        self.start = start[: LONGEST_QUOTE + 1].decode("latin-1")
        self.why = why


def read_lines(read: Callable[[], bytes]) -> Iterator[str | Unreadable]:
    """Yield the lines of a stream, stripped of white space, each as soon as it is complete.

    `read` waits for the next bytes and returns `b""` at the end of the stream. A last line without
    a newline counts. No more than LONGEST_LINE of a line is kept in memory.
    """
    pending, skipping = b"", False
    while chunk := read():
        *ended, pending = (pending + chunk).split(b"\n")
        for line in ended:
            if not skipping:
                yield _decoded(line)
            skipping = False
        if skipping:
            pending = b""
        elif len(pending) > LONGEST_LINE:
            yield _too_long(pending)
            pending, skipping = b"", True
    if pending:
        yield _decoded(pending)


def quoted(line: str, longest: int = LONGEST_QUOTE) -> str:
    """Return a line for a message: cut short, and with all but printable ASCII escaped."""
    shown = line.encode("unicode_escape").decode("ascii")
    return shown if len(shown) <= longest else shown[:longest] + "..."


def _decoded(line: bytes) -> str | Unreadable:
    if len(line) > LONGEST_LINE:
        return _too_long(line)
    try:
        return line.decode("ascii").strip()
    except UnicodeDecodeError:
        return Unreadable(line, NOT_ASCII)


def _too_long(line: bytes) -> Unreadable:
    return Unreadable(line, f"longer than {LONGEST_LINE} bytes")
