"""Whoever folds a table's messages has what the server has, and each has the promised shape."""

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltbee.games import Aborted, Flagged, Moved, Resigned, TakenBack, TimeControl
from quiltbee.notation import format_move, format_position
from quiltbee.rules import PASS, Board, Seat, new_game
from quiltbee.server.store import (
    OPEN,
    HandedOver,
    Joined,
    RematchAsked,
    RematchOpened,
    SeatHolder,
    StoredEvent,
    StoredGame,
    TableSetup,
    TakebackAsked,
    TakebackDeclined,
)
from quiltbee.server.wire.game import (
    EventMessage,
    GameMessage,
    NoteMessage,
    Replay,
    Status,
    event_message,
)
from quiltbee.server.wire.position import PositionState
from tests.profiles import scaled
from tests.server.following import Follower, frames_of
from tests.server.shapes import check_shape, plain
from tests.server.store.support import ANN, RING, against_the_automa, two_at_one_screen
from tests.server.support import Json, against_greedy

SETUPS = [
    two_at_one_screen(),
    two_at_one_screen(start=new_game(RING, Board.ORIGINAL)),
    two_at_one_screen(start=new_game(RING).play(PASS)),
    two_at_one_screen(opening=(PASS, PASS)),
    against_greedy(),
    against_greedy(1),
    against_the_automa(),
]


def remote(**changes: Any) -> TableSetup:
    """Ann waits for somebody at another place."""
    seats = (SeatHolder("Ann", person=ANN), OPEN)
    return two_at_one_screen(seats=seats, access="public", **changes)


def sent(shape: Any, message: Any) -> Json:
    """A message as it arrives; it has exactly the fields of its shape."""
    check_shape(shape, message)
    told: Json = json.loads(msgspec.json.encode(message))
    return told


def step(stored: StoredGame, draws: random.Random) -> Any:
    """Anything that may happen next."""
    game = stored.game
    keep = game.kept_by_takeback(stored.setup.person_seats)
    if keep is not None and (game.is_over or draws.random() < 0.2):
        return game.take_back(keep, draws)
    if draws.random() < 0.03:
        return game.resign(stored.setup.person_seats[0])
    if not isinstance(game.decider, Seat):
        return game.turn_card(draws)
    return game.move(draws.choice(game.position.legal_moves()[:200]))


@pytest.mark.slow
@settings(max_examples=scaled(20))
@given(seed=st.integers(0, 2**32), setup=st.sampled_from(SETUPS))
def test_whoever_folds_what_is_told_has_what_the_server_has(seed: int, setup: TableSetup) -> None:
    draws = random.Random(seed)
    stored, follower = StoredGame.fold(setup), Follower()
    follower.take(sent(GameMessage, GameMessage.of(stored, setup.person_seats)))
    for _ in range(60):
        number = stored.number + 1
        happened = StoredEvent(number, f"m{number}", 0, step(stored, draws))
        before, stored = stored, stored.after(happened)
        state = follower.take(sent(EventMessage, event_message(happened, before, stored, 0)))
        late = Follower().take(
            sent(GameMessage, GameMessage.of(stored, setup.person_seats, acknowledges=f"m{number}"))
        )
        assert state.pop("thinking") == _computer_decides(stored)
        assert late == {**state, "thinking": False}
        assert [move["move"] for move in state["moves"]] == list(
            map(format_move, stored.game.moves)
        )
        position = plain(PositionState.of(stored.game.seen_by(None)))
        assert state["position"] == position["position"]
        assert state["players"] == json.loads(json.dumps(position["players"]))


def _computer_decides(stored: StoredGame) -> bool:
    decider = stored.game.decider
    return isinstance(decider, Seat) and stored.setup.holder(decider).kind == "computer"


@settings(max_examples=scaled(10))
@given(seed=st.integers(0, 2**32), setup=st.sampled_from(SETUPS))
def test_a_replay_comes_to_every_position_of_the_game(seed: int, setup: TableSetup) -> None:
    draws, stored = random.Random(seed), StoredGame.fold(setup)
    while not stored.game.is_over:
        event = step(stored, draws)
        if isinstance(event, TakenBack) and draws.random() < 0.5:
            continue
        stored = stored.after(StoredEvent(stored.number + 1, "m", 0, event))
    replay = sent(Replay, Replay.of_table(stored))
    frames, game = frames_of(replay), stored.game
    assert len(frames) == len(game.positions)
    for frame, position in zip(frames, game.positions, strict=True):
        seen = position.seen_by(None)
        assert frame["position"] == format_position(seen)
    assert [frame["move"] for frame in frames[1:]] == list(map(format_move, game.moves))
    result = game.result
    assert result is not None
    assert frames[-1]["result"]["winner"] == result.winner
    assert {frame["result"] is None for frame in frames[:-1]} <= {True}


def told_of(setup: TableSetup, *events: Any) -> Json:
    """What is told of the last of some events, without what all events have."""
    stored = before = StoredGame.fold(setup)
    for event in events:
        happened = StoredEvent(stored.number + 1, "m", 5, event, ANN)
        before, stored = stored, stored.after(happened)
    told = sent(EventMessage, event_message(happened, before, stored, 9))
    common = {"type": "event", "number": stored.number, "at": 5, "acknowledges": "m"}
    assert common.items() <= told.items()
    return {key: value for key, value in told.items() if key not in common}


BOB = SeatHolder("Bob", person="bob", rating=1500)
COMPUTER = SeatHolder("Quiltbee level 3", player="patch-tree", level=3)
SITTING = {"opponent": "anyone", "level": None, "mode": "remote", "rated": True}


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([Moved(PASS)], {"kind": "move", "move": "pass"}),
        ([Resigned(Seat.SECOND)], {"kind": "resign", "player": 2}),
        ([Flagged(Seat.SECOND)], {"kind": "flag", "player": 2}),
        ([Aborted()], {"kind": "abort", "player": None}),
        ([Moved(PASS), TakenBack(0)], {"kind": "takeback", "keep": 0}),
        ([TakebackAsked(Seat.FIRST)], {"kind": "ask", "player": 1}),
        ([TakebackDeclined(Seat.FIRST)], {"kind": "decline", "player": 1}),
        ([RematchAsked(Seat.FIRST)], {"kind": "rematch", "player": 1}),
        ([RematchOpened("next")], {"kind": "rematch_opened", "table": "next"}),
        (
            [Joined(Seat.SECOND, BOB)],
            {
                "kind": "join",
                "player": 2,
                "seat": {"name": "Bob", "kind": "person", "bot": False, "rating": 1500},
                **SITTING,
            },
        ),
        (
            [Joined(Seat.SECOND, BOB), HandedOver(Seat.SECOND, COMPUTER)],
            {
                "kind": "handover",
                "player": 2,
                "seat": {
                    "name": "Quiltbee level 3",
                    "kind": "computer",
                    "bot": False,
                    "rating": None,
                },
                **SITTING,
                "opponent": "computer",
                "mode": "computer",
                "level": 3,
                "rated": False,
            },
        ),
    ],
    ids=lambda value: type(value[-1]).__name__ if isinstance(value, list) else "",
)
def test_what_happened_is_told(events: list[Any], told: dict[str, object]) -> None:
    assert told_of(remote(rated=True), *events) == told


def test_where_there_is_a_clock_every_event_tells_it() -> None:
    setup = remote(clock=TimeControl.parse("60+2"), rated=True)
    reading = {"left": [60_000, 60_000], "running": None, "since": 0}
    assert told_of(setup, TakebackAsked(Seat.FIRST))["clock"] == reading
    told = told_of(setup, Joined(Seat.SECOND, BOB), Moved(PASS))
    assert told["clock"] == {**reading, "running": 2, "since": 5}
    assert told["now"] == 9
    told = told_of(setup, Joined(Seat.SECOND, BOB), HandedOver(Seat.SECOND, COMPUTER))
    assert told["clock"] is None
    assert "now" not in told


def test_the_automas_turn_is_told_as_it_was_carried_out() -> None:
    stored = StoredGame.fold(against_the_automa())
    stored = stored.after(StoredEvent(1, "m1", 0, Moved(PASS)))
    happened = StoredEvent(2, "m2", 0, stored.game.turn_card(random.Random(1)))
    after = stored.after(happened)
    told = sent(EventMessage, event_message(happened, stored, after, 0))
    assert (told["kind"], told["turn"]["number"]) == ("card", 2)
    assert told["move"] == f"A:{told['turn']['taken'] or 'pass'}"
    assert told["cards"]["discards"] == [told["turn"]["card"]["number"]]
    assert "levels" not in told


def test_a_note_tells_only_what_is_otherwise() -> None:
    quiet = Status()
    assert sent(NoteMessage, NoteMessage.of(quiet, quiet)) == {"type": "note"}
    both = Status(present=tuple(Seat), spectators=3)
    assert sent(NoteMessage, NoteMessage.of(quiet, both)) == {
        "type": "note",
        "present": [1, 2],
        "spectators": 3,
    }
    busy = Status(thinking=True)
    assert sent(NoteMessage, NoteMessage.of(quiet, busy)) == {
        "type": "note",
        "thinking": True,
    }


def test_a_seat_is_yours_by_who_holds_it() -> None:
    stored = StoredGame.fold(against_greedy())
    spectator = sent(GameMessage, GameMessage.of(stored, (), Status(thinking=True)))
    assert spectator["thinking"]
    assert spectator["mode"] == "computer"
    assert [seat["yours"] for seat in spectator["seats"]] == [False, False]
    own = sent(GameMessage, GameMessage.of(stored, (Seat.FIRST,)))
    assert [seat["yours"] for seat in own["seats"]] == [True, False]
    assert {key for key in own if own[key] != spectator[key]} == {"seats", "thinking"}


def test_a_move_is_about_a_hundred_bytes() -> None:
    stored = StoredGame.fold(two_at_one_screen())
    happened = StoredEvent(1, "m" * 12, 1_700_000_000_000, Moved(PASS), ANN)
    told = event_message(happened, stored, stored.after(happened), 0)
    assert len(msgspec.json.encode(told)) < 120
