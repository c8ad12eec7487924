"""The bus: news on topics, for the subscribers of this process and of all others.

    bus.subscribe("game", GameNews, hear)           # the topics game/...
    bus.publish("lobby")                            # here now, and to the other processes soon
    await database.write(work, Note("lobby"))       # to the others, in the same commit
    bus.deliver("lobby")                            # ... and here once that has been stored

A subscriber gets the rest of the topic and the news, wherever it was published.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from quiltbee.server.figures import FIGURES
from quiltbee.server.store.database import Database
from quiltbee.server.store.news import MISSED, Note

_LOG = logging.getLogger(__name__)

News = TypeVar("News")


class Bus:
    """The subscribers of one process; news for other processes goes through the database.

    `server` is the id of this process. If it `is_alone`, there can be no other.
    """

    def __init__(self, database: Database) -> None:
        self.server = database.server
        self.is_alone = database.is_alone
        self._database = database
        self._subscribers: dict[str, list[tuple[Any, Callable[[str, Any], None]]]] = {}
        self._unsent: list[Note] = []
        self._sending: asyncio.Task[None] | None = None

    def subscribe(
        self, prefix: str, kind: type[News] | None, call: Callable[[str, News], None]
    ) -> None:
        """Call back with the news on all topics with a prefix; callbacks must not block."""
        self._subscribers.setdefault(prefix, []).append((kind, call))

    def publish(self, topic: str, news: object = None) -> None:
        """Deliver news here now, and send it to the other processes in the next batch."""
        self.deliver(topic, news)
        if self.is_alone:
            return
        self._unsent.append(Note(topic, news))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    def deliver(self, topic: str, news: object = None) -> None:
        """Deliver news to the subscribers of this process; a failing one does not stop the rest."""
        prefix, _, rest = topic.partition("/")
        for _, call in self._subscribers.get(prefix, ()):
            _call(call, topic, rest, news)

    def listen(self) -> None:
        """Deliver the news of other processes on the running event loop.

        `missed` is delivered first, and again after each gap.
        """
        self._database.follow(self._receive)

    def _receive(self, topic: str, text: bytes) -> None:
        prefix, _, rest = topic.partition("/")
        for kind, call in self._subscribers.get(prefix, ()):
            try:
                news = msgspec.json.decode(text, type=kind)
            except msgspec.DecodeError:  # from a newer version
                self.deliver(*MISSED)
                return
            _call(call, topic, rest, news)

    async def flush(self) -> None:
        """Wait until all published news has been sent to the other processes."""
        if self._sending is not None:
            await self._sending

    async def _send(self) -> None:
        while self._unsent:
            notes, self._unsent = self._unsent, []
            await self._database.send(*notes)


def _call(call: Callable[[str, Any], None], topic: str, rest: str, news: object) -> None:
    try:
        call(rest, news)
    except Exception as error:  # noqa: BLE001 - the other subscribers must still be called
        FIGURES.worker_faults["bus"] += 1
        _LOG.error("A subscriber of %s failed; continuing.", topic, exc_info=error)
