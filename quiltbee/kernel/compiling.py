"""`compiled`: Numba's compiler, with a cache that never serves code of older sources.

Training, batches of games and the build of the engine's module use it; players run the module. How
it leans on Numba's internals is in `numba_inside`, for the version that the extras of the package
name.
"""

from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar, cast

from numba.extending import overload

from quiltbee.kernel.code_cache import cache_folder, room_of
from quiltbee.kernel.numba_inside import dispatcher_with_parts, keep_in, part_options

_P = ParamSpec("_P")
_R = TypeVar("_R")

OPTIONS: Final = {"nogil": True, "error_model": "numpy"}


def compiled(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function at its first call, to run without holding the interpreter's lock.

    Integers are int64 throughout. Neither division by zero nor array bounds are checked. The
    function must not make arrays, since references to them are not counted. It must not call
    itself, which crashes when loaded from the cache, nor raise or print, which only works from the
    cache.
    """
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

    # A call would cost more than the choice: a tuple of arrays is passed array by array.
    overload(stub, jit_options={**part_options(OPTIONS), "forceinline": True})(choose_for)


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
