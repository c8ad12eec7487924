"""The log: a line for each event, below a kilobyte, without anything that somebody has sent."""

import io
import json
import logging
import queue
import re
from collections.abc import Iterator

import httpx
import pytest

from quiltbee.server.logs import (
    LONGEST_LINE,
    JsonFormatter,
    TextFormatter,
    new_request_id,
    request_id,
)
from tests.server.support import Live

SECRET = "ann@203.0.113.7"


@pytest.fixture(params=[JsonFormatter, TextFormatter])
def lines(request: pytest.FixtureRequest) -> Iterator[tuple[logging.Logger, io.StringIO]]:
    """A logger with one of our formatters, and what it writes."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(request.param())
    logger = logging.getLogger("quiltbee.tests")
    logger.addHandler(handler)
    logger.propagate = False
    yield logger, out
    logger.removeHandler(handler)
    logger.propagate = True


def test_a_line_is_one_line_and_short(lines: tuple[logging.Logger, io.StringIO]) -> None:
    logger, out = lines
    for text in ("x" * 5000, "ü\n" * 3000, "\x1b[31m" * 500, "😀" * 3000):
        logger.warning(text)
    written = out.getvalue().splitlines()
    assert len(written) == 4
    assert all(len(line.encode()) <= LONGEST_LINE for line in written)
    assert "\x1b" not in out.getvalue()


def test_a_fault_is_told_without_its_words(lines: tuple[logging.Logger, io.StringIO]) -> None:
    logger, out = lines
    reset = request_id.set("abc12345")
    try:
        raise ValueError(SECRET)
    except ValueError:
        logger.exception("It failed.")
    finally:
        request_id.reset(reset)
    (line,) = out.getvalue().splitlines()
    assert SECRET not in line
    assert "It failed." in line
    assert "ValueError" in line
    assert "test_logs.py:" in line
    assert "abc12345" in line


def test_a_json_line_has_its_fields() -> None:
    record = logging.LogRecord("quiltbee", logging.INFO, "x", 1, "It %s.", ("runs",), None)
    line = json.loads(JsonFormatter().format(record))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("time"))
    assert line == {"level": "info", "logger": "quiltbee", "message": "It runs."}


def test_request_ids_differ() -> None:
    assert len({new_request_id() for _ in range(1000)}) > 990


@pytest.mark.slow
def test_the_answer_to_a_fault_names_its_line_in_the_log(
    server: Live,
    browser: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    seen: queue.SimpleQueue[str] = queue.SimpleQueue()

    class Lines(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            seen.put(TextFormatter().format(record))

    def fail() -> None:
        raise RuntimeError(SECRET)

    monkeypatch.setattr("quiltbee.server.http.routes.Replay.of_text", lambda text: fail())
    logger, handler = logging.getLogger("uvicorn.error"), Lines()
    logger.addHandler(handler)
    try:
        answer = browser.post("/api/replay", json={"text": "x"}).json()["error"]
        line = seen.get(timeout=60)
    finally:
        logger.removeHandler(handler)
    number = re.search(r"request ([0-9a-f]{8})", answer)
    assert number is not None
    assert number[1] in line
    assert "RuntimeError" in line
    assert SECRET not in line
