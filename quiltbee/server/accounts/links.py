"""Links that sign a second device in: a code that works once, within minutes."""

import re
import secrets
from typing import Self

from quiltbee.server.accounts.accounts import Accounts, Entry
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.values import Link
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import UnknownError, UsedError
from quiltbee.server.http.cookies import hash_of
from quiltbee.server.http.services import Service, Services
from quiltbee.server.store.values import Session

LIFETIME = 10 * 60 * 1000
"""For how many milliseconds a link works."""

_CODE = re.compile(r"[A-Za-z0-9_-]{22}")


class Links(Service):
    """Makes links, and signs in whoever brings one."""

    def __init__(self, store: PeopleStore, accounts: Accounts, *, clock: Clock = now) -> None:
        self._store = store
        self._accounts = accounts
        self._clock = clock

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build the one of an application."""
        return cls(services.store[PeopleStore], services[Accounts], clock=services.clock)

    async def make(self, person: str) -> tuple[str, int]:
        """A new code and when it expires; earlier ones become void."""
        code, expires = secrets.token_urlsafe(16), self._clock() + LIFETIME
        await self._store.put_link(Link(hash_of(code), person, expires))
        return code, expires

    async def look(self, code: str) -> str:
        """The person that a code signs in."""
        return (await self._link(code)).person

    async def sign_in(self, session: Session | None, code: str, *, bring: bool) -> Entry:
        """Sign in with a code, which is used up."""
        link = await self._link(code)
        return await self._accounts.arrive(
            session, link.person, "link", bring=bring, link=link.code_hash
        )

    async def _link(self, code: str) -> Link:
        known = await self._store.link(hash_of(code)) if _CODE.fullmatch(code) else None
        if known is None:
            raise UnknownError("There is no such link; make a new one.")
        if known.used is not None:
            raise UsedError("This link was used already; make a new one.")
        if known.expires < self._clock():
            raise UsedError("This link is too old; make a new one.")
        return known
