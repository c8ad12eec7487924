"""Advice on a move: what speaks for it, how much worse another one is, and why."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from quiltbee.players import Info, Limits
from quiltbee.review.causes import SMALLEST, Choice, explained
from quiltbee.review.evaluation import (
    Evaluation,
    Judge,
    compensated,
    evaluation_if_known,
    value_of,
)
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
from quiltbee.rules import Move, PlacePatch

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


async def advice_on(
    judge: Judge,
    before: Any,
    move: Move,
    lines: Sequence[Info],
    points: int = 0,
) -> Advice:
    """What speaks for the best move of a position; the second seat has `points` as compensation.

    `lines` are an engine's, that of the move first, and enough of them for each kind of move: a
    patch to take, or the pass.
    """
    table, alone = before.table, len(before.seats) == 1
    info = next(iter(lines), None)
    value = evaluation_if_known(info, table.turn)
    value = value and compensated(value, points, before)
    facts = reasons_for(table, move, value, alone=alone, points=points)
    known = Advice(tuple(Reason("better", fact) for fact in facts))
    scored = [line for line in lines if line.pv and line.value.margin is not None]
    others = [line for line in scored if _kind(line.pv[0]) != _kind(move)]
    if not others:
        return known
    rival = max(others, key=lambda line: line.value.margin or 0).pv[0]
    found = await comparison_of(judge, before, rival, move, info, points, limits=_BRIEFLY)
    if found.loss is None:
        return known
    if all(reason.share is None for reason in found.reasons):
        return replace(known, rival=rival, lead=found.loss)
    proven = [Reason("better", fact) for fact in proven_facts(value, table.turn)]
    return Advice((*proven, *found.reasons)[:MOST], rival, found.loss)


def _kind(move: Move) -> object:
    """What a move takes, or that it passes: its rival is of another kind."""
    return move.letter if isinstance(move, PlacePatch) else type(move)


async def comparison_of(
    judge: Judge,
    before: Any,
    mine: Move,
    better: Move,
    info: Info | None,
    points: int = 0,
    *,
    limits: Limits = _LIMITS,
) -> Comparison:
    """How much better the better of two moves is, and why, as far as anybody can say.

    `info` is what the player said when it chose the better one, and `limits` say how long it may
    search each. The second seat has `points` as compensation.
    """
    table, alone = before.table, len(before.seats) == 1
    seat = table.turn
    own = await _judged(judge, before.play(mine), points, limits)
    if info is not None and info.value.proven is not None:
        its = evaluation_if_known(info, seat)
        its = its and compensated(replace(its, line=its.line[1:]), points, before)
    else:
        its = await _judged(judge, before.play(better), points, limits)
    if own is None or its is None:
        return compared(table, mine, better, None, alone=alone, points=points)
    loss = loss_between(its, own, seat)
    if loss.points >= SMALLEST:
        seen = before.seen_by(seat)
        found = await explained(judge, Choice(seen, mine, better, own.line, its.line), _REASONS)
        if found.account is not None:
            return Comparison(found.reasons, loss)
    return compared(table, mine, better, loss, alone=alone, points=points)


async def _judged(judge: Judge, after: Any, points: int, limits: Limits) -> Evaluation | None:
    """The value of the position after a move; None if nobody can say."""
    found = await value_of(judge, after, limits)
    return found and compensated(found, points, after)
