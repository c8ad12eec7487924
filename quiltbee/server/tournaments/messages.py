"""Messages about tournaments: requests, and descriptions.

People are identified by their entrant numbers.
"""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from quiltbee.games import Reason
from quiltbee.server.body import Body, Id, cleaned_name
from quiltbee.server.store import Fair
from quiltbee.server.tournaments.values import (
    LONGEST_NOTE,
    MOST_ROUNDS,
    TournamentKind,
    TournamentState,
)
from quiltbee.server.wire.messages import Name, Timed
from quiltbee.server.wire.position_shapes import BoardName

Number = Annotated[int, Meta(ge=1, le=10_000)]

LATEST = 2**53 - 1
LONGEST_SECONDS = 30 * 24 * 60 * 60


class NewTournament(Timed):
    """A request for a new tournament; `rounds` and `late_until` apply only to a Swiss.

    `starts` is in ms since 1970, `deadline` and `pause` in seconds. A pairing is played `twice`,
    or has a `fair` start. A `public` one stands in the lobby, and needs no invitation.
    """

    name: Name
    kind: TournamentKind
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None
    board: Literal["revised", "original"] = "revised"
    twice: bool = True
    rated: bool = False
    starts: Annotated[int, Meta(ge=0, le=LATEST)] | None = None
    deadline: Annotated[int, Meta(ge=60, le=LONGEST_SECONDS)] | None = None
    pause: Annotated[int, Meta(ge=0, le=LONGEST_SECONDS)] = 0
    late_until: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    bots: bool = False
    fair: Fair | None = None
    public: bool = False

    def __post_init__(self) -> None:
        """Clean the name, and refuse what doesn't go together; ValueError."""
        super().__post_init__()
        self.name = cleaned_name(self.name, "a tournament")
        if self.rounds is not None and self.kind != "swiss":
            raise ValueError("a round robin has as many rounds as it needs")
        if self.late_until and self.kind != "swiss":
            raise ValueError("nobody enters a round robin late")
        if self.fair and self.twice:
            raise ValueError("a fair start and two games for a point each exclude each other")
        if self.fair == "cut" and self.bots:
            raise ValueError("bots don't cut and choose")


class JoinTournament(Body):
    """The code of an invitation, unless the tournament is public, and the name to play under."""

    code: Annotated[str, Meta(max_length=100)] | None = None
    name: Name | None = None


class RemoveEntrant(Body):
    """The entrant to remove."""

    entrant: Number


class Forfeit(Body):
    """Who loses the running games of a pairing in this round."""

    pairing: Number
    entrant: Number


class Correct(Body):
    """The corrected result of a finished game; without a winner neither player scores."""

    game: Id
    winner: Number | None
    note: Annotated[str, Meta(min_length=1, max_length=LONGEST_NOTE)]

    def __post_init__(self) -> None:
        """Clean the note; ValueError if nothing is left of it."""
        shown = "".join(c if c.isprintable() else " " for c in self.note).strip()
        if not shown:
            raise ValueError("a corrected result needs a note")
        self.note = shown


class HalfBye(Body):
    """A round in which one wants a half-point bye, or no longer does."""

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    wanted: bool = True


class EnterBot(Body):
    """A bot of one's own, by name or id; who is not the organiser gives the code of the link."""

    bot: Annotated[str, Meta(min_length=1, max_length=200)]
    code: Annotated[str, Meta(max_length=100)] | None = None


class TournamentMade(TypedDict):
    """A new tournament, and its invitation link."""

    id: str
    url: str
    invitation: str


class TournamentInvitation(TypedDict):
    """A tournament's invitation link; it is not shown again."""

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


class PublicTournament(ListedTournament):
    """A tournament in the lobby; `open` says whether one can still join it."""

    clock: str | None
    rated: bool
    fair: Fair | None
    starts: int | None
    open: bool


class TournamentList(TypedDict):
    """The tournaments that a person organises or has joined, newest first."""

    tournaments: list[ListedTournament]


class EntrantShape(TypedDict):
    """Somebody in a tournament; `half_byes` are the rounds in which they asked for one."""

    entrant: int
    name: str
    withdrawn: bool
    bot: bool
    half_byes: list[int]


class CorrectionShape(TypedDict):
    """A result that the organiser has corrected, when, and the organiser's note."""

    winner: int | None
    note: str
    at: int


class TournamentGameShape(TypedDict):
    """A game of a pairing; `scores` are in the order of the seats.

    The reason of a forfeited game is `forfeit`; without a winner both have forfeited it.
    """

    id: str
    url: str
    first: int
    second: int
    over: bool
    winner: int | None
    scores: tuple[int, int] | None
    reason: Reason | Literal["forfeit"] | None
    correction: CorrectionShape | None


class PairingShape(TypedDict):
    """Two people who meet, or a bye; `points` are in the order of the people.

    `half` marks a half-point bye, and `waiting` is how many games open later.
    """

    pairing: int
    first: int
    second: int | None
    points: list[float]
    half: bool
    waiting: int
    games: list[TournamentGameShape]


class RoundShape(TypedDict):
    """A round that has been paired."""

    round: int
    pairings: list[PairingShape]


class StandingShape(TypedDict):
    """One entrant's standing; entrants equal in everything share a place."""

    place: int
    entrant: int
    points: float
    direct: float
    buchholz: float
    sonneborn_berger: float
    wins: int
    margin: int


class TournamentShape(TournamentHead):
    """A tournament as it stands; `deadline` and `pause` are in seconds.

    `next` is when the next round begins, in ms since 1970, while everybody waits for it.
    """

    clock: str | None
    board: BoardName
    twice: bool
    rated: bool
    starts: int | None
    deadline: int | None
    pause: int
    late_until: int
    bots: bool
    fair: Fair | None
    public: bool
    admits_late: bool
    next: int | None
    entrants: list[EntrantShape]
    schedule: list[RoundShape]
    standings: list[StandingShape]
    cross_table: list[list[float | None]]


class GameInTournament(TypedDict):
    """Where a game stands; `game` is one's own next one, which is open by now."""

    id: str
    name: str
    state: TournamentState
    round: int
    rounds: int | None
    board: int
    forfeit: bool
    correction: CorrectionShape | None
    game: str | None
    next: int | None
