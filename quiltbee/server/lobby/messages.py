"""Messages of the lobby: invitations, public tables, quick match, and one's own games."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from quiltbee.notation import cell_letters
from quiltbee.rules import Chance, Seat
from quiltbee.server.body import Body
from quiltbee.server.lobby.games import OwnGame, Standing
from quiltbee.server.ratings.rules import RatingClass
from quiltbee.server.store import Fair, SeatHolder, SeatKind, StoredGame
from quiltbee.server.tournaments.store import ListedPlace, PublicTournament
from quiltbee.server.wire.game import describe_clock
from quiltbee.server.wire.messages import Name, Timed
from quiltbee.server.wire.position import describe_result
from quiltbee.server.wire.position_shapes import BoardName, ResultState, SeatNumber
from quiltbee.server.wire.shapes import ClockState


class Match(Timed):
    """What a browser says to play with whoever comes first."""

    name: Name | None = None
    board: Literal["revised", "original"] = "revised"
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
    """What an invitation is for; `seat` is the one that it gives, `name` who waits.

    `yours` says that the caller already sits at that table.
    """

    game: str
    name: str
    seat: SeatNumber
    board: BoardName
    clock: str | None
    takebacks: bool
    rated: bool
    seed_chosen: bool
    fair: Fair | None
    yours: bool


class LobbyEntry(InvitationState):
    """A public table with an open seat; a `guest` has chosen no name."""

    created: int
    guest: bool
    rating: int | None


class PublicPlayer(TypedDict):
    """Somebody who plays in public; a `guest` has chosen no name."""

    name: str
    guest: bool
    bot: bool
    rating: int | None


class PublicGameState(TypedDict):
    """A running game that anybody may watch; both have been seated `since` then."""

    game: str
    players: list[PublicPlayer]
    clock: str | None
    rated: bool
    fair: Fair | None
    since: int


class OnlineBot(TypedDict):
    """A bot that takes challenges now."""

    id: str
    name: str
    ratings: dict[RatingClass, int]


class Lobby(TypedDict):
    """Open tables, the longest waiting first; running games, bots and public tournaments.

    `now` is the server's time, all of it in ms since 1970.
    """

    now: int
    tables: list[LobbyEntry]
    games: list[PublicGameState]
    bots: list[OnlineBot]
    tournaments: list[PublicTournament]


class LobbyOrder(TypedDict):
    """The ids of all entries of the lobby, in their order."""

    tables: list[str]
    games: list[str]
    bots: list[str]
    tournaments: list[str]


class LobbyChange(TypedDict):
    """The entries that are new in the lobby or look different, and the ids of all."""

    now: int
    tables: list[LobbyEntry]
    games: list[PublicGameState]
    bots: list[OnlineBot]
    tournaments: list[PublicTournament]
    order: LobbyOrder


class LobbyChanged(TypedDict):
    """Sent over a person's feed: the lobby has changed; without a `change`, read it again."""

    type: Literal["lobby"]
    change: NotRequired[LobbyChange]


class OpponentState(TypedDict):
    """A former opponent; `game` is the latest game against them.

    They are `here` if they have a page of this server open.
    """

    game: str
    name: str
    guest: bool
    here: bool
    won: int
    lost: int


class Opponents(TypedDict):
    """Former opponents; those who are here come first."""

    opponents: list[OpponentState]


class Again(Timed):
    """What a browser says to invite a former opponent; what it leaves out stays as it was."""

    name: Name | None = None
    rated: bool = False
    fair: Fair | None = None


class PersonalInvitation(TypedDict):
    """A table that keeps a seat for the caller; the host may be `here`."""

    game: str
    created: int
    host: PublicPlayer
    here: bool
    seat: SeatNumber
    board: BoardName
    clock: str | None
    takebacks: bool
    rated: bool
    fair: Fair | None


class PersonalInvitations(TypedDict):
    """The invitations to a person, the latest first; `now` is the server's time."""

    now: int
    invitations: list[PersonalInvitation]


class Refused(TypedDict):
    """An invitation that was declined."""

    game: str


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
    tournament: ListedPlace | None
    cells: str


class GamesPage(TypedDict):
    """Some of a person's games; `next` asks for those after them.

    `waiting` counts all games in which somebody elsewhere waits for the person.
    """

    waiting: int
    next: str | None
    games: list[ListedGame]


def is_unnamed(name: str, seat: int) -> bool:
    """Whether a name is the one that a table gives to people who have chosen none."""
    return name == f"Player {seat}"


def describe_player(holder: SeatHolder, seat: int) -> PublicPlayer:
    """Who sits on a seat, for everybody."""
    return {
        "name": holder.name,
        "guest": is_unnamed(holder.name, seat),
        "bot": holder.is_bot,
        "rating": holder.rating,
    }


def describe_games(
    listed: Iterable[tuple[OwnGame, StoredGame]],
    places: Mapping[str, ListedPlace],
    person: str,
    now: int,
) -> list[ListedGame]:
    """A person's games; `places` are those in tournaments, `now` is the served time."""
    return [
        _describe_game(own, stored, places.get(own.game), person, now) for own, stored in listed
    ]


def _describe_game(
    own: OwnGame, stored: StoredGame, place: ListedPlace | None, person: str, now: int
) -> ListedGame:
    setup, game = stored.setup, stored.game
    theirs = setup.seats_of(person)
    return {
        "id": setup.id,
        "url": f"/game/{setup.id}",
        "variant": setup.start.variant,
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
        "tournament": place,
        "cells": _cells(stored, theirs),
    }


def _turn(stored: StoredGame) -> int | None:
    """The seat that decides; the Automa's while a card is to be turned over."""
    decider = stored.decider
    if decider is Chance.CARD:
        return int(Seat.SECOND)
    return None if decider is None else int(decider)


def _cells(stored: StoredGame, theirs: Sequence[Seat]) -> str:
    """The quilt at a person's seat; for somebody at both seats, that of the one to decide."""
    table = stored.game.table
    shown = theirs[0] if theirs and table.turn not in theirs else table.turn
    return cell_letters(table.players[shown.index].quilt)
