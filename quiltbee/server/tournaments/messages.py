"""Messages about tournaments: requests, and descriptions.

People are identified by their entrant numbers.
"""

from csv import writer
from io import StringIO
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from quiltbee.games import Reason
from quiltbee.server.body import Body, Id, cleaned_name
from quiltbee.server.store import Fair
from quiltbee.server.tournaments.decisions import next_round
from quiltbee.server.tournaments.pairing import (
    StandingShape,
    cross_table,
    match_of,
    matches_of,
    standings,
)
from quiltbee.server.tournaments.store import ListedPlace, ListedTournament, TournamentHead
from quiltbee.server.tournaments.tournament import (
    LONGEST_NOTE,
    MOST_ROUNDS,
    Correction,
    Pairing,
    Seeding,
    Tournament,
    TournamentGame,
    TournamentKind,
    TournamentState,
)
from quiltbee.server.wire.game import BoardName, ClockState
from quiltbee.server.wire.messages import Name, Timed

Number = Annotated[int, Meta(ge=1, le=10_000)]

LATEST = 2**53 - 1
LONGEST_SECONDS = 30 * 24 * 60 * 60


class NewTournament(Timed):
    """A request for a new tournament; `rounds` and `late_until` apply only to a Swiss.

    `starts` is in ms since 1970, `deadline` and `pause` in seconds. A pairing is played `twice`,
    or has a `fair` start. A `public` one stands in the lobby, and needs no invitation. The order at
    the start is drawn by `lot`, or the best `rating` comes first.
    """

    name: Name
    kind: TournamentKind
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None
    board: Literal["revised", "original"] = "revised"
    twice: bool = True
    starts: Annotated[int, Meta(ge=0, le=LATEST)] | None = None
    deadline: Annotated[int, Meta(ge=60, le=LONGEST_SECONDS)] | None = None
    pause: Annotated[int, Meta(ge=0, le=LONGEST_SECONDS)] = 0
    late_until: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    bots: bool = False
    fair: Fair | None = None
    public: bool = False
    seeding: Seeding = "lot"

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


class Appoint(Body):
    """Who organises the tournament too, or no longer does."""

    entrant: Number
    wanted: bool = True


class Pause(Body):
    """Whether the tournament pauses."""

    wanted: bool = True


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


class TournamentMade(Struct):
    """A new tournament, and its invitation link."""

    id: str
    url: str
    invitation: str


class TournamentInvitation(Struct):
    """A tournament's invitation link; it is not shown again."""

    invitation: str


class TournamentList(Struct):
    """The tournaments that a person organises or has joined, newest first."""

    tournaments: list[ListedTournament]


class EntrantShape(Struct, omit_defaults=True):
    """Somebody in a tournament; `half_byes` are the rounds in which they asked for one.

    `removed` is there only for whom the organiser has removed, and `organises` for co-organisers:
    0.2.0 does not know them.
    """

    entrant: int
    name: str
    withdrawn: bool
    bot: bool
    half_byes: list[int]
    removed: bool = False
    organises: bool = False


class TournamentGameShape(Struct):
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
    correction: Correction | None


class PairingShape(Struct):
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


class RoundShape(Struct):
    """A round that has been paired."""

    round: int
    pairings: list[PairingShape]


class TournamentShape(TournamentHead, kw_only=True, omit_defaults=True):
    """A tournament as it stands; `deadline` and `pause` are in seconds.

    `next` is when the next round begins, in ms since 1970, while everybody waits for it. While it
    is `paused` nothing begins. `organising` says that the reader is the organiser or helps,
    `helping` that they only help. A `hidden` one is for its people. What has a default is there
    only where it differs: 0.2.0 does not know it.
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
    seeding: Seeding = "lot"
    paused: bool = False
    hidden: bool = False
    helping: bool = False
    admits_late: bool
    next: int | None
    entrants: list[EntrantShape]
    schedule: list[RoundShape]
    standings: list[StandingShape]
    cross_table: list[list[float | None]]


class RunningGame(Struct):
    """A running game: the scores if it ended now, by seats; `now` is the time of its clocks."""

    id: str
    scores: tuple[int, int]
    clock: ClockState | None
    now: int | None


class TournamentClocks(Struct):
    """The running games of a tournament, for a display."""

    games: list[RunningGame]


class GameInTournament(Struct):
    """Where a game stands; `game` is one's own next one, which is open by now."""

    id: str
    name: str
    state: TournamentState
    round: int
    rounds: int | None
    board: int
    forfeit: bool
    correction: Correction | None
    game: str | None
    next: int | None


# Descriptions


def describe_tournament(tournament: Tournament, person: str | None) -> TournamentShape:
    """Describe a tournament to a person; None for a stranger."""
    numbers, matches = [one.number for one in tournament.entrants], matches_of(tournament)
    placed = [one.number for one in tournament.entrants if one.place is not None]
    has_begun = tournament.state != "open"
    return TournamentShape(
        id=tournament.id,
        name=tournament.name,
        kind=tournament.kind,
        state=tournament.state,
        created=tournament.created,
        rounds=tournament.rounds,
        round=tournament.round,
        **own_part(tournament, person),
        clock=tournament.clock,
        board=tournament.board,
        twice=tournament.twice,
        rated=tournament.rated,
        starts=tournament.starts,
        deadline=None if tournament.deadline is None else tournament.deadline // 1000,
        pause=tournament.pause // 1000,
        late_until=tournament.last_entry,
        bots=tournament.bots,
        fair=tournament.fair,
        public=tournament.public,
        seeding=tournament.seeding,
        paused=tournament.paused,
        hidden=tournament.hidden,
        admits_late=tournament.admits_late,
        next=next_round(tournament),
        entrants=_describe_entrants(tournament),
        schedule=_describe_rounds(tournament),
        standings=standings(placed, matches),
        cross_table=cross_table(numbers, matches) if has_begun else [],
    )


def _describe_entrants(tournament: Tournament) -> list[EntrantShape]:
    byes = sorted(tournament.half_byes)
    return [
        EntrantShape(
            entrant=one.number,
            name=one.name,
            withdrawn=one.withdrawn,
            removed=one.removed,
            organises=one.organises,
            bot=one.is_bot,
            half_byes=[number for number, entrant in byes if entrant == one.number],
        )
        for one in tournament.entrants
    ]


def _describe_rounds(tournament: Tournament) -> list[RoundShape]:
    rounds = [RoundShape(number, []) for number in range(1, tournament.round + 1)]
    for pairing in tournament.pairings:
        rounds[pairing.round - 1].pairings.append(_describe_pairing(pairing, tournament))
    for number, entrant in tournament.half_byes_taken:
        pairings = rounds[number - 1].pairings
        bye = _describe_pairing(Pairing(number, len(pairings) + 1, entrant), tournament)
        points = [tournament.games_per_pairing / 2]
        pairings.append(replace(bye, points=points, half=True))
    return rounds


def _describe_pairing(pairing: Pairing, tournament: Tournament) -> PairingShape:
    match, games = match_of(pairing, tournament), pairing.games
    if tournament.state == "over":
        waiting = 0
    elif tournament.fair == "both":  # none once somebody has ended the first
        waiting = len(games) if len(games) == 1 and not games[0].over else 0
    elif games and games[0].is_forfeit:
        waiting = 0
    else:
        waiting = pairing.unopened(tournament.games_per_pairing)
    return PairingShape(
        pairing=pairing.number,
        first=pairing.first,
        second=pairing.second,
        points=[match.points(entrant) for entrant in match.pair.people],
        half=False,
        waiting=waiting,
        games=list(map(_describe_game, games)),
    )


def _describe_game(game: TournamentGame) -> TournamentGameShape:
    return TournamentGameShape(
        id=game.id,
        url=f"/game/{game.id}",
        first=game.first,
        second=game.second,
        over=game.over,
        winner=game.winning_entrant,
        scores=game.scores,
        reason="forfeit" if game.is_forfeit else game.reason,
        correction=game.correction,
    )


def describe_place(
    tournament: Tournament, place: ListedPlace, game: str, person: str | None
) -> GameInTournament:
    """Describe a game's place in its tournament, and the reader's next game."""
    you, this = tournament.entrant_of(person), tournament.game(game)
    assert this is not None
    following = (
        one.id
        for one in tournament.running_games
        if you is not None and you.number in (one.first, one.second) and one.id != game
    )
    return GameInTournament(
        id=tournament.id,
        name=tournament.name,
        state=tournament.state,
        round=place.round,
        rounds=tournament.rounds,
        board=place.board,
        forfeit=this.is_forfeit,
        correction=this.correction,
        game=next(following, None),
        next=next_round(tournament),
    )


def format_standings(tournament: Tournament) -> str:
    """Format the standings as CSV, for spreadsheets: no name is a formula there."""
    names = {one.number: one.name for one in tournament.entrants}
    placed = [one.number for one in tournament.entrants if one.place is not None]
    columns = [name for name in StandingShape.__struct_fields__ if name not in ("place", "entrant")]
    text = StringIO()
    rows = writer(text)
    rows.writerow(["place", "name", *columns])
    for one in standings(placed, matches_of(tournament)):
        name = names[one.entrant]
        shown = f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
        rows.writerow([one.place, shown, *(f"{getattr(one, column):g}" for column in columns)])
    return text.getvalue()


def encode_for_all(tournament: Tournament) -> bytes:
    """Encode a tournament as JSON, without what differs between its readers."""
    described = msgspec.to_builtins(describe_tournament(tournament, None))
    for name in own_part(tournament, None):
        del described[name]
    return msgspec.json.encode(described)


def own_part(tournament: Tournament, person: str | None) -> dict[str, Any]:
    """Return what differs between the readers of a tournament."""
    you, organising = tournament.entrant_of(person), tournament.is_organised_by(person)
    own = {"organising": organising, "you": None if you is None else you.number}
    return own | {"helping": True} if organising and tournament.organiser != person else own
