"""What the store keeps, as immutable values: people, tables and their events.

A position is nowhere stored: `StoredGame` is the fold of a table's events over its set-up.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

from quiltbee.games import Event, Game, Variant, begin, variant_of
from quiltbee.notation import AnyMove, Shuffles
from quiltbee.players import ENGINE
from quiltbee.rules import Seat

AUTOMA = "automa"
"""The `player` of the Automa's seat."""

Opponent = Literal["computer", "greedy", "random", "person", "automa"]
"""Whom a table was opened against; `computer` is the engine, at one of its levels."""

SeatKind = Literal["person", "computer", "automa"]


@dataclass(frozen=True, slots=True)
class Session:
    """One browser of a person; the token itself is only in its cookie."""

    token_hash: str
    person: str
    created: int


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who sits on a seat, and the name that is shown.

    Either `person` is set, an id, or `player`: AUTOMA or the name of a computer player, as
    `players.PLAYERS` has it. Only a player with levels has a `level`.
    """

    name: str
    person: str | None = None
    player: str | None = None
    level: int | None = None

    @property
    def kind(self) -> SeatKind:
        """What kind of player sits here."""
        if self.player is None:
            return "person"
        return "automa" if self.player == AUTOMA else "computer"


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What is settled when a table is opened; times are milliseconds since 1970.

    Two people at one screen are one person, who holds both seats. `start` is a position of any
    variant. `opening` holds the moves that were made before (in a record that is played on); they
    belong to the game and are never taken back. `shuffles` are those that they needed after the
    one in `start`. `seed` is None for a game that is played on.
    """

    id: str
    created: int
    seats: tuple[SeatHolder, SeatHolder]
    seed: str | None
    start: Any
    opening: tuple[AnyMove, ...] = ()
    shuffles: Shuffles = ()

    @property
    def variant(self) -> Variant[Any]:
        """The variant that is played."""
        return variant_of(self.start)

    @property
    def opponent(self) -> Opponent:
        """Whom the person who opened the table plays against."""
        opponents: dict[str, Opponent] = {
            ENGINE: "computer",
            "greedy": "greedy",
            "random": "random",
            AUTOMA: "automa",
        }
        players = [holder.player for holder in self.seats if holder.player is not None]
        return opponents[players[0]] if players else "person"

    @property
    def level(self) -> int | None:
        """The level of the computer player; None without one, and where it has none."""
        return next((holder.level for holder in self.seats if holder.level is not None), None)

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """The seats that a person holds; none for None."""
        if person is None:
            return ()
        return tuple(seat for seat in Seat if self.holder(seat).person == person)

    @property
    def person_seats(self) -> tuple[Seat, ...]:
        """The seats that people hold."""
        return tuple(seat for seat in Seat if self.holder(seat).person is not None)

    @property
    def people(self) -> tuple[str, ...]:
        """The ids of those who sit here, each once."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def holder(self, seat: Seat) -> SeatHolder:
        """Who sits on a seat."""
        return self.seats[seat.index]

    def begin(self) -> Game[Any]:
        """The game before its first event.

        Where cards are hidden, one that is played on from a text is practice. Raises ValueError
        for an opening that can't be played.
        """
        practice = self.seed is None and self.variant.codec.hides_cards
        return begin(self.start, self.opening, self.shuffles, practice=practice)


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event of a table with its number, which begins at 1.

    `message` is the id of the message that asked for it, unique in the game. `at` is in
    milliseconds since 1970. `person` is who asked, None for a computer player.
    """

    number: int
    message: str
    at: int
    event: Event
    person: str | None = None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A table and the game on it after its last event; `messages` are the ids of all of them."""

    setup: TableSetup
    game: Game[Any]
    messages: frozenset[str] = frozenset()

    @classmethod
    def fold(cls, setup: TableSetup, events: Iterable[StoredEvent] = ()) -> "StoredGame":
        """The game that a set-up and its events come to; ValueError if they don't fit together."""
        stored = cls(setup, setup.begin())
        for event in events:
            stored = stored.after(event)
        return stored

    def after(self, event: StoredEvent) -> "StoredGame":
        """The game one event later; raises ValueError for one that can't follow."""
        if event.number != self.game.number + 1:
            raise ValueError(f"event {event.number} can't follow event {self.game.number}")
        later = self.game.after(event.event)
        return replace(self, game=later, messages=self.messages | {event.message})


@dataclass(frozen=True, slots=True)
class AutomaTotal:
    """A person's finished games against the Automa with one deck at one level.

    `practice` are not counted in `games`; a game that was resigned is lost without a margin.
    """

    deck: str
    level: int
    games: int
    won: int
    mean_margin: float | None
    best_margin: int | None
    practice: int
