"""Why something that a person asks about themselves is not done."""

from typing import Literal

from quiltbee.server.errors import ServerError

RefusalKind = Literal["unfit", "nobody", "wrong", "not_fresh", "unknown", "taken", "gone", "slow"]


class PersonRefusal(ServerError):  # noqa: N818 - it is an answer, not a fault
    """A wish that is refused; `str()` is the sentence that is shown.

    `seconds` is how long to wait, where that is what is wrong.
    """

    def __init__(self, kind: RefusalKind, sentence: str, seconds: int | None = None) -> None:
        super().__init__(sentence)
        self.kind = kind
        self.seconds = seconds


NOBODY = PersonRefusal("nobody", "Nobody is signed in in this browser.")
