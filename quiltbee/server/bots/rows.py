"""Bots in the database: each is a person of its own, with tokens and an owner.

    bots         programs that play: owner, name, and the challenges they accept
    bot_tokens   the hash of a token, and its scope

A removed bot keeps its row for the games that it played, without owner and name key.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    CheckConstraint,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Table,
    Text,
    delete,
    desc,
    func,
    insert,
    or_,
    select,
    update,
)

from quiltbee.server.accounts.rows import count_of
from quiltbee.server.accounts.schema import is_suspended
from quiltbee.server.errors import ConflictError, TakenError
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import hold_person, last_event
from quiltbee.server.store.news import BotOutNews, Note
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, events, games, metadata, people, seats
from quiltbee.server.store.store import Store
from quiltbee.server.store.values import TableSetup

bots = Table(
    "bots",
    metadata,
    person_column("person", leave="delete", merge="stay", exported=False, primary_key=True),
    person_column("owner", leave="feature", merge="move"),
    Column("name", Text, nullable=False),
    Column("name_key", Text),
    Column("created", Milliseconds, nullable=False),
    Column("rating", Text),
    Column("pace", Text),
    CheckConstraint("(owner IS NULL) = (name_key IS NULL)", name="removed"),
    Index("ix_bots_owner", "owner"),
    Index("uq_bots_name_key", "name_key", unique=True),
)

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("bot", Text, ForeignKey("bots.person"), nullable=False),
    Column("scope", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    CheckConstraint("scope IN ('play', 'read')", name="scope"),
    Index("ix_bot_tokens_bot", "bot"),
    Index("uq_bot_tokens_id", "id", unique=True),
)

MOST_BOTS, MOST_TOKENS = 20, 10
"""The most bots of one person, and tokens of one bot."""

Scope = Literal["play", "read"]
"""The calls that a token allows: all of them, or only those that read."""

RatingWish = Literal["any", "rated", "unrated"]
Pace = Literal["any", "untimed", "real-time", "correspondence"]


class Bot(Struct, frozen=True):
    """A program that plays; `id` is its own as a person, and `owner` another person.

    `rating` and `pace` are the challenges that it accepts, as of when it last listened.
    """

    id: str
    owner: str
    name: str
    created: int
    rating: RatingWish = "any"
    pace: Pace = "any"


class TokenState(Struct, frozen=True):
    """A token of a bot, without the secret; `id` identifies it."""

    id: str
    scope: Scope
    created: int


class BotToken(Struct, frozen=True):
    """A token of a bot."""

    id: str
    bot: str
    scope: Scope
    created: int


class BotVisitor(NamedTuple):
    """An authenticated bot, and the token that it used."""

    bot: Bot
    token: BotToken


class BotTable(Struct, frozen=True):
    """A challenge to a bot, or a game of it, and its beginning in ms since 1970."""

    game: str
    is_challenge: bool
    since: int


_BOT = (
    bots.c.person.label("id"),
    *(bots.c.owner, bots.c.name, bots.c.created),
    *(func.coalesce(column, "any").label(column.name) for column in (bots.c.rating, bots.c.pace)),
)
_TOKEN = (
    bot_tokens.c.id.label("token"),
    bot_tokens.c.scope,
    bot_tokens.c.created.label("made"),
)


class BotStore(Feature):
    """The bots of a database; failures raise StoreError.

    `on_out` is called with a bot or owner who was removed or suspended; the same commit publishes
    each bot to the other servers.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.on_out: Callable[[str], None] = lambda _: None

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """Remove the bots of an owner who leaves, or the bot that leaves."""
        self.announce_out(connection, person)
        _remove(connection, bots.c.owner == person)
        connection.execute(delete(bot_tokens).where(bot_tokens.c.bot == person))

    def on_shut_out(self, connection: Connection, person: str) -> None:
        """Revoke all tokens of an owner's bots."""
        self.announce_out(connection, person)
        theirs = select(bots.c.person).where(bots.c.owner == person)
        connection.execute(delete(bot_tokens).where(bot_tokens.c.bot.in_(theirs)))

    def after_shut_out(self, person: str) -> None:
        """End the streams of an owner's bots."""
        self.on_out(person)

    def announce_out(self, connection: Connection, person: str) -> None:
        """Publish to the other servers that a bot, or the bots of an owner, are shut out."""
        query = select(bots.c.person).where(or_(bots.c.owner == person, bots.c.person == person))
        out = [Note(f"bot/{bot}", BotOutNews()) for bot in connection.execute(query).scalars()]
        self._database.announce(connection, *out)

    async def add(self, bot: Bot, name_key: str, token: BotToken, token_hash: str) -> None:
        """Store a new bot and its token.

        Raises TakenError if another bot has that name, or the owner has MOST_BOTS.
        """

        def work(connection: Connection) -> None:
            hold_person(connection, bot.owner)
            if count_of(connection, bots.c.owner == bot.owner) >= MOST_BOTS:
                sentence = f"You have {MOST_BOTS} bots already; remove one first."
                raise TakenError(sentence, code="bots-full", most=MOST_BOTS)
            connection.execute(insert(people), {"id": bot.id, "created": bot.created})
            row = {"person": bot.id, "owner": bot.owner, "name": bot.name, "name_key": name_key}
            connection.execute(insert(bots), row | {"created": bot.created})
            connection.execute(insert(bot_tokens), asdict(token) | {"token_hash": token_hash})

        try:
            await self._database.write(work)
        except ConflictError:
            if await self.find(name_key):
                raise TakenError("Another bot has that name.", code="bot-taken") from None
            raise

    async def add_token(self, token: BotToken, token_hash: str) -> None:
        """Store another token of a bot; raises TakenError if it has MOST_TOKENS."""

        def work(connection: Connection) -> None:
            hold_person(connection, token.bot)
            if count_of(connection, bot_tokens.c.bot == token.bot) >= MOST_TOKENS:
                sentence = f"That bot has {MOST_TOKENS} tokens already; revoke one first."
                raise TakenError(sentence, code="tokens-full", most=MOST_TOKENS)
            connection.execute(insert(bot_tokens), asdict(token) | {"token_hash": token_hash})

        await self._database.write(work)

    async def of_owner(self, owner: str) -> list[tuple[Bot, list[TokenState]]]:
        """Return the bots of a person with their tokens, the oldest first."""
        query = (
            select(*_BOT, *_TOKEN)
            .join(bot_tokens, bot_tokens.c.bot == bots.c.person, isouter=True)
            .where(bots.c.owner == owner)
            .order_by(bots.c.created, bots.c.person, bot_tokens.c.created)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        found: dict[Bot, list[TokenState]] = {}
        for row in rows:
            tokens = found.setdefault(_bot(row), [])
            if row.token is not None:
                tokens.append(TokenState(row.token, row.scope, row.made))
        return list(found.items())

    async def by_token(self, token_hash: str, at: int) -> BotVisitor | None:
        """Return the bot and token with this hash; None if there is none or it is suspended."""
        query = (
            select(*_BOT, *_TOKEN)
            .join(bot_tokens, bot_tokens.c.bot == bots.c.person)
            .where(bot_tokens.c.token_hash == token_hash, ~_is_kept_out(at))
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return BotVisitor(_bot(row), BotToken(row.token, row.id, row.scope, row.made))

    async def find(self, name_key_or_id: str) -> Bot | None:
        """Find a bot that was not removed, by id or name key."""
        has_id = bots.c.person == name_key_or_id
        query = (
            select(*_BOT)
            .where(or_(has_id, bots.c.name_key == name_key_or_id), bots.c.owner.is_not(None))
            .order_by(has_id.desc())
        )
        return await self._database.first(query, Bot)

    async def named(self, ids: Collection[str]) -> list[Bot]:
        """Return the bots of these ids that were not removed, by name."""
        query = (
            select(*_BOT)
            .where(bots.c.person.in_(ids), bots.c.owner.is_not(None))
            .order_by(bots.c.name_key)
        )
        return await self._database.all(query, Bot)

    def people_behind(
        self, connection: Connection, setup: TableSetup, people: Sequence[str]
    ) -> Sequence[str]:
        """Return the owners in place of their bots."""
        query = select(bots.c.person, bots.c.owner).where(bots.c.person.in_(people))
        owners = {row.person: row.owner for row in connection.execute(query)}
        return [owners.get(person) or person for person in people]

    async def accept(self, bot: Bot, rating: RatingWish, pace: Pace) -> None:
        """Store which challenges a bot accepts, if that has changed."""
        if (rating, pace) != (bot.rating, bot.pace):
            change = update(bots).where(bots.c.person == bot.id)
            await self._database.run(change.values(rating=rating, pace=pace))

    async def has_token(self, token: str, at: int) -> bool:
        """Return whether the token with this id exists, and its bot is not suspended."""
        query = (
            select(bot_tokens.c.id)
            .join(bots, bots.c.person == bot_tokens.c.bot)
            .where(bot_tokens.c.id == token, ~_is_kept_out(at))
        )
        return await self._database.first(query, str) is not None

    async def revoke(self, bot: str, token: str) -> bool:
        """Revoke a token; returns whether it existed."""
        is_it = (bot_tokens.c.bot == bot) & (bot_tokens.c.id == token)
        note = Note(f"bot/{bot}", BotOutNews(token))
        return await self._database.run(delete(bot_tokens).where(is_it), note) > 0

    async def revoke_all(self, owner: str) -> None:
        """Revoke all tokens of an owner's bots."""
        await self._database.write(lambda connection: self.on_shut_out(connection, owner))
        self.on_out(owner)

    async def remove(self, bot: str) -> bool:
        """Remove a bot: its tokens are void and its name is free."""
        return await self._database.change(
            lambda connection: _remove(connection, bots.c.person == bot) > 0,
            Note(f"bot/{bot}", BotOutNews()),
        )

    async def tables_of(self, bot: str, since: int) -> list[BotTable]:
        """Return the challenges to a bot, and its unfinished games that began after a time."""
        own = (seats.c.person == bot) & (seats.c.taken >= since)
        challenge = (seats.c.open == 1) & (seats.c.invited == bot)
        query = (
            select(seats.c.game, seats.c.open.label("is_challenge"), seats.c.taken.label("since"))
            .join(games, games.c.id == seats.c.game)
            .where(or_(own, challenge), last_event(events.c.over, 0) == 0)
            .order_by(seats.c.taken, seats.c.game, desc(seats.c.open))
        )
        return await self._database.all(query, BotTable)


def rename_bot(connection: Connection, bot: str, name: str, name_key: str) -> bool:
    """Rename a bot; False if there is none of this id. TakenError if another one has the name."""
    others = select(bots.c.person).where(bots.c.name_key == name_key, bots.c.person != bot)
    if connection.execute(others).first() is not None:
        raise TakenError("Another bot has that name.", code="bot-taken")
    own = update(bots).where(bots.c.person == bot)
    found = connection.execute(own.values(name=name)).rowcount > 0
    connection.execute(own.where(bots.c.owner.is_not(None)).values(name_key=name_key))
    return found


def _is_kept_out(at: int) -> ColumnElement[bool]:
    """Return whether a bot or its owner is suspended."""
    return is_suspended(bots.c.person, at) | is_suspended(bots.c.owner, at)


def _remove(connection: Connection, which: Any) -> int:
    theirs = select(bots.c.person).where(which)
    connection.execute(delete(bot_tokens).where(bot_tokens.c.bot.in_(theirs)))
    change = update(bots).where(which, bots.c.owner.is_not(None))
    return connection.execute(change.values(owner=None, name_key=None)).rowcount


def _bot(row: Any) -> Bot:
    return Bot(row.id, row.owner, row.name, row.created, row.rating, row.pace)
