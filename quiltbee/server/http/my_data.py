"""The calls about what is kept of oneself: to take it along, to be notified, and to leave."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from quiltbee.server.http.answers import problems
from quiltbee.server.http.callers import address_of
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.people import NOBODY, PersonRefusal, take_token_back
from quiltbee.server.store import Session
from quiltbee.server.store.subscriptions import Subscription
from quiltbee.server.wire.person_messages import NewSubscription, OldSubscription, Proof

router = APIRouter()


async def session_of(request: Request, services: Services) -> Session:
    """The session by which somebody asks; PersonRefusal for nobody known."""
    session = await services.people.session_of(request)
    if session is None:
        raise NOBODY
    return session


@router.get("/api/me/data.json", response_class=JSONResponse, responses=problems(401, 503))
async def data(request: Request, services: Injected) -> JSONResponse:
    """All that is kept about a person; the games themselves are in the records."""
    session = await session_of(request, services)
    kept = await services.store.people.everything_about(session.person)
    headers = {"Content-Disposition": 'attachment; filename="quiltbee-data.json"'}
    return JSONResponse(kept, headers=headers)


@router.delete("/api/me", status_code=204, responses=problems(400, 401, 413, 422, 503))
async def leave(proof: Proof, request: Request, services: Injected) -> Response:
    """Remove the person who asks."""
    session = await session_of(request, services)
    accounts = services.people.accounts
    await accounts.check_proved(session, proof.passphrase, address_of(request.scope))
    await services.store.people.remove(session.person, services.clock())
    services.people.visits.send_away(session.person)
    response = Response(status_code=204)
    take_token_back(request, response)
    return response


# Notifications


@router.post("/api/me/push", status_code=204, responses=problems(400, 401, 409, 413, 422, 503))
async def subscribe(wish: NewSubscription, request: Request, services: Injected) -> Response:
    """Tell this browser when it is its person's turn in a correspondence game."""
    session = await session_of(request, services)
    keys = wish.subscription.keys
    subscription = Subscription(wish.subscription.endpoint, keys.p256dh, keys.auth)
    notifications = services.people.notifications
    if notifications is None:
        raise PersonRefusal("taken", "This server sends no notifications.")
    await notifications.subscribe(session.person, subscription, services.clock())
    return Response(status_code=204)


@router.delete("/api/me/push", status_code=204, responses=problems(400, 401, 413, 422, 503))
async def unsubscribe(wish: OldSubscription, request: Request, services: Injected) -> Response:
    """Tell this browser nothing more."""
    session = await session_of(request, services)
    await services.store.subscriptions.drop(wish.endpoint, session.person)
    return Response(status_code=204)
