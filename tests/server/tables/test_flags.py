"""A flag that falls by itself: at its moment, once, and whatever else is asked for then."""

import asyncio
from pathlib import Path

import pytest

from quiltbee.games import LONGEST_LAG, Flagged
from quiltbee.server.store import StoredGame
from quiltbee.server.tables.requests import TIME_WAS_UP
from quiltbee.server.tables.table import Table
from tests.server.store.support import ANN
from tests.server.tables.test_two_places import play
from tests.server.tables.two_places import BOB, Evening, Guest

MINUTE = 60_000


async def run_out(evening: Evening, ann: Guest, over: int) -> None:
    """Ann passes, and Bob, who has a minute, thinks for so many ms longer."""
    await ann.say("move", move="pass")
    evening.time += MINUTE + over


async def falls_at(table: Table) -> int | None:
    """Flag whoever has run out of time; the served time at which the flag falls, if any."""
    clock = (await table.flag_if_due()).clock
    return None if clock is None else clock.falls_at


async def too_late(guest: Guest, kind: str, **fields: str) -> None:
    """Ask for something, and be told that the time was up; the flag has fallen with that."""
    await guest.say(kind, **fields)
    (refused,) = [told for told in guest.tab.told if told["type"] == "error"]
    assert (refused["kind"], refused["error"]) == ("stale", TIME_WAS_UP)
    assert guest.state["result"]["reason"] == "time"


def lost_by(evening: Evening) -> object:
    ended = evening.stored[-1].game.ended
    assert isinstance(ended, Flagged)
    return ended.seat


def test_a_flag_falls_when_no_move_could_be_in_time(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        assert await falls_at(table) is None  # the first turn is free
        await run_out(evening, ann, LONGEST_LAG - 1)
        assert await falls_at(table) == evening.time + 1
        evening.time += 1
        assert await falls_at(table) is None
        for guest in (ann, bob, he):
            result = guest.state["result"]
            assert (result["winner"], result["reason"]) == (1, "time")
        assert ann.tab.sent[-1]["kind"] == "flag"
        assert ann.state["clock"]["left"] == [MINUTE, 0]
        number = ann.state["number"]
        assert await falls_at(table) is None
        assert ann.state["number"] == number

    play(tmp_path, scene, clock="60+0")


def test_a_flag_does_not_fall_for_time_in_which_no_server_ran(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await run_out(evening, ann, 0)
        evening.lost += 10_000
        served = evening.time - evening.lost
        assert await falls_at(table) == served + 10_000 + LONGEST_LAG

    play(tmp_path, scene, clock="60+0")


def test_the_days_of_correspondence_run_out_too(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await run_out(evening, ann, 24 * 60 * MINUTE - MINUTE + LONGEST_LAG)
        assert await falls_at(table) is None
        assert ann.state["result"]["reason"] == "time"

    play(tmp_path, scene, clock="1d")


def test_a_move_that_was_made_in_time_counts_though_it_was_long_on_its_way(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await run_out(evening, ann, 299)
        bob.tab.lag = 300
        assert (await bob.say("move", move="pass"))["number"] == 3
        assert ann.state["clock"]["left"] == [MINUTE, 1]

    play(tmp_path, scene, clock="60+0")


@pytest.mark.parametrize("kind", ["move", "resign", "undo", "abort"])
def test_whatever_comes_too_late_is_refused(tmp_path: Path, kind: str) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await run_out(evening, ann, 300)
        bob.tab.lag = 300
        fields = {"move": "pass"} if kind == "move" else {}
        await too_late(bob, kind, **fields)
        assert lost_by(evening) == 2

    play(tmp_path, scene, clock="60+0")


def test_going_back_is_too_late_once_the_time_is_up(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        await ann.say("undo")
        evening.time += MINUTE
        await too_late(bob, "accept")
        assert lost_by(evening) == 2

    play(tmp_path, scene, clock="60+0")


def test_who_waits_may_resign_until_no_move_could_come_any_more(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await run_out(evening, ann, LONGEST_LAG - 1)
        assert (await ann.say("resign"))["result"]["reason"] == "resignation"
        assert await falls_at(table) is None
        assert ann.state["result"]["winner"] == 2

    play(tmp_path, scene, clock="60+0")


def test_a_claim_of_what_the_server_has_given_already_is_no_fault(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await run_out(evening, ann, LONGEST_LAG)
        seen = ann.state["number"]
        await table.flag_if_due()
        assert (await ann.say("claim", seen=seen))["result"]["winner"] == 1
        assert (await ann.say("claim"))["result"]["winner"] == 1
        assert await bob.refused("claim") == ("illegal", "The game is over.")
        assert ann.state["number"] == seen + 1

    play(tmp_path, scene, clock="60+0")


@pytest.mark.parametrize("first", ["flag", "other"])
@pytest.mark.parametrize("kind", ["move", "resign", "accept"])
def test_of_a_flag_and_something_else_at_two_servers_what_is_stored_first_counts(
    tmp_path: Path, kind: str, first: str
) -> None:
    """The other server's clock goes half a second behind, so that there it is not too late."""

    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        if kind == "accept":
            await ann.say("undo")
        other = Evening(evening.store, 180)
        async with other.tables.open("game") as there:
            again = Guest(there, BOB)
            await there.join(again.tab)
            evening.time += MINUTE + LONGEST_LAG
            other.time = evening.time - LONGEST_LAG - 1
            fields = {"move": "pass"} if kind == "move" else {}
            if first == "flag":
                await table.flag_if_due()
                assert (await again.refused(kind, **fields))[0] == "stale"
            else:
                assert (await again.say(kind, **fields))["type"] == "state"
                await table.flag_if_due()
            both = await asyncio.gather(table.game(), there.game())
            stored = await evening.store.games.load("game")
            check(stored, first == "flag", kind)
            assert {one.number for one in both} == {stored.number}

    play(tmp_path, scene, clock="60+0")


@pytest.mark.parametrize("kind", ["move", "resign", "undo"])
def test_what_comes_too_late_at_two_servers_is_refused_by_both(tmp_path: Path, kind: str) -> None:
    """The second has not heard that the flag has fallen, and wants to store it as well."""

    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        other = Evening(evening.store, 180)
        async with other.tables.open("game") as there:
            again = Guest(there, BOB)
            await there.join(again.tab)
            evening.time += MINUTE + LONGEST_LAG
            other.time = evening.time
            await too_late(bob, "move", move="pass")
            await too_late(again, kind, **({"move": "pass"} if kind == "move" else {}))
            assert again.state["number"] == bob.state["number"]

    play(tmp_path, scene, clock="60+0")


def check(stored: StoredGame, is_flagged: bool, kind: str) -> None:
    result = stored.game.result
    reason = None if result is None else result.reason
    if is_flagged:
        assert reason == "time"
    else:
        assert reason == ("resignation" if kind == "resign" else None)


@pytest.mark.parametrize("kind", ["move", "resign", "accept"])
def test_at_the_same_moment_one_of_both_is_stored_and_nothing_is_lost(
    tmp_path: Path, kind: str
) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        if kind == "accept":
            await ann.say("undo")
        before = ann.state["number"]
        other = Evening(evening.store, 180)
        async with other.tables.open("game") as there:
            again = Guest(there, BOB)
            await there.join(again.tab)
            evening.time += MINUTE + LONGEST_LAG
            other.time = evening.time - LONGEST_LAG - 1
            fields = {"move": "pass"} if kind == "move" else {}
            _, answer = await asyncio.gather(table.flag_if_due(), again.say(kind, **fields))
            stored = await evening.store.games.load("game")
            is_flagged = isinstance(stored.game.ended, Flagged)
            assert (answer["type"] == "error") == is_flagged
            assert stored.number == before + 1
            check(stored, is_flagged, kind)

    play(tmp_path, scene, clock="60+0")


def test_a_table_that_is_used_is_not_closed(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        for guest in (ann, bob, he):
            assert not await table.close_if_unused()  # somebody is there
            table.leave(guest.tab)
        again = Guest(table, ANN)
        await table.join(again.tab)
        await again.say("move", move="pass")
        table.leave(again.tab)
        assert not await table.close_if_unused()

    play(tmp_path, scene)


def test_a_table_at_which_nobody_has_played_is_closed_once(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        for guest in (ann, bob, he):
            table.leave(guest.tab)
        for _ in range(2):
            assert await table.close_if_unused()
        stored = await table.game()
        assert (stored.game.is_over, stored.game.result, stored.number) == (True, None, 2)

    play(tmp_path, scene)
