"""Why something that a person asks about themselves is not done."""

from typing import Literal

from quiltbee.server.errors import ServerError

RefusalKind = Literal["unfit", "nobody", "wrong", "not_fresh", "unknown", "taken", "gone", "slow"]


class PersonRefusal(ServerError):  # noqa: N818 - it is an answer, not a fault
    """A wish that is refused; `str()` is the sentence that is shown.

    `seconds` is how long to wait, where that is what is wrong.
    """

    def __init__(
        self,
        kind: RefusalKind,
        sentence: str,
        seconds: int | None = None,
        *,
        code: str | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(sentence, code=code, **values)
        self.kind = kind
        self.seconds = seconds

    @classmethod
    def because(cls, kind: RefusalKind, error: ServerError) -> "PersonRefusal":
        """The refusal that says what an error says."""
        return cls(kind, str(error), None, code=error.code, **error.values)


NOBODY = PersonRefusal("nobody", "Nobody is signed in in this browser.")
