"""News: messages on topics for this process and the others on its database.

    game/ID        GameNews       the next event of a game is stored
    stored/ID      StoredGame     the same, only in the process that stored it
    happened/ID    Happened       the same, with the event
    opened/ID      TableSetup     a table was opened, only in the process that opened it
    presence/ID    PresenceNews   the connections of a process to a table have changed
    said/ID        SaidNews       a player says a phrase
    seats/ID       None           a seat has changed hands without an event
    lobby          None           the lobby has changed
    round/ID       RoundNews      a round of a tournament has begun, or it is over
    notice/PERSON  NoticeNews     something has happened in one of their games
    session/HASH   None           a session has ended
    bot/ID         BotOutNews     a bot has lost a token, or all of them
    people, bots   ConnectedNews  the connections of a process have changed
    missed         None           news may have been lost: reload your state

The store has every event. News names what has changed, and carries the next event of a game, so
that a server with that game in memory need not read it. An `Exchange` carries news to the other
processes.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection


class GameNews(msgspec.Struct, frozen=True):
    """Event `number` of a game is stored; `people` sit there.

    `row` is the event; None if it is too long, or if the row alone does not suffice.
    """

    number: int
    people: tuple[str, ...]
    row: tuple[str | int | None, ...] | None = None


class PresenceNews(msgspec.Struct, frozen=True):
    """The connections to a table at the process `server`: seats, and the number of spectators."""

    server: str
    seats: tuple[int, ...]
    spectators: int


class ConnectedNews(msgspec.Struct, frozen=True):
    """The ids of those connected to the process `server`, and of those who have left it."""

    server: str
    here: tuple[str, ...]
    gone: tuple[str, ...]


class BotOutNews(msgspec.Struct, frozen=True):
    """The bot's token with this id has been revoked; None stands for all its tokens."""

    token: str | None = None


class SaidNews(msgspec.Struct, frozen=True):
    """A phrase from the player on a seat."""

    seat: int
    phrase: str


class RoundNews(msgspec.Struct, frozen=True):
    """The start of a tournament's round, or its end: then `round` is 0.

    `games` has the first game of each of the `people`; an empty text stands for a bye.
    """

    name: str
    round: int
    people: tuple[str, ...]
    games: tuple[str, ...]


class Note(NamedTuple):
    """News to publish on a topic; None where the topic says it all."""

    topic: str
    news: object = None


MISSED = Note("missed")
LOBBY = Note("lobby")


Follower = Callable[[str, bytes], None]
"""A callback for a topic and its news as JSON."""


class Exchange:
    """Sends and receives news; this one, for a process that is alone, does nothing.

    `server` is the id of this process.
    """

    def __init__(self, server: str) -> None:
        self.server = server

    def announce(self, connection: Connection, *notes: Note) -> None:
        """Notify the other servers when the current transaction commits."""

    def payloads(self, notes: Sequence[Note]) -> list[str]:
        """Format news as notifications."""
        return []

    def follow(self, follower: Follower) -> None:
        """Call back on the running event loop with news of the other servers."""

    def close(self) -> None:
        """Stop listening."""
