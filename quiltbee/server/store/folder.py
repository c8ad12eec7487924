"""The data folder: created if missing, and locked by one server at a time.

The lock is the operating system's, so it ends with the process in any case. The process id is in
a separate file, since some systems don't let others read a locked file.
"""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from filelock import FileLock, Timeout

from quiltbee.server.errors import StartError

LOCK_NAME = "quiltbee.lock"
HOLDER_NAME = "quiltbee.pid"
DATABASE_NAME = "quiltbee.sqlite3"


class FolderLock:
    """Locks a data folder until `release`; StartError if it can't be written or is locked."""

    def __init__(self, folder: Path) -> None:
        self._holder = folder / HOLDER_NAME
        # Any thread may release it: a lock bound to one thread would be lost on the others.
        self._lock = FileLock(folder / LOCK_NAME, timeout=0, mode=0o600, thread_local=False)
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if _is_for_us(folder):
                folder.chmod(0o700)
            self._lock.acquire()
        except Timeout as error:
            raise StartError(
                f"Another Quiltbee server (process {_holder_in(self._holder)}) uses the data "
                f"folder {folder}; stop it, or name another folder with --data or QUILTBEE_DATA."
            ) from error
        except OSError as error:
            raise _cannot_write(folder, error) from error
        try:
            self._holder.write_text(f"{os.getpid()}\n", "ascii")
            _close_to_others((*folder.glob(f"{DATABASE_NAME}*"), self._holder))
        except OSError as error:
            self._lock.release()
            raise _cannot_write(folder, error) from error

    def release(self) -> None:
        """Unlock the folder; the files stay, since deleting a lock file would be a race."""
        self._lock.release()


def _is_for_us(folder: Path) -> bool:
    """Whether a folder belongs to this user and holds only our files."""
    names = [file.name for file in folder.iterdir()]
    return _belongs_to_us(folder) and all(name.startswith(("quiltbee", ".")) for name in names)


def _close_to_others(files: Iterable[Path]) -> None:
    """Let only the owner read the files; SQLite gives files beside the database its mode."""
    for file in files:
        if file.is_file() and _belongs_to_us(file):
            file.chmod(0o600)


def _belongs_to_us(path: Path) -> bool:
    return sys.platform == "win32" or path.stat().st_uid == os.geteuid()


def _holder_in(file: Path) -> str:
    try:
        return file.read_text("ascii").strip() or "unknown"
    except (OSError, UnicodeDecodeError):
        return "unknown"


def _cannot_write(folder: Path, error: OSError) -> StartError:
    return StartError(
        f"The data folder {folder} can't be written: {error.strerror}; "
        "name another one with --data or QUILTBEE_DATA."
    )
