"""What every store promises, whichever database is behind it."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from quiltbee.automa import LEVELS
from quiltbee.games import CardTurned, Event, Moved, Resigned, TakenBack
from quiltbee.rules import PASS, Seat
from quiltbee.server.errors import RepeatedError, StaleError, StoreError, UnknownGameError
from quiltbee.server.features import open_store
from quiltbee.server.results import ResultStore, SoloTotal, solo_results
from quiltbee.server.store import SeatHolder, Session, StoredEvent, StoredGame, TableSetup
from quiltbee.server.store.games import open_games_in
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.store import Store
from quiltbee.server.wire.position import DeckName
from tests.server.store.support import (
    ANN,
    ANNS_SESSION,
    a_pass,
    against_the_automa,
    an_event,
    append,
    append_all,
    back_and_forth,
    fill,
    two_at_one_screen,
)

BOB = Session(token_hash="1" * 64, person="bob", created=5)

Opener = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same database, again and again."""
    address = request.getfixturevalue("database") if request.param == "postgres" else None
    return lambda: open_store(tmp_path / "data", address)


@pytest.fixture
def store(opener: Opener) -> Iterator[Store]:
    opened = opener()
    yield opened
    opened.close()


async def begin(store: Store, setup: TableSetup) -> StoredGame:
    """Store a table of somebody who is known, and give its game."""
    await store.games.create(setup)
    return StoredGame.fold(setup)


# What was stored is there


async def open_games(store: Store, person: str, since: int) -> int:
    return await store.database.read(lambda found: open_games_in(found, person, since))


@pytest.mark.parametrize(
    "setup",
    [
        two_at_one_screen(opening=(PASS, PASS), seed=None),
        two_at_one_screen(seats=(SeatHolder("Å ☃", person=ANN), SeatHolder('"x"', person=ANN))),
        two_at_one_screen(
            seats=(SeatHolder("It", player="engine", level=7), SeatHolder("Ann", person=ANN))
        ),
        against_the_automa(),
        against_the_automa(seed=None),
    ],
)
def test_a_table_is_read_as_it_was_stored(store: Store, setup: TableSetup) -> None:
    async def write() -> StoredGame:
        await store.games.create(setup, ANNS_SESSION)
        return await store.games.load("game")

    assert asyncio.run(write()) == StoredGame.fold(setup)


def test_every_kind_of_event_is_there_after_a_restart(opener: Opener) -> None:
    setup = against_the_automa()
    shuffle = (*reversed(setup.start.shuffle[1:]), setup.start.shuffle[0])
    happened = [
        a_pass(1),
        StoredEvent(2, "computer:2", 5, CardTurned(), None),
        an_event(3, TakenBack(keep=0, shuffle=shuffle), "t"),
        an_event(4, Resigned(Seat.FIRST), "r"),
        an_event(5, TakenBack(keep=0), "back"),
    ]
    first = opener()

    async def write() -> StoredGame:
        await first.games.create(setup, ANNS_SESSION)
        return await append_all(first, StoredGame.fold(setup), happened)

    written = asyncio.run(write())
    first.close()
    second = opener()
    read = asyncio.run(second.games.load("game"))
    second.close()
    assert read == written == StoredGame.fold(setup, happened)
    assert read.game.practice
    assert read.game.position.shuffle == shuffle


def test_an_unknown_game(store: Store) -> None:
    with pytest.raises(UnknownGameError, match="There is no such game"):
        asyncio.run(store.games.load("nowhere"))


def test_a_table_needs_people_who_are_known(store: Store) -> None:
    with pytest.raises(StoreError, match=r"(?i)foreign key constraint"):
        asyncio.run(store.games.create(two_at_one_screen()))
    with pytest.raises(UnknownGameError):
        asyncio.run(store.games.load("game"))


# Events


def test_a_reader_cannot_write_and_sees_one_snapshot(store: Store) -> None:
    fill(store)
    with store.database._reading.connect() as reader:
        count = text("SELECT count(*) FROM events")
        assert reader.execute(count).scalar_one() == 3
        asyncio.run(append(store.games, asyncio.run(store.games.load("game")), a_pass(4)))
        assert reader.execute(count).scalar_one() == 3
        with pytest.raises(DBAPIError, match=r"readonly database|in a read-only transaction"):
            reader.execute(text("DELETE FROM events"))


def test_the_loser_of_a_race_gets_stale_and_nothing_else_is_stored(store: Store) -> None:
    stored = fill(store)
    one, other = a_pass(4, "one"), an_event(4, Resigned(Seat.FIRST), "other")

    async def race() -> list[StoredGame | BaseException]:
        racing = (append(store.games, stored, event) for event in (one, other))
        return await asyncio.gather(*racing, return_exceptions=True)

    won, lost = asyncio.run(race())
    assert won == stored.after(one)
    assert isinstance(lost, StaleError)
    assert not isinstance(lost, RepeatedError)
    assert asyncio.run(store.games.load("game")) == won
    assert asyncio.run(open_games(store, ANN, 0)) == 1


def test_the_loser_may_go_on_from_where_the_game_stands(store: Store) -> None:
    stored = fill(store)

    async def play() -> StoredGame:
        await append(store.games, stored, a_pass(4, "one"))
        with pytest.raises(StaleError):
            await append(store.games, stored, a_pass(4, "other"))
        return await append(store.games, await store.games.load("game"), a_pass(5, "other"))

    assert asyncio.run(play()).number == 5


@pytest.mark.parametrize("number", [3, 4])
def test_a_message_that_was_carried_out_is_told_from_a_stale_one(store: Store, number: int) -> None:
    """Whoever sends it again may know less than what has happened since, or more."""
    fill(store)
    again = a_pass(number, "m" * 50 + "3")
    asked = StoredGame.fold(two_at_one_screen(), map(back_and_forth, range(1, number)))
    with pytest.raises(RepeatedError):
        asyncio.run(append(store.games, asked, again))
    assert asyncio.run(store.games.load("game")).number == 3


def test_an_event_that_cannot_follow_is_not_stored(store: Store) -> None:
    stored = fill(store)
    with pytest.raises(ValueError, match="event 5 can't follow event 3"):
        asyncio.run(append(store.games, stored, a_pass(5)))
    with pytest.raises(ValueError, match="no card is due"):
        asyncio.run(append(store.games, stored, an_event(4, CardTurned())))
    assert asyncio.run(store.games.load("game")) == stored


def test_an_event_of_no_game_is_refused(store: Store) -> None:
    stored = StoredGame.fold(two_at_one_screen("nowhere"))
    with pytest.raises(StoreError, match=r"(?i)foreign key constraint"):
        asyncio.run(append(store.games, stored, replace(a_pass(1), person=None)))


def test_one_bad_event_in_a_group_does_not_take_the_others_with_it(store: Store) -> None:
    stored = fill(store)
    following = [stored]
    for number in range(4, 7):
        following.append(following[-1].after(a_pass(number)))

    async def write() -> list[StoredGame | BaseException]:
        stale = append(store.games, stored, a_pass(4, "stale"))
        appending = [
            append(store.games, before, a_pass(number))
            for number, before in enumerate(following, 4)
        ]
        appending.insert(2, stale)
        return await asyncio.gather(*appending, return_exceptions=True)

    outcomes = asyncio.run(write())
    assert [type(outcome) for outcome in outcomes] == [
        StoredGame,
        StoredGame,
        StaleError,
        StoredGame,
        StoredGame,
    ]
    assert asyncio.run(store.games.load("game")).number == 7


@pytest.mark.slow
def test_many_writers_share_commits_and_lose_nothing(store: Store) -> None:
    async def play(stored: StoredGame) -> None:
        await append_all(store, stored, map(back_and_forth, range(1, 26)))

    async def write() -> list[int]:
        await store.games.create(two_at_one_screen("first"), ANNS_SESSION)
        begun = [await begin(store, two_at_one_screen(f"game{index}")) for index in range(20)]
        await asyncio.gather(*map(play, begun))
        return [(await store.games.load(stored.setup.id)).number for stored in begun]

    assert asyncio.run(write()) == [25] * 20


def test_after_closing_nothing_is_accepted(opener: Opener) -> None:
    store = opener()
    stored = fill(store)
    store.close()
    with pytest.raises(StoreError, match="The server is stopping"):
        asyncio.run(append(store.games, stored, a_pass(4)))


# People


def test_a_person_is_known_by_the_session(store: Store) -> None:
    fill(store)
    assert asyncio.run(store[SessionStore].find(ANNS_SESSION.token_hash)) == ANNS_SESSION
    assert asyncio.run(store[SessionStore].find(BOB.token_hash)) is None


def test_a_newcomer_is_stored_with_the_table_or_not_at_all(store: Store) -> None:
    fill(store)
    with pytest.raises(StoreError, match=r"(?i)unique constraint"):
        asyncio.run(store.games.create(two_at_one_screen("game"), BOB))
    assert asyncio.run(store[SessionStore].find(BOB.token_hash)) is None


def test_only_unfinished_games_of_the_person_and_the_day_are_counted(store: Store) -> None:
    bobs = (SeatHolder("It", player="greedy"), SeatHolder("Bob", person="bob"))

    async def write() -> list[int]:
        await store.games.create(two_at_one_screen("old", created=10), ANNS_SESSION)
        await store.games.create(two_at_one_screen("new", created=30))
        over = await begin(store, two_at_one_screen("over", created=30))
        await store.games.create(two_at_one_screen("other", created=30, seats=bobs), BOB)
        await append(store.games, over, an_event(1, Resigned(Seat.FIRST)))
        return [await open_games(store, ANN, since) for since in (0, 20, 40)]

    assert asyncio.run(write()) == [2, 1, 0]
    assert asyncio.run(open_games(store, "bob", 0)) == 1


def test_a_game_whose_end_is_taken_back_is_open_again(store: Store) -> None:
    async def write() -> list[int]:
        await store.games.create(two_at_one_screen(), ANNS_SESSION)
        stored = StoredGame.fold(two_at_one_screen())
        counts = [await open_games(store, ANN, 0)]
        events: list[Event] = [Resigned(Seat.FIRST), TakenBack(keep=0)]
        for number, event in enumerate(events, 1):
            stored = await append(store.games, stored, an_event(number, event))
            counts.append(await open_games(store, ANN, 0))
        return counts

    assert asyncio.run(write()) == [1, 0, 1]


# Statistics


async def resign(store: Store, setup: TableSetup) -> StoredGame:
    """Store a table of Ann's and her resignation at it."""
    stored = await begin(store, setup)
    return await append(store.games, stored, an_event(1, Resigned(Seat.FIRST), "r"))


def solo_total(
    deck: DeckName,
    level: int,
    games: int,
    won: int,
    mean_margin: float | None,
    best_margin: int | None,
    practice: int,
) -> SoloTotal:
    """The statistics of games with a deck at a level."""
    numeral = LEVELS[level].numeral
    return SoloTotal(
        deck=deck,
        level=level,
        numeral=numeral,
        games=games,
        won=won,
        mean_margin=mean_margin,
        best_margin=best_margin,
        practice=practice,
    )


def test_games_against_the_automa_are_counted_by_deck_and_level(store: Store) -> None:
    practice = against_the_automa("practice", seed=None)

    async def write() -> list[SoloTotal]:
        await store.games.create(two_at_one_screen("first"), ANNS_SESSION)
        await resign(store, against_the_automa("one"))
        await resign(store, against_the_automa("two"))
        await resign(store, practice)
        await begin(store, against_the_automa("open"))
        await resign(store, two_at_one_screen("duel"))
        assert await store[ResultStore].solo_totals("bob") == []
        return await store[ResultStore].solo_totals(ANN)

    assert asyncio.run(write()) == [solo_total("tactical", 4, 2, 0, None, None, practice=1)]


def test_the_totals_leave_practice_and_resignations_out_of_the_margins(store: Store) -> None:
    # deck, level, won, margin, practice
    ended = [
        ("tactical", 1, 1, 1, 1),
        ("normal", 5, 0, -20, 0),
        ("normal", 1, 1, 12, 0),
        ("normal", 1, 0, -3, 0),
        ("normal", 1, 0, None, 0),
        ("normal", 1, 1, 40, 1),
    ]
    columns = ("game", "deck", "level", "won", "margin", "practice")

    async def write() -> list[SoloTotal]:
        await store.games.create(two_at_one_screen(), ANNS_SESSION)
        for index in range(len(ended)):
            await store.games.create(against_the_automa(f"game{index}"))
        rows = [
            dict(zip(columns, (f"game{index}", *result), strict=True))
            for index, result in enumerate(ended)
        ]

        def work(connection: Connection) -> None:
            connection.execute(solo_results.insert(), rows)

        await store.database.write(work)
        return await store[ResultStore].solo_totals(ANN)

    assert asyncio.run(write()) == [
        solo_total("normal", 1, 3, 1, 4.5, 12, practice=1),
        solo_total("normal", 5, 1, 0, -20, -20, practice=0),
        solo_total("tactical", 1, 0, 0, None, None, practice=1),
    ]


def test_a_takeback_removes_the_result(store: Store) -> None:
    async def write() -> list[SoloTotal]:
        await store.games.create(two_at_one_screen("first"), ANNS_SESSION)
        over = await resign(store, against_the_automa())
        await append(store.games, over, an_event(2, TakenBack(keep=0)))
        return await store[ResultStore].solo_totals(ANN)

    assert asyncio.run(write()) == []


def test_margins_are_those_of_games_played_to_their_end(store: Store) -> None:
    """Ann passes on and on, which the Automa beats."""

    async def write() -> tuple[int, list[SoloTotal]]:
        await store.games.create(against_the_automa(), ANNS_SESSION)
        stored = StoredGame.fold(against_the_automa())
        while not stored.game.is_over:
            decides = stored.game.decider is Seat.FIRST
            moves = stored.game.position.legal_moves()
            event = Moved(moves[-1]) if decides else CardTurned(reshuffled(stored))
            stored = await append(store.games, stored, an_event(stored.number + 1, event))
        assert stored.game.result is not None
        first, second = stored.game.result.scores
        return first - second, await store[ResultStore].solo_totals(ANN)

    margin, totals = asyncio.run(write())
    won = int(margin > 0)
    assert totals == [solo_total("tactical", 4, 1, won, float(margin), margin, practice=0)]


def reshuffled(stored: StoredGame) -> Any:
    """All cards as they lay at the start, where the next card is the last of the pile."""
    return stored.setup.start.shuffle if len(stored.game.position.pile) == 1 else None
