"""Quick match: of people who come at once, at one server or at two, each finds another."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from functools import partial

import httpx
import pytest

from quiltbee.server.lobby.rows import LobbyTable, SeatingStore, Wanted
from quiltbee.server.store import OPEN, SeatHolder, TableSetup
from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.store import Store
from tests.server.store.support import ANN, ANNS_SESSION, two_at_one_screen
from tests.server.support import Live

pytestmark = pytest.mark.slow

PEOPLE = 6


def public_table(game: str) -> TableSetup:
    """A table of Ann's with an open seat."""
    seats = SeatHolder("Ann", person=ANN), OPEN
    return replace(two_at_one_screen(game), seats=seats, access="public")


def test_of_two_servers_only_one_opens_a_table(database: str) -> None:
    """The first looks for so long that the second comes meanwhile."""
    one, other = PostgresStore(database), PostgresStore(database)

    def fits(table: LobbyTable) -> bool:
        time.sleep(0.3)
        return table.game in ("one", "other")

    async def open_unless(store: Store, game: str) -> str | None:
        wanted = Wanted("carol", clock=None, rated=False)
        found = await store[SeatingStore].open_unless(public_table(game), wanted, fits, ())
        return None if found is None else found.game

    async def act() -> list[str | None]:
        await one.games.create(public_table("unfit"), ANNS_SESSION)
        return list(await asyncio.gather(open_unless(one, "one"), open_unless(other, "other")))

    found = asyncio.run(act())
    tables = [table.game for table in asyncio.run(one[SeatingStore].open_tables())]
    one.close()
    other.close()
    assert found in ([None, "one"], ["other", None])
    assert len(tables) == 2


def test_of_many_who_come_to_two_servers_at_once_each_finds_another(
    two: tuple[Live, Live],
) -> None:
    match = partial(httpx.Client.post, url="/api/match", json={"clock": "600+5"})
    with ExitStack() as stack, ThreadPoolExecutor(PEOPLE) as threads:
        crowd = [stack.enter_context(two[number % 2].client()) for number in range(PEOPLE)]
        told = [answer.json() for answer in threads.map(match, crowd)]
    found, waiting = PEOPLE // 2 * [False], PEOPLE // 2 * [True]
    assert sorted(one["waiting"] for one in told) == found + waiting
    assert len({one["id"] for one in told}) == PEOPLE // 2
