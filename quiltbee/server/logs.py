"""The log: one line per record, under a kilobyte, without personal data.

Lines go to standard error, as text or as JSON. A fault is logged as the type of the exception and
its place; the message is omitted, since it may contain user input.
"""

import json
import logging
import secrets
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

LONGEST_LINE = 1000
"""The most bytes of a line."""

MOST_ALIKE = 10
A_WHILE = 60.0
"""The most similar lines within so many seconds."""

_MOST_KINDS = 1000
_LONGEST_MESSAGE = 400
_FRAMES = 6

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the current request, in its log lines and in the answer after a fault."""

log = logging.getLogger("quiltbee")


def new_request_id() -> str:
    """Return eight letters that identify a request in the log."""
    return secrets.token_hex(4)


def set_up_logging(form: str) -> None:
    """Log to standard error: `text` logs warnings and errors, `json` also information."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    handler.addFilter(Repetitions())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(logging.INFO if form == "json" else logging.WARNING)
    # uvicorn logs every refused handshake as an error.
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: "without completing handshake" not in record.getMessage()
    )


class Repetitions(logging.Filter):
    """Drops similar lines beyond MOST_ALIKE a minute; the next one has their number."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: OrderedDict[tuple[object, ...], _Alike] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record."""
        error, now = record.exc_info or (None, None, None), self._clock()
        kind = error[0] and error[0].__name__
        key = record.name, record.levelno, str(record.msg)[:_LONGEST_MESSAGE], kind
        alike = self._seen.get(key)
        if alike is None or now >= alike.since + A_WHILE:
            record.left_out = 0 if alike is None else alike.left_out
            self._seen[key] = alike = _Alike(now)
            self._seen.move_to_end(key)
            if len(self._seen) > _MOST_KINDS:
                self._seen.popitem(last=False)
        alike.count += 1
        if alike.count <= MOST_ALIKE:
            return True
        alike.left_out += 1
        return False


@dataclass(slots=True)
class _Alike:
    """The similar lines `since` a time."""

    since: float
    count: int = 0
    left_out: int = 0


class JsonFormatter(logging.Formatter):
    """Formats a record as a JSON object: time, level, logger, message; request, error and place."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, in ASCII."""
        when = datetime.fromtimestamp(record.created, UTC)
        line = {
            "time": when.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
            **context_of(record),
        }
        text = json.dumps(line)
        if len(text) > LONGEST_LINE:  # escapes make a text longer
            text = json.dumps({**line, "message": ascii(line["message"])[1:100]})
        return text


class TextFormatter(logging.Formatter):
    """Formats a record as level, logger and message, with the rest in brackets."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = f"{record.levelname} {record.name}: {message_of(record)}"
        more = ", ".join(f"{name} {value}" for name, value in context_of(record).items())
        whole = f"{line} ({more})" if more else line
        return whole.encode()[:LONGEST_LINE].decode(errors="ignore")


def message_of(record: logging.LogRecord) -> str:
    """Return the message on one line, bounded."""
    words = " ".join(record.getMessage().split())
    shown = "".join(c if c.isprintable() else "?" for c in words)
    return shown if len(shown) <= _LONGEST_MESSAGE else f"{shown[:_LONGEST_MESSAGE]}..."


def context_of(record: logging.LogRecord) -> dict[str, str]:
    """Return the request of a record, and the error that it reports."""
    context = {"request": request_id.get()} if request_id.get() else {}
    if left_out := getattr(record, "left_out", 0):
        context["left_out"] = f"{left_out} alike"
    if record.exc_info and record.exc_info[0] is not None:
        context["error"] = record.exc_info[0].__name__[:60]
        context["where"] = place_of(record.exc_info[2])
    return context


def place_of(trace: TracebackType | None) -> str:
    """Return the innermost calls of a traceback, as files and lines."""
    frames = traceback.extract_tb(trace)[-_FRAMES:]
    return " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in reversed(frames))[:300]
