"""A tournament as it is stored, as immutable values.

People are identified by their entrant numbers.
"""

from dataclasses import dataclass
from typing import Literal

from quiltbee.games import Reason, TimeControl
from quiltbee.rules import Seat
from quiltbee.server.store import Fair

TournamentKind = Literal["swiss", "round_robin", "double_round_robin"]
TournamentState = Literal["open", "running", "over"]
"""`open` until it starts: people can join."""

MOST_ROUNDS = 15
MOST_ENTRANTS: dict[TournamentKind, int] = {"swiss": 64, "round_robin": 16, "double_round_robin": 8}
MOST_UNFINISHED = 5
"""Tournaments that one person may organise at a time."""

LONGEST_NOTE = 200
"""Characters of what the organiser says about a corrected result."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """The settings and state of a tournament; `created` is in ms since 1970.

    `organiser` is None once they have left the server. `rounds` may be None before the start, and
    `starts` is when it starts by itself, in ms since 1970. Whoever has not come `deadline` ms after
    a game was opened forfeits it. A round begins `pause` ms after the end of the one before. Late
    entry, and half-point byes, end with the round `late_until`. `bots` says whether bots may enter.
    Pairings are either played `twice`, each game for a point, or have a `fair` start and one point.
    Whoever sees a `public` one in the lobby can join it.
    """

    id: str
    name: str
    created: int
    organiser: str | None
    kind: TournamentKind
    rounds: int | None = None
    clock: TimeControl | None = None
    board: Literal["revised", "original"] = "revised"
    twice: bool = True
    rated: bool = False
    state: TournamentState = "open"
    starts: int | None = None
    deadline: int | None = None
    pause: int = 0
    late_until: int = 0
    bots: bool = False
    fair: Fair | None = None
    public: bool = False

    @property
    def games_per_pairing(self) -> int:
        """The number of games of a pairing that are worth a point each."""
        return 2 if self.twice else 1

    @property
    def last_entry(self) -> int:
        """The last round that people can enter for."""
        return min(self.late_until, self.rounds or self.late_until)

    def admits_late(self, current: int) -> bool:
        """Whether somebody can still enter in a round that runs, to be paired in the next one."""
        return self.state == "running" and current < self.last_entry

    @property
    def is_one_after_the_other(self) -> bool:
        """Whether the second game of a pairing opens after the first.

        It does if clocks count seconds, or if the sum of both counts.
        """
        is_fast = self.clock is not None and self.clock.is_real_time
        return self.fair == "both" or (self.twice and is_fast)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody in a tournament; `place` is the place drawn at the start.

    `person` is None for somebody who has left the server, and so has withdrawn. `is_bot` marks a
    program.
    """

    number: int
    name: str
    person: str | None
    withdrawn: bool = False
    place: int | None = None
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Correction:
    """A result that the organiser has corrected: the winner's entrant number, None for nobody."""

    winner: int | None
    note: str
    at: int


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """A game of a pairing, in which the entrant `first` sits first.

    A game that both have forfeited is over without a `winner`. `scores` are in the order of the
    seats. `opened` and `last`, when it ended, are in ms since 1970. `has_begun` says that somebody
    has moved, `is_cut` that only the choice of a seat is missing. `came` are the entrants who have
    been at the table. `is_forfeit` says that somebody didn't come, or left the tournament.
    """

    id: str
    first: int
    second: int
    over: bool = False
    winner: Seat | None = None
    scores: tuple[int, int] | None = None
    reason: Reason | None = None
    opened: int = 0
    last: int = 0
    came: frozenset[int] = frozenset()
    has_begun: bool = False
    is_cut: bool = False
    has_chosen: bool = False
    is_forfeit: bool = False
    correction: Correction | None = None

    @property
    def winning_entrant(self) -> int | None:
        """The winner's entrant number, if the game is decided."""
        if self.correction is not None:
            return self.correction.winner
        if self.winner is None:
            return None
        return self.first if self.winner is Seat.FIRST else self.second

    @property
    def beginner(self) -> int:
        """Whom the game waits for until the first move."""
        return self.second if self.is_cut else self.first

    @property
    def is_unplayed(self) -> bool:
        """Whether it was forfeited before anybody moved."""
        return self.is_forfeit and not self.has_begun and self.correction is None

    def seat(self, entrant: int) -> Seat:
        """The seat of one of the two."""
        return Seat.FIRST if entrant == self.first else Seat.SECOND


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two people who meet in a round; a bye has neither `second` nor games."""

    round: int
    number: int
    first: int
    second: int | None = None
    games: tuple[TournamentGame, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """The paired entrants: two, or one with a bye."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def unopened(self, games_per_pairing: int) -> int:
        """How many of its games are not open yet."""
        return 0 if self.second is None else games_per_pairing - len(self.games)


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament with its entrants, its pairings and the half-point byes people asked for.

    Entrants are in the order of their numbers, pairings by round and number. A bye is a round and
    an entrant. `number` is that of the last event.
    """

    tournament: Tournament
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    half_byes: frozenset[tuple[int, int]] = frozenset()
    number: int = 0

    @property
    def round(self) -> int:
        """The latest round; 0 before the start."""
        return self.pairings[-1].round if self.pairings else 0

    @property
    def order(self) -> tuple[int, ...]:
        """The entrant numbers in the drawn order."""
        drawn = sorted(self.entrants, key=lambda entrant: entrant.place or 0)
        return tuple(entrant.number for entrant in drawn)

    @property
    def active(self) -> frozenset[int]:
        """The entrants who have not withdrawn."""
        return frozenset(one.number for one in self.entrants if not one.withdrawn)

    @property
    def running_games(self) -> tuple[TournamentGame, ...]:
        """The unfinished games."""
        return tuple(game for one in self.pairings for game in one.games if not game.over)

    @property
    def waiting_pairings(self) -> tuple[Pairing, ...]:
        """The pairings whose second game is to be opened, since the first is over.

        Whoever has forfeited the first game forfeits the second, which is not opened then. Where
        the sum counts, the second is opened in the commit that ends the first.
        """
        return tuple(
            one
            for one in self.pairings
            if self.tournament.fair is None
            and one.unopened(self.tournament.games_per_pairing)
            and all(game.over and not game.is_forfeit for game in one.games)
        )

    @property
    def overruled(self) -> tuple[TournamentGame, ...]:
        """The first games of those pairs whose sum counts."""
        if self.tournament.fair != "both":
            return ()
        return tuple(one.games[0] for one in self.pairings if len(one.games) > 1)

    @property
    def half_byes_taken(self) -> tuple[tuple[int, int], ...]:
        """The half-point byes so far, without those of people who were paired after all."""
        paired = {(one.round, entrant) for one in self.pairings for entrant in one.people}
        past = (bye for bye in self.half_byes if bye[0] <= self.round)
        return tuple(sorted(bye for bye in past if bye not in paired))

    @property
    def admits_late(self) -> bool:
        """Whether somebody can still enter, to be paired in the next round."""
        return self.tournament.admits_late(self.round)

    @property
    def late_until(self) -> int:
        """The last round that people can enter for, and have a half-point bye in."""
        return self.tournament.last_entry

    def game(self, game: str) -> TournamentGame | None:
        """The game with this id, if it belongs to the tournament."""
        for pairing in reversed(self.pairings):
            for one in pairing.games:
                if one.id == game:
                    return one
        return None

    def place_of(self, game: str) -> tuple[int, int]:
        """The round and the number of the pairing of a game; KeyError if it is none of these."""
        for one in reversed(self.pairings):
            if any(played.id == game for played in one.games):
                return one.round, one.number
        raise KeyError(game)

    def entrant(self, number: int) -> Entrant | None:
        """The entrant with this number, if any."""
        return next((one for one in self.entrants if one.number == number), None)

    def entrant_of(self, person: str | None) -> Entrant | None:
        """A person's entry; None if they have not joined."""
        if person is None:
            return None
        return next((one for one in self.entrants if one.person == person), None)


@dataclass(frozen=True, slots=True)
class Listed:
    """A tournament in a person's list; `you` is their number in it."""

    tournament: Tournament
    round: int
    entrants: int
    you: int | None


@dataclass(frozen=True, slots=True)
class Place:
    """A game's place: its tournament and that one's name, the round, and the pairing's number."""

    tournament: str
    name: str
    round: int
    board: int
