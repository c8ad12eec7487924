"""The one error of this room."""


class NotationError(ValueError):
    """A text that can't be read: `where` it is wrong, and `what` is wrong there."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what
