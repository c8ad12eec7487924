"""Flags, rounds and reminders: when they are due, and that each is done once."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from quiltbee.games import LONGEST_LAG, Flagged
from quiltbee.server.clock import DAY
from quiltbee.server.schedule.flags import FLAG, SOONEST, Flags
from quiltbee.server.schedule.reminders import NOT_YET, REMINDER, Reminders
from quiltbee.server.schedule.rows import ScheduleStore
from quiltbee.server.schedule.schedule import STANDBY, Schedule
from quiltbee.server.store import MISSED, Database, GameNews
from quiltbee.server.store.games import news_of
from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.schema import events
from quiltbee.server.tables.table import Table
from quiltbee.server.timekeeper import Timekeeper
from quiltbee.server.tournaments.organiser import ROUND, Organiser
from quiltbee.server.tournaments.schema import tournaments
from quiltbee.server.tournaments.values import Tournament
from tests.server.process import PATIENCE
from tests.server.store.support import ANN
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


class Duties:
    """The duties of one server, whose schedule does not run."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.schedule = Schedule(lambda: evening.time)
        store = evening.store.schedule
        self.notifier = Notifier()
        self.flags = Flags(
            self.schedule,
            store,
            lambda: evening.time,
            lambda at: at - evening.lost,
            evening.tables.flag_if_due,
        )
        self.reminders = Reminders(
            self.schedule,
            store,
            lambda: evening.time,
            self.flags.wall,
            evening.store.games.load,
            self.notifier,
        )

    def due(self, kind: str) -> int | None:
        """In how many ms a thing of the game is due."""
        due = self.schedule.due(kind, "game")
        return None if due is None else due - self.evening.time


Scene = Callable[[Evening, Table, Guest, Guest, Duties], Awaitable[None]]


def play(folder: Path, scene: Scene, clock: str) -> None:
    async def evening() -> None:
        async with (
            an_evening(folder) as there,
            at_a_table(there, with_a_friend(clock)) as (table, ann, bob, _),
        ):
            await scene(there, table, ann, bob, Duties(there))

    asyncio.run(evening())


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what the threads of the store bring about."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


# --- Flags ----------------------------------------------------------------------------------------


def test_a_flag_is_due_from_the_first_turn_to_the_end(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        for stored in evening.stored:
            duties.flags.stored(stored)
        assert duties.due(FLAG) is None
        assert await duties.flags.upcoming() == []
        await ann.say("move", move="pass")
        duties.flags.stored(evening.stored[-1])
        falls_at = evening.time + MINUTE + LONGEST_LAG
        assert duties.due(FLAG) == falls_at - evening.time
        assert await duties.flags.upcoming() == [("game", falls_at)]
        evening.time += MINUTE + LONGEST_LAG
        assert await duties.flags.do("game") is None
        duties.flags.stored(evening.stored[-1])
        assert duties.due(FLAG) is None
        assert await duties.flags.upcoming() == []

    play(tmp_path, scene, "60+0")


def test_who_comes_too_early_comes_again(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        await ann.say("move", move="pass")
        evening.time += MINUTE + LONGEST_LAG
        evening.lost = 7_000  # the store was away meanwhile
        assert await duties.flags.do("game") == evening.time + 7_000
        evening.lost = 1
        assert await duties.flags.do("game") == evening.time + SOONEST
        assert await duties.flags.do("nothing") is None

    play(tmp_path, scene, "60+0")


def test_another_server_stands_by(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        await ann.say("move", move="pass")
        first = news_of(evening.stored[-1])
        duties.flags.apply_news("game", first)
        assert duties.due(FLAG) == MINUTE + LONGEST_LAG + STANDBY
        evening.time += 1000
        await bob.say("move", move="pass")
        duties.flags.stored(evening.stored[-1])
        assert duties.due(FLAG) == MINUTE + LONGEST_LAG
        duties.flags.apply_news("game", first)  # news that was overtaken
        assert duties.due(FLAG) == MINUTE + LONGEST_LAG
        await ann.say("resign")
        duties.flags.apply_news("game", news_of(evening.stored[-1]))
        assert duties.due(FLAG) is None

    play(tmp_path, scene, "60+0")


def test_games_from_before_flags_fell_by_themselves_are_looked_at(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        await ann.say("move", move="pass")
        await forget_when(evening.store.database)
        ((game, due),) = await duties.flags.upcoming()
        assert game == "game"
        assert due <= evening.time
        assert await duties.flags.do("game") == evening.time + MINUTE + LONGEST_LAG

    play(tmp_path, scene, "60+0")


async def forget_when(database: Database) -> None:
    def work(connection: Connection) -> None:
        connection.execute(update(events).values(due=None))

    await database.write(work)


def test_two_servers_that_start_at_once_let_a_flag_fall_once(tmp_path: Path) -> None:
    """Both read the same row, and neither has heard of the other."""

    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        await ann.say("move", move="pass")
        number = ann.state["number"]
        servers = [Evening(evening.store, 180) for _ in range(3)]
        for server in servers:
            server.time = evening.time + MINUTE + LONGEST_LAG
        keepers = [keeper(server) for server in servers]
        for each in keepers:
            each.start()
        await until(lambda: any(server.stored for server in servers))
        await until(lambda: not any(each.schedule.due(FLAG, "game") for each in keepers))
        for each in keepers:
            await each.close()
        stored = await evening.store.games.load("game")
        assert isinstance(stored.game.ended, Flagged)
        assert stored.number == number + 1
        assert sum(len(server.stored) for server in servers) == 1

    play(tmp_path, scene, "60+0")


def keeper(evening: Evening) -> Timekeeper:
    return Timekeeper(evening.store, evening.tables, evening.context, Notifier())


# --- Rounds ---------------------------------------------------------------------------------------


async def test_a_tournament_goes_on_at_the_start_and_after_another_server_ended_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    went_on: list[str] = []

    async def go_on(organiser: Organiser, tournament: str) -> None:
        went_on.append(tournament)

    monkeypatch.setattr(Organiser, "load", go_on)

    async with an_evening(tmp_path) as there:
        for name in ("one", "two"):
            await a_tournament(there, name)
        timekeeper = keeper(there)
        timekeeper.start()
        await until(lambda: len(went_on) == 2)
        assert sorted(went_on) == ["one", "two"]
        there.bus.deliver("game/game", GameNews(9, (ANN,), ended_in="three"))
        assert timekeeper.schedule.due(ROUND, "three") == there.time + STANDBY
        there.bus.deliver(*MISSED)
        there.time += STANDBY
        await until(lambda: len(went_on) == 5)
        assert sorted(went_on[2:]) == ["one", "three", "two"]
        await timekeeper.close()


async def a_tournament(evening: Evening, name: str) -> None:
    """A tournament that is running."""
    await evening.store.tournaments.create(Tournament(name, "Club", 0, ANN, "swiss"), "c" * 64)

    def begin(connection: Connection) -> None:
        connection.execute(update(tournaments).values(state="running"))

    await evening.store.database.write(begin)


async def test_a_tournament_that_was_removed_is_nothing_to_do(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as there:
        assert await keeper(there).organiser.do("gone") is None


# --- Reminders ------------------------------------------------------------------------------------


def test_somebody_is_reminded_once_of_a_turn(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        await ann.say("move", move="pass")
        duties.reminders.stored(evening.stored[-1])
        due = 3 * DAY + LONGEST_LAG - 3 * DAY // 4
        assert duties.due(REMINDER) == due
        assert await duties.reminders.upcoming() == [("game", evening.time + due)]
        assert await duties.reminders.do("game") == evening.time + due
        evening.time += due
        other = Duties(evening)
        await asyncio.gather(*(each.reminders.do("game") for each in (duties, other, duties)))
        assert duties.notifier.reminded + other.notifier.reminded == [(BOB, "game")]
        await bob.say("move", move="pass")
        evening.time += due
        await other.reminders.do("game")
        assert other.notifier.reminded[-1] == (ANN, "game")

    play(tmp_path, scene, "3d")


def test_nobody_is_reminded_of_what_is_over_or_runs_in_seconds(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        await ann.say("move", move="pass")
        duties.reminders.stored(evening.stored[-1])
        duties.reminders.apply_news("game", news_of(evening.stored[-1]))
        assert duties.due(REMINDER) is None
        assert await duties.reminders.upcoming() == []

    play(tmp_path, scene, "600+10")

    async def late(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        assert await duties.reminders.do("game") is None  # the first turn is free
        assert await duties.reminders.do("nothing") is None
        await ann.say("move", move="pass")
        duties.reminders.stored(evening.stored[-1])
        evening.time += DAY + LONGEST_LAG
        assert await duties.reminders.do("game") is None
        await table.flag_if_due()
        duties.reminders.stored(evening.stored[-1])
        assert duties.due(REMINDER) is None
        assert await duties.reminders.do("game") is None
        assert duties.notifier.reminded == []

    play(tmp_path / "late", late, "1d")


@pytest.mark.parametrize(("days", "early"), [(1, DAY // 4), (3, 3 * DAY // 4), (30, DAY)])
def test_another_server_stands_by_with_its_reminder(tmp_path: Path, days: int, early: int) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        await ann.say("move", move="pass")
        duties.reminders.apply_news("game", news_of(evening.stored[-1]))
        due = duties.due(REMINDER)
        assert due == pytest.approx(days * DAY - early + STANDBY + LONGEST_LAG, abs=LONGEST_LAG)
        evening.time += days * DAY - DAY // 5
        await bob.say("undo")  # an event within the turn leaves the reminder as it is
        duties.reminders.apply_news("game", news_of(evening.stored[-1]))
        assert duties.due(REMINDER) == (due or 0) - days * DAY + DAY // 5
        await ann.say("resign")
        duties.reminders.apply_news("game", news_of(evening.stored[-1]))
        assert duties.due(REMINDER) is None

    play(tmp_path, scene, f"{days}d")


def test_a_reminder_waits_until_it_can_be_sent(tmp_path: Path) -> None:
    async def scene(evening: Evening, table: Table, ann: Guest, bob: Guest, duties: Duties) -> None:
        await ann.say("move", move="pass")
        evening.time += 20 * 60 * MINUTE
        duties.notifier.can_send = False
        assert await duties.reminders.do("game") == evening.time + NOT_YET
        duties.notifier.is_wanted = False
        assert await duties.reminders.do("game") is None
        duties.notifier.can_send = True
        assert await duties.reminders.do("game") is None
        assert duties.notifier.reminded == [(BOB, "game")]

    play(tmp_path, scene, "1d")


# --- Rows -----------------------------------------------------------------------------------------


async def check_claims(store: ScheduleStore) -> None:
    assert await store.claim("reminder", "game", 10)
    assert not await store.claim("reminder", "game", 10)
    assert not await store.claim("reminder", "game", 9)
    assert await store.claim("reminder", "game", 11)
    assert await store.claim("other", "game", 10)
    claimed = await asyncio.gather(*(store.claim("reminder", "game", 12) for _ in range(20)))
    assert sum(claimed) == 1
    await store.forget_claims(13)
    assert await store.claim("reminder", "game", 9)


async def test_of_many_one_makes_a_claim(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as there:
        await check_claims(there.store.schedule)


@pytest.mark.slow
async def test_of_many_one_makes_a_claim_on_postgresql(database: str) -> None:
    stores = [PostgresStore(database) for _ in range(2)]
    await check_claims(stores[0].schedule)
    both = await asyncio.gather(
        *(stores[n % 2].schedule.claim("reminder", "game", 20) for n in range(20))
    )
    assert sum(both) == 1
    assert await stores[0].schedule.running_clocks() == []
    for store in stores:
        store.close()
