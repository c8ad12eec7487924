"""Attack 11: a push subscription with an odd host ends everybody's notifications."""

import asyncio
from dataclasses import replace

import pytest

from quiltbee.server.errors import UnfitError
from quiltbee.server.figures import FIGURES
from quiltbee.server.notices.push import Letter, Notifications, check_endpoint
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


def test_a_message_that_can_not_be_sent_ends_no_others(store: SqliteStore) -> None:
    odd, good = Browser(f"{ENDPOINT}/odd"), Browser()

    async def act() -> list[str]:
        sent: list[str] = []
        came, loop = asyncio.Event(), asyncio.get_running_loop()

        def send(letter: Letter) -> int:
            if letter.endpoint.endswith("odd"):
                raise UnicodeError("label too long")  # what a name server's client says of it
            sent.append(letter.endpoint)
            loop.call_soon_threadsafe(came.set)
            return 201

        await store.people.add(ANNS_SESSION)
        told = Notifications(store.subscriptions, "operator@example.org", send=send)
        told.start()
        await told.ready.wait()
        try:
            await told.subscribe(ANN, odd.subscription, 1)
            await told.subscribe(ANN, replace(good.subscription), 2)
            for game in ("one", "two"):
                told.notify(ANN, game)
                await asyncio.wait_for(came.wait(), PATIENCE)
                came.clear()
            await asyncio.wait_for(told.idle.wait(), PATIENCE)
        finally:
            await told.close()
        return sent

    before = FIGURES.worker_faults["notifications"]
    assert asyncio.run(act()) == [ENDPOINT, ENDPOINT]
    assert FIGURES.worker_faults["notifications"] == before + 2
