"""Positions of either game as compiled code takes them."""

from quiltbee.automa import Solo
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.solo.state import solo_state_of
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.rules import Position


def encode(position: Position | Solo) -> tuple[Int64Array, Int64Array]:
    """Return a position's state and its ring; in a solo game, what the person may know."""
    if isinstance(position, Solo):
        return solo_state_of(position), ring_of(position.table)
    return state_of(position), ring_of(position)
