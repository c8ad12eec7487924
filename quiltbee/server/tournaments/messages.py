"""Messages about tournaments: requests, and descriptions.

People are identified by their entrant numbers.
"""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict

from quiltbee.games import Reason
from quiltbee.server.body import Body, cleaned_name
from quiltbee.server.tournaments.values import (
    MOST_ROUNDS,
    TournamentKind,
    TournamentState,
)
from quiltbee.server.wire.messages import ClockText, Name
from quiltbee.server.wire.position_shapes import BoardName

Number = Annotated[int, Field(ge=1, le=10_000)]


class NewTournament(Body):
    """A request for a new tournament; `rounds` applies only to a Swiss."""

    name: Annotated[str, Field(max_length=200), cleaned_name("a tournament")]
    kind: TournamentKind
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    clock: ClockText | None = None
    board: Literal["revised", "original"] = "revised"
    twice: bool = True
    rated: bool = False

    @model_validator(mode="after")
    def _rounds_of_a_swiss(self) -> Self:
        if self.rounds is not None and self.kind != "swiss":
            raise PydanticCustomError("rounds", "a round robin has as many rounds as it needs")
        return self


class JoinTournament(Body):
    """The code of an invitation, and the name to play under."""

    code: Annotated[str, Field(max_length=100)]
    name: Name | None = None


class RemoveEntrant(Body):
    """The entrant to remove."""

    entrant: Number


class Forfeit(Body):
    """Who loses the running games of a pairing of this round."""

    pairing: Number
    entrant: Number


class TournamentMade(TypedDict):
    """A new tournament, and the address that invites to it."""

    id: str
    url: str
    invitation: str


class TournamentInvitation(TypedDict):
    """The address that invites to a tournament; it is not shown again."""

    invitation: str


class TournamentHead(TypedDict):
    """What every description has; times are ms since 1970, `you` is the reader's number."""

    id: str
    name: str
    kind: TournamentKind
    state: TournamentState
    created: int
    rounds: int | None
    round: int
    organising: bool
    you: int | None


class ListedTournament(TournamentHead):
    """A tournament in a person's list, with the number of its entrants."""

    entrants: int


class TournamentList(TypedDict):
    """The tournaments that a person organises or has joined, newest first."""

    tournaments: list[ListedTournament]


class EntrantShape(TypedDict):
    """Somebody in a tournament."""

    entrant: int
    name: str
    withdrawn: bool


class TournamentGameShape(TypedDict):
    """A game of a pairing; `scores` are in the order of the seats."""

    id: str
    url: str
    first: int
    second: int
    over: bool
    winner: int | None
    scores: tuple[int, int] | None
    reason: Reason | None


class PairingShape(TypedDict):
    """Two people who meet, or a bye; `points` are in the order of the people."""

    pairing: int
    first: int
    second: int | None
    points: list[int]
    games: list[TournamentGameShape]


class RoundShape(TypedDict):
    """A round that has been paired."""

    round: int
    pairings: list[PairingShape]


class StandingShape(TypedDict):
    """One entrant's standing; those equal in everything share a place."""

    place: int
    entrant: int
    points: int
    direct: int
    buchholz: int
    sonneborn_berger: int
    wins: int
    margin: int


class TournamentShape(TournamentHead):
    """A tournament as it stands."""

    clock: str | None
    board: BoardName
    twice: bool
    rated: bool
    entrants: list[EntrantShape]
    schedule: list[RoundShape]
    standings: list[StandingShape]
    cross_table: list[list[int | None]]
