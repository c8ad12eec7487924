"""Two people at two places: who is connected, at which server, and what servers tell each other."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from quiltbee.rules import Seat
from quiltbee.server.errors import StoreError
from quiltbee.server.store import (
    MISSED,
    GameNews,
    PresenceNews,
    SeatHolder,
    StoredEvent,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.writer import Done
from quiltbee.server.tables import table as table_module
from quiltbee.server.tables.presence import NEWS_FOR
from quiltbee.server.tables.table import Table
from tests.server.store.support import ANN
from tests.server.tables.test_two_places import play, seats
from tests.server.tables.two_places import (
    BOB,
    Evening,
    Guest,
    an_evening,
    with_a_friend,
)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told at once who is there."""
    monkeypatch.setattr(table_module, "PRESENCE_SECONDS", 0)


async def settled(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - it is told, not shared
            await asyncio.sleep(0.001)


@pytest.mark.usefixtures("at_once")
def test_who_has_gone_is_away_and_can_be_replaced_after_a_while(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await settled(lambda: ann.state["spectators"] == 1)
        assert [seat["away"] for seat in ann.state["seats"]] == [False, False]
        evening.time += 1_000_000  # in which both are here
        table.leave(bob.tab)
        table.leave(he.tab)
        await settled(lambda: bool(ann.state["seats"][1]["away"]))
        assert ann.state["spectators"] == 0
        assert evening.present[-1].seats == (1,)
        assert (await ann.refused("handover", level=3))[0] == "illegal"
        evening.time += 180_000
        state = await ann.say("handover", level=3)
        assert seats(state)[1] == ("Quiltbee level 3", "computer", False)
        assert (await evening.store.games.load("game")).setup == evening.stored[-1].setup
        await table.join(bob.tab)
        assert seats(bob.state)[1][2] is False
        assert (await bob.refused("resign"))[0] == "not_your_seat"
        stored = await evening.store.games.events_after("game", 0)
        assert BOB not in {event.person for event in stored}
        await ann.say("resign")
        await ann.say("rematch")
        again = evening.opened[-1]
        assert (again.access, again.opponent) == ("private", "computer")

    play(tmp_path, scene, takebacks=False)


@pytest.mark.usefixtures("at_once")
def test_who_leaves_while_a_move_is_being_written_is_away_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await settled(lambda: ann.state["spectators"] == 1)
        games, written = evening.context.games, asyncio.Event()
        append = games.append

        def append_slowly(
            before: StoredGame, event: StoredEvent, done: Done, *more: TableSetup | None
        ) -> StoredGame:
            held = [asyncio.create_task(written.wait())]
            held[0].add_done_callback(lambda _: append(before, event, done, *more))
            return before.after(event)

        with monkeypatch.context() as slow:
            slow.setattr(games, "append", append_slowly)
            moving = asyncio.create_task(ann.say("move", move="pass"))
            await settled(lambda: table.known is None)
            table.leave(bob.tab)
            await settled(lambda: evening.present[-1].seats == (1,))
            written.set()
            await moving
        await settled(lambda: bool(ann.state["seats"][1]["away"]))

    play(tmp_path, scene)


def test_nobody_is_replaced_at_a_table_with_a_clock(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        table.leave(bob.tab)
        evening.time += 10**9
        said = await ann.refused("handover", level=3)
        assert said == ("illegal", "The clock decides: claim the win once their time is up.")

    play(tmp_path, scene, clock="3d")


@pytest.mark.usefixtures("at_once")
def test_who_is_connected_to_another_server_is_not_away(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        table.leave(bob.tab)
        await settled(lambda: bool(ann.state["seats"][1]["away"]))
        evening.bus.deliver("presence/game", PresenceNews("elsewhere", (2,), 40))
        await settled(lambda: not ann.state["seats"][1]["away"])
        await settled(lambda: ann.state["spectators"] == 41)

    play(tmp_path, scene)


@pytest.mark.usefixtures("at_once")
def test_a_server_that_falls_silent_is_forgotten(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await settled(lambda: ann.state["spectators"] == 1)
        evening.bus.deliver("presence/game", PresenceNews("elsewhere", (), 40))
        await settled(lambda: ann.state["spectators"] == 41)
        said = len(evening.present)
        table.report_presence()
        assert ann.state["spectators"] == 41
        evening.time += NEWS_FOR
        table.report_presence()
        assert ann.state["spectators"] == 1
        assert evening.present[said:] == 2 * [PresenceNews(evening.bus.server, (1, 2), 1)]

    play(tmp_path, scene)


def test_what_happened_while_the_store_failed_here_is_told_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await fail_to_store(evening, ann, monkeypatch)
        other = Evening(evening.store, 180)
        async with other.tables.open("game") as there:
            again = Guest(there, ANN)
            await there.join(again.tab)
            await again.say("move", move="pass")
        evening.bus.deliver(*MISSED)
        await settled(lambda: he.state["number"] == 2)

    play(tmp_path, scene)


def test_who_waits_is_told_that_what_happened_elsewhere_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        async def fail(*_: object) -> list[StoredEvent]:
            raise StoreError("The store can't be read.")

        with monkeypatch.context() as broken:
            broken.setattr(evening.store.games, "events_after", fail)
            evening.bus.deliver("game/game", GameNews(2, (ANN, BOB)))
            await settled(lambda: he.tab.sent[-1].get("kind") == "unavailable")
        evening.bus.deliver(*MISSED)
        await ann.say("move", move="pass")
        assert he.state["number"] == 2

    play(tmp_path, scene)


@pytest.mark.usefixtures("at_once")
def test_who_is_connected_elsewhere_is_told_though_the_store_failed_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        table.leave(bob.tab)
        await settled(lambda: bool(ann.state["seats"][1]["away"]))
        await fail_to_store(evening, ann, monkeypatch)
        evening.bus.deliver("presence/game", PresenceNews("elsewhere", (2,), 0))
        await settled(lambda: not ann.state["seats"][1]["away"])

    play(tmp_path, scene)


async def fail_to_store(evening: Evening, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(before: StoredGame, event: StoredEvent, done: Done, *_: object) -> StoredGame:
        asyncio.get_running_loop().call_soon(done, StoreError("The store can't be written."))
        return before.after(event)

    with monkeypatch.context() as broken:
        broken.setattr(evening.store.games, "append", fail)
        assert (await guest.refused("move", move="pass"))[0] == "unavailable"


def test_what_another_server_stored_is_told_here(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        other = Evening(evening.store, 180)
        async with other.tables.open("game") as there:
            again = Guest(there, ANN)
            await there.join(again.tab)
            await again.say("move", move="pass")
        evening.bus.deliver("game/game", GameNews(2, (ANN, BOB)))
        await settled(lambda: he.state["number"] == 2)
        assert he.tab.sent[-1]["kind"] == "move"
        await bob.say("move", move="pass")
        assert ann.state["number"] == 3

    play(tmp_path, scene)


async def test_somebody_who_sat_down_at_another_server_sits_here_too(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as one:
        other = Evening(one.store, 180)
        await one.tables.create(with_a_friend())
        async with one.tables.open("game") as here, other.tables.open("game") as there:
            bob = Guest(here, BOB)
            await here.join(bob.tab)
            await there.sit(Seat.SECOND, SeatHolder("Bob", person=BOB))
            one.bus.deliver("game/game", GameNews(1, (ANN, BOB)))
            await settled(lambda: bob.state["number"] == 1)
            assert seats(bob.state)[1] == ("Bob", "person", True)
