"""`compiled`: Numba's compiler, with a cache that never serves code of older sources.

Training, batches of games and the build of the engine's module use it; players run the module. How
it leans on Numba's internals is in `numba_inside`, for the version that the extras of the package
name.
"""

import sys
import time
from collections.abc import Callable
from threading import Timer
from typing import Any, Final, ParamSpec, TypeVar, cast

from numba.extending import overload

from quiltbee.kernel.code_cache import cache_folder, room_of
from quiltbee.kernel.numba_inside import (
    dispatcher_with_parts,
    keep_in,
    part_options,
    wrap_compiler,
)

_P = ParamSpec("_P")
_R = TypeVar("_R")

OPTIONS: Final = {"nogil": True, "error_model": "numpy"}

NOTICE: Final = "Compiling the game for this machine, about a minute the first time ..."

SILENT_S = 3.0
"""How long a process compiles before it says so, once, on standard error."""


def compiled(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function at its first call, to run without holding the interpreter's lock.

    Integers are int64 throughout. Neither division by zero nor array bounds are checked. The
    function must not make arrays, since references to them are not counted. It must not call
    itself, which crashes when loaded from the cache, nor raise or print, which only works from the
    cache.
    """
    dispatcher = dispatcher_with_parts(function, OPTIONS)
    _keep_from_first_compilation(dispatcher)
    wrap_compiler(dispatcher, _NOTICE.wrap)
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

    # A call would cost more than the choice: a tuple of arrays is passed array by array.
    overload(stub, jit_options={**part_options(OPTIONS), "forceinline": True})(choose_for)


class _Notice:
    """Says once that this process compiles, after `SILENT_S` of it."""

    def __init__(self) -> None:
        self._compiled_s = 0.0
        self._is_said = False

    def wrap(self, compile_for: Callable[_P, _R]) -> Callable[_P, _R]:
        def compile_and_tell(*arguments: _P.args, **keywords: _P.kwargs) -> _R:
            begun, timer = time.monotonic(), Timer(max(0.0, SILENT_S - self._compiled_s), self._say)
            timer.daemon = True
            timer.start()
            try:
                return compile_for(*arguments, **keywords)
            finally:
                timer.cancel()
                self._compiled_s += time.monotonic() - begun

        return compile_and_tell

    def _say(self) -> None:
        if not self._is_said:
            self._is_said = True
            print(NOTICE, file=sys.stderr, flush=True)


_NOTICE: Final = _Notice()


def _keep_from_first_compilation(dispatcher: Any) -> None:
    """Give a dispatcher its cache just before it first compiles or loads anything.

    Until then no folder is created and no source is read. Most functions never need one: they are
    only called by other compiled functions, and are part of those functions' code.
    """
    compile_for = dispatcher.compile

    def compile_first(signature: Any) -> Any:
        folder = cache_folder(room_of(dispatcher.py_func.__module__))
        if folder is not None:
            keep_in(folder, dispatcher)
        dispatcher.compile = compile_for
        return compile_for(signature)

    dispatcher.compile = compile_first
