"""The open connections of browsers: each ends when its session does, at whichever server that is.

A connection is known here by its session's token before the session is looked up. So it ends even
if the session does while the connection is made.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager


class Stay:
    """One connection, for as long as it lasts."""

    def __init__(self) -> None:
        self._close: Callable[[], None] | None = None
        self._is_over = False

    def close_with(self, close: Callable[[], None]) -> None:
        """How to close it once its session ends, which may have happened already."""
        self._close = close
        if self._is_over:
            close()

    def end(self) -> None:
        """The session has ended."""
        self._is_over = True
        if self._close is not None:
            self._close()


class Connections:
    """The connections of this process, by the hash of their session's token."""

    def __init__(self) -> None:
        self._stays: dict[str, list[Stay]] = {}

    @property
    def sessions(self) -> list[str]:
        """The hashes of the tokens by which somebody is connected."""
        return list(self._stays)

    @contextmanager
    def stay(self, token_hash: str | None) -> Iterator[Stay]:
        """Remember a connection while it lasts; without a session nothing ends it."""
        stay = Stay()
        if token_hash is None:
            yield stay
            return
        stays = self._stays.setdefault(token_hash, [])
        stays.append(stay)
        try:
            yield stay
        finally:
            stays.remove(stay)
            if not stays:
                del self._stays[token_hash]

    def end(self, token_hashes: Iterable[str]) -> None:
        """Close the connections of sessions that have ended; a browser still known comes back."""
        for token_hash in token_hashes:
            for stay in tuple(self._stays.get(token_hash, ())):
                stay.end()
