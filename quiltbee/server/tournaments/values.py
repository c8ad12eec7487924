"""A tournament as it is stored, as immutable values.

People are identified by their entrant numbers.
"""

from dataclasses import dataclass
from typing import Literal

from quiltbee.games import Reason, TimeControl
from quiltbee.rules import Seat

TournamentKind = Literal["swiss", "round_robin", "double_round_robin"]
TournamentState = Literal["open", "running", "over"]
"""`open` until it starts: people can join."""

MOST_ROUNDS = 15
MOST_ENTRANTS: dict[TournamentKind, int] = {"swiss": 64, "round_robin": 16, "double_round_robin": 8}
MOST_UNFINISHED = 5
"""Tournaments that one person may organise at a time."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """The settings and state of a tournament; `created` is in ms since 1970.

    `organiser` is None once they have left the server. `rounds` may be None before the start.
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

    @property
    def games_per_pairing(self) -> int:
        """The number of games of a pairing."""
        return 2 if self.twice else 1


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody in a tournament; `place` is the place drawn at the start.

    `person` is None for somebody who has left the server, and so has withdrawn.
    """

    number: int
    name: str
    person: str | None
    withdrawn: bool = False
    place: int | None = None


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """A game of a pairing, in which the entrant `first` sits first.

    An aborted game is over without a `winner`. `scores` are in the order of the seats.
    """

    id: str
    first: int
    second: int
    over: bool = False
    winner: Seat | None = None
    scores: tuple[int, int] | None = None
    reason: Reason | None = None

    @property
    def winning_entrant(self) -> int | None:
        """The winner's entrant number, if the game is decided."""
        if self.winner is None:
            return None
        return self.first if self.winner is Seat.FIRST else self.second

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


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament with its entrants and pairings.

    Entrants are in the order of their numbers, pairings by round and number.
    """

    tournament: Tournament
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    @property
    def round(self) -> int:
        """The latest round; 0 before the start."""
        return max((pairing.round for pairing in self.pairings), default=0)

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
    """A tournament in the list of a person, whose number in it is `you`."""

    tournament: Tournament
    round: int
    entrants: int
    you: int | None
