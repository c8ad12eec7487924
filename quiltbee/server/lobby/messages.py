"""Messages of the lobby: invitations, public tables, quick match, and one's own games."""

from typing import Literal, Self

from msgspec import UNSET, UnsetType

from quiltbee.notation import parse_position
from quiltbee.rules import Seat
from quiltbee.server.body import Body, SeatNumber, Shape
from quiltbee.server.bots.messages import OnlineBot
from quiltbee.server.lobby.rows import LobbyTable
from quiltbee.server.store import Fair, SeatHolder, TableSetup, is_seat_name
from quiltbee.server.tournaments.store import PublicTournament
from quiltbee.server.wire.game import BoardName
from quiltbee.server.wire.messages import Name, Timed


class Match(Timed):
    """What a browser says to play with whoever comes first."""

    name: Name | None = None
    board: Literal["revised", "original"] = "revised"


class SitDown(Body):
    """What a browser says to take a seat."""

    name: Name | None = None


class Seated(Shape):
    """A table at which the person now sits; `waiting` while the other seat is open."""

    id: str
    url: str
    waiting: bool

    @classmethod
    def of(cls, setup: TableSetup, *, is_waiting: bool) -> Self:
        """A table."""
        return cls(setup.id, f"/game/{setup.id}", is_waiting)


class InvitationLink(Shape):
    """The address by which a friend takes the open seat; earlier ones are void."""

    invitation: str


class InvitationState(Shape):
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

    @classmethod
    def of(cls, setup: TableSetup, seat: Seat, *, yours: bool) -> Self:
        """What an invitation to the open seat of a table is for."""
        return cls.like(
            setup,
            game=setup.id,
            name=setup.holder(seat.other).name,
            seat=seat,
            board=setup.start.table.board.value,
            clock=setup.clock_text,
            seed_chosen=setup.chosen,
            yours=yours,
        )


class InvitedGame(Shape):
    """The game to which an invitation has led; `yours` says that the caller plays in it."""

    id: str
    url: str
    yours: bool


class LobbyEntry(InvitationState):
    """A public table with an open seat; a `guest` has chosen no name."""

    created: int
    guest: bool
    rating: int | None

    @classmethod
    def of_table(cls, table: LobbyTable, person: str | None) -> Self:
        """A public table as a person sees it; None is a stranger."""
        return cls.like(
            table,
            guest=is_seat_name(table.name),
            board=board_of(table),
            seed_chosen=table.chosen,
            yours=table.person is not None and table.person == person,
        )


def board_of(table: LobbyTable) -> BoardName:
    """Which time board a public table uses."""
    return parse_position(table.start).board.value


class PublicPlayer(Shape):
    """Somebody who plays in public; a `guest` has chosen no name."""

    name: str
    guest: bool
    bot: bool
    rating: int | None

    @classmethod
    def of(cls, holder: SeatHolder) -> Self:
        """Who sits on a seat."""
        return cls.like(holder, guest=holder.is_unnamed, bot=holder.is_bot)


class PublicGameState(Shape):
    """A running game that anybody may watch; both have been seated `since` then."""

    game: str
    players: list[PublicPlayer]
    clock: str | None
    rated: bool
    fair: Fair | None
    since: int


class Lobby(Shape):
    """Open tables, the longest waiting first; running games, bots and public tournaments.

    `now` is the server's time, all of it in ms since 1970.
    """

    now: int
    tables: list[LobbyEntry]
    games: list[PublicGameState]
    bots: list[OnlineBot]
    tournaments: list[PublicTournament]


class LobbyOrder(Shape):
    """The ids of all entries of the lobby, in their order."""

    tables: list[str]
    games: list[str]
    bots: list[str]
    tournaments: list[str]


class LobbyChange(Lobby):
    """The entries that are new in the lobby or look different, and the ids of all."""

    order: LobbyOrder


class LobbyChanged(Shape, tag_field="type", tag="lobby"):
    """Sent over a person's feed: the lobby has changed; without a `change`, read it again."""

    change: LobbyChange | UnsetType = UNSET


class OpponentState(Shape):
    """A former opponent; `game` is the latest game against them.

    They are `here` if they have a page of this server open.
    """

    game: str
    name: str
    guest: bool
    here: bool
    won: int
    lost: int


class Opponents(Shape):
    """Former opponents; those who are here come first."""

    opponents: list[OpponentState]


class Again(Timed):
    """What a browser says to invite a former opponent; what it leaves out stays as it was."""

    name: Name | None = None
    fair: Fair | None = None


class PersonalInvitation(Shape):
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

    @classmethod
    def of(cls, setup: TableSetup, *, here: bool) -> Self:
        """A table with an open seat."""
        seat = setup.open_seat
        assert seat is not None
        return cls.like(
            setup,
            game=setup.id,
            host=PublicPlayer.of(setup.holder(seat.other)),
            here=here,
            seat=seat,
            board=setup.start.table.board.value,
            clock=setup.clock_text,
        )


class PersonalInvitations(Shape):
    """The invitations to a person, the latest first; `now` is the server's time."""

    now: int
    invitations: list[PersonalInvitation]


class Refused(Shape):
    """An invitation that was declined."""

    game: str
