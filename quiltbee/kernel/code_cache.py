"""The cache of compiled code: one folder for each state of the sources.

Numba keys its cache by a function's own file, so a cached caller would keep the old code of a
function that changed in another file. Our folder is therefore named by a hash of every source that
the functions of a room can depend on, comments left out, and of the compilers' versions. Nothing is
hashed or created before the first function is compiled.
"""

import ast
import hashlib
import os
import platform
import shutil
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

import llvmlite
import numba
import numpy as np
import platformdirs

ROOMS = ("rules", "automa", "kernel", "players", "engine", "environments", "training")
"""The rooms that compiled code depends on, each on those before it.

`rules`, `automa` and `players` contribute only constants.
"""

UNUSED_S = 30 * 24 * 3600
"""Seconds after its last use when a cache folder is removed."""

_IMPORTED = time.time()


@cache
def cache_folder(room: str) -> Path | None:
    """Return the cache folder of a room; None if it can't be written to or the sources are newer.

    The folder is inside NUMBA_CACHE_DIR, or else the user's cache folder. If a source has changed
    since this process started, the code in memory would be cached under the wrong hash.
    """
    fingerprint = _fingerprint(room)
    if fingerprint is None:
        return None
    given = numba.config.CACHE_DIR
    base = Path(given) if given else platformdirs.user_cache_path("quiltbee", appauthor=False)
    folder = base / f"kernels-{room}-{fingerprint}"
    try:
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
    except OSError:
        return None
    if is_new:
        # Remove the folders of old sources. A process that still runs such code needs no folder.
        for old in base.glob("kernels-*"):
            with suppress(OSError):
                if old.stat().st_mtime < time.time() - UNUSED_S:
                    shutil.rmtree(old)
    return folder


def room_of(module: str) -> str:
    """Return the room of a module; outside the package the last room, which depends on all."""
    names = module.split(".")
    return names[1] if names[0] == "quiltbee" and names[1] in ROOMS else ROOMS[-1]


def _fingerprint(room: str) -> str | None:
    """Hash the sources that a room's code depends on; None if one is newer than this process."""
    versions = platform.python_version(), numba.__version__, llvmlite.__version__, np.__version__
    digest = hashlib.sha256(repr(versions).encode())
    root = Path(__file__).parent.parent
    for name in ROOMS[: ROOMS.index(room) + 1]:
        for source in sorted((root / name).rglob("*")):
            if source.suffix in (".py", ".csv", ".json"):
                stat = source.stat()
                if max(stat.st_mtime, stat.st_ctime) > _IMPORTED:
                    return None
                digest.update(str(source.relative_to(root)).encode() + b"\n")
                digest.update(meaning_of(source).encode() + b"\n")
    return digest.hexdigest()[:16]


def meaning_of(source: Path) -> str:
    """Return the syntax tree of a source as text, without docstrings; other files as they are."""
    text = source.read_text("utf-8")
    if source.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [
                each
                for each in node.body
                if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
            ]
    return ast.dump(tree)
