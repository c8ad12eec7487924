"""Messages of the lobby: invitations, public tables, quick match, and one's own games."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Literal, cast

from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from quiltbee.games import Chance
from quiltbee.notation import cell_letters
from quiltbee.rules import Seat
from quiltbee.server.body import Body
from quiltbee.server.lobby.games import OwnGame, Standing
from quiltbee.server.store import SeatKind, StoredGame
from quiltbee.server.tournaments.values import Place
from quiltbee.server.wire.game import describe_clock
from quiltbee.server.wire.messages import ClockText, Name
from quiltbee.server.wire.position import describe_result
from quiltbee.server.wire.position_shapes import BoardName, ResultState, SeatNumber
from quiltbee.server.wire.shapes import ClockState


class Match(Body):
    """What a browser says to play with whoever comes first."""

    name: Name | None = None
    board: Literal["revised", "original"] = "revised"
    clock: ClockText | None = None
    rated: bool = False


class SitDown(Body):
    """What a browser says to take a seat."""

    name: Name | None = None


class Seated(TypedDict):
    """A table at which the person now sits; `waiting` while the other seat is open."""

    id: str
    url: str
    waiting: bool


class InvitationLink(TypedDict):
    """The address by which a friend takes the open seat; earlier ones are void."""

    invitation: str


class InvitationState(TypedDict):
    """What an invitation invites to; `seat` is the one that is taken by it.

    `yours` says that whoever asks sits at that table already.
    """

    game: str
    name: str
    seat: SeatNumber
    board: BoardName
    clock: str | None
    takebacks: bool
    rated: bool
    seed_chosen: bool
    yours: bool


class LobbyEntry(TypedDict):
    """A public table with an open seat; `seat` is the open one, `name` who waits."""

    game: str
    created: int
    name: str
    rating: int | None
    seat: SeatNumber
    board: BoardName
    clock: str | None
    takebacks: bool
    rated: bool
    seed_chosen: bool
    yours: bool


class Lobby(TypedDict):
    """The public tables with an open seat, the oldest first."""

    tables: list[LobbyEntry]


class ListedSeat(TypedDict):
    """Who sits there."""

    name: str
    kind: SeatKind
    yours: bool


class ListedPlace(TypedDict):
    """Where a game stands in a tournament: `board` is the number of its pairing."""

    tournament: str
    name: str
    round: int
    board: int


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
    tournament: ListedPlace | None
    cells: str


class GamesPage(TypedDict):
    """Some of a person's games; `next` asks for those after them.

    `waiting` counts all games in which somebody elsewhere waits for the person.
    """

    waiting: int
    next: str | None
    games: list[ListedGame]


def describe_games(
    listed: Iterable[tuple[OwnGame, StoredGame]],
    places: Mapping[str, Place],
    person: str,
    now: int,
) -> list[ListedGame]:
    """A person's games; `places` are those in tournaments, `now` is what their clocks count."""
    return [
        _describe_game(own, stored, places.get(own.game), person, now) for own, stored in listed
    ]


def _describe_game(
    own: OwnGame, stored: StoredGame, place: Place | None, person: str, now: int
) -> ListedGame:
    setup, game = stored.setup, stored.game
    theirs = setup.seats_of(person)
    return {
        "id": setup.id,
        "url": f"/game/{setup.id}",
        "variant": setup.variant.name,
        "status": own.standing,
        "created": own.created,
        "last": own.last,
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
        "tournament": None if place is None else cast(ListedPlace, asdict(place)),
        "cells": _cells(stored, theirs),
    }


def _turn(stored: StoredGame) -> int | None:
    """The seat to decide; the Automa's while a card is to be turned over."""
    decider = stored.game.decider
    if decider is Chance.CARD:
        return int(Seat.SECOND)
    return None if decider is None else int(decider)


def _cells(stored: StoredGame, theirs: Sequence[Seat]) -> str:
    """The quilt at a person's seat; for somebody at both seats, of the one that decides."""
    table = stored.game.table
    shown = theirs[0] if theirs and table.turn not in theirs else table.turn
    return cell_letters(table.players[shown.index].quilt)
