"""What a message asks of a game: the event that comes of it, or a Refusal that says why not.

A message is checked against the seat that decides; `seats` are those of whoever sent it.
"""

from collections.abc import Collection
from random import Random
from typing import Any

from quiltbee.games import Chance, Event, Game
from quiltbee.notation import NotationError, format_move, parse_move
from quiltbee.rules import IllegalMoveError, Move, Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.messages import MoveMessage, ResignMessage, TurnMessage, UndoMessage
from quiltbee.server.wire.replay import sentence

Asking = MoveMessage | UndoMessage | ResignMessage | TurnMessage
"""The messages that make an event."""


GONE_ON = "The game has gone on in the meantime; here is how it stands."
"""The answer to a stale message; its sender gets the state after it, or has it already."""


def event_for(stored: StoredGame, message: Asking, seats: Collection[Seat], draws: Random) -> Event:
    """The event that a message asks for; Refusal if it can't be."""
    game = stored.game
    if isinstance(message, UndoMessage):
        return _take_back(game, seats, draws)
    if game.is_over:
        raise Refusal("illegal", "The game is over.")
    match message:
        case ResignMessage():
            return game.resign(_resigning(game, seats))
        case TurnMessage():
            return _turn_card(game, draws)
        case MoveMessage():
            deciding_seat(stored, seats)
            return _move(game, message.move)


def deciding_seat(stored: StoredGame, seats: Collection[Seat]) -> Seat:
    """The one of these seats that decides now; Refusal if somebody else does, or nobody."""
    decider = stored.game.decider
    if decider is None:
        raise Refusal("illegal", "The game is over.")
    if decider is Chance.CARD:
        raise Refusal("not_your_seat", "It is the Automa's turn; turn its card over.")
    if decider not in seats:
        raise Refusal("not_your_seat", f"It is {stored.setup.holder(decider).name}'s turn.")
    return decider


def _take_back(game: Game[Any], seats: Collection[Seat], draws: Random) -> Event:
    """Go back to the last decision of these seats."""
    keep = game.kept_by_takeback(seats)
    if keep is None:
        raise Refusal("illegal", "There is no decision of yours to take back.")
    return game.take_back(keep, draws)


def _resigning(game: Game[Any], seats: Collection[Seat]) -> Seat:
    """The seat that resigns: the sender's; of both seats, the one that decides."""
    decider = game.decider
    return decider if isinstance(decider, Seat) and decider in seats else min(seats)


def _turn_card(game: Game[Any], draws: Random) -> Event:
    if not game.variant.codec.hides_cards:
        raise Refusal("illegal", "Nobody plays by cards at this table.")
    if game.decider is not Chance.CARD:
        raise Refusal("illegal", "There is no card to turn over: it is your turn.")
    return game.turn_card(draws)


def _move(game: Game[Any], text: str) -> Event:
    """The move that a text names; Refusal if it names none, or an illegal one."""
    move: Move
    try:
        move = parse_move(text)
        return game.move(move)
    except NotationError as error:
        raise Refusal("malformed", sentence(error)) from error
    except IllegalMoveError as error:
        raise Refusal("illegal", f"{format_move(move)} is illegal: {error}.") from error
