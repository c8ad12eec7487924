"""Bots in the store: their tokens, and what becomes of them with their owners."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import Connection, delete

from quiltbee.server.accounts.schema import suspensions
from quiltbee.server.admin.people import suspend
from quiltbee.server.bots.rows import (
    Bot,
    BotStore,
    BotTable,
    BotToken,
    TokenState,
)
from quiltbee.server.errors import TakenError
from quiltbee.server.store import OPEN, SeatHolder
from quiltbee.server.store.persons import merge
from quiltbee.server.store.schema import metadata
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.store import Store
from tests.server.store.support import ANN, ANNS_SESSION, two_at_one_screen

BOB = "bob"
BOBS_SESSION = replace(ANNS_SESSION, token_hash="1" * 64, person=BOB)
ROBBIE = Bot("robbie", ANN, "Robbie", 5)
TOKEN = BotToken("t1", ROBBIE.id, "play", 5)
NOW = 1000


def run(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store in which Ann has a bot."""
    store = SqliteStore(folder)

    async def begin() -> None:
        await store[SessionStore].add(ANNS_SESSION)
        await store[SessionStore].add(BOBS_SESSION)
        await store[BotStore].add(ROBBIE, "robbie", TOKEN, "hash")
        await work(store)

    try:
        asyncio.run(begin())
    finally:
        store.close()


def test_a_bot_is_found_by_its_token_its_id_and_its_name(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        assert await store[BotStore].by_token("hash", NOW) == (ROBBIE, TOKEN)
        assert await store[BotStore].by_token("another", NOW) is None
        assert await store[BotStore].find("robbie") == ROBBIE
        assert await store[BotStore].of_owner(ANN) == [(ROBBIE, [TokenState("t1", "play", 5)])]
        assert await store[BotStore].of_owner(BOB) == []

    run(tmp_path, look)


def test_a_name_is_taken_once(tmp_path: Path) -> None:
    async def add(store: Store) -> None:
        other = structs.replace(ROBBIE, id="other")
        token = structs.replace(TOKEN, id="t2", bot="other")
        with pytest.raises(TakenError, match="Another bot has that name"):
            await store[BotStore].add(other, "robbie", token, "hash2")
        assert await store[BotStore].by_token("hash2", NOW) is None, "nothing of it is stored"

    run(tmp_path, add)


def test_a_token_is_revoked_once(tmp_path: Path) -> None:
    async def revoke(store: Store) -> None:
        assert not await store[BotStore].revoke("another", TOKEN.id)
        assert await store[BotStore].has_token(TOKEN.id, NOW)
        assert await store[BotStore].revoke(ROBBIE.id, TOKEN.id)
        assert not await store[BotStore].revoke(ROBBIE.id, TOKEN.id)
        assert not await store[BotStore].has_token(TOKEN.id, NOW)
        assert await store[BotStore].of_owner(ANN) == [(ROBBIE, [])]

    run(tmp_path, revoke)


@pytest.mark.parametrize("until", [2000, None])
def test_a_bot_comes_in_again_once_its_owners_suspension_is_over(
    tmp_path: Path, until: int | None
) -> None:
    async def suspended(store: Store) -> None:
        async def comes_in(at: int) -> bool:
            found = await store[BotStore].by_token("hash", at) is not None
            assert await store[BotStore].has_token(TOKEN.id, at) == found
            return found

        await store.database.write(
            lambda connection: suspend(connection, ANN, since=NOW, until=until, reason="")
        )
        assert not await comes_in(NOW)
        assert not await comes_in(1999)
        assert await comes_in(2000) == (until is not None)
        assert await store.database.run(delete(suspensions))
        assert await comes_in(NOW)

    run(tmp_path, suspended)


@pytest.mark.parametrize(
    ("change", "heir"),
    [
        (lambda bots, connection: merge(metadata, connection, ANN, BOB), BOB),
        (lambda bots, connection: bots.on_removed(connection, ANN, "Someone"), None),
    ],
)
def test_bots_go_with_their_owners(
    tmp_path: Path, change: Callable[[BotStore, Connection], None], heir: str | None
) -> None:
    async def leave(store: Store) -> None:
        await store.database.write(partial(change, store[BotStore]))
        found = await store[BotStore].find("robbie")
        assert (found and found.owner) == heir
        assert bool(await store[BotStore].by_token("hash", NOW)) == (heir is not None)
        assert await store[BotStore].remove(ROBBIE.id) == (heir is not None)

    run(tmp_path, leave)


def test_the_tables_of_a_bot_are_challenges_and_games_that_are_not_over(tmp_path: Path) -> None:
    ann, seat = SeatHolder("Ann", person=ANN), SeatHolder("Robbie", person="robbie", is_bot=True)
    kept = replace(OPEN, invited="robbie", is_bot=True)

    async def look(store: Store) -> None:
        for game, created, other in (("old", 1, seat), ("new", 7, seat), ("asked", 3, kept)):
            setup = two_at_one_screen(seats=(ann, other))
            await store.games.create(replace(setup, id=game, created=created, access="invitation"))
        found = await store[BotStore].tables_of("robbie", since=2)
        assert found == [BotTable("asked", True, 3), BotTable("new", False, 7)]
        assert await store[BotStore].tables_of("another", since=0) == []

    run(tmp_path, look)
