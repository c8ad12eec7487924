"""Answers that are made for one browser: compressed where it pays, never held back."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from quiltbee.server.app import COMPRESSION, Compression
from tests.server.process import PATIENCE
from tests.server.support import create


def test_an_answer_that_is_long_is_compressed(browser: httpx.Client) -> None:
    path = f"/api/games/{create(browser)}/position"
    plain = browser.get(path, headers={"Accept-Encoding": "identity"})
    zipped = browser.get(path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in zipped.headers["vary"]
    assert zipped.json() == plain.json()
    assert 3 * int(zipped.headers["content-length"]) < int(plain.headers["content-length"])
    assert zipped.headers["cache-control"] == "no-store"
    assert "default-src 'none'" in zipped.headers["content-security-policy"]


@pytest.mark.parametrize("accepted", ["gzip;q=0", "br, gzip; q=0", "identity, gzip;q=0.5"])
def test_an_answer_is_not_compressed_where_gzip_is_refused(
    browser: httpx.Client, accepted: str
) -> None:
    wish = {"name": "Club", "kind": "swiss", "rounds": 3}
    tournament = browser.post("/api/tournaments", json=wish).json()["id"]
    for path in (f"/api/games/{create(browser)}/position", f"/api/tournaments/{tournament}"):
        answer = browser.get(path, headers={"Accept-Encoding": accepted})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers


def test_a_stream_of_lines_sends_each_at_once() -> None:
    """The second line is not written before the first has been sent."""
    sent: list[Message] = []
    first = b'{"type": "first"}\n'

    async def stream(scope: Scope, receive: Receive, send: Send) -> None:
        arrived = asyncio.Event()

        async def lines() -> AsyncIterator[bytes]:
            yield first
            await asyncio.wait_for(arrived.wait(), PATIENCE)
            yield b'{"type": "second"}\n'

        async def note(message: Message) -> None:
            await send(message)
            if any(each.get("body") == first for each in sent):
                arrived.set()

        response = StreamingResponse(lines(), media_type="application/x-ndjson")
        await response(scope, receive, note)

    async def never() -> Message:
        return await asyncio.Future()

    async def take(message: Message) -> None:
        sent.append(message)

    headers = [(b"accept-encoding", b"gzip")]
    scope = {"type": "http", "asgi": {"spec_version": "2.4"}, "headers": headers}
    asyncio.run(Compression(stream, **COMPRESSION)(scope, never, take))
    start, *bodies = sent
    assert b"content-encoding" not in dict(start["headers"])
    assert b"".join(each["body"] for each in bodies) == first + b'{"type": "second"}\n'
