"""What can go wrong at a table or with the store; each message is one sentence for a person."""

from typing import Literal

Kind = Literal["illegal", "stale", "malformed", "not_your_seat", "too_many", "unavailable"]


class ServerError(Exception):
    """Base of the server's errors; `str()` is the sentence that is shown.

    With a `code` the message `refused-<code>` of the catalogue says the same in every language;
    `values` stand in it.
    """

    def __init__(self, sentence: str = "", *, code: str | None = None, **values: str | int) -> None:
        super().__init__(sentence)
        self.code = code
        self.values = values

    def described(self) -> dict[str, object]:
        """What the browser is sent."""
        coded = {} if self.code is None else {"code": self.code, "values": self.values}
        return {"error": self.public, **coded}

    @property
    def public(self) -> str:
        """The sentence for somebody at a browser."""
        return str(self)


class StartError(ServerError):
    """The server can't start: the folder, its database, the lock or the port is at fault."""


class StoreError(ServerError):
    """The store can't be read or written just now; nothing that was acknowledged is lost.

    `str()` says why, to whoever runs the server.
    """

    @property
    def public(self) -> str:
        """The sentence for somebody at a browser, whom the inside of the server is not told."""
        return "The server can't read or store games just now; try again in a minute."


class StaleError(ServerError):
    """The game has gone on meanwhile, so that this event can't be its next; nothing was stored."""


class RepeatedError(StaleError):
    """The message that asked for this event was carried out before."""


class TooManyError(ServerError):
    """Somebody asks for more than the limits give; later it may be possible."""


class UnknownError(ServerError):
    """There is no such thing."""


class UnknownGameError(UnknownError):
    """There is no game with this id."""


class TakenError(ServerError):
    """What is asked for is taken: a seat, a login; nothing was stored."""


class UsedError(ServerError):
    """A code that was exchanged before, or has expired."""


class UnknownBotError(UnknownError):
    """There is no bot of this name or id."""


class UnknownCodeError(UnknownError):
    """A code that stands for nothing."""


class NoGameError(ServerError):
    """A text that holds no game, or none that could be played on."""


class ThinkerError(ServerError):
    """A computer player gave no usable answer."""


class Refusal(ServerError):  # noqa: N818 - it is the answer to a message, not a fault
    """A message that is not carried out, with the kind of error that the browser is told."""

    def __init__(self, kind: Kind, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind
