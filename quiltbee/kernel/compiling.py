"""`compiled`: Numba's compiler, with a cache that never serves code of older sources.

Training, batches of games and the build of the engine's module use it; players run the module. All
use of Numba's internals but the build's is here, for the version that the extras of the package
name: check this module for a new Numba. It plays three tricks, each measured, none needed for
correctness:

1. **Parts.** What a compiled function calls is linked into it as unoptimized code, and optimized
   once, together with its caller. Numba by itself would optimise each function with everything it
   calls, turn it into machine code and give it an entry point for Python. Without all that the
   engine's first answer takes half the time, and the search sees 1.10 to 1.13 times as many
   positions.
2. **No reference counts** for arrays in functions that make none: 1.3 times as many random games.
3. **A cache that is never trusted**: what can't be read is compiled again, and what can't be
   written is skipped. Numba would raise, or write beside the sources.
"""

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Any, Final, ParamSpec, TypeVar, cast

import numba
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

from quiltbee.kernel.code_cache import cache_folder, room_of

_P = ParamSpec("_P")
_R = TypeVar("_R")

NOTICE: Final = "Compiling the game for this machine, about a minute the first time ..."

SILENT_S = 3.0
"""Seconds that a process compiles before it prints the notice, once, on standard error."""


class _Part(JITCodeLibrary):  # type: ignore[misc]
    """Code that is only linked into its callers, and optimized there."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Return 0, as for a name that does not exist: there is no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "_Part":
        """The receiver of the environment of the machine code: this object."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """Drop it. The callers' machine code has its own; ours never raises and needs none."""


class _PartCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, producing a `_Part`."""

    def define_pipelines(self) -> Any:
        """Return Numba's pipelines, for a library that already exists."""
        state = self.state
        state.library = _Part(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().define_pipelines()


_OPTIONS: Final[dict[str, Any]] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,
    "no_cfunc_wrapper": True,
}
PART_OPTIONS: Final = {
    **_OPTIONS,
    "no_cpython_wrapper": True,
    "pipeline_class": _PartCompiler,
}
"""Numba's options for a part."""


def compiled(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function at its first call, to run without holding the interpreter's lock.

    Integers are int64 throughout. Neither division by zero nor array bounds are checked. The
    function must not make arrays, since references to them are not counted. It must not call
    itself, which crashes when loaded from the cache, nor raise or print, which only works from the
    cache.
    """
    dispatcher: Any = numba.njit(**_OPTIONS)(function)
    part: Any = numba.njit(**PART_OPTIONS)(function)
    _widen_integers(part)
    dispatcher.get_call_template = part.get_call_template
    dispatcher.get_overload = part.get_overload
    _cache_at_first_compilation(dispatcher)
    compiler = dispatcher._compiler
    compiler.compile = _NOTICE.wrap(compiler.compile)
    return cast(Callable[_P, _R], dispatcher)


def _widen_integers(dispatcher: Any) -> None:
    """Make compiled callers pass every integer as an int64.

    Numba would otherwise compile the function again for each constant in a caller, and for an int32
    from an array.
    """
    template_of = dispatcher.get_call_template

    def get_call_template(kinds: Any, keywords: Any) -> Any:
        named = {name: _widened(kind) for name, kind in keywords.items()}
        return template_of(tuple(map(_widened, kinds)), named)

    dispatcher.get_call_template = get_call_template


def _widened(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if plain == types.int32 else plain


class _Notice:
    """A notice on standard error, printed once, after `SILENT_S` of compiling."""

    def __init__(self) -> None:
        self._compiled_s = 0.0
        self._is_printed = False

    def wrap(self, compile_for: Callable[_P, _R]) -> Callable[_P, _R]:
        def compile_with_notice(*arguments: _P.args, **keywords: _P.kwargs) -> _R:
            begun = time.monotonic()
            timer = Timer(max(0.0, SILENT_S - self._compiled_s), self._print)
            timer.daemon = True
            timer.start()
            try:
                return compile_for(*arguments, **keywords)
            finally:
                timer.cancel()
                self._compiled_s += time.monotonic() - begun

        return compile_with_notice

    def _print(self) -> None:
        if not self._is_printed:
            self._is_printed = True
            print(NOTICE, file=sys.stderr, flush=True)


_NOTICE: Final = _Notice()


def _cache_at_first_compilation(dispatcher: Any) -> None:
    """Give a dispatcher its cache just before it first compiles or loads anything.

    Until then no folder is created and no source is read. Most functions never need one: they are
    only called by other compiled functions, and are part of those functions' code.
    """
    compile_for = dispatcher.compile

    def compile_first(signature: Any) -> Any:
        folder = cache_folder(room_of(dispatcher.py_func.__module__))
        if folder is not None:
            with suppress(RuntimeError):  # the folder has been deleted
                dispatcher._cache = _Cache(dispatcher.py_func, folder)
        dispatcher.compile = compile_for
        return compile_for(signature)

    dispatcher.compile = compile_first


class _InFolder(UserProvidedCacheLocator):  # type: ignore[misc]
    """A locator of the cache in `folder`, never beside the sources."""

    folder: Path

    def __init__(self, function: Any, file: str) -> None:
        super().__init__(function, file)
        # The folder's name identifies our sources, so all copies of them share it.
        package, _, module = function.__module__.partition(".")
        is_ours = package == "quiltbee"
        subpath = module if is_ours else self.get_suitable_cache_subpath(file)
        self._cache_path = str(self.folder / subpath)

    def get_source_stamp(self) -> str:
        """Return nothing: the folder's name identifies the sources."""
        return ""

    @classmethod
    def from_function(cls, function: Any, file: str) -> Any:
        """Return a locator, or None if the folder can't be written to."""
        return super(UserProvidedCacheLocator, cls).from_function(function, file)


class _Cache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, which ignores damaged and unwritable files."""

    def __init__(self, function: Any, folder: Path) -> None:
        locator = type("Locator", (_InFolder,), {"folder": folder})
        self._impl_class = type("Impl", (CompileResultCacheImpl,), {"_locator_classes": (locator,)})
        super().__init__(function)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the code for a signature, or None unless it is cached and sound."""
        try:
            found = super().load_overload(sig, target_context)
        except Exception:  # noqa: BLE001 - a damaged pickle raises anything
            with suppress(OSError):
                self.flush()
            return None
        # Two processes saving at the same moment may have given two signatures one file.
        return None if found is None or found.signature.args != tuple(sig) else found

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for a signature, if there is room."""
        with suppress(OSError):
            super().save_overload(sig, data)
