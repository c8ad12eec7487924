"""Tables of two people as a state machine, at two servers over one store, against a plain list.

News goes from one server to the other as late as the machine likes, or is lost; both servers are
killed and started again, and what they store may fail. Whatever happens in whatever order: nobody
sees or plays for another's seat, every tab holds what the store had, what was acknowledged is
stored once, and the clocks are those of `duel_model`, to the millisecond.
"""

import asyncio
import shutil
import tempfile
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from quiltbee.notation import format_move
from quiltbee.rules import Seat, legal_moves
from quiltbee.server.errors import TakenError
from quiltbee.server.store import (
    GameNews,
    Missed,
    PresenceNews,
    SeatHolder,
    Session,
)
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables import table as table_module
from quiltbee.server.tables.requests import TIME_WAS_UP
from quiltbee.server.wire.game import describe_clock
from tests.profiles import scaled
from tests.server.store.support import ANN, ANNS_SESSION
from tests.server.support import Json, Tab, deliver
from tests.server.tables.duel_model import MOST_CREDIT, DuelModel, Hands
from tests.server.tables.duel_servers import GONE_SECONDS, Process, now, to_the_end
from tests.server.tables.two_places import BOB, CLEO, with_a_friend

CLOCKS: dict[str | None, Hands | None] = {
    None: None,
    "60+2": Hands("increment", 60_000, 2_000),
    "60~3": Hands("delay", 60_000, 3_000),
    "3d": Hands("days", 3 * 86_400_000, 0),
}
PEOPLE = st.sampled_from([ANN, ANN, BOB, BOB, CLEO, None])
KINDS = st.sampled_from(["undo", "accept", "decline", "resign", "abort", "claim", "rematch"])


class DuelMachine(RuleBasedStateMachine):
    """Ann's table, to which Bob comes, and spectators, on two servers."""

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
            self.run(self.store.people.add(session))
        self.run(self.store.games.create(with_a_friend(clock, takebacks=takebacks)))
        self.processes = [self.start("one"), self.start("two")]
        self.come(0, ANN)
        if not is_alone:
            self.come(1, BOB)
            self.sit(1, BOB)

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
            self.run(now(partial(process.evening.tables.hear, each)))
            process.is_behind &= isinstance(each, PresenceNews)
        self.post(process)

    @precondition(lambda self: any(process.news for process in self.processes))
    @rule(at=st.integers(0, 1))
    def lose_news(self, at: int) -> None:
        """The connection breaks: all that is on its way is lost, and it is known that it was."""
        self.processes[at].news = deque([Missed()])
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
                self.run(now(process.table.say_who_is_here))
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

    # What people do

    @precondition(lambda self: not self.model.is_full and not self.model.is_over)
    @rule(at=st.integers(0, 1), person=st.sampled_from([ANN, BOB]))
    def sit(self, at: int, person: str) -> None:
        process, holder = self.processes[at], SeatHolder("Bob", person=person)
        if person == ANN:
            with pytest.raises(TakenError):
                self.run(process.table.sit(Seat.SECOND, holder))
            return
        self.run(process.table.sit(Seat.SECOND, holder))
        self.model.sit(person)
        process.is_behind = False
        self.post(process)

    @precondition(lambda self: self.model.is_full and not self.model.is_over)
    @rule(
        at=st.integers(0, 1),
        choice=st.floats(0, 1, exclude_max=True),
        lag=st.sampled_from([0, 0, 150, 9_000]),
        fails=st.sampled_from([None, None, None, "before", "after"]),
    )
    def move(self, at: int, choice: float, lag: int, fails: str | None) -> None:
        moves = legal_moves(self.model.position)
        move = moves[int(choice * len(moves))]
        person = self.model.seats[int(self.model.position.turn)]
        assert person is not None
        message = self.message("move", move=format_move(move))
        process = self.processes[at]
        is_late = self.model.is_too_late(int(self.model.position.turn), self.served, lag)
        process.games.fails = fails
        answer = self.deliver(process, person, message, lag)
        process.games.fails = None
        if fails is not None:
            assert answer["kind"] == "unavailable"
            process.is_behind = fails == "after"
        elif is_late:
            assert answer["error"] == TIME_WAS_UP
        else:
            assert answer["acknowledges"] == message["id"], answer
        if is_late and fails != "before":
            self.model.flag(self.served)
        elif fails != "before":
            self.sent.append((person, message))
            self.model.move(move, self.served, lag)
            self.model.let_computer_play()
        self.post(process)

    @rule(at=st.integers(0, 1), person=PEOPLE, kind=KINDS)
    def ask(self, at: int, person: str | None, kind: str) -> None:
        """Ask for anything else; what may be is done, and the rest is refused."""
        message, process = self.message(kind), self.processes[at]
        expected = self.expect(kind, person, process)
        is_late, has_won = self.is_late(kind, person), self.has_won(kind, person)
        answer = self.deliver(process, person, message)
        if is_late:
            self.check_late(answer)
        elif has_won:
            assert answer["acknowledges"] == message["id"]
        elif expected is None:
            assert answer["type"] == "error", answer
            assert answer["kind"] in ("illegal", "not_your_seat")
        else:
            assert answer["type"] == "state", answer
            assert answer["acknowledges"] == message["id"]
            self.sent.append((person, message))
            expected()
        self.post(process)

    def expect(self, kind: str, person: str | None, process: Process) -> Any:
        """What the model does about a message; None if it may not be."""
        model, at = self.model, self.served
        seat = model.seat_of(person)
        if seat is None:
            return None
        asked = model.offer is not None and model.offer != seat
        match kind:
            case "undo" if model.is_handed_over and model.can_undo(seat):
                return lambda: model.undo_against_computer(seat)
            case "undo" if model.can_undo(seat):
                return lambda: model.ask(seat)
            case "accept" if asked:
                return lambda: model.take_back(3 - seat, at)
            case "decline" if asked:
                return model.decline
            case "decline" if model.can_decline_rematch(seat):
                return model.decline_rematch
            case "resign" if model.is_full and not model.is_over:
                return lambda: model.end("resignation", at)
            case "abort" if model.can_abort:
                return lambda: model.end("abort", at)
            case "claim" if model.hands is not None and not model.is_over:
                if model.hands.is_up(3 - seat, at):
                    return lambda: model.flag(at)
            case "rematch" if model.can_ask_for_rematch(seat):
                return lambda: model.ask_for_rematch(seat)
        return None

    def is_late(self, kind: str, person: str | None) -> bool:
        """Whether the flag falls before a message; a claim is answered in any case."""
        seat = self.model.seat_of(person)
        is_for_the_flag = seat is not None and kind != "claim"
        return is_for_the_flag and self.model.is_too_late(seat, self.served)

    def has_won(self, kind: str, person: str | None) -> bool:
        """Whether somebody claims what is theirs already."""
        seat, flagged = self.model.seat_of(person), self.model.flagged
        return kind == "claim" and flagged is not None and seat == 3 - flagged

    def check_late(self, answer: Json) -> None:
        assert answer["kind"] == "stale"
        assert answer["error"] == TIME_WAS_UP
        self.model.flag(self.served)

    @rule(at=st.integers(0, 1))
    def look_at_the_clock(self, at: int) -> None:
        """The flag falls if it is time, and whoever looks is told when to look again."""
        self.hear(at)
        process, hands = self.processes[at], self.model.hands
        due = self.model.is_too_late(None, self.served)
        again = self.run(process.table.flag_if_due())
        process.is_behind = False
        if due:
            assert again is None
            self.model.flag(self.served)
        elif hands is None or hands.turn is None:
            assert again is None
        else:
            assert not hands.is_late(again - 1, MOST_CREDIT)
            assert hands.is_late(again, MOST_CREDIT)
        self.post(process)

    @rule(at=st.integers(0, 1), person=PEOPLE)
    def hand_over(self, at: int, person: str | None) -> None:
        """Ask the computer to play on for the other one; a server may not know yet who is there."""
        process, model = self.processes[at], self.model
        message, seat = self.message("handover", level=3), model.seat_of(person)
        answer = self.deliver(process, person, message)
        may_be = seat is not None and model.can_hand_over
        if self.is_late("handover", person):
            self.check_late(answer)
            self.post(process)
            return
        if answer["type"] == "error":
            assert answer["kind"] == ("illegal" if seat is not None else "not_your_seat")
            assert not (may_be and self.has_gone(3 - (seat or 0), process))
            return
        assert may_be
        assert seat is not None
        assert not self.is_there(3 - seat, process)
        model.hand_over(3 - seat)
        self.post(process)

    def has_gone(self, seat: int, process: Process) -> bool:
        """Whether a server must know that somebody has been away for long."""
        person = self.model.seats[seat]
        seen = max(visits.get(str(person), 0) for visits in (self.seen, self.visited))
        since = max(seen, process.started)
        is_sure = process.is_sure_who_is_there and not process.news
        return is_sure and self.time - since >= 240_000 and not self.has_tab(person)

    def is_there(self, seat: int, process: Process) -> bool:
        """Whether a server must know that somebody is there, or was a little while ago."""
        person = self.model.seats[seat]
        since = self.time - self.seen.get(str(person), 0)
        is_sure = process.is_sure_who_is_there and not process.news
        return is_sure and (self.has_tab(person) or since < 1000 * GONE_SECONDS)

    def has_tab(self, person: str | None) -> bool:
        return person in [tab.person for tab in self.all_tabs]

    @precondition(lambda self: self.model.is_full and not self.model.is_over)
    @rule(at=st.integers(0, 1), person=PEOPLE)
    def move_for_somebody_else(self, at: int, person: str | None) -> None:
        if self.model.seat_of(person) == self.model.position.turn:
            return
        move = format_move(legal_moves(self.model.position)[0])
        answer = self.deliver(self.processes[at], person, self.message("move", move=move))
        if self.is_late("move", person):
            self.check_late(answer)
            self.post(self.processes[at])
        else:
            assert answer["kind"] == "not_your_seat"

    @precondition(lambda self: self.model.number > 0)
    @rule(at=st.integers(0, 1), person=PEOPLE, kind=KINDS, back=st.integers(1, 4))
    def say_something_stale(self, at: int, person: str | None, kind: str, back: int) -> None:
        message = {**self.message(kind), "seen": max(0, self.model.number - back)}
        process = self.processes[at]
        answer = self.deliver(process, person, message)
        if self.has_won(kind, person) and answer["type"] == "state":
            return
        assert answer["type"] == "error"
        if self.model.seat_of(person) is not None and not process.news:
            assert answer["kind"] == "stale"

    @precondition(lambda self: self.sent)
    @rule(at=st.integers(0, 1), data=st.data())
    def say_it_again(self, at: int, data: st.DataObject) -> None:
        person, message = data.draw(st.sampled_from(self.sent))
        if self.model.seat_of(person) is None:
            return
        answer = self.deliver(self.processes[at], person, message)
        if message["type"] != "claim":  # which a server that is behind may not find true any more
            assert answer["acknowledges"] == message["id"], answer

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
            other.news.append(GameNews("game", self.model.number, (ANN, BOB)))
        for present in process.evening.present:
            seats = tuple(sorted(map(int, present.seats)))
            other.news.append(PresenceNews("game", process.name, seats, present.spectators))
        process.evening.present.clear()

    # What must be so

    @invariant()
    def every_tab_holds_what_the_store_had(self) -> None:
        for process in getattr(self, "processes", []):
            for tab in process.tabs:
                state = tab.last
                self.history[state["number"]].check(state, tab.person)
                is_up_to_date = not process.news and not process.is_behind
                assert state["number"] == self.model.number or not is_up_to_date
                numbers = [told["number"] for told in tab.told if told["type"] == "state"]
                assert numbers == sorted(numbers)

    @invariant()
    def the_store_has_what_was_acknowledged_once(self) -> None:
        if not hasattr(self, "processes") or self.looked_at == self.model.number:
            return
        self.looked_at = self.model.number
        events = self.run(self.store.games.events_after("game", 0))
        assert [event.number for event in events] == list(range(1, self.model.number + 1))
        asked = [(event.person, event.message) for event in events]
        assert len(set(asked)) == len(asked)
        sits = [person for person in self.model.seats.values() if person is not None]
        sent = [(person if person in sits else None, message) for person, message in self.sent]
        assert {(person, message["id"]) for person, message in sent} <= set(asked)
        stored = self.run(self.store.games.load("game"))
        clock = describe_clock(stored.clock)
        self.model.check_clock(None if clock is None else dict(clock))

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


@pytest.mark.slow
def test_two_people_at_two_servers_agree_with_a_plain_list(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_module, "PRESENCE_SECONDS", 0)
    run_state_machine_as_test(
        DuelMachine,
        settings=settings(
            max_examples=scaled(15),
            stateful_step_count=25,
        ),
    )
