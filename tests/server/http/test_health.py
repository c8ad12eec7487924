"""`/healthz`: the server answers, and so does its store."""

import asyncio
from collections.abc import Callable

import httpx
import pytest

from quiltbee.server.errors import StoreError
from quiltbee.server.http.health import FRESH, Health
from quiltbee.server.store import Database
from tests.server.support import Live


def test_a_server_that_is_well(browser: httpx.Client) -> None:
    response = browser.get("/healthz")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})
    assert browser.post("/healthz").status_code == 405


class Shaky(Database):
    """A database that can be told to fail, and counts what it is asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.fails = False

    async def read(self, question: Callable[..., object]) -> object:  # type: ignore[override]
        self.asked += 1
        if self.fails:
            raise StoreError("Gone.")
        return 1


async def test_a_store_that_goes_and_comes_back_is_asked_once_a_second() -> None:
    now, database = [0.0], Shaky()
    health = Health(database, lambda: now[0])

    assert await health.is_well()
    database.fails = True
    assert await health.is_well(), "what was heard just now still counts"
    assert database.asked == 1
    now[0] += 2 * FRESH
    assert not await health.is_well()
    database.fails = False
    now[0] += 2 * FRESH
    assert await asyncio.gather(*(health.is_well() for _ in range(50))) == [True] * 50
    assert database.asked == 3


async def test_a_store_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltbee.server.http.health.PATIENCE", 0.01)

    class Hung(Shaky):
        async def read(self, question: Callable[..., object]) -> object:  # type: ignore[override]
            self.asked += 1
            return await asyncio.Event().wait()

    database = Hung()
    health = Health(database)
    assert not await health.is_well()
    assert not await health.is_well()
    assert database.asked == 1, "one question at a time"


def test_the_answer_of_a_sick_server(server: Live, browser: httpx.Client) -> None:
    async def sick(self: Health) -> bool:
        return False

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Health, "is_well", sick)
        response = browser.get("/healthz")
    assert (response.status_code, response.json()) == (503, {"status": "unavailable"})
