"""Finds out who asks, and whether too often, before anything is done for them."""

import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection
from starlette.types import Scope

from quiltbee.server.errors import StoreError
from quiltbee.server.http.cookies import token_of
from quiltbee.server.http.limits import Caller, Limiter, network_of
from quiltbee.server.rates import MOST_KEYS
from quiltbee.server.shares import ASKING, Share

PersonOf = Callable[[HTTPConnection], Awaitable[str | None]]

_CALLER = "quiltbee.caller"


class Callers:
    """Tells people from strangers, and keeps their limits.

    Only limits depend on it, since permissions are looked up in the store every time. So sessions
    are cached here, and the store is only asked about new ones.
    """

    def __init__(self, limiter: Limiter, person_of: PersonOf, most_keys: int = MOST_KEYS) -> None:
        self._limiter = limiter
        self._person_of = person_of
        self._most_keys = most_keys
        self._seen: OrderedDict[bytes, str] = OrderedDict()

    async def admit(self, scope: Scope) -> bool:
        """Whether one more request may come through; `caller_of` tells whose it is."""
        address = address_of(scope)
        connection = HTTPConnection(scope)
        key = _credential(connection)
        person = None if key is None else self._seen.get(key)
        if key is not None and person is None:
            if not self._limiter.lookup(address):
                return False
            person = await self._look_up(connection, key)
        caller = scope[_CALLER] = Caller(address, person)
        ASKING.set(Share(person, address))
        return self._limiter.request(caller)

    async def _look_up(self, connection: HTTPConnection, key: bytes) -> str | None:
        try:
            person = await self._person_of(connection)
        except StoreError:
            return None  # the route that answers will meet the same error
        if person is not None:
            self._seen[key] = person
            if len(self._seen) > self._most_keys:
                self._seen.popitem(last=False)
        return person


def caller_of(connection: HTTPConnection) -> Caller:
    """Who asks, as the guard has found out."""
    caller: Caller = connection.scope[_CALLER]
    return caller


def address_of(scope: Scope) -> str:
    """What counts as the address that a request comes from, see `network_of`.

    Behind a configured proxy it is the one that the proxy names.
    """
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


def _credential(connection: HTTPConnection) -> bytes | None:
    """A hash of the credentials that somebody presents; None without any."""
    shown = token_of(connection) or connection.headers.get("authorization")
    return None if shown is None else hashlib.sha256(shown.encode()).digest()
