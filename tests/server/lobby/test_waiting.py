"""Open tables without their owner leave the lobby, and tables that nobody uses are closed."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from quiltbee.games import Aborted, Resigned, TimeControl
from quiltbee.rules import Seat
from quiltbee.server.clock import DAY
from quiltbee.server.errors import UnknownGameError
from quiltbee.server.lobby import waiting
from quiltbee.server.lobby.cleaning import EMPTY_FOR, KEPT_FOR
from quiltbee.server.lobby.rows import (
    INVITED_FOR,
    LISTED_FOR,
    LISTED_PATIENTLY_FOR,
    Invitation,
    SeatingStore,
)
from quiltbee.server.lobby.waiting import AWAY
from quiltbee.server.reports import reports
from quiltbee.server.store import (
    OPEN,
    GameNews,
    PresenceNews,
    SeatHolder,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.schema import games
from quiltbee.server.store.table_events import ENDED
from tests.server.schedule.test_clocks import Keeper
from tests.server.store.support import ANN, two_at_one_screen
from tests.server.support import Tab
from tests.server.tables.two_places import BOB, Evening, Guest, an_evening

HERE, GONE = (1,), ()


def public(evening: Evening, clock: str | None = "600+0", game: str = "game") -> TableSetup:
    """A table of Ann at which anybody may sit down."""
    return two_at_one_screen(
        game,
        created=evening.time,
        seats=(SeatHolder("Ann", person=ANN), OPEN),
        access="public",
        clock=None if clock is None else TimeControl.parse(clock),
    )


class Lobby:
    """The lobby of one server, and how often its pages were told."""

    def __init__(self, evening: Evening) -> None:
        self.told: list[str] = []
        self.bus = evening.bus
        self.keeper = Keeper(evening)
        self.bus.subscribe("lobby", None, lambda *_: self.told.append("lobby"))

    def connect(self, seats: tuple[int, ...], server: str | None = None) -> None:
        """Other people are connected to the table, at this server or another one."""
        news = PresenceNews(server or self.bus.server, seats, 0)
        self.bus.deliver("presence/game", news)

    async def games(self) -> list[str]:
        return [table.game for table in await self.keeper.waiting.lobby()]


async def test_a_table_leaves_the_lobby_soon_after_its_owner(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as there:
        lobby = Lobby(there)
        setup = public(there)
        await there.tables.create(setup)
        lobby.told.clear()
        assert await lobby.games() == ["game"]
        lobby.connect(HERE)
        there.time += 10 * AWAY
        assert await lobby.games() == ["game"]
        lobby.connect(GONE)
        there.time += AWAY - 1
        assert await lobby.games() == ["game"]
        there.time += 1
        assert await lobby.games() == []
        assert lobby.keeper.waiting.due(None, there.time) == ["game"]
        assert lobby.keeper.waiting.due(None, there.time - 1) == []
        lobby.connect(HERE)
        assert await lobby.games() == ["game"]
        assert len(lobby.told) == 1


async def test_an_owner_who_never_came_leaves_the_lobby_and_those_of_correspondence_stay(
    tmp_path: Path,
) -> None:
    async with an_evening(tmp_path) as there:
        lobby = Lobby(there)
        for game, clock in (("quick", None), ("slow", "3d")):
            setup = public(there, clock, game)
            await there.tables.create(setup)
            lobby.told.clear()
        there.time += AWAY
        assert await lobby.games() == ["slow"]
        there.time += LISTED_PATIENTLY_FOR - AWAY - 1
        assert await lobby.games() == ["slow"]
        there.time += 1
        assert await lobby.games() == []


async def test_live_tables_stand_above_older_ones_of_correspondence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with an_evening(tmp_path) as there:
        lobby = Lobby(there)
        for game, clock in (("s1", "3d"), ("q1", None), ("s2", "3d"), ("q2", "600+0")):
            await there.tables.create(public(there, clock, game))
            there.time += 1
        assert await lobby.games() == ["q1", "q2", "s1", "s2"]
        monkeypatch.setattr(waiting, "MOST_LISTED", 3)
        assert await lobby.games() == ["q1", "q2", "s2"]


async def test_a_server_that_starts_waits_for_owners(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as there:
        await there.tables.create(public(there))
        there.time += 20 * AWAY
        lobby = Lobby(there)
        assert await lobby.games() == ["game"]
        assert lobby.keeper.waiting.due(None, there.time + AWAY) == ["game"]
        there.time += AWAY
        assert await lobby.games() == []


async def test_an_owner_at_another_server_is_there_until_it_falls_silent(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as there:
        lobby = Lobby(there)
        await there.tables.create(public(there))
        lobby.told.clear()
        assert await lobby.games() == ["game"]
        for _ in range(20):
            there.time += 15_000
            lobby.connect((1,), "other")
            assert await lobby.games() == ["game"]
        there.time += AWAY
        lobby.connect((), "other")
        assert await lobby.games() == []
        lobby.connect((1,), "other")
        assert await lobby.games() == ["game"]
        assert len(lobby.told) == 1
        lobby.bus.deliver("game/game", GameNews(1, (ANN, BOB)))
        assert lobby.keeper.waiting.due(None, there.time + AWAY) == []


async def test_pages_are_told_when_a_table_leaves(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as there:
        lobby = Lobby(there)
        setup = public(there)
        await there.tables.create(setup)
        lobby.told.clear()
        there.time += AWAY
        for _ in range(2):
            await lobby.keeper.ticker.do_all()
        assert lobby.told == ["lobby"]


# --- Closing --------------------------------------------------------------------------------------


async def swept(evening: Evening) -> list[str]:
    """The games that are closed now, after two servers have looked at once."""
    keepers = [Lobby(evening).keeper for _ in range(2)]
    await asyncio.gather(*(each.cleaning.do("unused tables") for each in keepers))
    assert all(evening.time < each.cleaning.next <= evening.time + DAY for each in keepers)
    assert [each.cleaning.due(None, each.cleaning.next - 1) for each in keepers] == [[], []]
    games = [stored.setup.id for stored in evening.stored if stored.game.is_over]
    assert len(set(games)) == len(games)
    return sorted(games)


@pytest.mark.parametrize(
    ("access", "clock", "days"),
    [
        ("public", "600+0", LISTED_FOR),
        ("public", "3d", LISTED_PATIENTLY_FOR),
        ("invitation", "600+0", INVITED_FOR),
    ],
)
async def test_an_open_table_is_closed_after_its_time(
    tmp_path: Path, access: str, clock: str, days: int
) -> None:
    async with an_evening(tmp_path) as there:
        setup = public(there, clock)
        object.__setattr__(setup, "access", access)
        await there.tables.create(setup)
        there.time += days - 1
        assert await swept(there) == []
        there.time += 1
        assert await swept(there) == ["game"]
        assert await swept(there) == ["game"]
        stored = await there.store.games.load("game")
        assert (stored.number, stored.game.result) == (1, None)


async def test_a_table_is_not_closed_while_an_invitation_is_good_or_somebody_is_there(
    tmp_path: Path,
) -> None:
    async with an_evening(tmp_path) as there:
        setup = public(there)
        object.__setattr__(setup, "access", "invitation")
        await there.tables.create(setup)
        later = there.time + INVITED_FOR + 10 * DAY
        await there.store[SeatingStore].invite("h" * 64, Invitation("game", later))
        there.time += INVITED_FOR + 9 * DAY
        assert await swept(there) == []
        there.time += DAY
        async with there.tables.open("game") as table:
            tab = Tab(ANN)
            await table.join(tab)
            assert await swept(there) == []
            table.leave(tab)
        assert await swept(there) == ["game"]


async def test_an_empty_game_of_a_guest_is_closed_and_one_that_was_played_is_not(
    tmp_path: Path,
) -> None:
    async with an_evening(tmp_path) as there:
        greedy = SeatHolder("Greedy", player="greedy")
        for game in ("empty", "played", "both"):
            seats = (SeatHolder("Ann", person=ANN), greedy)
            if game == "both":
                seats = (SeatHolder("Ann", person=ANN), SeatHolder("Ann", person=ANN))
            await there.tables.create(two_at_one_screen(game, created=there.time, seats=seats))
        async with there.tables.open("played") as table:
            ann = Guest(table, ANN)
            await table.join(ann.tab)
            await ann.say("move", move="pass")
            table.leave(ann.tab)
        there.time += EMPTY_FOR - 1
        assert await swept(there) == []
        there.time += 1
        assert await swept(there) == ["both", "empty"]
        there.time += 100 * DAY
        assert await swept(there) == ["both", "empty"]
        assert not (await there.store.games.load("played")).game.is_over


async def test_a_table_that_was_called_off_is_deleted_after_a_day_and_no_other_record_is(
    tmp_path: Path,
) -> None:
    off, lost = Aborted(), Resigned(Seat.FIRST)
    ends: dict[str, tuple[str, Aborted | Resigned]] = {
        "off": ("m1", off),
        "closed": ("closed", off),
        "resigned": ("m1", lost),
        "reported": ("m1", off),
        "by the operator": (ENDED, off),
    }
    async with an_evening(tmp_path) as there:
        both = (SeatHolder("Ann", person=ANN), SeatHolder("Bob", person=BOB))
        for game in (*ends, "running"):
            await there.tables.create(two_at_one_screen(game, created=there.time, seats=both))
        for game, (what, ending) in ends.items():
            async with there.tables.open(game) as table:
                await table.insist(partial(once, ending), what, ANN)
        report = {"id": "r", "created": 0, "game": "reported", "reason": "other", "text": ""}
        await there.store.database.run(insert(reports).values(report))

        there.time += KEPT_FOR - 1
        await swept(there)
        there_now = await there.store.database.all(select(games.c.id), str)
        assert sorted(there_now) == sorted((*ends, "running"))
        there.time += 1
        await swept(there)
        there_now = await there.store.database.all(select(games.c.id), str)
        assert sorted(there_now) == ["by the operator", "reported", "resigned", "running"]
        with pytest.raises(UnknownGameError):
            await there.store.games.load("off")
        assert (await there.store.games.load("resigned")).game.result is not None


def once(ending: Aborted | Resigned, stored: StoredGame) -> Aborted | Resigned | None:
    return None if stored.game.is_over else ending
