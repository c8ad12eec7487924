"""News between servers over PostgreSQL's LISTEN and NOTIFY, on a dedicated connection and thread.

A notification is the JSON text `[server, [[topic, news], ...]]`. After a reconnection, or a
notification that can't be parsed, the followers get `missed`.
"""

import asyncio
import logging
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from quiltbee.server.store.news import MISSED, Exchange, Follower, GameNews, Note
from quiltbee.server.store.writer import describe

CHANNEL = "quiltbee"
LONGEST = 7999
"""PostgreSQL's limit on a payload, in bytes."""

LONGEST_EVENT = 2000
"""The most bytes of news with an event; longer news carries only its number."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Bounds of the pause between two attempts to connect, in seconds."""

CHECKING = 0.25
"""How often the listener checks whether to stop, in seconds."""

Received = tuple[str, bytes]
"""A topic, and news as JSON."""

_LOG = logging.getLogger(__name__)
_MISSED = MISSED.topic, b"null"
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


class PostgresExchange(Exchange):
    """An exchange of news through PostgreSQL.

    `engine` makes the listening connection, and must not be used for anything else.
    """

    def __init__(self, server: str, engine: Engine) -> None:
        super().__init__(server)
        self._engine = engine
        self._followers: list[tuple[asyncio.AbstractEventLoop, Follower]] = []
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def announce(self, connection: Connection, *notes: Note) -> None:
        """Notify the other servers when the current transaction commits."""
        for payload in self.payloads(notes):
            connection.execute(_NOTIFY, {"payload": payload}).close()

    def payloads(self, notes: Sequence[Note]) -> list[str]:
        """Format news as few notifications."""
        return list(payloads_of(self.server, notes))

    def follow(self, follower: Follower) -> None:
        """Call back on the running event loop with news of the other servers.

        The first news is `missed`, once the connection is up.
        """
        self._followers.append((asyncio.get_running_loop(), follower))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="quiltbee-news", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        """Listen; reconnect after failures, with growing pauses."""
        pause = SHORTEST_PAUSE
        while not self._closing.is_set():
            try:
                for received in self._listen():
                    pause = SHORTEST_PAUSE
                    for loop, follower in self._followers if received else ():
                        with suppress(RuntimeError):  # the loop is closed
                            loop.call_soon_threadsafe(_call_all, follower, received)
            except (SQLAlchemyError, psycopg.Error) as error:
                _LOG.warning("News from the other servers is interrupted: %s", describe(error))
                self._closing.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _listen(self) -> Iterator[list[Received]]:
        """Yield the news of one connection until `close`; psycopg.Error when it breaks."""
        with self._engine.connect() as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            yield [_MISSED]
            driver: Any = connection.connection.driver_connection
            while not self._closing.is_set():
                for notification in driver.notifies(timeout=CHECKING):
                    yield received_in(notification.payload, self.server)


def _call_all(follower: Follower, received: list[Received]) -> None:
    for topic, news in received:
        follower(topic, news)


def payloads_of(server: str, notes: Iterable[Note]) -> Iterator[str]:
    """Format news as few notifications."""
    texts: list[bytes] = []
    size = frame = len(_join(server, []))
    for one in map(_format_short, notes):
        if texts and size + len(one) > LONGEST:
            yield _join(server, texts)
            texts, size = [], frame
        texts.append(one)
        size += len(one) + 1
    if texts:
        yield _join(server, texts)


def _format_short(note: Note) -> bytes:
    """Format news, without the event if that is too long for a payload."""
    text = msgspec.json.encode(note)
    if isinstance(note.news, GameNews) and len(text) > LONGEST_EVENT:
        return msgspec.json.encode((note.topic, msgspec.structs.replace(note.news, row=None)))
    return text


def _join(server: str, texts: list[bytes]) -> str:
    return f'["{server}",[{b",".join(texts).decode()}]]'


def received_in(payload: str, server: str) -> list[Received]:
    """Parse a notification: no news if it is our own, `missed` if it can't be parsed."""
    if payload.startswith(f'["{server}",'):
        return []
    try:
        _, notes = msgspec.json.decode(payload, type=tuple[str, list[tuple[str, msgspec.Raw]]])
    except ValueError:
        return [_MISSED]
    return [(topic, bytes(news)) for topic, news in notes]
