"""What can go wrong, and its HTTP status; each message is one sentence.

    ServerError
      StartError                        never reaches a caller
      StoreError, ThinkerError          unavailable
      StaleError                        stale
        RepeatedError
      Refusal                           why a message at a table is not carried out
      UnfitError, NoGameError, ...      why a call is not carried out

`http.answers.refusal` answers the page, the API and bots alike, from `STATUSES`. Make an error
where you raise it: the traceback of a kept one grows with every raise.
"""

from collections.abc import Mapping
from typing import Literal

Kind = Literal["illegal", "stale", "malformed", "not_your_seat", "too_many", "unavailable"]
"""What can be wrong with a message at a table."""

STATUSES: Mapping[str, int] = {
    "no_game": 400,
    "nobody": 401,
    "wrong": 401,
    "forbidden": 403,
    "host": 403,
    "origin": 403,
    "not_your_seat": 403,
    "unknown": 404,
    "stale": 409,
    "taken": 409,
    "used": 410,
    "too_long": 413,
    "illegal": 422,
    "malformed": 422,
    "unfit": 422,
    "too_many": 429,
    "unavailable": 503,
}
"""The HTTP status of each kind of error."""


class ServerError(Exception):
    """Base of the server's errors; `str()` is the sentence to show.

    With a `code`, the catalogue's message `refused-<code>` says the same in every language, filled
    with `values`. `wait` is the seconds until it may be tried again, if known.
    """

    kind: str

    def __init__(
        self,
        sentence: str = "",
        *,
        code: str | None = None,
        wait: int | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.wait = wait
        self.values = values

    @property
    def public(self) -> str:
        """The sentence for somebody at a browser."""
        return str(self)


class StartError(ServerError):
    """The server can't start because of the folder, its database, the lock or the port."""


class ThinkerError(ServerError):
    """A computer player gave no usable answer."""

    kind = "unavailable"


class StoreError(ServerError):
    """The store can't be read or written just now; nothing that was acknowledged is lost.

    `str()` says why, to whoever runs the server.
    """

    kind = "unavailable"

    @property
    def public(self) -> str:
        """The sentence for somebody at a browser, which tells nothing about the server's inside."""
        return "The server can't read or store games just now; try again in a minute."


class ConflictError(StoreError):
    """A constraint has refused a row: a duplicate, or one about something that is not there."""


class BusyError(StoreError):
    """Somebody asks for more at a time than their share; it is possible later."""

    def __init__(self, sentence: str = "Too many of your requests wait for an answer.") -> None:
        super().__init__(sentence)

    @property
    def public(self) -> str:
        """The sentence for somebody at a browser."""
        return "Too many of your requests wait for an answer; try again in a few seconds."


class StaleError(ServerError):
    """The game has gone on meanwhile, so this event can't be its next; nothing was stored."""

    kind = "stale"


class RepeatedError(StaleError):
    """The message that asked for this event was already carried out."""


class Refusal(ServerError):  # noqa: N818 - it is the answer to a message, not a fault
    """A message at a table was not carried out; `kind` is the error that is reported."""

    kind: Kind

    def __init__(self, kind: Kind, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


class NoGameError(ServerError):
    """A text holds no game, or none that can be continued."""

    kind = "no_game"


class NobodyError(ServerError):
    """The caller has no session, or no valid token."""

    kind = "nobody"

    def __init__(
        self, sentence: str = "Nobody is signed in in this browser.", *, code: str | None = None
    ) -> None:
        super().__init__(sentence, code=code)


class NoTokenError(NobodyError):
    """A bot asks without a valid token."""


class WrongError(ServerError):
    """A passphrase or a passkey that lets nobody in."""

    kind = "wrong"


class ForbiddenError(ServerError):
    """The caller may not do that, or must first prove who they are."""

    kind = "forbidden"


class HostError(ForbiddenError):
    """The name in the request is none of this server's."""

    kind = "host"


class OriginError(ForbiddenError):
    """A page of another site asks."""

    kind = "origin"


class UnknownError(ServerError):
    """There is no such thing."""

    kind = "unknown"


class UnknownGameError(UnknownError):
    """There is no game with this id."""


class UnknownBotError(UnknownError):
    """There is no bot of this name or id."""


class UnknownCodeError(UnknownError):
    """A code that stands for nothing."""


class TakenError(ServerError):
    """Something is taken, such as a seat or a login; nothing was stored."""

    kind = "taken"


class UsedError(ServerError):
    """A code was used before, or has expired."""

    kind = "used"


class TooLongError(ServerError):
    """A request has more bytes than the limits allow."""

    kind = "too_long"


class MalformedError(ServerError):
    """A request that is not well formed."""

    kind = "malformed"


class UnfitError(ServerError):
    """A value is well formed, but can't be used."""

    kind = "unfit"


class TooManyError(ServerError):
    """Somebody asks for more than the limits allow; it may be possible later."""

    kind = "too_many"

    @classmethod
    def after(cls, what: str, seconds: float) -> "TooManyError":
        """A request came too soon: the sentence says how long to wait."""
        wait = int(seconds) + 1
        count, unit = (wait, "second") if wait < 60 else (-(-wait // 60), "minute")
        words = f"{count} {unit}s" if count > 1 else f"a {unit}"
        sentence = f"{what}; try again in {words}."
        return cls(sentence, code=f"wait-{unit}s", wait=wait, count=count)
