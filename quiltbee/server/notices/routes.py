"""The calls about being notified."""

from fastapi import APIRouter, Request, Response

from quiltbee.server.http.answers import problems
from quiltbee.server.http.services import Injected
from quiltbee.server.notices.messages import NewSubscription, OldSubscription
from quiltbee.server.notices.rows import Subscription

router = APIRouter()


@router.post("/api/me/push", status_code=204, responses=problems(400, 401, 409, 413, 422, 503))
async def subscribe(wish: NewSubscription, request: Request, services: Injected) -> Response:
    """Tell this browser when it is its person's turn in a correspondence game."""
    session = await services.people.known(request)
    keys = wish.subscription.keys
    subscription = Subscription(wish.subscription.endpoint, keys.p256dh, keys.auth)
    await services.notifications.subscribe(session.person, subscription, services.clock())
    return Response(status_code=204)


@router.delete("/api/me/push", status_code=204, responses=problems(400, 401, 413, 422, 503))
async def unsubscribe(wish: OldSubscription, request: Request, services: Injected) -> Response:
    """Tell this browser nothing more."""
    session = await services.people.known(request)
    await services.store.subscriptions.drop(wish.endpoint, session.person)
    return Response(status_code=204)
