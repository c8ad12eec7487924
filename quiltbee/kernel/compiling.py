"""`compiled`: Numba's compiler, with a cache that never serves code of older sources.

There are two ways to compile, with the same results to the last bit:

- with the tricks of `numba_inside`, for the minor version of Numba that they were tested with;
- for any other version, plainly, using only what Numba documents. That takes about three times as
  long to compile, and the search sees fewer positions. QUILTBEE_PLAIN_NUMBA=1 asks for it.
"""

import ctypes
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

import numba
from numba.extending import overload

from quiltbee.kernel.code_cache import cache_folder, room_of

_P = ParamSpec("_P")
_R = TypeVar("_R")

TESTED: Final = "0.68."
"""The versions of Numba whose internals `numba_inside` knows."""

IS_PLAIN: Final = os.environ.get("QUILTBEE_PLAIN_NUMBA", "0") not in (
    "",
    "0",
) or not numba.__version__.startswith(TESTED)
"""Whether Numba is used as documented, without the tricks."""

OPTIONS: Final = {"nogil": True, "error_model": "numpy"}

_setting = threading.Lock()
"""Held while Numba's setting for the cache folder is set to ours."""


def compiled(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function at its first call, to run without holding the interpreter's lock.

    Integers are int64 throughout. Neither division by zero nor array bounds are checked. The
    function must not make arrays, since references to them are not counted. It must not call
    itself, which crashes when loaded from the cache, nor raise or print, which only works from the
    cache.
    """
    dispatcher: Any
    if IS_PLAIN:
        dispatcher = numba.njit(**OPTIONS)(function)
    else:
        from quiltbee.kernel.numba_inside import dispatcher_with_parts

        dispatcher = dispatcher_with_parts(function, OPTIONS)
    _keep_from_first_compilation(dispatcher)
    return cast(Callable[_P, _R], dispatcher)


def chosen_by_type(choose: Callable[[type], Callable[..., Any]], stub: Callable[_P, _R]) -> None:
    """Let compiled code call `stub`, which stands for a function that its first argument chooses.

    That argument is a named tuple, and `choose` returns the function for its class, which takes the
    other arguments. The compiler chooses, so the choice costs nothing, and what is not chosen is
    not compiled.
    """

    def choose_for(first: Any, *others: Any) -> Callable[..., Any]:
        function = choose(first.instance_class)

        def call(first: Any, *others: Any) -> Any:
            return function(*others)

        return call

    options: dict[str, Any] = dict(OPTIONS)
    if not IS_PLAIN:
        from quiltbee.kernel.numba_inside import part_options

        options = part_options(OPTIONS)
    # A call would cost more than the choice: a tuple of arrays is passed array by array.
    overload(stub, jit_options={**options, "forceinline": True})(choose_for)


def _keep_from_first_compilation(dispatcher: Any) -> None:
    """Give a dispatcher its cache just before it first compiles or loads anything.

    Until then no folder is created and no source is read. Most functions never need one: they are
    only called by other compiled functions, and are part of those functions' code.
    """
    compile_for = dispatcher.compile

    def compile_first(signature: Any) -> Any:
        folder = cache_folder(room_of(dispatcher.py_func.__module__), "plain" if IS_PLAIN else "")
        if folder is not None:
            _keep_in(folder, dispatcher)
        dispatcher.compile = compile_for
        return compile_for(signature)

    dispatcher.compile = compile_first


def _keep_in(folder: Path, dispatcher: Any) -> None:
    if not IS_PLAIN:
        from quiltbee.kernel.numba_inside import keep_in

        keep_in(folder, dispatcher)
        return
    with _setting:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            dispatcher.enable_caching()
        finally:
            numba.config.CACHE_DIR = before


def release_freed_memory() -> None:
    """Return memory that the compiler has freed to the system, if the C library would keep it.

    Only glibc does; after compiling the engine this is worth 7 MB of 545.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
