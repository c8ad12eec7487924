"""What is said of a move that somebody made: by how much a better one is better, and why.

asking = comparison_of(game.variant, before, mine, better, info)
comparison = answered(asking, analyst.ask)
"""

from dataclasses import replace
from typing import Any

from quiltbee.games import Variant
from quiltbee.players import Info, Limits
from quiltbee.review.causes import explained
from quiltbee.review.comparing import SMALLEST, Choice
from quiltbee.review.evaluation import Evaluation, evaluation_if_known, evaluation_of_end
from quiltbee.review.questions import Asking, Question
from quiltbee.review.reasons import Comparison, compared, loss_between
from quiltbee.rules import Move, Seat

_LIMITS = Limits(movetime_ms=300)
"""How long each of the two moves is looked at."""

_REASONS = Limits(nodes=10_000)
"""How long each question is about what makes the difference: some 20 ms, for about 15 of them."""

_MINUTE = 10 * SMALLEST
"""A loss of fewer tenths of a point is not asked about."""


def comparison_of(
    variant: Variant[Any], before: Any, mine: Move, better: Move, info: Info | None
) -> Asking[Comparison]:
    """By how much the better of two moves is better, and why, as far as anybody can say.

    `info` is what the player said when it chose the better one.
    """
    table, alone = variant.table(before), len(variant.seats) == 1
    seat = table.turn
    own = yield from _judged(variant, variant.play(before, mine))
    if info is not None and info.solved is not None:
        its = evaluation_if_known(info, seat)
        its = None if its is None else replace(its, line=its.line[1:])
    else:
        its = yield from _judged(variant, variant.play(before, better))
    if own is None or its is None:
        return compared(table, mine, better, None, alone=alone)
    loss = loss_between(its, own, seat)
    if loss.points >= _MINUTE:
        seen = variant.view(before, seat)
        found = yield from explained(Choice(seen, mine, better, own.line, its.line), _REASONS)
        if found.account is not None:
            return Comparison(found.reasons, loss)
    return compared(table, mine, better, loss, alone=alone)


def _judged(variant: Variant[Any], after: Any) -> Asking[Evaluation | None]:
    """What the position after a move is worth; None where nobody can say."""
    if variant.outcome(after) is not None:
        return evaluation_of_end(after)
    decider = variant.decider(after)
    seat = decider if isinstance(decider, Seat) else Seat.FIRST
    info = yield Question(variant.view(after, seat), _LIMITS)
    return evaluation_if_known(info, seat)
