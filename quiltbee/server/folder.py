"""The data folder: made where it is missing, and held by one server at a time.

The lock is the operating system's, on an open file: it goes with the process, however that ends.
"""

import os
import sys
from pathlib import Path

from quiltbee.server.errors import StartError

LOCK_NAME = "quiltbee.lock"
DATABASE_NAME = "quiltbee.sqlite3"


class FolderLock:
    """Holds a data folder until `release`; StartError when it can't be written or is held."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise _cannot_write(folder, error) from error
        try:
            _lock(self._file)
        except OSError as error:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise StartError(
                f"Another Quiltbee server (process {holder or 'unknown'}) uses the data folder "
                f"{folder}; stop it, or name another folder with --data or QUILTBEE_DATA."
            ) from error
        try:
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, f"{os.getpid()}\n".encode("ascii"))
        except OSError as error:
            os.close(self._file)
            raise _cannot_write(folder, error) from error

    def release(self) -> None:
        """Give the folder back; the empty lock file stays, since removing it would be a race."""
        os.close(self._file)


def _cannot_write(folder: Path, error: OSError) -> StartError:
    return StartError(
        f"The data folder {folder} can't be written: {error.strerror}; "
        "name another one with --data or QUILTBEE_DATA."
    )


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, 64, os.SEEK_SET)  # beyond the process number, which others must read
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
