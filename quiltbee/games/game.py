"""A game in progress: a fold over its events, for every variant.

    game = begin(DUEL.set_up(SetUp(ring), draws))
    game = game.after(game.move(move))

A `Game` is an immutable value. The methods that make an event check the request and draw whatever
chance decides. `after` only applies an event, so the same events always give the same game. Who
sits where, names and clocks are up to the caller.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import Generic, Literal, NamedTuple, assert_never

from quiltbee.games.events import (
    Aborted,
    CardTurned,
    Ending,
    Event,
    Flagged,
    Moved,
    Resigned,
    TakenBack,
)
from quiltbee.notation import (
    AnyMove,
    Line,
    Record,
    RecordedMove,
    as_seen,
    format_link,
    replay,
    with_points,
)
from quiltbee.notation.tags import COMPENSATION, PRACTICE
from quiltbee.rules import IllegalMoveError, Move, Position, RulesError, Seat
from quiltbee.variants import Chance, Decider, P, Shuffles, Variant, variant_of

Reason = Literal["score", "first to 53", "resignation", "time"]


class Result(NamedTuple):
    """How a game ended.

    `scores` are the first seat's, then the second's with the points that go with it; if it was not
    played out, those of the last position.
    """

    winner: Seat
    scores: tuple[int, int]
    reason: Reason


@dataclass(frozen=True)
class Game(Generic[P]):
    """A game after some events; make one with `begin` or `begin_record`.

    `origin` is the position it began from, and `shuffles` are the shuffles since then. `positions`
    is one longer than `moves`. The first `locked` moves were made before this game began and are
    never taken back. In a `practice` game the person has seen cards and then taken moves back.
    `ended` is what ended the game before it was played out, if anything has. `compensation` are
    points that go with the second seat.
    """

    variant: Variant[P]
    origin: P
    moves: tuple[AnyMove, ...]
    positions: tuple[P, ...]
    shuffles: Shuffles = ()
    locked: int = 0
    practice: bool = False
    ended: Ending | None = None
    compensation: int = 0

    # The current state

    @property
    def position(self) -> P:
        """The current position, hidden cards included; show players `seen_by` instead."""
        return self.positions[-1]

    @cached_property
    def table(self) -> Position:
        """The open part of the position: quilts, tokens, buttons and ring, without the cards."""
        return self.variant.table(self.position)

    @cached_property
    def decider(self) -> Decider | None:
        """Who or what decides next; None once the game is over, whatever ended it."""
        return None if self.ended is not None else self.variant.decider(self.position)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: played out, resigned, lost on time or broken off."""
        return self.decider is None

    @property
    def resigned(self) -> Seat | None:
        """The seat that resigned, if any."""
        return self.ended.seat if isinstance(self.ended, Resigned) else None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is running, and if it was broken off."""
        match self.ended:
            case Aborted():
                return None
            case Resigned(seat):
                return Result(seat.other, self._scores, "resignation")
            case Flagged(seat):
                return Result(seat.other, self._scores, "time")
        end = self.variant.outcome(self.position)
        if end is None:
            return None
        end = end.compensated(self.compensation)
        return Result(end.winner, end.scores, end.by)

    @property
    def _scores(self) -> tuple[int, int]:
        first, second = self.variant.scores(self.position)
        return first, second + self.compensation

    @property
    def is_alone(self) -> bool:
        """Whether one person plays, as against the Automa."""
        return len(self.variant.seats) == 1

    @property
    def can_abort(self) -> bool:
        """Whether it may still be broken off: until both players have made a decision in it.

        Moves made before this game began don't count. A game of one player is never broken off.
        """
        if self.is_over or self.is_alone:
            return False
        to_act: set[Decider | None] = set(self.variant.seats)
        for index in range(self.locked, len(self.moves)):
            to_act.discard(self.decider_of(index))
            if not to_act:
                return False
        return True

    def seen_by(self, seat: Seat | None) -> P:
        """The current position as a seat sees it; None stands for a spectator."""
        return self.variant.view(self.position, seat)

    def decider_of(self, move: int) -> Decider | None:
        """Who or what decided `moves[move]`."""
        return self.variant.decider(self.positions[move])

    # Requests: each is checked and becomes an event

    def move(self, move: Move) -> Moved:
        """Request a player's move; raises IllegalMoveError, with the reason, if it is illegal."""
        if self.ended is not None:
            raise IllegalMoveError("the game is over")
        return Moved(move, (self.position, self.variant.play(self.position, move)))

    def turn_card(self, draws: Random) -> CardTurned:
        """Request the Automa's turn; raises RulesError unless a card is due.

        `draws` shuffles the new pile if this turn needs one.
        """
        if self.decider is not Chance.CARD:
            raise RulesError("no card is due")
        return CardTurned(self.variant.draw_shuffle(self.position, draws))

    def resign(self, seat: Seat) -> Resigned:
        """Request a player's resignation; raises RulesError once the game is over."""
        self._check_runs()
        return Resigned(seat)

    def flag(self, seat: Seat) -> Flagged:
        """Request a loss on time; raises RulesError once the game is over.

        Whether the time is up is for the caller to say.
        """
        self._check_runs()
        return Flagged(seat)

    def abort(self) -> Aborted:
        """Request to break the game off; raises RulesError unless `can_abort`."""
        self._check_runs()
        if not self.can_abort:
            raise RulesError("the game is too far on to be broken off")
        return Aborted()

    def _check_runs(self) -> None:
        if self.is_over:
            raise RulesError("the game is over")

    def last_decision_of(self, seats: Collection[Seat]) -> int | None:
        """The index of the last move by one of `seats` in this game; None if there is none."""
        indices = reversed(range(self.locked, len(self.moves)))
        return next((index for index in indices if self.decider_of(index) in seats), None)

    def kept_by_takeback(self, seats: Collection[Seat] = tuple(Seat)) -> int | None:
        """How many moves to keep, to take back the last decision by one of `seats`.

        Pass the answer to `take_back`. A resignation alone is taken back first, which keeps every
        move. None if there is nothing to take back, and after a loss on time or an abort.
        """
        if self.ended is not None:
            return len(self.moves) if isinstance(self.ended, Resigned) else None
        return self.last_decision_of(seats)

    def take_back(self, keep: int, draws: Random) -> TakenBack:
        """Request to take back all but the first `keep` moves.

        If that takes back a turned card, the cards unseen at that point are dealt again from
        `draws`. Raises RulesError unless `keep` is from `locked` to the number of moves, and after
        a loss on time or an abort.
        """
        if isinstance(self.ended, Flagged | Aborted):
            raise RulesError("the game is over for good")
        if not self.locked <= keep <= len(self.moves):
            raise RulesError(f"the moves that are kept are {self.locked} to {len(self.moves)}")
        if not self.has_card_after(keep):
            return TakenBack(keep)
        return TakenBack(keep, self.variant.deal_unseen(self.positions[keep], draws))

    def has_card_after(self, keep: int) -> bool:
        """Whether a card was turned over after the first `keep` moves."""
        return any(self.decider_of(index) is Chance.CARD for index in range(keep, len(self.moves)))

    # The fold

    def after(self, event: Event) -> "Game[P]":
        """The game after one more event.

        Raises RulesError for a move or a card that is impossible here; a takeback or what ends the
        game is not checked again.
        """
        match event:
            case Moved(move, (before, after)) if before is self.position:
                return self._extended(move, after)
            case Moved(move):
                return self._extended(move, self.variant.play(self.position, move))
            case CardTurned(shuffle):
                return self._extended(*self.variant.turn_card(self.position, shuffle))
            case TakenBack(keep, shuffle):
                later = self._shortened(keep)
                if shuffle is not None:
                    later = replace(later._reordered(shuffle), practice=True)
                return later
            case Resigned() | Flagged() | Aborted():
                return replace(self, ended=event)
            case _:
                assert_never(event)

    def redealt(self, draws: Random) -> "Game[P]":
        """The game with all its unseen cards dealt again; the same game if nothing is hidden."""
        shuffle = self.variant.deal_unseen(self.position, draws)
        return self if shuffle is None else self._reordered(shuffle)

    def _extended(self, move: AnyMove, position: P) -> "Game[P]":
        reshuffled = self.variant.count_shuffles((self.position, position))
        shuffles = self.shuffles
        if reshuffled:
            shuffles = (*shuffles, self.variant.shuffle(position))
        return Game(  # half the price of `replace`, for every move
            self.variant,
            self.origin,
            (*self.moves, move),
            (*self.positions, position),
            shuffles,
            self.locked,
            self.practice,
            self.ended,
            self.compensation,
        )

    def _shortened(self, keep: int) -> "Game[P]":
        positions = self.positions[: keep + 1]
        used = self.variant.count_shuffles((self.origin, *positions))
        return replace(
            self,
            moves=self.moves[:keep],
            positions=positions,
            shuffles=self.shuffles[:used],
            ended=None,
        )

    def _reordered(self, shuffle: tuple[int, ...]) -> "Game[P]":
        # In a game that began with an empty pile, the last shuffle may be unknown.
        used = self.variant.count_shuffles((self.origin, *self.positions))
        return replace(
            self,
            positions=self.variant.reorder(self.positions, shuffle),
            shuffles=(*self.shuffles[: used - 1], shuffle) if used else (),
        )

    # Writing it down

    @property
    def start(self) -> P:
        """The start as a record holds it: `origin`, with its first shuffle as it was last dealt."""
        is_due = self.variant.is_shuffle_due(self.origin)
        return self.origin if is_due else self.positions[0]

    def record(
        self, tags: Mapping[str, str] = MappingProxyType({}), line: Line | None = None
    ) -> Record[P]:
        """The game record, without hidden cards until the game is over.

        `tags` are added; Termination and Practice follow from the game itself. Pass `line` to give
        the moves with comments, marks and variations. It must hold the moves of this game.
        """
        result = self.result
        ending = {"Termination": self._termination}
        if self.practice:
            ending[PRACTICE] = "1"
        if self.compensation:
            ending[COMPENSATION] = str(self.compensation)
        record = Record(
            self.start,
            line or Line(tuple(map(RecordedMove, self.moves))),
            MappingProxyType({**tags, **ending}),
            "*" if result is None else ("1-0" if result.winner is Seat.FIRST else "0-1"),
            shuffles=self.shuffles,
        )
        return as_seen(record, self.positions)

    @property
    def _termination(self) -> str:
        """What the tag Termination says."""
        match self.ended:
            case Resigned():
                return "resignation"
            case Flagged():
                return "time forfeit"
            case Aborted():
                return "abandoned"
        return "normal" if self.is_over else "unfinished"

    def link(self) -> str:
        """The link of the whole game, without hidden cards until the game is over."""
        if not self.variant.has_cards:
            return with_points(format_link(self.start, self.moves), self.compensation)
        seen = self.record()
        return format_link(seen.start, seen.moves, seen.shuffles)


def begin(
    origin: P,
    moves: Sequence[AnyMove] = (),
    shuffles: Shuffles = (),
    *,
    locked: int | None = None,
    practice: bool = False,
    variant: Variant[P] | None = None,
    compensation: int = 0,
) -> Game[P]:
    """A game from a position, after the moves already made there.

    `shuffles` are those after the one that `origin` holds. The first `locked` moves, by default
    all of them, are never taken back. Raises NotationError for an illegal move, with its number,
    and for a shuffle that is not the deck.
    """
    variant = variant or variant_of(origin)
    positions = replay(origin, moves, shuffles)
    reshuffled = variant.count_shuffles((origin, *positions))
    if reshuffled > len(shuffles):  # the last shuffle is not given: all its cards are unknown
        shuffles = (*shuffles, variant.shuffle(positions[-1]))
    return Game(
        variant,
        origin,
        tuple(moves),
        tuple(positions),
        shuffles[:reshuffled],
        locked=len(moves) if locked is None else locked,
        practice=practice,
        compensation=compensation,
    )


def begin_record(
    record: Record[P], *, locked: int | None = None, practice: bool = False
) -> Game[P]:
    """The game of a record; see `begin`. It is practice if the record says so."""
    return begin(
        record.start,
        record.moves,
        record.shuffles,
        locked=locked,
        practice=practice or PRACTICE in record.tags,
        compensation=record.compensation,
    )
