"""A table as its followers see it: the messages `game`, `event` and `note`.

`game` is for newcomers and those who missed something, `event` for what happens.
"""

from collections.abc import Collection
from typing import Any, NamedTuple, cast

from quiltbee.games import Aborted, CardTurned, Clock, Flagged, Game, Moved, Resigned, TakenBack
from quiltbee.notation import format_move, format_position
from quiltbee.rules import Seat
from quiltbee.server.store import (
    HandedOver,
    Joined,
    SeatChosen,
    SeatHolder,
    StoredEvent,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.table_events import fields_of
from quiltbee.server.wire.position import (
    describe_automa,
    describe_levels,
    describe_seen_cards,
    describe_turn,
)
from quiltbee.server.wire.shapes import (
    VERSION,
    ClockReading,
    ClockState,
    EndedState,
    EventMessage,
    GameMessage,
    ModeName,
    NoteMessage,
    Sitter,
    StartState,
)


class Status(NamedTuple):
    """What is true of a table right now and not stored.

    `thinking` says whether the computer player is choosing a move. `present` are the seats whose
    people are connected.
    """

    thinking: bool = False
    present: frozenset[Seat] = frozenset()
    spectators: int = 0


NOTHING_SPECIAL = Status()


def describe_game(
    stored: StoredGame,
    seats: Collection[Seat] = (),
    status: Status = NOTHING_SPECIAL,
    now: int = 0,
    acknowledges: str | None = None,
) -> GameMessage:
    """The whole game for somebody who holds these seats; `now` is the time as clocks count it."""
    setup, game = stored.setup, stored.game
    return {
        "type": "game",
        "version": VERSION,
        "game": setup.id,
        "number": stored.number,
        "acknowledges": acknowledges,
        "opponent": setup.opponent,
        "level": setup.level,
        "mode": mode_of(setup),
        "seed": setup.seed,
        "access": setup.access,
        "takebacks": setup.takebacks,
        "rated": setup.rated,
        "seed_chosen": setup.chosen,
        "tournament": setup.tournament,
        "day": setup.day,
        "fair": describe_start(stored),
        "start": format_start(game),
        "moves": list(map(format_move, game.moves)),
        "opening": game.locked,
        "seats": [{**describe_sitter(setup.holder(seat)), "yours": seat in seats} for seat in Seat],
        "present": sorted(status.present),
        "spectators": status.spectators,
        "thinking": status.thinking,
        "getting_ready": False,
        "ended": describe_ending(game),
        "offer": stored.offer,
        "rematch": {"asked": sorted(stored.rematch), "game": stored.next_game},
        "clock": describe_clock(stored.clock),
        "now": None if stored.clock is None else now,
        "automa": describe_automa(game) if setup.start.has_cards else None,
    }


def format_start(game: Game[Any]) -> str:
    """The position string of the start, without the cards to come."""
    return format_position(game.positions[0].seen_by(None))


def describe_sitter(holder: SeatHolder) -> Sitter:
    """Who sits on a seat."""
    return {
        "name": holder.name,
        "kind": holder.kind,
        "bot": holder.is_bot,
        "rating": holder.rating,
    }


def describe_ending(game: Game[Any]) -> EndedState | None:
    """What ended a game early."""
    match game.ended:
        case Resigned(seat):
            return {"kind": "resign", "player": seat}
        case Flagged(seat):
            return {"kind": "flag", "player": seat}
        case Aborted(by):
            return {"kind": "abort", "player": by}
    return None


def describe_start(stored: StoredGame) -> StartState | None:
    """The fair start of a table; None where it has an ordinary one."""
    setup = stored.setup
    if setup.fair is None:
        return None
    is_known = setup.is_second_of_two or stored.cut is not None
    return {
        "kind": setup.fair,
        "step": stored.step,
        "points": stored.game.compensation if is_known else None,
        "game": 2 if setup.is_second_of_two else 1,
        "partner": setup.partner,
    }


def describe_clock(clock: Clock | None) -> ClockState | None:
    """The clocks as they stand; None without clocks."""
    if clock is None:
        return None
    return {"control": str(clock.control), **read_clock(clock)}


def read_clock(clock: Clock) -> ClockReading:
    """The clocks as they stand, for somebody who knows the time control."""
    return {"left": clock.left, "running": clock.running, "since": clock.since}


def mode_of(setup: TableSetup) -> ModeName:
    """Who plays with whom, and where."""
    modes: dict[str, ModeName] = {
        "automa": "solo",
        "person": "screen",
        "friend": "remote",
        "anyone": "remote",
    }
    return modes.get(setup.opponent, "computer")


def describe_event(
    happened: StoredEvent, before: StoredGame, after: StoredGame, now: int
) -> EventMessage:
    """The message about an event between two states; `now` is the time as clocks count it.

    It is the same for everybody.
    """
    message: dict[str, Any] = {"type": "event", "number": happened.number}
    message |= _what_happened(happened, before, after)
    message["at"] = happened.at
    message["acknowledges"] = happened.message
    if after.clock is not None:
        message["clock"] = read_clock(after.clock)
        message["now"] = now
    elif before.clock is not None:
        message["clock"] = None
    return cast(EventMessage, message)


def _what_happened(happened: StoredEvent, before: StoredGame, after: StoredGame) -> dict[str, Any]:
    """The event as it is stored, without cards to come, and with what followers need besides."""
    event, told = happened.event, fields_of(happened.event)
    match event:
        case Moved():
            told |= _end(after)
        case CardTurned():
            told.pop("shuffle", None)
            told |= {
                "move": format_move(after.game.moves[-1]),
                "turn": describe_turn(after.game, len(after.game.moves) - 1),
                "cards": describe_seen_cards(after.game),
                **_end(after),
            }
        case TakenBack():
            told.pop("shuffle", None)
            told |= _cards_again(before, after)
        case SeatChosen(seat):
            told["swapped"] = seat is Seat.FIRST
        case Joined(seat) | HandedOver(seat):
            setup = after.setup
            told |= {
                "seat": describe_sitter(setup.holder(seat)),
                "opponent": setup.opponent,
                "level": setup.level,
                "mode": mode_of(setup),
                "rated": setup.rated,
            }
    return told


def _end(after: StoredGame) -> dict[str, Any]:
    """All cards of a solo game that is over, and how it would have ended at each level."""
    game = after.game
    is_told = after.setup.start.has_cards and game.is_over
    if not is_told:
        return {}
    return {"cards": describe_seen_cards(game), "levels": describe_levels(game)}


def _cards_again(before: StoredGame, after: StoredGame) -> dict[str, Any]:
    """The cards after a takeback, and whether it made the game practice."""
    if not after.setup.start.has_cards:
        return {}
    began = after.game.practice and not before.game.practice
    return {
        "cards": describe_seen_cards(after.game),
        **({"practice": True} if began else {}),
    }


def describe_note(before: Status, after: Status) -> NoteMessage | None:
    """What differs from what was last sent; None if nothing does."""
    note: NoteMessage = {"type": "note"}
    if after.thinking != before.thinking:
        note["thinking"] = after.thinking
    if after.present != before.present:
        note["present"] = sorted(after.present)
    if after.spectators != before.spectators:
        note["spectators"] = after.spectators
    return note if len(note) > 1 else None
