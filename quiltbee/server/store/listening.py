"""News between servers by PostgreSQL's LISTEN and NOTIFY, on a dedicated connection and thread.

A notification is the JSON text `[server, [[kind, field, ...], ...]]`. After a reconnection, or a
notification that can't be parsed, the followers hear `Missed`.
"""

import asyncio
import logging
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from quiltbee.server.store.news import (
    BotOutNews,
    ConnectedNews,
    Exchange,
    Follower,
    GameNews,
    Heard,
    LobbyNews,
    Missed,
    News,
    PresenceNews,
    RoundNews,
    SaidNews,
    SeatsNews,
    SignedOutNews,
)
from quiltbee.server.store.trouble import describe

CHANNEL = "quiltbee"
LONGEST = 7999
"""Bytes of a payload at most, says PostgreSQL."""

LONGEST_EVENT = 2000
"""Bytes of the news of an event at most; of a longer one only its number is told."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between two attempts to connect."""

PATIENCE = 0.25
"""Seconds after which whoever listens looks whether we close."""

_LOG = logging.getLogger(__name__)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
_KINDS: dict[str, type[News]] = {
    "game": GameNews,
    "presence": PresenceNews,
    "connected": ConnectedNews,
    "bot_out": BotOutNews,
    "said": SaidNews,
    "seats": SeatsNews,
    "signed_out": SignedOutNews,
    "lobby": LobbyNews,
    "round": RoundNews,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}


class PostgresExchange(Exchange):
    """Sends and receives news; `engine` makes the listening connection; nobody else may use it."""

    def __init__(self, server: str, engine: Engine) -> None:
        self.server = server
        self._engine = engine
        self._followers: list[tuple[asyncio.AbstractEventLoop, Follower]] = []
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def announce(self, connection: Connection, *news: News) -> None:
        """Notify the other servers when the current transaction commits."""
        for payload in self.payloads(news):
            connection.execute(_NOTIFY, {"payload": payload}).close()

    def payloads(self, news: Sequence[News]) -> list[str]:
        """The texts of as few notifications as can tell news."""
        return list(payloads_of(self.server, news))

    def follow(self, follower: Follower) -> None:
        """Call back on the running event loop with news of the other servers.

        The first news is `Missed`, once the connection is up.
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
                for heard in self._listen():
                    pause = SHORTEST_PAUSE
                    self._tell(heard)
            except (SQLAlchemyError, psycopg.Error) as error:
                _LOG.warning("News from the other servers is interrupted: %s", describe(error))
                self._closing.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _listen(self) -> Iterator[list[Heard]]:
        """Yield the news of one connection until `close`; psycopg.Error when it breaks."""
        with self._engine.connect() as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            yield [Missed()]
            driver: Any = connection.connection.driver_connection
            while not self._closing.is_set():
                for notification in driver.notifies(timeout=PATIENCE):
                    yield heard_in(notification.payload, self.server)

    def _tell(self, heard: list[Heard]) -> None:
        for loop, follower in self._followers:
            if heard:
                with suppress(RuntimeError):  # the loop is closed: nobody is left there
                    loop.call_soon_threadsafe(_tell_all, follower, heard)


def _tell_all(follower: Follower, heard: list[Heard]) -> None:
    for one in heard:
        follower(one)


def payloads_of(server: str, news: Iterable[News]) -> Iterator[str]:
    """Format news as few notifications."""
    texts: list[bytes] = []
    size = frame = len(_join(server, []))
    for one in map(_format_short, news):
        if texts and size + len(one) > LONGEST:
            yield _join(server, texts)
            texts, size = [], frame
        texts.append(one)
        size += len(one) + 1
    if texts:
        yield _join(server, texts)


def _format_short(news: News) -> bytes:
    """News as a text, without the event where that is too long for a payload."""
    text = _format(news)
    if isinstance(news, GameNews) and len(text) > LONGEST_EVENT:
        return _format(replace(news, row=None))
    return text


def _format(news: News) -> bytes:
    fields = [getattr(news, name) for name in news.__slots__]
    return msgspec.json.encode([_NAMES[type(news)], *fields])


def _join(server: str, texts: list[bytes]) -> str:
    return f'["{server}",[{b",".join(texts).decode()}]]'


def heard_in(payload: str, server: str) -> list[Heard]:
    """Parse a notification: none in one of our own, `Missed` if it can't be parsed."""
    if payload.startswith(f'["{server}",'):
        return []
    try:
        _, told = msgspec.json.decode(payload)
        return [_parse(*one) for one in told]
    except (ValueError, TypeError, KeyError):
        return [Missed()]


def _parse(kind: str, *fields: Any) -> News:
    values: list[Any] = [tuple(field) if isinstance(field, list) else field for field in fields]
    return _KINDS[kind](*values)
