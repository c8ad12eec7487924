"""What a move has lost beside a better one: which positions a player must be asked about for that.

asking = loss_of(game.variant, before, mine, better, info)
loss = answered(asking, lambda question: strong.weigh(question.position)[1])
"""

from typing import Any

from quiltbee.games import Variant
from quiltbee.players import Info, Limits
from quiltbee.review.evaluation import Evaluation, evaluation_if_known, evaluation_of_outcome
from quiltbee.review.questions import Asking, Question
from quiltbee.review.reasons import Loss, loss_between
from quiltbee.rules import Move, Seat

_LIMITS = Limits(movetime_ms=300)
"""How long each of the two moves is looked at."""


def loss_of(
    variant: Variant[Any], before: Any, mine: Move, better: Move, info: Info | None
) -> Asking[Loss | None]:
    """By how much a move is worse than the better one; None where nobody can say.

    `info` is what the player said when it chose the better one.
    """
    seat = variant.table(before).turn
    own = yield from _judged(variant, variant.play(before, mine))
    if info is not None and info.solved is not None:
        its = evaluation_if_known(info, seat)
    else:
        its = yield from _judged(variant, variant.play(before, better))
    return None if own is None or its is None else loss_between(its, own, seat)


def _judged(variant: Variant[Any], after: Any) -> Asking[Evaluation | None]:
    """What the position after a move is worth; None where nobody can say."""
    if (ended := variant.outcome(after)) is not None:
        return evaluation_of_outcome(ended)
    decider = variant.decider(after)
    if not isinstance(decider, Seat):
        return None
    info = yield Question(variant.view(after, decider), _LIMITS)
    return evaluation_if_known(info, decider)
