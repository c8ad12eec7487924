"""Tables of two people as a state machine, at two servers over one store, against a plain list.

What the servers store may fail, and they come and go as in `duel_world`. Whatever happens in
whatever order: nobody sees or plays for another's seat, every tab holds what the store had, what
was acknowledged is stored once, and the clocks are those of `duel_model`, to the millisecond.
"""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule, run_state_machine_as_test
from msgspec.structs import asdict

from quiltbee.notation import format_move
from quiltbee.server.errors import TakenError
from quiltbee.server.tables import table as table_module
from quiltbee.server.tables.requests import TIME_WAS_UP
from quiltbee.server.wire.game import ClockState
from tests.profiles import scaled
from tests.server.store.support import ANN
from tests.server.support import Json
from tests.server.tables.duel_model import MOST_CREDIT
from tests.server.tables.duel_servers import GONE_SECONDS, Process
from tests.server.tables.duel_world import DuelWorld
from tests.server.tables.two_places import BOB, CLEO

PEOPLE = st.sampled_from([ANN, ANN, BOB, BOB, CLEO, None])
KINDS = st.sampled_from(["undo", "accept", "decline", "resign", "abort", "claim", "rematch"])


class DuelMachine(DuelWorld):
    """What the people at that table do."""

    @precondition(lambda self: not self.model.is_full and not self.model.is_over)
    @rule(at=st.integers(0, 1), person=st.sampled_from([ANN, BOB]))
    def sit(self, at: int, person: str) -> None:
        if person == ANN:
            with pytest.raises(TakenError):
                self.sit_down(self.processes[at], person)
        else:
            self.sit_down(self.processes[at], person)

    @precondition(lambda self: self.model.is_full and not self.model.is_over)
    @rule(
        at=st.integers(0, 1),
        choice=st.floats(0, 1, exclude_max=True),
        lag=st.sampled_from([0, 0, 150, 9_000]),
        fails=st.sampled_from([None, None, None, "before", "after"]),
    )
    def move(self, at: int, choice: float, lag: int, fails: str | None) -> None:
        moves = self.model.position.legal_moves()
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

    @rule(at=st.integers(0, 1), person=PEOPLE, kind=KINDS, back=st.integers(0, 2))
    def ask(self, at: int, person: str | None, kind: str, back: int) -> None:
        """Ask for anything else; what may be is done, and the rest is refused."""
        message, process = self.message(kind), self.processes[at]
        if kind == "rematch" and not process.news:  # it may cross that of the opponent
            message["seen"] = max(0, message["seen"] - back)
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
            case "accept" if asked and model.can_take_back(3 - seat, at):
                return lambda: model.take_back(3 - seat)
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
        """The flag falls if it is time; else the clock says when it would."""
        self.hear(at)
        process, hands = self.processes[at], self.model.hands
        due = self.model.is_too_late(None, self.served)
        clock = self.run(process.table.flag_if_due()).clock
        again = None if clock is None else clock.falls_at
        process.is_behind = False
        if due:
            assert again is None
            self.model.flag(self.served)
        elif hands is None or hands.turn is None:
            assert again is None
        else:
            assert again is not None
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
        move = format_move(self.model.position.legal_moves()[0])
        answer = self.deliver(self.processes[at], person, self.message("move", move=move))
        if self.is_late("move", person):
            self.check_late(answer)
            self.post(self.processes[at])
        else:
            assert answer["kind"] == "not_your_seat"

    @precondition(lambda self: self.model.number > 0)
    @rule(
        at=st.integers(0, 1),
        person=PEOPLE,
        kind=KINDS.filter(lambda kind: kind != "rematch"),
        back=st.integers(1, 4),
    )
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
        clock = ClockState.of(stored.clock)
        self.model.check_clock(None if clock is None else asdict(clock))


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
