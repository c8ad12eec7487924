"""Tables, seats, events and results as rows of the store, and back."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row

from quiltbee.games import (
    SOLO,
    VARIANTS,
    Aborted,
    CardTurned,
    Event,
    Flagged,
    Moved,
    Resigned,
    TakenBack,
    Variant,
)
from quiltbee.notation import Shuffles, format_moves, parse_move
from quiltbee.rules import Seat
from quiltbee.server.store.values import (
    AutomaTotal,
    SeatHolder,
    Session,
    StoredEvent,
    StoredGame,
    TableSetup,
)

Values = dict[str, object]
"""What is written into a row, by columns."""

_BETWEEN_SHUFFLES = " / "


# Tables and their seats


def row_of(setup: TableSetup) -> Values:
    """The row of a table in `games`."""
    return {
        "id": setup.id,
        "variant": setup.variant.name,
        "created": setup.created,
        "seed": setup.seed,
        "start": setup.variant.codec.format_position(setup.start),
        "opening": format_moves(setup.opening),
        "shuffles": _BETWEEN_SHUFFLES.join(map(_format_shuffle, setup.shuffles)),
    }


def rows_of_seats(setup: TableSetup) -> list[Values]:
    """The rows of a table in `seats`."""
    return [
        {
            "game": setup.id,
            "seat": int(seat),
            "taken": setup.created,
            "name": setup.holder(seat).name,
            "person": setup.holder(seat).person,
            "player": setup.holder(seat).player,
            "level": setup.holder(seat).level,
        }
        for seat in Seat
    ]


def setup_of(row: Row[Any], seats: Iterable[Row[Any]]) -> TableSetup:
    """The set-up in a row of `games` and its rows of `seats`; ValueError if it is none."""
    codec = _variant_of(row).codec
    holders = {
        Seat(seat.seat): SeatHolder(seat.name, seat.person, seat.player, seat.level)
        for seat in seats
    }
    if len(holders) != len(Seat):
        raise ValueError("a seat is missing")
    return TableSetup(
        id=row.id,
        created=row.created,
        seats=(holders[Seat.FIRST], holders[Seat.SECOND]),
        seed=row.seed,
        start=codec.parse_position(row.start),
        opening=tuple(map(codec.parse_move, row.opening.split())),
        shuffles=_parse_shuffles(row.shuffles),
    )


def _variant_of(row: Row[Any]) -> Variant[Any]:
    if row.variant not in VARIANTS:
        raise ValueError(f"there is no variant {row.variant!r}")
    return VARIANTS[row.variant]


# Events


def row_of_event(game: StoredGame, event: StoredEvent) -> Values:
    """The row of the event after which a game stands as in `game`."""
    row: Values = {
        "game": game.setup.id,
        "number": event.number,
        "message": event.message,
        "at": event.at,
        "person": event.person,
        "move": None,
        "keep": None,
        "seat": None,
        "over": int(game.game.is_over),
        "shuffle": None,
    }
    match event.event:
        case Moved(move):
            return row | {"kind": "move", "move": format_moves([move])}
        case CardTurned(shuffle):
            return row | {"kind": "card", "shuffle": shuffle and _format_shuffle(shuffle)}
        case TakenBack(keep, shuffle):
            cards = shuffle and _format_shuffle(shuffle)
            return row | {"kind": "takeback", "keep": keep, "shuffle": cards}
        case Resigned(seat):
            return row | {"kind": "resign", "seat": int(seat)}
        case Flagged(seat):
            return row | {"kind": "flag", "seat": int(seat)}
        case Aborted():
            return row | {"kind": "abort"}


def event_of(row: Row[Any]) -> StoredEvent:
    """The event in a row of `events`; ValueError if it is none."""
    return StoredEvent(row.number, row.message, row.at, _event(row), row.person)


def _event(row: Row[Any]) -> Event:
    shuffle = _parse_shuffle(row.shuffle) if row.shuffle else None
    match row.kind:
        case "move":
            return Moved(parse_move(row.move))
        case "card":
            return CardTurned(shuffle)
        case "takeback":
            return TakenBack(row.keep, shuffle)
        case "resign":
            return Resigned(Seat(row.seat))
        case "flag":
            return Flagged(Seat(row.seat))
        case "abort":
            return Aborted()
        case _:
            raise ValueError(f"there is no event {row.kind!r}")


# People


def row_of_session(session: Session) -> Values:
    """The row of a session in `sessions`."""
    return {
        "token_hash": session.token_hash,
        "person": session.person,
        "created": session.created,
    }


# Results against the Automa


def row_of_result(stored: StoredGame) -> Values | None:
    """What the statistics keep of a finished game against the Automa; None of any other."""
    game, result = stored.game, stored.game.result
    if game.variant is not SOLO or result is None:
        return None
    return {
        "game": stored.setup.id,
        "deck": game.position.deck.value,
        "level": game.position.level.level,
        "won": int(result.winner is Seat.FIRST),
        "margin": None if game.ended is not None else result.scores[0] - result.scores[1],
        "practice": int(game.practice),
    }


def total_of(row: Row[Any]) -> AutomaTotal:
    """The statistics in a row of `automa_totals`."""
    return AutomaTotal(
        deck=row.deck,
        level=row.level,
        games=row.games,
        won=row.won,
        mean_margin=None if row.mean_margin is None else float(row.mean_margin),
        best_margin=row.best_margin,
        practice=row.practice,
    )


def _format_shuffle(cards: Iterable[int]) -> str:
    """The numbers of the cards, 0 for one that was never known: put aside in a foreign record."""
    return " ".join(map(str, cards))


def _parse_shuffle(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _parse_shuffles(text: str) -> Shuffles:
    return tuple(map(_parse_shuffle, text.split(_BETWEEN_SHUFFLES))) if text else ()
