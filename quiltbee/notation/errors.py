"""The one error of this room, and how it quotes what it is about."""


class NotationError(ValueError):
    """A text that can't be read: `where` it is wrong, and `what` is wrong there."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


def quoted(text: str) -> str:
    """The beginning of a foreign text, fit to be shown within a sentence."""
    return repr(text if len(text) <= 20 else text[:20] + "...")
