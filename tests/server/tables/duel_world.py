"""Two servers over one store at which people come and go, as a state machine: nobody plays yet.

News goes from one server to the other as late as the machine likes, or is lost; both servers are
killed and started again, and time goes by. `test_duel_machine` adds what people do.
"""

import asyncio
import shutil
import tempfile
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from quiltbee.rules import Seat
from quiltbee.server.store import (
    MISSED,
    GameNews,
    Note,
    PresenceNews,
    SeatHolder,
    Session,
)
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.store.support import ANN, ANNS_SESSION
from tests.server.support import Json, Tab, deliver
from tests.server.tables.duel_model import DuelModel, Hands
from tests.server.tables.duel_servers import Process, now, to_the_end
from tests.server.tables.two_places import BOB, CLEO, with_a_friend

CLOCKS: dict[str | None, Hands | None] = {
    None: None,
    "60+2": Hands("increment", 60_000, 2_000),
    "60~3": Hands("delay", 60_000, 3_000),
    "3d": Hands("days", 3 * 86_400_000, 0),
}


class DuelWorld(RuleBasedStateMachine):
    """Ann's table, to which Bob comes, and spectators, on two servers; nobody plays yet."""

    @initialize(
        clock=st.sampled_from(list(CLOCKS)),
        takebacks=st.sampled_from([True, True, False]),
        is_alone=st.sampled_from([False, False, True]),
    )
    def begin(self, clock: str | None, takebacks: bool, is_alone: bool) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.store = SqliteStore(self.folder)
        self.time, self.lost, self.asked = 1_700_000_000_000, 0, 0
        self.sent: list[tuple[str | None, Json]] = []
        self.seen: dict[str, int] = {}
        self.visited: dict[str, int] = {}
        self.looked_at = -1
        hands = CLOCKS[clock]
        self.model = DuelModel(hands and Hands(hands.kind, hands.main, hands.extra), takebacks)
        self.history = {0: self.model.as_it_stands()}
        for session in (ANNS_SESSION, *(Session(name * 16, name, 0) for name in (BOB, CLEO))):
            self.run(self.store[SessionStore].add(session))
        self.run(self.store.games.create(with_a_friend(clock, takebacks=takebacks)))
        self.processes = [self.start("one"), self.start("two")]
        self.come(0, ANN)
        if not is_alone:
            self.come(1, BOB)
            self.sit_down(self.processes[1], BOB)

    def run(self, work: Any) -> Any:
        return self.runner.run(to_the_end(work))

    def start(self, name: str) -> Process:
        process = Process(name, self.store, self.time, self.lost)
        self.run(process.open())
        return process

    # Who is there

    @rule(at=st.integers(0, 1), person=st.sampled_from([ANN, BOB, CLEO, None]))
    def come(self, at: int, person: str | None) -> None:
        """Open a tab: the first one, a second one, or again after a gap."""
        process, tab = self.processes[at], Tab(person)
        self.run(process.table.join(tab))
        process.tabs.append(tab)
        process.is_behind = False
        self.note_who_is_there()
        self.post(process)

    @precondition(lambda self: any(process.tabs for process in self.processes))
    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        process = data.draw(st.sampled_from([each for each in self.processes if each.tabs]))
        tab = data.draw(st.sampled_from(process.tabs))
        process.tabs.remove(tab)
        self.run(now(lambda: process.table.leave(tab)))
        self.post(process)

    @rule(at=st.integers(0, 1))
    def kill_and_start_again(self, at: int) -> None:
        old = self.processes[at]
        self.run(old.kill())
        self.processes[at] = self.start(f"{old.name}+")

    @rule(seconds=st.integers(1, 100_000))
    def let_no_server_run(self, seconds: int) -> None:
        for process in self.processes:
            self.run(process.kill())
        self.time += 1000 * seconds
        self.lost += 1000 * seconds
        self.processes = [self.start(f"{process.name}+") for process in self.processes]

    # News, and time

    @rule(at=st.integers(0, 1))
    def hear(self, at: int) -> None:
        """One server hears all that is on its way to it."""
        process = self.processes[at]
        news, process.news = process.news, deque()
        for each in news:
            self.run(now(partial(process.evening.bus.deliver, *each)))
            process.is_behind &= isinstance(each.news, PresenceNews)
        self.post(process)

    @precondition(lambda self: any(process.news for process in self.processes))
    @rule(at=st.integers(0, 1))
    def lose_news(self, at: int) -> None:
        """The connection breaks: all that is on its way is lost, and it is known that it was."""
        self.processes[at].news = deque([MISSED])
        self.processes[at].is_sure_who_is_there = False

    @rule(ms=st.integers(1, 5_000))
    def think(self, ms: int) -> None:
        self.note_who_is_there()
        self.time += ms
        for process in self.processes:
            process.evening.time, process.evening.lost = self.time, self.lost
        self.note_who_is_there()

    @rule(seconds=st.sampled_from([60, 240]))
    def wait(self, seconds: int) -> None:
        """Time goes by, and everybody gets to know who is there."""
        for _ in range(seconds // 15):
            self.think(15_000)
            for process in self.processes:
                self.run(now(process.table.report_presence))
                self.post(process)
            self.hear(0)
            self.hear(1)
        self.hear(0)
        for process in self.processes:
            process.is_sure_who_is_there = True
            for tab in process.tabs:
                self.check_who_is_there(tab)

    def note_who_is_there(self) -> None:
        for tab in self.all_tabs:
            if tab.person is not None:
                self.seen[tab.person] = self.time

    @property
    def all_tabs(self) -> list[Tab]:
        return [tab for process in self.processes for tab in process.tabs]

    def check_who_is_there(self, tab: Tab) -> None:
        state, model = tab.last, self.model
        there = [each.person for each in self.all_tabs]
        away = [
            not model.is_handed_over and person is not None and person not in there
            for person in model.seats.values()
        ]
        assert [seat["away"] for seat in state["seats"]] == away
        assert state["spectators"] == sum(1 for who in there if model.seat_of(who) is None)

    # Messages

    @property
    def served(self) -> int:
        return self.time - self.lost

    def message(self, kind: str, **more: Any) -> Json:
        self.asked += 1
        return {"type": kind, "id": f"m{self.asked}", "seen": self.model.number, **more}

    def deliver(self, process: Process, person: str | None, message: Json, lag: int = 0) -> Json:
        """Send a message from a tab that is there, or one that only comes for it."""
        known = next((tab for tab in process.tabs if tab.person == person), None)
        tab = known or Tab(person)

        async def talk() -> int:
            if known is None:
                await process.table.join(tab)
            told, tab.lag = len(tab.told), lag
            await deliver(process.table, message, tab)
            return told

        told = self.run(talk())
        if known is None:  # only now: the computer does not think where nobody watches
            self.run(now(lambda: process.table.leave(tab)))
        process.is_behind = False
        self.visited[str(person)] = self.time
        return _answer(message["id"], tab.told[told:])

    def post(self, process: Process) -> None:
        """Send the other server what this one has to tell."""
        (other,) = [each for each in self.processes if each is not process]
        if self.model.number not in self.history:
            self.history[self.model.number] = self.model.as_it_stands()
            other.news.append(Note("game/game", GameNews(self.model.number, (ANN, BOB))))
        for present in process.evening.present:
            news = PresenceNews(process.name, present.seats, present.spectators)
            other.news.append(Note("presence/game", news))
        process.evening.present.clear()

    def sit_down(self, process: Process, person: str) -> None:
        self.run(process.table.sit(Seat.SECOND, SeatHolder("Bob", person=person)))
        self.model.sit(person)
        process.is_behind = False
        self.post(process)

    def teardown(self) -> None:
        if hasattr(self, "processes"):
            for process in self.processes:
                self.run(process.kill())
            self.runner.close()
            self.store.close()
            shutil.rmtree(self.folder)


def _answer(message_id: str, told: list[Json]) -> Json:
    """What a message was answered with: an error, or a state that acknowledges it."""
    for message in told:
        if message.get("id") == message_id or message.get("acknowledges") == message_id:
            return message
    raise AssertionError(f"no answer to {message_id} in {told}")
