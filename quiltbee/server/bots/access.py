"""The authentication of bots by their tokens, and the streams that they have open."""

import asyncio
import re
import unicodedata
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection, Request

from quiltbee.server.bots.rows import Bot, BotStore, BotToken, BotVisitor, Scope
from quiltbee.server.errors import ForbiddenError, NoTokenError, TooManyError
from quiltbee.server.http.cookies import hash_of, new_token
from quiltbee.server.http.limits import caller_of
from quiltbee.server.http.services import Service, Services
from quiltbee.server.http.streams import KEEP_ALIVE
from quiltbee.server.ids import new_id
from quiltbee.server.rates import Counts
from quiltbee.server.store import BotOutNews
from quiltbee.server.tables.audience import Message
from quiltbee.server.tables.presence import Whereabouts


class Lines:
    """A queue of lines for one reader; a `Subscriber` that gets the same messages as browsers."""

    def __init__(self, person: str, address: str, most_unsent: int) -> None:
        self.person: str | None = person
        self.address = address
        self.lag = 0
        self._most_unsent = most_unsent
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closing = False

    def send(self, message: Message) -> None:
        """Queue a message as a line."""
        self.send_line(message.payload.decode())

    def send_line(self, text: str) -> None:
        """Queue a line without waiting; disconnects a reader that is too slow."""
        if self._unsent.qsize() >= self._most_unsent:
            self.close()
        if not self._is_closing:
            self._unsent.put_nowait(text)

    def close(self) -> None:
        """Flush the queue, then end the stream."""
        if not self._is_closing:
            self._is_closing = True
            self._unsent.put_nowait(None)

    async def read(self, is_welcome: Callable[[], Awaitable[bool]]) -> AsyncIterator[str]:
        """Yield lines as they arrive, until `close`, or until the reader is no longer welcome."""
        loop = asyncio.get_running_loop()
        checked = loop.time()
        while True:
            try:
                # `wait_for` loses a cancellation that comes together with a line (Python 3.11).
                async with asyncio.timeout(KEEP_ALIVE):
                    text = await self._unsent.get()
            except TimeoutError:
                text = ""
            if loop.time() >= checked + KEEP_ALIVE:  # however many lines arrive
                checked = loop.time()
                if not await is_welcome():
                    return
            if text is None:
                return
            if text:
                yield text


MOST_LISTENING = 40
"""The most streams of challenges from one address, since all their bots are in the lobby."""

PREFIX = "qb_"
"""The beginning of every token, so that a leaked one is recognized."""

_BEARER = re.compile(r"Bearer +(qb_[A-Za-z0-9_-]{43})")


def name_key(name: str) -> str:
    """Return a key that is the same for names that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()


class BotAccess(Service):
    """Creates and authenticates bots, and tracks their open streams.

    `online` are the bots that listen for challenges, at any process, and may accept them.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store[BotStore]
        self._limiter = services.limiter
        self._bus = bus = services.bus
        self._most_unsent = services.settings.limits.unsent_messages
        self._clock = services.clock
        self._draws = services.draws
        self._open: dict[Lines, BotVisitor] = {}
        self._listeners = Counts(MOST_LISTENING)
        self._listening: set[Lines] = set()
        self.online = Whereabouts("bots", bus, self._clock, self._note_change)
        self._store.on_out = self.cut_all
        bus.subscribe("bot", BotOutNews, lambda bot, news: self.cut(bot, news.token))

    # Bots and tokens

    async def visitor(self, connection: HTTPConnection) -> BotVisitor | None:
        """Return the bot behind a request's bearer token; None if it is missing or invalid."""
        given = _BEARER.fullmatch(connection.headers.get("authorization", ""))
        return given and await self._store.by_token(hash_of(given[1]), self._clock())

    async def is_welcome(self, visitor: BotVisitor) -> bool:
        """Return whether a bot's token is still valid."""
        return await self._store.has_token(visitor.token.id, self._clock())

    async def create(self, owner: str, name: str, scope: Scope) -> tuple[Bot, str]:
        """Create a bot, and return it with its token in clear.

        `name` must be clean and not empty. Raises TakenError for a taken name, or too many bots.
        """
        bot = Bot(new_id(self._draws), owner, name, self._clock())
        token, text = self._new_token(bot.id, scope)
        await self._store.add(bot, name_key(name), token, hash_of(text))
        return bot, text

    async def add_token(self, bot: Bot, scope: Scope) -> str:
        """Create another token and return it in clear; raises TakenError if there are too many."""
        token, text = self._new_token(bot.id, scope)
        await self._store.add_token(token, hash_of(text))
        return text

    async def find(self, name_or_id: str) -> Bot | None:
        """Find a bot by id or name."""
        return await self._store.find(name_or_id) or await self._store.find(name_key(name_or_id))

    def _new_token(self, bot: str, scope: Scope) -> tuple[BotToken, str]:
        text = PREFIX + new_token()
        return BotToken(new_id(self._draws), bot, scope, self._clock()), text

    async def enter(self, request: Request, scope: Scope) -> BotVisitor:
        """Authenticate a request; NoTokenError or ForbiddenError if the scope is not granted."""
        visitor = await self.visitor(request)
        if visitor is None:
            raise NoTokenError("Send a valid token of a bot as Authorization: Bearer TOKEN.")
        if scope == "play" and visitor.token.scope != "play":
            raise ForbiddenError("That token is read-only.")
        return visitor

    @contextmanager
    def lines(
        self, visitor: BotVisitor, request: Request, table: str | None = None
    ) -> Iterator[Lines]:
        """Open a stream of a table, or of challenges and games; TooManyError at the limit."""
        lines = Lines(visitor.bot.id, caller_of(request).address, self._most_unsent)
        visit = self._limiter.enter(caller_of(request), table or "")
        if visit is None:
            raise TooManyError("Too many connections; close another stream first.")
        if table is None and self._listeners.is_full(lines.address):
            visit.leave()
            sentence = "Too many bots listen for challenges from your address."
            raise TooManyError(sentence, code="bots-address")
        self._open[lines] = visitor
        if table is None:
            self._listeners.add(lines.address)
            self._listening.add(lines)
            self._note(visitor, self.online.come)
        try:
            yield lines
        finally:
            visit.leave()
            del self._open[lines]
            if table is None:
                self._listeners.remove(lines.address)
                self._listening.discard(lines)
                self._note(visitor, self.online.go)

    def _note(self, visitor: BotVisitor, note: Callable[[str], None]) -> None:
        """Note the begin or end of a stream of challenges; a token for reading accepts none."""
        if visitor.token.scope == "play":
            note(visitor.bot.id)
        self._note_change()

    def _note_change(self) -> None:
        self._bus.deliver("lobby")

    def is_online(self, bot: str) -> bool:
        """Return whether a bot listens for challenges, even if only to read them."""
        return bot in self.online or any(lines.person == bot for lines in self._listening)

    def cut(self, bot: str, token: str | None = None) -> None:
        """End the streams of a bot, or only those of one token."""
        for lines, visitor in self._open.items():
            if visitor.bot.id == bot and token in (None, visitor.token.id):
                lines.close()

    def cut_all(self, person: str) -> None:
        """End the streams of a bot, or of all bots of an owner."""
        for lines, visitor in self._open.items():
            if person in (visitor.bot.id, visitor.bot.owner):
                lines.close()
