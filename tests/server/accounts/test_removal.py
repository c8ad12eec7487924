"""Removing a person: nothing of theirs stays in the file, and their opponent's record does."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace

from sqlalchemy import update

from quiltbee.games import Aborted, Moved, Resigned
from quiltbee.rules import PASS, Seat
from quiltbee.server.accounts.passkeys import PasskeyStore
from quiltbee.server.accounts.rows import NAME_OF_THE_GONE, PeopleStore, Removal
from quiltbee.server.accounts.schema import Account, Ceremony, Link, Passkey
from quiltbee.server.bots.rows import Bot, BotStore, BotToken
from quiltbee.server.computer.queue import Queue
from quiltbee.server.lobby.rows import SeatingStore
from quiltbee.server.notices import Subscription, SubscriptionStore
from quiltbee.server.ratings import RatingStore
from quiltbee.server.store import OPEN, Bus, SeatHolder, Session, StoredGame
from quiltbee.server.store.schema import events
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.tables import Tables
from tests.server.ratings.test_ratings import BOB, BOBS_SESSION, NOW, join, play, rated
from tests.server.store.support import against_the_automa, two_at_one_screen
from tests.server.support import Thinkers

EVE = "eve-who-leaves"
EVES_SESSION = Session("3" * 64, EVE, NOW)
EVES_SEAT = SeatHolder("Eve Sourcecode", person=EVE)
BOBS_SEAT = SeatHolder("Bob", person=BOB)
TRACES = (EVE, "Eve", "eve-login", "eves-key", "eves-phone", "4" * 64, "5" * 64)


async def furnish(store: SqliteStore) -> None:
    """Let Eve leave every trace that a person can."""
    people = store[PeopleStore]
    await store[SessionStore].add(EVES_SESSION)
    await join(store, BOBS_SESSION)
    account = Account(EVE, "eve-login", "eve-login", "eves-hash", NOW)
    passkey = Passkey("eves-key", EVE, "eves-public", 0, "eves-phone", NOW)
    await people.open_account(account, replace(EVES_SESSION, token_hash="4" * 64), passkey)
    await people.rename(EVE, "Eve Sourcecode")
    await people.put_link(Link("eves-code", EVE, NOW))
    await store[PasskeyStore].challenge(
        Ceremony("eves-ceremony", "eves-challenge", NOW, EVE, "eve-login"), NOW
    )
    await store[SubscriptionStore].put(EVE, Subscription("https://eves-phone", "p", "a"), NOW)
    await store[BotStore].add(
        Bot("needle-id", EVE, "Needle", NOW),
        "needle",
        BotToken("eves-token", "needle-id", "play", NOW),
        "5" * 64,
    )
    both = (EVES_SEAT, BOBS_SEAT)
    await play(store, rated("ended", seats=both))
    await play(store, rated("running", seats=both), Moved(PASS), Moved(PASS))
    await play(store, rated("begun", seats=both), Moved(PASS))
    await store.games.create(rated("waiting", seats=(EVES_SEAT, OPEN), access="public"))
    await play(store, two_at_one_screen("screen", seats=(EVES_SEAT, EVES_SEAT)), Moved(PASS))
    seats = (EVES_SEAT, SeatHolder("Automa", player="automa"))
    await play(store, against_the_automa("automa", seats=seats), Moved(PASS))


def everything_in(store: SqliteStore) -> str:
    with contextlib.closing(sqlite3.connect(store.file)) as database:
        return "\n".join(database.iterdump())


async def leave_an_event_elsewhere(store: SqliteStore) -> None:
    """Let Eve have done something at a table that was never hers."""
    bob, level = (BOBS_SEAT, SeatHolder("Level 3", player="engine", level=3))
    await play(store, two_at_one_screen("bobs", seats=(bob, level)), Moved(PASS))
    change = update(events).where(events.c.game == "bobs").values(person=EVE)
    await store.database.write(lambda connection: connection.execute(change).close())


def test_what_a_person_did_elsewhere_is_found_too(store: SqliteStore) -> None:
    async def act() -> None:
        await furnish(store)
        await leave_an_event_elsewhere(store)
        await store[PeopleStore].remove(EVE, NOW)

    asyncio.run(act())
    assert EVE not in everything_in(store)


def test_nothing_of_a_person_stays(store: SqliteStore) -> None:
    asyncio.run(furnish(store))
    before = everything_in(store)
    assert all(trace in before for trace in TRACES)
    removal = asyncio.run(store[PeopleStore].remove(EVE, NOW + 5))
    assert removal is not None
    assert set(removal.ended) == {"running", "begun", "waiting", "screen", "automa"}
    assert set(removal.games) == {"ended", *removal.ended}
    after = everything_in(store)
    assert [trace for trace in TRACES if trace in after] == []
    assert "eves-" not in after
    assert "needle-id" in after  # it may have games of its own


def test_running_games_end_at_their_tables_before_the_person_is_removed(store: SqliteStore) -> None:
    """The commit that removes a person ends no game, however many run."""

    async def act() -> Removal | None:
        await furnish(store)
        context = TableContext(store.games, Bus(store.database), Queue(Thinkers()))
        tables = Tables(context, idle_tables=1)
        try:
            return await store[PeopleStore].leave(tables, EVE, NOW + 5)
        finally:
            tables.close()

    removal = asyncio.run(act())
    assert removal is not None
    assert removal.ended == ()
    assert len(removal.games) == 6

    def ended(game: str) -> object:
        return asyncio.run(store.games.load(game)).game.ended

    assert ended("running") == Resigned(Seat.FIRST)
    assert ended("begun") == Aborted()
    assert ended("automa") == Resigned(Seat.FIRST)
    assert asyncio.run(store[PeopleStore].running_games(EVE)) == []
    after = everything_in(store)
    assert [trace for trace in TRACES if trace in after] == []


def test_the_opponent_keeps_the_games(store: SqliteStore) -> None:
    asyncio.run(furnish(store))
    asyncio.run(store[PeopleStore].remove(EVE, NOW + 5))

    def load(game: str) -> StoredGame:
        return asyncio.run(store.games.load(game))

    assert load("ended").setup.seats == (SeatHolder(NAME_OF_THE_GONE), BOBS_SEAT)
    assert load("running").game.ended == Resigned(Seat.FIRST)
    assert load("begun").game.ended == Aborted()
    assert load("waiting").game.ended == Aborted()
    assert load("screen").game.is_over
    assert load("automa").game.ended == Resigned(Seat.FIRST)
    (bob,) = asyncio.run(store[RatingStore].of(BOB, NOW + 5))
    assert bob.games == 1  # the one that Eve left by this counts for nobody
    assert asyncio.run(store[SeatingStore].open_tables()) == []


def test_removing_nobody_changes_nothing(store: SqliteStore) -> None:
    asyncio.run(furnish(store))
    before = everything_in(store)
    assert asyncio.run(store[PeopleStore].remove("nobody", NOW)) is None
    assert everything_in(store) == before
