"""Attack 11: a push subscription with an odd host ends everybody's notifications."""

import asyncio

import pytest

from quiltbee.server.errors import UnfitError
from quiltbee.server.figures import FIGURES
from quiltbee.server.notices import (
    Letter,
    Notifications,
    Send,
    Subscription,
    SubscriptionStore,
    check_endpoint,
)
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.notices.test_push import ENDPOINT, Browser
from tests.server.process import PATIENCE
from tests.server.store.support import ANN, ANNS_SESSION

ODD = (
    "https://..push.apple.com/x",
    "https://.push.apple.com/x",
    f"https://{'a' * 64}.push.apple.com/x",
    f"https://{'a.' * 130}push.apple.com/x",
    "https://a_b.push.apple.com/x",
    "https://-a.push.apple.com/x",
    "https://a%00.push.apple.com/x",
)


@pytest.mark.parametrize("endpoint", ODD)
def test_an_odd_host_is_refused(endpoint: str) -> None:
    with pytest.raises(UnfitError):
        check_endpoint(endpoint)


def test_a_message_that_can_not_be_sent_ends_no_others(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    good = Browser()
    odd = [Browser(endpoint) for endpoint in (ENDPOINT[:-1], f"{ENDPOINT}/odd")]

    def send(letter: Letter) -> int:
        if letter.endpoint != ENDPOINT:
            raise UnicodeError("label too long")  # what a name server's client says of it
        return 201

    async def act() -> list[str]:
        sent = await _told(store, send, ["one", "two"], [odd[0], good, odd[1]])
        return [letter.endpoint for letter in sent]

    before = FIGURES.worker_faults["notifications"]
    assert asyncio.run(act()) == [ENDPOINT, ENDPOINT]
    assert FIGURES.worker_faults["notifications"] == before + 4
    assert caplog.text.count("notifications failed; continuing") == 4


def test_a_person_who_can_not_be_looked_up_ends_no_others(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    browsers_of, asked = store[SubscriptionStore].of, list[str]()

    async def of(person: str) -> list[Subscription]:
        asked.append(person)
        if len(asked) == 1:
            raise RuntimeError("the row is odd")
        return await browsers_of(person)

    monkeypatch.setattr(store[SubscriptionStore], "of", of)
    sent = asyncio.run(_told(store, lambda _: 201, ["one", "two"], [Browser()]))
    assert len(sent) == 1
    assert asked == [ANN, ANN]


async def _told(
    store: SqliteStore, send: Send, games: list[str], browsers: list[Browser]
) -> list[Letter]:
    """The letters that were sent when Ann was told of games, one after the other."""
    sent: list[Letter] = []

    def note(letter: Letter) -> int:
        status = send(letter)
        sent.append(letter)
        return status

    await store[SessionStore].add(ANNS_SESSION)
    told = Notifications(store[SubscriptionStore], "operator@example.org", send=note)
    await told.start()
    await told.ready.wait()
    try:
        for browser in browsers:
            await told.subscribe(ANN, browser.subscription, 1)
        for game in games:
            told.push(ANN, game, "turn")
            await asyncio.wait_for(told.idle.wait(), PATIENCE)
    finally:
        await told.close()
    return sent
