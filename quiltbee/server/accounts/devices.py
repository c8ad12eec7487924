"""Browsers that have signed in before: strangers' misses don't hold up the owner of a login.

A browser that has signed in to an account keeps a proof of it, even after the session: random bits,
and an HMAC of these and the login under a key of this server. The proof lets nobody in. The
browser's misses are merely counted apart, and limited like those of one address at one login
(OWASP's device cookies).
"""

import hashlib
import hmac
import secrets
from typing import Self

from quiltbee.server.http.services import Service, Services
from quiltbee.server.notices import SubscriptionStore

_KEY = "devices"


class Devices(Service):
    """Makes and checks the proofs; the key is made when it is first needed."""

    def __init__(self, store: SubscriptionStore) -> None:
        self._store = store
        self._secret: bytes | None = None

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        return cls(services.store[SubscriptionStore])

    async def proof(self, login_key: str) -> str:
        """Return the proof for a browser that has signed in to an account."""
        bits = secrets.token_hex(16)
        return f"{bits}.{_sign(await self._key(), login_key, bits)}"

    async def known(self, login_key: str, proof: str | None) -> str | None:
        """The random bits of a browser that has signed in to this account; None for any other."""
        bits, _, signed = (proof or "").partition(".")
        if not (signed and signed.isascii()):
            return None
        right = _sign(await self._key(), login_key, bits)
        return bits if hmac.compare_digest(signed, right) else None

    async def _key(self) -> bytes:
        if self._secret is None:
            kept = await self._store.key(_KEY)
            if kept is None:
                kept = await self._store.keep_key(_KEY, secrets.token_hex(32))
            self._secret = bytes.fromhex(kept)
        return self._secret


def _sign(key: bytes, login_key: str, bits: str) -> str:
    return hmac.new(key, f"{bits}.{login_key}".encode(), hashlib.sha256).hexdigest()
