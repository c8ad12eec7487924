"""The arrays of `observations`, written by compiled code into rows.

Planes are rows of 405 bytes.
"""

from typing import Final

from quiltbee.environments.batch.tables import SHAPES
from quiltbee.environments.observations import NOTHING, Scalar
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int8Array, Int16Array, Int64Array
from quiltbee.kernel.bits import trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces, patches_ahead, place_of_choice, score
from quiltbee.kernel.tables import INCOME, LOW_BITS, PRICE, RING, SQUARES, TIME
from quiltbee.rules.grid import SPACES
from quiltbee.rules.position import MARKET

_DECIDES: Final = int(Scalar.DECIDES)
_SPECIAL: Final = int(Scalar.SPECIAL)
_OVER: Final = int(Scalar.OVER)
_OWN: Final = int(Scalar.OWN)
_OTHER: Final = int(Scalar.OTHER)
_TILE: Final = int(Scalar.TILE)
_ORIGINAL: Final = int(Scalar.ORIGINAL)
_CHOICES: Final = int(Scalar.CHOICES)


@compiled
def write_quilt(low: int, high: int, planes: Int8Array, first: int) -> None:
    """Write the covered spaces of a quilt from cell `first` on."""
    for space in range(LOW_BITS):
        planes[first + space] = low >> space & 1
    for space in range(SPACES - LOW_BITS):
        planes[first + LOW_BITS + space] = high >> space & 1


@compiled
def write_player(state: Int64Array, player: int, scalars: Int16Array, first: int) -> None:
    """Write the five scalars of player 0 or 1."""
    start = player * k.PLAYER
    scalars[first] = state[start + k.BUTTONS]
    scalars[first + 1] = state[start + k.TIME]
    scalars[first + 2] = state[start + k.INCOME]
    scalars[first + 3] = empty_spaces(state[start + k.LOW], state[start + k.HIGH])
    scalars[first + 4] = score(state, player)


@compiled
def write_choice(patch: int, choice: int, planes: Int8Array, scalars: Int16Array) -> None:
    """Write the shape of a choice and what it costs; nothing for patch -1."""
    cells, first = SPACES * (2 + choice), _CHOICES + 4 * choice
    if patch < 0:
        for cell in range(SPACES):
            planes[cells + cell] = 0
        for each in range(4):
            scalars[first + each] = 0
        return
    for cell in range(SPACES):
        planes[cells + cell] = SHAPES[SPACES * patch + cell]
    scalars[first] = PRICE[patch]
    scalars[first + 1] = TIME[patch]
    scalars[first + 2] = INCOME[patch]
    scalars[first + 3] = SQUARES[patch]


@compiled
def write_ring(state: Int64Array, ring: Int64Array, left: Int8Array) -> None:
    """Write the patches left, in choosing order."""
    ahead, count = patches_ahead(state), 0
    while ahead != 0:
        place = state[k.NEXT] + trailing_zeros(ahead)
        ahead &= ahead - 1
        left[count] = ring[place - RING if place >= RING else place]
        count += 1
    for place in range(count, RING):
        left[place] = NOTHING


@compiled
def write_observation(
    state: Int64Array,
    ring: Int64Array,
    own: int,
    planes: Int8Array,
    scalars: Int16Array,
    left: Int8Array,
) -> None:
    """Write what player 0 or 1, `own`, sees."""
    mover, waiting = own * k.PLAYER, (1 - own) * k.PLAYER
    write_quilt(state[mover + k.LOW], state[mover + k.HIGH], planes, 0)
    write_quilt(state[waiting + k.LOW], state[waiting + k.HIGH], planes, SPACES)
    is_over = state[k.STAGE] == k.OVER
    scalars[_DECIDES] = 1 if state[k.TURN] == own and not is_over else 0
    scalars[_SPECIAL] = 1 if state[k.STAGE] == k.SPECIAL else 0
    scalars[_OVER] = 1 if is_over else 0
    write_player(state, own, scalars, _OWN)
    write_player(state, 1 - own, scalars, _OTHER)
    holder = state[k.TILE] - 1
    scalars[_TILE] = 0 if holder < 0 else (1 if holder == own else -1)
    scalars[_ORIGINAL] = state[k.BOARD]
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        write_choice(ring[place] if place >= 0 else -1, choice, planes, scalars)
    write_ring(state, ring, left)
