"""Visitors: from a browser's cookie to its session, and from that to a person.

A session expires some time after its last use, and never later than a cookie; an open connection
counts as use. A connection ends with its session, whichever server ends that: it is registered by
the session's token before the session is looked up, so it ends even if the session ends meanwhile.
"""

import asyncio
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import Random

from starlette.requests import HTTPConnection

from quiltbee.server.clock import DAY, Clock, now
from quiltbee.server.errors import StoreError, TooManyError
from quiltbee.server.http.cookies import hash_of, new_token, token_of
from quiltbee.server.http.limits import Limiter, caller_of
from quiltbee.server.ids import DRAWS, new_id
from quiltbee.server.store.bus import Bus
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.values import Session

HOUR = 60 * 60 * 1000

EVERYTHING = "sessions"
"""The only key of this duty."""

RETRY_SECONDS = 2.0
"""Seconds between two checks for sessions that have ended."""

_SESSION = "quiltbee.session"
"""The key of the cached session in the scope of a request."""

_BROWSERS = {
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox",
    "FxiOS": "Firefox", "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
_SYSTEMS = {
    "Windows": "Windows", "Android": "Android", "iPhone": "iPhone", "iPad": "iPad",
    "CrOS": "ChromeOS", "Macintosh": "macOS", "Linux": "Linux",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lifetime:
    """The lifetime of a session from its start and from its last use, in milliseconds."""

    absolute: int
    idle: int

    def is_over(self, session: Session, now: int) -> bool:
        """Return whether a session has expired."""
        return now - session.created > self.absolute or now - session.last_used > self.idle


DEFAULT_LIFETIME = Lifetime(absolute=400 * DAY, idle=90 * DAY)
"""The default; browsers keep no cookie longer than 400 days."""


class Stay:
    """An open connection."""

    def __init__(self) -> None:
        self._close: Callable[[], None] | None = None
        self._is_over = False

    def close_with(self, close: Callable[[], None]) -> None:
        """Set the function to call when its session ends; it may have ended already."""
        self._close = close
        if self._is_over:
            close()

    def end(self) -> None:
        """Close the connection, whose session has ended."""
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
        """Register a connection while the block runs; one without a session is never ended."""
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
        """Close the connections of ended sessions; a browser with another session reconnects."""
        for token_hash in token_hashes:
            for stay in tuple(self._stays.get(token_hash, ())):
                stay.end()


class Visitors:
    """Identifies the person behind a request, and ends expired sessions once an hour."""

    kind = "expiry"

    def __init__(
        self,
        store: SessionStore,
        *,
        clock: Clock = now,
        draws: Random = DRAWS,
        make_token: Callable[[], str] = new_token,
        limiter: Limiter | None = None,
        lifetime: Lifetime = DEFAULT_LIFETIME,
    ) -> None:
        self.connections = Connections()
        self._store = store
        self._clock = clock
        self._draws = draws
        self._make_token = make_token
        self._limiter = limiter
        self._lifetime = lifetime
        self._checking: asyncio.Task[None] | None = None
        self.next = 0
        """The time to end expired sessions again."""
        store.on_signed_out = self.connections.end

    async def person_of(self, connection: HTTPConnection) -> str | None:
        """Return the id of the person, None for a stranger; may raise StoreError."""
        session = await self.session_of(connection)
        return None if session is None else session.person

    async def session_of(self, connection: HTTPConnection) -> Session | None:
        """Return the session of the browser, None for a stranger; may raise StoreError.

        It is looked up once per request. The time of its last use is stored once a day.
        """
        if _SESSION not in connection.scope:
            connection.scope[_SESSION] = await self._find_session(connection)
        found: Session | None = connection.scope[_SESSION]
        return found

    async def _find_session(self, connection: HTTPConnection) -> Session | None:
        token = token_of(connection)
        session = None if token is None else await self._store.find(hash_of(token))
        now = self._clock()
        if session is None or self._lifetime.is_over(session, now):
            return None
        if session.used is None or now - session.used > DAY:
            agent = agent_of(connection.headers.get("user-agent", ""))
            with suppress(StoreError):  # the store has logged it, and the next request tries again
                await self._store.mark_used([session.token_hash], now, agent)
        return session

    # New people

    def new_person(self, connection: HTTPConnection) -> tuple[str, Session]:
        """Return the token and the first session of a new person, who is not stored yet.

        Raises TooManyError if too many new people come from one address.
        """
        if self._limiter and not self._limiter.newcomers.take(caller_of(connection).address):
            raise TooManyError("Too many new people from your address; try again later.")
        token = self._make_token()
        return token, Session(hash_of(token), new_id(self._draws), self._clock())

    async def add(self, newcomer: Session) -> None:
        """Store a new person."""
        await self._store.add(newcomer)

    async def forget(self, connection: HTTPConnection, newcomer: Session) -> None:
        """Remove a new person whose first call has failed, and don't count them."""
        with suppress(StoreError):  # the store has logged it, and the call has failed anyway
            if await self._store.remove_newcomer(newcomer) and self._limiter:
                self._limiter.newcomers.give_back(caller_of(connection).address)

    # Sessions that end

    @contextmanager
    def stay(self, connection: HTTPConnection) -> Iterator[Stay]:
        """Register a connection while the block runs, to close it when its session ends.

        Look up the session again afterwards: it may have ended before.
        """
        connection.scope.pop(_SESSION, None)
        token = token_of(connection)
        with self.connections.stay(None if token is None else hash_of(token)) as stay:
            yield stay

    def due(self, _: object, now: int) -> list[str]:
        """Return the only key if it is due: at the start, and then once an hour."""
        return [EVERYTHING] if now >= self.next else []

    async def do(self, key: str) -> None:
        """End expired sessions."""
        now, lifetime = self._clock(), self._lifetime
        await self._store.mark_used(self.connections.sessions, now)
        await self._store.end_expired(now - lifetime.absolute, now - lifetime.idle)
        self.next = now + HOUR

    def listen(self, bus: Bus) -> None:
        """Close the connections of sessions that end at another server."""
        bus.subscribe("session", None, lambda token_hash, _: self.connections.end([token_hash]))
        bus.subscribe("missed", None, self._check_soon)

    def close(self) -> None:
        """Stop checking for sessions that have ended."""
        if self._checking is not None:
            self._checking.cancel()

    def _check_soon(self, *_: object) -> None:
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())

    async def _check(self) -> None:
        """Close connections whose sessions ended during a gap in the news."""
        while True:
            open_here = self.connections.sessions
            try:
                self.connections.end(set(open_here) - await self._store.among(open_here))
                return
            except StoreError:  # the store has logged it
                await asyncio.sleep(RETRY_SECONDS)


def agent_of(header: str) -> str:
    """Return the browser and the system that a User-Agent names, such as "Firefox, Linux"."""
    named = (_named(header, names) for names in (_BROWSERS, _SYSTEMS))
    return ", ".join(filter(None, named))


def _named(header: str, names: dict[str, str]) -> str | None:
    is_there: Callable[[str], object] = lambda name: re.search(rf"\b{name}\b", header)  # noqa: E731
    return next((shown for name, shown in names.items() if is_there(name)), None)
