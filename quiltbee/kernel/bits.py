"""Operations on the bits of an int64 that Numba's own operators lack.

`uint64` has them, but mixed with `int64` it silently becomes a float.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic

_ONE = types.int64(types.int64)
_TWO = types.int64(types.int64, types.int64)


def _popcount(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return _ONE, generate


def _trailing_zeros(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, 1))

    return _ONE, generate


def _shift_right(typing_context: Any, word: Any, by: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.lshr(*arguments)

    return _TWO, generate


def _index(typing_context: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return arguments[0]

    return types.uint64(types.int64), generate


popcount: Callable[[int], int] = intrinsic(_popcount)
"""Count the set bits of an int64. Like the others here, only for compiled functions."""

trailing_zeros: Callable[[int], int] = intrinsic(_trailing_zeros)
"""Return the number of the lowest set bit of an int64; undefined for 0."""

shift_right: Callable[[int, int], int] = intrinsic(_shift_right)
"""Shift an int64 right by 0 to 63, filling with zeros."""

index: Callable[[int], int] = intrinsic(_index)
"""Convert an int64, at least 0, to an array index, which skips Numba's test for negative indices.

Use it for nothing else: it is a `uint64`.
"""
