"""Attack 8: to move and take back for ever, so that loading the game takes half a minute."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from quiltbee.server.errors import BusyError
from quiltbee.server.settings import Limits
from quiltbee.server.shares import FairThreads, Share
from quiltbee.server.store import games
from quiltbee.server.store.database import READERS
from quiltbee.server.store.games import load_game
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.process import PATIENCE
from tests.server.store.support import fill
from tests.server.support import a_move, create, live, receive, send, state_after, the_error

MOST = 20


@pytest.mark.slow
def test_a_game_of_many_events_can_only_go_on(tmp_path: Path) -> None:
    limits = Limits.for_load(events_per_game=MOST)
    with (
        live(tmp_path, limits=limits) as server,
        server.client() as browser,
        server.play(browser, create(browser)) as page,
    ):
        state = receive(page)
        while state["number"] < MOST:
            number = state["number"]
            state = state_after(page, type="move", id=f"m{number}", seen=number, move="pass")
            number = state["number"]
            state = state_after(page, type="undo", id=f"u{number}", seen=number)
        number = state["number"]
        state = state_after(page, type="move", id="last", seen=number, move=a_move(state))
        send(page, type="undo", id="no", seen=state["number"])
        assert "moves are final" in the_error(page, "illegal", "no")
        state = state_after(page, type="resign", id="end", seen=state["number"])
        assert state["result"] is not None


def test_games_that_take_long_to_load_hold_up_no_other_reading(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, held = fill(store).setup.id, threading.Event()

    def slow(connection: Any, game_id: str) -> Any:
        held.wait()
        return load_game(connection, game_id)

    monkeypatch.setattr(games, "load_game", slow)

    async def act() -> None:
        loads = [asyncio.create_task(store.games.load(game)) for _ in range(READERS + 1)]
        try:
            await asyncio.sleep(0)  # they ask first
            await asyncio.wait_for(store.database.read(lambda _: None), PATIENCE)
        finally:
            held.set()
        assert {stored.setup.id for stored in await asyncio.gather(*loads)} == {game}

    asyncio.run(act())


def test_who_asks_for_much_makes_nobody_wait_for_more_than_one_piece() -> None:
    done: list[str] = []

    async def act() -> None:
        turns = FairThreads(1, most=1000, most_of_one=100, refuse=BusyError)
        much, little = Share("mallory", "198.51.100.1"), Share("ann", "198.51.100.2")
        theirs = [
            asyncio.create_task(turns.run(lambda: done.append("much"), much)) for _ in range(100)
        ]
        await asyncio.sleep(0)
        honest = asyncio.create_task(turns.run(lambda: done.append("little"), little))
        await asyncio.gather(*theirs, honest)

    asyncio.run(act())
    assert done.index("little") <= 1


def test_what_waits_is_bounded_for_each_person() -> None:
    async def act() -> None:
        turns = FairThreads(1, most=1000, most_of_one=3, refuse=BusyError)
        mallory = Share("mallory", "198.51.100.1")
        theirs = [asyncio.create_task(turns.run(int, mallory)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await turns.run(int, mallory)
        assert await turns.run(int, Share("ann", "198.51.100.1")) == 0
        await asyncio.gather(*theirs)

    asyncio.run(act())


def test_work_keeps_its_place_until_it_ends_though_nobody_waits_for_it() -> None:
    async def act() -> int:
        turns, began, goes_on = FairThreads(1, most=9, most_of_one=9, refuse=BusyError), [], []
        loop = asyncio.get_running_loop()
        held = asyncio.Event()

        def slow() -> None:
            began.append(1)
            asyncio.run_coroutine_threadsafe(held.wait(), loop).result()
            goes_on.append(1)

        leaving = asyncio.create_task(turns.run(slow))
        while not began:  # noqa: ASYNC110 - a thread begins
            await asyncio.sleep(0.001)
        leaving.cancel()
        waiting = asyncio.create_task(turns.run(lambda: len(goes_on)))
        await asyncio.sleep(0)
        held.set()
        return await waiting

    assert asyncio.run(act()) == 1
