"""Finds out who asks: from a browser's cookie to its session, and from that to a person."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from random import Random

from starlette.requests import HTTPConnection

from quiltbee.server.accounts.accounts import Accounts
from quiltbee.server.accounts.connections import Connections, Stay
from quiltbee.server.accounts.lifetime import DEFAULT_LIFETIME, Expiry, Lifetime, agent_of
from quiltbee.server.accounts.links import Links
from quiltbee.server.accounts.passkeys import Passkeys
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.clock import DAY, Clock, now
from quiltbee.server.errors import NobodyError, StoreError, TooManyError
from quiltbee.server.http.cookies import hash_of, new_token, token_of
from quiltbee.server.ids import DRAWS, new_id
from quiltbee.server.names import clean_name
from quiltbee.server.store.bus import Bus
from quiltbee.server.store.values import Session

LOOKING_AGAIN = 2.0
"""Seconds between two checks for sessions that have ended."""


_SESSION = "quiltbee.session"
"""Where the scope of a request keeps its session, which is looked up once."""


class People:
    """Finds out who asks; clock and randomness are the caller's to choose."""

    def __init__(
        self,
        store: PeopleStore,
        *,
        clock: Clock = now,
        draws: Random = DRAWS,
        make_token: Callable[[], str] = new_token,
        may_join: Callable[[HTTPConnection], bool] = lambda _: True,
        has_not_joined: Callable[[HTTPConnection], None] = lambda _: None,
        lifetime: Lifetime = DEFAULT_LIFETIME,
    ) -> None:
        self.connections = Connections()
        self.expiry = Expiry(store, self.connections, lifetime, clock)
        self.accounts = Accounts(store, clock=clock, make_token=make_token)
        self.links = Links(store, self.accounts, clock=clock)
        self.passkeys = Passkeys(store, self.accounts, clock=clock)
        self._store = store
        self._clock = clock
        self._draws = draws
        self._make_token = make_token
        self._may_join = may_join
        self._has_not_joined = has_not_joined
        self._lifetime = lifetime
        self._checking: asyncio.Task[None] | None = None
        store.on_signed_out = self.connections.end

    def stay(self, connection: HTTPConnection) -> AbstractContextManager[Stay]:
        """Remember a connection while it lasts, to close it when its session ends.

        The session is looked up anew afterwards: it may have ended before this.
        """
        connection.scope.pop(_SESSION, None)
        token = token_of(connection)
        return self.connections.stay(None if token is None else hash_of(token))

    def listen(self, bus: Bus) -> None:
        """Close the connections of sessions that end at another server."""
        bus.subscribe("session", None, lambda token_hash, _: self.connections.end([token_hash]))
        bus.subscribe("missed", None, self._check_soon)

    def _check_soon(self, *_: object) -> None:
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._look_again())

    def close(self) -> None:
        """Stop checking for sessions that have ended."""
        if self._checking is not None:
            self._checking.cancel()

    async def _look_again(self) -> None:
        """After a gap in the news: close the connections whose sessions have ended meanwhile."""
        while True:
            open_here = self.connections.sessions
            try:
                known = await self._store.sessions_among(open_here)
                self.connections.end(set(open_here) - known)
                return
            except StoreError:  # the store has said it
                await asyncio.sleep(LOOKING_AGAIN)

    async def person_of(self, connection: HTTPConnection) -> str | None:
        """The id of the person who asks, or None for a stranger; may raise StoreError."""
        session = await self.session_of(connection)
        return None if session is None else session.person

    async def session_of(self, connection: HTTPConnection) -> Session | None:
        """The session of the browser that asks, or None for a stranger; may raise StoreError.

        It is looked up once for each request. An expired session counts as none. The time of its
        last use is stored once a day.
        """
        if _SESSION not in connection.scope:
            connection.scope[_SESSION] = await self._find_session(connection)
        found: Session | None = connection.scope[_SESSION]
        return found

    async def _find_session(self, connection: HTTPConnection) -> Session | None:
        token = token_of(connection)
        session = None if token is None else await self._store.session(hash_of(token))
        now = self._clock()
        if session is None or self._lifetime.is_over(session, now):
            return None
        if session.used is None or now - session.used > DAY:
            agent = agent_of(connection.headers.get("user-agent", ""))
            with suppress(StoreError):  # which the store has said; it is stored the next time
                await self._store.mark_used([session.token_hash], now, agent)
        return session

    async def name_of(self, person: str, given: str | None) -> str | None:
        """The given name if there is one, else the person's own if they have one."""
        return clean_name(given, "") or await self._store.name_of(person)

    async def known(self, connection: HTTPConnection) -> Session:
        """The session of the browser that asks; NobodyError for a stranger."""
        session = await self.session_of(connection)
        if session is None:
            raise NobodyError
        return session

    def new_person(self, connection: HTTPConnection) -> tuple[str, Session]:
        """Return the token and the first session of a new person, who is not stored yet.

        TooManyError where too many new people come from one address.
        """
        if not self._may_join(connection):
            raise TooManyError("Too many new people from your address; try again later.")
        token = self._make_token()
        return token, Session(hash_of(token), new_id(self._draws), self._clock())

    async def add(self, newcomer: Session) -> None:
        """Store a new person."""
        await self._store.add(newcomer)

    async def forget(self, connection: HTTPConnection, newcomer: Session) -> None:
        """Remove a new person whose first call has failed, and don't count them."""
        with suppress(StoreError):  # which the store has said; the call has failed anyway
            if await self._store.remove_newcomer(newcomer):
                self._has_not_joined(connection)
