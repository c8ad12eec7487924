"""The eight symmetries of a quilt, applied to observations and actions: eight times the data.

A whole quilt can be turned and flipped without changing anything else in the game, each player's
independently. A symmetry is a number like the orientation of a patch: 4 or more mirrors left to
right, followed by (number mod 4) quarter turns clockwise.

Only the `planes` of an observation change. Placements and special patches change with the quilt of
the player to move. Arrays are those of one game, or have games as their first axis; a symmetry is
then one number for all, or an array with one for each.
"""

from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from quiltbee.environments.actions import (
    ACTIONS,
    FACTORED,
    FIRST_PLACEMENT,
    ORIENTATIONS,
    ActionSpace,
)
from quiltbee.environments.observations import UInt8Array
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.tables import SPACE_TO, SYMMETRIES
from quiltbee.notation import action_of_move
from quiltbee.rules import LETTERS, PLACEMENTS_OF, SPACES
from quiltbee.rules.grid import SIZE
from quiltbee.rules.position import MARKET

__all__ = ["INVERSE", "SYMMETRIES", "TO", "turn_actions", "turn_dense", "turn_planes"]

_OF_CHOICE: Final = ORIENTATIONS * SPACES
_NEVER: Final = -1
"""The image of factored actions that are never legal."""

TO: Final = SPACE_TO.reshape(SYMMETRIES, SPACES)
"""The image of each space, by symmetry."""

_FROM: Final = np.argsort(TO, axis=1)

INVERSE: Final = np.array(
    [next(n for n in range(SYMMETRIES) if (TO[n] == _FROM[s]).all()) for s in range(SYMMETRIES)]
)
"""The inverse of each of the eight symmetries."""


@cache
def _flat() -> Int64Array:
    """Return the images of all flat actions, by symmetry."""
    turned = np.zeros((SYMMETRIES, ACTIONS), dtype=np.int64)
    for letter, moves in PLACEMENTS_OF.items():
        action_of = {move.mask: action_of_move(move) for move in PLACEMENTS_OF[letter]}
        covered = [[s for s in range(SPACES) if move.mask >> s & 1] for move in moves]
        first = action_of_move(moves[0])
        for symmetry in range(SYMMETRIES):
            to = TO[symmetry].tolist()
            masks = (sum(1 << to[space] for space in spaces) for spaces in covered)
            turned[symmetry, first : first + len(moves)] = [action_of[mask] for mask in masks]
    turned[:, 1:FIRST_PLACEMENT] = 1 + TO
    return turned


@cache
def _factored() -> Int64Array:
    """Return the images of 81 * code + space, by symmetry, patch and 81 * code + space."""
    flat = _flat()
    turned = np.full((SYMMETRIES, len(LETTERS), _OF_CHOICE), _NEVER, dtype=np.int64)
    for patch, moves in enumerate(PLACEMENTS_OF.values()):
        local = np.array([m.orientation * SPACES + m.row * SIZE + m.column for m in moves])
        first = action_of_move(moves[0])
        turned[:, patch, local] = local[flat[:, first : first + len(moves)] - first]
    return turned


def turn_planes(planes: UInt8Array, own: npt.ArrayLike, other: npt.ArrayLike = 0) -> UInt8Array:
    """Return a copy of the planes with the viewer's quilt, and the other's, transformed."""
    turned = planes.copy()
    for plane, symmetry in enumerate((own, other)):
        which = _checked(symmetry, planes.shape[:-3])
        cells = planes[..., plane, :, :].reshape((*planes.shape[:-3], SPACES))
        carried = np.take_along_axis(cells, _FROM[which], axis=-1)
        turned[..., plane, :, :] = carried.reshape(planes[..., plane, :, :].shape)
    return turned


def turn_actions(
    actions: npt.ArrayLike, symmetry: npt.ArrayLike, ring: npt.NDArray[np.int8] | None = None
) -> Int64Array:
    """Transform actions like the viewer's quilt; factored ones if a `ring` is given.

    `ring` is that of the observation, which has the choices.
    """
    given = np.asarray(actions)
    which = _checked(symmetry, given.shape)
    if ring is None:
        flat: Int64Array = _flat()[which, given]
        return flat
    choice, local = np.divmod(np.maximum(given - FIRST_PLACEMENT, 0), _OF_CHOICE)
    patch = np.take_along_axis(ring[..., :MARKET], choice[..., None].astype(np.int64), axis=-1)
    placed = FIRST_PLACEMENT + _OF_CHOICE * choice + _factored()[which, patch[..., 0], local]
    special = np.where(given == 0, 0, 1 + TO[which, np.clip(given - 1, 0, SPACES - 1)])
    turned: Int64Array = np.where(given < FIRST_PLACEMENT, special, placed)
    return turned


def turn_dense(
    values: npt.NDArray[Any], symmetry: npt.ArrayLike, ring: npt.NDArray[np.int8] | None = None
) -> npt.NDArray[Any]:
    """Transform a mask, logits or targets over all actions; factored ones if a `ring` is given.

    Factored actions that are never legal get 0 (False).
    """
    space = ActionSpace.FLAT if ring is None else ActionSpace.FACTORED
    if values.shape[-1] != space.size:
        raise ValueError(f"{space.value} actions are {space.size}, not {values.shape[-1]}")
    back = INVERSE[_checked(symmetry, values.shape[:-1])]
    if ring is None:
        return np.take_along_axis(values, _flat()[back], axis=-1)
    patches = ring[..., :MARKET].astype(np.int64)
    local = _factored()[back[..., None], patches]
    sources = np.zeros((*values.shape[:-1], FACTORED), dtype=np.int64)
    sources[..., 1:FIRST_PLACEMENT] = 1 + TO[back]
    first = FIRST_PLACEMENT + _OF_CHOICE * np.arange(MARKET)[:, None]
    placed = np.where(local == _NEVER, _NEVER, first + local)
    placed[patches < 0] = _NEVER
    sources[..., FIRST_PLACEMENT:] = placed.reshape((*values.shape[:-1], MARKET * _OF_CHOICE))
    turned = np.take_along_axis(values, np.maximum(sources, 0), axis=-1)
    turned[sources == _NEVER] = 0
    return turned


def _checked(symmetry: npt.ArrayLike, shape: tuple[int, ...]) -> Int64Array:
    """Return a symmetry for each game; raises ValueError for invalid ones."""
    given = np.asarray(symmetry)
    if given.dtype.kind not in "iu" or not ((given >= 0) & (given < SYMMETRIES)).all():
        raise ValueError(f"a symmetry is a whole number from 0 to {SYMMETRIES - 1}")
    if given.shape not in ((), shape):
        raise ValueError(f"symmetries are one, or an array {shape}, not {given.shape}")
    return np.broadcast_to(given, shape).astype(np.int64)
