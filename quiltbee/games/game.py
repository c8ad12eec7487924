"""A game in progress: a fold over its events.

    game = begin(new_game(ring))
    game = game.after(game.move(move))

A `Game` is an immutable value. The methods that return an event check the request and make all
random draws. `after` only applies an event, so the same events always give the same game. Seats,
names and clocks are up to the caller.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import Any, Generic, Literal, NamedTuple, assert_never

from quiltbee.notation import (
    Line,
    Record,
    RecordedMove,
    as_seen,
    format_link,
    replay,
    with_points,
)
from quiltbee.notation.tags import COMPENSATION, PRACTICE
from quiltbee.rules import (
    AnyMove,
    Chance,
    Decider,
    IllegalMoveError,
    Move,
    P,
    Position,
    RulesError,
    Seat,
    Shuffle,
)


@dataclass(frozen=True, slots=True)
class Moved:
    """A player made a move.

    `checked` are the position in which it was found to be legal, and the one after it.
    """

    move: Move
    checked: tuple[Any, Any] | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class CardTurned:
    """The Automa's next card was turned over and carried out.

    `shuffle` is the new pile if that card was the last of the old one, else None.
    """

    shuffle: Shuffle | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """All moves but the first `keep` were taken back, and a resignation too.

    If a card was turned over among them, `shuffle` is the new order of the cards: those not seen
    before are dealt again. It is None otherwise.
    """

    keep: int
    shuffle: Shuffle | None = None


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player resigned."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flagged:
    """A player lost on time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Aborted:
    """The game was aborted; it has no result. `by` is the seat that declined to play."""

    by: Seat | None = None


Ending = Resigned | Flagged | Aborted
"""An event that ends a game before it is played out."""

Event = Moved | CardTurned | TakenBack | Ending


Reason = Literal["score", "first to 53", "resignation", "time"]


class Result(NamedTuple):
    """The result of a game.

    `scores` are the first seat's, then the second's with its compensation; if the game was not
    played out, those of the last position.
    """

    winner: Seat
    scores: tuple[int, int]
    reason: Reason


@dataclass(frozen=True)
class Game(Generic[P]):
    """A game after some events; make one with `begin` or `begin_record`.

    `origin` is the position it began from. `positions` is one longer than `moves`, and none of them
    knows a later shuffle. The first `locked` moves were made before this game began and are never
    taken back. In a `practice` game the person has seen cards and then taken moves back. `ended` is
    the event that ended the game early, if any. `compensation` is added to the second seat's score.
    """

    origin: P
    moves: tuple[AnyMove, ...]
    positions: tuple[P, ...]
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
        return self.position.table

    @cached_property
    def decider(self) -> Decider | None:
        """The seat or chance event that decides next; None once the game is over."""
        return None if self.ended is not None else self.position.decider

    @property
    def is_over(self) -> bool:
        """True once the game has ended: played out, resigned, lost on time or aborted."""
        return self.decider is None

    @property
    def resigned(self) -> Seat | None:
        """The seat that resigned, if any."""
        return self.ended.seat if isinstance(self.ended, Resigned) else None

    @property
    def result(self) -> Result | None:
        """The result; None while the game is running, and if it was aborted."""
        match self.ended:
            case Aborted():
                return None
            case Resigned(seat):
                return Result(seat.other, self._scores, "resignation")
            case Flagged(seat):
                return Result(seat.other, self._scores, "time")
        end = self.position.outcome
        if end is None:
            return None
        end = end.compensated(self.compensation)
        return Result(end.winner, end.scores, end.by)

    @property
    def _scores(self) -> tuple[int, int]:
        first, second = self.position.scores
        return first, second + self.compensation

    @property
    def is_alone(self) -> bool:
        """True if one person plays, as against the Automa."""
        return len(self.origin.seats) == 1

    @property
    def can_abort(self) -> bool:
        """True until both players have made a decision in it.

        Moves made before this game began don't count. A game of one player is never aborted.
        """
        if self.is_over or self.is_alone:
            return False
        to_act: set[Decider | None] = set(self.origin.seats)
        for index in range(self.locked, len(self.moves)):
            to_act.discard(self.decider_of(index))
            if not to_act:
                return False
        return True

    def seen_by(self, seat: Seat | None) -> P:
        """Return the current position as a seat sees it; None stands for a spectator."""
        return self.position.seen_by(seat)

    def decider_of(self, move: int) -> Decider | None:
        """Return the seat or chance event that decided `moves[move]`."""
        return self.positions[move].decider

    # Requests: each is checked and returns an event

    def move(self, move: Move) -> Moved:
        """Request a player's move; raises IllegalMoveError, with the reason, if it is illegal."""
        if self.ended is not None:
            raise IllegalMoveError("the game is over")
        return Moved(move, (self.position, self.position.play(move)))

    def turn_card(self, draws: Random) -> CardTurned:
        """Request the Automa's turn; raises RulesError unless a card is due.

        `draws` shuffles the new pile if this turn needs one.
        """
        if self.decider is not Chance.CARD:
            raise RulesError("no card is due")
        return CardTurned(self.position.draw_shuffle(draws))

    def resign(self, seat: Seat) -> Resigned:
        """Request a player's resignation; raises RulesError once the game is over."""
        self._check_runs()
        return Resigned(seat)

    def flag(self, seat: Seat) -> Flagged:
        """Request a loss on time; raises RulesError once the game is over.

        The caller decides whether the time is up.
        """
        self._check_runs()
        return Flagged(seat)

    def abort(self) -> Aborted:
        """Request to abort the game; raises RulesError unless `can_abort`."""
        self._check_runs()
        if not self.can_abort:
            raise RulesError("the game is too far on to be broken off")
        return Aborted()

    def _check_runs(self) -> None:
        if self.is_over:
            raise RulesError("the game is over")

    def last_decision_of(self, seats: Collection[Seat]) -> int | None:
        """Return the index of the last move by one of `seats` in this game, or None."""
        indices = reversed(range(self.locked, len(self.moves)))
        return next((index for index in indices if self.decider_of(index) in seats), None)

    def kept_by_takeback(self, seats: Collection[Seat] = tuple(Seat)) -> int | None:
        """Return how many moves to keep, to take back the last decision by one of `seats`.

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
        return TakenBack(keep, self.positions[keep].deal_unseen(draws))

    def has_card_after(self, keep: int) -> bool:
        """Return whether a card was turned over after the first `keep` moves."""
        return any(self.decider_of(index) is Chance.CARD for index in range(keep, len(self.moves)))

    # Events

    def after(self, event: Event) -> "Game[P]":
        """Return the game after one more event.

        Raises RulesError for a move or a card that is impossible here; a takeback or an ending is
        not checked again.
        """
        match event:
            case Moved(move, (before, after)) if before is self.position:
                return self._extended(move, after)
            case Moved(move):
                return self._extended(move, self.position.play(move))
            case CardTurned(shuffle):
                return self._extended(*self.position.turn_card(shuffle))
            case TakenBack(keep, shuffle):
                moves, positions = self.moves[:keep], self.positions[: keep + 1]
                later = replace(self, moves=moves, positions=positions, ended=None)
                if shuffle is not None:
                    later = replace(later._reordered(shuffle), practice=True)
                return later
            case Resigned() | Flagged() | Aborted():
                return replace(self, ended=event)
            case _:
                assert_never(event)

    def redealt(self, draws: Random) -> "Game[P]":
        """Deal all unseen cards again; returns the same game if nothing is hidden."""
        shuffle = self.position.deal_unseen(draws)
        return self if shuffle is None else self._reordered(shuffle)

    def _extended(self, move: AnyMove, position: P) -> "Game[P]":
        return Game(  # half the price of `replace`, for every move
            self.origin,
            (*self.moves, move),
            (*self.positions, position),
            self.locked,
            self.practice,
            self.ended,
            self.compensation,
        )

    def _reordered(self, shuffle: tuple[int, ...]) -> "Game[P]":
        return replace(self, positions=self.position.reorder(self.positions, shuffle))

    # Records

    @cached_property
    def start(self) -> P:
        """The start as a record holds it: with the shuffles of this game, as they were last dealt.

        It is `origin` if a shuffle was due there.
        """
        start = self.origin if self.origin.is_shuffle_due else self.positions[0]
        return start.with_shuffles_of(self.positions)

    def record(
        self, tags: Mapping[str, str] = MappingProxyType({}), line: Line | None = None
    ) -> Record[P]:
        """Return the game record, without hidden cards until the game is over.

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
        )
        return as_seen(record, self.positions)

    @property
    def _termination(self) -> str:
        match self.ended:
            case Resigned():
                return "resignation"
            case Flagged():
                return "time forfeit"
            case Aborted():
                return "abandoned"
        return "normal" if self.is_over else "unfinished"

    def link(self) -> str:
        """Return the link of the whole game, without hidden cards until the game is over."""
        if not self.origin.has_cards:
            return with_points(format_link(self.start, self.moves), self.compensation)
        seen = self.record()
        return format_link(seen.start, seen.moves)


def begin(
    origin: P,
    moves: Sequence[AnyMove] = (),
    *,
    locked: int | None = None,
    practice: bool = False,
    compensation: int = 0,
) -> Game[P]:
    """Begin a game from a position, after the moves already made there.

    The first `locked` moves, by default all of them, are never taken back. Shuffles that `origin`
    knows but the moves have not reached are drawn anew. Raises NotationError for an illegal move,
    with its number.
    """
    return Game(
        origin,
        tuple(moves),
        tuple(position.without_later() for position in replay(origin, moves)),
        locked=len(moves) if locked is None else locked,
        practice=practice,
        compensation=compensation,
    )


def begin_record(record: Record[P], *, locked: int | None = None) -> Game[P]:
    """Begin the game of a record; see `begin`. It is practice if the record says so."""
    return begin(
        record.start,
        record.moves,
        locked=locked,
        practice=PRACTICE in record.tags,
        compensation=record.compensation,
    )
