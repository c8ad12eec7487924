"""Lets bots in: by their tokens, not too often, and for as long as their tokens are good."""

from collections.abc import Iterator
from contextlib import contextmanager

from starlette.exceptions import HTTPException
from starlette.requests import Request

from quiltbee.server.http.limits import Addresses
from quiltbee.server.http.lines import Lines
from quiltbee.server.people.bots import Bots, BotVisitor
from quiltbee.server.store.bots import Scope

MOST_STREAMS = 128
"""Streams that one bot may have open."""


class BotDoor:
    """The bots that are here, with the streams that they listen to."""

    def __init__(
        self, bots: Bots, rate: tuple[int, float], most_streams: int, most_unsent: int
    ) -> None:
        self.bots = bots
        self._rates = Addresses(rate, MOST_STREAMS, most_streams)
        self._most_unsent = most_unsent
        self._open: dict[Lines, BotVisitor] = {}
        self._listening: set[Lines] = set()
        self._is_closed = False

    async def enter(self, request: Request, scope: Scope) -> BotVisitor:
        """The bot that asks; HTTPException 401, 403 or 429 if it may not do that now."""
        visitor = await self.bots.visitor(request)
        if visitor is None:
            raise HTTPException(
                401,
                "Bots come in with Authorization: Bearer and a token that has not been revoked.",
                {"WWW-Authenticate": "Bearer"},
            )
        if scope == "play" and visitor.token.scope != "play":
            raise HTTPException(403, "That token is only good for reading.")
        if not self._rates.take(visitor.bot.id):
            raise HTTPException(429, "Too many requests of this bot; wait a little.")
        return visitor

    @contextmanager
    def lines(self, visitor: BotVisitor, *, listens: bool = False) -> Iterator[Lines]:
        """A stream for a bot; `listens` says that it hears of challenges by it."""
        lines = Lines(visitor.bot.id, self._most_unsent)
        if self._is_closed:
            lines.close()
        if not self._rates.connect(visitor.bot.id):
            raise HTTPException(429, f"A bot may have {MOST_STREAMS} streams open; close one.")
        self._open[lines] = visitor
        if listens:
            self._listening.add(lines)
        try:
            yield lines
        finally:
            self._rates.disconnect(visitor.bot.id)
            self._listening.discard(lines)
            del self._open[lines]

    def is_online(self, bot: str) -> bool:
        """Whether a bot listens for challenges here."""
        return any(lines.person == bot for lines in self._listening)

    def cut(self, bot: str, token: str | None = None) -> None:
        """End the streams of a bot, or only those that were opened with a token of this id."""
        for lines, visitor in self._open.items():
            if visitor.bot.id == bot and token in (None, visitor.token.id):
                lines.close()

    def close(self) -> None:
        """End all streams: the server stops."""
        self._is_closed = True
        for lines in self._open:
            lines.close()
