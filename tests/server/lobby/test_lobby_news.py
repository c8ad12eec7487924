"""News of the lobby: the change, soon, encoded once, and not again and again."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from quiltbee.server.lobby import news as module
from quiltbee.server.lobby.news import Lobby, LobbyNews, PublicGameState, Shown, change_of
from quiltbee.server.tables.audience import Message
from tests.server.process import PATIENCE
from tests.server.support import Live

EMPTY = Lobby(now=0, tables=[], games=[], bots=[], tournaments=[])


class Feeds:
    """Feeds that keep what is sent."""

    is_empty = False

    def __init__(self) -> None:
        self.sent: list[Message] = []

    def broadcast(self, message: Message, only: Any = None) -> None:
        self.sent.append(message)


class Bus:
    """A bus of which one subscriber is called directly."""

    def subscribe(self, topic: str, kind: object, call: Any) -> None:
        setattr(self, topic, call)


class World:
    """As much of the services as the news of the lobby needs while nothing is in it."""

    def __init__(self) -> None:
        self.feeds, self.bus, self.reads = Feeds(), Bus(), 0


@pytest.mark.parametrize(("changes", "gap"), [(1, 0.0), (70, 0.0), (30, 0.01)])
async def test_many_changes_are_a_few_messages(
    monkeypatch: pytest.MonkeyPatch, changes: int, gap: float
) -> None:
    monkeypatch.setattr(module, "TOGETHER_SECONDS", 0.01)
    monkeypatch.setattr(module, "LOBBY_SECONDS", 0.2)
    world: Any = World()

    async def read(_: object, person: str | None) -> Shown:
        world.reads += 1
        return Shown(EMPTY, {})

    monkeypatch.setattr(module, "read_lobby", read)
    news = LobbyNews(world)
    for _ in range(changes):
        world.bus.lobby("", None)
        await asyncio.sleep(gap)
    await asyncio.sleep(0.15)
    assert 1 <= world.reads <= 2 + changes * gap / 0.2
    assert [json.loads(one.payload) for one in world.feeds.sent[:1]] == [{"type": "lobby"}]
    await news.close()


def test_a_change_has_what_is_new_or_different_and_the_order_of_all() -> None:
    def table(game: str, since: int = 0) -> PublicGameState:
        return PublicGameState(game, [], None, rated=False, fair=None, since=since)

    before = replace(EMPTY, games=[table("a"), table("b"), table("c")])
    now = replace(EMPTY, now=7, games=[table("b", since=1), table("c"), table("d")])
    change = change_of(before, now)
    assert change.games == [table("b", since=1), table("d")]
    assert change.order.games == ["b", "c", "d"]
    assert (change.now, change.tables, change.order.tables) == (7, [], [])


@contextmanager
def feed_of(server: Live, browser: httpx.Client) -> Iterator[ClientConnection]:
    address = f"{server.url.replace('http', 'ws', 1)}api/feed"
    cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}
    origin = Origin(server.origin)
    with connect(
        address, additional_headers=cookie, origin=origin, proxy=None, open_timeout=PATIENCE
    ) as feed:
        yield feed


def next_change(feed: ClientConnection) -> Any:
    """What the next message about the lobby says; None if it says to read it again."""
    while (message := json.loads(feed.recv(timeout=PATIENCE)))["type"] != "lobby":
        pass
    return message.get("change")


@pytest.mark.slow(8)
def test_everybody_gets_the_change_but_those_who_are_in_it(server: Live) -> None:
    with ExitStack() as stack:
        ann, ben, cleo = (stack.enter_context(server.client()) for _ in range(3))
        for browser in (ann, ben, cleo):
            browser.patch("/api/me", json={"name": "Somebody"})
        feeds = [stack.enter_context(feed_of(server, browser)) for browser in (ann, ben)]
        cleo.post("/api/games", json={"opponent": "anyone"})
        for feed in feeds:
            next_change(feed)
        made = ann.post("/api/games", json={"opponent": "anyone", "clock": "300+5"}).json()
        mine, change = map(next_change, feeds)
        assert mine is None  # it looks different to the owner
        lobby = ben.get("/api/lobby").json()
        (entry,) = (table for table in lobby["tables"] if table["game"] == made["id"])
        assert change["tables"] == [entry]
        assert change["order"]["tables"] == [table["game"] for table in lobby["tables"]]
        cleo.post(f"/api/games/{made['id']}/seat", json={})
        assert next_change(feeds[0]) is None
        change = next_change(feeds[1])
        assert made["id"] not in change["order"]["tables"]
        assert change["order"]["games"] == [made["id"]]
