"""How long a session lasts: a while after it was last used, and never longer than a cookie.

An open connection counts as use. Every hour expired sessions are ended, which closes their
connections at every server.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from quiltbee.server.accounts.connections import Connections
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.clock import DAY, Clock
from quiltbee.server.http.services import Service, Services
from quiltbee.server.store.values import Session

EXPIRY = "expiry"
HOUR = 60 * 60 * 1000

EVERYTHING = "sessions"
"""The one key of this duty."""

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
    """How long a session lasts from its start and from its last use, in milliseconds."""

    absolute: int
    idle: int

    def is_over(self, session: Session, now: int) -> bool:
        """Whether a session has expired."""
        return now - session.created > self.absolute or now - session.last_used > self.idle


DEFAULT_LIFETIME = Lifetime(absolute=400 * DAY, idle=90 * DAY)
"""The defaults; browsers keep no cookie longer than 400 days."""


class Expiry(Service):
    """Ends sessions that are over, once an hour."""

    kind = EXPIRY

    def __init__(
        self,
        store: PeopleStore,
        connections: Connections,
        lifetime: Lifetime,
        clock: Clock,
    ) -> None:
        self._store = store
        self._connections = connections
        self._lifetime = lifetime
        self._clock = clock
        self.next = 0
        """When to look again."""

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build the one of an application."""
        limits = services.settings.limits
        lifetime = Lifetime(limits.session_days * DAY, limits.idle_days * DAY)
        people = services.people
        return cls(services.store[PeopleStore], people.connections, lifetime, services.clock)

    def due(self, _: object, now: int) -> list[str]:
        """The one duty, which is due at the start and then once an hour."""
        return [EVERYTHING] if now >= self.next else []

    async def do(self, key: str) -> None:
        """End expired sessions."""
        now, lifetime = self._clock(), self._lifetime
        await self._store.mark_used(self._connections.sessions, now)
        await self._store.end_expired(now - lifetime.absolute, now - lifetime.idle)
        self.next = now + HOUR


def agent_of(header: str) -> str:
    """The browser and the system that a User-Agent names, such as "Firefox, Linux"."""
    named = (_named(header, names) for names in (_BROWSERS, _SYSTEMS))
    return ", ".join(filter(None, named))


def _named(header: str, names: dict[str, str]) -> str | None:
    is_there: Callable[[str], object] = lambda name: re.search(rf"\b{name}\b", header)  # noqa: E731
    return next((shown for name, shown in names.items() if is_there(name)), None)
