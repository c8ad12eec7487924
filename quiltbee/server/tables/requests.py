"""What a message asks of a game: the event that comes of it, or a Refusal that says why not."""

import secrets

from quiltbee.arena.dealing import deal_anew, shuffled
from quiltbee.automa import PERSON, Solo, play_automa, view
from quiltbee.notation import NotationError, format_move, parse_move
from quiltbee.rules import Position, why_illegal
from quiltbee.server.errors import Refusal
from quiltbee.server.game import Event
from quiltbee.server.games import AnyGame
from quiltbee.server.messages import MoveMessage, ResignMessage, TurnMessage, UndoMessage
from quiltbee.server.replay import sentence
from quiltbee.server.solo_game import SoloGame
from quiltbee.server.store import now

Asking = MoveMessage | UndoMessage | ResignMessage | TurnMessage
"""The messages that make an event."""

DRAWS = secrets.SystemRandom()
"""Where the order of the Automa's cards comes from."""


def event_for(game: AnyGame, message: Asking) -> Event:
    """The event that a message asks for; Refusal if it can't be."""
    if isinstance(message, UndoMessage):
        return _undo(game, message)
    if game.is_over:
        raise Refusal("illegal", "The game is over.")
    number, at = game.number + 1, now()
    match message:
        case ResignMessage():
            return Event(number, message.id, at, "resign", player=_resigning(game))
        case TurnMessage():
            return Event(number, message.id, at, "card", cards=_new_shuffle(game))
        case MoveMessage():
            move = _legal_token(_table_to_decide_on(game), message.move)
            return Event(number, message.id, at, "move", move=move)


def place_for_hint(game: AnyGame) -> Position | Solo:
    """What a person who is to decide knows of the position; Refusal if nobody is."""
    if game.is_over:
        raise Refusal("illegal", "The game is over.")
    position = _table_to_decide_on(game)
    return view(game.position) if isinstance(game, SoloGame) else position


def _undo(game: AnyGame, message: UndoMessage) -> Event:
    """Once a card was turned over, all that was unseen before it is dealt anew."""
    keep = game.takeback()
    if keep is None:
        raise Refusal("illegal", "There is no decision of yours to take back.")
    cards = None
    if isinstance(game, SoloGame) and game.has_card_after(keep):
        cards = deal_anew(game.positions[keep], DRAWS).shuffle
    return Event(game.number + 1, message.id, now(), "takeback", keep=keep, cards=cards)


def _resigning(game: AnyGame) -> int:
    """Who gives the game up: the one person at the table, else who is to move."""
    if isinstance(game, SoloGame):
        return PERSON
    computer = game.setup.computer_seat
    return 3 - computer if computer else game.position.turn


def _new_shuffle(game: AnyGame) -> tuple[int, ...] | None:
    """The new order of all cards, where the next one that is turned over is the last."""
    if not isinstance(game, SoloGame):
        raise Refusal("illegal", "Nobody plays by cards at this table.")
    if not game.position.is_automas_turn:
        raise Refusal("illegal", "There is no card to turn over: it is your turn.")
    is_last = play_automa(game.position).is_shuffle_due
    return shuffled(game.position.deck, DRAWS) if is_last else None


def _table_to_decide_on(game: AnyGame) -> Position:
    """Where a person is to decide; Refusal if somebody else is."""
    if isinstance(game, SoloGame):
        if game.position.is_automas_turn:
            raise Refusal("not_your_seat", "It is the Automa's turn; turn its card over.")
        return game.table
    if game.is_computers_turn:
        name = game.setup.names[game.setup.computer_seat - 1]
        raise Refusal("not_your_seat", f"It is {name}'s turn.")
    return game.position


def _legal_token(position: Position, text: str) -> str:
    """The canonical token of a move; Refusal if it names none, or an illegal one."""
    try:
        move = parse_move(text)
    except NotationError as error:
        raise Refusal("malformed", sentence(error)) from error
    if (reason := why_illegal(position, move)) is not None:
        raise Refusal("illegal", f"{format_move(move)} is illegal: {reason}.")
    return format_move(move)
