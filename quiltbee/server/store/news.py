"""News between the server processes that share a database.

The store has every event. News says what to look at, and carries the next event of a
game, so that a server that has the game need not read it. A single process needs only `Silence`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from sqlalchemy import Connection


@dataclass(frozen=True, slots=True)
class GameNews:
    """Event `number` of a game is stored; `people` sit there.

    `due` is the served time at which a clock runs out, if one is running. `ended_in` is the
    tournament of a game that has just ended. `row` is the event; None where that is not enough, or
    too long.
    """

    game: str
    number: int
    people: tuple[str, ...]
    due: int | None = None
    ended_in: str | None = None
    row: tuple[str | int | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class PresenceNews:
    """Who is connected to a table in the process `server`: seats, and how many spectators."""

    game: str
    server: str
    seats: tuple[int, ...]
    spectators: int


Gathering = Literal["people", "bots"]
"""Who can be connected: people with a page, bots that listen for challenges."""


@dataclass(frozen=True, slots=True)
class ConnectedNews:
    """Who is connected to the process `server`, and who has gone from it, by their ids."""

    server: str
    kind: Gathering
    here: tuple[str, ...]
    gone: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BotOutNews:
    """A token of a bot has been revoked, by its id; or all of them, without."""

    bot: str
    token: str | None


@dataclass(frozen=True, slots=True)
class SaidNews:
    """The player on a seat of a game has said a phrase."""

    game: str
    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class SeatsNews:
    """Somebody else sits at a game than before, without an event: a guest came in, or left."""

    game: str


@dataclass(frozen=True, slots=True)
class SignedOutNews:
    """The session with this hash of its token has ended."""

    token_hash: str


@dataclass(frozen=True, slots=True)
class LobbyNews:
    """A public table was opened, taken or closed."""


@dataclass(frozen=True, slots=True)
class RoundNews:
    """A round of a tournament has begun, or the tournament is over: then `round` is 0.

    `people` play in it, each in the first of their `games`; an empty text stands for a bye.
    """

    tournament: str
    name: str
    round: int
    people: tuple[str, ...]
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    """News may have been lost, so that anything may have changed: read again what matters."""


News = (
    GameNews
    | PresenceNews
    | ConnectedNews
    | BotOutNews
    | SaidNews
    | SeatsNews
    | SignedOutNews
    | LobbyNews
    | RoundNews
)
Heard = News | Missed
Follower = Callable[[Heard], None]


class Exchange(Protocol):
    """How news travels from one process to the others; `server` is the id of this process."""

    server: str

    def announce(self, connection: Connection, *news: News) -> None:
        """Notify the other servers when the current transaction commits."""

    def payloads(self, news: Sequence[News]) -> list[str]:
        """The texts of the notifications that tell news."""

    def follow(self, follower: Follower) -> None:
        """Call back on the running event loop with news of the other servers."""

    def close(self) -> None:
        """Stop listening."""


class Silence(Exchange):
    """The exchange of a process that is alone."""

    def __init__(self, server: str) -> None:
        self.server = server

    def announce(self, connection: Connection, *news: News) -> None:
        """Do nothing."""

    def payloads(self, news: Sequence[News]) -> list[str]:
        """None."""
        return []

    def follow(self, follower: Follower) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""
