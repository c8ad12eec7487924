"""The browsers that are notified, and the server's key for that, as rows.

subscriptions   browsers that are told, and whose they are
server_keys     secrets of the server itself
"""

from dataclasses import dataclass

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

from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata

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
