"""How news travels between the processes on one database; a single one needs only `Silence`."""

from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import Connection

from quiltbee.server.store.news import Note

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
