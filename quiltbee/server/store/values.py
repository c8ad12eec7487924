"""Sessions, tables and events as immutable values.

Positions are not stored: `StoredGame` is the fold of a table's events over its set-up.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, assert_never

from quiltbee.games import Clock, Game, Moved, TakenBack, TimeControl, begin
from quiltbee.rules import AnyMove, Decider, Seat
from quiltbee.server.store.table_events import (
    AUTOMA,
    AnyEvent,
    Cut,
    HandedOver,
    Joined,
    RematchAsked,
    RematchOpened,
    SeatChosen,
    SeatHolder,
    TableEvent,
    TakebackAsked,
    TakebackDeclined,
)

Opponent = Literal["computer", "greedy", "random", "person", "automa", "friend", "anyone"]
"""The opponent chosen when a table was opened; `computer` is the engine, at one of its levels.

`person` is a second person at the same screen, `friend` an invited one, `anyone` any visitor of a
public table.
"""

Access = Literal["private", "invitation", "public"]
"""Who may take an open seat: nobody, invited people, or everybody."""

Fair = Literal["cut", "both"]
"""A fair start: one cuts and the other chooses, or both play both seats."""

Step = Literal["cut", "choose"]
"""The next step before the first move, where one cuts and the other chooses."""

SEATS = tuple(Seat)
"""Both seats; faster to iterate than the class."""

_PLAYERS: dict[str | None, Opponent] = {"greedy": "greedy", "random": "random", AUTOMA: "automa"}


Proof = Literal["passphrase", "passkey", "link"]
"""The proof that a browser belongs to a person."""


@dataclass(frozen=True, slots=True)
class Session:
    """One browser of a person; the token itself is only in its cookie.

    `proved` is when the browser last proved to be the person's, in ms since 1970, and `proof` how;
    both are None for a person without an account. `used` is when it was last used, to the day, and
    `agent` names browser and system, such as "Firefox, Linux".
    """

    token_hash: str
    person: str
    created: int
    proved: int | None = None
    proof: Proof | None = None
    used: int | None = None
    agent: str | None = None

    @property
    def last_used(self) -> int:
        """The time of its last use, to the day."""
        return self.created if self.used is None else self.used

    @property
    def key(self) -> str:
        """Its public id for its person; it grants no access."""
        return self.token_hash[:16]


@dataclass(frozen=True)
class TableSetup:
    """The settings of a table; times are milliseconds since 1970.

    Two people at one screen count as one person who holds both seats. `start` is a position of any
    variant. `opening` has the moves of a continued record: they belong to the game and can't be
    taken back; `start` has the shuffles they needed. `seed` is None for a continued game, and
    `chosen` says whether the person chose it. `takebacks` matters only between two people.
    `tournament` is the id of the game's tournament, and `day` the day whose challenge it is. With
    the `fair` start `cut`, the cutter has the first seat until the other player has chosen. With
    `both`, this is the first of two games on one ring, or if `compensation` is set the second, with
    the lead of the first game for its second seat; `partner` is the other game. `held` is the time
    its clocks have stood still because a process hung, in ms.
    """

    id: str
    created: int
    seats: tuple[SeatHolder, SeatHolder]
    seed: str | None
    start: Any
    opening: tuple[AnyMove, ...] = ()
    clock: TimeControl | None = None
    access: Access = "private"
    takebacks: bool = True
    rated: bool = False
    chosen: bool = False
    tournament: str | None = None
    day: str | None = None
    fair: Fair | None = None
    compensation: int | None = None
    partner: str | None = None
    held: int = 0

    @property
    def is_first_of_two(self) -> bool:
        """Whether another game on the same ring follows and decides."""
        return self.fair == "both" and self.compensation is None

    @property
    def is_second_of_two(self) -> bool:
        """Whether the result is the sum of this game and an earlier one."""
        return self.fair == "both" and self.compensation is not None

    @property
    def counts(self) -> bool:
        """Whether the result counts beyond the table, so that hints and takebacks are off."""
        return self.rated or self.day is not None

    @cached_property
    def opponent(self) -> Opponent:
        """The opponent that the table was opened against."""
        player = next((holder.player for holder in self.seats if holder.player), None)
        if player is not None:
            return _PLAYERS.get(player, "computer")
        if not self.is_remote:
            return "person"
        return "anyone" if self.access == "public" else "friend"

    @cached_property
    def lets_page_think(self) -> bool:
        """Whether the opponent's page may compute the computer's moves.

        It may in an unrated duel opened against a level. Where the computer has taken over a seat,
        the table is not private.
        """
        return self.opponent == "computer" and self.access == "private" and not self.counts

    @cached_property
    def is_remote(self) -> bool:
        """Whether the players sit at two places, or one has yet to come."""
        first, second = self.seats
        if first.player is not None or second.player is not None:
            return False
        return self.access != "private" or first.person != second.person

    @property
    def clock_text(self) -> str | None:
        """Its time control as text; None if it has no clocks."""
        return None if self.clock is None else str(self.clock)

    @cached_property
    def untimed(self) -> Seat | None:
        """The computer player's seat at a table with a clock, which has unlimited time."""
        if self.clock is None:
            return None
        return next((seat for seat in Seat if self.holder(seat).player), None)

    @cached_property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return not any(holder.is_open for holder in self.seats)

    @cached_property
    def open_seat(self) -> Seat | None:
        """The open seat, if any."""
        return next((seat for seat in Seat if self.holder(seat).is_open), None)

    @cached_property
    def level(self) -> int | None:
        """The computer player's level, if any."""
        return next((holder.level for holder in self.seats if holder.level is not None), None)

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """Return the seats that a person holds; none if `person` is None."""
        if person is None:
            return ()
        seated = zip(SEATS, self.seats, strict=True)
        return tuple([seat for seat, holder in seated if holder.person == person])

    @cached_property
    def person_seats(self) -> tuple[Seat, ...]:
        """The seats that people hold."""
        return tuple(seat for seat in Seat if self.holder(seat).person is not None)

    @cached_property
    def people(self) -> tuple[str, ...]:
        """The ids of the people who sit here or are invited, each once."""
        theirs = (holder.person or holder.invited for holder in self.seats)
        return tuple(dict.fromkeys(person for person in theirs if person is not None))

    def holder(self, seat: Seat) -> SeatHolder:
        """Return the holder of a seat."""
        return self.seats[seat.index]

    def with_holder(self, seat: Seat, holder: SeatHolder) -> "TableSetup":
        """Return the set-up with another holder of a seat."""
        first, second = self.seats
        return replace(self, seats=(holder, second) if seat is Seat.FIRST else (first, holder))

    def begin(self) -> Game[Any]:
        """Return the game before its first event; raises ValueError for an illegal opening.

        A game with hidden cards that continues a text is practice.
        """
        practice = self.seed is None and self.start.has_cards
        points = self.compensation or 0
        return begin(self.start, self.opening, practice=practice, compensation=points)

    def begin_clock(self) -> Clock | None:
        """Return the clocks before the first event; None if it has no clocks.

        Against a computer player they run as soon as the table is opened, so that nobody opens
        tables until ring and seat suit them. Such a table is stored with `held` so that its clocks
        count from `created`.
        """
        if self.clock is None:
            return None
        if self.untimed is None:
            return Clock.begin(self.clock)
        first = self.begin().decider
        assert isinstance(first, Seat)
        return Clock.against_computer(self.clock, self.untimed, first, self.created)


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """A numbered event of a table; the first is 1.

    `message` is the id of the message that requested it, unique per sender and game. `person` is
    the sender, None for a computer player. `at` is in milliseconds since 1970. `lost` is the
    downtime before it and `lag` the network delay, both in milliseconds; neither is charged to a
    clock.
    """

    number: int
    message: str
    at: int
    event: AnyEvent
    person: str | None = None
    lost: int = 0
    lag: int = 0

    @property
    def served(self) -> int:
        """The served time of the event."""
        return self.at - self.lost


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A table and its game after event `number`.

    `offer` is the seat that has asked for a takeback, `rematch` the seats that have asked for
    another game, and `next_game` the id of that game. `cut` is the number of points that the cutter
    has set, and `has_chosen` says whether the other player has taken a seat.
    """

    setup: TableSetup
    game: Game[Any]
    number: int = 0
    clock: Clock | None = None
    offer: Seat | None = None
    rematch: frozenset[Seat] = frozenset()
    next_game: str | None = None
    cut: int | None = None
    has_chosen: bool = False

    @property
    def step(self) -> Step | None:
        """The next step before the first move; None once moves can be made."""
        if self.setup.fair != "cut" or self.has_chosen or self.game.is_over:
            return None
        return "cut" if self.cut is None else "choose"

    @property
    def decider(self) -> Decider | None:
        """The seat or chance that decides next, also before the first move; None if it is over."""
        match self.step:
            case "cut":
                return Seat.FIRST
            case "choose":
                return Seat.SECOND
        return self.game.decider

    @classmethod
    def fold(cls, setup: TableSetup, events: Iterable[StoredEvent] = ()) -> "StoredGame":
        """Return the game after these events; raises ValueError if they are inconsistent."""
        stored = cls(setup, setup.begin(), clock=setup.begin_clock())
        for event in events:
            stored = stored.after(event)
        return stored

    def after(self, event: StoredEvent) -> "StoredGame":
        """Return the game after one more event; raises ValueError if it can't follow."""
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} can't follow event {self.number}")
        if isinstance(event.event, TableEvent):
            return replace(self._after_table_event(event.event), number=event.number)
        game = self.game.after(event.event)
        clock = self.clock and self.clock.after(event.event, game, event.served, event.lag)
        offer = None if isinstance(event.event, Moved | TakenBack) or game.is_over else self.offer
        return StoredGame(  # three times as fast as `replace`, for every move
            self.setup,
            game,
            event.number,
            clock,
            offer,
            self.rematch,
            self.next_game,
            self.cut,
            self.has_chosen,
        )

    def _after_table_event(self, event: TableEvent) -> "StoredGame":
        match event:
            case Joined(drawn=TableSetup() as setup):
                return replace(self, setup=setup, game=setup.begin())
            case Joined(seat, holder):
                return self._with_holder(seat, holder)
            case HandedOver(seat, holder):  # the computer plays without a clock, for no rating
                later = self._with_holder(seat, holder)
                unrated = replace(later.setup, rated=False)
                return replace(later, setup=unrated, clock=None, offer=None)
            case TakebackAsked(seat):
                return replace(self, offer=seat)
            case TakebackDeclined() if self.game.is_over:
                return replace(self, rematch=frozenset())
            case TakebackDeclined():
                return replace(self, offer=None)
            case RematchAsked(seat):
                return replace(self, rematch=self.rematch | {seat})
            case RematchOpened(game):
                return replace(self, next_game=game)
            case Cut(points=points):
                return replace(self, cut=points, game=replace(self.game, compensation=points))
            case SeatChosen(holders=holders):
                setup = self.setup if holders is None else replace(self.setup, seats=holders)
                return replace(self, setup=setup, has_chosen=True)
            case _:
                assert_never(event)

    def _with_holder(self, seat: Seat, holder: SeatHolder | None) -> "StoredGame":
        return self if holder is None else replace(self, setup=self.setup.with_holder(seat, holder))
