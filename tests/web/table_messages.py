"""What a table is told in version 2 of the messages, made from the games alone."""

from typing import Any

from quiltbee.games import (
    Aborted,
    CardTurned,
    Chance,
    Flagged,
    Game,
    Moved,
    Resigned,
    TakenBack,
)
from quiltbee.notation import format_move
from quiltbee.rules import Seat
from quiltbee.server.store import (
    AnyEvent,
    HandedOver,
    Joined,
    RematchAsked,
    RematchOpened,
    StoredEvent,
    StoredGame,
    TakebackAsked,
    TakebackDeclined,
)
from tests.web import expected_tables as expected
from tests.web.expected_tables import Around, Json


def game_message(stored: StoredGame, seats: tuple[Seat, ...], around: Around) -> Json:
    """The whole game, for somebody who holds these seats."""
    setup, game = stored.setup, stored.game
    seen = expected.table(stored, seats, around)
    as_it_is = "game number opponent level mode seed access takebacks rated seed_chosen tournament"
    return {
        **{key: seen[key] for key in as_it_is.split()},
        "type": "game",
        "version": 2,
        "acknowledges": None,
        "start": setup.variant.codec.format_position(setup.variant.view(game.origin, None)),
        "moves": [format_move(move) for move in game.moves],
        "opening": game.locked,
        "seats": [{**_sitter(stored, seat), "yours": seat in seats} for seat in Seat],
        "present": around.present,
        "spectators": around.spectators,
        "thinking": around.thinking,
        "getting_ready": around.getting_ready,
        "ended": ended(game),
        "offer": stored.offer,
        "rematch": seen["rematch"],
        "clock": seen["clock"],
        "now": None,
        "automa": automa(game),
    }


def _sitter(stored: StoredGame, seat: Seat) -> Json:
    holder = stored.setup.holder(seat)
    told = {"name": holder.name, "kind": holder.kind}
    return {**told, "bot": holder.is_bot, "rating": holder.rating}


def ended(game: Game[Any]) -> Json | None:
    """What ended a game before it was played out."""
    match game.ended:
        case Resigned(seat):
            return {"kind": "resign", "player": seat}
        case Flagged(seat):
            return {"kind": "flag", "player": seat}
        case Aborted():
            return {"kind": "abort", "player": None}
    return None


def automa(game: Game[Any]) -> Json | None:
    """The Automa's side; None in a duel."""
    if not game.is_alone:
        return None
    position = game.position
    return {
        **cards(game),
        "deck": position.deck.value,
        "level": position.level.level,
        "practice": game.practice,
        "turns": [expected.automas_turn(game, index) for index in card_turns(game)],
        "levels": expected.levels(game, len(game.moves)),
    }


def card_turns(game: Game[Any]) -> list[int]:
    """Which moves are the Automa's."""
    return [index for index in range(len(game.moves)) if game.decider_of(index) is Chance.CARD]


def cards(game: Game[Any]) -> Json:
    """The cards as they lie open, with the shuffles that a link tells."""
    start, later = game.start, game.shuffles
    if not game.table.is_over:
        start, later = game.variant.codec.seen_start(start, later, game.positions)
    return {**expected.open_cards(game.position), "shuffles": [start.shuffle, *later]}


def event_message(before: StoredGame, event: StoredEvent, after: StoredGame) -> Json:
    """The event, as all who follow the table are told it."""
    message = {"type": "event", "number": event.number, "at": event.at}
    message |= {"acknowledges": event.message, **told(event.event, after)}
    game = after.game
    if game.is_alone and isinstance(event.event, Moved | CardTurned | TakenBack):
        if not isinstance(event.event, Moved) or game.is_over:
            message["cards"] = cards(game)
        if game.table.is_over and not isinstance(event.event, TakenBack):
            message["levels"] = expected.levels(game, len(game.moves))
        if game.practice and not before.game.practice:
            message["practice"] = True
    if before.clock is not None:
        clock = expected.clock(after)
        message["clock"] = clock and {key: clock[key] for key in ("left", "running", "since")}
        message["now"] = event.at
    return message


def told(event: AnyEvent, after: StoredGame) -> Json:
    """What happened, by its kind."""
    game = after.game
    match event:
        case Moved():
            return {"kind": "move", "move": format_move(game.moves[-1])}
        case CardTurned():
            turn = expected.automas_turn(game, len(game.moves) - 1)
            return {"kind": "card", "move": format_move(game.moves[-1]), "turn": turn}
        case TakenBack(keep):
            return {"kind": "takeback", "keep": keep}
        case Resigned(seat) | Flagged(seat):
            kind = "resign" if isinstance(event, Resigned) else "flag"
            return {"kind": kind, "player": seat}
        case Aborted():
            return {"kind": "abort"}
        case Joined(seat) | HandedOver(seat):
            kind = "join" if isinstance(event, Joined) else "handover"
            seen = expected.table(after, (), Around())
            around = {key: seen[key] for key in ("opponent", "level", "mode", "rated")}
            return {"kind": kind, "player": seat, "seat": _sitter(after, seat), **around}
        case TakebackAsked(seat):
            return {"kind": "ask", "player": seat}
        case TakebackDeclined(seat):
            return {"kind": "decline", "player": seat}
        case RematchAsked(seat):
            return {"kind": "rematch", "player": seat}
        case RematchOpened(table):
            return {"kind": "rematch_opened", "table": table}


def replay_message(game: Game[Any]) -> Json:
    """A whole game to be looked at."""
    automa = None
    if game.is_alone:
        turned = card_turns(game)
        after = [game.positions[0], *(game.positions[index + 1] for index in turned)]
        automa = {
            "practice": game.practice,
            "turns": [expected.automas_turn(game, index) for index in turned],
            "cards": [expected.open_cards(position) for position in after],
            "levels": expected.levels(game, len(game.moves)),
        }
    codec, variant = game.variant.codec, game.variant
    return {
        "tags": {},
        "comment": None,
        "start": codec.format_position(variant.view(game.origin, None)),
        "moves": [format_move(move) for move in game.moves],
        "automa": automa,
        "ended": ended(game),
        "link": "",
        "record": "",
    }
