"""Advice on a move: the reasons for it, and the loss by another one."""

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
"""Enough lines of a search for one of each kind of move; see `advice_on`."""

_LIMITS = Limits(movetime_ms=300)
"""The limits for the search of each of the two moves."""

_BRIEFLY = Limits(nodes=30_000)
"""The same limits for a hint, for which a person waits."""

_REASONS = Limits(nodes=10_000)
"""The limits for each of about 15 questions about the reasons, some 20 ms each."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The reasons for a move beside its `rival`, the best move of another kind.

    `lead` is the rival's loss. Both are None without another kind of move or a value; the reasons
    then follow from the rules alone.
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
    """Return the advice on the best move of a position.

    `lines` are an engine's, that of the move first, and enough of them for each kind of move: a
    patch to take, or the pass. `points` are the second seat's compensation.
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
    """Return the patch that a move takes, or its type; a rival is of another kind."""
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
    """Compare two moves: the loss and, where known, its causes.

    `info` is the player's report when it chose the better one, and `limits` are for the search of
    each. `points` are the second seat's compensation.
    """
    table, alone = before.table, len(before.seats) == 1
    seat = table.turn
    value_of_mine = await _judged(judge, before.play(mine), points, limits)
    if info is not None and info.value.proven is not None:
        value_of_better = evaluation_if_known(info, seat)
        value_of_better = value_of_better and compensated(
            replace(value_of_better, line=value_of_better.line[1:]), points, before
        )
    else:
        value_of_better = await _judged(judge, before.play(better), points, limits)
    if value_of_mine is None or value_of_better is None:
        return compared(table, mine, better, None, alone=alone, points=points)
    loss = loss_between(value_of_better, value_of_mine, seat)
    if loss.points >= SMALLEST:
        seen = before.seen_by(seat)
        found = await explained(
            judge, Choice(seen, mine, better, value_of_mine.line, value_of_better.line), _REASONS
        )
        if found.account is not None:
            return Comparison(found.reasons, loss)
    return compared(table, mine, better, loss, alone=alone, points=points)


async def _judged(judge: Judge, after: Any, points: int, limits: Limits) -> Evaluation | None:
    found = await value_of(judge, after, limits)
    return found and compensated(found, points, after)
