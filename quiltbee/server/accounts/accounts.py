"""Accounts: opening one, signing in, and changes that need a recent proof of identity.

A link signs a second device in: its code works once, within minutes.
"""

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from msgspec.structs import replace

from quiltbee.server.accounts.credentials import (
    LONGEST_PASSPHRASE,
    Passphrases,
    clean_login,
    login_key,
)
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.schema import Account, Link, Passkey
from quiltbee.server.errors import (
    ForbiddenError,
    NobodyError,
    TakenError,
    TooManyError,
    UnknownError,
    UsedError,
    WrongError,
)
from quiltbee.server.http.cookies import hash_of, new_token
from quiltbee.server.http.services import Service, Services
from quiltbee.server.notices import SubscriptionStore
from quiltbee.server.rates import LONGEST_WAIT, Attempts
from quiltbee.server.store.values import Proof, Session

BY_BOTH, BY_LOGIN, BY_ADDRESS = 10, 50, 100
"""Failed attempts without a wait: at one login from one address, at one login, from one address."""


class SignInAttempts:
    """Counters of failed sign-ins, with room for the typing errors of a class behind one address.

    Report the outcome of every attempt that `begin` lets through with `end`.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._by_both = Attempts(BY_BOTH, LONGEST_WAIT, clock)
        self._by_login = Attempts(BY_LOGIN, LONGEST_WAIT, clock)
        self._by_address = Attempts(BY_ADDRESS, LONGEST_WAIT, clock)

    def begin(self, login: str, address: str, device: str | None = None) -> None:
        """Let an attempt through, or raise TooManyError after too many recent failures.

        `device` is a browser that has signed in to this account before. Its failures are counted
        apart, so that other people's can't lock its owner out.
        """
        begun: list[tuple[Attempts, Hashable]] = []
        for attempts, key in self._keys(login, address, device):
            wait = attempts.allow(key)
            if wait > 0:
                for earlier, earlier_key in begun:
                    earlier.succeed(earlier_key)
                raise TooManyError.after("Too many wrong attempts", wait)
            begun.append((attempts, key))

    def end(self, login: str, address: str, device: str | None = None, *, right: bool) -> None:
        """Count the outcome of an attempt."""
        for attempts, key in self._keys(login, address, device):
            (attempts.succeed if right else attempts.fail)(key)

    def _keys(
        self, login: str, address: str, device: str | None
    ) -> tuple[tuple[Attempts, Hashable], ...]:
        if device is not None:
            return ((self._by_both, (login, "device", device)),)
        return (
            (self._by_both, (login, address)),
            (self._by_login, login),
            (self._by_address, address),
        )


LINK_LIFETIME = 10 * 60 * 1000
"""Milliseconds for which a link is valid."""

_CODE = re.compile(r"[A-Za-z0-9_-]{22}")

FRESH = 10 * 60 * 1000
"""Milliseconds after a proof of identity in which a browser may change the account."""

FREE_OPENINGS = 100
"""Accounts that one address may open before it has to wait."""

OPENING_WAIT = 60.0
"""The longest wait between two accounts, in seconds."""

WRONG = "This login and this passphrase don't match."


@dataclass(frozen=True, slots=True)
class Entry:
    """A session, with the `token` for a browser that does not have it yet.

    `games` are those whose seats were moved.
    """

    session: Session
    token: str | None
    games: tuple[str, ...] = ()


class Accounts(Service):
    """Opens accounts, signs people in, also by link, and changes passphrases.

    `session` is always the session of the calling browser. Refusals are ServerErrors.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store[PeopleStore]
        self._clock = services.clock
        self._attempts = SignInAttempts()
        self._openings = Attempts(FREE_OPENINGS, OPENING_WAIT)
        self._passphrases = Passphrases()

    async def open(self, session: Session, login: str, passphrase: str, address: str) -> Entry:
        """Open a person's account, and sign out all their other browsers."""
        self.count_opening(address)
        account = self.new_account(session.person, login)
        await self._passphrases.check(passphrase, [account.login])
        await self.check_is_free(account)
        account = replace(account, passphrase=await self._passphrases.hash(passphrase))
        return await self.open_with(account, "passphrase")

    async def open_with(
        self, account: Account, proof: Proof, passkey: Passkey | None = None
    ) -> Entry:
        """Store a new account, with its first passkey if there is one."""
        token, session = self._new_session(account.person, proof)
        await self._store.open_account(account, session, passkey)
        return Entry(session, token)

    def new_account(self, person: str, login: str) -> Account:
        """Return an account without a passphrase, not stored yet."""
        cleaned = clean_login(login)
        return Account(person, cleaned, login_key(cleaned), None, self._clock())

    async def check_is_free(self, account: Account) -> None:
        """Raise TakenError for a taken login, or a person who already has an account."""
        if await self._store.account(account.login_key) is not None:
            sentence = "This login is taken; choose another one."
            raise TakenError(sentence, code="login-taken")
        if await self._store.account_of(account.person) is not None:
            raise TakenError("You have an account already.", code="has-account")

    async def sign_in(
        self,
        session: Session | None,
        login: str,
        passphrase: str,
        address: str,
        *,
        bring: bool,
        device: str | None = None,
    ) -> Entry:
        """Sign in with a passphrase; with `bring`, a guest's seats move to the account.

        `device` is the browser, if it has signed in to this account before.
        """
        account = await self._store.account(login_key(login))
        await self._check_passphrase(login_key(login), account, passphrase, address, device)
        assert account is not None
        return await self.arrive(session, account.person, "passphrase", bring=bring)

    async def arrive(
        self,
        session: Session | None,
        person: str,
        proof: Proof,
        *,
        bring: bool,
        link: str | None = None,
    ) -> Entry:
        """Sign in a person after a proof of identity; the browser's old session ends."""
        token, arriving = self._new_session(person, proof)
        guest = session.person if session is not None and bring else None
        before = None if session is None else session.token_hash
        games = await self._store.arrive(arriving, before, guest, link)
        return Entry(arriving, token, games)

    async def change_passphrase(
        self, session: Session, old: str | None, new: str, address: str
    ) -> Entry:
        """Change the passphrase; needs the old one, or a passkey used in the last few minutes."""
        account = await self._store.account_of(session.person)
        if account is None:
            raise NobodyError("You have no account yet.", code="no-account")
        if old is not None:
            here = session.token_hash
            await self._check_passphrase(account.login_key, account, old, address, here)
        elif not (session.proof == "passkey" and self.is_fresh(session)):
            sentence = "Enter your current passphrase, or use a passkey first."
            raise ForbiddenError(sentence, code="prove-first")
        self.count_opening(address)
        await self._passphrases.check(new, [account.login])
        token, arriving = self._new_session(account.person, session.proof or "passphrase")
        await self._store.set_passphrase(arriving, await self._passphrases.hash(new))
        return Entry(arriving, token)

    async def check_proved(self, session: Session, passphrase: str | None, address: str) -> None:
        """Raise ForbiddenError for a browser without a recent proof of identity.

        A person without an account has nothing to prove.
        """
        account = await self._store.account_of(session.person)
        if account is None:
            return
        if passphrase is not None:
            here = session.token_hash
            await self._check_passphrase(account.login_key, account, passphrase, address, here)
        elif not self.is_fresh(session):
            sentence = "Sign in again first: this changes your account."
            raise ForbiddenError(sentence, code="sign-in-again")

    def is_fresh(self, session: Session) -> bool:
        """Return whether the browser has a recent proof of identity; a link is none."""
        if session.proved is None or session.proof == "link":
            return False
        return self._clock() - session.proved <= FRESH

    async def _check_passphrase(
        self,
        key: str,
        account: Account | None,
        passphrase: str,
        address: str,
        device: str | None,
    ) -> None:
        """Raise WrongError for a wrong passphrase; takes just as long without such an account."""
        self._attempts.begin(key, address, device)
        stored = None if account is None else account.passphrase
        passphrase = passphrase[: LONGEST_PASSPHRASE + 1]
        right = False
        try:
            right = await self._passphrases.is_right(passphrase, stored)
        finally:
            self._attempts.end(key, address, device, right=right)
        if not right:
            raise WrongError(WRONG, code="wrong-passphrase")
        if account is not None and stored and self._passphrases.is_outdated(stored):
            await self._store.rehash(account.person, await self._passphrases.hash(passphrase))

    def _new_session(self, person: str, proof: Proof) -> tuple[str, Session]:
        token, at = new_token(), self._clock()
        return token, Session(hash_of(token), person, at, at, proof)

    def count_opening(self, address: str) -> None:
        """Count a costly request for a login or a passphrase; TooManyError after too many."""
        wait = self._openings.allow(address)
        if wait > 0:
            raise TooManyError.after(
                "Too many accounts are being opened or changed from your address", wait
            )
        self._openings.fail(address)

    # Links

    async def make_link(self, person: str) -> tuple[str, int]:
        """Return a new code and when it expires; earlier codes become void."""
        code, expires = secrets.token_urlsafe(16), self._clock() + LINK_LIFETIME
        await self._store.put_link(Link(hash_of(code), person, expires))
        return code, expires

    async def sign_in_by_link(self, session: Session | None, code: str, *, bring: bool) -> Entry:
        """Sign in with a code, which is used up."""
        link = await self.link(code)
        return await self.arrive(session, link.person, "link", bring=bring, link=link.code_hash)

    async def link(self, code: str) -> Link:
        """Return the valid link with this code."""
        known = await self._store.link(hash_of(code)) if _CODE.fullmatch(code) else None
        if known is None:
            raise UnknownError("There is no such link; make a new one.")
        if known.used is not None:
            raise UsedError("This link was used already; make a new one.")
        if known.expires < self._clock():
            raise UsedError("This link is too old; make a new one.")
        return known


_DEVICES = "devices"


class Devices(Service):
    """Proofs that a browser has signed in before, under a key made when it is first needed.

    A proof is random bits, and an HMAC of these and the login under a key of this server. The
    browser keeps it even after the session. It lets nobody in: the browser's misses are merely
    counted apart, so that strangers' misses can't lock the owner out (OWASP's device cookies).
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store[SubscriptionStore]
        self._secret: bytes | None = None

    async def proof(self, login_key: str) -> str:
        """Return the proof for a browser that has signed in to an account."""
        bits = secrets.token_hex(16)
        return f"{bits}.{await self._sign(login_key, bits)}"

    async def known(self, login_key: str, proof: str | None) -> str | None:
        """Return the random bits of a valid proof for this account; None for any other."""
        bits, _, signature = (proof or "").partition(".")
        if not (signature and signature.isascii()):
            return None
        right = await self._sign(login_key, bits)
        return bits if hmac.compare_digest(signature, right) else None

    async def _sign(self, login_key: str, bits: str) -> str:
        if self._secret is None:
            kept = await self._store.key(_DEVICES)
            if kept is None:
                kept = await self._store.keep_key(_DEVICES, secrets.token_hex(32))
            self._secret = bytes.fromhex(kept)
        return hmac.new(self._secret, f"{bits}.{login_key}".encode(), hashlib.sha256).hexdigest()
