"""News goes to all other processes on the same database, and to them alone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import psycopg
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sqlalchemy import event

from quiltbee.games import TakenBack
from quiltbee.server.errors import StaleError
from quiltbee.server.store import GameNews, LobbyNews, Missed, News, PresenceNews, StoredGame
from quiltbee.server.store.listening import LONGEST, heard_in, payloads_of
from quiltbee.server.store.news import Heard, SignedOutNews
from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.rows import EventRow, event_of
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.postgres import sql
from tests.server.store.support import ANN, a_pass, an_event, append, fill

TEXTS = st.text(max_size=20)
NEWS: st.SearchStrategy[News] = st.one_of(
    st.builds(
        GameNews,
        TEXTS,
        st.integers(1),
        st.lists(TEXTS, max_size=2).map(tuple),
        st.none() | st.integers(0),
        st.none() | TEXTS,
        st.none() | st.tuples(TEXTS, st.integers(), st.none(), st.text(max_size=300)),
    ),
    st.builds(PresenceNews, TEXTS, TEXTS, st.sampled_from([(), (1,), (1, 2)]), st.integers(0)),
    st.builds(SignedOutNews, TEXTS),
    st.just(LobbyNews()),
)


@given(st.lists(NEWS))
@example([GameNews(f"game{number}", number, (ANN,)) for number in range(400)])
def test_news_is_understood_as_it_was_told(news: list[News]) -> None:
    payloads = list(payloads_of("here", news))
    assert all(len(payload.encode()) <= LONGEST for payload in payloads)
    assert [one for payload in payloads for one in heard_in(payload, "there")] == news
    assert [one for payload in payloads for one in heard_in(payload, "here")] == []


@pytest.mark.parametrize(
    "payload", ["", "?", "{}", "[]", '["x",[["rumour"]]]', '["x",[["game"]]]', '["x",[3]]']
)
def test_what_cannot_be_read_may_mean_anything(payload: str) -> None:
    assert heard_in(payload, "here") == [Missed()]


class Listener:
    """What one process hears."""

    def __init__(self, store: PostgresStore) -> None:
        self.heard: list[Heard] = []
        self._more = asyncio.Event()
        store.database.follow(self._hear)

    def _hear(self, heard: Heard) -> None:
        self.heard.append(heard)
        self._more.set()

    async def hears(self, *expected: Heard) -> None:
        """Wait for the next news, which must be just this; begins anew after it."""
        async with asyncio.timeout(60):
            while len(self.heard) < len(expected):
                self._more.clear()
                await self._more.wait()
        assert self.heard == list(expected)
        self.heard.clear()


@pytest.fixture
def two(database: str) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """The same database, as two processes open it."""
    stores = PostgresStore(database), PostgresStore(database)
    yield stores
    for store in stores:
        store.close()


Two = tuple[PostgresStore, PostgresStore]


@pytest.mark.slow
def test_the_other_process_hears_of_events_and_of_what_is_not_stored(two: Two) -> None:
    one, other = two
    stored = fill(one)

    async def talk() -> None:
        near, far = Listener(one), Listener(other)
        await near.hears(Missed())
        await far.hears(Missed())
        later = await append(one.games, stored, a_pass(4))
        row = _row(4, "m4", 1, "move", move="pass")
        await far.hears(GameNews("game", 4, (ANN,), row=row))
        assert event_of(row) == a_pass(4)
        await append(one.games, later, an_event(5, TakenBack(keep=0)))
        row = _row(5, "m5", 1, "takeback", keep=0)
        await far.hears(GameNews("game", 5, (ANN,), row=row))
        presence = PresenceNews("game", one.database.server, (1,), 7)
        await one.database.tell(presence)
        await far.hears(presence)
        await other.database.tell(LobbyNews())
        await near.hears(LobbyNews())  # and nothing of its own before

    asyncio.run(talk())


@pytest.mark.slow
def test_what_was_not_committed_is_not_told(two: Two) -> None:
    one, other = two
    stored = fill(one)

    async def talk() -> None:
        far = Listener(other)
        await far.hears(Missed())
        moves = (append(one.games, stored, a_pass(4, name)) for name in "ab")
        outcomes = await asyncio.gather(*moves, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoredGame, StaleError]
        with pytest.raises(ZeroDivisionError):
            await one.database.write(lambda _: print(1 // 0), LobbyNews())
        await append(one.games, await one.games.load("game"), a_pass(5))
        await far.hears(_passed(4, "a", 1), _passed(5, "m5", 2))

    asyncio.run(talk())


def _row(number: int, message: str, turn: int, kind: str, **values: Any) -> EventRow:
    """The row of an event of Ann's."""
    nothing = dict.fromkeys(("move", "keep", "seat", "next", "shuffle", "due", "points"))
    own = {"number": number, "message": message, "at": number, "person": ANN, "kind": kind}
    rest = {"game": "game", "lost": 0, "lag": 0, "turn": turn, "over": 0}
    return EventRow(**{**nothing, **own, **rest, **values})


def _passed(number: int, message: str, turn: int) -> GameNews:
    """The news of a pass of Ann's."""
    return GameNews("game", number, (ANN,), row=_row(number, message, turn, "move", move="pass"))


@pytest.mark.slow
def test_who_was_cut_off_hears_that_news_was_missed(
    two: Two, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = two

    async def talk() -> None:
        far = Listener(other)
        await far.hears(Missed())
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert await asyncio.to_thread(sql, database, query) == [(True,)]
        await far.hears(Missed())
        await one.database.tell(LobbyNews())
        await far.hears(LobbyNews())

    asyncio.run(talk())
    (record,) = caplog.records
    assert record.getMessage().startswith("News from the other servers is interrupted: ")


def test_news_that_cannot_be_told_is_lost_with_a_word(
    two: Two, caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = two
    event.listen(one.database._writing, "do_connect", unreachable)
    one.database._writing.dispose()
    asyncio.run(one.database.tell(LobbyNews()))
    assert [record.getMessage() for record in caplog.records] == [
        "The store can't be written just now: no route",
        "News for the other servers is lost: The store can't be written just now: no route.",
    ]


def unreachable(*_: object) -> NoReturn:
    """In place of a connection."""
    raise psycopg.OperationalError("no route")


def test_a_process_that_is_alone_tells_nobody(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.database.follow(lambda heard: pytest.fail(str(heard)))
    asyncio.run(store.database.tell(LobbyNews()))
    fill(store)
    store.close()
