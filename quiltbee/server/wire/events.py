"""What happens at a table, as all its followers hear it: the messages `event` and `note`."""

from typing import Any, cast

from quiltbee.games import CardTurned, Moved, TakenBack
from quiltbee.notation import format_move
from quiltbee.rules import Seat
from quiltbee.server.store import HandedOver, Joined, SeatChosen, StoredEvent, StoredGame
from quiltbee.server.store.table_events import fields_of
from quiltbee.server.wire.game import Status, describe_sitter, mode_of, read_clock
from quiltbee.server.wire.shapes import EventMessage, NoteMessage
from quiltbee.server.wire.solo import describe_levels, describe_seen_cards, describe_turn


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
