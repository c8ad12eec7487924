"""Messages of the lobby: invitations, public tables, quick match, and one's own games."""

from typing import Literal, NotRequired, TypedDict

from quiltbee.server.body import Body
from quiltbee.server.ratings.rules import RatingClass
from quiltbee.server.store import Fair, SeatHolder
from quiltbee.server.tournaments.store import PublicTournament
from quiltbee.server.wire.messages import Name, Timed
from quiltbee.server.wire.shapes import BoardName, SeatNumber


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
