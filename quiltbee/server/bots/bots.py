"""Creating bots and their tokens, and authenticating requests by bearer token."""

import re
import unicodedata
from dataclasses import dataclass
from random import Random

from starlette.requests import HTTPConnection

from quiltbee.server.bots.rows import Bot, BotStore, BotToken, Scope
from quiltbee.server.clock import Clock, now
from quiltbee.server.http.cookies import hash_of, new_token
from quiltbee.server.ids import DRAWS, new_id

PREFIX = "qb_"
"""What every token begins with, so that a leaked one is recognised."""

_BEARER = re.compile(r"Bearer +(qb_[A-Za-z0-9_-]{43})")


@dataclass(frozen=True, slots=True)
class BotVisitor:
    """An authenticated bot, and the token that it used."""

    bot: Bot
    token: BotToken


class Bots:
    """Creates, finds and authenticates bots."""

    def __init__(self, store: BotStore, *, clock: Clock = now, draws: Random = DRAWS) -> None:
        self._store = store
        self.clock = clock
        self._draws = draws

    async def visitor(self, connection: HTTPConnection) -> BotVisitor | None:
        """The bot behind a request's bearer token; None without a valid one."""
        given = _BEARER.fullmatch(connection.headers.get("authorization", ""))
        found = given and await self._store.by_token(hash_of(given[1]), self.clock())
        return BotVisitor(*found) if found else None

    async def is_welcome(self, visitor: BotVisitor) -> bool:
        """Whether its token is still valid."""
        return await self._store.has_token(visitor.token.id, self.clock())

    async def create(self, owner: str, name: str, scope: Scope) -> tuple[Bot, str]:
        """Create a bot, and return it with its token in clear.

        TakenError for a used name, or too many bots.
        `name` must have gone through `clean_name` and not be empty.
        """
        bot = Bot(new_id(self._draws), owner, name, self.clock())
        token, text = self._new_token(bot.id, scope)
        await self._store.add(bot, name_key(name), token, hash_of(text))
        return bot, text

    async def add_token(self, bot: Bot, scope: Scope) -> str:
        """Create another token and return it in clear; TakenError if there are too many."""
        token, text = self._new_token(bot.id, scope)
        await self._store.add_token(token, hash_of(text))
        return text

    async def of_owner(self, owner: str) -> list[tuple[Bot, list[BotToken]]]:
        """The bots of a person with their tokens."""
        return await self._store.of_owner(owner)

    async def own(self, owner: str | None, bot: str) -> Bot | None:
        """The bot of this id, if it belongs to this person."""
        found = await self._store.find(bot)
        return found if found is not None and found.owner == owner else None

    async def revoke(self, bot: Bot, token: str) -> bool:
        """Revoke a token; returns whether it existed."""
        return await self._store.revoke(bot.id, token)

    async def remove(self, bot: Bot) -> None:
        """Remove a bot with all of its tokens."""
        await self._store.remove(bot.id)

    async def find(self, name_or_id: str) -> Bot | None:
        """Find a bot by id or name."""
        return await self._store.find(name_or_id) or await self._store.find(name_key(name_or_id))

    def _new_token(self, bot: str, scope: Scope) -> tuple[BotToken, str]:
        text = PREFIX + new_token()
        return BotToken(new_id(self._draws), bot, scope, self.clock()), text


def name_key(name: str) -> str:
    """A key that is the same for names that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()
