"""What a message asks of a game, checked against the seats of whoever sends it."""

import random
from dataclasses import replace
from typing import Any

import pytest

from quiltbee.games import Moved, Resigned, TakenBack, TimeControl
from quiltbee.notation import format_move, parse_moves
from quiltbee.rules import PASS, Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.store import (
    SeatHolder,
    StoredEvent,
    StoredGame,
    TableSetup,
    TakebackAsked,
    TakebackDeclined,
)
from quiltbee.server.tables.requests import Moment, deciding_seat, event_for
from quiltbee.server.wire.messages import (
    EventRequest,
    HintMessage,
    RematchMessage,
    WhyMessage,
    make_request,
)
from tests.server.store.support import ANN, against_the_automa, two_at_one_screen
from tests.server.support import against_greedy

DRAWS = random.Random(1)
MOMENT = Moment(served=lambda _: 0, gone=frozenset, draws=DRAWS, cards=lambda _: DRAWS)
ANN_AND_BOB = (SeatHolder("Ann", person=ANN), SeatHolder("Bob", person="bob"))


def played(setup: TableSetup, tokens: str) -> StoredGame:
    stored = StoredGame.fold(setup)
    for number, move in enumerate(parse_moves(tokens), 1):
        stored = stored.after(StoredEvent(number, f"m{number}", 0, Moved(move)))
    return stored


def asking(kind: str, **fields: Any) -> EventRequest:
    message = make_request(kind, {"id": "m", "seen": 0, **fields})
    assert not isinstance(message, HintMessage | RematchMessage | WhyMessage)
    return message


def event(stored: StoredGame, kind: str, *seats: Seat, **fields: Any) -> object:
    return event_for(stored, asking(kind, **fields), seats or tuple(Seat), MOMENT)


def refused(stored: StoredGame, kind: str, *seats: Seat, **fields: Any) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        event(stored, kind, *seats, **fields)
    return refusal.value.kind, str(refusal.value)


NOTHING_TO_UNDO = ("illegal", "You have no move to take back.")


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert refused(played(two_at_one_screen(), ""), "undo") == NOTHING_TO_UNDO


def test_at_one_screen_one_decision_is_taken_back() -> None:
    assert event(played(two_at_one_screen(), "..."), "undo") == TakenBack(2)


@pytest.mark.parametrize(
    ("computers", "tokens", "keep"),
    [(2, "..", 0), (2, "....", 2), (2, ".", 0), (1, "...", 1), (1, "..", 1)],
)
def test_against_the_computer_it_goes_back_to_the_persons_decision(
    computers: int, tokens: str, keep: int
) -> None:
    setup = against_greedy(computers)
    assert event(played(setup, tokens), "undo", *setup.person_seats) == TakenBack(keep)


def test_the_computers_opening_is_not_taken_back() -> None:
    setup = against_greedy(1)
    assert refused(played(setup, "."), "undo", Seat.SECOND) == NOTHING_TO_UNDO


def test_moves_made_before_the_table_are_not_taken_back() -> None:
    setup = two_at_one_screen(opening=(PASS, PASS))
    assert refused(played(setup, ""), "undo") == NOTHING_TO_UNDO
    assert event(played(setup, "."), "undo") == TakenBack(2)


def test_a_turn_may_be_taken_back_after_the_end() -> None:
    setup = two_at_one_screen()
    stored = StoredGame.fold(setup)
    while not stored.game.is_over:
        move = Moved(stored.game.position.legal_moves()[0])
        stored = stored.after(StoredEvent(stored.number + 1, "m", 0, move))
    assert event(stored, "undo") == TakenBack(len(stored.game.moves) - 1)
    for kind, fields in [("move", {"move": "pass"}), ("resign", {}), ("turn", {})]:
        assert refused(stored, kind, **fields) == ("illegal", "The game is over.")


def test_who_shares_a_screen_resigns_for_who_is_to_move() -> None:
    assert event(played(two_at_one_screen(), ""), "resign") == Resigned(Seat.FIRST)
    assert event(played(two_at_one_screen(), "."), "resign") == Resigned(Seat.SECOND)


def test_against_a_computer_the_person_resigns_whoever_is_to_move() -> None:
    assert event(played(against_greedy(), "."), "resign", Seat.FIRST) == Resigned(Seat.FIRST)
    assert event(played(against_greedy(1), ""), "resign", Seat.SECOND) == Resigned(Seat.SECOND)


def test_two_people_with_a_seat_each_play_for_their_own_alone() -> None:
    stored = played(two_at_one_screen(seats=ANN_AND_BOB), "")
    assert event(stored, "move", Seat.FIRST, move="pass") == Moved(PASS)
    not_yours = ("not_your_seat", "It is Ann's turn.")
    assert refused(stored, "move", Seat.SECOND, move="pass") == not_yours
    assert event(stored, "resign", Seat.SECOND) == Resigned(Seat.SECOND)
    stored = played(two_at_one_screen(seats=ANN_AND_BOB), "..")
    assert event(stored, "undo", Seat.FIRST) == TakebackAsked(Seat.FIRST)
    asked = replace(stored, offer=Seat.FIRST)
    assert event(asked, "accept", Seat.SECOND) == TakenBack(0)
    assert event(asked, "decline", Seat.SECOND) == TakebackDeclined(Seat.SECOND)
    nobody = ("illegal", "Nobody has asked you for a takeback.")
    assert refused(asked, "accept", Seat.FIRST) == nobody


def test_who_decides_now() -> None:
    stored = played(against_greedy(), "")
    assert deciding_seat(stored, (Seat.FIRST,)) is Seat.FIRST
    with pytest.raises(Refusal, match=r"It is Greedy's turn\."):
        deciding_seat(played(against_greedy(), "."), (Seat.FIRST,))
    with pytest.raises(Refusal, match=r"turn its card over"):
        deciding_seat(played(against_the_automa(), "."), (Seat.FIRST,))


def test_a_move_is_read_once_and_checked() -> None:
    stored = played(two_at_one_screen(), "")
    legal = next(move for move in stored.game.position.legal_moves() if move != PASS)
    assert event(stored, "move", move=format_move(legal)) == Moved(legal)
    assert refused(stored, "move", move="+a1") == (
        "illegal",
        "+a1 is illegal: there is no special patch to place.",
    )
    kind, sentence = refused(stored, "move", move="X9a7")
    assert kind == "malformed"
    assert sentence.startswith("Move 'X9a7': ")


def test_cards_are_for_the_automas_turn() -> None:
    assert refused(played(two_at_one_screen(), ""), "turn") == (
        "illegal",
        "There is no Automa at this table.",
    )
    assert refused(played(against_the_automa(), ""), "turn", Seat.FIRST) == (
        "illegal",
        "There is no card to turn over: it is your turn.",
    )


def test_nothing_is_taken_back_into_a_turn_without_time_left() -> None:
    """The time since a move is charged to its player again, however long the other one thought."""
    stored = StoredGame.fold(replace(two_at_one_screen(), clock=TimeControl.parse("60+0")))
    times = 10_000, 20_000, 30_000
    for number, at in enumerate(times, 1):
        stored = stored.after(StoredEvent(number, f"m{number}", at, Moved(PASS)))

    def take_back(served: int) -> object:
        moment = MOMENT._replace(served=lambda _: served)
        return event_for(stored, asking("undo"), tuple(Seat), moment)

    assert take_back(79_000) == TakenBack(2)
    with pytest.raises(Refusal, match="no time left"):
        take_back(82_000)
