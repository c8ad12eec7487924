"""The calls about oneself: name, account, signing in and out, second devices."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse
from starlette.concurrency import run_in_threadpool

from quiltbee.server.accounts.accounts import Entry
from quiltbee.server.accounts.logins import login_key
from quiltbee.server.accounts.messages import (
    AboutMe,
    Leaving,
    LinkCode,
    LinkMade,
    LinkSeen,
    LocalPath,
    Me,
    NewAccount,
    NewPasskey,
    NewPassphrase,
    OwnSessions,
    QuestionState,
    SignedIn,
    SignIn,
    SignInByLink,
    SignInByPasskey,
    WishForPasskey,
    describe_me,
)
from quiltbee.server.accounts.passkeys import site_of
from quiltbee.server.accounts.qr import draw_qr
from quiltbee.server.accounts.sign_in_log import logged
from quiltbee.server.errors import UnfitError, UnknownError
from quiltbee.server.http.answers import problems
from quiltbee.server.http.callers import address_of
from quiltbee.server.http.cookies import device_of, give_device, give_token, take_token_back
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.names import clean_name
from quiltbee.server.store import Session

router = APIRouter()

SessionId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", max_length=16)]
PasskeyId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,1400}$")]

# Who am I


@router.get("/api/me", response_model=Me, responses=problems(503))
async def me(request: Request, services: Injected) -> JSONResponse:
    """What somebody is told about themselves."""
    return JSONResponse(await _me(request, services, await services.people.session_of(request)))


@router.patch("/api/me", response_model=Me, responses=problems(400, 401, 413, 422, 503))
async def change_me(about: AboutMe, request: Request, services: Injected) -> JSONResponse:
    """Change one's name, or whether one's ratings may be shown; this may make a new person."""
    entry = await services.people.settle(request)
    person, store = entry.session.person, services.store.people
    if about.name is not None:
        name = clean_name(about.name, "")
        if not name:
            sentence = "A name needs at least one visible character."
            raise UnfitError(sentence, code="name-empty")
        await store.rename(person, name)
    if about.listed is not None:
        await store.set_listed(person, listed=about.listed)
    return _answer(request, await _me(request, services, entry.session), entry)


async def _me(request: Request, services: Services, session: Session | None) -> Me:
    store, accounts = services.store.people, services.people.accounts
    return describe_me(
        None if session is None else await store.profile(session.person),
        fresh=session is not None and accounts.is_fresh(session),
        passkeys_possible=site_of(request).has_passkeys,
        push_key=services.notifications.key,
    )


# Accounts


@router.post(
    "/api/account",
    status_code=201,
    response_model=Me,
    responses=problems(400, 401, 409, 413, 422, 503),
)
async def open_account(wish: NewAccount, request: Request, services: Injected) -> JSONResponse:
    """Give the person who asks an account."""
    here = await services.people.settle(request)
    entry = await services.people.accounts.open(
        here.session, wish.login, wish.passphrase, address_of(request.scope)
    )
    response = _answer(request, await _me(request, services, entry.session), entry, 201)
    give_device(request, response, await services.devices.proof(login_key(wish.login)))
    return response


@router.post("/api/sign-in", response_model=SignedIn, responses=problems(400, 401, 413, 422, 503))
async def sign_in(wish: SignIn, request: Request, services: Injected) -> JSONResponse:
    """Sign in with a passphrase."""
    key = login_key(wish.login)
    with logged("passphrase"):
        entry = await services.people.accounts.sign_in(
            await services.people.session_of(request),
            wish.login,
            wish.passphrase,
            address_of(request.scope),
            bring=wish.bring,
            device=await services.devices.known(key, device_of(request)),
        )
    response = await _signed_in(request, services, entry)
    give_device(request, response, await services.devices.proof(key))
    return response


@router.post("/api/sign-out", status_code=204, responses=problems(503))
async def sign_out(request: Request, services: Injected) -> Response:
    """End this browser's session."""
    session = await services.people.session_of(request)
    if session is not None:
        await services.store.people.sign_out(session.token_hash)
    return _forgotten(request)


@router.post("/api/sign-out/everywhere", status_code=204, responses=problems(401, 503))
async def sign_out_everywhere(request: Request, services: Injected) -> Response:
    """End all sessions of a person."""
    session = await services.people.known(request)
    await services.store.people.sign_out_everywhere(session.person)
    return _forgotten(request)


@router.get("/api/me/sessions", response_model=OwnSessions, responses=problems(503))
async def sessions(request: Request, services: Injected) -> JSONResponse:
    """The browsers in which a person is known."""
    here = await services.people.session_of(request)
    found = [] if here is None else await services.store.people.sessions_of(here.person)
    told: OwnSessions = {
        "sessions": [
            {
                "id": session.key,
                "agent": session.agent or None,
                "created": session.created,
                "used": session.last_used,
                "here": here is not None and session.token_hash == here.token_hash,
            }
            for session in found
        ]
    }
    return JSONResponse(told)


@router.delete(
    "/api/me/sessions/{session_id}", status_code=204, responses=problems(401, 404, 422, 503)
)
async def end_session(session_id: SessionId, request: Request, services: Injected) -> Response:
    """End one session of a person, with its connections."""
    here = await services.people.known(request)
    if not await services.store.people.end_session(here.person, session_id):
        raise UnknownError("There is no such session.")
    return Response(status_code=204)


@router.post("/api/me/passphrase", response_model=Me, responses=problems(400, 401, 413, 422, 503))
async def change_passphrase(
    wish: NewPassphrase, request: Request, services: Injected
) -> JSONResponse:
    """Change one's passphrase, or choose the first one."""
    session = await services.people.known(request)
    entry = await services.people.accounts.change_passphrase(
        session, wish.old, wish.new, address_of(request.scope)
    )
    return _answer(request, await _me(request, services, entry.session), entry)


async def _signed_in(request: Request, services: Services, entry: Entry) -> JSONResponse:
    """The answer to somebody who has just signed in."""
    me = await _me(request, services, entry.session)
    return _answer(request, {"me": me, "brought": len(entry.games)}, entry)


def _answer(
    request: Request, told: Mapping[str, Any], entry: Entry, status: int = 200
) -> JSONResponse:
    """An answer that also hands the browser its new token, if it has one."""
    response = JSONResponse(told, status)
    if entry.token is not None:
        give_token(request, response, entry.token)
    return response


def _forgotten(request: Request) -> Response:
    response = Response(status_code=204)
    take_token_back(request, response)
    return response


# Leaving


@router.get("/api/me/data.json", response_class=JSONResponse, responses=problems(401, 503))
async def data(request: Request, services: Injected) -> JSONResponse:
    """All that is kept about a person; the games themselves are in the records."""
    session = await services.people.known(request)
    kept = await services.store.people.everything_about(session.person)
    headers = {"Content-Disposition": 'attachment; filename="quiltbee-data.json"'}
    return JSONResponse(kept, headers=headers)


@router.delete("/api/me", status_code=204, responses=problems(400, 401, 413, 422, 503))
async def leave(wish: Leaving, request: Request, services: Injected) -> Response:
    """Remove the person who asks."""
    session = await services.people.known(request)
    accounts = services.people.accounts
    await accounts.check_proved(session, wish.passphrase, address_of(request.scope))
    await services.store.people.remove(session.person, services.clock())
    return _forgotten(request)


# Passkeys


@router.post(
    "/api/passkeys/options",
    response_model=QuestionState,
    responses=problems(400, 401, 409, 413, 422, 503),
)
async def ask_for_passkey(
    wish: WishForPasskey, request: Request, services: Injected
) -> JSONResponse:
    """The question that makes a new passkey."""
    entry = await services.people.settle(request)
    question = await services.people.passkeys.ask_for_new(
        entry.session, wish.login, site_of(request), address_of(request.scope)
    )
    return _answer(request, question, entry)


@router.post(
    "/api/passkeys",
    status_code=201,
    response_model=Me,
    responses=problems(400, 401, 409, 413, 422, 503),
)
async def add_passkey(wish: NewPasskey, request: Request, services: Injected) -> JSONResponse:
    """Keep a new passkey; the first one of somebody without an account makes the account."""
    session = await services.people.known(request)
    entry = await services.people.passkeys.finish_new(
        session, wish.ceremony, wish.name, wish.credential, site_of(request)
    )
    if entry is not None:
        return _answer(request, await _me(request, services, entry.session), entry, 201)
    return JSONResponse(await _me(request, services, session), 201)


@router.delete(
    "/api/passkeys/{passkey_id}", response_model=Me, responses=problems(401, 409, 422, 503)
)
async def drop_passkey(passkey_id: PasskeyId, request: Request, services: Injected) -> JSONResponse:
    """Forget a passkey."""
    session = await services.people.known(request)
    await services.people.passkeys.drop(session, passkey_id, address_of(request.scope))
    return JSONResponse(await _me(request, services, session))


@router.post(
    "/api/sign-in/passkey/options", response_model=QuestionState, responses=problems(422, 503)
)
async def ask_who(request: Request, services: Injected) -> JSONResponse:
    """The question by which somebody with a passkey signs in."""
    return JSONResponse(await services.people.passkeys.ask_who(site_of(request)))


@router.post(
    "/api/sign-in/passkey", response_model=SignedIn, responses=problems(400, 401, 413, 422, 503)
)
async def sign_in_by_passkey(
    wish: SignInByPasskey, request: Request, services: Injected
) -> JSONResponse:
    """Sign in with a passkey."""
    with logged("passkey"):
        entry = await services.people.passkeys.sign_in(
            await services.people.session_of(request),
            wish.ceremony,
            wish.credential,
            site_of(request),
            bring=wish.bring,
        )
    return await _signed_in(request, services, entry)


# Second devices


@router.post("/api/me/link", status_code=201, response_model=LinkMade, responses=problems(401, 503))
async def make_link(request: Request, services: Injected) -> JSONResponse:
    """A link that signs one more device in, once."""
    entry = await services.people.settle(request)
    code, expires = await services.people.links.make(entry.session.person)
    return _answer(request, {"url": f"/s/{code}", "expires": expires}, entry, 201)


@router.delete("/api/me/link", status_code=204, responses=problems(401, 503))
async def drop_links(request: Request, services: Injected) -> Response:
    """Make one's links void."""
    session = await services.people.known(request)
    await services.store.people.drop_links(session.person)
    return Response(status_code=204)


@router.post(
    "/api/sign-in/link/look",
    response_model=LinkSeen,
    responses=problems(400, 404, 410, 413, 422, 503),
)
async def look_at_link(wish: LinkCode, services: Injected) -> JSONResponse:
    """Whom a link signs in as, so that a page can ask first."""
    person = await services.people.links.look(wish.code)
    profile = await services.store.people.profile(person)
    return JSONResponse({"name": profile.name, "account": profile.account is not None})


@router.post(
    "/api/sign-in/link", response_model=SignedIn, responses=problems(400, 404, 410, 413, 422, 503)
)
async def sign_in_by_link(wish: SignInByLink, request: Request, services: Injected) -> JSONResponse:
    """Sign in with a link."""
    session = await services.people.session_of(request)
    with logged("link"):
        entry = await services.people.links.sign_in(session, wish.code, bring=wish.bring)
    return await _signed_in(request, services, entry)


@router.post(
    "/api/qr",
    response_class=Response,
    responses={
        200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}},
        **problems(400, 413, 422),
    },
)
async def qr(wish: LocalPath, request: Request) -> Response:
    """A QR code of an address of this server."""
    svg = await run_in_threadpool(draw_qr, f"{site_of(request).origin}{wish.path}")
    return Response(svg, media_type="image/svg+xml")
