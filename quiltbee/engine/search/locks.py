"""Locks and atomic operations between threads in compiled code, on elements of an int64 array.

Numba has no atomics on the CPU, so these are written in LLVM code.
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
"""The most reads of `wait_for_change`."""


def _place(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
    return builder.gep(data, [arguments[1]])


def _exchange(typing_context: Any, words: Any, index: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(context, builder, signature, arguments)
        # Acquire here and release in `_write`: a new holder of the lock sees all writes of earlier
        # ones.
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
        # Monotonic is enough: no addition is lost, and no other access is ordered by it.
        return builder.atomic_rmw("add", place, arguments[2], "monotonic")

    return types.int64(words, types.int64, types.int64), generate


exchange: Callable[[Int64Array, int, int], int] = intrinsic(_exchange)
"""Replace an element; return its old value."""

add: Callable[[Int64Array, int, int], int] = intrinsic(_add)
"""Add to an element; return its old value."""

read: Callable[[Int64Array, int], int] = intrinsic(_read)
"""Return an element's current value, whichever thread wrote it."""

write: Callable[[Int64Array, int, int], int] = intrinsic(_write)
"""Write an element, visible to other threads."""


@compiled
def acquire(words: Int64Array, index: int) -> None:
    """Wait until the lock in an element is free, and take it."""
    # Reading leaves the cache line shared. An exchange takes it away from every other core, so only
    # a lock that looks free is worth one.
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
    # Compiled code can't sleep. The bound lets the caller check its limits.
    for _ in range(_PATIENCE):
        if read(words, index) != before:
            return
