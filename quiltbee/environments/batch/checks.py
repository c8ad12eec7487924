"""Checks of the numbers that a batch is given."""

import numpy as np
import numpy.typing as npt

from quiltbee.kernel.arrays import Int64Array


class IllegalActionError(ValueError):
    """An action is not legal in its game; none of the batch has been played."""


def whole_numbers(given: npt.ArrayLike, number: int, what: str) -> Int64Array:
    """This many whole numbers as an array; TypeError for others, ValueError for more or fewer."""
    array = np.asarray(given)
    if array.shape != (number,) or array.dtype.kind not in "iu":
        kind = ValueError if array.shape != (number,) else TypeError
        found = f"{array.dtype} {array.shape}"
        raise kind(f"a batch takes {what}: {number} whole numbers, not {found}")
    return np.ascontiguousarray(array, dtype=np.int64)


def some_games(given: npt.ArrayLike, number: int) -> Int64Array:
    """Numbers of games below `number`; raises TypeError or ValueError for any others."""
    array = np.atleast_1d(np.asarray(given))
    if array.dtype.kind not in "iu":
        raise TypeError(f"games are whole numbers, not {array.dtype}")
    if array.ndim != 1 or not ((array >= 0) & (array < number)).all():
        raise ValueError(f"games are numbered 0 to {number - 1}")
    return array.astype(np.int64)


def whole_number(given: object, what: str, least: int) -> int:
    """A whole number of at least `least`; raises TypeError or ValueError for any other."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer):
        raise TypeError(f"{what} is a whole number, not {given!r}")
    if given < least:
        raise ValueError(f"{what} is {least} or more, not {given}")
    return int(given)
