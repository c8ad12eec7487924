"""Requests and descriptions of tournaments; people are identified by their entrant numbers."""

from csv import writer
from io import StringIO
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from quiltbee.games import Reason
from quiltbee.server.body import Body, Id, Shape, cleaned_name
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
    or has a `fair` start. A `public` one is in the lobby, and needs no invitation. The order at the
    start is drawn by `lot`, or the best `rating` comes first.
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
        """Clean the name, and refuse incompatible settings; raises ValueError."""
        super().__post_init__()
        self.name = cleaned_name(self.name, "a tournament")
        if self.rounds is not None and self.kind != "swiss":
            raise ValueError("rounds can only be set for a Swiss tournament")
        if self.late_until and self.kind != "swiss":
            raise ValueError("late entry is only possible in a Swiss tournament")
        if self.fair and self.twice:
            raise ValueError("a fair start and two games for a point each exclude each other")
        if self.fair == "cut" and self.bots:
            raise ValueError("bots don't cut and choose")


class JoinTournament(Body):
    """The code of the invitation, unless the tournament is public, and the entrant's name."""

    code: Annotated[str, Meta(max_length=100)] | None = None
    name: Name | None = None


class RemoveEntrant(Body):
    """The entrant to remove."""

    entrant: Number


class Appoint(Body):
    """The entrant to appoint as a co-organizer, or to dismiss."""

    entrant: Number
    wanted: bool = True


class Pause(Body):
    """Whether to pause the tournament or to resume it."""

    wanted: bool = True


class Forfeit(Body):
    """The entrant who forfeits the running games of a pairing in this round."""

    pairing: Number
    entrant: Number


class Correct(Body):
    """The corrected result of a finished game; without a winner neither player scores."""

    game: Id
    winner: Number | None
    note: Annotated[str, Meta(min_length=1, max_length=LONGEST_NOTE)]

    def __post_init__(self) -> None:
        """Clean the note; raises ValueError if it is then empty."""
        shown = "".join(c if c.isprintable() else " " for c in self.note).strip()
        if not shown:
            raise ValueError("a corrected result needs a note")
        self.note = shown


class HalfBye(Body):
    """The round of a half-point bye to request, or to cancel."""

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    wanted: bool = True


class EnterBot(Body):
    """A bot of the caller's, by name or id; callers other than the organizer need a code."""

    bot: Annotated[str, Meta(min_length=1, max_length=200)]
    code: Annotated[str, Meta(max_length=100)] | None = None


class TournamentMade(Struct):
    """A new tournament, and its invitation link."""

    id: str
    url: str
    invitation: str


class TournamentInvitation(Struct):
    """A tournament's invitation link, which is shown only once."""

    invitation: str


class TournamentList(Struct):
    """The tournaments that a person organizes or has joined, newest first."""

    tournaments: list[ListedTournament]


class EntrantShape(Shape, omit_defaults=True):
    """An entrant of a tournament; `half_byes` has the rounds of requested byes.

    `removed` and `organises`, for co-organizers, are only there if true: 0.2.0 lacks them.
    """

    entrant: int
    name: str
    withdrawn: bool
    bot: bool
    half_byes: list[int]
    removed: bool = False
    organises: bool = False


class TournamentGameShape(Shape):
    """A game of a pairing; `scores` are in the order of the seats.

    The reason of a forfeited game is `forfeit`; without a winner both players forfeited it.
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
    """Two entrants who meet, or a bye; `points` are in the order of the entrants.

    `half` marks a half-point bye, and `waiting` is the number of games that open later.
    """

    pairing: int
    first: int
    second: int | None
    points: list[float]
    half: bool
    waiting: int
    games: list[TournamentGameShape]


class RoundShape(Struct):
    """A round and its pairings."""

    round: int
    pairings: list[PairingShape]


class TournamentShape(TournamentHead, kw_only=True, omit_defaults=True):
    """The state of a tournament; `deadline` and `pause` are in seconds.

    `next` is the start of the next round, in ms since 1970, between two rounds. While it is
    `paused` nothing begins. `organising` says that the reader is the organizer or a co-organizer,
    `helping` that they are a co-organizer. Only entrants and organizers see a `hidden` one.
    Fields with a default are only there if they differ from it: 0.2.0 lacks them.
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
    """A running game: its scores if it ended now, by seat; `now` is the time of its clocks."""

    id: str
    scores: tuple[int, int]
    clock: ClockState | None
    now: int | None


class TournamentClocks(Struct):
    """The running games of a tournament, for a display."""

    games: list[RunningGame]


class GameInTournament(Shape):
    """The place of a game in its tournament; `game` is the reader's next open game."""

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
    has_begun, byes = tournament.state != "open", sorted(tournament.half_byes)
    return TournamentShape.like(
        tournament,
        **{"helping": False, **own_part(tournament, person)},
        deadline=None if tournament.deadline is None else tournament.deadline // 1000,
        pause=tournament.pause // 1000,
        late_until=tournament.last_entry,
        next=next_round(tournament),
        entrants=[
            EntrantShape.like(
                one,
                entrant=one.number,
                bot=one.is_bot,
                half_byes=[number for number, entrant in byes if entrant == one.number],
            )
            for one in tournament.entrants
        ],
        schedule=_describe_rounds(tournament),
        standings=standings(placed, matches),
        cross_table=cross_table(numbers, matches) if has_begun else [],
    )


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
    elif tournament.fair == "both":  # the end of the first opens the second, or there is none
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
        games=[
            TournamentGameShape.like(
                game,
                url=f"/game/{game.id}",
                winner=game.winning_entrant,
                reason="forfeit" if game.is_forfeit else game.reason,
            )
            for game in games
        ],
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
    return GameInTournament.like(
        tournament,
        round=place.round,
        board=place.board,
        forfeit=this.is_forfeit,
        correction=this.correction,
        game=next(following, None),
        next=next_round(tournament),
    )


def format_standings(tournament: Tournament) -> str:
    """Format the standings as CSV, with names that spreadsheets don't take for formulas."""
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
    """Encode a tournament as JSON, without the fields of `own_part`."""
    described = msgspec.to_builtins(describe_tournament(tournament, None))
    for name in own_part(tournament, None):
        del described[name]
    return msgspec.json.encode(described)


def own_part(tournament: Tournament, person: str | None) -> dict[str, Any]:
    """Return the fields that differ between the readers of a tournament."""
    you, organising = tournament.entrant_of(person), tournament.is_organised_by(person)
    own = {"organising": organising, "you": None if you is None else you.number}
    return own | {"helping": True} if organising and tournament.organiser != person else own
