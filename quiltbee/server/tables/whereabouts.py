"""Who is there: connected to this process or, as the others report, to another one.

Each process reports who comes and goes, and every few seconds who is there. Somebody who has not
been reported for a while was connected to a process that died.
"""

import asyncio
from collections import Counter
from collections.abc import Callable

from quiltbee.server.clock import Clock
from quiltbee.server.store import Bus, ConnectedNews
from quiltbee.server.tables.presence import NEWS_EVERY, NEWS_FOR

TOGETHER_SECONDS = 0.3
"""How long to batch comings and goings, in seconds."""

MOST_TOGETHER = 200
"""The most ids in one piece of news, which has to fit into a notification."""


class Whereabouts:
    """One kind of presence, reported on `topic`.

    `on_change` is called when somebody at another process comes or goes.
    """

    def __init__(
        self,
        topic: str,
        bus: Bus,
        clock: Clock,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self._topic = topic
        self._bus = bus
        self._clock = clock
        self._on_change = on_change
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}
        """When each process last said that somebody is connected to it."""
        self._changed: set[str] = set()
        bus.subscribe(topic, ConnectedNews, self._note_report)
        self._telling: asyncio.Task[None] | None = None

    def come(self, who: str) -> None:
        """Somebody has one more connection to this process."""
        self._here[who] += 1
        if self._here[who] == 1:
            self._note(who)

    def go(self, who: str) -> None:
        """A connection to this process has ended."""
        self._here[who] -= 1
        if self._here[who] == 0:
            del self._here[who]
            self._note(who)

    def __contains__(self, who: str) -> bool:
        """Whether somebody is there."""
        since = self._clock() - NEWS_FOR
        return who in self._here or any(at > since for at in self._elsewhere.get(who, {}).values())

    @property
    def everybody(self) -> set[str]:
        """Everybody who is there."""
        return {who for who in (*self._here, *self._elsewhere) if who in self}

    def _note_report(self, _: str, news: ConnectedNews) -> None:
        """Accept another process's report."""
        if news.server == self._bus.server:
            return
        before = {who: who in self for who in (*news.here, *news.gone)}
        for who in news.here:
            self._elsewhere.setdefault(who, {})[news.server] = self._clock()
        for who in news.gone:
            self._elsewhere.get(who, {}).pop(news.server, None)
        if any((who in self) != was_there for who, was_there in before.items()):
            self._on_change()

    async def broadcast(self) -> None:
        """Report who is here every few seconds, and forget who has gone; until cancelled."""
        while True:
            await asyncio.sleep(NEWS_EVERY)
            for who in [who for who in self._elsewhere if who not in self or who in self._here]:
                self._forget_the_silent(who)
            self._report(sorted(self._here))

    def _forget_the_silent(self, who: str) -> None:
        since = self._clock() - NEWS_FOR
        told = {server: at for server, at in self._elsewhere.pop(who).items() if at > since}
        if told:
            self._elsewhere[who] = told

    def _note(self, who: str) -> None:
        if self._bus.is_alone:
            return
        self._changed.add(who)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._changed:
            await asyncio.sleep(TOGETHER_SECONDS)
            changed, self._changed = self._changed, set()
            self._report(sorted(changed))

    def _report(self, people: list[str]) -> None:
        for first in range(0, len(people), MOST_TOGETHER):
            these = people[first : first + MOST_TOGETHER]
            here = tuple(who for who in these if who in self._here)
            gone = tuple(who for who in these if who not in self._here)
            self._bus.publish(self._topic, ConnectedNews(self._bus.server, here, gone))
