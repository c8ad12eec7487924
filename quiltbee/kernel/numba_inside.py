"""Everything that relies on Numba's internals: the module to check for a new Numba.

Three tricks, each measured, none needed for correctness:

1. **Parts.** What a compiled function calls is linked into it as unoptimised code, and optimised
   once, together with its caller. Numba by itself would optimise each function with everything it
   calls, turn it into machine code and give it an entry point for Python. Without all that the
   engine's first answer takes half the time, and the search sees 1.10 to 1.13 times as many
   positions.
2. **No reference counts** for arrays in functions that make none: 1.3 times as many random games.
3. **A cache that is never trusted**: what can't be read is compiled again, and what can't be
   written is skipped. Numba would raise, or write beside the sources.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numba
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


def dispatcher_with_parts(function: Any, options: dict[str, object]) -> Any:
    """Return a dispatcher that Python can call, and that compiled callers take in as a part."""
    wholly = {**options, "_nrt": False, "no_cfunc_wrapper": True}
    dispatcher: Any = numba.njit(**wholly)(function)
    part: Any = numba.njit(**part_options(options))(function)
    _widen_integers(part)
    dispatcher.get_call_template = part.get_call_template
    dispatcher.get_overload = part.get_overload
    return dispatcher


def wrap_compiler(dispatcher: Any, wrap: Callable[[Callable[..., Any]], Any]) -> None:
    """Wrap what a dispatcher calls to compile; it is not called for what comes from the cache."""
    compiler = dispatcher._compiler
    compiler.compile = wrap(compiler.compile)


def part_options(options: dict[str, object]) -> dict[str, Any]:
    """Return the options with which Numba compiles a part."""
    return {
        **options,
        "_nrt": False,
        "no_cfunc_wrapper": True,
        "no_cpython_wrapper": True,
        "pipeline_class": _PartCompiler,
    }


def keep_in(folder: Path, dispatcher: Any) -> None:
    """Give a dispatcher a cache in a folder; none if the folder is gone by now."""
    with suppress(RuntimeError):
        dispatcher._cache = _Cache(dispatcher.py_func, folder)


class _Part(JITCodeLibrary):  # type: ignore[misc]
    """Code that is only linked into its callers, and optimised there."""

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
        """Where Numba passes the environment of the machine code: here."""
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


def _widen_integers(dispatcher: Any) -> None:
    """Let compiled callers pass every integer as an int64.

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


class _InFolder(UserProvidedCacheLocator):  # type: ignore[misc]
    """Says where the cache is: in `folder`, never beside the sources."""

    folder: Path

    def __init__(self, function: Any, file: str) -> None:
        super().__init__(function, file)
        self._cache_path = str(self.folder / self.get_suitable_cache_subpath(file))

    def get_source_stamp(self) -> str:
        """Return nothing: the folder's name says what the sources mean."""
        return ""

    @classmethod
    def from_function(cls, function: Any, file: str) -> Any:
        """Return a locator, or None if the folder can't be written to."""
        return super(UserProvidedCacheLocator, cls).from_function(function, file)


class _Cache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, which ignores damaged files and those it can't write."""

    def __init__(self, function: Any, folder: Path) -> None:
        locator = type("Locator", (_InFolder,), {"folder": folder})
        self._impl_class = type("Impl", (CompileResultCacheImpl,), {"_locator_classes": (locator,)})
        super().__init__(function)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the code for a signature, or None unless it is there and sound."""
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
