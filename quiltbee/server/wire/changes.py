"""What changes from one state to the next, so that only that is sent; the browser does the same.

`players` and `moves` are compared part by part, every other key of the state as a whole. What
changes for all who watch is worked out only once, see `Step`.
"""

from itertools import compress
from operator import is_not
from typing import Any, assert_never, cast

import msgspec

from quiltbee.games import Aborted, CardTurned, Flagged, Game, Moved, Resigned, TakenBack
from quiltbee.notation import format_move
from quiltbee.rules import Seat
from quiltbee.server.store import (
    AnyEvent,
    HandedOver,
    Joined,
    RematchAsked,
    RematchOpened,
    TakebackAsked,
    TakebackDeclined,
)
from quiltbee.server.wire.state import OWN, Description
from quiltbee.server.wire.version_1 import (
    DecisionState,
    EventMessage,
    EventState,
    MoveChanges,
    PlayerChanges,
    State,
)

_Keys = dict[str, Any]

_APART = frozenset({"type", "number", "now", "acknowledges", "players", "moves"})
"""Keys of a state that never stand in `changed`."""


def describe_change(
    event: EventState, before: State, after: State, acknowledges: str | None
) -> EventMessage:
    """The message that takes a subscriber from one state to the next."""
    message = _describe_shared(event, before, after, acknowledges)
    if after["now"] is not None:
        message["now"] = after["now"]
    return {**message, "changed": _changed(cast(_Keys, before), cast(_Keys, after))}


def _describe_shared(
    event: EventState, before: State, after: State, acknowledges: str | None
) -> EventMessage:
    """All of the message but `changed`, which comes last."""
    shared = {
        "type": "event",
        "number": after["number"],
        "acknowledges": acknowledges,
        "event": event,
        "players": {
            "1": _player_changes(before, after, 0),
            "2": _player_changes(before, after, 1),
        },
        "moves": _move_changes(before["moves"], after["moves"]),
    }
    return cast(EventMessage, shared)


class Step:
    """What takes all who watch from one description to the next; `now` is when it is sent.

    What all are told alike is written once.
    """

    def __init__(
        self,
        event: EventState,
        before: Description,
        after: Description,
        acknowledges: str | None = None,
        now: int | None = None,
    ) -> None:
        self.before = before
        self._after = after
        message = _describe_shared(event, before.for_all, after.for_all, acknowledges)
        if now is not None:
            message["now"] = now
        changed = _changed(cast(_Keys, before.for_all), cast(_Keys, after.for_all))
        for key in OWN & changed.keys():
            del changed[key]
        shared, self._comma = msgspec.json.encode(message), b"," if changed else b""
        self._shared = b'%b,"changed":%b' % (shared[:-1], msgspec.json.encode(changed)[:-1])

    def written_for(self, seats: tuple[Seat, ...]) -> bytes:
        """The message for somebody who holds these seats, as JSON."""
        own = _changed(cast(_Keys, self.before.own(seats)), cast(_Keys, self._after.own(seats)))
        if not own:
            return self._shared + b"}}"
        return b"%b%b%b}" % (self._shared, self._comma, msgspec.json.encode(own)[1:])


def describe_event(event: AnyEvent, after: Game[Any]) -> EventState:
    """What happened; `after` is the game that came of it."""
    told: EventState = {"kind": "move", "player": None, "move": None, "keep": None}
    match event:
        case Moved() | CardTurned():
            told["kind"] = "move" if isinstance(event, Moved) else "card"
            told["player"] = after.variant.table(after.positions[-2]).turn
            told["move"] = format_move(after.moves[-1])
        case TakenBack(keep):
            told["kind"], told["keep"] = "takeback", keep
        case Resigned(seat):
            told["kind"], told["player"] = "resign", seat
        case Flagged(seat):
            told["kind"], told["player"] = "flag", seat
        case Aborted():
            told["kind"] = "abort"
        case Joined(seat) | HandedOver(seat):
            told["kind"] = "join" if isinstance(event, Joined) else "handover"
            told["player"] = seat
        case TakebackAsked(seat):
            told["kind"], told["player"] = "ask", seat
        case TakebackDeclined(seat):
            told["kind"], told["player"] = "decline", seat
        case RematchAsked(seat):
            told["kind"], told["player"] = "rematch", seat
        case RematchOpened():
            told["kind"] = "rematch_opened"
        case _:
            assert_never(event)
    return told


def _changed(before: _Keys, after: _Keys) -> _Keys:
    """The keys with other values than before; both have the same keys, in the same order."""
    others = compress(after, map(is_not, after.values(), before.values()))
    return {key: after[key] for key in others if after[key] != before[key] and key not in _APART}


def _player_changes(before: State, after: State, index: int) -> PlayerChanges:
    old = cast(_Keys, before["players"][index])
    new = cast(_Keys, after["players"][index])
    return {} if new is old else cast(PlayerChanges, _changed(old, new))


def _move_changes(before: list[DecisionState], after: list[DecisionState]) -> MoveChanges:
    """How many moves stand as they did, and those that follow."""
    keep = min(len(before), len(after))
    if before[:keep] != after[:keep]:
        keep = next(at for at in range(keep) if before[at] != after[at])
    return {"keep": keep, "add": after[keep:]}
