"""A game, decision by decision: what each position was worth, and what each move lost."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from quiltbee.notation import DUEL, Record
from quiltbee.review.errors import ReviewError
from quiltbee.review.evaluation import Evaluation, evaluation_of_end
from quiltbee.rules import Move, Position, Seat, legal_moves

Evaluate = Callable[[Position], Evaluation]
"""Evaluates a position that is not over."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move of the game; `before` is what the best line was worth, `after` what followed."""

    number: int
    seat: Seat
    move: Move
    has_choice: bool
    before: Evaluation
    after: Evaluation

    @property
    def is_best(self) -> bool:
        """Whether the engine would have played it."""
        return self.move == self.before.line[0]

    @property
    def points_lost(self) -> float:
        """By how many points it was worse than the best, never less than 0."""
        lost = self.before.margin_of(self.seat) - self.after.margin_of(self.seat)
        return 0.0 if self.is_best else _loss(lost)

    @property
    def chance_lost(self) -> float:
        """How much of the chance to win it cost, never less than 0."""
        lost = self.before.chance_of(self.seat) - self.after.chance_of(self.seat)
        return 0.0 if self.is_best else _loss(lost)


def _loss(difference: float) -> float:
    """A difference that counts only as a loss, without what the subtraction of floats leaves."""
    return round(max(difference, 0.0), 6)


@dataclass(frozen=True, slots=True)
class GameReview:
    """An analysed game: its record, what its start was worth, and all its decisions."""

    record: Record[Position]
    start: Evaluation
    decisions: tuple[Decision, ...]


def review_game(
    record: Record[Position], evaluate: Evaluate, tell: Callable[[], None] = lambda: None
) -> GameReview:
    """Analyse a game; `tell` is called after each of its positions but the last.

    Raises ReviewError for a game that can't be analysed.
    """
    if record.codec is not DUEL:
        raise ReviewError("only games of two players are analysed")
    if not record.moves:
        raise ReviewError("it has no moves")
    positions, moves = record.positions, cast(list[Move], record.moves)
    found: list[Evaluation | None] = []
    for position in positions[:-1]:
        found.append(evaluate(position) if _has_choice(position) else None)
        tell()
    last = positions[-1]
    end = evaluation_of_end(last) if last.is_over else evaluate(last)
    evaluations = _settled(positions, moves, found, end)
    return GameReview(record, evaluations[0], tuple(_decisions(positions, moves, evaluations)))


def _has_choice(position: Position) -> bool:
    return len(legal_moves(position)) > 1


def _settled(
    positions: Sequence[Position],
    moves: Sequence[Move],
    found: Sequence[Evaluation | None],
    end: Evaluation,
) -> list[Evaluation]:
    """What each position was worth, by all that was found out, the end included.

    A position without a choice is worth what follows. So is one whose move led to something proven
    that is better for the mover than the engine had seen.
    """
    settled = [end]
    for position, move, own in reversed(list(zip(positions, moves, found, strict=False))):
        after, turn = settled[-1], position.turn
        if own is None or (after.is_proven and _worth(after, turn) > _worth(own, turn)):
            own = after.reached_by(move)
        settled.append(own)
    return settled[::-1]


def _worth(evaluation: Evaluation, seat: Seat) -> tuple[float, float]:
    return evaluation.chance_of(seat), evaluation.margin_of(seat)


def _decisions(
    positions: Sequence[Position], moves: Sequence[Move], evaluations: Sequence[Evaluation]
) -> Iterator[Decision]:
    for index, move in enumerate(moves):
        position = positions[index]
        yield Decision(
            index + 1,
            position.turn,
            move,
            _has_choice(position),
            evaluations[index],
            evaluations[index + 1],
        )
