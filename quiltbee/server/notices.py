"""Notices: it is somebody's turn, a round begins, and whatever else `NOTICES` has.

Whoever has a page open is told there, over their feed, unless they are at the table; everybody else
by the Push API, unless their browser has turned that kind off.

They are off unless the operator names a contact (push services want one) and the extra `push` is
installed. A message is encrypted for the browser, and holds the path of the game and nothing else.
It goes only to the browser makers' push services, whatever address a browser names.
"""

import asyncio
import json
import logging
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from http.client import HTTPException, HTTPSConnection
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Self
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

if TYPE_CHECKING:
    from webpush import WebPush

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The domains, with those below them, to which messages are sent."""

MOST_WAITING = 1000
"""How many messages may wait to be sent; further ones are dropped."""

MOST_REMEMBERED = 10_000
"""How many games' latest notified turns are remembered."""

SECONDS = 5.0
"""How long a push service may take to answer."""

DAYS = 3
"""How long a push service keeps a message for a browser that is off."""

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
"""How many browsers of one person are notified; new ones replace the oldest."""


class Subscription(Struct, frozen=True):
    """Where to send a browser's messages, and the keys that encrypt them for it alone.

    `quiet` are the kinds that it has turned off, between spaces.
    """

    endpoint: str
    p256dh: str
    auth: str
    quiet: str | None = None


class SubscriptionStore(Feature):
    """The subscriptions and secrets of a server; failures raise StoreError."""

    async def put(self, person: str, subscription: Subscription, now: int) -> None:
        """Store a subscription, which takes the browser from anybody who had it before."""
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
        """Delete a subscription; with a person, only if it is theirs."""
        this = _delete(endpoint)
        await self._database.run(
            this if person is None else this.where(subscriptions.c.person == person)
        )

    async def of(self, person: str) -> list[Subscription]:
        """Return the subscriptions of a person."""
        query = select(subscriptions).where(subscriptions.c.person == person)
        return await self._database.all(query, Subscription)

    async def key(self, name: str) -> str | None:
        """Return a secret of the server; None if there is none of this name."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)
        return await self._database.first(query, str)

    async def keep_key(self, name: str, value: str) -> str:
        """Store a secret of the server unless there is one of this name; return the one kept."""
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
    """One encrypted message for one browser."""

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
"""The kinds of notices with their English titles; the page has the same in its languages."""

BY_THEMSELVES = frozenset({"invited", "round"})
"""An open page hears of these in other messages."""

Send = Callable[[Letter], int]
"""Sends a message and gives the status of the answer; OSError if there is none."""


@dataclass(frozen=True, slots=True)
class _Keys:
    """The server's key pair as PEM, and its public half as browsers want it."""

    private: str
    public: str
    application: str


def check_endpoint(endpoint: str, services: Iterable[str] = PUSH_SERVICES) -> None:
    """Refuse an address that does not belong to a known push service."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    is_name = _HOST.fullmatch(host) is not None
    is_known = is_name and any(host == one or host.endswith(f".{one}") for one in services)
    is_plain = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc
    if not (is_known and is_plain and endpoint.isascii() and endpoint.isprintable()):
        raise UnfitError("This is not the address of a push service known here.")


def whose_turn_it_became(stored: StoredGame) -> str | None:
    """Whose turn somebody else's move has made it in a correspondence game; else None."""
    game, clock = stored.game, stored.clock
    if clock is None or clock.control.is_real_time or not stored.setup.is_full:
        return None
    if stored.step is not None:
        return None
    if not isinstance(game.decider, Seat):
        return None
    if game.moves and game.decider_of(len(game.moves) - 1) is game.decider:
        return None
    return stored.setup.holder(game.decider).person


class Notifications(Service):
    """Sends notifications, one after the other, from a bounded queue.

    `contact` is an e-mail address at which push services may reach the operator; None is off.
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
        """Set while none waits and none is on its way."""
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
        bus.subscribe("happened", Happened, lambda _, happened: made.game_went_on(*happened))
        bus.subscribe("opened", TableSetup, lambda _, setup: made.invite(setup))
        bus.subscribe("paired", RoundNews, lambda _, news: made.tell_all(news, "round"))
        bus.subscribe("overdue", RoundNews, lambda _, news: made.tell_all(news, "time"))
        return made

    @property
    def key(self) -> str | None:
        """The key that browsers subscribe with; None while notifications are off."""
        return None if self._keys is None else self._keys.application

    async def start(self) -> None:
        """Get ready in the background, where they are configured and `webpush` is there."""
        if self._contact is not None and find_spec("webpush") is not None:
            self._work = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Send nothing more."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait([self._work])

    async def subscribe(self, person: str, subscription: Subscription, now: int) -> None:
        """Notify a browser from now on; TakenError or UnfitError if that is impossible."""
        if self._keys is None:
            raise TakenError("This server sends no notifications.")
        check_endpoint(subscription.endpoint, self._services)
        await self._store.put(person, subscription, now)

    def game_went_on(self, happened: StoredEvent, stored: StoredGame) -> None:
        """Notify those whom an event concerns and who have not made it themselves."""
        setup, event, by = stored.setup, happened.event, happened.person
        others = [person for person in setup.people if person != by]
        if isinstance(event, Joined):
            self._tell_each(others, setup.id, "seated")
        elif isinstance(event, TakebackAsked):
            self._tell_each(others, setup.id, "takeback")
        elif stored.game.is_over and not isinstance(event, TableEvent):
            self._tell_each(others if setup.is_remote else (), setup.id, "over")
        else:
            self._tell_turn(stored)

    def _tell_turn(self, stored: StoredGame) -> None:
        """Notify the person whose turn it is now, once per turn."""
        person, game, turn = whose_turn_it_became(stored), stored.setup.id, len(stored.game.moves)
        if person is None or self._notified.get(game) == turn:
            return
        if self._is_here(person):
            self._tell_each([person], game, "turn")
            return
        self._notified.pop(game, None)
        self._notified[game] = turn
        if len(self._notified) > MOST_REMEMBERED:
            del self._notified[next(iter(self._notified))]
        self.notify(person, game)

    def invite(self, setup: TableSetup) -> None:
        """Notify the person for whom a new table keeps a seat."""
        for holder in setup.seats:
            if holder.invited is not None and not holder.is_bot:
                self._tell_each([holder.invited], setup.id, "invited")

    def tell_all(self, news: RoundNews, kind: NoticeKind) -> None:
        """Notify the people of a round who have a game in it and are not here."""
        for person, game in zip(news.people, news.games, strict=True):
            if game and not self._is_here(person):
                self._queue(person, game, kind)

    def _tell_each(self, people: Iterable[str], game: str, kind: NoticeKind) -> None:
        """Notify people: on the page where one is open, unless they are at the table; else push."""
        for person in people:
            if not self._is_here(person):
                self._queue(person, game, kind)
            elif kind not in BY_THEMSELVES and not self._is_at_table(game, person):
                self._show(person, NoticeNews(kind, game))

    def notify(self, person: str, game: str) -> None:
        """Tell a person's browsers, soon, that it is their turn in a game."""
        self._queue(person, game, "turn")

    def remind(self, person: str, game: str) -> None:
        """Tell a person's browsers, soon, that their time runs out in a game."""
        self._queue(person, game, "time")

    @property
    def can_send(self) -> bool:
        """Whether messages can be sent yet."""
        return self._keys is not None

    @property
    def is_wanted(self) -> bool:
        """Whether notifications are wanted and possible; false also before `start`."""
        return self._work is not None and not self._work.done()

    def _queue(self, person: str, game: str, kind: NoticeKind) -> None:
        if self._keys is None:
            return
        if len(self._waiting) >= MOST_WAITING:
            _LOG.warning("Too many notifications wait; one is dropped.")
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
                await attempt("notifications", self._tell(person, game, kind))
            self._wake.clear()
            self.idle.set()

    async def _tell(self, person: str, game: str, kind: NoticeKind) -> None:
        told = {"title": NOTICES[kind], "path": f"/game/{game}"}
        text = json.dumps({**told, "reminds": True} if kind == "time" else told)
        for subscription in await self._store.of(person):
            if kind in (subscription.quiet or "").split():
                continue
            await attempt("notifications", self._tell_browser(subscription, text))

    async def _tell_browser(self, subscription: Subscription, text: str) -> None:
        try:
            check_endpoint(subscription.endpoint, self._services)
            letter = await asyncio.to_thread(self._encrypt, subscription, text)
        except (UnfitError, ValueError):  # the keys are invalid, or the service is no longer known
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
            _LOG.warning("A push service answers with %d.", status)

    def _encrypt(self, subscription: Subscription, text: str) -> Letter:
        from webpush import WebPushSubscription

        to = WebPushSubscription.model_validate(
            {
                "endpoint": subscription.endpoint,
                "keys": {"auth": subscription.auth, "p256dh": subscription.p256dh},
            }
        )
        message = self._sender().get(text, to)
        headers = {name: str(value) for name, value in message.headers.items()}
        return Letter(subscription.endpoint, headers | {"urgency": "normal"}, message.encrypted)

    def _sender(self) -> "WebPush":
        from webpush import WebPush

        assert self._keys is not None
        private, public = self._keys.private.encode(), self._keys.public.encode()
        return WebPush(private, public, self._contact, ttl=DAYS * 24 * 60 * 60)

    async def _load_keys(self) -> _Keys:
        """Return the server's keys, made when they are first needed and then kept."""
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
    """Send a message over TLS; a redirect is not followed."""
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
    """A browser's `PushSubscription`, as its `toJSON` gives it."""

    endpoint: Endpoint
    keys: SubscriptionKeys
    expiration_time: float | None = field(name="expirationTime", default=None)


class NewSubscription(Body):
    """A browser that wants to be notified, but not of the `quiet` kinds."""

    subscription: PushSubscription
    quiet: Annotated[list[NoticeKind], Meta(max_length=len(NOTICES))] = field(default_factory=list)


class OldSubscription(Body):
    """A browser that no longer wants to be notified."""

    endpoint: Endpoint


calls = Calls()


@calls.post("/api/me/push", 204, raises=[401, 409])
async def subscribe(request: Request, body: NewSubscription) -> None:
    """Notify this browser of what concerns its person; again, to change the `quiet` kinds."""
    session, services = await request.known(), request.services
    keys = body.subscription.keys
    subscription = Subscription(
        body.subscription.endpoint, keys.p256dh, keys.auth, " ".join(body.quiet)
    )
    await services[Notifications].subscribe(session.person, subscription, services.clock())


@calls.delete("/api/me/push", raises=[401])
async def unsubscribe(request: Request, body: OldSubscription) -> None:
    """Notify this browser no longer."""
    session = await request.known()
    await request.services.store[SubscriptionStore].drop(body.endpoint, session.person)
