"""Backups of an SQLite database: made while it is in use, verified, and moved into place.

A copy is made through a read-only connection, so no move waits for it and there is still only one
writing connection. It is a consistent snapshot without a journal file.
"""

import os
import re
import secrets
import shutil
import sqlite3
from pathlib import Path
from urllib.parse import quote

from quiltbee.server.errors import StartError, StoreError
from quiltbee.server.store.sqlite import APPLICATION_ID
from quiltbee.server.store.upgrade import check_revision

PART = ".part"
"""The suffix of an unfinished copy."""
_COPY_PREFIX = ".backup-"
_COPY_NAME = re.compile(rf"{re.escape(_COPY_PREFIX)}[0-9a-f]{{16}}{re.escape(PART)}")


def new_copy_name() -> str:
    """Return a temporary name for a copy in a data folder."""
    return f"{_COPY_PREFIX}{secrets.token_hex(8)}{PART}"


def is_copy_name(name: str) -> bool:
    """Return whether `new_copy_name` could have made this name."""
    return _COPY_NAME.fullmatch(name) is not None


def drop_copies(folder: Path) -> None:
    """Delete abandoned copies."""
    for left in folder.glob(f"{_COPY_PREFIX}*{PART}"):
        left.unlink(missing_ok=True)


def copy_database(file: Path, target: Path) -> None:
    """Write a copy that only the owner can read; on failure raise StoreError and leave no file."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        connection = _open(file)
        try:
            connection.execute("VACUUM INTO ?", (str(target),))
        finally:
            connection.close()
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise StoreError(f"Can't write the copy {target}: {_reason(error)}.") from error


def deliver(copy: Path, target: Path, *, overwrite: bool) -> None:
    """Write a copy to a file atomically: to a temporary name, synced, then renamed.

    Raises StoreError if that fails.
    """
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}{PART}")
    try:
        refuse_existing(target, overwrite=overwrite)
        with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as out:
            with copy.open("rb") as source:
                shutil.copyfileobj(source, out)
            out.flush()
            os.fsync(out.fileno())
        refuse_existing(target, overwrite=overwrite)
        part.replace(target)
        _sync_folder(target.parent)
    except OSError as error:
        raise StoreError(f"Can't write the file {target}: {_reason(error)}.") from error
    finally:
        part.unlink(missing_ok=True)


def refuse_existing(target: Path, *, overwrite: bool) -> None:
    """Raise StoreError if the target exists and must not be overwritten."""
    if target.is_dir():
        raise StoreError(f"{target} is a folder; name a file.")
    if target.exists() and not overwrite:
        raise StoreError(f"The file {target} exists; name another one, or use --force.")


def check_copy(file: Path) -> str:
    """Return the revision of a backup.

    Raises StartError unless it is an intact backup of Quiltbee that can be upgraded.
    """
    if not file.is_file():
        raise StartError(f"There is no file {file}.")
    try:
        connection = _open(file)
        try:
            ours = _first(connection, "PRAGMA application_id") == APPLICATION_ID
            fault = _first(connection, "PRAGMA integrity_check")
            dangling = connection.execute("PRAGMA foreign_key_check").fetchone()
            revision = str(_first(connection, "SELECT version_num FROM alembic_version"))
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StartError(f"The file {file} is not a backup of Quiltbee: {error}.") from error
    if not ours:
        raise StartError(f"The file {file} is not a backup of Quiltbee.")
    if fault != "ok" or dangling is not None:
        raise StartError(f"The backup {file} is damaged; use another one.")
    check_revision(revision, f"The backup {file}")
    return revision


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        f"file:{quote(str(file.resolve()))}?mode=ro", uri=True, isolation_level=None, timeout=5.0
    )


def _first(connection: sqlite3.Connection, question: str) -> object:
    row = connection.execute(question).fetchone()
    return row[0] if row else None


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return  # Windows can't open folders, and syncs renames itself
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
