"""A game in progress: the fold over its events, for every variant.

    game = begin(DUEL.set_up(SetUp(ring), draws))
    game = game.after(game.move(move))

A `Game` is a value. Its methods that make an event check what is asked for and draw what chance
decides; `after` only carries an event out, so that the same events always give the same game.
Who sits where, names and clocks belong to whoever holds the game.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Generic, Literal, NamedTuple, assert_never

from quiltbee.games.events import CardTurned, Event, Moved, Resigned, TakenBack
from quiltbee.games.variant import Chance, Decider, Variant
from quiltbee.games.variants import variant_of
from quiltbee.notation import (
    AnyMove,
    Line,
    Record,
    RecordedMove,
    Shuffles,
    as_seen,
    format_link,
    replay,
)
from quiltbee.notation.codec import P
from quiltbee.notation.tags import PRACTICE
from quiltbee.rules import IllegalMoveError, Move, Position, RulesError, Seat

Reason = Literal["score", "first to 53", "resignation"]


class Result(NamedTuple):
    """How a game ended; after a resignation the scores are those of the last position."""

    winner: Seat
    scores: tuple[int, int]
    reason: Reason


@dataclass(frozen=True, slots=True)
class Game(Generic[P]):
    """A game after `number` events; `positions` is one longer than `moves`.

    `origin` is the position it began from and `shuffles` are those since. The first `settled`
    moves were made before and are never taken back. In a game of `practice` a player has seen
    what was to come.
    """

    variant: Variant[P]
    origin: P
    moves: tuple[AnyMove, ...]
    positions: tuple[P, ...]
    shuffles: Shuffles = ()
    settled: int = 0
    practice: bool = False
    resigned: Seat | None = None
    number: int = 0

    # Where it stands

    @property
    def position(self) -> P:
        """Where the game stands, hidden cards included."""
        return self.positions[-1]

    @property
    def table(self) -> Position:
        """What lies open on the table."""
        return self.variant.table(self.position)

    @property
    def decider(self) -> Decider | None:
        """Who or what decides next; None once the game is over."""
        return None if self.resigned is not None else self.variant.decider(self.position)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide, at the end of the game or after a resignation."""
        return self.decider is None

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        if self.resigned is not None:
            scores = self.variant.scores(self.position)
            return Result(self.resigned.other, scores, "resignation")
        end = self.variant.outcome(self.position)
        return Result(end.winner, end.scores, end.by) if end else None

    def seen_by(self, seat: Seat | None) -> P:
        """The position as a seat sees it, or with None a spectator."""
        return self.variant.view(self.position, seat)

    def decider_of(self, move: int) -> Decider | None:
        """Who or what decided the move of this index."""
        return self.variant.decider(self.positions[move])

    # Events: each checks what is asked for

    def move(self, move: Move) -> Moved:
        """A player's decision; raises IllegalMoveError, saying why it is not allowed."""
        if self.resigned is not None:
            raise IllegalMoveError("the game is over")
        if (reason := self.variant.why_illegal(self.position, move)) is not None:
            raise IllegalMoveError(reason)
        return Moved(move)

    def turn_card(self, draws: Random) -> CardTurned:
        """The Automa's next card; raises RulesError where none is to be turned over."""
        if self.decider is not Chance.CARD:
            raise RulesError("no card is to be turned over")
        return CardTurned(self.variant.draw_shuffle(self.position, draws))

    def resign(self, seat: Seat) -> Resigned:
        """The resignation of a player; raises RulesError once the game is over."""
        if self.is_over:
            raise RulesError("the game is over")
        return Resigned(seat)

    def takeback(self, seats: Collection[Seat] = tuple(Seat)) -> int | None:
        """How many moves are kept when the last decision of one of `seats` is taken back.

        A resignation is taken back alone. None where there is nothing to take back.
        """
        if self.resigned is not None:
            return len(self.moves)
        for index in reversed(range(self.settled, len(self.moves))):
            if self.decider_of(index) in seats:
                return index
        return None

    def take_back(self, keep: int, draws: Random) -> TakenBack:
        """Take back all but the first `keep` moves; what was unseen then is dealt anew."""
        if not self.settled <= keep <= len(self.moves):
            raise RulesError(f"the moves that are kept are {self.settled} to {len(self.moves)}")
        if not self.has_card_after(keep):
            return TakenBack(keep)
        return TakenBack(keep, self.variant.deal_unseen(self.positions[keep], draws))

    def has_card_after(self, keep: int) -> bool:
        """Whether a card was turned over after the first `keep` moves."""
        return any(self.decider_of(index) is Chance.CARD for index in range(keep, len(self.moves)))

    # The fold

    def after(self, event: Event) -> "Game[P]":
        """The game one event later; raises RulesError for an event that can't have happened."""
        match event:
            case Moved(move):
                position = self.variant.play(self.position, move)
                later = self._extended(move, position)
            case CardTurned(shuffle):
                turn, position = self.variant.turn_card(self.position, shuffle)
                later = self._extended(turn, position)
            case TakenBack(keep, shuffle):
                later = self._shortened(keep)
                if shuffle is not None:
                    later = replace(later._reordered(shuffle), practice=True)
            case Resigned(seat):
                later = replace(self, resigned=seat)
            case _:
                assert_never(event)
        return replace(later, number=self.number + 1)

    def dealt_anew(self, draws: Random) -> "Game[P]":
        """The game with all that nobody has seen dealt anew; the same where nothing is hidden."""
        shuffle = self.variant.deal_unseen(self.position, draws)
        return self if shuffle is None else self._reordered(shuffle)

    def _extended(self, move: AnyMove, position: P) -> "Game[P]":
        reshuffled = self.variant.count_shuffles((self.position, position))
        shuffles = self.shuffles
        if reshuffled:
            shuffles = (*shuffles, self.variant.shuffle(position))
        return replace(
            self,
            moves=(*self.moves, move),
            positions=(*self.positions, position),
            shuffles=shuffles,
        )

    def _shortened(self, keep: int) -> "Game[P]":
        positions = self.positions[: keep + 1]
        used = self.variant.count_shuffles((self.origin, *positions))
        return replace(
            self,
            moves=self.moves[:keep],
            positions=positions,
            shuffles=self.shuffles[:used],
            resigned=None,
        )

    def _reordered(self, shuffle: tuple[int, ...]) -> "Game[P]":
        # Of a game from an empty pile the last shuffle may be one that nobody knows.
        used = self.variant.count_shuffles((self.origin, *self.positions))
        return replace(
            self,
            positions=self.variant.reorder(self.positions, shuffle),
            shuffles=(*self.shuffles[: used - 1], shuffle) if used else (),
        )

    # How it is written

    @property
    def start(self) -> P:
        """The start as a record has it, with the first shuffle in its order."""
        is_due = self.variant.codec.is_shuffle_due(self.origin)
        return self.origin if is_due else self.positions[0]

    def record(
        self, tags: Mapping[str, str] = MappingProxyType({}), line: Line | None = None
    ) -> Record[P]:
        """The record, with hidden cards left out until the end.

        `tags` are added to those that the game itself says. `line` are the moves with what is
        said of them; without it nothing is.
        """
        result = self.result
        ending = {"Termination": "resignation" if self.resigned is not None else "normal"}
        if result is None:
            ending["Termination"] = "unfinished"
        if self.practice:
            ending[PRACTICE] = "1"
        record = Record(
            self.start,
            line or Line(tuple(map(RecordedMove, self.moves))),
            MappingProxyType({**tags, **ending}),
            "*" if result is None else ("1-0" if result.winner is Seat.FIRST else "0-1"),
            shuffles=self.shuffles,
        )
        return as_seen(record, self.positions)

    def link(self) -> str:
        """The link of the whole game, with hidden cards left out until the end."""
        if not self.variant.codec.hides_cards:
            return format_link(self.start, self.moves)
        seen = self.record()
        return format_link(seen.start, seen.moves, seen.shuffles)


def begin(
    origin: P,
    moves: Sequence[AnyMove] = (),
    shuffles: Shuffles = (),
    *,
    settled: int | None = None,
    practice: bool = False,
    variant: Variant[P] | None = None,
) -> Game[P]:
    """The game from a position on, with the moves that were made before its first event.

    Those are never taken back, or only the first `settled` are not. Raises NotationError for an
    illegal move, with its number.
    """
    variant = variant or variant_of(origin)
    positions = replay(origin, moves, shuffles)
    reshuffled = variant.count_shuffles((origin, *positions))
    if reshuffled > len(shuffles):  # the last one is not told: all its cards are unknown
        shuffles = (*shuffles, variant.shuffle(positions[-1]))
    return Game(
        variant,
        origin,
        tuple(moves),
        tuple(positions),
        shuffles[:reshuffled],
        settled=len(moves) if settled is None else settled,
        practice=practice,
    )


def begin_record(
    record: Record[P], *, settled: int | None = None, practice: bool = False
) -> Game[P]:
    """The game of a record; see `begin`. Practice if the record says so."""
    return begin(
        record.start,
        record.moves,
        record.shuffles,
        settled=settled,
        practice=practice or PRACTICE in record.tags,
    )
