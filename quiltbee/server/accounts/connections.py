"""The open connections of browsers: each ends with its session, whichever server ends that.

A connection is registered by its session's token before the session is looked up, so it ends even
if the session ends while the connection is being made.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager


class Stay:
    """One connection, for as long as it lasts."""

    def __init__(self) -> None:
        self._close: Callable[[], None] | None = None
        self._is_over = False

    def close_with(self, close: Callable[[], None]) -> None:
        """Set how to close it when its session ends; the session may have ended already."""
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
        """The hashes of the tokens of all connections."""
        return list(self._stays)

    @contextmanager
    def stay(self, token_hash: str | None) -> Iterator[Stay]:
        """Remember a connection while it lasts; nothing here ends one without a session."""
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
        """Close the connections of ended sessions; a browser that is still known reconnects."""
        for token_hash in token_hashes:
            for stay in tuple(self._stays.get(token_hash, ())):
                stay.end()
