"""Games and events as rows of the store, and back."""

from typing import Any

from sqlalchemy import Row

from quiltbee.automa import AUTOMA, LEVELS
from quiltbee.notation import (
    format_moves,
    format_position,
    format_solo,
    format_solo_move,
    parse_moves,
    parse_position,
    parse_solo,
    parse_solo_move,
)
from quiltbee.server.game import Event, Setup
from quiltbee.server.games import AnySetup
from quiltbee.server.shapes import SoloTotal
from quiltbee.server.solo_game import Shuffle, SoloSetup

_BETWEEN_SHUFFLES = " / "


def row_of(setup: AnySetup) -> dict[str, object]:
    """The row of a game; of a solo game the start and `cards` hold the order of the cards."""
    row: dict[str, object] = {
        "id": setup.id,
        "owner": setup.owner,
        "created": setup.created,
        "opponent": setup.opponent,
        "name1": setup.names[0],
        "name2": setup.names[1],
        "seed": setup.seed,
    }
    if isinstance(setup, SoloSetup):
        return row | {
            "computer_seat": AUTOMA,
            "start": format_solo(setup.start),
            "opening": " ".join(map(format_solo_move, setup.opening)),
            "cards": _BETWEEN_SHUFFLES.join(map(_format_shuffle, setup.shuffles)),
            "level": None,
        }
    return row | {
        "computer_seat": setup.computer_seat,
        "start": format_position(setup.start),
        "opening": format_moves(setup.opening),
        "cards": None,
        "level": setup.level,
    }


def setup_of(row: Row[Any]) -> AnySetup:
    """The set-up in a row of `games`; ValueError if it is none."""
    if row.opponent == "automa":
        shuffles = row.cards.split(_BETWEEN_SHUFFLES) if row.cards else ()
        return SoloSetup(
            id=row.id,
            owner=row.owner,
            created=row.created,
            names=(row.name1, row.name2),
            seed=row.seed,
            start=parse_solo(row.start),
            opening=tuple(map(parse_solo_move, row.opening.split())),
            shuffles=tuple(map(_parse_shuffle, shuffles)),
        )
    return Setup(
        id=row.id,
        owner=row.owner,
        created=row.created,
        opponent=row.opponent,
        computer_seat=row.computer_seat,
        names=(row.name1, row.name2),
        seed=row.seed,
        start=parse_position(row.start),
        opening=tuple(parse_moves(row.opening)),
        level=row.level,
    )


def row_of_event(game: str, event: Event, over: bool) -> dict[str, object]:
    """The row of a game's event; `over` says whether the game is over after it."""
    return {
        "game": game,
        "number": event.number,
        "message": event.message,
        "at": event.at,
        "kind": event.kind,
        "move": event.move,
        "keep": event.keep,
        "player": event.player,
        "over": int(over),
        "cards": event.cards and _format_shuffle(event.cards),
    }


def event_of(row: Row[Any]) -> Event:
    """The event in a row of `events`."""
    cards = _parse_shuffle(row.cards) if row.cards else None
    return Event(row.number, row.message, row.at, row.kind, row.move, row.keep, row.player, cards)


def total_of(row: Row[Any]) -> SoloTotal:
    """The statistics in a row of `Store.solo_totals`."""
    return {
        "deck": row.deck,
        "level": row.level,
        "numeral": LEVELS[row.level].numeral,
        "games": row.games,
        "won": row.won,
        "mean_margin": row.mean_margin,
        "best_margin": row.best_margin,
        "practice": row.practice,
    }


def _format_shuffle(cards: Shuffle) -> str:
    """The numbers of the cards, 0 for one that was never known: put aside in a foreign record."""
    return " ".join(map(str, cards))


def _parse_shuffle(text: str) -> Shuffle:
    return tuple(map(int, text.split()))
