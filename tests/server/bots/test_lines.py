"""Streams of lines: signs of life, the end of a welcome, and readers that are too slow."""

import asyncio

import pytest

from quiltbee.server.bots import access
from quiltbee.server.bots.access import Lines
from quiltbee.server.tables.audience import Message


async def _read(lines: Lines, *, welcomes: int) -> list[str]:
    """What is read until the end, by one who is welcome so many times."""
    left = iter(range(welcomes))

    async def is_welcome() -> bool:
        return next(left, None) is not None

    return [line async for line in lines.read(is_welcome)]


def test_a_silent_stream_ends_once_the_token_is_void(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(access, "KEEP_ALIVE", 0.001)

    async def listen() -> list[str]:
        lines = Lines("robbie", "127.0.0.1", 4)
        lines.send(Message({}))
        return await _read(lines, welcomes=2)

    assert asyncio.run(listen()) == ["{}"]


def test_what_waits_is_sent_before_the_end_and_nothing_after_it() -> None:
    async def listen() -> list[str]:
        lines = Lines("robbie", "127.0.0.1", 4)
        lines.send_line("1")
        lines.close()
        lines.send_line("2")
        lines.close()
        return await _read(lines, welcomes=0)

    assert asyncio.run(listen()) == ["1"]


def test_a_reader_that_is_too_slow_is_cut_off() -> None:
    async def listen() -> list[str]:
        lines = Lines("robbie", "127.0.0.1", 4)
        for number in range(9):
            lines.send_line(str(number))
        return await _read(lines, welcomes=0)

    assert asyncio.run(listen()) == ["0", "1", "2", "3"]


def test_a_reader_who_leaves_as_a_line_comes_is_gone() -> None:
    async def leave(after: int) -> bool:
        lines = Lines("robbie", "127.0.0.1", 4)
        reading = asyncio.create_task(_read(lines, welcomes=9))
        await asyncio.sleep(0.001)
        lines.send_line("1")
        for _ in range(after):
            await asyncio.sleep(0)
        reading.cancel()
        await asyncio.wait([reading], timeout=1)
        return reading.cancelled()

    assert [asyncio.run(leave(after)) for after in range(6)] == [True] * 6
