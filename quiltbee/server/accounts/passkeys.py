"""Passkeys (WebAuthn): their rows, challenges, and the check of answers.

A challenge waits in the store for minutes, and can be answered once. The library is loaded at its
first use.
"""

import asyncio
import hashlib
import ipaddress
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, update
from starlette.requests import HTTPConnection

from quiltbee.server.accounts.accounts import Accounts, Entry
from quiltbee.server.accounts.rows import PeopleStore, account_in, count_of
from quiltbee.server.accounts.schema import (
    Account,
    Ceremony,
    Passkey,
    accounts,
    ceremonies,
    passkeys,
)
from quiltbee.server.body import clean_name
from quiltbee.server.errors import ConflictError, TakenError, UnfitError, WrongError
from quiltbee.server.http.cookies import hash_of
from quiltbee.server.http.services import Service, Services
from quiltbee.server.store.database import rows_of
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import hold_person
from quiltbee.server.store.values import Session

MOST_PASSKEYS = 20

LIFETIME = 5 * 60 * 1000
"""Milliseconds within which a challenge must be answered."""

_Answer = TypeVar("_Answer")
_NO_USE = "This passkey can't be used here."


@dataclass(frozen=True, slots=True)
class Site:
    """The address of the page: the host to which passkeys are bound, and the whole origin."""

    host: str
    origin: str

    @property
    def has_passkeys(self) -> bool:
        """Whether browsers offer passkeys: for a name, not an IP address, with TLS or locally."""
        try:
            ipaddress.ip_address(self.host)
        except ValueError:
            return self.host == "localhost" or self.origin.startswith("https:")
        return False


def site_of(connection: HTTPConnection) -> Site:
    """Return the site of a request; the guard has checked its host."""
    url = connection.url
    return Site(url.hostname or "", f"{url.scheme}://{url.netloc}")


class QuestionState(Struct):
    """A challenge to a passkey; `publicKey` is WebAuthn's JSON."""

    ceremony: str
    public_key: dict[str, object] = field(name="publicKey")


class PasskeyStore(Feature):
    """The passkeys of a database; failures raise StoreError."""

    async def challenge(self, ceremony: Ceremony, now: int) -> None:
        """Store a challenge, and delete those that have expired."""

        def work(connection: Connection) -> None:
            connection.execute(delete(ceremonies).where(ceremonies.c.expires < now))
            connection.execute(insert(ceremonies), asdict(ceremony))

        await self._database.write(work)

    async def take_ceremony(self, id_hash: str) -> Ceremony | None:
        """Remove and return an open challenge; None if there is none."""

        def work(connection: Connection) -> Ceremony | None:
            this = ceremonies.c.id_hash == id_hash
            found = rows_of(connection, select(ceremonies).where(this), Ceremony)
            is_taken = connection.execute(delete(ceremonies).where(this)).rowcount == 1
            return found[0] if found and is_taken else None

        return await self._database.change(work)

    async def find(self, passkey_id: str) -> Passkey | None:
        """Return the passkey with this id; None if there is none."""
        query = select(passkeys).where(passkeys.c.id == passkey_id)
        return await self._database.first(query, Passkey)

    async def of(self, person: str) -> list[Passkey]:
        """Return the passkeys of a person, the oldest first."""
        query = select(passkeys).where(passkeys.c.person == person)
        return await self._database.all(query.order_by(passkeys.c.created), Passkey)

    async def add(self, passkey: Passkey) -> None:
        """Store another passkey of an account.

        Raises TakenError for a known one, or one too many.
        """

        def work(connection: Connection) -> None:
            hold_person(connection, passkey.person)
            check_room(count_of(connection, passkeys.c.person == passkey.person))
            connection.execute(insert(passkeys), asdict(passkey))

        try:
            await self._database.write(work)
        except ConflictError as error:
            sentence = "This passkey has been added already."
            raise TakenError(sentence, code="passkey-known") from error

    async def use(self, passkey_id: str, sign_count: int, now: int) -> None:
        """Store the use of a passkey."""
        change = update(passkeys).where(passkeys.c.id == passkey_id)
        await self._database.run(change.values(sign_count=sign_count, used=now))

    async def drop(self, person: str, passkey_id: str) -> None:
        """Delete a passkey of a person.

        Raises TakenError if it is the only way into their account.
        """

        def work(connection: Connection) -> None:
            hold_person(connection, person)
            account = account_in(connection, accounts.c.person == person)
            is_only = count_of(connection, passkeys.c.person == person) <= 1
            if account is not None and account.passphrase is None and is_only:
                sentence = "This passkey is the only way into your account."
                raise TakenError(sentence, code="last-passkey")
            these = (passkeys.c.person == person) & (passkeys.c.id == passkey_id)
            connection.execute(delete(passkeys).where(these))

        await self._database.change(work)


def check_room(passkeys: int) -> None:
    """Raise TakenError for an account with MOST_PASSKEYS."""
    if passkeys >= MOST_PASSKEYS:
        sentence = f"An account has at most {MOST_PASSKEYS} passkeys."
        raise TakenError(sentence, code="passkeys-full", most=MOST_PASSKEYS)


class Passkeys(Service):
    """Adds passkeys to accounts, and signs people in with them.

    The library is used off the event loop, since it is slow to load.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store[PeopleStore]
        self._keys = services.store[PasskeyStore]
        self._accounts = services[Accounts]
        self._clock = services.clock

    async def ask_for_new(
        self, session: Session, login: str | None, site: Site, address: str
    ) -> QuestionState:
        """Return the challenge for a new passkey; `login` is that of a new account."""
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
        known = await self._keys.of(session.person)
        check_room(len(known))
        options = await asyncio.to_thread(_creation_options, site, account, known)
        new_login = None if login is None else account.login
        return await self._ask(options, session.person, new_login)

    async def finish_new(
        self, session: Session, ceremony: str, name: str, credential: dict[str, Any], site: Site
    ) -> Entry | None:
        """Store a new passkey; returns the entry to a new account, None for an existing one."""
        challenge = await self._take(ceremony)
        if challenge.person != session.person:
            raise UnfitError(_NO_USE, code="passkey-unusable")
        verified = await asyncio.to_thread(_verified_new, credential, challenge, site)
        passkey = Passkey(
            **verified,
            person=session.person,
            name=clean_name(name, "Passkey"),
            created=self._clock(),
        )
        if challenge.login is not None:
            account = self._accounts.new_account(session.person, challenge.login)
            return await self._accounts.open_with(account, "passkey", passkey)
        await self._keys.add(passkey)
        return None

    async def drop(self, session: Session, passkey: str, address: str) -> None:
        """Delete one of the caller's passkeys, unless it is the only way into the account."""
        await self._accounts.check_proved(session, None, address)
        await self._keys.drop(session.person, passkey)

    async def ask_who(self, site: Site) -> QuestionState:
        """Return a challenge to sign in, which names nobody."""
        _check_site(site)
        return await self._ask(await asyncio.to_thread(_request_options, site), None, None)

    async def sign_in(
        self,
        session: Session | None,
        ceremony: str,
        credential: dict[str, Any],
        site: Site,
        *,
        bring: bool,
    ) -> Entry:
        """Sign in with a passkey; with `bring`, a guest's seats move to the account."""
        challenge = await self._take(ceremony)
        passkey = await self._keys.find(str(credential.get("id", ""))[:2000])
        if passkey is None or challenge.person is not None:
            raise WrongError(_NO_USE, code="passkey-unusable")
        count = await asyncio.to_thread(_verified_count, credential, challenge, site, passkey)
        await self._keys.use(passkey.id, count, self._clock())
        return await self._accounts.arrive(session, passkey.person, "passkey", bring=bring)

    async def _ask(
        self, options: dict[str, Any], person: str | None, login: str | None
    ) -> QuestionState:
        ceremony, at = secrets.token_urlsafe(16), self._clock()
        challenge = str(options["challenge"])
        waiting = Ceremony(hash_of(ceremony), challenge, at + LIFETIME, person, login)
        await self._keys.challenge(waiting, at)
        return QuestionState(ceremony, options)

    async def _take(self, ceremony: str) -> Ceremony:
        is_text = ceremony.isascii()
        challenge = await self._keys.take_ceremony(hash_of(ceremony)) if is_text else None
        if challenge is None or challenge.expires < self._clock():
            raise UnfitError("That took too long; try again.", code="passkey-late")
        return challenge


def _check_site(site: Site) -> None:
    if not site.has_passkeys:
        sentence = "Passkeys need an address with a name and TLS."
        raise UnfitError(sentence, code="passkey-address")


def _creation_options(site: Site, account: Account, known: list[Passkey]) -> dict[str, Any]:
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import structs

    excluded = [structs.PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known]
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Quiltbee",
        user_name=account.login,
        user_id=hashlib.sha256(account.person.encode()).digest(),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=excluded,
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


def _verified_new(credential: dict[str, Any], challenge: Ceremony, site: Site) -> dict[str, Any]:
    """Verify a new passkey, and return its id, public key and signature count."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    verified = _checked(
        lambda: verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge.challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    )
    return {
        "id": bytes_to_base64url(verified.credential_id),
        "public_key": bytes_to_base64url(verified.credential_public_key),
        "sign_count": verified.sign_count,
    }


def _verified_count(
    credential: dict[str, Any], challenge: Ceremony, site: Site, passkey: Passkey
) -> int:
    """Verify a passkey's answer, and return its new signature count."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    return _checked(
        lambda: (
            verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge.challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            ).new_sign_count
        )
    )


def _checked(verify: Callable[[], _Answer]) -> _Answer:
    """Run a check of the library; its errors become a WrongError."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify()
    except (WebAuthnException, ValueError, TypeError, LookupError, AttributeError) as error:
        raise WrongError(_NO_USE, code="passkey-unusable") from error
