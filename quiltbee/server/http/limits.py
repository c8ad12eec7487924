"""Rate limits of requests and messages: by connection, then by person and seat, then by address.

A session identifies a person. People with a session have limits of their own, and the limit of
their address is wide, so that a school class behind one address plays undisturbed. Everybody
without a session shares the strict limit of their address, which also bounds its new people.
"""

import hashlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from starlette.requests import HTTPConnection
from starlette.types import Scope

from quiltbee.server.errors import StoreError, TooManyError, UnknownCodeError
from quiltbee.server.http.cookies import token_of
from quiltbee.server.rates import (
    LONGEST_WAIT,
    MOST_KEYS,
    Attempts,
    Bucket,
    Buckets,
    Counts,
    Seconds,
)
from quiltbee.server.settings import Limits
from quiltbee.server.shares import ASKING, Share

PersonOf = Callable[[HTTPConnection], Awaitable[str | None]]

_CALLER = "quiltbee.caller"

FREE_CODES = 100
"""Wrong invitation codes that an address may try before it has to wait."""


@dataclass(frozen=True, slots=True)
class Caller:
    """The sender of a request; `person` is None for a stranger, `address` for IPv6 the /64."""

    address: str
    person: str | None = None


class Visit:
    """One connection to a table, until `leave`."""

    __slots__ = ("_buckets", "_clock", "_counts")

    def __init__(
        self,
        buckets: tuple[Bucket, ...],
        counts: tuple[tuple[Counts, str], ...],
        clock: Seconds,
    ) -> None:
        self._buckets = buckets
        self._counts = counts
        self._clock = clock

    def take(self) -> bool:
        """Return whether one more message may pass; a refusal does not use up the wider limits."""
        now = self._clock()
        for bucket in self._buckets:  # noqa: SIM110 - twice as fast as `all`, for every message
            if not bucket.take_at(now):
                return False
        return True

    def leave(self) -> None:
        """End the visit."""
        for counts, key in self._counts:
            counts.remove(key)


class Limiter:
    """The limits of a server.

    Callers take from `lookups` of sessions and `newcomers` by address, `reports` by person.
    """

    def __init__(self, limits: Limits, clock: Seconds = time.monotonic) -> None:
        self.lookups = Buckets(limits.stranger_rate, clock)
        self.newcomers = Buckets(limits.newcomer_rate, clock)
        self.reports = Buckets(limits.report_rate, clock)
        self._clock = clock
        self._connection_rate = limits.connection_rate
        self._seats = Buckets(limits.seat_rate, clock)
        self._people = Buckets(limits.person_rate, clock)
        self._requests = Buckets(limits.request_rate, clock)
        self._addresses = Buckets(limits.address_rate, clock)
        self._strangers = Buckets(limits.stranger_rate, clock)
        self._codes = Attempts(FREE_CODES, LONGEST_WAIT, clock)
        self._all_visits = Counts(limits.connections)
        self._visits_of_addresses = Counts(limits.connections_per_address)
        self._visits_of_people = Counts(limits.connections_per_person)
        self._visits_of_strangers = Counts(limits.connections_of_strangers)
        self._all_analyses = Counts(limits.analyses)
        self._analyses_of_addresses = Counts(limits.analyses_per_address)
        self._analyses_of_people = Counts(limits.analyses_per_person)

    @property
    def connections(self) -> int:
        """The number of connections to all tables."""
        return self._all_visits.of("")

    @property
    def people(self) -> int:
        """The number of people with a connection."""
        return len(self._visits_of_people)

    def request(self, caller: Caller) -> bool:
        """Return whether one more HTTP call or handshake is allowed."""
        if caller.person is None:
            return self._strangers.take(caller.address)
        return self._requests.take(caller.person) and self._addresses.take(caller.address)

    @contextmanager
    def invitation(self, address: str) -> Iterator[None]:
        """Let an address try an invitation code in the block; TooManyError after many wrong ones.

        The code was wrong if the block raises UnknownCodeError.
        """
        if (wait := self._codes.allow(address)) > 0:
            raise TooManyError.after("Too many wrong invitation codes", wait)
        done = self._codes.succeed
        try:
            yield
        except UnknownCodeError:
            done = self._codes.fail
            raise
        finally:
            done(address)

    @contextmanager
    def analysis(self, caller: Caller) -> Iterator[None]:
        """Count an analysis or review while the block runs; TooManyError at the limits.

        All strangers at one address count as one person.
        """
        counts: tuple[tuple[Counts, Hashable], ...] = (
            (self._analyses_of_people, (caller.person, caller.person or caller.address)),
            (self._analyses_of_addresses, caller.address),
            (self._all_analyses, ""),
        )
        if counts[0][0].is_full(counts[0][1]):
            raise TooManyError("Close another analysis first.", code="analysis-own")
        if any(count.is_full(key) for count, key in counts):
            sentence = "Too many people are analysing just now; try again in a minute."
            raise TooManyError(sentence, code="analysis-many")
        for count, key in counts:
            count.add(key)
        try:
            yield
        finally:
            for count, key in counts:
                count.remove(key)

    def enter(self, caller: Caller, table: str) -> Visit | None:
        """Count a connection to a table, which the caller must `leave`; None at the limits."""
        counts = self._counts_for(caller)
        if any(count.is_full(key) for count, key in counts):
            return None
        for count, key in counts:
            count.add(key)
        return Visit(self._buckets_for(caller, table), counts, self._clock)

    def _counts_for(self, caller: Caller) -> tuple[tuple[Counts, str], ...]:
        if caller.person is None:
            return (self._all_visits, ""), (self._visits_of_strangers, caller.address)
        return (
            (self._all_visits, ""),
            (self._visits_of_people, caller.person),
            (self._visits_of_addresses, caller.address),
        )

    def _buckets_for(self, caller: Caller, table: str) -> tuple[Bucket, ...]:
        connection = Bucket(*self._connection_rate, self._clock)
        if caller.person is None:
            return connection, self._strangers.of(caller.address)
        return (
            connection,
            self._seats.of((caller.person, table)),
            self._people.of(caller.person),
            self._addresses.of(caller.address),
        )


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the unit that limits count as one address: for IPv6 the /64, which one host can use.

    Anything else, such as a Unix socket's name, stands for itself.
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


class Callers:
    """Identifies callers and applies their limits.

    It caches the people of sessions, since only limits depend on it; permissions are looked up in
    the store every time.
    """

    def __init__(self, limiter: Limiter, person_of: PersonOf, most_keys: int = MOST_KEYS) -> None:
        self._limiter = limiter
        self._person_of = person_of
        self._most_keys = most_keys
        self._seen: OrderedDict[bytes, str] = OrderedDict()

    async def admit(self, scope: Scope) -> bool:
        """Return whether a request is allowed, and note its caller for `caller_of`."""
        address = address_of(scope)
        connection = HTTPConnection(scope)
        key = _credential(connection)
        person = None if key is None else self._seen.get(key)
        if key is not None and person is None:
            if not self._limiter.lookups.take(address):
                return False
            person = await self._look_up(connection, key)
        caller = scope[_CALLER] = Caller(address, person)
        ASKING.set(Share(person, address))
        return self._limiter.request(caller)

    async def _look_up(self, connection: HTTPConnection, key: bytes) -> str | None:
        try:
            person = await self._person_of(connection)
        except StoreError:
            return None  # the call will meet the same error
        if person is not None:
            self._seen[key] = person
            if len(self._seen) > self._most_keys:
                self._seen.popitem(last=False)
        return person


def caller_of(connection: HTTPConnection) -> Caller:
    """Return the caller whom the guard has identified."""
    caller: Caller = connection.scope[_CALLER]
    return caller


def address_of(scope: Scope) -> str:
    """Return the address of a request, behind a configured proxy the client's; see `network_of`."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


def _credential(connection: HTTPConnection) -> bytes | None:
    """Return a hash of a request's credentials; None if it has none."""
    shown = token_of(connection) or connection.headers.get("authorization")
    return None if shown is None else hashlib.sha256(shown.encode()).digest()
