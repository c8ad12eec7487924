"""What can go wrong, and the status that tells it over HTTP; each message is one sentence.

    ServerError
      StartError, ThinkerError          never reach a caller
      StoreError                        unavailable
      StaleError                        stale
        RepeatedError
      Refusal                           why a message at a table is not carried out
      UnfitError, NoGameError, ...      why a call is not carried out

The page, the API and bots are all answered by `http.answers.refusal`, from `STATUSES`. An error is
made where it is raised: one that is kept and raised again grows with every raise.
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
    """Base of the server's errors; `str()` is the sentence that is shown.

    With a `code` the message `refused-<code>` of the catalogue says the same in every language;
    `values` stand in it. `wait` is after how many seconds it may be tried again, if that is known.
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
    """The server can't start: the folder, its database, the lock or the port is at fault."""


class ThinkerError(ServerError):
    """A computer player gave no usable answer."""


class StoreError(ServerError):
    """The store can't be read or written just now; nothing that was acknowledged is lost.

    `str()` says why, to whoever runs the server.
    """

    kind = "unavailable"

    @property
    def public(self) -> str:
        """The sentence for somebody at a browser, who is told nothing of the server's inside."""
        return "The server can't read or store games just now; try again in a minute."


class BusyError(StoreError):
    """Somebody asks for more at a time than their share; later it is possible."""

    def __init__(self, sentence: str = "Too many of your requests wait for an answer.") -> None:
        super().__init__(sentence)

    @property
    def public(self) -> str:
        """The sentence for somebody at a browser."""
        return "Too many of your requests wait for an answer; try again in a few seconds."


class StaleError(ServerError):
    """The game has gone on meanwhile, so that this event can't be its next; nothing was stored."""

    kind = "stale"


class RepeatedError(StaleError):
    """The message that asked for this event was carried out before."""


class Refusal(ServerError):  # noqa: N818 - it is the answer to a message, not a fault
    """A message at a table that is not carried out, with the kind of error that is told."""

    kind: Kind

    def __init__(self, kind: Kind, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


class NoGameError(ServerError):
    """A text that holds no game, or none that could be played on."""

    kind = "no_game"


class NobodyError(ServerError):
    """Whoever asks has no session, or no token that is still good."""

    kind = "nobody"

    def __init__(
        self, sentence: str = "Nobody is signed in in this browser.", *, code: str | None = None
    ) -> None:
        super().__init__(sentence, code=code)


class NoTokenError(NobodyError):
    """A bot asks without a token that is still good."""


class WrongError(ServerError):
    """A passphrase or a passkey that lets nobody in."""

    kind = "wrong"


class ForbiddenError(ServerError):
    """Whoever asks may not do that, or has to prove first who they are."""

    kind = "forbidden"


class HostError(ForbiddenError):
    """The name that was asked for is none of this server's."""

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
    """It can't be had any more: a seat, a login; nothing was stored."""

    kind = "taken"


class UsedError(ServerError):
    """A code that was exchanged before, or has expired."""

    kind = "used"


class TooLongError(ServerError):
    """A request with more bytes than the limits give."""

    kind = "too_long"


class MalformedError(ServerError):
    """A request that is not well formed."""

    kind = "malformed"


class UnfitError(ServerError):
    """A value that is well formed, and can't be used all the same."""

    kind = "unfit"


class TooManyError(ServerError):
    """Somebody asks for more than the limits give; later it may be possible."""

    kind = "too_many"

    @classmethod
    def after(cls, what: str, seconds: float) -> "TooManyError":
        """What comes too soon: the sentence says how long to wait."""
        wait = int(seconds) + 1
        count, unit = (wait, "second") if wait < 60 else (-(-wait // 60), "minute")
        words = f"{count} {unit}s" if count > 1 else f"a {unit}"
        sentence = f"{what}; try again in {words}."
        return cls(sentence, code=f"wait-{unit}s", wait=wait, count=count)
