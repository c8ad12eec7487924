"""A game, decision by decision: the value of each position, and what each move lost."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, cast

from quiltbee.automa import AnyMove, AutomaMove
from quiltbee.games import Variant
from quiltbee.notation import Record
from quiltbee.review.document import Cause
from quiltbee.review.evaluation import Evaluation
from quiltbee.review.reasons import Reason
from quiltbee.rules import Move, Seat

Account = MappingProxyType[Cause, float]
"""Where the points of a loss went; its parts add up to the loss."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move of the game; `before` is the value of the best line, `after` that of what followed.

    A turn of the Automa is not a decision but has its place here: it loses nothing, and is `luck`.
    """

    number: int
    seat: Seat
    move: AnyMove
    has_choice: bool
    before: Evaluation
    after: Evaluation
    reasons: tuple[Reason, ...] = ()
    account: Account | None = field(default=None, hash=False)

    @property
    def is_card(self) -> bool:
        """Whether chance decided: a card of the Automa was turned over."""
        return isinstance(self.move, AutomaMove)

    @property
    def is_best(self) -> bool:
        """Whether the engine would have played it."""
        return self.before.line[:1] == (self.move,)

    @property
    def points_lost(self) -> float:
        """By how many points it was worse than the best, never less than 0."""
        return self._lost[0]

    @property
    def chance_lost(self) -> float:
        """How much of the chance to win it cost, never less than 0."""
        return self._lost[1]

    @property
    def _lost(self) -> tuple[float, float]:
        if self.is_card or self.is_best:
            return 0.0, 0.0
        return self.after.lost_against(self.before, self.seat)

    @property
    def luck(self) -> tuple[float, float] | None:
        """The points and the chance to win that a card brought player 1; None for a move."""
        if not self.is_card:
            return None
        return self.after.margin - self.before.margin, self.after.chance - self.before.chance


@dataclass(frozen=True, slots=True)
class GameReview:
    """An analysed game: its record, the value of its start, and all its decisions."""

    record: Record[Any]
    start: Evaluation
    decisions: tuple[Decision, ...]


def has_choice(variant: Variant[Any], position: Any) -> bool:
    """Whether a player decides here, between at least two moves."""
    return len(variant.legal_moves(position)) > 1


def settled(
    seats: Sequence[Seat | None],
    moves: Sequence[AnyMove],
    found: Sequence[Evaluation | None],
    end: Evaluation,
) -> list[Evaluation]:
    """The value of each position, according to everything that was found, the end included.

    `seats` are those who decided, None for a card. A position without a choice has the value of
    what follows. So has one whose move led to a proven value that is better for the mover than the
    engine had seen.
    """
    values = [end]
    for seat, move, own in reversed(list(zip(seats, moves, found, strict=True))):
        after = values[-1]
        if seat is None:
            own = own or Evaluation(after.chance, after.margin)
        elif own is None or (after.is_proven and _worth(after, seat) > _worth(own, seat)):
            own = after.reached_by(cast(Move, move))
        values.append(own)
    return values[::-1]


def _worth(evaluation: Evaluation, seat: Seat) -> tuple[float, float]:
    return evaluation.chance_of(seat), evaluation.margin_of(seat)
