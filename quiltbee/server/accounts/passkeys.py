"""Passkeys (WebAuthn): challenging them, and checking their answers.

A challenge waits in the store for minutes, and can be answered once. The library is loaded when it
is first needed.
"""

import asyncio
import hashlib
import ipaddress
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from starlette.requests import HTTPConnection

from quiltbee.server.accounts.accounts import Accounts, Entry
from quiltbee.server.accounts.key_rows import check_room
from quiltbee.server.accounts.messages import QuestionState
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.values import Account, Ceremony, Passkey
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import TakenError, UnfitError, WrongError
from quiltbee.server.http.cookies import hash_of
from quiltbee.server.http.services import Service, Services
from quiltbee.server.names import clean_name
from quiltbee.server.store.values import Session

LIFETIME = 5 * 60 * 1000
"""Milliseconds within which a challenge must be answered."""

_Answer = TypeVar("_Answer")
_NO_USE = "This passkey can't be used here."


@dataclass(frozen=True, slots=True)
class Site:
    """Where the page comes from: the host to which passkeys are bound, and the whole origin."""

    host: str
    origin: str

    @property
    def has_passkeys(self) -> bool:
        """Whether browsers offer passkeys there: by name, and with TLS or on this machine."""
        try:
            ipaddress.ip_address(self.host)
        except ValueError:
            return self.host == "localhost" or self.origin.startswith("https:")
        return False


def site_of(connection: HTTPConnection) -> Site:
    """The site that a request came to; the guard has checked that its host is one of ours."""
    url = connection.url
    return Site(url.hostname or "", f"{url.scheme}://{url.netloc}")


class Passkeys(Service):
    """Adds passkeys to accounts, and signs in whoever has one."""

    def __init__(self, store: PeopleStore, accounts: Accounts, *, clock: Clock = now) -> None:
        self._store = store
        self._keys = store.passkeys
        self._accounts = accounts
        self._clock = clock

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build the one of an application."""
        return cls(services.store[PeopleStore], services[Accounts], clock=services.clock)

    async def ask_for_new(
        self, session: Session, login: str | None, site: Site, address: str
    ) -> QuestionState:
        """The challenge for a new passkey: for a new account, or with None for one's own."""
        _check_site(site)
        account = await self._store.account_of(session.person)
        if account is not None:
            if login is not None:
                raise TakenError("You have an account already.", code="has-account")
            await self._accounts.check_proved(session, None, address)
        elif login is None:
            raise UnfitError("Choose a login first.", code="choose-login")
        else:
            self._accounts.count_opening(address)
            account = self._accounts.new_account(session.person, login)
            await self._accounts.check_is_free(account)
        known = (await self._store.profile(session.person)).passkeys
        check_room(len(known))
        options = await self._load(lambda: _creation_options(site, account, known))
        new_login = None if login is None else account.login
        return await self._ask(options, session.person, new_login)

    async def finish_new(
        self, session: Session, ceremony: str, name: str, credential: dict[str, Any], site: Site
    ) -> Entry | None:
        """Store a new passkey; the entry where it made an account, None where there was one."""
        asked = await self._take(ceremony)
        if asked.person != session.person:
            raise UnfitError(_NO_USE, code="passkey-unusable")
        verified = await self._load(lambda: _verified_new(credential, asked, site))
        passkey = Passkey(
            id=_to_text(verified.credential_id),
            person=session.person,
            public_key=_to_text(verified.credential_public_key),
            sign_count=verified.sign_count,
            name=clean_name(name, "Passkey"),
            created=self._clock(),
        )
        if asked.login is not None:
            account = self._accounts.new_account(session.person, asked.login)
            return await self._accounts.open_with(account, "passkey", passkey)
        await self._keys.add(passkey)
        return None

    async def drop(self, session: Session, passkey: str, address: str) -> None:
        """Delete one's own passkey, unless it is the only way into the account."""
        await self._accounts.check_proved(session, None, address)
        await self._keys.drop(session.person, passkey)

    async def ask_who(self, site: Site) -> QuestionState:
        """The challenge for signing in; it names nobody."""
        _check_site(site)
        return await self._ask(await self._load(lambda: _request_options(site)), None, None)

    async def sign_in(
        self,
        session: Session | None,
        ceremony: str,
        credential: dict[str, Any],
        site: Site,
        *,
        bring: bool,
    ) -> Entry:
        """Sign in with a passkey; with `bring`, a guest's seats come along."""
        asked = await self._take(ceremony)
        passkey = await self._keys.find(str(credential.get("id", ""))[:2000])
        if passkey is None or asked.person is not None:
            raise WrongError(_NO_USE, code="passkey-unusable")
        count = await self._load(lambda: _verified_count(credential, asked, site, passkey))
        await self._keys.use(passkey.id, count, self._clock())
        return await self._accounts.arrive(session, passkey.person, "passkey", bring=bring)

    async def _ask(
        self, options: dict[str, Any], person: str | None, login: str | None
    ) -> QuestionState:
        ceremony, at = secrets.token_urlsafe(16), self._clock()
        challenge = str(options["challenge"])
        waiting = Ceremony(hash_of(ceremony), challenge, at + LIFETIME, person, login)
        await self._keys.ask(waiting, at)
        return {"ceremony": ceremony, "publicKey": options}

    async def _take(self, ceremony: str) -> Ceremony:
        is_text = ceremony.isascii()
        asked = await self._keys.take_ceremony(hash_of(ceremony)) if is_text else None
        if asked is None or asked.expires < self._clock():
            raise UnfitError("That took too long; try again.", code="passkey-late")
        return asked

    async def _load(self, work: Callable[[], _Answer]) -> _Answer:
        """Use the library off the event loop, since it is slow to load."""
        return await asyncio.to_thread(work)


def _check_site(site: Site) -> None:
    if not site.has_passkeys:
        sentence = "Passkeys need an address with a name and TLS."
        raise UnfitError(sentence, code="passkey-address")


def _creation_options(site: Site, account: Account, known: tuple[Passkey, ...]) -> dict[str, Any]:
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Quiltbee",
        user_name=account.login,
        user_id=hashlib.sha256(account.person.encode()).digest(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(_to_bytes(one.id)) for one in known],
        timeout=LIFETIME,
    )
    return _as_json(options)


def _request_options(site: Site) -> dict[str, Any]:
    from webauthn import generate_authentication_options
    from webauthn.helpers.structs import UserVerificationRequirement

    return _as_json(
        generate_authentication_options(
            rp_id=site.host,
            user_verification=UserVerificationRequirement.REQUIRED,
            timeout=LIFETIME,
        )
    )


def _as_json(options: Any) -> dict[str, Any]:
    from webauthn import options_to_json

    described: dict[str, Any] = json.loads(options_to_json(options))
    return described


def _verified_new(credential: dict[str, Any], asked: Ceremony, site: Site) -> Any:
    from webauthn import verify_registration_response

    return _checked(
        lambda: verify_registration_response(
            credential=credential,
            expected_challenge=_to_bytes(asked.challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    )


def _verified_count(
    credential: dict[str, Any], asked: Ceremony, site: Site, passkey: Passkey
) -> int:
    """Check a passkey's answer, and return its new signature count."""
    from webauthn import verify_authentication_response

    return _checked(
        lambda: (
            verify_authentication_response(
                credential=credential,
                expected_challenge=_to_bytes(asked.challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            ).new_sign_count
        )
    )


def _checked(verify: Callable[[], _Answer]) -> _Answer:
    """Run a check of the library; whatever it finds wrong becomes a WrongError."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify()
    except (WebAuthnException, ValueError, TypeError, LookupError, AttributeError) as error:
        raise WrongError(_NO_USE, code="passkey-unusable") from error


def _to_text(data: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url

    return bytes_to_base64url(data)


def _to_bytes(text: str) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    return base64url_to_bytes(text)
