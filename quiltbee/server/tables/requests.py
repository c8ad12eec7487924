"""The event for a message, or a Refusal; `seats` are the sender's."""

from collections.abc import Callable, Collection, Set
from random import Random
from typing import Any, NamedTuple, assert_never

from quiltbee.games import Event, Game
from quiltbee.notation import NotationError, format_move, parse_move
from quiltbee.rules import Chance, IllegalMoveError, Move, Seat
from quiltbee.server import starts
from quiltbee.server.errors import Refusal
from quiltbee.server.store import AnyEvent, StoredGame, TableSetup
from quiltbee.server.tables import manners
from quiltbee.server.wire.messages import (
    AbortMessage,
    AcceptMessage,
    ChooseMessage,
    ClaimMessage,
    CutMessage,
    DeclineMessage,
    EventRequest,
    HandoverMessage,
    MoveMessage,
    ResignMessage,
    TurnMessage,
    UndoMessage,
)
from quiltbee.server.wire.texts import sentence

GONE_ON = "The game has moved on; here is its current state."
"""The answer to a stale message, followed by the state unless the sender has it."""

TIME_WAS_UP = "The time was up before this arrived; here is the result."
"""The answer to a message that is too late for the clock."""

NO_MORE_TAKEBACKS = "Too many moves have been taken back in this game; from now on moves are final."
"""Takebacks have a limit: only they make a game endless, and every event costs at each load."""

_GOING_BACK = UndoMessage, AcceptMessage


def own_id(what: str, stored: StoredGame) -> str:
    """Return the id of one of the server's own messages; a browser's can't have a colon."""
    return f"{what}:{stored.number + 1}"


class Proposal(NamedTuple):
    """An event to append, and the id and sender of the message that requests it.

    `lag` is the sender's network delay in milliseconds, `opened` a table to create in the same
    commit.
    """

    event: AnyEvent
    message: str
    person: str | None = None
    lag: int = 0
    opened: TableSetup | None = None


class Moment(NamedTuple):
    """The context of an event besides the game.

    `served` returns the time as a game's clocks count it, `gone` the seats whose players have been
    away for long, `draws` is the source of randomness, and `cards` returns that of the Automa's
    shuffles. A game with `most_events` allows no more takebacks.
    """

    served: Callable[[StoredGame], int]
    gone: Callable[[], Set[Seat]]
    draws: Random
    cards: Callable[[StoredGame], Random]
    most_events: int = 1000


def event_for(
    stored: StoredGame, message: EventRequest, seats: Collection[Seat], moment: Moment
) -> AnyEvent:
    """Return the event for a message; raises Refusal."""
    game = stored.game
    if isinstance(message, _GOING_BACK) and stored.number >= moment.most_events:
        raise Refusal("illegal", NO_MORE_TAKEBACKS)
    if isinstance(message, UndoMessage):
        return _take_back(stored, seats, moment)
    if game.is_over:
        if isinstance(message, DeclineMessage) and stored.rematch:
            return manners.decline_rematch(stored, seats)
        raise Refusal("illegal", "The game is over.")
    match message:
        case ResignMessage():
            return manners.resign(stored, seats)
        case TurnMessage():
            return _turn_card(game, moment.cards(stored))
        case MoveMessage():
            deciding_seat(stored, _seats_to_move(stored, seats, message.player))
            return _move(game, message.move)
        case AcceptMessage():
            return _shorten(stored, manners.kept_by_offer(stored, seats), moment)
        case DeclineMessage():
            return manners.decline(stored, seats)
        case AbortMessage():
            return manners.abort(stored, seats, moment.gone())
        case ClaimMessage():
            return manners.claim(stored, seats, moment.served(stored))
        case CutMessage():
            return starts.cut(stored, seats, message.points)
        case ChooseMessage():
            return starts.choose(stored, seats, Seat(message.seat))
        case HandoverMessage():
            return manners.hand_over(stored, seats, message.level, moment.gone())
        case _:
            assert_never(message)


def deciding_seat(stored: StoredGame, seats: Collection[Seat]) -> Seat:
    """Return the sender's seat to move; raises Refusal if it is not their turn."""
    decider = stored.game.decider
    if decider is None:
        raise Refusal("illegal", "The game is over.")
    if not stored.setup.is_full:
        raise Refusal("illegal", "The game begins once the other seat is taken.")
    if stored.step is not None:
        raise Refusal("illegal", "The seats are not decided yet.")
    if decider is Chance.CARD:
        raise Refusal("not_your_seat", "It is the Automa's turn; turn its card over.")
    if decider not in seats:
        raise Refusal("not_your_seat", f"It is {stored.setup.holder(decider).name}'s turn.")
    return decider


def _seats_to_move(
    stored: StoredGame, seats: Collection[Seat], player: int | None
) -> Collection[Seat]:
    """Return the seats that a move may be for: the sender's, or the one in the message."""
    if player is None:
        return seats
    seat = Seat(player)
    holder = stored.setup.holder(seat)
    if seat in seats or (stored.setup.lets_page_think and holder.player is not None):
        return (seat,)
    raise Refusal("not_your_seat", f"You can't move for {holder.name} at this table.")


def _take_back(stored: StoredGame, seats: Collection[Seat], moment: Moment) -> AnyEvent:
    """Take back the sender's last decision, or ask the remote opponent for it."""
    if stored.setup.is_remote:
        return manners.ask_to_take_back(stored, min(seats))
    if stored.setup.counts:
        raise Refusal("illegal", "There are no takebacks in a game that counts.")
    keep = stored.game.kept_by_takeback(seats)
    if keep is None:
        raise Refusal("illegal", "You have no move to take back.")
    return _shorten(stored, keep, moment)


def _shorten(stored: StoredGame, keep: int, moment: Moment) -> Event:
    """Take back all but the first moves, if the player to move then still has time."""
    game, clock = stored.game, stored.clock
    event = game.take_back(keep, moment.draws)
    if clock is not None:
        served = moment.served(stored)
        if clock.after(event, game.after(event), served).is_late(served):
            raise Refusal("illegal", "There is no time left to take that back.")
    return event


def _turn_card(game: Game[Any], draws: Random) -> Event:
    if not game.origin.has_cards:
        raise Refusal("illegal", "There is no Automa at this table.")
    if game.decider is not Chance.CARD:
        raise Refusal("illegal", "There is no card to turn over: it is your turn.")
    return game.turn_card(draws)


def _move(game: Game[Any], text: str) -> Event:
    """Return the move in a text; raises Refusal if it is malformed or illegal."""
    move: Move
    try:
        move = parse_move(text)
        return game.move(move)
    except NotationError as error:
        raise Refusal("malformed", sentence(error)) from error
    except IllegalMoveError as error:
        raise Refusal("illegal", f"{format_move(move)} is illegal: {error}.") from error
