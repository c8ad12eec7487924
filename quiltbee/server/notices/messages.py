"""What a browser may say about being notified, validated with bounds."""

from typing import Annotated

from msgspec import Meta, field

from quiltbee.server.body import Body

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_=-]{1,200}$")]


class SubscriptionKeys(Body):
    """The keys of a push subscription, base64url."""

    p256dh: Key
    auth: Key


class PushSubscription(Body):
    """A browser's `PushSubscription`, as its `toJSON` gives it."""

    endpoint: Endpoint
    keys: SubscriptionKeys
    expiration_time: float | None = field(name="expirationTime", default=None)


class NewSubscription(Body):
    """A browser that wants to be notified."""

    subscription: PushSubscription


class OldSubscription(Body):
    """A browser that no longer wants to be notified."""

    endpoint: Endpoint
