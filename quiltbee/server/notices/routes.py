"""The calls about being notified."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta, field
from sqlalchemy import (
    Column,
    Connection,
    Index,
    Table,
    Text,
    delete,
    desc,
    insert,
    select,
)

from quiltbee.server.body import Body
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata

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


subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    person_column("person", leave="delete", merge="delete", nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    Index("ix_subscriptions_person", "person"),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

MOST_SUBSCRIPTIONS = 10
"""How many browsers of one person are notified; new ones replace the oldest."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where to send a browser's messages, and the keys that encrypt them for it alone."""

    endpoint: str
    p256dh: str
    auth: str


class SubscriptionStore(Feature):
    """The subscriptions of a database; failures raise StoreError."""

    async def put(self, person: str, subscription: Subscription, now: int) -> None:
        """Store a subscription, which takes the browser from anybody who had it before."""

        def work(connection: Connection) -> None:
            _drop(connection, subscription.endpoint)
            row = {
                "endpoint": subscription.endpoint,
                "person": person,
                "p256dh": subscription.p256dh,
                "auth": subscription.auth,
                "created": now,
            }
            connection.execute(insert(subscriptions), row)
            theirs = (
                select(subscriptions.c.endpoint)
                .where(subscriptions.c.person == person)
                .order_by(desc(subscriptions.c.created))
            )
            for endpoint in connection.execute(theirs).scalars().all()[MOST_SUBSCRIPTIONS:]:
                _drop(connection, endpoint)

        await self._database.write(work)

    async def drop(self, endpoint: str, person: str | None = None) -> None:
        """Delete a subscription; with a person, only if it is theirs."""
        this = delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
        if person is not None:
            this = this.where(subscriptions.c.person == person)

        def work(connection: Connection) -> None:
            connection.execute(this)

        await self._database.write(work)

    async def of(self, person: str) -> list[Subscription]:
        """The subscriptions of a person."""
        query = select(subscriptions).where(subscriptions.c.person == person)
        return await self._database.read(
            lambda connection: [
                Subscription(row.endpoint, row.p256dh, row.auth)
                for row in connection.execute(query)
            ]
        )

    async def key(self, name: str) -> str | None:
        """A secret of the server; None if there is none of this name."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def keep_key(self, name: str, value: str) -> None:
        """Store a secret of the server, unless there is one of this name."""

        def work(connection: Connection) -> None:
            query = select(server_keys.c.name).where(server_keys.c.name == name)
            if connection.execute(query).first() is None:
                connection.execute(insert(server_keys), {"name": name, "value": value})

        await self._database.write(work)


def _drop(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


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
