"""What a browser may say about being notified, validated with bounds."""

from typing import Annotated

from pydantic import Field

from quiltbee.server.body import Body

Endpoint = Annotated[str, Field(min_length=1, max_length=1000)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{1,200}$")]


class SubscriptionKeys(Body):
    """The keys of a push subscription, base64url."""

    p256dh: Key
    auth: Key


class PushSubscription(Body):
    """A browser's `PushSubscription`, as its `toJSON` gives it."""

    endpoint: Endpoint
    expiration_time: Annotated[float | None, Field(alias="expirationTime")] = None
    keys: SubscriptionKeys


class NewSubscription(Body):
    """A browser that wants to be notified."""

    subscription: PushSubscription


class OldSubscription(Body):
    """A browser that no longer wants to be notified."""

    endpoint: Endpoint
