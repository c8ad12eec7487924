"""What is answered about tables besides the play at them: seats, invitations, the lobby, news."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from quiltbee.server.wire.position_shapes import BoardName, SeatNumber


class Created(TypedDict):
    """A new table; with `invitation`, the address by which a friend takes the other seat."""

    id: str
    url: str
    invitation: NotRequired[str]


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


class GamesNews(TypedDict):
    """Sent over a person's feed: in how many games they are waited for, and which one changed."""

    type: Literal["games"]
    waiting: int
    game: str | None


class LobbyChanged(TypedDict):
    """Sent over a person's feed: the lobby is to be read again."""

    type: Literal["lobby"]


class Health(TypedDict):
    """The server answers; `messages` is the version of the messages that it speaks."""

    status: Literal["ok"]
    version: str
    messages: Literal[2]
