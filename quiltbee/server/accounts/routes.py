"""Calls about oneself: name, account, signing in and out, second devices."""

from collections.abc import Awaitable
from io import BytesIO
from typing import Annotated, Any

from msgspec import Meta, Struct
from sqlalchemy import Connection, select
from starlette.responses import Response

from quiltbee.server.accounts.accounts import Accounts, Devices, Entry
from quiltbee.server.accounts.credentials import login_key
from quiltbee.server.accounts.passkeys import Passkeys, QuestionState, site_of
from quiltbee.server.accounts.rows import PeopleStore, account_in, count_of, is_administrator
from quiltbee.server.accounts.schema import accounts, names, passkeys
from quiltbee.server.body import Body, clean_name
from quiltbee.server.errors import ServerError, UnfitError, UnknownError
from quiltbee.server.http.calls import Calls, Media, Request, json_response
from quiltbee.server.http.cookies import device_of, take_token_back
from quiltbee.server.logs import log
from quiltbee.server.network import is_loopback, network_address
from quiltbee.server.notices import Notifications, subscriptions
from quiltbee.server.store import Session
from quiltbee.server.store.database import rows_of
from quiltbee.server.store.schema import sessions
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.values import Proof

Login = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(max_length=1000)]
Code = Annotated[str, Meta(max_length=100)]
Credential = dict[str, Any]
"""The result of `PublicKeyCredential.toJSON()`; the library checks it."""


class AboutMe(Body):
    """A new name, a new choice whether to list the caller's ratings, or both."""

    name: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    listed: bool | None = None

    def __post_init__(self) -> None:
        if self.name is None and self.listed is None:
            raise ValueError("there is nothing to change")


class NewAccount(Body):
    """A login and a passphrase for the caller."""

    login: Login
    passphrase: Secret


class SignIn(Body):
    """A login and its passphrase; with `bring`, this browser's seats move to the account."""

    login: Login
    passphrase: Secret
    bring: bool = True


class NewPassphrase(Body):
    """The old passphrase, or None after a passkey, and the new one."""

    new: Secret
    old: Secret | None = None


class WishForPasskey(Body):
    """A login for a new account, or None to add a passkey to the caller's account."""

    login: Login | None = None


class NewPasskey(Body):
    """A new passkey, and a name for it."""

    ceremony: Code
    credential: Credential
    name: Annotated[str, Meta(max_length=200)] = ""


class SignInByPasskey(Body):
    """A passkey's answer; `bring` as in `SignIn`."""

    ceremony: Code
    credential: Credential
    bring: bool = True


class LinkCode(Body):
    """The code of a link."""

    code: Code


class SignInByLink(Body):
    """The code of a link; `bring` as in `SignIn`."""

    code: Code
    bring: bool = True


class Leaving(Body):
    """The passphrase, or None after a recent proof of identity."""

    passphrase: Secret | None = None


class LocalPath(Body):
    """A path of this server, such as that of an invitation, with an optional fragment."""

    path: Annotated[
        str,
        Meta(pattern=r"^/([A-Za-z0-9._~-][A-Za-z0-9._~/-]{0,200}(#[A-Za-z0-9=_-]{1,100})?)?$"),
    ]


class PasskeyState(Struct):
    """A passkey; times are milliseconds since 1970."""

    id: str
    name: str
    created: int
    used: int | None


class AccountState(Struct):
    """A person's account; `fresh` after a recent proof of identity in this browser."""

    login: str
    passphrase: bool
    listed: bool
    fresh: bool
    passkeys: list[PasskeyState]


class PushState(Struct):
    """Whether the server sends notifications, and the key that a browser needs for them."""

    available: bool
    key: str | None
    subscriptions: int


class Me(Struct, omit_defaults=True):
    """The caller; unknown without a session.

    `administers` is present only for administrators: 0.2.0 does not know it.
    """

    known: bool
    name: str | None
    sessions: int
    account: AccountState | None
    passkeys_possible: bool
    push: PushState
    administers: bool = False


class SessionState(Struct):
    """A session of a browser, and its last use; `here` is the caller's own."""

    id: str
    agent: str | None
    created: int
    used: int
    here: bool


class OwnSessions(Struct):
    """The sessions of a person, the most recently used first."""

    sessions: list[SessionState]


class SignedIn(Struct):
    """The caller after signing in, and the number of games that moved to the account."""

    me: Me
    brought: int


class LinkMade(Struct):
    """A link for a second device; `expires` in milliseconds since 1970."""

    url: str
    expires: int


class Address(Struct):
    """The address of this server for others; `origin` is null if there is none."""

    origin: str | None


class LinkSeen(Struct):
    """The person that a link signs in."""

    name: str | None
    account: bool


def draw_qr(text: str) -> bytes:
    """Return a scalable SVG of a QR code, dark on white, with the quiet zone around it."""
    import segno

    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue()


calls = Calls()

SessionId = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
PasskeyId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]

# Oneself


@calls.get("/api/me")
async def me(request: Request) -> Me:
    """Return the caller."""
    return await _me(request, await request.find_session())


@calls.patch("/api/me", raises=[401])
async def change_me(request: Request, body: AboutMe) -> Me:
    """Change the caller's name, or whether their ratings are listed; may create a new person."""
    name = None if body.name is None else clean_name(body.name, "")
    if name == "":
        sentence = "A name needs at least one visible character."
        raise UnfitError(sentence, code="name-empty")
    session, store = await request.join(), request.services.store[PeopleStore]
    if name is not None:
        await store.rename(session.person, name)
    if body.listed is not None:
        await store.set_listed(session.person, listed=body.listed)
    return await _me(request, session)


async def _me(request: Request, session: Session | None) -> Me:
    services, key = request.services, request.services[Notifications].key
    push, possible = PushState(key is not None, key, 0), site_of(request).has_passkeys
    if session is None:
        return Me(False, None, 0, None, possible, push)
    fresh, person = services[Accounts].is_fresh(session), session.person

    def question(connection: Connection) -> Me:
        state, account = None, account_in(connection, accounts.c.person == person)
        if account is not None:
            theirs = select(passkeys).where(passkeys.c.person == person)
            keys = rows_of(connection, theirs.order_by(passkeys.c.created), PasskeyState)
            has_passphrase = account.passphrase is not None
            state = AccountState(account.login, has_passphrase, account.listed, fresh, keys)
        push.subscriptions = count_of(connection, subscriptions.c.person == person)
        return Me(
            known=True,
            name=connection.scalar(select(names.c.name).where(names.c.person == person)),
            sessions=count_of(connection, sessions.c.person == person),
            account=state,
            passkeys_possible=possible,
            push=push,
            administers=is_administrator(connection, person),
        )

    return await services.store.database.read(question)


# Accounts


@calls.post("/api/account", 201, raises=[401, 409])
async def open_account(request: Request, body: NewAccount) -> Me:
    """Open an account for the caller."""
    services, session = request.services, await request.join()
    entry = await services[Accounts].open(session, body.login, body.passphrase, request.address)
    request.device = await services[Devices].proof(login_key(body.login))
    return await _entered(request, entry)


@calls.post("/api/sign-in", raises=[401])
async def sign_in(request: Request, body: SignIn) -> SignedIn:
    """Sign in with a passphrase."""
    key, services = login_key(body.login), request.services
    entry = services[Accounts].sign_in(
        await request.find_session(),
        body.login,
        body.passphrase,
        request.address,
        bring=body.bring,
        device=await services[Devices].known(key, device_of(request)),
    )
    signed_in = await _signed_in(request, "passphrase", entry)
    request.device = await services[Devices].proof(key)
    return signed_in


@calls.post("/api/sign-out", 204)
async def sign_out(request: Request) -> Annotated[Response, None]:
    """End this browser's session."""
    session = await request.find_session()
    if session is not None:
        await request.services.store[SessionStore].end(sessions.c.token_hash == session.token_hash)
    return _forgotten(request)


@calls.post("/api/sign-out/everywhere", 204, raises=[401])
async def sign_out_everywhere(request: Request) -> Annotated[Response, None]:
    """End all sessions of the caller."""
    session = await request.known()
    await request.services.store[PeopleStore].sign_out_everywhere(session.person)
    return _forgotten(request)


@calls.get("/api/me/sessions")
async def own_sessions(request: Request) -> OwnSessions:
    """Return the sessions of the caller."""
    here = await request.find_session()
    if here is None:
        return OwnSessions([])
    found = await request.services.store[SessionStore].of(here.person)
    return OwnSessions(
        [
            SessionState(
                id=each.key,
                agent=each.agent or None,
                created=each.created,
                used=each.last_used,
                here=each.token_hash == here.token_hash,
            )
            for each in found
        ]
    )


@calls.delete("/api/me/sessions/{session}", raises=[401, 404])
async def end_session(request: Request, session: SessionId) -> None:
    """End one session of the caller, with its connections."""
    here = await request.known()
    theirs = (sessions.c.person == here.person) & sessions.c.token_hash.startswith(session)
    if not await request.services.store[SessionStore].end(theirs):
        raise UnknownError("There is no such session.")


@calls.post("/api/me/passphrase", raises=[401])
async def change_passphrase(request: Request, body: NewPassphrase) -> Me:
    """Change the caller's passphrase, or choose the first; revokes the tokens of their bots."""
    entry = await request.services[Accounts].change_passphrase(
        await request.known(), body.old, body.new, request.address
    )
    return await _entered(request, entry)


async def _entered(request: Request, entry: Entry) -> Me:
    """Return the caller, and give the browser its new session."""
    request.token = entry.token
    return await _me(request, entry.session)


async def _signed_in(request: Request, proof: Proof, signing_in: Awaitable[Entry]) -> SignedIn:
    """Sign in, and log the kind of proof and the success or refusal, but nobody's name."""
    try:
        entry = await signing_in
    except ServerError as error:
        log.info(f"A sign-in by {proof} was refused: {error.kind}.")
        raise
    log.info(f"A sign-in by {proof} succeeded.")
    return SignedIn(await _entered(request, entry), len(entry.games))


def _forgotten(request: Request) -> Response:
    response = Response(status_code=204)
    take_token_back(request, response)
    return response


# Leaving


@calls.get("/api/me/data.json", raises=[401])
async def data(request: Request) -> Annotated[Response, object]:
    """Return all data about the caller; the games themselves are in the records."""
    session = await request.known()
    kept = await request.services.store[PeopleStore].everything_about(session.person)
    headers = {"Content-Disposition": 'attachment; filename="quiltbee-data.json"'}
    return json_response(kept, headers=headers)


@calls.delete("/api/me", raises=[401])
async def leave(request: Request, body: Leaving) -> Annotated[Response, None]:
    """Remove the caller."""
    services, session = request.services, await request.known()
    await services[Accounts].check_proved(session, body.passphrase, request.address)
    people = services.store[PeopleStore]
    await people.leave(services.tables, session.person, services.clock())
    return _forgotten(request)


# Passkeys


@calls.post("/api/passkeys/options", raises=[401, 409])
async def ask_for_passkey(request: Request, body: WishForPasskey) -> QuestionState:
    """Return the challenge for a new passkey."""
    return await request.services[Passkeys].ask_for_new(
        await request.join(), body.login, site_of(request), request.address
    )


@calls.post("/api/passkeys", 201, raises=[401, 409])
async def add_passkey(request: Request, body: NewPasskey) -> Me:
    """Store a new passkey; the first one of a guest opens an account."""
    session = await request.known()
    entry = await request.services[Passkeys].finish_new(
        session, body.ceremony, body.name, body.credential, site_of(request)
    )
    return await (_me(request, session) if entry is None else _entered(request, entry))


@calls.delete("/api/passkeys/{passkey}", 200, raises=[401, 409])
async def drop_passkey(request: Request, passkey: PasskeyId) -> Me:
    """Delete a passkey."""
    session = await request.known()
    await request.services[Passkeys].drop(session, passkey, request.address)
    return await _me(request, session)


@calls.post("/api/sign-in/passkey/options", raises=[422])
async def ask_who(request: Request) -> QuestionState:
    """Return a challenge for signing in with a passkey."""
    return await request.services[Passkeys].ask_who(site_of(request))


@calls.post("/api/sign-in/passkey", raises=[401])
async def sign_in_by_passkey(request: Request, body: SignInByPasskey) -> SignedIn:
    """Sign in with a passkey."""
    session, site = await request.find_session(), site_of(request)
    entry = request.services[Passkeys].sign_in(
        session, body.ceremony, body.credential, site, bring=body.bring
    )
    return await _signed_in(request, "passkey", entry)


# Second devices


@calls.post("/api/me/link", 201, raises=[401])
async def make_link(request: Request) -> LinkMade:
    """Return a link that signs in one more device, once."""
    session = await request.join()
    code, expires = await request.services[Accounts].make_link(session.person)
    return LinkMade(f"/s/{code}", expires)


@calls.delete("/api/me/link", raises=[401])
async def drop_links(request: Request) -> None:
    """Make the caller's links void."""
    session = await request.known()
    await request.services.store[PeopleStore].drop_links(session.person)


@calls.post("/api/sign-in/link/look", raises=[404, 410])
async def look_at_link(request: Request, body: LinkCode) -> LinkSeen:
    """Return the person of a link, so that a page can ask first."""
    person = (await request.services[Accounts].link(body.code)).person
    people = request.services.store[PeopleStore]
    return LinkSeen(await people.name_of(person), await people.account_of(person) is not None)


@calls.post("/api/sign-in/link", raises=[404, 410])
async def sign_in_by_link(request: Request, body: SignInByLink) -> SignedIn:
    """Sign in with a link."""
    session, service = await request.find_session(), request.services[Accounts]
    entry = service.sign_in_by_link(session, body.code, bring=body.bring)
    return await _signed_in(request, "link", entry)


@calls.get("/api/address")
def address(request: Request) -> Address:
    """Return this server's address for others, for links to share."""
    return Address(_origin_for_others(request))


def _origin_for_others(request: Request) -> str | None:
    """Return the origin of the request, unless only this machine reaches it."""
    site, settings = site_of(request), request.services.settings
    if not is_loopback(site.host):
        return site.origin
    found = None if settings.proxy else network_address(settings.host, request.url.port or 80)
    return found and found.rstrip("/")


@calls.post("/api/qr")
def qr(request: Request, body: LocalPath) -> Annotated[Response, Media("image/svg+xml")]:
    """Return a QR code for an address of this server, as others in the network reach it."""
    svg = draw_qr(f"{_origin_for_others(request) or site_of(request).origin}{body.path}")
    return Response(svg, media_type="image/svg+xml")
