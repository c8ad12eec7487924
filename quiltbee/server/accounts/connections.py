"""The open connections of people, so that signing out everywhere ends them too.

Each server process knows its own; those of others end when their browsers ask again.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Visits:
    """How to close the connections of each person who is here."""

    def __init__(self) -> None:
        self._closers: dict[str, list[Callable[[], None]]] = {}

    @contextmanager
    def here(self, person: str | None, close: Callable[[], None]) -> Iterator[None]:
        """Remember a connection for as long as it lasts; nobody known is not remembered."""
        if person is None:
            yield
            return
        self._closers.setdefault(person, []).append(close)
        try:
            yield
        finally:
            self._closers[person].remove(close)
            if not self._closers[person]:
                del self._closers[person]

    def send_away(self, person: str) -> None:
        """Close all connections of a person; a browser that is still known comes back."""
        for close in tuple(self._closers.get(person, ())):
            close()
