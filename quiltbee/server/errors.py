"""The errors of the server and their HTTP statuses; each message is one sentence.

    ServerError
      StartError                        never reaches a client
      StoreError, ThinkerError          unavailable
      StaleError                        stale
        RepeatedError
      Refusal                           a message at a table was not carried out
      UnfitError, NoGameError, ...      a call was not carried out

`http.calls.refusal` answers the page, the API and bots alike, from `STATUSES`. Create an error
where you raise it: the traceback of a shared one grows with every raise.
"""

from collections.abc import Mapping
from typing import Literal

Kind = Literal["illegal", "stale", "malformed", "not_your_seat", "too_many", "unavailable"]
"""The kinds of errors for a message at a table."""

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
    """The base of the server's errors; `str()` is the sentence for people.

    With a `code`, the catalog's message `refused-<code>` is a translation, filled with `values`.
    `wait` is the number of seconds until a retry, if known.
    """

    kind: str
    default = ""
    """The sentence of an error that is raised without one."""

    def __init_subclass__(cls, kind: str | None = None) -> None:
        if kind is not None:
            cls.kind = kind

    def __init__(
        self,
        sentence: str | None = None,
        *,
        code: str | None = None,
        wait: int | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(self.default if sentence is None else sentence)
        self.code = code
        self.wait = wait
        self.values = values

    @property
    def public(self) -> str:
        """The sentence for clients."""
        return str(self)


class StartError(ServerError):
    """The server can't start because of the folder, its database, the lock or the port."""


class ThinkerError(ServerError, kind="unavailable"):
    """A computer player gave no usable answer."""


class StoreError(ServerError, kind="unavailable"):
    """The store can't be read or written now; no acknowledged change is lost.

    `str()` has the reason, for the operator; `public` reveals nothing about the server.
    """

    shown = "The server can't read or store games just now; try again in a minute."

    @property
    def public(self) -> str:
        """The sentence for clients."""
        return self.shown


class ConflictError(StoreError):
    """A constraint refused a row: a duplicate, or a reference to a missing row."""


class BusyError(StoreError):
    """A caller has too many requests in the queue; a retry may succeed."""

    default = "Too many of your requests wait for an answer."
    shown = "Too many of your requests wait for an answer; try again in a few seconds."


class StaleError(ServerError, kind="stale"):
    """Another event was stored first, so this one can't be the next; nothing was stored."""


class RepeatedError(StaleError):
    """The message was carried out before."""


class Refusal(ServerError):  # noqa: N818 - it is the answer to a message, not a fault
    """A message at a table was not carried out."""

    kind: Kind

    def __init__(self, kind: Kind, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


class NoGameError(ServerError, kind="no_game"):
    """A text has no game, or none that can be continued."""


class NobodyError(ServerError, kind="nobody"):
    """The caller has no session, or no valid token."""

    default = "You are not signed in."


class NoTokenError(NobodyError):
    """A bot sent no valid token."""


class WrongError(ServerError, kind="wrong"):
    """A wrong passphrase or passkey."""


class ForbiddenError(ServerError, kind="forbidden"):
    """The caller lacks the permission, or must prove their identity first."""


class HostError(ForbiddenError, kind="host"):
    """The request names another host."""


class OriginError(ForbiddenError, kind="origin"):
    """The request comes from a page of another site."""


class UnknownError(ServerError, kind="unknown"):
    """The requested thing does not exist."""


class UnknownGameError(UnknownError):
    """There is no game with this id."""


class UnknownBotError(UnknownError):
    """There is no bot with this name or id."""


class UnknownCodeError(UnknownError):
    """The code is wrong."""


class TakenError(ServerError, kind="taken"):
    """Something such as a seat or a login is taken; nothing was stored."""


class UsedError(ServerError, kind="used"):
    """The code was used before, or has expired."""


class TooLongError(ServerError, kind="too_long"):
    """The request exceeds the limit of its size."""


class MalformedError(ServerError, kind="malformed"):
    """The request is malformed."""


class UnfitError(ServerError, kind="unfit"):
    """A value is well-formed but unusable."""


class TooManyError(ServerError, kind="too_many"):
    """The caller exceeds a limit; a retry may succeed later."""

    @classmethod
    def after(cls, what: str, seconds: float) -> "TooManyError":
        """Return the error for a request that came too soon, with the time to wait."""
        wait = int(seconds) + 1
        count, unit = (wait, "second") if wait < 60 else (-(-wait // 60), "minute")
        words = f"{count} {unit}s" if count > 1 else f"a {unit}"
        sentence = f"{what}; try again in {words}."
        return cls(sentence, code=f"wait-{unit}s", wait=wait, count=count)
