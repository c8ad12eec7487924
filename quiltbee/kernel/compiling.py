"""`compiled`: Numba's compiler, with a cache that can't serve what the sources no longer say.

Numba keys its cache by the file of a function alone, so a cached caller would keep the old code of
a function that changed in another file. Here the cache folder's name is a hash of the sources of
every room that has compiled functions and of the versions of what compiles them.
"""

import hashlib
import os
import platform
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import numba
import platformdirs

_P = ParamSpec("_P")
_R = TypeVar("_R")

ROOMS = ("kernel", "opponents", "engine", "training")
"""The rooms that have compiled functions."""


def _fingerprint() -> str:
    """What the compiled code depends on, as a short hash."""
    digest = hashlib.sha256(platform.python_version().encode())
    for package in ("numba", "llvmlite", "numpy"):
        digest.update(f"{package} {version(package)}\n".encode())
    root = Path(__file__).parent.parent
    for room in ROOMS:
        for source in sorted((root / room).glob("*.py")):
            digest.update(f"{room}/{source.name}\n".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _cache_folder() -> str | None:
    """A folder for the compiled code that can be written; None without one."""
    given = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(given) if given else platformdirs.user_cache_path("quiltbee", appauthor=False)
    folder = base / f"kernels-{_fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return str(folder)
    except OSError:
        return None


CACHE_FOLDER = _cache_folder()


def compiled(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function at its first call, without holding the interpreter's lock.

    Integers are int64 throughout. Division by zero is not checked, nor are the bounds of arrays.
    The function may not make arrays: references to them are not counted, which alone makes random
    games 1.3 times as fast.
    """
    return _compile(function, counts_references=False)


def compiled_with_arrays(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """As `compiled`, for a function that makes arrays."""
    return _compile(function, counts_references=True)


def _compile(function: Callable[_P, _R], counts_references: bool) -> Callable[_P, _R]:
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = CACHE_FOLDER or before
    try:
        decorate = numba.njit(
            cache=CACHE_FOLDER is not None,
            nogil=True,
            error_model="numpy",
            _nrt=counts_references,
        )
        return cast(Callable[_P, _R], decorate(function))
    finally:
        numba.config.CACHE_DIR = before
