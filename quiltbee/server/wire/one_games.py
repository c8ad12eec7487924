"""A person's games, statistics and ratings, as the person is told."""

from collections.abc import Iterable, Sequence
from typing import Literal

from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from quiltbee.games import Chance
from quiltbee.notation import cell_letters
from quiltbee.rules import Seat
from quiltbee.server.store import SeatKind, StoredGame
from quiltbee.server.store.one_games import DuelTotal, OneGame, Standing
from quiltbee.server.store.ratings import (
    PROVISIONAL,
    Ranked,
    RatingChange,
    RatingClass,
    RatingState,
)
from quiltbee.server.wire.game import describe_clock
from quiltbee.server.wire.position import describe_result
from quiltbee.server.wire.position_shapes import ResultState, SeatNumber
from quiltbee.server.wire.shapes import ClockState
from quiltbee.server.wire.totals import SoloTotal


class ListedSeat(TypedDict):
    """Who sits there."""

    name: str
    kind: SeatKind
    yours: bool


class ListedGame(TypedDict):
    """One of a person's games; `cells` is the quilt of their seat, times are ms since 1970."""

    id: str
    url: str
    variant: str
    status: Standing
    created: int
    last: int
    number: int
    seats: list[ListedSeat]
    turn: SeatNumber | None
    result: ResultState | None
    clock: ClockState | None
    now: int | None
    rated: bool
    cells: str


class GamesPage(TypedDict):
    """Some of a person's games; `next` asks for those after them.

    `waiting` counts all games in which somebody elsewhere waits for the person.
    """

    waiting: int
    next: str | None
    games: list[ListedGame]


DuelTotalState = TypedDict(
    "DuelTotalState",
    {
        "opponent": str,
        "level": int | None,
        "class": RatingClass,
        "played": int,
        "won": int,
        "lost": int,
        "mean_margin": float | None,
        "best_margin": int | None,
    },
)
"""A person's finished duels against others of one kind, at one speed."""


class Statistics(TypedDict):
    """How a person's games ended."""

    totals: list[DuelTotalState]
    automa: list[SoloTotal]


class RatingPoint(TypedDict):
    """A rating after a game."""

    at: int
    rating: int
    game: str


OneRating = TypedDict(
    "OneRating",
    {
        "class": RatingClass,
        "rating": int,
        "deviation": int,
        "games": int,
        "provisional": bool,
        "history": list[RatingPoint],
    },
)
"""A person's rating in a class."""


class OnesRatings(TypedDict):
    """A person's ratings."""

    ratings: list[OneRating]


class RankedPerson(TypedDict):
    """Somebody in the list of the best."""

    rank: int
    name: str | None
    rating: int
    deviation: int
    games: int
    you: bool


BestRatings = TypedDict("BestRatings", {"class": RatingClass, "people": list[RankedPerson]})
"""The best in a class."""

ClassName = Literal["blitz", "rapid", "correspondence", "untimed"]


def describe_games(
    listed: Iterable[tuple[OneGame, StoredGame]], person: str, now: int
) -> list[ListedGame]:
    """A person's games; `now` is what their clocks count."""
    return [_describe_game(one, stored, person, now) for one, stored in listed]


def _describe_game(one: OneGame, stored: StoredGame, person: str, now: int) -> ListedGame:
    setup, game = stored.setup, stored.game
    theirs = setup.seats_of(person)
    return {
        "id": setup.id,
        "url": f"/game/{setup.id}",
        "variant": setup.variant.name,
        "status": one.standing,
        "created": one.created,
        "last": one.last,
        "number": stored.number,
        "seats": [
            {
                "name": setup.holder(seat).name,
                "kind": setup.holder(seat).kind,
                "yours": seat in theirs,
            }
            for seat in Seat
        ],
        "turn": _turn(stored),
        "result": describe_result(game.result),
        "clock": describe_clock(stored.clock),
        "now": None if stored.clock is None else now,
        "rated": setup.rated,
        "cells": _cells(stored, theirs),
    }


def _turn(stored: StoredGame) -> int | None:
    """The seat that decides; for a card that is to be turned over, the Automa's."""
    decider = stored.game.decider
    if decider is Chance.CARD:
        return int(Seat.SECOND)
    return None if decider is None else int(decider)


def _cells(stored: StoredGame, theirs: Sequence[Seat]) -> str:
    """The quilt of a person's seat; of both, that of who decides."""
    table = stored.game.table
    shown = theirs[0] if theirs and table.turn not in theirs else table.turn
    return cell_letters(table.players[shown.index].quilt)


def describe_duels(totals: Iterable[DuelTotal]) -> list[DuelTotalState]:
    """A person's finished duels."""
    return [
        {
            "opponent": total.opponent,
            "level": total.level,
            "class": total.rating_class,
            "played": total.played,
            "won": total.won,
            "lost": total.played - total.won,
            "mean_margin": total.mean_margin,
            "best_margin": total.best_margin,
        }
        for total in totals
    ]


def describe_ratings(
    states: Iterable[RatingState], changes: Sequence[RatingChange]
) -> list[OneRating]:
    """A person's ratings, and how they went."""
    return [
        {
            "class": state.rating_class,
            "rating": round(state.rating.rating),
            "deviation": round(state.rating.deviation),
            "games": state.games,
            "provisional": state.rating.deviation > PROVISIONAL,
            "history": [
                {"at": change.at, "rating": round(change.rating), "game": change.game}
                for change in changes
                if change.rating_class == state.rating_class
            ],
        }
        for state in states
    ]


def describe_best(ranked: Iterable[Ranked], person: str | None) -> list[RankedPerson]:
    """The list of the best, as a person sees it."""
    return [
        {
            "rank": rank,
            "name": one.name,
            "rating": round(one.rating),
            "deviation": round(one.deviation),
            "games": one.games,
            "you": one.person == person,
        }
        for rank, one in enumerate(ranked, 1)
    ]
