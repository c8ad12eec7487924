"""The one error of this room, and how its messages quote text."""

from collections.abc import Callable

Report = Callable[[str, str], None]
"""Called with where something is wrong, then what is wrong there."""


class NotationError(ValueError):
    """Text that can't be read, or a game that can't be written: `what` is wrong, and `where`."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


def quoted(text: str) -> str:
    """The first 20 characters of outside text, quoted and escaped for use in a message."""
    return repr(text if len(text) <= 20 else text[:20] + "...")
