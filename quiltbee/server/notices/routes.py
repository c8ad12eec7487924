"""The calls about being notified."""

from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.notices.messages import NewSubscription, OldSubscription
from quiltbee.server.notices.rows import Subscription

calls = Calls()


@calls.post("/api/me/push", 204, raises=[401, 409])
async def subscribe(request: Request, body: NewSubscription) -> None:
    """Notify this browser when it is its person's turn in a correspondence game."""
    session, services = await request.known(), request.services
    keys = body.subscription.keys
    subscription = Subscription(body.subscription.endpoint, keys.p256dh, keys.auth)
    await services.notifications.subscribe(session.person, subscription, services.clock())


@calls.delete("/api/me/push", raises=[401])
async def unsubscribe(request: Request, body: OldSubscription) -> None:
    """Notify this browser no longer."""
    session = await request.known()
    await request.services.store.subscriptions.drop(body.endpoint, session.person)
