"""Notifications: who is told what, where to, and when a browser is told nothing more."""

import asyncio
import dataclasses
import json
import secrets
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import structs

from quiltbee.games import Resigned, TimeControl
from quiltbee.rules import Seat
from quiltbee.server import notices as push
from quiltbee.server.errors import TakenError, UnfitError
from quiltbee.server.notices import (
    MOST_SUBSCRIPTIONS,
    NOTICES,
    Letter,
    Notifications,
    Subscription,
    SubscriptionStore,
    check_endpoint,
    whose_turn_it_became,
)
from quiltbee.server.store import (
    OPEN,
    Joined,
    SeatHolder,
    Session,
    StoredEvent,
    StoredGame,
    TakebackAsked,
)
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables.feeds import NoticeKind, NoticeNews
from tests.server.accounts.browsers import data, text
from tests.server.process import PATIENCE
from tests.server.store.support import ANN, ANNS_SESSION, a_pass, an_event, two_at_one_screen

ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/abc"


class Browser:
    """A browser that is told: it can open what is sent to it."""

    def __init__(self, endpoint: str = ENDPOINT) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = secrets.token_bytes(16)
        self._public = _raw(self._key)
        self.subscription = Subscription(endpoint, text(self._public), text(self._secret))

    def open(self, letter: Letter) -> Any:
        """The message in a letter, as RFC 8291 says."""
        salt, (_, length) = letter.body[:16], struct.unpack("!LB", letter.body[16:21])
        sender, sealed = letter.body[21 : 21 + length], letter.body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self._public + sender
        secret = HKDF(hashes.SHA256(), 32, self._secret, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\2"))


def _raw(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Service:
    """A push service that keeps what it is sent, and answers with a status."""

    def __init__(self, status: int = 201) -> None:
        self.letters: list[Letter] = []
        self.status = status
        self.here: set[str] = set()
        self.came = asyncio.Event()

    async def wait(self) -> Letter:
        """The next letter."""
        await asyncio.wait_for(self.came.wait(), PATIENCE)
        self.came.clear()
        return self.letters[-1]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path)
    asyncio.run(opened[SessionStore].add(ANNS_SESSION))
    yield opened
    opened.close()


async def started(store: SqliteStore, service: Service) -> Notifications:
    """Notifications that are ready to be sent."""
    loop = asyncio.get_running_loop()

    def send(letter: Letter) -> int:
        service.letters.append(letter)
        loop.call_soon_threadsafe(service.came.set)
        return service.status

    told = Notifications(
        store[SubscriptionStore],
        "operator@example.org",
        is_here=service.here.__contains__,
        send=send,
    )
    await told.start()
    await told.ready.wait()
    return told


def with_notifications(
    store: SqliteStore, act: Callable[[Notifications, Service], Any], status: int = 201
) -> None:
    async def run() -> None:
        service = Service(status)
        told = await started(store, service)
        try:
            await act(told, service)
        finally:
            await told.close()

    asyncio.run(run())


def test_a_browser_is_told_whose_turn_it_is_and_nothing_else(store: SqliteStore) -> None:
    browser = Browser()

    async def act(told: Notifications, service: Service) -> None:
        await told.subscribe(ANN, browser.subscription, 1)
        told.push(ANN, "game", "turn")
        letter = await service.wait()
        assert letter.endpoint == ENDPOINT
        assert browser.open(letter) == {"title": "Your turn", "path": "/game/game"}
        names = {name.lower() for name in letter.headers}
        assert names == {"ttl", "content-encoding", "authorization", "urgency"}
        assert ANN not in str(letter.headers)

    with_notifications(store, act)


def test_a_reminder_is_told_as_one(store: SqliteStore) -> None:
    browser = Browser()

    async def act(told: Notifications, service: Service) -> None:
        assert told.can_send
        assert told.is_wanted
        await told.subscribe(ANN, browser.subscription, 1)
        told.remind(ANN, "game")
        message = browser.open(await service.wait())
        title = "Your time is running out"
        assert message == {"title": title, "path": "/game/game", "reminds": True}

    with_notifications(store, act)
    off = Notifications(store[SubscriptionStore], None)
    assert not off.can_send
    assert not off.is_wanted


def test_the_key_is_made_once(store: SqliteStore) -> None:
    keys = []

    async def act(told: Notifications, _: Service) -> None:
        keys.append(told.key)

    with_notifications(store, act)
    with_notifications(store, act)
    assert keys[0] == keys[1]
    assert data(str(keys[0]))[0] == 4
    assert len(data(str(keys[0]))) == 65


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(store: SqliteStore, status: int) -> None:
    async def act(told: Notifications, service: Service) -> None:
        await told.subscribe(ANN, Browser().subscription, 1)
        told.push(ANN, "game", "turn")
        await told.idle.wait()
        assert service.letters
        assert await store[SubscriptionStore].of(ANN) == []

    with_notifications(store, act, status)


def test_keys_that_are_none_are_forgotten_and_the_next_is_told(store: SqliteStore) -> None:
    good = Browser(ENDPOINT + "2")

    async def act(told: Notifications, service: Service) -> None:
        await told.subscribe(ANN, Subscription(ENDPOINT, "AAAA", "%%"), 1)
        await told.subscribe(ANN, good.subscription, 2)
        told.push(ANN, "game", "turn")
        assert good.open(await service.wait())["path"] == "/game/game"
        assert await store[SubscriptionStore].of(ANN) == [good.subscription]

    with_notifications(store, act)


def test_a_person_has_a_bounded_number_of_browsers(store: SqliteStore) -> None:
    async def act(told: Notifications, _: Service) -> None:
        for number in range(MOST_SUBSCRIPTIONS + 2):
            await told.subscribe(ANN, Browser(f"{ENDPOINT}{number}").subscription, number)
        kept = await store[SubscriptionStore].of(ANN)
        assert len(kept) == MOST_SUBSCRIPTIONS
        assert f"{ENDPOINT}0" not in {one.endpoint for one in kept}

    with_notifications(store, act)


def test_too_many_that_wait_are_dropped(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(push, "MOST_WAITING", 1)

    async def act(told: Notifications, _: Service) -> None:
        told.push(ANN, "first", "turn")
        told.push(ANN, "second", "turn")

    with_notifications(store, act)
    assert "dropping one" in caplog.text


async def test_without_a_contact_they_are_off(store: SqliteStore) -> None:
    told = Notifications(store[SubscriptionStore], None)
    await told.start()
    assert told.key is None
    with pytest.raises(TakenError, match="no notifications"):
        await told.subscribe(ANN, Browser().subscription, 1)
    told.push(ANN, "game", "turn")
    await told.close()


# Whose turn it became


def correspondence(**changes: Any) -> StoredGame:
    """A correspondence game of Ann and Bob before its first move."""
    seats = (SeatHolder("Ann", person=ANN), SeatHolder("Bob", person="bob"))
    setup = two_at_one_screen(seats=seats, access="invitation", clock=TimeControl.parse("3d"))
    return StoredGame.fold(dataclasses.replace(setup, **changes))


def test_who_is_to_play_after_the_other_is_told() -> None:
    begun = correspondence()
    assert whose_turn_it_became(begun) == ANN
    assert whose_turn_it_became(begun.after(a_pass(1))) == "bob"


def test_nobody_is_told_of_other_games() -> None:
    assert whose_turn_it_became(correspondence(clock=TimeControl.parse("600+10"))) is None
    assert whose_turn_it_became(correspondence(clock=None)) is None
    waiting = correspondence(seats=(SeatHolder("Ann", person=ANN), OPEN))
    assert whose_turn_it_became(waiting) is None
    over = correspondence().after(an_event(1, Resigned(Seat.FIRST)))
    assert whose_turn_it_became(over) is None


def test_a_person_is_told_once_a_turn_and_only_while_away(store: SqliteStore) -> None:
    async def act(told: Notifications, service: Service) -> None:
        browser = Browser()
        await store[SessionStore].add(Session("1" * 64, "bob", 1))
        await told.subscribe("bob", browser.subscription, 1)
        later = correspondence().after(a_pass(1))
        service.here.add("bob")
        told.note_event(a_pass(1), later)
        service.here.clear()
        told.note_event(a_pass(1), later)
        told.note_event(a_pass(1), later)
        await told.idle.wait()
        assert len(service.letters) == 1
        told.note_event(a_pass(1), correspondence())  # Ann has no browser
        await told.idle.wait()
        assert len(service.letters) == 1

    with_notifications(store, act)


ASK = StoredEvent(2, "ask", 2, TakebackAsked(Seat.FIRST), ANN)
SAT = StoredEvent(1, "sat", 1, Joined(Seat.FIRST, SeatHolder("Ann", person=ANN)), ANN)
END = StoredEvent(2, "end", 2, Resigned(Seat.FIRST), ANN)


@pytest.mark.parametrize(
    ("event", "kind"), [(ASK, "takeback"), (SAT, "seated"), (END, "over"), (None, "invited")]
)
def test_a_notice_goes_to_a_page_or_is_pushed_unless_it_is_off(
    store: SqliteStore, event: StoredEvent | None, kind: NoticeKind
) -> None:
    shown: list[tuple[str, NoticeNews]] = []
    at_table: set[tuple[str, str]] = set()

    async def act(told: Notifications, service: Service) -> None:
        told._show = lambda *what: shown.append(what)
        told._is_at_table = lambda *who: who in at_table
        game = correspondence().after(a_pass(1))
        if event in (ASK, END):
            game = game.after(event)
        browser, quiet = Browser(), Browser(ENDPOINT + "d")
        await store[SessionStore].add(Session("1" * 64, "bob", 1))
        await told.subscribe("bob", browser.subscription, 1)
        await told.subscribe("bob", structs.replace(quiet.subscription, quiet=f"turn {kind}"), 1)

        def happen() -> None:
            if event is not None:
                told.note_event(event, game)
                return
            asked = dataclasses.replace(OPEN, name="Bob", invited="bob")
            told.invite(game.setup.with_holder(Seat.SECOND, asked))

        happen()
        await told.idle.wait()
        [letter] = service.letters
        assert browser.open(letter) == {"title": NOTICES[kind], "path": f"/game/{game.setup.id}"}
        service.here.add("bob")
        happen()
        at_table.add((game.setup.id, "bob"))
        happen()
        await told.idle.wait()
        assert len(service.letters) == 1
        news = NoticeNews(kind, game.setup.id)
        assert shown == ([] if kind == "invited" else [("bob", news)]), "once, away from the table"

    with_notifications(store, act)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com.example/x",
        "https://notfcm.googleapis.com@evil.example/",
        "https://127.0.0.1/x",
        "https://[::1/x",
        "https://fcm.googleapis.com/x\r\nHost: evil",
        "file:///etc/passwd",
        "",
    ],
)
def test_only_push_services_that_are_known_are_asked(endpoint: str) -> None:
    with pytest.raises(UnfitError):
        check_endpoint(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [ENDPOINT, "https://fcm.googleapis.com/fcm/send/x", "https://wns2-x.notify.windows.com/w/?a=b"],
)
def test_the_push_services_of_the_browsers_are_known(endpoint: str) -> None:
    check_endpoint(endpoint)


async def test_a_push_service_that_does_not_answer_is_no_fault(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    def send(_: Letter) -> int:
        raise TimeoutError("no answer")

    told = Notifications(store[SubscriptionStore], "operator@example.org", send=send)
    await told.start()
    await told.ready.wait()
    await told.subscribe(ANN, Browser().subscription, 1)
    told.push(ANN, "game", "turn")
    await told.idle.wait()
    await told.close()
    assert "does not answer (TimeoutError)" in caplog.text
    assert len(await store[SubscriptionStore].of(ANN)) == 1
