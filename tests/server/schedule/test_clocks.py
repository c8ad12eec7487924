"""Flags and reminders: when a game is looked at, and that each thing is done once."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, select, update

from quiltbee.games import LONGEST_LAG, Clock, Event, Flagged, Moved, TakenBack, TimeControl, begin
from quiltbee.players import ENGINE
from quiltbee.rules import Seat, new_game, ring_from_seed
from quiltbee.server.clock import DAY
from quiltbee.server.computer.queue import Queue
from quiltbee.server.lobby.cleaning import Cleaning
from quiltbee.server.lobby.waiting import Waiting
from quiltbee.server.schedule import (
    NOT_YET,
    Clocks,
    Ticker,
    claim,
    forget_claims,
    lead,
    next_look,
)
from quiltbee.server.store import Database, SeatHolder, TableSetup
from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.schema import games
from quiltbee.server.tables.table import Table
from quiltbee.server.tables.tables import Tables
from tests.server.store.support import ANN, two_at_one_screen
from tests.server.support import Thinkers
from tests.server.tables.two_places import (
    BOB,
    Evening,
    Guest,
    an_evening,
    at_a_table,
    with_a_friend,
)

MINUTE = 60_000


class Notifier:
    """Notes whom it is to remind."""

    def __init__(self) -> None:
        self.is_wanted = True
        self.can_send = True
        self.reminded: list[tuple[str, str]] = []

    def remind(self, person: str, game: str) -> None:
        self.reminded.append((person, game))


class Watch:
    """The clocks of one server, which ticks when it is told to."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.notifier = Notifier()
        self.clocks = Clocks(
            evening.store.database,
            lambda: evening.time,
            lambda at: at - evening.lost,
            evening.tables.flag_if_due,
            self.notifier,
        )
        self.ticker = Ticker(evening.store.database, lambda: evening.time, self.clocks)

    async def due(self) -> int | None:
        """In how many ms of served time the game is looked at."""
        query = select(games.c.due).where(games.c.id == "game")
        due = await self.evening.store.database.read(lambda one: one.scalar(query))
        return None if due is None else due - (self.evening.time - self.evening.lost)

    async def tick(self) -> int | None:
        await self.ticker.do_all()
        return await self.due()


Scene = Callable[[Evening, Table, Guest, Guest, Watch], Awaitable[None]]


def play(folder: Path, scene: Scene, clock: str) -> None:
    async def evening() -> None:
        async with (
            an_evening(folder) as there,
            at_a_table(there, with_a_friend(clock)) as (table, ann, bob, _),
        ):
            await scene(there, table, ann, bob, Watch(there))

    asyncio.run(evening())


class Keeper:
    """The duties of one server, and its ticker."""

    def __init__(self, evening: Evening) -> None:
        context, tables, database = evening.context, evening.tables, evening.store.database
        clock = context.clock
        services: Any = SimpleNamespace(
            store=evening.store, clock=clock, bus=context.bus, tables=tables
        )
        self.waiting, self.cleaning = Waiting(services), Cleaning(services)
        clocks = Clocks(database, clock, context.served, tables.flag_if_due, Notifier())
        self.ticker = Ticker(database, clock, clocks, self.waiting, self.cleaning)


# --- When to look ---------------------------------------------------------------------------------


@given(
    st.sampled_from(["10+0", "60+5", "60~3", "180+2", "1d", "3d"]),
    st.integers(0, 2**32),
    st.integers(0, 40),
)
def test_nothing_falls_due_before_a_game_is_looked_at(text: str, seed: int, looked: int) -> None:
    """However both play until then: they move, some moves are late, and they take moves back."""
    draws, control = Random(seed), TimeControl.parse(text)
    game, clock, at = begin(new_game(ring_from_seed("quilt"))), Clock.begin(control), 1_000_000
    look: int | None = None
    for number in range(60):
        if number == looked:
            look = next_look(clock, at)
        reminded_at = at
        if draws.random() < 0.2 and game.moves:
            keep = max(0, len(game.moves) - draws.randint(1, 2))
            event: Event | None = None
            if keep < len(game.moves):
                event = game.take_back(keep, draws)
        else:
            event = Moved(draws.choice(list(game.position.legal_moves())))
        if event is None:
            continue
        game = game.after(event)
        clock = clock.after(event, game, at, draws.choice([0, 0, 300]))
        if game.is_over or clock.falls_at is None:
            return
        if isinstance(event, TakenBack) and look is not None:  # such games are looked at at once
            look, reminded_at = next_look(clock, at), at
        if look is not None and at < look and number > looked:
            assert clock.falls_at >= look
            if reminded_at >= look - 1:
                return
            assert clock.falls_at - lead(control) >= look or at >= clock.falls_at - lead(control)
        at += draws.randint(0, max(1, (clock.falls_at - at) // draws.choice([2, 5, 50])))


# --- Flags ----------------------------------------------------------------------------------------


def test_a_game_is_looked_at_from_the_first_turn_to_the_end(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        assert await watch.tick() is None
        busy = [watch.clocks.is_busy]
        await ann.say("move", move="pass")
        assert await watch.due() == 0
        assert await watch.tick() == MINUTE  # Ann could have that, were Bob to move now
        busy.append(watch.clocks.is_busy)
        evening.time += MINUTE
        assert await watch.tick() == LONGEST_LAG
        evening.time += LONGEST_LAG
        assert await watch.tick() is None
        assert isinstance(evening.stored[-1].game.ended, Flagged)
        await watch.tick()
        assert [*busy, watch.clocks.is_busy] == [False, True, False]

    play(tmp_path, scene, "60+0")


def test_moves_write_nothing_about_it_and_it_is_looked_at_again(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await ann.say("move", move="pass")
        await watch.tick()
        for guest in (bob, ann, bob):
            evening.time += 10_000
            await guest.say("move", move="pass")
        assert await watch.due() == MINUTE - 30_000
        evening.time += 30_000
        assert await watch.tick() == 20_000 + LONGEST_LAG  # Ann has thought for 40 seconds
        await ann.say("resign")
        assert await watch.due() is None

    play(tmp_path, scene, "60+0")


def against_a_level(evening: Evening, seat: int) -> TableSetup:
    """A rated game of Ann, who has a minute, on a server that has been away before."""
    evening.lost = 5 * MINUTE
    ann, level = SeatHolder("Ann", person=ANN), SeatHolder("Bee", player=ENGINE, level=3)
    return two_at_one_screen(
        seats=(ann, level) if seat == 1 else (level, ann),
        clock=TimeControl.parse("60+0"),
        rated=True,
        takebacks=False,
    )


@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_opens_a_game_against_a_level_and_leaves_it_loses_it(
    tmp_path: Path, seat: int
) -> None:
    """Otherwise tables could be opened until ring and seat suit."""

    async def act() -> None:
        async with an_evening(tmp_path) as evening:
            watch = Watch(evening)
            await evening.tables.create(against_a_level(evening, seat))
            await asyncio.sleep(0.05)  # a level that begins does so, though nobody is here
            assert await watch.tick() == MINUTE
            evening.time += MINUTE + LONGEST_LAG - 1
            assert await watch.tick() == 1
            evening.time += 1
            assert await watch.tick() is None
            ended = evening.stored[-1].game.ended
            assert ended == Flagged(Seat(seat))

    asyncio.run(act())


def test_a_level_has_all_the_time_and_moves_though_its_opponent_has_left(tmp_path: Path) -> None:
    async def act() -> None:
        async with an_evening(tmp_path) as evening:
            watch, thinkers = Watch(evening), Thinkers()
            evening.context = replace(evening.context, engines=Queue(thinkers))
            evening.tables = Tables(evening.context, idle_tables=1)
            watch.clocks.flag = evening.tables.flag_if_due
            await evening.tables.create(against_a_level(evening, 1))
            async with evening.tables.open("game") as table:
                ann = Guest(table, ANN)
                await table.join(ann.tab)
                thinkers.hold = True
                evening.time += 10_000
                await ann.say("move", move="pass")
                assert ann.state["clock"]["left"] == [MINUTE - 10_000, MINUTE]
                assert ann.state["clock"]["running"] is None
                table.leave(ann.tab)
            evening.time += MINUTE
            assert await watch.tick() == NOT_YET, "A level does not lose on time"
            thinkers.hold = False
            await asyncio.sleep(0.05)
            clock = evening.stored[-1].clock
            assert clock is not None
            assert clock.left == (MINUTE - 10_000, MINUTE)
            evening.time += MINUTE - 10_000 + LONGEST_LAG
            await watch.tick()
            assert evening.stored[-1].game.ended == Flagged(Seat.FIRST)

    asyncio.run(act())


def test_a_flag_does_not_fall_while_served_time_stands_still(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await ann.say("move", move="pass")
        await watch.tick()
        evening.time += MINUTE + LONGEST_LAG
        evening.lost = 7_000  # the store was away meanwhile
        assert await watch.tick() == 6_500
        evening.time += 7_000
        assert await watch.tick() is None

    play(tmp_path, scene, "60+0")


def test_two_servers_that_start_at_once_let_a_flag_fall_once(tmp_path: Path) -> None:
    """Both read the same row, and neither has heard of the other."""

    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await ann.say("move", move="pass")
        number = ann.state["number"]
        servers = [Evening(evening.store, 180) for _ in range(3)]
        for server in servers:
            server.time = evening.time + MINUTE + LONGEST_LAG
        keepers = [Keeper(server) for server in servers]
        await asyncio.gather(*(each.ticker.do_all() for each in keepers))
        stored = await evening.store.games.load("game")
        assert isinstance(stored.game.ended, Flagged)
        assert stored.number == number + 1
        assert sum(len(server.stored) for server in servers) == 1
        for each in keepers:
            await each.ticker.close()

    play(tmp_path, scene, "60+0")


def test_a_game_that_the_computer_plays_on_has_no_clock_any_more(tmp_path: Path) -> None:
    """And one whose row is wrong is looked at once: nothing comes of it."""

    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await set_due(evening.store.database, 0)
        assert await watch.tick() is None
        await watch.clocks.do("nothing")
        assert evening.stored[-1].number == 1

    play(tmp_path, scene, "60+0")


async def set_due(database: Database, due: int) -> None:
    def work(connection: Connection) -> None:
        connection.execute(update(games).values(due=due))

    await database.write(work)


# --- Reminders ------------------------------------------------------------------------------------


def test_somebody_is_reminded_once_of_a_turn(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await ann.say("move", move="pass")
        due = 3 * DAY - 3 * DAY // 4
        assert await watch.tick() == due
        evening.time += due
        assert await watch.tick() == LONGEST_LAG
        evening.time += LONGEST_LAG
        other = Watch(evening)
        await asyncio.gather(*(each.clocks.do("game") for each in (watch, other, watch)))
        assert watch.notifier.reminded + other.notifier.reminded == [(BOB, "game")]
        await bob.say("move", move="pass")
        evening.time += due
        await other.tick()
        evening.time += LONGEST_LAG
        await other.tick()
        assert other.notifier.reminded[-1] == (ANN, "game")

    play(tmp_path, scene, "3d")


@pytest.mark.parametrize(("days", "early"), [(1, DAY // 4), (3, 3 * DAY // 4), (30, DAY)])
def test_the_reminder_comes_while_one_can_still_move(tmp_path: Path, days: int, early: int) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await ann.say("move", move="pass")
        evening.time += days * DAY - early - 1
        await watch.tick()
        assert watch.notifier.reminded == []
        await bob.say("undo")  # an event within the turn leaves the reminder as it is
        evening.time += 1 + LONGEST_LAG
        await watch.tick()
        assert watch.notifier.reminded == [(BOB, "game")]
        await ann.say("resign")
        assert await watch.due() is None

    play(tmp_path, scene, f"{days}d")


def test_nobody_is_reminded_of_what_is_over_or_runs_in_seconds(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await ann.say("move", move="pass")
        for _ in range(12):
            await watch.tick()
            evening.time += MINUTE
        assert watch.notifier.reminded == []
        assert evening.stored[-1].game.is_over

    play(tmp_path, scene, "600+10")

    async def late(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await watch.clocks.do("game")  # the first turn is free
        await ann.say("move", move="pass")
        evening.time += DAY + LONGEST_LAG
        assert await watch.tick() is None
        assert evening.stored[-1].game.is_over
        assert watch.notifier.reminded == []

    play(tmp_path / "late", late, "1d")


def test_a_reminder_waits_until_it_can_be_sent(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await ann.say("move", move="pass")
        await watch.tick()
        evening.time += 20 * 60 * MINUTE
        watch.notifier.can_send = False
        assert await watch.tick() == NOT_YET
        evening.time += NOT_YET
        watch.notifier.can_send = True
        assert await watch.tick() == 4 * 60 * MINUTE - NOT_YET + LONGEST_LAG
        assert watch.notifier.reminded == [(BOB, "game")]

    play(tmp_path, scene, "1d")


def test_where_no_reminders_are_sent_nobody_waits_for_them(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, watch: Watch) -> None:
        await ann.say("move", move="pass")
        evening.time += 20 * 60 * MINUTE
        watch.notifier.can_send = watch.notifier.is_wanted = False
        assert await watch.tick() == 4 * 60 * MINUTE + LONGEST_LAG

    play(tmp_path, scene, "1d")


# --- Claims ---------------------------------------------------------------------------------------


async def check_claims(database: Database) -> None:
    assert await claim(database, "reminder", "game", 10)
    assert not await claim(database, "reminder", "game", 10)
    assert not await claim(database, "reminder", "game", 9)
    assert await claim(database, "reminder", "game", 11)
    assert await claim(database, "other", "game", 10)
    claimed = await asyncio.gather(*(claim(database, "reminder", "game", 12) for _ in range(20)))
    assert sum(claimed) == 1
    await forget_claims(database, 13)
    assert await claim(database, "reminder", "game", 9)


async def test_of_many_one_makes_a_claim(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as there:
        await check_claims(there.store.database)


@pytest.mark.slow
async def test_of_many_one_makes_a_claim_on_postgresql(database: str) -> None:
    stores = [PostgresStore(database) for _ in range(2)]
    await check_claims(stores[0].database)
    both = await asyncio.gather(
        *(claim(stores[n % 2].database, "reminder", "game", 20) for n in range(20))
    )
    assert sum(both) == 1
    for store in stores:
        store.close()
