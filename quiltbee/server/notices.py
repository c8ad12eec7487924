"""Notices of the kinds in `NOTICES`, such as a player's turn or a new round.

People with an open page get them over their feed, unless they are at the table; others through the
Push API, unless their browser has turned that kind off.

Push notifications require a contact of the operator, for the push services, and the extra `push`. A
message is encrypted for the browser, and only has a title and the path of the game. It is only sent
to push services of browser makers, whatever address a browser sends.
"""

import asyncio
import json
import logging
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from http.client import HTTPException, HTTPSConnection
from importlib.util import find_spec
from typing import Annotated, Self
from urllib.parse import urlsplit

from msgspec import Meta, Struct, field
from msgspec.structs import asdict
from sqlalchemy import (
    Column,
    Connection,
    Delete,
    Index,
    Table,
    Text,
    delete,
    desc,
    insert,
    select,
)

from quiltbee.rules import Seat
from quiltbee.server.background import attempt
from quiltbee.server.body import Body
from quiltbee.server.errors import StoreError, TakenError, UnfitError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.http.services import Service, Services
from quiltbee.server.store import (
    Joined,
    RoundNews,
    StoredEvent,
    StoredGame,
    TableSetup,
    TakebackAsked,
)
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata
from quiltbee.server.store.table_events import TableEvent
from quiltbee.server.tables.feeds import NoticeKind, NoticeNews
from quiltbee.server.tables.table import Happened

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The allowed domains, including their subdomains."""

MOST_WAITING = 1000
"""The most messages in the queue; further ones are dropped."""

MOST_REMEMBERED = 10_000
"""The most games whose last notified turn is remembered."""

SECONDS = 5.0
"""The timeout of a request to a push service."""

DAYS = 3
"""How long a push service keeps a message for an offline browser."""

_KEY = "vapid"
_GONE = (404, 410)
_HOST = re.compile(r"(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}")
_LOG = logging.getLogger(__name__)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    person_column("person", leave="delete", merge="delete", nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    Column("quiet", Text),
    Index("ix_subscriptions_person", "person"),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

MOST_SUBSCRIPTIONS = 10
"""The most subscribed browsers of a person; new ones replace the oldest."""


class Subscription(Struct, frozen=True):
    """A browser's address at a push service, and the keys that encrypt messages for it.

    `quiet` has the kinds that it has turned off, separated by spaces.
    """

    endpoint: str
    p256dh: str
    auth: str
    quiet: str | None = None


class SubscriptionStore(Feature):
    """The subscriptions and secrets of a server; failures raise StoreError."""

    async def put(self, person: str, subscription: Subscription, now: int) -> None:
        """Store a subscription, and delete that of another person for the same browser."""
        row = {**asdict(subscription), "person": person, "created": now}
        theirs = (
            select(subscriptions.c.endpoint)
            .where(subscriptions.c.person == person)
            .order_by(desc(subscriptions.c.created))
        )

        def work(connection: Connection) -> None:
            connection.execute(_delete(subscription.endpoint))
            connection.execute(insert(subscriptions), row)
            for endpoint in connection.scalars(theirs).all()[MOST_SUBSCRIPTIONS:]:
                connection.execute(_delete(endpoint))

        await self._database.write(work)

    async def drop(self, endpoint: str, person: str | None = None) -> None:
        """Delete a subscription, with a person only if it is theirs."""
        this = _delete(endpoint)
        await self._database.run(
            this if person is None else this.where(subscriptions.c.person == person)
        )

    async def of(self, person: str) -> list[Subscription]:
        """Return the subscriptions of a person."""
        query = select(subscriptions).where(subscriptions.c.person == person)
        return await self._database.all(query, Subscription)

    async def key(self, name: str) -> str | None:
        """Return a secret of the server by its name, or None."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)
        return await self._database.first(query, str)

    async def keep_key(self, name: str, value: str) -> str:
        """Store a secret of the server unless the name exists; return the stored one."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)

        def work(connection: Connection) -> str:
            if (kept := connection.scalar(query)) is not None:
                return str(kept)
            connection.execute(insert(server_keys), {"name": name, "value": value})
            return value

        return await self._database.change(work)


def _delete(endpoint: str) -> Delete:
    return delete(subscriptions).where(subscriptions.c.endpoint == endpoint)


@dataclass(frozen=True, slots=True)
class Letter:
    """An encrypted message for a browser."""

    endpoint: str
    headers: dict[str, str]
    body: bytes


NOTICES: dict[NoticeKind, str] = {
    "invited": "An invitation to a game",
    "seated": "Somebody sat down at your table",
    "turn": "Your turn",
    "time": "Your time is running out",
    "takeback": "A move is to be taken back",
    "over": "A game is over",
    "round": "A round begins",
}
"""The kinds of notices with their English titles, which the page translates."""

BY_THEMSELVES = frozenset({"invited", "round"})
"""The kinds that open pages get in other messages."""

Send = Callable[[Letter], int]
"""Sends a message and returns the status of the answer; OSError if there is none."""


@dataclass(frozen=True, slots=True)
class _Keys:
    """The server's key pair as PEM, and the public key in the format of browsers."""

    private: str
    public: str
    application: str


def check_endpoint(endpoint: str, services: Iterable[str] = PUSH_SERVICES) -> None:
    """Raise UnfitError for an address that does not belong to a known push service."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    is_name = _HOST.fullmatch(host) is not None
    is_known = is_name and any(host == one or host.endswith(f".{one}") for one in services)
    is_plain = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc
    if not (is_known and is_plain and endpoint.isascii() and endpoint.isprintable()):
        raise UnfitError("This is not the address of a known push service.")


def whose_turn_it_became(stored: StoredGame) -> str | None:
    """Return the person to move in a correspondence game after another's move; else None."""
    game, clock = stored.game, stored.clock
    if clock is None or clock.control.is_real_time or not stored.setup.is_full:
        return None
    if stored.step is not None or not isinstance(game.decider, Seat):
        return None
    if game.moves and game.decider_of(len(game.moves) - 1) is game.decider:
        return None
    return stored.setup.holder(game.decider).person


class Notifications(Service):
    """Sends notifications, one at a time, from a bounded queue.

    `contact` is the operator's e-mail address for push services; None turns notifications off.
    """

    def __init__(
        self,
        store: SubscriptionStore,
        contact: str | None,
        *,
        is_here: Callable[[str], bool] = lambda _: False,
        is_at_table: Callable[[str, str], bool] = lambda *_: False,
        show: Callable[[str, NoticeNews], None] = lambda *_: None,
        services: Iterable[str] = PUSH_SERVICES,
        send: Send | None = None,
    ) -> None:
        self._is_at_table, self._show = is_at_table, show
        self._is_here = is_here
        self._store = store
        self._contact = contact
        self._services = tuple(services)
        self._send = send or send_over_https
        self._waiting: dict[tuple[str, str], NoticeKind] = {}
        self._notified: dict[str, int] = {}
        self._wake = asyncio.Event()
        self.ready = asyncio.Event()
        """Set once messages can be sent."""
        self.idle = asyncio.Event()
        """Set while no message is in the queue or being sent."""
        self.idle.set()
        self._keys: _Keys | None = None
        self._work: asyncio.Task[None] | None = None

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        store, contact = services.store[SubscriptionStore], services.settings.contact
        bus = services.bus
        made = cls(
            store,
            contact,
            is_here=services.feeds.is_listening,
            is_at_table=services.tables.is_there,
            show=lambda person, news: bus.publish(f"notice/{person}", news),
        )
        bus.subscribe("happened", Happened, lambda _, happened: made.note_event(*happened))
        bus.subscribe("opened", TableSetup, lambda _, setup: made.invite(setup))
        bus.subscribe("paired", RoundNews, lambda _, news: made.push_round(news, "round"))
        bus.subscribe("overdue", RoundNews, lambda _, news: made.push_round(news, "time"))
        return made

    @property
    def key(self) -> str | None:
        """The key for browsers to subscribe with; None while notifications are off."""
        return None if self._keys is None else self._keys.application

    async def start(self) -> None:
        """Start in the background, if a contact is configured and `webpush` is installed."""
        if self._contact is not None and find_spec("webpush") is not None:
            self._work = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop sending."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait([self._work])

    async def subscribe(self, person: str, subscription: Subscription, now: int) -> None:
        """Subscribe a browser; TakenError or UnfitError if that is impossible."""
        if self._keys is None:
            raise TakenError("This server sends no notifications.")
        check_endpoint(subscription.endpoint, self._services)
        await self._store.put(person, subscription, now)

    def note_event(self, happened: StoredEvent, stored: StoredGame) -> None:
        """Notify the other people at a table of an event."""
        setup, event, by = stored.setup, happened.event, happened.person
        others = [person for person in setup.people if person != by]
        if isinstance(event, Joined):
            self._notify(others, setup.id, "seated")
        elif isinstance(event, TakebackAsked):
            self._notify(others, setup.id, "takeback")
        elif stored.game.is_over and not isinstance(event, TableEvent):
            self._notify(others if setup.is_remote else (), setup.id, "over")
        else:
            self._notify_turn(stored)

    def _notify_turn(self, stored: StoredGame) -> None:
        """Notify the person to move, once per turn."""
        person, game, turn = whose_turn_it_became(stored), stored.setup.id, len(stored.game.moves)
        if person is None or self._notified.get(game) == turn:
            return
        if not self._is_here(person):
            self._notified.pop(game, None)
            self._notified[game] = turn
            if len(self._notified) > MOST_REMEMBERED:
                del self._notified[next(iter(self._notified))]
        self._notify([person], game, "turn")

    def invite(self, setup: TableSetup) -> None:
        """Notify the person for whom a new table reserves a seat."""
        for holder in setup.seats:
            if holder.invited is not None and not holder.is_bot:
                self._notify([holder.invited], setup.id, "invited")

    def push_round(self, news: RoundNews, kind: NoticeKind) -> None:
        """Push to the people who have a game in a round and no page open."""
        for person, game in zip(news.people, news.games, strict=True):
            if game and not self._is_here(person):
                self.push(person, game, kind)

    def _notify(self, people: Iterable[str], game: str, kind: NoticeKind) -> None:
        """Notify people on an open page, unless they are at the table; others by push."""
        for person in people:
            if not self._is_here(person):
                self.push(person, game, kind)
            elif kind not in BY_THEMSELVES and not self._is_at_table(game, person):
                self._show(person, NoticeNews(kind, game))

    def remind(self, person: str, game: str) -> None:
        """Push to a person that their time in a game is running out."""
        self.push(person, game, "time")

    @property
    def can_send(self) -> bool:
        """Whether messages can be sent yet."""
        return self._keys is not None

    @property
    def is_wanted(self) -> bool:
        """Whether notifications are on; false also before `start`."""
        return self._work is not None and not self._work.done()

    def push(self, person: str, game: str, kind: NoticeKind) -> None:
        """Queue a push to a person's browsers; it is dropped while notifications are off."""
        if self._keys is None:
            return
        if len(self._waiting) >= MOST_WAITING:
            _LOG.warning("Too many notifications in the queue; dropping one.")
            return
        self._waiting[person, game] = kind
        self.idle.clear()
        self._wake.set()

    async def _run(self) -> None:
        try:
            self._keys = await self._load_keys()
        except StoreError as error:
            _LOG.warning("Notifications are off: %s", error)
            return
        self.ready.set()
        while True:
            await self._wake.wait()
            while self._waiting:
                (person, game), kind = next(iter(self._waiting.items()))
                del self._waiting[person, game]
                await attempt("notifications", self._push_now(person, game, kind))
            self._wake.clear()
            self.idle.set()

    async def _push_now(self, person: str, game: str, kind: NoticeKind) -> None:
        message = {"title": NOTICES[kind], "path": f"/game/{game}"}
        text = json.dumps({**message, "reminds": True} if kind == "time" else message)
        for subscription in await self._store.of(person):
            if kind not in (subscription.quiet or "").split():
                await attempt("notifications", self._push_to_browser(subscription, text))

    async def _push_to_browser(self, subscription: Subscription, text: str) -> None:
        try:
            check_endpoint(subscription.endpoint, self._services)
            letter = await asyncio.to_thread(self._encrypt, subscription, text)
        except (UnfitError, ValueError):  # the keys are invalid, or the service is unknown by now
            await self._store.drop(subscription.endpoint)
            return
        try:
            status = await asyncio.to_thread(self._send, letter)
        except (OSError, HTTPException) as error:
            _LOG.warning("A push service does not answer (%s).", type(error).__name__)
            return
        if status in _GONE:
            await self._store.drop(subscription.endpoint)
        elif status >= 300:
            _LOG.warning("A push service answered with %d.", status)

    def _encrypt(self, subscription: Subscription, text: str) -> Letter:
        from webpush import WebPush, WebPushSubscription

        assert self._keys is not None
        private, public = self._keys.private.encode(), self._keys.public.encode()
        sender = WebPush(private, public, self._contact, ttl=DAYS * 24 * 60 * 60)
        keys = {"auth": subscription.auth, "p256dh": subscription.p256dh}
        receiver = {"endpoint": subscription.endpoint, "keys": keys}
        message = sender.get(text, WebPushSubscription.model_validate(receiver))
        headers = {name: str(value) for name, value in message.headers.items()}
        return Letter(subscription.endpoint, headers | {"urgency": "normal"}, message.encrypted)

    async def _load_keys(self) -> _Keys:
        """Return the server's keys, which are generated on first use."""
        kept = await self._store.key(_KEY)
        if kept is None:
            kept = await self._store.keep_key(_KEY, await asyncio.to_thread(_new_keys))
        return _Keys(**json.loads(kept))


def _new_keys() -> str:
    from webpush import VAPID

    private, public, application = VAPID.generate_keys()
    made = {"private": private.decode(), "public": public.decode(), "application": application}
    return json.dumps(made)


def send_over_https(letter: Letter) -> int:
    """Send a message over TLS, without following redirects."""
    parts = urlsplit(letter.endpoint)
    connection = HTTPSConnection(parts.hostname or "", timeout=SECONDS)
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path or "/", letter.body, letter.headers)
        return connection.getresponse().status
    finally:
        connection.close()


Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_=-]{1,200}$")]


class SubscriptionKeys(Body):
    """The keys of a push subscription, base64url."""

    p256dh: Key
    auth: Key


class PushSubscription(Body):
    """A browser's `PushSubscription`, as returned by its `toJSON`."""

    endpoint: Endpoint
    keys: SubscriptionKeys
    expiration_time: float | None = field(name="expirationTime", default=None)


class NewSubscription(Body):
    """A browser to notify, except of the `quiet` kinds."""

    subscription: PushSubscription
    quiet: Annotated[list[NoticeKind], Meta(max_length=len(NOTICES))] = field(default_factory=list)


class OldSubscription(Body):
    """A browser to unsubscribe."""

    endpoint: Endpoint


calls = Calls()


@calls.post("/api/me/push", 204, raises=[401, 409])
async def subscribe(request: Request, body: NewSubscription) -> None:
    """Subscribe this browser to its person's notices, or change the `quiet` kinds."""
    session, services = await request.known(), request.services
    keys = body.subscription.keys
    subscription = Subscription(
        body.subscription.endpoint, keys.p256dh, keys.auth, " ".join(body.quiet)
    )
    await services[Notifications].subscribe(session.person, subscription, services.clock())


@calls.delete("/api/me/push", raises=[401])
async def unsubscribe(request: Request, body: OldSubscription) -> None:
    """Unsubscribe this browser."""
    session = await request.known()
    await request.services.store[SubscriptionStore].drop(body.endpoint, session.person)
