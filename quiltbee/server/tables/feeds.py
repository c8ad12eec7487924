"""People's feeds of news: games waiting for them, invitations, rounds, and news of features."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Literal, Protocol

from quiltbee.server.body import Shape
from quiltbee.server.errors import StoreError
from quiltbee.server.store import Bus, GameNews, RoundNews, StoredGame, TableSetup
from quiltbee.server.tables.audience import Message
from quiltbee.server.tables.presence import Whereabouts

TOGETHER_SECONDS = 0.3
"""How long to batch news, in seconds."""

_LOG = logging.getLogger(__name__)

Count = Callable[[str], Awaitable[int]]
"""Counts rows of a person."""


class GamesNews(Shape, tag_field="type", tag="games"):
    """News of a person's games: how many wait for them, and which one changed.

    `invited` is the number of tables with a seat reserved for them.
    """

    waiting: int
    invited: int
    game: str | None


class RoundBegun(Shape, tag_field="type", tag="round"):
    """News of a new round in a person's tournament, 0 once that is over.

    `game` is their game, null for a bye.
    """

    tournament: str
    name: str
    round: int
    game: str | None


NoticeKind = Literal["invited", "seated", "turn", "time", "takeback", "over", "round"]


class NoticeNews(Shape, tag_field="type", tag="notice"):
    """News of an event in a person's game, for those who are not at the table."""

    kind: NoticeKind
    game: str


class Listener(Protocol):
    """A connection to a person's feed."""

    person: str

    def send(self, message: Message) -> None:
        """Send a message without blocking."""


class Feeds:
    """The listeners by person, and their pending news.

    `waiting` counts the games that wait for a person, `invited` the seats reserved for them;
    `people` are all who have a feed open, at any process.
    """

    def __init__(self, bus: Bus, waiting: Count, invited: Count, people: Whereabouts) -> None:
        self._waiting = waiting
        self._invited = invited
        self.people = people
        self._listeners: dict[str, set[Listener]] = {}
        self._held: dict[Listener, list[Message]] = {}
        """Messages for new listeners, to be sent after the number of waiting games."""
        self._changed: dict[str, str | None] = {}
        self._sending: asyncio.Task[None] | None = None
        bus.subscribe("game", GameNews, lambda game, news: self.changed(game, news.people))
        bus.subscribe("stored", StoredGame, lambda game, one: self.changed(game, one.setup.people))
        bus.subscribe("opened", TableSetup, lambda game, one: self.changed(game, one.people))
        bus.subscribe("round", RoundNews, self._send_round)
        bus.subscribe("notice", NoticeNews, lambda who, news: self._send(who, Message(news)))
        bus.subscribe("missed", None, self._note_everything)

    def join(self, listener: Listener) -> None:
        """Add a listener, who first gets the number of waiting games."""
        self._listeners.setdefault(listener.person, set()).add(listener)
        self._held[listener] = []
        self.people.come(listener.person)
        self._note(listener.person, None)

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self._listeners[listener.person].discard(listener)
        self._held.pop(listener, None)
        self.people.go(listener.person)
        if not self._listeners[listener.person]:
            del self._listeners[listener.person]

    def is_listening(self, person: str) -> bool:
        """Return whether a person has a feed open, at any process."""
        return person in self.people

    @property
    def is_empty(self) -> bool:
        """Whether nobody has a feed open at this process."""
        return not self._listeners

    def broadcast(self, message: Message, only: Callable[[str], bool] = lambda _: True) -> None:
        """Send a message to everybody, or to those for whom a predicate holds."""
        for person in filter(only, list(self._listeners)):
            self._send(person, message)

    def _note_everything(self, *_: object) -> None:
        for person in self._listeners:
            self._note(person, None)

    def changed(self, game: str, people: Iterable[str]) -> None:
        """Send these people news of a game, in the next batch."""
        for person in people:
            if person in self._listeners:
                self._note(person, game)

    def close(self) -> None:
        """Stop sending batches."""
        if self._sending is not None:
            self._sending.cancel()

    def _send_round(self, tournament: str, news: RoundNews) -> None:
        for person, game in zip(news.people, news.games, strict=True):
            begun = RoundBegun(tournament, news.name, news.round, game or None)
            self._send(person, Message(begun))

    def _note(self, person: str, game: str | None) -> None:
        self._changed[person] = game
        if self._sending is None and self._listeners:
            self._sending = asyncio.create_task(self._send_batch())

    async def _send_batch(self) -> None:
        await asyncio.sleep(TOGETHER_SECONDS)
        self._sending = None
        changed, self._changed = self._changed, {}
        for person, game in changed.items():
            await self._send_games(person, game)

    async def _send_games(self, person: str, game: str | None) -> None:
        news: list[Message] = []
        try:
            waiting, invited = await self._waiting(person), await self._invited(person)
            news.append(Message(GamesNews(waiting, invited, game)))
        except StoreError as error:  # the next news has the numbers too
            _LOG.warning("News of waiting games is lost: %s", error)
        for listener in self._listeners.get(person, ()):
            for message in (*news, *self._held.pop(listener, ())):
                listener.send(message)

    def _send(self, person: str, message: Message) -> None:
        for listener in self._listeners.get(person, ()):
            if listener in self._held:
                self._held[listener].append(message)
            else:
                listener.send(message)
