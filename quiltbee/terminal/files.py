"""Files that a person at the terminal names."""

import os
from pathlib import Path


def is_file(name: str) -> bool:
    """Return whether something of this name exists, a folder included."""
    try:
        return bool(name) and Path(name).exists()
    except (OSError, ValueError):  # the name is too long or holds a zero byte
        return False


def write_atomically(path: Path, text: str) -> None:
    """Write a file atomically: it holds either the old text or the new one at any moment.

    Raises OSError, and UnicodeEncodeError for a text that UTF-8 can't hold; the file is then as
    it was.
    """
    target = path.resolve()
    written = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with written.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        written.replace(target)
    finally:
        written.unlink(missing_ok=True)
