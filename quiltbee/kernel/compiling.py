"""`compiled`: Numba's compiler, with a cache that can't serve what the sources no longer say.

Numba keys its cache by the file of a function alone, so a cached caller would keep the old code of
a function that changed in another file. Here the name of a cache folder is a hash of the sources
that its functions can depend on and of the versions of what compiles them. What is in the cache is
never trusted: what can't be read is compiled anew, and what can't be written is done without.
"""

import hashlib
import os
import platform
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import llvmlite
import numba
import numpy as np
import platformdirs
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

_P = ParamSpec("_P")
_R = TypeVar("_R")

ROOMS = ("rules", "kernel", "opponents", "engine", "training")
"""What compiled code depends on, each room on those before it; its constants come from `rules`."""

UNUSED_S = 30 * 24 * 3600
"""A cache folder of sources that were not run for so long is removed."""


def compiled(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function at its first call, without holding the interpreter's lock.

    Integers are int64 throughout. Division by zero is not checked, nor are the bounds of arrays.
    The function may not make arrays: references to them are not counted, which alone makes random
    games 1.3 times as fast. It may not call itself, which crashes when it comes from the cache, nor
    raise or print, which Numba finds the means for in the cache alone.
    """
    return _compile(function, counts_references=False)


def compiled_with_arrays(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """As `compiled`, for a function that makes arrays."""
    return _compile(function, counts_references=True)


def _compile(function: Callable[_P, _R], counts_references: bool) -> Callable[_P, _R]:
    """Compile a function for callers in Python, with a cache, and as a part for compiled ones."""
    options = {
        "nogil": True,
        "error_model": "numpy",
        "_nrt": counts_references,
        "no_cfunc_wrapper": True,
    }
    dispatcher: Any = numba.njit(**options)(function)
    part: Any = numba.njit(**options, no_cpython_wrapper=True, pipeline_class=_PartCompiler)(
        function
    )
    _take_words(part)
    dispatcher.get_call_template = part.get_call_template
    dispatcher.get_overload = part.get_overload
    folder = cache_folder(_room_of(function.__module__))
    if folder is not None:
        _keep_in(folder, dispatcher)
    return cast(Callable[_P, _R], dispatcher)


class _Part(JITCodeLibrary):  # type: ignore[misc]
    """Code that is only linked into that of its callers, where it is optimised.

    Numba would optimise each function with all that it calls, make machine code of it and give it
    an entry from Python: all that twice over, or as often as calls are nested.
    """

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """0, as for a name that is not there: there is no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "_Part":
        """Where Numba hands in the environment of the machine code: here."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """The callers' machine code has its own; none of ours needs one, as nothing is raised."""


class _PartCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, into a `_Part`."""

    def define_pipelines(self) -> Any:
        """Those of Numba, for a library that is there beforehand."""
        state = self.state
        state.library = _Part(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().define_pipelines()


def _take_words(dispatcher: Any) -> None:
    """Let compiled callers hand over every integer as an int64.

    Numba would compile the function anew for each number that is a constant in a caller, and for
    an int32 out of an array.
    """
    template_of = dispatcher.get_call_template

    def get_call_template(kinds: Any, keywords: Any) -> Any:
        named = {name: _as_word(kind) for name, kind in keywords.items()}
        return template_of(tuple(map(_as_word, kinds)), named)

    dispatcher.get_call_template = get_call_template


def _as_word(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if plain == types.int32 else plain


def _keep_in(folder: Path, dispatcher: Any) -> None:
    """Give a compiled function a cache in a folder; Numba's own setting is the user's and stays."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        dispatcher._cache = _Cache(dispatcher.py_func)
    except RuntimeError:
        return  # the folder is gone: this function has no cache
    finally:
        numba.config.CACHE_DIR = before


class _InThisFolder(CompileResultCacheImpl):  # type: ignore[misc]
    """Where the cache lies: never beside the sources, where Numba looks when a folder fails."""

    _locator_classes = (UserProvidedCacheLocator,)


class _Cache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, without the errors of what was damaged or can't be written."""

    _impl_class = _InThisFolder

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for a signature; None, so that it is compiled, unless it is there and sound."""
        try:
            found = super().load_overload(sig, target_context)
        except Exception:  # noqa: BLE001 - a damaged pickle raises anything
            with suppress(OSError):
                self.flush()
            return None
        # Two processes that save at the same moment may have given two signatures one file.
        return None if found is None or found.signature.args != tuple(sig) else found

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for a signature, if there is room."""
        with suppress(OSError):
            super().save_overload(sig, data)


def _room_of(module: str) -> str:
    """The room of a module; for one of another package the last, which depends on all."""
    names = module.split(".")
    return names[1] if names[0] == "quiltbee" and names[1] in ROOMS else ROOMS[-1]


@cache
def cache_folder(room: str) -> Path | None:
    """The folder for the compiled code of a room; None where nothing can be written.

    It lies in the folder that NUMBA_CACHE_DIR names, else in the user's folder for caches.
    """
    given = numba.config.CACHE_DIR
    base = Path(given) if given else platformdirs.user_cache_path("quiltbee", appauthor=False)
    folder = base / f"kernels-{room}-{_fingerprint(room)}"
    try:
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
    except OSError:
        return None
    if is_new:
        _remove_unused(base)
    return folder


def _fingerprint(room: str) -> str:
    """What the compiled code of a room depends on, as a short hash."""
    versions = platform.python_version(), numba.__version__, llvmlite.__version__, np.__version__
    digest = hashlib.sha256(repr(versions).encode())
    root = Path(__file__).parent.parent
    for name in ROOMS[: ROOMS.index(room) + 1]:
        for source in sorted((root / name).rglob("*")):
            if source.suffix in (".py", ".csv", ".json"):
                digest.update(repr((str(source.relative_to(root)), source.stat().st_size)).encode())
                digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _remove_unused(base: Path) -> None:
    """Remove folders of sources that are gone; a process that still runs them needs no folder."""
    for folder in base.glob("kernels-*"):
        with suppress(OSError):
            if folder.stat().st_mtime < time.time() - UNUSED_S:
                shutil.rmtree(folder)
