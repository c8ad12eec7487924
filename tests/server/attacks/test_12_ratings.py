"""Attack 12: games that prove nothing move no ratings."""

import asyncio
import dataclasses

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, insert

from quiltbee.games import Flagged, Moved, Resigned, TimeControl
from quiltbee.rules import PASS, Seat
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.bots.rows import Bot, BotStore, BotToken, bots
from quiltbee.server.ratings.ratings import RatingStore
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tournaments.store import tournaments
from tests.server.ratings.test_ratings import BOB, BOBS_SESSION, NOW, SEATS, play, rated
from tests.server.store.support import ANN, ANNS_SESSION

PLAYED = Moved(PASS), Moved(PASS), Resigned(Seat.SECOND)


async def counted(store: SqliteStore) -> int:
    """How many ratings there are."""
    return len(await store[RatingStore].of(ANN, NOW)) + len(await store[RatingStore].of(BOB, NOW))


async def people(store: SqliteStore) -> None:
    await store[SessionStore].add(ANNS_SESSION)
    await store[SessionStore].add(BOBS_SESSION)


@pytest.mark.parametrize(
    "events",
    [
        [Resigned(Seat.SECOND)],
        [Moved(PASS), Resigned(Seat.SECOND)],
        [Moved(PASS), Flagged(Seat.SECOND)],
    ],
)
def test_games_without_moves_do_not_count(store: SqliteStore, events: list[object]) -> None:
    async def act() -> int:
        await people(store)
        await play(store, rated(clock=TimeControl.parse("600+0")), *events)
        return await counted(store)

    assert asyncio.run(act()) == 0


def test_a_game_against_ones_own_bot_does_not_count(store: SqliteStore) -> None:
    bot = Bot("bot", ANN, "Buzz", NOW)
    seat = dataclasses.replace(SEATS[1], person="bot", is_bot=True)

    async def act(owner: str) -> int:
        await people(store)
        await store[BotStore].add(
            replace(bot, owner=owner), "buzz", BotToken("t", "bot", "play", NOW), "hash"
        )
        await play(store, rated(seats=(SEATS[0], seat)), *PLAYED)
        return len(await store[RatingStore].of(ANN, NOW))

    assert asyncio.run(act(ANN)) == 0


def test_a_game_against_anothers_bot_counts(store: SqliteStore) -> None:
    seat = dataclasses.replace(SEATS[1], person="bot", is_bot=True)

    async def act() -> int:
        await people(store)
        bot, token = Bot("bot", BOB, "Buzz", NOW), BotToken("t", "bot", "play", NOW)
        await store[BotStore].add(bot, "buzz", token, "hash")
        await play(store, rated(seats=(SEATS[0], seat)), *PLAYED)
        return len(await store[RatingStore].of(ANN, NOW))

    assert asyncio.run(act()) == 1


@pytest.mark.parametrize(
    ("organiser", "bobs_owner", "ratings"),
    [(ANN, None, 0), ("carol", None, 2), ("carol", "carol", 0)],
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
        await people(store)
        await store[SessionStore].add(
            dataclasses.replace(BOBS_SESSION, token_hash="2" * 64, person="carol")
        )
        await store.database.write(work)
        await play(store, rated(tournament="cup"), *PLAYED)
        return await counted(store)

    assert asyncio.run(act()) == ratings


def test_a_game_that_ends_because_somebody_is_removed_does_not_count(store: SqliteStore) -> None:
    async def act() -> int:
        await people(store)
        await play(store, rated(), Moved(PASS), Moved(PASS))
        await store[PeopleStore].remove(BOB, NOW)
        return await counted(store)

    assert asyncio.run(act()) == 0
