"""Which bots are connected: authentication of their requests, and their open streams."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Self

from starlette.requests import Request

from quiltbee.server.bots.bots import Bots, BotVisitor
from quiltbee.server.bots.lines import Lines
from quiltbee.server.bots.rows import BotStore, Scope
from quiltbee.server.errors import ForbiddenError, NoTokenError, TooManyError
from quiltbee.server.http.callers import caller_of
from quiltbee.server.http.limits import Limiter
from quiltbee.server.http.services import Service, Services
from quiltbee.server.store import BotOutNews, Bus
from quiltbee.server.tables.whereabouts import Whereabouts


class BotAccess(Service):
    """Authenticates bots, and keeps track of the streams that they have open.

    `online` are the bots that listen for challenges, at any process, and may accept them;
    `on_change` is called when one starts or stops.
    """

    def __init__(
        self,
        bots: Bots,
        limiter: Limiter,
        most_unsent: int,
        online: Whereabouts,
        bus: Bus,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self.bots = bots
        self.online = online
        self._on_change = on_change
        self._limiter = limiter
        self._most_unsent = most_unsent
        self._open: dict[Lines, BotVisitor] = {}
        self._listening: set[Lines] = set()
        bus.subscribe("bot", BotOutNews, lambda bot, news: self.cut(bot, news.token))

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        bots = Bots(services.store[BotStore], clock=services.clock, draws=services.draws)
        bus, most_unsent = services.bus, services.settings.limits.unsent_messages
        changed = partial(bus.deliver, "lobby")
        online = Whereabouts("bots", bus, services.clock, changed)
        made = cls(bots, services.limiter, most_unsent, online, bus, changed)
        services.store[BotStore].on_out = made.cut_all
        return made

    async def enter(self, request: Request, scope: Scope) -> BotVisitor:
        """Authenticate a request; NoTokenError or ForbiddenError if the scope is not granted."""
        visitor = await self.bots.visitor(request)
        if visitor is None:
            raise NoTokenError(
                "Bots come in with Authorization: Bearer and a token that has not been revoked."
            )
        if scope == "play" and visitor.token.scope != "play":
            raise ForbiddenError("That token is only good for reading.")
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
        self._open[lines] = visitor
        if table is None:
            self._listening.add(lines)
            self._note(visitor, self.online.come)
        try:
            yield lines
        finally:
            visit.leave()
            del self._open[lines]
            if table is None:
                self._listening.discard(lines)
                self._note(visitor, self.online.go)

    def _note(self, visitor: BotVisitor, note: Callable[[str], None]) -> None:
        """A stream of challenges has begun or ended; a token for reading accepts none."""
        if visitor.token.scope == "play":
            note(visitor.bot.id)
        self._on_change()

    def is_online(self, bot: str) -> bool:
        """Whether a bot listens for challenges here, if only to read them."""
        return bot in self.online or any(lines.person == bot for lines in self._listening)

    def cut(self, bot: str, token: str | None = None) -> None:
        """End the streams of a bot, or only those that were opened with a token of this id."""
        for lines, visitor in self._open.items():
            if visitor.bot.id == bot and token in (None, visitor.token.id):
                lines.close()

    def cut_all(self, person: str) -> None:
        """End the streams of a bot, or of all bots of an owner."""
        for lines, visitor in self._open.items():
            if person in (visitor.bot.id, visitor.bot.owner):
                lines.close()
