"""Reviews: made once for all who ask, kept, gone on with, and dropped when the game goes on."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from quiltbee.games import Moved, Resigned
from quiltbee.players import Info, Value
from quiltbee.review.document import Review, is_finished, read_review
from quiltbee.rules import PASS, Seat
from quiltbee.server.analysis import reviews as module
from quiltbee.server.analysis.reviews import KeptReview, Reviewing, Reviews, ReviewStore
from quiltbee.server.computer.queue import Queue, Reply
from quiltbee.server.errors import ThinkerError
from quiltbee.server.shares import Share
from quiltbee.server.store import StoredEvent, StoredGame
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.wire.game import record_of
from tests.server.process import PATIENCE
from tests.server.store.support import ANNS_SESSION, two_at_one_screen
from tests.server.support import Live, Thinkers, create, receive, send

OPINION = Info(nodes=100, value=Value(0.55, 2))
MOVES = 6


@pytest.fixture
def judging(server: Live) -> Iterator[Live]:
    """The server, whose engine has an opinion."""
    server.thinkers.opinion = OPINION
    yield server
    server.thinkers.opinion = None


def a_game(server: Live, browser: httpx.Client, moves: int = MOVES) -> str:
    """A game of passes that was given up."""
    game = create(browser)
    with server.play(browser, game) as page:
        receive(page)
        for number in range(moves):
            send(page, type="move", id=f"m{number}", seen=number, move="pass")
            receive(page)
        send(page, type="resign", id="r", seen=moves)
        receive(page)
    return game


def lines_of(browser: httpx.Client, game: str) -> list[str]:
    response = browser.get(f"/api/games/{game}/review").raise_for_status()
    return [line for line in response.text.splitlines() if line]


def whole(lines: list[str]) -> Review:
    """The document at the end of a stream."""
    review = read_review("\n".join(lines))
    assert is_finished(review)
    return review


@pytest.mark.slow
def test_the_second_look_is_at_once(judging: Live, browser: httpx.Client) -> None:
    game = a_game(judging, browser)
    made = whole(lines_of(browser, game))
    assert [each.number for each in made.decisions] == list(range(1, MOVES + 1))
    asked = judging.thinkers.asked
    with judging.client() as another:
        kept = lines_of(another, game)
    assert len(kept) == 1
    assert whole(kept) == made
    assert judging.thinkers.asked == asked


@pytest.mark.slow
def test_two_who_ask_at_once_follow_the_same_work(judging: Live, browser: httpx.Client) -> None:
    alone = judging.thinkers.asked
    whole(lines_of(browser, a_game(judging, browser)))
    alone = judging.thinkers.asked - alone
    game, found = a_game(judging, browser), list[Review]()
    before, judging.thinkers.hold = judging.thinkers.asked, True

    def follow() -> None:
        with judging.client() as client:
            found.append(whole(lines_of(client, game)))

    followers = [threading.Thread(target=follow) for _ in range(3)]
    for follower in followers:
        follower.start()
    judging.thinkers.hold = False
    for follower in followers:
        follower.join(PATIENCE)
    assert judging.thinkers.asked - before == alone
    assert found[0] == found[1] == found[2]


def test_a_game_that_runs_or_has_no_moves_is_not_reviewed(
    judging: Live, browser: httpx.Client
) -> None:
    refused = browser.get(f"/api/games/{create(browser)}/review")
    assert (refused.status_code, refused.json()["code"]) == (422, "review-running")
    refused = browser.get(f"/api/games/{a_game(judging, browser, moves=0)}/review")
    assert (refused.status_code, refused.json()["code"]) == (422, "review-empty")
    assert browser.get("/api/games/nowhere/review").status_code == 404


@pytest.mark.slow
def test_a_pasted_game_is_reviewed_and_not_kept(judging: Live, browser: httpx.Client) -> None:
    text = browser.get(f"/api/games/{a_game(judging, browser)}/record.pgr").text
    for _ in range(2):
        asked = judging.thinkers.asked
        response = browser.post("/api/review", json={"text": text}).raise_for_status()
        assert len(whole(response.text.splitlines()).decisions) == MOVES
        assert judging.thinkers.asked > asked


def test_an_engine_without_an_opinion_says_so(server: Live, browser: httpx.Client) -> None:
    *_, last = map(json.loads, lines_of(browser, a_game(server, browser)))
    assert last["code"] == "analysis-no-opinion"


# In this process


def ended() -> StoredGame:
    """A game of passes that was given up."""
    setup = two_at_one_screen()
    stored = StoredGame.fold(setup)
    for number in range(MOVES):
        stored = stored.after(StoredEvent(number + 1, f"m{number}", 0, Moved(PASS)))
    return stored.after(StoredEvent(MOVES + 1, "r", 0, Resigned(Seat.FIRST)))


def reviews_on(store: SqliteStore, engines: Queue, at: int) -> Reviews:
    services: Any = SimpleNamespace(store=store, engines=engines, clock=lambda: at)
    return Reviews(services)


async def lines(reviews: Reviews, stored: StoredGame, most: int = 10**6) -> list[str]:
    """The lines of a review, no more than so many."""
    found: list[str] = []
    with ExitStack() as place:
        async for line in await reviews.follow(stored, Share(), place):
            found.append(line)
            if len(found) == most:
                break
    return found


@pytest.mark.slow
async def test_it_goes_on_where_it_stopped_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", PATIENCE)
    stored = ended()

    store, players = SqliteStore(tmp_path), Thinkers()
    players.opinion = OPINION
    try:
        await store.games.create(stored.setup, ANNS_SESSION)
        players.most = 4
        first = reviews_on(store, Queue(players), 1)
        following = asyncio.create_task(lines(first, stored))
        await players.reached.wait()
        following.cancel()
        await first.close()
        assert players.asked == 5  # the last one was not answered
        players.most = 10**6
        players.asked = 0
        second = reviews_on(store, Queue(players), 2)
        resumed = whole(await lines(second, stored))
        rest = players.asked
        await second.close()
        await store[ReviewStore].keep(stored.setup.id, "other moves", KeptReview(), 3)
        players.asked = 0
        third = reviews_on(store, Queue(players), 4)
        assert whole(await lines(third, stored)) == resumed
        assert players.asked == rest + 4
        await third.close()
    finally:
        store.close()


class Cut(Queue):
    """A queue in which somebody's move cuts the first questions short, so many times."""

    def __init__(self, players: Thinkers, cuts: int) -> None:
        super().__init__(players)
        self.cuts = cuts

    async def ask(self, *arguments: Any, **more: Any) -> Reply:
        reply = await super().ask(*arguments, **more)
        self.cuts -= 1
        return reply._replace(is_cut=self.cuts >= 0)


@pytest.mark.parametrize(("cuts", "is_kept"), [(0, True), (2, True), (3, False), (9, False)])
async def test_an_answer_that_was_cut_short_is_not_kept(
    tmp_path: Path, cuts: int, is_kept: bool
) -> None:
    stored, store, players = ended(), SqliteStore(tmp_path), Thinkers()
    players.opinion = OPINION
    try:
        await store.games.create(stored.setup, ANNS_SESSION)
        reviews = reviews_on(store, Cut(players, cuts), 1)
        whole(await lines(reviews, stored))
        await reviews.close()
        again = reviews_on(store, Queue(players), 2)
        players.asked = 0
        whole(await lines(again, stored))
        await again.close()
        assert (players.asked == 0) == is_kept
    finally:
        store.close()


async def test_who_comes_as_the_last_reader_has_gone_is_not_left_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0)
    stored, store, players = ended(), SqliteStore(tmp_path), Thinkers()
    players.opinion, players.most = OPINION, 2
    try:
        await store.games.create(stored.setup, ANNS_SESSION)
        reviews = reviews_on(store, Queue(players), 1)
        first = asyncio.create_task(lines(reviews, stored))
        await players.reached.wait()
        players.most = 10**6
        first.cancel()
        for _ in range(20):  # at any moment of the end
            async with asyncio.timeout(PATIENCE):
                assert await lines(reviews, stored, most=1)
        async with asyncio.timeout(PATIENCE):
            whole(await lines(reviews, stored))
        await reviews.close()
    finally:
        store.close()


async def test_a_review_that_is_ended_tells_its_followers(tmp_path: Path) -> None:
    players = Thinkers()
    players.opinion, players.most = OPINION, 2
    reviewing = Reviewing(record_of(ended()), Queue(players), Share())
    working = asyncio.create_task(reviewing.work())
    following = asyncio.create_task(anext(aiter_last(reviewing)))
    await players.reached.wait()
    working.cancel()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(ThinkerError):
            await following


async def aiter_last(reviewing: Reviewing) -> Any:
    """The last line of a review."""
    last = ""
    async for line in reviewing.follow():
        last = line
    yield last


async def test_a_takeback_drops_it(tmp_path: Path) -> None:
    setup = two_at_one_screen()

    store = SqliteStore(tmp_path)
    try:
        await store.games.create(setup, ANNS_SESSION)
        await store[ReviewStore].keep(setup.id, "moves", KeptReview("", "{}"), 1)
        assert (await store[ReviewStore].kept(setup.id, "moves")).document == "{}"
        await store.database.write(
            lambda connection: store[ReviewStore].on_resumed(connection, setup.id)
        )
        assert await store[ReviewStore].kept(setup.id, "moves") == KeptReview()
    finally:
        store.close()


def test_an_unexpected_error_leaves_nobody_waiting(
    judging: Live, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("a bug")

    game = a_game(judging, browser)
    monkeypatch.setattr("quiltbee.server.analysis.reviews.Reviewing._take", fail)
    *_, last = map(json.loads, lines_of(browser, game))
    assert last["error"] == "The review has failed; ask for it again."
