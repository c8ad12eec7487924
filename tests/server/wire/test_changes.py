"""An event tells what changed, and whoever applies it has the state that comes of it."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from quiltbee.games import Aborted, CardTurned, Flagged, Moved, Resigned, TakenBack
from quiltbee.rules import PASS, Board, Seat, new_game, play
from quiltbee.server.store import StoredEvent, StoredGame
from quiltbee.server.wire.changes import Step, describe_change, describe_event
from quiltbee.server.wire.setting import Circumstances
from quiltbee.server.wire.shapes import EventMessage, PlayerChanges, PlayerState
from quiltbee.server.wire.state import Description
from tests.profiles import scaled
from tests.server.store.support import RING, against_the_automa, two_at_one_screen
from tests.server.support import against_greedy, applied

EVENT = TypeAdapter(EventMessage)

SETUPS = [
    two_at_one_screen(),
    two_at_one_screen(start=new_game(RING, Board.ORIGINAL)),
    two_at_one_screen(start=play(new_game(RING), PASS)),
    against_greedy(),
    against_greedy(1),
    against_the_automa(),
]


def after(stored: StoredGame, event: Any) -> StoredGame:
    number = stored.number + 1
    return stored.after(StoredEvent(number, f"m{number}", 0, event))


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
    return game.move(draws.choice(game.variant.legal_moves(game.position)[:200]))


@settings(max_examples=scaled(20))
@given(seed=st.integers(0, 2**32), setup=st.sampled_from(SETUPS))
def test_an_event_takes_one_state_to_the_next(seed: int, setup: Any) -> None:
    draws = random.Random(seed)
    stored = StoredGame.fold(setup)
    told = Description(stored)
    for _ in range(40):
        event = step(stored, draws)
        stored = after(stored, event)
        now = Circumstances(thinking=draws.random() < 0.5)
        before, told = told, Description(stored, now, told)
        assert told.for_all == Description(stored, now).for_all
        for seats in ((), (Seat.FIRST,), (Seat.SECOND,), tuple(Seat)):
            old, new = before.seen_from(seats), told.seen_from(seats)
            message = describe_change(describe_event(event, stored.game), old, new, "m")
            assert EVENT.validate_python(message, strict=True) == message
            sent = json.loads(json.dumps(message))
            untimed, timed = (Step(message["event"], before, told, "m", at) for at in (None, 5))
            assert json.loads(untimed.written_for(seats)) == sent
            assert json.loads(timed.written_for(seats)) == {**sent, "now": 5}
            expected = json.loads(json.dumps({**new, "acknowledges": "m"}))
            assert applied(json.loads(json.dumps(old)), sent) == expected
            kept_apart = {"type", "number", "acknowledges", "players", "moves"}
            assert not kept_apart & set(sent["changed"])
            assert "seats" not in sent["changed"]


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([Moved(PASS)], {"kind": "move", "player": 1, "move": "pass", "keep": None}),
        ([Resigned(Seat.SECOND)], {"kind": "resign", "player": 2, "move": None, "keep": None}),
        ([Flagged(Seat.SECOND)], {"kind": "flag", "player": 2, "move": None, "keep": None}),
        ([Aborted()], {"kind": "abort", "player": None, "move": None, "keep": None}),
        (
            [Moved(PASS), TakenBack(0)],
            {"kind": "takeback", "player": None, "move": None, "keep": 0},
        ),
    ],
)
def test_what_happened_is_told(events: list[Any], told: dict[str, object]) -> None:
    stored = StoredGame.fold(two_at_one_screen())
    for event in events:
        stored = after(stored, event)
    assert describe_event(events[-1], stored.game) == told


def test_the_automas_turn_is_told() -> None:
    stored = after(after(StoredGame.fold(against_the_automa()), Moved(PASS)), CardTurned())
    told = describe_event(CardTurned(), stored.game)
    assert (told["kind"], told["player"]) == ("card", 2)
    assert str(told["move"]).startswith("A:")


def test_what_is_the_same_is_not_sent() -> None:
    stored = StoredGame.fold(two_at_one_screen())
    before, thinking = Description(stored), Description(stored, Circumstances(thinking=True))
    nothing = {"kind": "thinking", "player": None, "move": None, "keep": None}
    message = describe_change(nothing, before.for_all, thinking.for_all, None)  # type: ignore[arg-type]
    assert message == {
        "type": "event",
        "number": 0,
        "acknowledges": None,
        "event": nothing,
        "changed": {"thinking": True},
        "players": {"1": {}, "2": {}},
        "moves": {"keep": 0, "add": []},
    }


def test_the_changes_of_a_player_have_its_fields() -> None:
    assert PlayerChanges.__annotations__ == PlayerState.__annotations__
