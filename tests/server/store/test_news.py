"""News goes to all other processes on the same database, and to them alone."""

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NoReturn

import msgspec
import psycopg
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sqlalchemy import event

from quiltbee.games import Moved, TakenBack
from quiltbee.rules import PASS
from quiltbee.server.errors import StaleError
from quiltbee.server.figures import FIGURES
from quiltbee.server.store import LOBBY, MISSED, Bus, GameNews, Note, PresenceNews, StoredGame
from quiltbee.server.store.listening import LONGEST, payloads_of, received_in
from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.rows import EventRow, event_of
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.table_events import AnyEvent, encode_event
from tests.server.postgres import sql
from tests.server.store.support import ANN, a_pass, an_event, append, fill

TEXTS = st.text(max_size=20)
GAMES = st.builds(
    GameNews,
    st.integers(1, 2**53),
    st.lists(TEXTS, max_size=2).map(tuple),
    st.none() | st.tuples(TEXTS, st.integers(0, 99), st.none(), st.text(max_size=300)),
)
PRESENCE = st.builds(
    PresenceNews, TEXTS, st.sampled_from([(), (1,), (1, 2)]), st.integers(0, 2**53)
)
NEWS = st.one_of(
    st.builds(Note, TEXTS.map("game/{}".format), GAMES),
    st.builds(Note, TEXTS.map("presence/{}".format), PRESENCE),
    TEXTS.map("session/{}".format).map(Note),
    st.just(LOBBY),
)
KINDS = {"game": GameNews, "presence": PresenceNews, "session": None, "lobby": None}


def read(received: tuple[str, bytes]) -> Note:
    """News as a subscriber gets it."""
    topic, text = received
    return Note(topic, msgspec.json.decode(text, type=KINDS[topic.partition("/")[0]]))


@given(st.lists(NEWS))
@example([Note(f"game/{number}", GameNews(number, (ANN,))) for number in range(400)])
def test_news_is_received_as_it_was_sent(notes: list[Note]) -> None:
    payloads = list(payloads_of("here", notes))
    assert all(len(payload.encode()) <= LONGEST for payload in payloads)
    received = [one for payload in payloads for one in received_in(payload, "there")]
    assert list(map(read, received)) == notes
    assert [one for payload in payloads for one in received_in(payload, "here")] == []


@pytest.mark.parametrize(
    "payload", ["", "?", "{}", "[]", '["x",[["rumour"]]]', '["x",[[1, 2]]]', '["x",[3]]']
)
def test_what_cannot_be_read_may_mean_anything(payload: str) -> None:
    assert received_in(payload, "here") == [("missed", b"null")]


@pytest.mark.slow
def test_what_only_a_newer_version_can_read_may_mean_anything(two: "Two") -> None:
    one, _ = two
    bus, called = Bus(one.database), list[str]()
    bus.subscribe("game", GameNews, lambda *_: called.append("game"))
    bus.subscribe("missed", None, lambda *_: called.append("missed"))
    bus._receive("game/x", b'{"number": "three"}')
    bus._receive("rumour/x", b"null")
    assert called == ["missed"]


def test_a_subscriber_that_fails_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store, called = SqliteStore(tmp_path), list[str]()
    bus, before = Bus(store.database), FIGURES.worker_faults["bus"]
    bus.subscribe("lobby", None, lambda *_: print(1 // 0))
    bus.subscribe("lobby", None, lambda *_: called.append("lobby"))
    bus.publish("lobby")
    bus._receive("lobby", b"null")
    assert called == ["lobby", "lobby"]
    assert FIGURES.worker_faults["bus"] == before + 2
    assert "A subscriber of lobby failed; continuing." in caplog.text
    store.close()


class Listener:
    """What one process receives."""

    def __init__(self, store: PostgresStore) -> None:
        self.received: list[Note] = []
        self._more = asyncio.Event()
        self.bus = Bus(store.database)
        for prefix, kind in (*KINDS.items(), ("missed", None)):
            self.bus.subscribe(prefix, kind, partial(self._note, prefix))
        self.bus.listen()

    def _note(self, prefix: str, rest: str, news: object) -> None:
        self.received.append(Note(f"{prefix}/{rest}" if rest else prefix, news))
        self._more.set()

    async def gets(self, *expected: Note) -> None:
        """Wait for the next news, which must be just this; begins anew after it."""
        async with asyncio.timeout(60):
            while len(self.received) < len(expected):
                self._more.clear()
                await self._more.wait()
        assert self.received == list(expected)
        self.received.clear()


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
        await near.gets(MISSED)
        await far.gets(MISSED)
        later = await append(one.games, stored, a_pass(4))
        row = _row(4, "m4", 1, Moved(PASS))
        await far.gets(Note("game/game", GameNews(4, (ANN,), row=row)))
        assert event_of(row) == a_pass(4)
        await append(one.games, later, an_event(5, TakenBack(keep=0)))
        row = _row(5, "m5", 1, TakenBack(0))
        await far.gets(Note("game/game", GameNews(5, (ANN,), row=row)))
        presence = Note("presence/game", PresenceNews(one.database.server, (1,), 7))
        near.bus.publish(*presence)
        await near.gets(presence)
        await far.gets(presence)
        far.bus.publish("lobby")
        await far.gets(LOBBY)
        await near.gets(LOBBY)  # and nothing of its own before

    asyncio.run(talk())


@pytest.mark.slow
def test_what_was_not_committed_is_not_told(two: Two) -> None:
    one, other = two
    stored = fill(one)

    async def talk() -> None:
        far = Listener(other)
        await far.gets(MISSED)
        moves = (append(one.games, stored, a_pass(4, name)) for name in "ab")
        outcomes = await asyncio.gather(*moves, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoredGame, StaleError]
        with pytest.raises(ZeroDivisionError):
            await one.database.write(lambda _: print(1 // 0), LOBBY)
        await append(one.games, await one.games.load("game"), a_pass(5))
        await far.gets(_passed(4, "a", 1), _passed(5, "m5", 2))

    asyncio.run(talk())


def _row(number: int, message: str, turn: int, event: AnyEvent) -> EventRow:
    """The row of an event of Ann's."""
    text = encode_event(event).decode()
    kind = json.loads(text)["kind"]
    return EventRow("game", number, message, number, ANN, 0, 0, kind, text, turn, 0, None)


def _passed(number: int, message: str, turn: int) -> Note:
    """The news of a pass of Ann's."""
    row = _row(number, message, turn, Moved(PASS))
    return Note("game/game", GameNews(number, (ANN,), row=row))


@pytest.mark.slow
def test_who_was_cut_off_hears_that_news_was_missed(
    two: Two, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = two

    async def talk() -> None:
        far = Listener(other)
        await far.gets(MISSED)
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert await asyncio.to_thread(sql, database, query) == [(True,)]
        await far.gets(MISSED)
        await one.database.send(LOBBY)
        await far.gets(LOBBY)

    asyncio.run(talk())
    (record,) = caplog.records
    assert record.getMessage().startswith("News from the other servers is interrupted: ")


def test_news_that_cannot_be_told_is_lost_with_a_word(
    two: Two, caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = two
    event.listen(one.database._writing, "do_connect", unreachable)
    one.database._writing.dispose()
    asyncio.run(one.database.send(LOBBY))
    assert [record.getMessage() for record in caplog.records] == [
        "The store can't be written just now: no route",
        "News for the other servers is lost: The store can't be written just now: no route.",
    ]


def unreachable(*_: object) -> NoReturn:
    """In place of a connection."""
    raise psycopg.OperationalError("no route")


def test_a_process_that_is_alone_tells_nobody(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.database.follow(lambda *received: pytest.fail(str(received)))
    asyncio.run(store.database.send(LOBBY))
    fill(store)
    store.close()
