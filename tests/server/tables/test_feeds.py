"""Feeds: the first message says how many games wait, whatever else happens meanwhile."""

import asyncio
import json
from typing import Any

import pytest

from quiltbee.server.errors import StoreError
from quiltbee.server.store import Bus, RoundNews
from quiltbee.server.tables import feeds as module
from quiltbee.server.tables.audience import Message
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.presence import Whereabouts


class Page:
    """A listener that keeps the types of its messages."""

    person = "ann"

    def __init__(self) -> None:
        self.types: list[str] = []

    def send(self, message: Message) -> None:
        self.types.append(json.loads(message.payload)["type"])


@pytest.mark.parametrize("is_store_down", [False, True])
async def test_other_news_waits_for_the_first_message(
    monkeypatch: pytest.MonkeyPatch, is_store_down: bool
) -> None:
    """News that comes before it is held, and lost for nobody if the games can't be counted."""
    monkeypatch.setattr(module, "TOGETHER_SECONDS", 0.05)
    alone: Any = type("Alone", (), {"is_alone": True, "server": "this"})

    async def count(_: str) -> int:
        if is_store_down:
            raise StoreError("down")
        return 1

    bus = Bus(alone())
    feeds = Feeds(bus, count, count, Whereabouts("here", bus, lambda: 0))
    old, new = Page(), Page()
    feeds.join(old)
    await asyncio.sleep(0.2)
    feeds.join(new)
    feeds.broadcast(Message({"type": "lobby"}))
    bus.deliver("round/club", RoundNews("Club", 1, ("ann",), ("",)))
    assert (old.types[-2:], new.types) == (["lobby", "round"], [])
    await asyncio.sleep(0.2)
    assert new.types == [*([] if is_store_down else ["games"]), "lobby", "round"]
    feeds.leave(new)
    feeds.close()
