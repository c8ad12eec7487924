"""Ratings: which games count, what they change, and that they count once."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quiltbee.games import Aborted, Moved, Resigned, TimeControl
from quiltbee.players import ENGINE
from quiltbee.players.levels import RATINGS
from quiltbee.rules import PASS, Seat
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.schema import Account
from quiltbee.server.errors import UnknownError
from quiltbee.server.ratings.ratings import RatingStore
from quiltbee.server.ratings.rules import LOWEST_DEVIATION, RatingState
from quiltbee.server.store import (
    HandedOver,
    SeatHolder,
    Session,
    StoredEvent,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.store.support import ANN, ANNS_SESSION, append_all, two_at_one_screen

BOB = "bob"
BOBS_SESSION = Session("1" * 64, BOB, 1_700_000_000_000)
DAY = 24 * 60 * 60 * 1000
NOW = 1_700_000_000_000

SEATS = (SeatHolder("Ann", person=ANN), SeatHolder("Bob", person=BOB))
LEVEL_3 = SeatHolder("Level 3", player=ENGINE, level=3)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path)
    yield opened
    opened.close()


def rated(game: str = "game", **changes: Any) -> TableSetup:
    """A rated duel of Ann and Bob from two places, without a clock."""
    setup = two_at_one_screen(
        game, seats=SEATS, access="invitation", rated=True, takebacks=False, chosen=False
    )
    return replace(setup, **changes)


async def play(store: SqliteStore, setup: TableSetup, *events: Any, at: int = NOW) -> StoredGame:
    """Store a game and its events, by default that Bob resigns after two passes."""
    happened = events or (Moved(PASS), Moved(PASS), Resigned(Seat.SECOND))
    await store.games.create(setup)
    stored = StoredGame.fold(setup)
    numbered = (
        StoredEvent(number, f"m{number}", at, event, setup.seats[0].person)
        for number, event in enumerate(happened, 1)
    )
    return await append_all(store, stored, numbered)


def ratings_after(store: SqliteStore, *games: Any, now: int = NOW) -> dict[str, list[RatingState]]:
    """The ratings of Ann and Bob after games, each of which is played."""

    async def act() -> dict[str, list[RatingState]]:
        await store[SessionStore].add(ANNS_SESSION)
        await store[SessionStore].add(BOBS_SESSION)
        for setup, *events in games:
            await play(store, setup, *events)
        return {person: await store[RatingStore].of(person, now) for person in (ANN, BOB)}

    return asyncio.run(act())


def test_the_winner_gains_what_the_loser_loses(store: SqliteStore) -> None:
    found = ratings_after(store, [rated()])
    (ann,), (bob,) = found[ANN], found[BOB]
    assert (ann.rating_class, ann.games, ann.at) == ("untimed", 1, NOW)
    assert ann.rating.rating == pytest.approx(1662, abs=1)
    assert ann.rating.rating + bob.rating.rating == pytest.approx(3000)
    assert ann.rating.deviation < 350


@pytest.mark.parametrize(
    ("clock", "rating_class"), [("180+2", "blitz"), ("600+10", "rapid"), ("3d", "correspondence")]
)
def test_each_speed_has_its_rating(store: SqliteStore, clock: str, rating_class: str) -> None:
    found = ratings_after(store, [rated(clock=TimeControl.parse(clock))])
    assert [one.rating_class for one in found[ANN]] == [rating_class]


@pytest.mark.parametrize(
    "changes",
    [
        {"rated": False},
        {"takebacks": True},
        {"chosen": True},
        {"seed": None},
        {"seats": (SEATS[0], replace(SEATS[1], person=ANN))},
        {"seats": (SEATS[0], SeatHolder("Greedy", player="greedy")), "access": "private"},
        {"seats": (SEATS[0], LEVEL_3)},
    ],
)
def test_what_does_not_count(store: SqliteStore, changes: dict[str, Any]) -> None:
    assert ratings_after(store, [rated(**changes)]) == {ANN: [], BOB: []}


def test_a_game_that_was_broken_off_does_not_count(store: SqliteStore) -> None:
    assert ratings_after(store, [rated(), Aborted()]) == {ANN: [], BOB: []}


def test_a_game_that_the_computer_played_on_does_not_count(store: SqliteStore) -> None:
    found = ratings_after(
        store, [rated(), Moved(PASS), HandedOver(Seat.SECOND, LEVEL_3), Resigned(Seat.SECOND)]
    )
    assert found == {ANN: [], BOB: []}


def test_a_level_is_an_anchor(store: SqliteStore) -> None:
    setup = rated(seats=(SEATS[0], LEVEL_3), access="private")
    (ann,) = ratings_after(store, [setup])[ANN]
    assert 1500 < ann.rating.rating < 1600
    assert RATINGS[2] < 1500


def test_levels_are_in_order() -> None:
    assert list(RATINGS) == sorted(RATINGS)
    assert len(RATINGS) == 10


def test_a_rating_grows_uncertain_while_nobody_plays(store: SqliteStore) -> None:
    games = [[rated(f"game{number}")] for number in range(12)]
    found = ratings_after(store, *games)
    later = asyncio.run(store[RatingStore].of(ANN, NOW + 365 * DAY))
    assert later[0].rating.rating == found[ANN][0].rating.rating
    assert later[0].rating.deviation > found[ANN][0].rating.deviation > LOWEST_DEVIATION
    assert found[ANN][0].games == 12


def test_every_game_is_in_the_history(store: SqliteStore) -> None:
    ratings_after(store, [rated("one")], [rated("two")])
    history = asyncio.run(store[RatingStore].history(BOB))
    assert {change.game for change in history} == {"one", "two"}
    assert history[-1].rating < 1500


def test_what_a_game_made_of_ratings_is_taken_back(store: SqliteStore) -> None:
    """What came of later games stays, from where the ratings are without it."""

    async def act() -> None:
        await store[SessionStore].add(ANNS_SESSION)
        await store[SessionStore].add(BOBS_SESSION)
        await play(store, rated("one"))
        first = {person: (await store[RatingStore].of(person, NOW))[0] for person in (ANN, BOB)}
        await play(store, rated("two"), at=NOW + 1)
        both = {person: (await store[RatingStore].of(person, NOW))[0] for person in (ANN, BOB)}
        await store[RatingStore].void("one")
        assert [change.game for change in await store[RatingStore].history(ANN)] == ["two"]
        for person in (ANN, BOB):
            (after,) = await store[RatingStore].of(person, NOW)
            gained = first[person].rating.rating - 1500
            assert after.games == 1
            assert after.rating.rating == pytest.approx(both[person].rating.rating - gained)
        await store[RatingStore].void("two")
        (ann,) = await store[RatingStore].of(ANN, NOW)
        assert ann.games == 0
        assert ann.rating.rating == pytest.approx(1500)
        with pytest.raises(UnknownError, match="changed no rating"):
            await store[RatingStore].void("two")

    asyncio.run(act())


def test_the_rating_that_is_shown_at_a_table_is_that_of_its_class(store: SqliteStore) -> None:
    ratings_after(store, [rated()])
    assert asyncio.run(store[RatingStore].rating_for(ANN, rated())) == 1662
    fast = rated(clock=TimeControl.parse("180+2"))
    assert asyncio.run(store[RatingStore].rating_for(ANN, fast)) is None


def test_only_accounts_that_are_listed_are_shown_and_ranked_once_settled(
    store: SqliteStore,
) -> None:
    async def act() -> None:
        for person, session in ((ANN, ANNS_SESSION), (BOB, BOBS_SESSION)):
            await store[SessionStore].add(session)
            await store[PeopleStore].rename(person, person.title())
        await store[PeopleStore].open_account(
            Account(BOB, "bob", "bob", None, NOW), replace(BOBS_SESSION, token_hash="2" * 64)
        )
        await play(store, rated())
        (bob,) = await store[RatingStore].best("untimed", BOB)  # Ann has no account
        assert (bob.rank, bob.provisional, bob.games) == (None, True, 1)
        for number in range(30):
            resigned = Resigned(Seat(number % 2 + 1))
            await play(store, rated(f"more{number}"), Moved(PASS), Moved(PASS), resigned)
        (bob,) = await store[RatingStore].best("untimed", BOB)
        assert (bob.rank, bob.name, bob.games, bob.you) == (1, "Bob", 31, True)
        assert not bob.provisional
        assert await store[RatingStore].best("blitz", BOB) == []
        await store[PeopleStore].set_listed(BOB, listed=False)
        assert await store[RatingStore].best("untimed", BOB) == []

    asyncio.run(act())
