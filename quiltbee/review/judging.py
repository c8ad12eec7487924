"""What a move has lost beside a better one: which positions a player must be asked about for that.

The functions are generators: each yields a position as whoever decides there may see it, and is
sent what a player says of it. So whoever asks may wait for the answers in their own way.

    asking = loss_of(game.variant, before, mine, better, info)
    loss = answered(asking, lambda position: strong.weigh(position)[1])
"""

from collections.abc import Callable, Generator
from typing import Any, TypeVar

from quiltbee.games import Variant
from quiltbee.players import Info
from quiltbee.review.evaluation import Evaluation, evaluation_if_known, evaluation_of_outcome
from quiltbee.review.reasons import Loss, loss_between
from quiltbee.rules import Move, Seat

T = TypeVar("T")

Asking = Generator[Any, Info | None, T]
"""Yields positions, is sent what a player says of each, and returns what follows from that."""


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
    info = yield variant.view(after, decider)
    return evaluation_if_known(info, decider)


def answered(asking: Asking[T], weigh: Callable[[Any], Info | None]) -> T:
    """What comes out once `weigh` has said something of each position."""
    info = None
    while True:
        try:
            position = asking.send(info)
        except StopIteration as end:
            result: T = end.value
            return result
        info = weigh(position)
