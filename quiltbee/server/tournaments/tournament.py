"""A tournament: a fold of its events, as immutable values.

    tournament = tournament.after(Entered(1), at)
    tournament = tournament.after(Started(3, (2, 1)), at)

Entrants are identified by their numbers; their people and names are stored beside the events, which
therefore stay unchanged when an account is removed.
"""

from typing import Any, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from quiltbee.games import Reason, TimeControl
from quiltbee.rules import Seat
from quiltbee.server.store import Fair
from quiltbee.server.tournaments.events import (
    Appointed,
    Began,
    Bye,
    Came,
    Chosen,
    Closed,
    Corrected,
    Cut,
    Ended,
    Entered,
    Event,
    Finished,
    GameEvent,
    Hidden,
    Left,
    Opened,
    Paired,
    Paused,
    People,
    Reminded,
    Renamed,
    Resumed,
    Returned,
    Started,
    Withdrew,
)

TournamentKind = Literal["swiss", "round_robin", "double_round_robin"]
TournamentState = Literal["open", "running", "over"]
"""`open` is before the start, while people can join."""

Seeding = Literal["lot", "rating"]
"""The order at the start; equal ratings are ordered by lot."""

MOST_ROUNDS = 15
MOST_ENTRANTS: dict[TournamentKind, int] = {"swiss": 64, "round_robin": 16, "double_round_robin": 8}

LONGEST_NOTE = 200
"""Characters of the note on a corrected result."""


class Entrant(Struct, frozen=True):
    """An entrant of a tournament; `place` is their place in the order at the start.

    `person` is None once their account is gone; they have withdrawn then. `is_bot` marks a program.
    One who `organises` is a co-organizer, even after withdrawing.
    """

    number: int
    name: str = ""
    person: str | None = None
    withdrawn: bool = False
    removed: bool = False
    place: int | None = None
    is_bot: bool = False
    organises: bool = False


class Correction(Struct, frozen=True):
    """A corrected result: the winner's entrant number, a note, and the time."""

    winner: int | None
    note: str
    at: int


class TournamentGame(Struct, frozen=True):
    """A game of a pairing, in which the entrant `first` sits first.

    A game forfeited by both is over without a `winner`. `scores` are in the order of the seats.
    `opened` and `last`, the time of its end, are in ms since 1970. `has_begun` says that somebody
    has moved, `is_cut` that the choice of a seat is next. `came` has the entrants who have been at
    the table. `is_forfeit` says that a player was absent or left the tournament.
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
    is_reminded: bool = False
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
        """The entrant to act before the first move."""
        return self.second if self.is_cut else self.first

    @property
    def is_unplayed(self) -> bool:
        """Whether it was forfeited before anybody moved."""
        return self.is_forfeit and not self.has_begun and self.correction is None

    def seat(self, entrant: int) -> Seat:
        """Return the seat of one of the two."""
        return Seat.FIRST if entrant == self.first else Seat.SECOND

    def after(self, event: GameEvent, at: int) -> "TournamentGame":
        """Return the game after one of its events."""
        match event:
            case Came(entrant=entrant):
                return replace(self, came=self.came | {entrant})
            case Reminded():
                return replace(self, is_reminded=True)
            case Cut():
                return replace(self, is_cut=True, came=self.came | {self.first})
            case Chosen(swapped=swapped):
                first, second = self.first, self.second
                if swapped:
                    first, second = second, first
                both = frozenset({first, second})
                seats = {"first": first, "second": second}
                return replace(self, **seats, came=both, is_cut=False, has_chosen=True)
            case Began():
                return replace(self, has_begun=True, came=self.came | {self.first})
            case Ended():
                return replace(
                    self,
                    over=True,
                    last=event.at,
                    winner=None if event.winner is None else Seat(event.winner),
                    scores=event.scores,
                    reason=event.reason,
                    is_forfeit=event.forfeit,
                )
            case Corrected(winner=winner, note=note):
                return replace(self, correction=Correction(winner, note, at))


class Pairing(Struct, frozen=True):
    """Two entrants who meet in a round; a bye has neither `second` nor games."""

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
        """Return the number of its games that are not open yet."""
        return 0 if self.second is None else games_per_pairing - len(self.games)


class Place(NamedTuple):
    """The round of a game, and the number of its pairing."""

    round: int
    pairing: int


class Tournament(Struct, frozen=True):
    """A tournament: its settings, and its state after its events. Times are in ms since 1970.

    `organiser` is None once their account is gone. `rounds` may be None before the start, and
    `starts` is the time of an automatic start. An entrant who has not arrived `deadline` ms after
    the opening of a game forfeits it. A round begins `pause` ms after the end of the previous one.
    Late entry and half-point byes end with the round `late_until`. `bots` says whether bots may
    enter. Pairings are either played `twice`, each game for a point, or have a `fair` start and one
    point. A `public` one can be joined from the lobby. While it is `paused` nothing begins;
    `resumed` is the time of its last resumption, or 0. Only entrants and organizers see a `hidden`
    one. A `closed` one is over as soon as its games have been aborted.

    Entrants are in the order of their numbers, pairings by round and number. Each half-point bye is
    a pair of a round and an entrant. `number` is the number of the last event.
    """

    id: str
    name: str
    created: int
    organiser: str | None
    kind: TournamentKind
    rounds: int | None = None
    clock: str | None = None
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
    seeding: Seeding = "lot"
    paused: bool = False
    resumed: int = 0
    hidden: bool = False
    closed: bool = False
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    half_byes: frozenset[tuple[int, int]] = frozenset()
    number: int = 0

    @property
    def time_control(self) -> TimeControl | None:
        """The time control of its games, if any."""
        return None if self.clock is None else TimeControl.parse(self.clock)

    @property
    def is_correspondence(self) -> bool:
        """Whether its games take days, so that nobody has to be present when a round begins."""
        control = self.time_control
        return control is not None and not control.is_real_time

    @property
    def patience(self) -> int | None:
        """How long a game waits for its first turn, in ms; in correspondence one turn's time."""
        control = self.time_control
        if self.deadline is None and control is not None and self.is_correspondence:
            return control.main_ms
        return self.deadline

    @property
    def games_per_pairing(self) -> int:
        """The number of games of a pairing that score a point each."""
        return 2 if self.twice else 1

    @property
    def is_one_after_the_other(self) -> bool:
        """Whether the second game of a pairing opens after the first.

        It does in real time, or if the sum of both counts.
        """
        control = self.time_control
        return self.fair == "both" or (self.twice and control is not None and control.is_real_time)

    @property
    def last_entry(self) -> int:
        """The last round for late entry and half-point byes."""
        return min(self.late_until, self.rounds or self.late_until)

    @property
    def admits_late(self) -> bool:
        """Whether people can still enter, for the next round."""
        return self.state == "running" and self.round < self.last_entry

    @property
    def round(self) -> int:
        """The latest round; 0 before the start."""
        return self.pairings[-1].round if self.pairings else 0

    @property
    def order(self) -> tuple[int, ...]:
        """The entrant numbers in the order of the start."""
        drawn = [(one.place, one.number) for one in self.entrants if one.place is not None]
        return tuple(number for _, number in sorted(drawn))

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
        """The pairings whose second game should open, since the first is over.

        After a forfeit the second game is forfeited too, and not opened. Where the sum counts, the
        second is opened in the commit that ends the first.
        """
        return tuple(
            one
            for one in self.pairings
            if self.fair is None
            and one.unopened(self.games_per_pairing)
            and all(game.over and not game.is_forfeit for game in one.games)
        )

    @property
    def half_byes_taken(self) -> tuple[tuple[int, int], ...]:
        """The half-point byes so far, without those of entrants who were paired after all."""
        paired = {(one.round, entrant) for one in self.pairings for entrant in one.people}
        past = (bye for bye in self.half_byes if bye[0] <= self.round)
        return tuple(sorted(bye for bye in past if bye not in paired))

    def game(self, game: str) -> TournamentGame | None:
        """Return the game with this id, if it belongs to the tournament."""
        for pairing in reversed(self.pairings):
            for one in pairing.games:
                if one.id == game:
                    return one
        return None

    def place_of(self, game: str) -> Place:
        """Return the place of a game; raises KeyError if it is not in the tournament."""
        for one in reversed(self.pairings):
            if any(played.id == game for played in one.games):
                return Place(one.round, one.number)
        raise KeyError(game)

    def entrant(self, number: int) -> Entrant | None:
        """Return the entrant with this number, if any."""
        return next((one for one in self.entrants if one.number == number), None)

    def is_organised_by(self, person: str | None) -> bool:
        """Return whether a person is its organizer or a co-organizer."""
        you = self.entrant_of(person)
        helps = you is not None and you.organises
        return helps or (person is not None and self.organiser == person)

    def is_for(self, person: str | None) -> bool:
        """Return whether a person may see the tournament: everybody may unless it is hidden."""
        return not self.hidden or self.is_organised_by(person) or bool(self.entrant_of(person))

    def entrant_of(self, person: str | None) -> Entrant | None:
        """Return a person's entry; None if they have not joined."""
        if person is None:
            return None
        return next((one for one in self.entrants if one.person == person), None)

    def after(self, event: Event, at: int) -> "Tournament":
        """Return the tournament after one more event, stored at this time."""
        return replace(self._after(event, at), number=self.number + 1)

    def _after(self, event: Event, at: int) -> "Tournament":
        match event:
            case Entered():
                return self._enter(event)
            case Left(entrant=number):
                entrants = tuple(one for one in self.entrants if one.number != number)
                byes = frozenset(bye for bye in self.half_byes if bye[1] != number)
                return replace(self, entrants=entrants, half_byes=byes)
            case Withdrew(entrant=number, removed=removed):
                changes = {"organises": False} if removed else {}
                later = self._with_entrant(number, withdrawn=True, removed=removed, **changes)
                return replace(later, half_byes=self._byes_without(number))
            case Returned(entrant=number):
                return self._return(number)
            case Appointed(entrant=number):
                return self._with_entrant(number, organises=event.wanted)
            case Paused():
                return replace(self, paused=True)
            case Resumed():
                return self._resume(at)
            case Renamed(name=name):
                return replace(self, name=name)
            case Hidden(wanted=wanted):
                return replace(self, hidden=wanted)
            case Closed():
                return replace(self, closed=True)
            case People():
                return self
            case Bye(entrant=number):
                bye = {(event.round, number)}
                byes = self.half_byes | bye if event.wanted else self.half_byes - bye
                return replace(self, half_byes=byes)
            case Started(rounds=rounds, order=order):
                places = {number: place for place, number in enumerate(order, 1)}
                entrants = tuple(
                    replace(one, place=places.get(one.number)) for one in self.entrants
                )
                running = {"state": "running", "rounds": rounds, "paused": False}
                return replace(self, **running, entrants=entrants)
            case Paired(pairings=pairings):
                paired = (
                    Pairing(event.round, board, first, second, _games(first, second, games, at))
                    for board, (first, second, games) in enumerate(pairings, 1)
                )
                return replace(self, pairings=(*self.pairings, *paired))
            case Finished():
                return replace(self, state="over")
            case Opened():
                return self._open_second(event, at)
            case _:
                return self._change_game(event, at)

    def _enter(self, event: Entered) -> "Tournament":
        place = None if self.state == "open" else self._last_place
        entrant = Entrant(event.entrant, place=place, is_bot=event.bot)
        missed = {(past, event.entrant) for past in range(1, self.round + 1)}
        entrants = sorted((*self.entrants, entrant), key=lambda one: one.number)
        return replace(self, entrants=tuple(entrants), half_byes=self.half_byes | missed)

    def _return(self, number: int) -> "Tournament":
        """Return the tournament with an entrant again, in last place if they had none."""
        before = self.entrant(number)
        drawn = None if before is None or self.state == "open" else before.place or self._last_place
        return self._with_entrant(number, withdrawn=False, removed=False, place=drawn)

    @property
    def _last_place(self) -> int:
        return 1 + max((one.place or 0 for one in self.entrants), default=0)

    def _resume(self, at: int) -> "Tournament":
        """Return the tournament after a pause, which restarts all deadlines and reminders."""
        pairings = (
            replace(one, games=tuple(replace(game, is_reminded=False) for game in one.games))
            for one in self.pairings
        )
        return replace(self, paused=False, resumed=at, pairings=tuple(pairings))

    def _byes_without(self, entrant: int) -> frozenset[tuple[int, int]]:
        """Return the half-point byes without the future ones of an entrant who withdraws.

        An entrant who has not played loses those of rounds before a late entry too.
        """
        has_played = any(entrant in one.people for one in self.pairings)
        return frozenset(
            bye
            for bye in self.half_byes
            if bye[1] != entrant or (has_played and bye[0] <= self.round)
        )

    def _with_entrant(self, number: int, **changes: Any) -> "Tournament":
        changed = (
            replace(one, **changes) if one.number == number else one for one in self.entrants
        )
        return replace(self, entrants=tuple(changed))

    def _open_second(self, event: Opened, at: int) -> "Tournament":
        pairings = list(self.pairings)
        for index, one in enumerate(pairings):
            if (one.round, one.number) == (event.round, event.pairing) and one.second is not None:
                second = TournamentGame(event.game, one.second, one.first, opened=at)
                pairings[index] = replace(one, games=(*one.games, second))
        return replace(self, pairings=tuple(pairings))

    def _change_game(self, event: GameEvent, at: int) -> "Tournament":
        """Return the tournament after an event of one of its games, most likely a late one."""
        pairings = list(self.pairings)
        for index in range(len(pairings) - 1, -1, -1):
            games = pairings[index].games
            if any(game.id == event.game for game in games):
                later = (game.after(event, at) if game.id == event.game else game for game in games)
                pairings[index] = replace(pairings[index], games=tuple(later))
                break
        return replace(self, pairings=tuple(pairings))


def _games(
    first: int, second: int | None, games: tuple[str, ...], at: int
) -> tuple[TournamentGame, ...]:
    if second is None:
        return ()
    seatings = (first, second), (second, first)
    return tuple(
        TournamentGame(game, *seating, opened=at)
        for game, seating in zip(games, seatings, strict=False)
    )
