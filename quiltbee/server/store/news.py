"""News: what is published on a topic for this process and for the others on its database.

    game/ID        GameNews       the next event of a game is stored
    stored/ID      StoredGame     the same, only in the process that stored it
    happened/ID    Happened       the same, with the event
    opened/ID      TableSetup     a table was opened, only in the process that opened it
    presence/ID    PresenceNews   other people are connected to a table at a process
    said/ID        SaidNews       a player says a phrase
    seats/ID       None           somebody else holds a seat, without an event
    lobby          None           the lobby has changed
    round/ID       RoundNews      a round of a tournament has begun, or it is over
    notice/PERSON  NoticeNews     something has happened in a game of theirs
    session/HASH   None           a session has ended
    bot/ID         BotOutNews     a bot has lost a token, or all of them
    people, bots   ConnectedNews  who is connected to a process
    missed         None           news may have been lost: read again what matters

The store has every event. News says what to look at, and carries the next event of a game, so that
a server that has the game need not read it. An `Exchange` carries it to the others; a process that
is alone needs only `Silence`.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection


class GameNews(msgspec.Struct, frozen=True):
    """Event `number` of a game is stored; `people` sit there.

    `row` is the event; None where that is not enough, or too long.
    """

    number: int
    people: tuple[str, ...]
    row: tuple[str | int | None, ...] | None = None


class PresenceNews(msgspec.Struct, frozen=True):
    """Who is connected to a table in the process `server`: seats, and how many spectators."""

    server: str
    seats: tuple[int, ...]
    spectators: int


class ConnectedNews(msgspec.Struct, frozen=True):
    """Who is connected to the process `server`, and who has gone from it, by their ids."""

    server: str
    here: tuple[str, ...]
    gone: tuple[str, ...]


class BotOutNews(msgspec.Struct, frozen=True):
    """A token of a bot has been revoked, by its id; or all of them, without."""

    token: str | None = None


class SaidNews(msgspec.Struct, frozen=True):
    """The player on a seat has said a phrase."""

    seat: int
    phrase: str


class RoundNews(msgspec.Struct, frozen=True):
    """A round of a tournament has begun, or the tournament is over: then `round` is 0.

    `people` play in it, each in the first of their `games`; an empty text stands for a bye.
    """

    name: str
    round: int
    people: tuple[str, ...]
    games: tuple[str, ...]


class Note(NamedTuple):
    """News to publish on a topic; many topics say all there is to say."""

    topic: str
    news: object = None


MISSED = Note("missed")
LOBBY = Note("lobby")


Follower = Callable[[str, bytes], None]
"""Called with a topic, and news as JSON."""


class Exchange(Protocol):
    """Sends and receives news; `server` is the id of this process."""

    server: str

    def announce(self, connection: Connection, *notes: Note) -> None:
        """Notify the other servers when the current transaction commits."""

    def payloads(self, notes: Sequence[Note]) -> list[str]:
        """Format news as notifications."""

    def follow(self, follower: Follower) -> None:
        """Call back on the running event loop with news of the other servers."""

    def close(self) -> None:
        """Stop listening."""


class Silence(Exchange):
    """The exchange of a process that is alone."""

    def __init__(self, server: str) -> None:
        self.server = server

    def announce(self, connection: Connection, *notes: Note) -> None:
        """Do nothing."""

    def payloads(self, notes: Sequence[Note]) -> list[str]:
        """Return no notifications."""
        return []

    def follow(self, follower: Follower) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""
