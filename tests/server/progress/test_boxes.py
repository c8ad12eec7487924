"""Mistakes of one's own come again after a while, in all of one's browsers."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from quiltbee.server.clock import DAY
from quiltbee.server.progress import DAYS, UNTRIED, Box, BoxStore, after_try, boxes_of
from quiltbee.server.store import Session
from quiltbee.server.store.persons import forget, merge
from quiltbee.server.store.schema import metadata
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.accounts.browsers import error, open_account, sign_in
from tests.server.progress.test_progress import REVIEW, keep_review, mistakes
from tests.server.store.support import ANN, fill
from tests.server.support import Live, create, live, resign

NOW = 10**12
AT_ONCE = 16


def test_each_time_that_it_is_solved_it_comes_later_until_it_is_known() -> None:
    box, now = UNTRIED, NOW
    for days in DAYS:
        box = after_try(box, now, solved=True)
        now += days * DAY
        assert box.due == now
    known = after_try(box, now, solved=True)
    assert known.due is None
    assert after_try(known, now, solved=True) == known
    assert after_try(known, now, solved=False) == Box(0, now + DAY)


def test_before_it_is_due_only_a_failure_counts() -> None:
    """Whoever tells the same twice, or solves it in two browsers, gets no further."""
    box = after_try(after_try(UNTRIED, NOW, solved=True), NOW + DAY, solved=True)
    assert box == Box(1, NOW + 4 * DAY)
    assert after_try(box, NOW + 4 * DAY - 1, solved=True) == box
    assert after_try(box, NOW + DAY, solved=False) == Box(0, NOW + 2 * DAY)


def tried(browser: httpx.Client, game: str, number: int, wish: Any) -> httpx.Response:
    return browser.post(f"/api/me/mistakes/{game}/{number}", json=wish)


def a_mistake(server: Live, browser: httpx.Client) -> tuple[str, int]:
    """A mistake in a game that is over."""
    game = create(browser, opponent="computer", level=1)
    resign(server, browser, game)
    keep_review(server, game, REVIEW)
    return game, mistakes(browser)[0]["own"]["number"]


def due_of(browser: httpx.Client) -> dict[tuple[str, int], int]:
    """When each mistake that is told comes again."""
    own = [each["own"] for each in mistakes(browser)]
    return {(each["game"], each["number"]): each["due"] for each in own}


@pytest.mark.slow
def test_a_try_is_known_in_all_browsers_of_an_account(tmp_path: Path) -> None:
    with (
        live(tmp_path, clock=lambda: NOW) as server,
        server.client() as browser,
        server.client() as phone,
    ):
        key = a_mistake(server, browser)
        open_account(browser, "ann")
        told = tried(browser, *key, {"solved": True}).raise_for_status().json()
        assert told == {"due": NOW + DAY}
        assert tried(browser, *key, {"solved": True}).json() == told
        # A guest tries one on the phone, then turns out to be Ann.
        other = a_mistake(server, phone)
        tried(phone, *other, {"solved": False}).raise_for_status()
        sign_in(phone, "ann")
        assert due_of(phone)[key] == due_of(phone)[other] == NOW + DAY
        assert due_of(phone) == due_of(browser)
        assert 0 in due_of(phone).values()  # the others were never tried
        rows = phone.get("/api/me/data.json").json()["own_mistakes"]
        assert sorted((row["game"], row["number"]) for row in rows) == sorted([key, other])


@pytest.mark.slow
def test_only_mistakes_of_ones_own_are_kept(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as browser, server.client() as stranger:
        game, number = a_mistake(server, browser)
        wish = {"solved": True}
        error(tried(stranger, game, number, wish), 401)
        create(stranger)
        error(tried(stranger, game, number, wish), 404)
        error(tried(browser, game, 1000, wish), 404)
        error(tried(browser, "nothing", number, wish), 404)
        error(tried(browser, game, 0, wish), 422)
        error(tried(browser, game, number, {"solved": "yes"}), 422)
        assert set(due_of(browser).values()) == {0}


@pytest.mark.slow
def test_boxes_go_with_their_person_and_with_a_takeback(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    game = fill(store).setup.id

    async def boxes(person: str) -> dict[tuple[str, int], Box]:
        return await store.database.read(lambda connection: boxes_of(connection, person))

    async def tries() -> None:
        database, kept = store.database, store[BoxStore]
        await store[SessionStore].add(Session("9" * 64, "guest", NOW))
        for number in (1, 2):
            await kept.try_again("guest", (game, number), NOW, solved=False)
        for now in (NOW, NOW + DAY):
            await kept.try_again(ANN, (game, 1), now, solved=True)
        await database.change(lambda c: merge(metadata, c, "guest", ANN))
        assert await boxes(ANN) == {
            (game, 1): Box(1, NOW + 4 * DAY),  # Ann's own, which is further
            (game, 2): Box(0, NOW + DAY),
        }
        assert await boxes("guest") == {}
        await database.change(lambda c: kept.on_resumed(c, game))
        assert await boxes(ANN) == {}
        for person in (ANN, "guest"):
            await kept.try_again(person, (game, 1), NOW, solved=True)
        await database.change(lambda c: forget(metadata, c, ANN))
        assert (len(await boxes(ANN)), len(await boxes("guest"))) == (0, 1)

    asyncio.run(tries())
    store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def places(request: pytest.FixtureRequest) -> Sequence[Live]:
    """Where one person asks: a server on SQLite, or two on PostgreSQL."""
    if request.param == "sqlite":
        return [request.getfixturevalue("server")]
    two: Sequence[Live] = request.getfixturevalue("two")
    return two


@pytest.mark.slow
def test_tries_that_come_at_once_are_all_kept(places: Sequence[Live]) -> None:
    """From two tabs, or by two servers: each is answered, and one of the answers holds."""
    with places[0].client() as ann, ThreadPoolExecutor(AT_ONCE) as many, ExitStack() as opened:
        game, _ = a_mistake(places[0], ann)
        tabs = [opened.enter_context(place.client(cookies=ann.cookies)) for place in places]
        numbers = [number for _, number in due_of(ann)]

        def told(each: int) -> httpx.Response:
            number = numbers[each // AT_ONCE]
            return tried(tabs[each % len(tabs)], game, number, {"solved": each % 3 > 0})

        answers = list(many.map(told, range(len(numbers) * AT_ONCE)))
        assert [answer.status_code for answer in answers] == [200] * len(answers)
        for place, number in enumerate(numbers):
            theirs = answers[place * AT_ONCE : (place + 1) * AT_ONCE]
            assert due_of(ann)[game, number] in [answer.json()["due"] for answer in theirs]
