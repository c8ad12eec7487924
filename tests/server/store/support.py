"""What the tests of the store share: set-ups of both variants, events, and a look at the file."""

import asyncio
import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from quiltbee.automa import Deck, new_solo
from quiltbee.games import Event, Moved, TakenBack
from quiltbee.rules import PASS, new_game, ring_from_seed
from quiltbee.server.store import (
    AUTOMA,
    GameStore,
    SeatHolder,
    Session,
    StoredEvent,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.sqlite import DATABASE_NAME, SqliteStore
from quiltbee.server.store.store import Store

RING = ring_from_seed("quilt")
ANN = "ann"
"""The id of a person."""

ANNS_SESSION = Session(token_hash="0" * 64, person=ANN, created=1_700_000_000_000)


def two_at_one_screen(game_id: str = "game", **changes: Any) -> TableSetup:
    """A duel from seed `quilt`, whose two people share Ann's screen."""
    setup = TableSetup(
        id=game_id,
        created=1_700_000_000_000,
        seats=(SeatHolder("Ann", person=ANN), SeatHolder("Bob", person=ANN)),
        seed="quilt",
        start=new_game(RING),
    )
    return replace(setup, **changes)


def against_the_automa(game_id: str = "game", **changes: Any) -> TableSetup:
    """A solo game from seed `quilt` with the tactical deck in the order of its numbers."""
    setup = TableSetup(
        id=game_id,
        created=1_700_000_000_000,
        seats=(SeatHolder("Ann", person=ANN), SeatHolder("Automa", player=AUTOMA)),
        seed="quilt",
        start=new_solo(RING, Deck.TACTICAL.cards, deck=Deck.TACTICAL, level=4),
    )
    return replace(setup, **changes)


def an_event(number: int, event: Event, message: str | None = None) -> StoredEvent:
    """An event that Ann asked for."""
    return StoredEvent(number, message or f"m{number}", number, event, ANN)


def a_pass(number: int, message: str | None = None) -> StoredEvent:
    """Ann's pass."""
    return an_event(number, Moved(PASS), message)


def back_and_forth(number: int) -> StoredEvent:
    """A pass and its takeback by turns, so that a game goes on for as long as one likes."""
    event = Moved(PASS) if number % 2 else TakenBack(keep=0)
    return an_event(number, event, "m" * 50 + str(number))


async def append_all(store: Store, stored: StoredGame, events: Iterable[StoredEvent]) -> StoredGame:
    """Store events one after the other, and give the game after them."""
    for event in events:
        stored = await append(store.games, stored, event)
    return stored


def fill(store: Store, events: int = 3) -> StoredGame:
    """Store Ann, her game and some events."""

    async def write() -> StoredGame:
        setup = two_at_one_screen()
        await store.games.create(setup, ANNS_SESSION)
        begun = StoredGame.fold(setup)
        return await append_all(store, begun, map(back_and_forth, range(1, events + 1)))

    return asyncio.run(write())


def open_to_everybody(folder: Path) -> None:
    """Let others pass through a folder and all above it."""
    for place in (folder, *folder.parents):
        mode = place.stat().st_mode
        if mode & 0o005 != 0o005:
            place.chmod(mode | 0o055)


def sql(folder: Path, *statements: str) -> None:
    """Change the file behind the store's back."""
    connection = sqlite3.connect(folder / DATABASE_NAME)
    with connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def pragma(store: SqliteStore, what: str) -> object:
    """Set or ask something on the connection that writes, past its transactions."""
    connection = store.database._writing.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {what}")
        return (cursor.fetchone() or (None,))[0]
    finally:
        connection.close()


async def append(
    games: GameStore, stored: StoredGame, event: StoredEvent, opened: TableSetup | None = None
) -> StoredGame:
    """Store the next event of a game, and give the game after it once that is on the disk."""
    ended: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    later = games.append(stored, event, ended.set_result, opened)
    if (error := await ended) is not None:
        raise error
    return later
