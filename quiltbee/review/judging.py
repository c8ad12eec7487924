"""What to say about a move: how much worse another one is, or would be, and why.

asking = comparison_of(game.variant, before, mine, better, info)
comparison = answered(asking, analyst.ask)
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from quiltbee.games import Variant
from quiltbee.players import Info, Limits
from quiltbee.review.causes import explained
from quiltbee.review.comparing import SMALLEST, Choice
from quiltbee.review.evaluation import (
    Evaluation,
    compensated,
    evaluation_if_known,
    evaluation_of_end,
)
from quiltbee.review.questions import Asking, Question
from quiltbee.review.reasons import (
    MOST,
    Comparison,
    Loss,
    Reason,
    compared,
    loss_between,
    proven_facts,
    reasons_for,
)
from quiltbee.rules import Move, PlacePatch, Seat

LINES = 30
"""How many lines of a search are enough for one of each kind of move; see `advice_on`."""

_LIMITS = Limits(movetime_ms=300)
"""How long each of the two moves is searched."""

_BRIEFLY = Limits(nodes=30_000)
"""The same where somebody waits for a hint."""

_REASONS = Limits(nodes=10_000)
"""The limit for each question about the reasons: some 20 ms, for about 15 of them."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What speaks for a move beside its `rival`, the best move of another kind.

    `lead` is how much worse the rival is. Both are None if there is no other kind of move, or
    nobody can say; the reasons are then what the rules alone know about the move.
    """

    reasons: tuple[Reason, ...]
    rival: Move | None = None
    lead: Loss | None = None


def advice_on(
    variant: Variant[Any], before: Any, move: Move, lines: Sequence[Info], points: int = 0
) -> Asking[Advice]:
    """What speaks for the best move of a position; the second seat has `points` as compensation.

    `lines` are an engine's, that of the move first, and enough of them for each kind of move: a
    patch to take, or the pass.
    """
    table, alone = variant.table(before), len(variant.seats) == 1
    info = next(iter(lines), None)
    value = evaluation_if_known(info, table.turn)
    value = value and compensated(value, points, before)
    facts = reasons_for(table, move, value, alone=alone, points=points)
    known = Advice(tuple(Reason("better", fact) for fact in facts))
    rival = _rival(move, lines)
    if rival is None:
        return known
    found = yield from comparison_of(variant, before, rival, move, info, points, limits=_BRIEFLY)
    if found.loss is None:
        return known
    if all(reason.share is None for reason in found.reasons):
        return replace(known, rival=rival, lead=found.loss)
    proven = [Reason("better", fact) for fact in proven_facts(value, table.turn)]
    return Advice((*proven, *found.reasons)[:MOST], rival, found.loss)


def _rival(move: Move, lines: Sequence[Info]) -> Move | None:
    """The best move that takes another patch, or passes instead, or does not."""
    known = [line for line in lines if line.pv and line.value.margin is not None]
    others = [line for line in known if _kind(line.pv[0]) != _kind(move)]
    return max(others, key=lambda line: line.value.margin or 0).pv[0] if others else None


def _kind(move: Move) -> object:
    return move.letter if isinstance(move, PlacePatch) else type(move)


def comparison_of(
    variant: Variant[Any],
    before: Any,
    mine: Move,
    better: Move,
    info: Info | None,
    points: int = 0,
    *,
    limits: Limits = _LIMITS,
) -> Asking[Comparison]:
    """How much better the better of two moves is, and why, as far as anybody can say.

    `info` is what the player said when it chose the better one, and `limits` say how long it may
    search each. The second seat has `points` as compensation.
    """
    table, alone = variant.table(before), len(variant.seats) == 1
    seat = table.turn
    own = yield from _judged(variant, variant.play(before, mine), points, limits)
    if info is not None and info.value.proven is not None:
        its = evaluation_if_known(info, seat)
        its = its and compensated(replace(its, line=its.line[1:]), points, before)
    else:
        its = yield from _judged(variant, variant.play(before, better), points, limits)
    if own is None or its is None:
        return compared(table, mine, better, None, alone=alone, points=points)
    loss = loss_between(its, own, seat)
    if loss.points >= SMALLEST:
        seen = variant.view(before, seat)
        found = yield from explained(Choice(seen, mine, better, own.line, its.line), _REASONS)
        if found.account is not None:
            return Comparison(found.reasons, loss)
    return compared(table, mine, better, loss, alone=alone, points=points)


def _judged(
    variant: Variant[Any], after: Any, points: int, limits: Limits
) -> Asking[Evaluation | None]:
    """The value of the position after a move; None if nobody can say."""
    if variant.outcome(after) is not None:
        return compensated(evaluation_of_end(after), points, after)
    decider = variant.decider(after)
    seat = decider if isinstance(decider, Seat) else Seat.FIRST
    info = yield Question(variant.view(after, seat), limits)
    found = evaluation_if_known(info, seat)
    return found and compensated(found, points, after)
