"""Bots: programs that play as people of their own, and the tokens by which they come in."""

import re
import unicodedata
from dataclasses import dataclass
from random import Random

from starlette.requests import HTTPConnection

from quiltbee.server.bots.rows import Bot, BotStore, BotToken, Scope
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import TakenError
from quiltbee.server.http.cookies import hash_of, new_token
from quiltbee.server.ids import DRAWS, new_id

PREFIX = "qb_"
"""What every token begins with, so that one that leaks is recognised."""

MOST_BOTS = 20
MOST_TOKENS = 10

_BEARER = re.compile(r"Bearer +(qb_[A-Za-z0-9_-]{43})")


@dataclass(frozen=True, slots=True)
class BotVisitor:
    """A bot that asks, and the token by which it does."""

    bot: Bot
    token: BotToken


class Bots:
    """Who the bots are; clock and randomness are the caller's to choose."""

    def __init__(self, store: BotStore, *, clock: Clock = now, draws: Random = DRAWS) -> None:
        self._store = store
        self._clock = clock
        self._draws = draws

    async def visitor(self, connection: HTTPConnection) -> BotVisitor | None:
        """The bot that asks by a bearer token; None without one, or if it is not known."""
        given = _BEARER.fullmatch(connection.headers.get("authorization", ""))
        found = given and await self._store.by_token(hash_of(given[1]))
        return BotVisitor(*found) if found else None

    async def is_welcome(self, visitor: BotVisitor) -> bool:
        """Whether its token is still good."""
        return await self._store.has_token(visitor.token.id)

    async def create(self, owner: str, name: str, scope: Scope) -> tuple[Bot, str]:
        """A new bot of a person, and its token in clear; TakenError if that can't be.

        The name must be clean, and not empty.
        """
        if len(await self._store.of_owner(owner)) >= MOST_BOTS:
            sentence = f"You have {MOST_BOTS} bots already; remove one first."
            raise TakenError(sentence, code="bots-full", most=MOST_BOTS)
        bot = Bot(new_id(self._draws), owner, name, self._clock())
        token, text = self._new_token(bot.id, scope)
        await self._store.add(bot, name_key(name), token, hash_of(text))
        return bot, text

    async def add_token(self, bot: Bot, scope: Scope) -> str:
        """One more token of a bot, in clear; TakenError if it has many."""
        tokens = next(known for one, known in await self._store.of_owner(bot.owner) if one == bot)
        if len(tokens) >= MOST_TOKENS:
            sentence = f"That bot has {MOST_TOKENS} tokens already; revoke one first."
            raise TakenError(sentence, code="tokens-full", most=MOST_TOKENS)
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
        """Make a token void; whether there was one of this id."""
        return await self._store.revoke(bot.id, token)

    async def remove(self, bot: Bot) -> None:
        """Remove a bot with all of its tokens."""
        await self._store.remove(bot.id)

    async def find(self, name_or_id: str) -> Bot | None:
        """The bot of this id or name; None if there is none."""
        return await self._store.find(name_or_id) or await self._store.find(name_key(name_or_id))

    def _new_token(self, bot: str, scope: Scope) -> tuple[BotToken, str]:
        text = PREFIX + new_token()
        return BotToken(new_id(self._draws), bot, scope, self._clock()), text


def name_key(name: str) -> str:
    """What two names that look the same have in common."""
    return unicodedata.normalize("NFKC", name).casefold()
