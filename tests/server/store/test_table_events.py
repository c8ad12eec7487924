"""An event has one form outside of a process: its JSON."""

import asyncio
import json
from pathlib import Path

import pytest

from quiltbee.games import Aborted, CardTurned, Flagged, Moved, Resigned, TakenBack
from quiltbee.rules import PASS, Seat
from quiltbee.server.errors import StoreError
from quiltbee.server.store import (
    AnyEvent,
    Cut,
    HandedOver,
    Joined,
    RematchAsked,
    RematchOpened,
    SeatChosen,
    SeatHolder,
    TakebackAsked,
    TakebackDeclined,
)
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.table_events import decode_event, encode_event
from tests.server.store.support import fill
from tests.server.store.test_sqlite import insert


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "move"},
        {"kind": "move", "move": "Y99"},
        {"kind": "takeback"},
        {"kind": "resign"},
        {"kind": "resign", "player": 3},
        {"kind": "resign", "move": "pass", "player": 1},
        {"kind": "flag"},
        {"kind": "join"},
        {"kind": "abort", "player": 3},
        {"kind": "rematch_opened"},
        {"kind": "resign", "player": 1, "shuffle": [1, 2]},
        {"kind": "cut", "player": 1},
        {"kind": "dance"},
        {"move": "pass"},
        [],
    ],
)
def test_a_text_that_is_no_event_is_refused(tmp_path: Path, event: object) -> None:
    store = SqliteStore(tmp_path)
    fill(store, events=0)
    text = json.dumps(event)
    with pytest.raises(ValueError, match=r"."):
        decode_event(text)
    row = {"game": "game", "number": 1, "message": "m", "at": 0, "lost": 0, "lag": 0, "turn": 1}
    insert(store, "events", row | {"kind": "move", "event": text, "over": 0})
    with pytest.raises(StoreError, match="The stored game game is damaged"):
        asyncio.run(store.games.load("game"))
    store.close()


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Moved(PASS), '{"kind":"move","move":"pass"}'),
        (CardTurned(), '{"kind":"card"}'),
        (CardTurned((3, 0, 12)), '{"kind":"card","shuffle":[3,0,12]}'),
        (TakenBack(0), '{"kind":"takeback","keep":0}'),
        (TakenBack(4, (1, 2)), '{"kind":"takeback","keep":4,"shuffle":[1,2]}'),
        (Resigned(Seat.SECOND), '{"kind":"resign","player":2}'),
        (Flagged(Seat.FIRST), '{"kind":"flag","player":1}'),
        (Aborted(), '{"kind":"abort","player":null}'),
        (Aborted(Seat.FIRST), '{"kind":"abort","player":1}'),
        (Joined(Seat.SECOND), '{"kind":"join","player":2}'),
        (HandedOver(Seat.FIRST), '{"kind":"handover","player":1}'),
        (TakebackAsked(Seat.FIRST), '{"kind":"ask","player":1}'),
        (TakebackDeclined(Seat.FIRST), '{"kind":"decline","player":1}'),
        (RematchAsked(Seat.FIRST), '{"kind":"rematch","player":1}'),
        (RematchOpened("k3"), '{"kind":"rematch_opened","table":"k3"}'),
        (Cut(Seat.FIRST, -3), '{"kind":"cut","player":1,"points":-3}'),
        (SeatChosen(Seat.SECOND), '{"kind":"choose","player":2}'),
    ],
)
def test_an_event_has_one_form(event: AnyEvent, text: str) -> None:
    assert encode_event(event).decode() == text
    assert decode_event(text) == event


def test_who_sits_down_is_no_part_of_an_event() -> None:
    ann = SeatHolder("Ann", person="ann")
    assert encode_event(Joined(Seat.FIRST, ann)) == encode_event(Joined(Seat.FIRST))
    assert encode_event(HandedOver(Seat.FIRST, ann)) == encode_event(HandedOver(Seat.FIRST))
    chosen = SeatChosen(Seat.FIRST, (ann, ann))
    assert encode_event(chosen) == encode_event(SeatChosen(Seat.FIRST))
