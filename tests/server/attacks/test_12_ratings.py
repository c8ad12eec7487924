"""Attack 12: games that prove nothing earn nobody a rating."""

import asyncio
import dataclasses

import pytest
from sqlalchemy import Connection, insert

from quiltbee.games import Flagged, Moved, Resigned
from quiltbee.rules import PASS, Seat
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.bots.rows import Bot, BotStore, BotToken, bots
from quiltbee.server.ratings import RatingStore
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tournaments.store import tournaments
from tests.server.ratings.test_ratings import BOB, BOBS_SESSION, NOW, SEATS, join, play, rated
from tests.server.store.support import ANN, ANNS_SESSION

PLAYED = Moved(PASS), Moved(PASS), Resigned(Seat.SECOND)
"""How a game goes on that is half played, as `rated` gives it: it counts."""

CAROL = "carol"
CAROLS_SESSION = dataclasses.replace(BOBS_SESSION, token_hash="2" * 64, person=CAROL)


async def counted(store: SqliteStore) -> int:
    """How many ratings there are."""
    return len(await store[RatingStore].of(ANN, NOW)) + len(await store[RatingStore].of(BOB, NOW))


@pytest.mark.parametrize(
    "events",
    [
        [Resigned(Seat.SECOND)],
        [Moved(PASS), Resigned(Seat.SECOND)],
        [Moved(PASS), Flagged(Seat.SECOND)],
    ],
)
def test_games_without_moves_earn_the_winner_nothing(
    store: SqliteStore, events: list[object]
) -> None:
    """Whoever gives up so early pays for it all the same."""

    async def act() -> None:
        await join(store, ANNS_SESSION, BOBS_SESSION)
        await play(store, rated(opening=()), *events)
        assert await store[RatingStore].of(ANN, NOW) == []
        (bob,) = await store[RatingStore].of(BOB, NOW)
        assert bob.rating.rating < 1500

    asyncio.run(act())


async def against_a_bot(store: SqliteStore, owner: str) -> list[int]:
    """How many games Ann and the bot of somebody have in their ratings, once she has beaten it."""
    bot, token = Bot("bot", owner, "Buzz", NOW), BotToken("t", "bot", "play", NOW)
    await store[BotStore].add(bot, "buzz", token, "hash")
    seat = dataclasses.replace(SEATS[1], person="bot", is_bot=True)
    await play(store, rated(seats=(SEATS[0], seat)), *PLAYED)
    ratings = store[RatingStore]
    return [one.games for person in (ANN, "bot") for one in await ratings.of(person, NOW)]


def test_a_game_against_ones_own_bot_does_not_count(store: SqliteStore) -> None:
    async def act() -> list[int]:
        await join(store, ANNS_SESSION)
        return await against_a_bot(store, ANN)

    assert asyncio.run(act()) == []


def test_a_game_against_a_guests_bot_does_not_count(store: SqliteStore) -> None:
    async def act() -> list[int]:
        await join(store, ANNS_SESSION)
        await store[SessionStore].add(BOBS_SESSION)
        return await against_a_bot(store, BOB)

    assert asyncio.run(act()) == []


def test_a_game_against_anothers_bot_counts(store: SqliteStore) -> None:
    async def act() -> list[int]:
        await join(store, ANNS_SESSION, BOBS_SESSION)
        return await against_a_bot(store, BOB)

    assert asyncio.run(act()) == [1, 1]


@pytest.mark.parametrize(
    ("organiser", "bobs_owner", "ratings"),
    [(ANN, None, 0), (CAROL, None, 2), (CAROL, CAROL, 0)],
    ids=["plays", "looks on", "has a bot play"],
)
def test_an_organiser_who_plays_moves_no_ratings(
    store: SqliteStore, organiser: str, bobs_owner: str | None, ratings: int
) -> None:
    row = {
        "id": "cup", "name": "Cup", "created": NOW, "organiser": organiser, "kind": "swiss",
        "rounds": 3, "board": "revised", "twice": 0, "rated": 1, "state": "running",
        "code_hash": "hash",
    }  # fmt: skip

    def work(connection: Connection) -> None:
        connection.execute(insert(tournaments), row)
        if bobs_owner is not None:
            owned = {"person": BOB, "owner": bobs_owner, "name": "Buzz", "name_key": "buzz"}
            connection.execute(insert(bots), owned | {"created": NOW})

    async def act() -> int:
        await join(store, ANNS_SESSION, BOBS_SESSION, CAROLS_SESSION)
        await store.database.write(work)
        await play(store, rated(tournament="cup"), *PLAYED)
        return await counted(store)

    assert asyncio.run(act()) == ratings


def test_a_game_that_ends_because_somebody_is_removed_does_not_count(store: SqliteStore) -> None:
    async def act() -> int:
        await join(store, ANNS_SESSION, BOBS_SESSION)
        await play(store, rated(), Moved(PASS), Moved(PASS))
        await store[PeopleStore].remove(BOB, NOW)
        return await counted(store)

    assert asyncio.run(act()) == 0
