"""The refutation table: what last succeeded between two relaxed players, whatever their quilts.

The search asks nearly the same questions about quilts that differ in a placement or two. No proof
carries over from one to the other, but the move to try first does. A row is a key and a move; the
latest is kept.
"""

from typing import Final

from quiltbee.engine.endgame.quilts import mixed_with
from quiltbee.engine.endgame.state import NO_MOVE
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled

_KEY: Final = 0
_MOVE: Final = 1


@compiled
def find_refutation(refutations: Int64Array, state: Int64Array) -> int:
    """Return the move that last succeeded in a state like this one; NO_MOVE for none."""
    key = refutation_key(state)
    row = key & (len(refutations) - 1)
    return refutations[row, _MOVE] if refutations[row, _KEY] == key else NO_MOVE


@compiled
def keep_refutation(refutations: Int64Array, state: Int64Array, move: int) -> None:
    """Remember the move that has succeeded in a state."""
    key = refutation_key(state)
    row = key & (len(refutations) - 1)
    refutations[row, _KEY], refutations[row, _MOVE] = key, move


@compiled
def refutation_key(state: Int64Array) -> int:
    """Return the key of all but quilts and buttons."""
    # Buttons are left out with the quilts. The move is only tried first, so a wrong one costs time
    # and proves nothing false.
    return mixed_with(
        state[k.LEFT]
        | (state[k.NEXT] << 33)
        | (state[k.TURN] << 39)
        | (state[k.STAGE] << 40)
        | (state[k.TILE] << 42)
        | (state[k.TIME] << 44)
        | (state[k.PLAYER + k.TIME] << 50),
        7,
    )
