"""Two people at two places: seats, clocks, offers, parting, another game."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from quiltbee.rules import Seat
from quiltbee.server.errors import TakenError
from quiltbee.server.store import (
    SeatHolder,
    StoredEvent,
)
from quiltbee.server.tables.table import Table
from tests.server.store.support import ANN
from tests.server.support import Json
from tests.server.tables.two_places import (
    BOB,
    CLEO,
    Evening,
    Guest,
    an_evening,
    at_a_table,
    full,
    with_a_friend,
)

Scene = Callable[[Evening, Table, Guest, Guest, Guest], Awaitable[None]]


def play(folder: Path, scene: Scene, clock: str | None = None, **changes: Any) -> None:
    async def evening() -> None:
        async with (
            an_evening(folder) as there,
            at_a_table(there, with_a_friend(clock, **changes)) as (table, ann, bob, watching),
        ):
            await scene(there, table, ann, bob, watching)

    asyncio.run(evening())


def seats(state: Json) -> list[tuple[str, str, bool]]:
    return [(seat["name"], seat["kind"], seat["yours"]) for seat in state["seats"]]


async def both_pass(ann: Guest, bob: Guest) -> None:
    await ann.say("move", move="pass")
    await bob.say("move", move="pass")


# Seats


def test_whoever_takes_the_open_seat_plays_from_then_on(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        assert seats(ann.state) == [("Ann", "person", True), ("Bob", "person", False)]
        assert seats(bob.state) == [("Ann", "person", False), ("Bob", "person", True)]
        assert seats(he.state) == [("Ann", "person", False), ("Bob", "person", False)]
        assert {guest.state["mode"] for guest in (ann, bob, he)} == {"remote"}
        await both_pass(ann, bob)
        assert he.state["number"] == 3
        assert (await he.refused("move", move="pass"))[0] == "not_your_seat"
        assert (await bob.refused("move", move="pass")) == ("not_your_seat", "It is Ann's turn.")
        stored = await evening.store.games.load("game")
        assert stored == evening.stored[-1]

    play(tmp_path, scene)


async def test_nobody_moves_before_the_seat_is_taken(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as there:
        await there.tables.create(with_a_friend())
        async with there.tables.open("game") as table:
            ann = Guest(table, ANN)
            await table.join(ann.tab)
            assert seats(ann.state)[1] == ("", "open", False)
            said = await ann.refused("move", move="pass")
            assert said == ("illegal", "The game begins once the other seat is taken.")
            assert (await ann.refused("resign"))[0] == "illegal"
            assert (await ann.say("abort"))["stage"] == "over"
            with pytest.raises(TakenError, match="That game is over"):
                await table.sit(Seat.SECOND, SeatHolder("Bob", person=BOB))


@pytest.mark.parametrize(
    ("seat", "person", "why"),
    [
        (Seat.SECOND, CLEO, "That seat has been taken."),
        (Seat.FIRST, CLEO, "That seat has been taken."),
        (Seat.SECOND, ANN, "You sit at this table already."),
    ],
)
def test_a_seat_is_taken_once(tmp_path: Path, seat: Seat, person: str, why: str) -> None:
    async def scene(evening: Evening, table: Table, *guests: Guest) -> None:
        with pytest.raises(TakenError, match=why):
            await table.sit(seat, SeatHolder("C", person=person))

    play(tmp_path, scene)


async def test_a_seat_that_is_kept_for_somebody_is_open_to_nobody_else(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as there:
        kept = SeatHolder("", is_open=True, invited=BOB)
        await there.tables.create(with_a_friend().with_holder(Seat.SECOND, kept))
        async with there.tables.open("game") as table:
            with pytest.raises(TakenError, match="reserved for someone else"):
                await table.sit(Seat.SECOND, SeatHolder("Cleo", person=CLEO))
            stored = await table.sit(Seat.SECOND, SeatHolder("Bob", person=BOB))
    assert stored.setup.people == (ANN, BOB)


async def test_of_two_servers_one_lets_somebody_sit_down(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as one:
        other = Evening(one.store, 180)
        await one.tables.create(with_a_friend())
        async with one.tables.open("game") as here, other.tables.open("game") as there:
            outcomes = await asyncio.gather(
                here.sit(Seat.SECOND, SeatHolder("Bob", person=BOB)),
                there.sit(Seat.SECOND, SeatHolder("Cleo", person=CLEO)),
                return_exceptions=True,
            )
        assert [type(outcome) for outcome in outcomes].count(TakenError) == 1


def test_two_people_may_use_the_same_message_id(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass", id="same")
        told = await bob.say("move", move="pass", id="same")
        assert (told["number"], told["acknowledges"]) == (3, "same")
        assert (await bob.say("move", move="pass", id="same"))["number"] == 3

    play(tmp_path, scene)


# Taking back


def test_a_takeback_is_asked_for_and_accepted(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await both_pass(ann, bob)
        assert ann.state["can_undo"]
        await ann.say("undo")
        assert he.state["offer"] == {"kind": "takeback", "seat": 1}
        assert not ann.state["can_undo"]
        assert (await ann.refused("accept"))[0] == "illegal"
        assert (await bob.refused("undo"))[0] == "illegal"
        assert (await bob.say("accept"))["moves"] == []
        assert ann.state["offer"] is None

    play(tmp_path, scene)


def test_a_takeback_is_declined_or_forgotten_with_a_move(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        await ann.say("undo")
        assert (await bob.say("decline"))["offer"] is None
        await ann.say("undo")
        assert (await bob.say("move", move="pass"))["offer"] is None
        assert len(ann.state["moves"]) == 2
        assert (await bob.refused("accept"))[1] == "Nobody has asked you for a takeback."

    play(tmp_path, scene)


def test_some_tables_have_no_takebacks(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        assert not ann.state["can_undo"]
        said = await ann.refused("undo")
        assert said == ("illegal", "Takebacks are off at this table.")

    play(tmp_path, scene, takebacks=False)


def test_nothing_is_taken_back_after_the_end(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await both_pass(ann, bob)
        await ann.say("resign")
        assert not ann.state["can_undo"]
        assert await ann.refused("undo") == ("illegal", "The game is over.")

    play(tmp_path, scene)


# Parting


def test_a_game_can_be_aborted_until_both_have_played(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        assert bob.state["can_abort"]
        await bob.say("move", move="pass")
        assert not bob.state["can_abort"]
        assert (await bob.refused("abort"))[1] == "Both players have moved; you can only resign."

    play(tmp_path, scene)


def test_each_resigns_the_own_seat(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        result = (await bob.say("resign"))["result"]
        assert (result["winner"], result["reason"]) == (1, "resignation")

    play(tmp_path, scene)


# Clocks


def test_time_is_counted_from_the_second_turn_on(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        assert ann.state["clock"] == {
            "control": "600+10",
            "left": [600_000, 600_000],
            "running": None,
            "since": 0,
        }
        evening.time += 60_000
        await ann.say("move", move="pass")
        clock = ann.state["clock"]
        assert (clock["left"], clock["running"]) == ([600_000, 600_000], 2)
        assert ann.state["now"] == clock["since"] == evening.time
        evening.time += 7_000
        await bob.say("move", move="pass")
        assert he.state["clock"]["left"] == [600_000, 603_000]

    play(tmp_path, scene, clock="600+10")


def test_what_a_message_is_on_its_way_is_credited_up_to_a_bound(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        evening.time += 1_000
        bob.tab.lag = 300
        await bob.say("move", move="pass")
        assert ann.state["clock"]["left"] == [60_000, 59_300]
        evening.time += 2_000
        ann.tab.lag = 90_000
        await ann.say("move", move="pass")
        assert ann.state["clock"]["left"] == [58_500, 59_300]
        assert (await evening.store.games.load("game")).clock == evening.stored[-1].clock

    play(tmp_path, scene, clock="60+0")


def test_a_flag_falls_when_the_win_is_claimed(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        evening.time += 59_999
        said = await ann.refused("claim")
        assert said == ("illegal", "The other player still has time.")
        evening.time += 1
        assert (await bob.refused("claim"))[0] == "illegal"
        result = (await ann.say("claim"))["result"]
        assert (result["winner"], result["reason"]) == (1, "time")
        assert he.state["clock"]["left"] == [60_000, 0]

    play(tmp_path, scene, clock="60+0")


def test_nobody_is_charged_while_no_server_ran(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await ann.say("move", move="pass")
        evening.time += 100_000
        evening.lost += 95_000
        assert (await ann.refused("claim"))[0] == "illegal"
        await bob.say("move", move="pass")
        assert ann.state["clock"]["left"] == [60_000, 55_000]
        assert (await evening.store.games.load("game")).clock == evening.stored[-1].clock

    play(tmp_path, scene, clock="60+0")


# Another game


def test_a_rematch_is_opened_once_both_want_it_with_seats_changed(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        assert (await ann.refused("rematch"))[1] == "The game is not over."
        await bob.say("resign")
        await bob.say("rematch")
        assert ann.state["rematch"] == {"asked": [2], "game": None}
        assert (await bob.refused("rematch"))[1] == "You have already asked for a rematch."
        await ann.say("rematch")
        opened = he.state["rematch"]["game"]
        setup = (await evening.store.games.load(opened)).setup
        assert [holder.person for holder in setup.seats] == [BOB, ANN]
        assert (setup.clock, setup.access) == (evening.stored[-1].setup.clock, "invitation")
        assert setup.seed != "quilt"
        assert evening.opened[-1] == setup
        assert (await bob.refused("rematch"))[1] == "The rematch is already open."

    play(tmp_path, scene, clock="60~5")


def test_both_ask_for_a_rematch_at_once_and_it_opens(tmp_path: Path) -> None:
    """The later message says that its sender has not seen the earlier one."""

    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await bob.say("resign")
        seen = bob.state["number"]
        await asyncio.gather(ann.say("rematch"), bob.say("rematch", seen=seen))
        opened = he.state["rematch"]["game"]
        assert opened == ann.state["rematch"]["game"] == bob.state["rematch"]["game"]
        setup = (await evening.store.games.load(opened)).setup
        assert [holder.person for holder in setup.seats] == [BOB, ANN]
        again = await ann.refused("rematch", seen=seen)
        assert again == ("illegal", "The rematch is already open.")
        assert (await ann.refused("resign", seen=seen))[0] == "stale"

    play(tmp_path, scene)


def test_both_ask_for_a_rematch_at_once_on_two_servers_and_it_opens(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await bob.say("resign")
        elsewhere = Evening(evening.store, gone_seconds=180)
        async with elsewhere.tables.open("game") as same:
            bob = Guest(same, BOB)
            await same.join(bob.tab)
            await ann.say("rematch")
            assert bob.state["rematch"] == {"asked": [], "game": None}, "Bob's server is behind"
            await bob.say("rematch", id="from-elsewhere")
            opened = bob.state["rematch"]["game"]
            assert elsewhere.opened == [(await evening.store.games.load(opened)).setup]
        elsewhere.tables.close()

    play(tmp_path, scene)


def test_the_store_gives_all_events_of_a_table_back(tmp_path: Path) -> None:
    """What happened is the same whether it is folded as it happens or read again."""

    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, he: Guest) -> None:
        await both_pass(ann, bob)
        await bob.say("undo")
        await ann.say("decline")
        await bob.say("undo")
        await ann.say("accept")
        await bob.say("resign")
        await ann.say("rematch")
        loaded = await evening.store.games.load("game")
        assert loaded == evening.stored[-1]
        events = await evening.store.games.events_after("game", 1)
        assert [event.number for event in events] == list(range(2, loaded.number + 1))
        assert all(isinstance(event, StoredEvent) for event in events)
        assert full(with_a_friend()).seats == loaded.setup.seats

    play(tmp_path, scene)
