"""News of the lobby: soon, and not again and again."""

import asyncio
from pathlib import Path

import pytest

from quiltbee.server.clock import now
from quiltbee.server.store import Bus
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables import feeds as module
from quiltbee.server.tables.audience import Message
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.whereabouts import Whereabouts
from tests.server.store.support import ANN


class Listener:
    """A connection that keeps what it gets."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.lobby: list[Message] = []

    def send(self, message: Message) -> None:
        if b'"lobby"' in message.payload:
            self.lobby.append(message)


@pytest.mark.parametrize(("changes", "gap"), [(1, 0.0), (70, 0.0), (30, 0.01)])
async def test_many_changes_are_a_few_messages_encoded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: int, gap: float
) -> None:
    monkeypatch.setattr(module, "TOGETHER_SECONDS", 0.01)
    monkeypatch.setattr(module, "LOBBY_SECONDS", 0.2)

    async def none(_: str) -> int:
        return 0

    store = SqliteStore(tmp_path)
    try:
        bus = Bus(store.database)
        feeds = Feeds(bus, none, none, Whereabouts("people", bus, now))
        ann, ben = Listener(ANN), Listener("ben")
        feeds.join(ann)
        feeds.join(ben)
        for _ in range(changes):
            bus.publish("lobby")
            await asyncio.sleep(gap)
        await asyncio.sleep(0.5)
        assert 1 <= len(ann.lobby) <= 2 + changes * gap / 0.2
        assert all(one is other for one, other in zip(ann.lobby, ben.lobby, strict=True))
        feeds.close()
    finally:
        store.close()
