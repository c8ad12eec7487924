"""Who is told what: events for those who follow, whole states after a gap, a race that is lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from quiltbee.games import Moved
from quiltbee.rules import PASS
from quiltbee.server.computer.queue import Queue
from quiltbee.server.errors import StoreError
from quiltbee.server.store import Bus, GameStore, StoredEvent, StoredGame, TableSetup
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.writer import Done
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.table import Table
from quiltbee.server.tables.tables import Tables
from tests.server.store.support import ANN, ANNS_SESSION, two_at_one_screen
from tests.server.support import Json, Tab, Thinkers, against_greedy, deliver

GONE_ON = "The game has moved on; here is its current state."


class AnotherServer(GameStore):
    """A store to which another server writes too: `before` is what it does before an append."""

    before: StoredEvent | None = None
    fails_after = False

    def append(
        self, before: StoredGame, event: StoredEvent, done: Done, opened: TableSetup | None = None
    ) -> StoredGame:
        if (other := self.before) is not None:
            self.before = None
            super().append(before, other, lambda _: None)
        if self.fails_after:
            self.fails_after = False
            gone = StoreError("The disk went away after the commit.")
            return super().append(before, event, lambda _: done(gone), opened)
        return super().append(before, event, done, opened)


class Room:
    """A table with Ann and a stranger at it."""

    def __init__(self, store: AnotherServer, thinkers: Thinkers, table: Table) -> None:
        self.store, self.thinkers, self.table = store, thinkers, table
        self.ann, self.stranger = Tab(ANN), Tab(None)

    async def say(self, **message: Any) -> list[Json]:
        """Send a message of Ann's; what she was sent since."""
        before = len(self.ann.sent)
        await deliver(self.table, message, self.ann)
        return self.ann.sent[before:]

    async def until_told(self, number: int) -> Json:
        """Wait until Ann has the state of this number and nobody thinks."""
        async with asyncio.timeout(60):
            while (  # noqa: ASYNC110 - it is told, not shared
                self.last["number"] < number or self.last["thinking"]
            ):
                await asyncio.sleep(0)
        return self.last

    @property
    def last(self) -> Json:
        """The state that Ann has."""
        return self.ann.last


@asynccontextmanager
async def at_a_table(folder: Path, setup: TableSetup, hold: bool = False) -> AsyncIterator[Room]:
    opened, thinkers = SqliteStore(folder), Thinkers()
    store = AnotherServer(opened.database)
    thinkers.hold = hold
    tables = Tables(TableContext(store, Bus(opened.database), Queue(thinkers)), idle_tables=1)
    await tables.create(setup, ANNS_SESSION)
    async with tables.open("game") as table:
        room = Room(store, thinkers, table)
        await table.join(room.ann)
        await table.join(room.stranger)
        yield room
    tables.close()
    opened.close()


def another_pass(message: str) -> StoredEvent:
    """Ann's pass, which another server stores."""
    return StoredEvent(1, message, 0, Moved(PASS), ANN)


async def test_an_event_is_the_same_bytes_for_everybody(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, two_at_one_screen()) as room:
        (told,) = await room.say(type="move", id="a", seen=0, move="pass")
        assert told.pop("at") > 1_700_000_000_000
        assert told == {
            "type": "event",
            "number": 1,
            "kind": "move",
            "move": "pass",
            "acknowledges": "a",
        }
        assert room.ann.received[-1] is room.stranger.received[-1]
        assert len(room.ann.received[-1].payload) < 110


async def test_that_the_computer_thinks_after_a_move_need_not_be_said(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, against_greedy()) as room:
        await room.say(type="move", id="a", seen=0, move="pass")
        assert room.last["thinking"]
        state = await room.until_told(2)
        assert {sent["kind"] for sent in room.ann.sent[1:]} == {"move"}
        assert not state["thinking"]


async def test_the_end_of_thinking_without_a_move_is_a_note(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, against_greedy()) as room:
        room.thinkers.fail = True
        await room.say(type="move", id="a", seen=0, move="pass")
        await room.until_told(1)
        error, gave_up = room.ann.sent[-2:]
        assert (error["kind"], error["id"]) == ("unavailable", None)
        assert gave_up == {"type": "note", "thinking": False}
        room.thinkers.fail, room.thinkers.hold = False, True
        (state,) = await room.say(type="hello", seen=1)
        assert (state["type"], state["thinking"]) == ("game", True)
        assert room.stranger.sent[-1] == {"type": "note", "thinking": True}
        room.thinkers.hold = False
        await room.until_told(2)


async def test_a_race_that_is_lost_is_stale_and_everybody_is_told_how_it_stands(
    tmp_path: Path,
) -> None:
    async with at_a_table(tmp_path, two_at_one_screen()) as room:
        room.store.before = another_pass("other")
        error, state = await room.say(type="resign", id="a", seen=0)
        assert error == {"type": "error", "kind": "stale", "id": "a", "error": GONE_ON}
        assert (state["type"], state["number"], state["acknowledges"]) == ("game", 1, None)
        assert (state["moves"], state["ended"]) == (["pass"], None)
        assert room.stranger.sent[-1] == {
            **state,
            "seats": [{**seat, "yours": False} for seat in state["seats"]],
        }
        (told,) = await room.say(type="resign", id="a", seen=1)
        assert (told["type"], told["number"]) == ("event", 2)


async def test_a_message_that_another_server_carried_out_is_acknowledged(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, two_at_one_screen()) as room:
        room.store.before = another_pass("a")
        (state,) = await room.say(type="move", id="a", seen=0, move="pass")
        assert (state["type"], state["number"], state["acknowledges"]) == ("game", 1, "a")


async def test_the_computers_lost_race_is_no_failure(tmp_path: Path) -> None:
    """Another server let its computer player move: the game goes on from there."""

    async with at_a_table(tmp_path, against_greedy(1), hold=True) as room:
        room.store.before = StoredEvent(1, "computer:1", 0, Moved(PASS))
        room.thinkers.hold = False
        state = await room.until_told(1)
        assert state["moves"] == [{"number": 1, "player": 1, "move": "pass"}]
        assert not [sent for sent in room.ann.sent if sent["type"] == "error"]


async def test_after_an_event_that_was_stored_though_it_failed_there_is_the_whole_state(
    tmp_path: Path,
) -> None:
    async with at_a_table(tmp_path, two_at_one_screen()) as room:
        room.store.fails_after = True
        (error,) = await room.say(type="move", id="a", seen=0, move="pass")
        assert error["kind"] == "unavailable"
        *_, state = await room.say(type="move", id="a", seen=0, move="pass")
        assert (state["type"], state["number"], state["acknowledges"]) == ("game", 1, "a")
        assert room.stranger.sent[-1]["type"] == "game"
        await room.say(type="move", id="b", seen=1, move="pass")
        assert room.stranger.sent[-1]["type"] == "event"


@pytest.mark.parametrize("seen", [0, 7])
async def test_who_comes_later_has_the_same_state(tmp_path: Path, seen: int) -> None:
    async with at_a_table(tmp_path, two_at_one_screen()) as room:
        for number in range(4):
            await room.say(type="move", id=f"m{number}", seen=number, move="pass")
        late = Tab(ANN)
        await room.table.join(late)
        assert late.last == {**room.last, "acknowledges": None}
        (game,) = await room.say(type="hello", seen=seen)
        assert game == late.sent[-1]
        room.table.leave(late)
        await room.say(type="move", id="m4", seen=4, move="pass")
        assert late.told[-1]["number"] == 4
