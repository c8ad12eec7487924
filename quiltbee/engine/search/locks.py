"""A lock, a sum and a signal between threads in compiled code, in elements of an int64 array.

Numba has no atomics on the CPU; these are written in LLVM code.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled

_ALIGN = 8

_PATIENCE = 100_000
"""How often `wait_for_change` reads at most."""


def _place(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
    return builder.gep(data, [arguments[1]])


def _exchange(typing_context: Any, words: Any, index: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(context, builder, signature, arguments)
        # Acquire here and release in `_write`: who takes the lock sees all that was written by
        # those who held it before.
        return builder.atomic_rmw("xchg", place, arguments[2], "acquire")

    return types.int64(words, types.int64, types.int64), generate


def _read(typing_context: Any, words: Any, index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(context, builder, signature, arguments)
        return builder.load_atomic(place, "acquire", _ALIGN)

    return types.int64(words, types.int64), generate


def _write(typing_context: Any, words: Any, index: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(context, builder, signature, arguments)
        builder.store_atomic(arguments[2], place, "release", _ALIGN)
        # The signature promises a number; nobody reads it.
        return ir.IntType(64)(0)

    return types.int64(words, types.int64, types.int64), generate


def _add(typing_context: Any, words: Any, index: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(context, builder, signature, arguments)
        # Monotonic is enough: no addition may be lost, but nothing else is ordered by it.
        return builder.atomic_rmw("add", place, arguments[2], "monotonic")

    return types.int64(words, types.int64, types.int64), generate


exchange: Callable[[Int64Array, int, int], int] = intrinsic(_exchange)
"""Replace an element; return what it was."""

add: Callable[[Int64Array, int, int], int] = intrinsic(_add)
"""Add to an element; return what it was."""

read: Callable[[Int64Array, int], int] = intrinsic(_read)
"""Return the element's present value, whichever thread wrote it."""

write: Callable[[Int64Array, int, int], int] = intrinsic(_write)
"""Write an element so that other threads see it."""


@compiled
def acquire(words: Int64Array, index: int) -> None:
    """Wait until the lock in an element is free, and take it."""
    # Reading while it is taken leaves the cache line shared. Only a lock that looks free is worth
    # an exchange, which takes the line away from every other core.
    while exchange(words, index, 1) != 0:
        while read(words, index) != 0:
            pass


@compiled
def release(words: Int64Array, index: int) -> None:
    """Free the lock."""
    write(words, index, 0)


@compiled
def wait_for_change(words: Int64Array, index: int, before: int) -> None:
    """Wait until an element is no longer `before`, at most about a tenth of a millisecond."""
    # There is no way to sleep in compiled code. The bound lets the caller check its limits.
    for _ in range(_PATIENCE):
        if read(words, index) != before:
            return
