"""Databases of older versions: brought to the newest tables with every game in them."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.games import Chance, Event, Game, Moved
from quiltbee.notation import format_position, format_solo
from quiltbee.rules import PASS, Seat, new_game
from quiltbee.server.errors import StartError
from quiltbee.server.store import AutomaTotal, SeatHolder, StoredEvent, StoredGame
from quiltbee.server.store.folder import DATABASE_NAME
from quiltbee.server.store.schema import HEAD
from quiltbee.server.store.sqlite import APPLICATION_ID, SqliteStore, open_writer
from quiltbee.server.store.upgrade import upgrade
from tests.server.store.support import (
    RING,
    against_the_automa,
    append,
    fill,
    sql,
    two_at_one_screen,
)

pytestmark = pytest.mark.slow

ANN, BOB = "a" * 64, "b" * 64
"""The hashes of two browsers' tokens, by which games once knew their owners."""

START = format_position(new_game(RING))
CARDS = Deck.TACTICAL.cards
TURNED = (*CARDS[1:], CARDS[0])
SOLO_START = format_solo(new_solo(RING, CARDS, deck=Deck.TACTICAL, level=4))

# id, owner, created, opponent, computer_seat, name1, name2, seed, start, opening
GAMES_0001 = [
    ("screen", ANN, 7, "person", 0, "Ann", "Bo", "quilt", START, ""),
    ("opened", ANN, 8, "person", 0, "Ann", "Bo", None, START, "pass pass"),
    ("greedy", BOB, 9, "greedy", 1, "Greedy", "You", "quilt", START, ""),
    ("random", BOB, 9, "random", 2, "You", "Random", "quilt", START, ""),
]

# ... cards
GAMES_0002 = [
    ("automa", ANN, 7, "automa", 2, "Ann", "Automa", "quilt", SOLO_START, "", ""),
    ("shuffled", ANN, 7, "automa", 2, "Ann", "Automa", None, SOLO_START, "", ""),
    ("lost", BOB, 7, "automa", 2, "You", "Automa", "quilt", SOLO_START, "pass A:L", ""),
]

# ... level
GAMES_0003 = [
    ("strong", BOB, 7, "computer", 2, "You", "Level 3", "quilt", START, "", None, 3),
]

# game, number, message, at, kind, move, keep, player, over
EVENTS_0001 = [
    ("screen", 1, "a", 10, "move", "pass", None, None, 0),
    ("screen", 2, "b", 11, "takeback", None, 0, None, 0),
    ("screen", 3, "c", 12, "move", "pass", None, None, 0),
    ("greedy", 1, "computer:1", 10, "move", "pass", None, None, 0),
    ("random", 1, "a", 10, "move", "pass", None, None, 0),
    ("random", 2, "computer:2", 11, "move", "pass", None, None, 0),
    ("random", 3, "r", 12, "resign", None, None, 1, 1),
]

# ... cards
EVENTS_0002 = [
    ("automa", 1, "a", 10, "move", "pass", None, None, 0, None),
    ("automa", 2, "b", 11, "card", None, None, None, 0, None),
    ("shuffled", 1, "a", 10, "move", "pass", None, None, 0, None),
    ("shuffled", 2, "b", 11, "card", None, None, None, 0, None),
    ("shuffled", 3, "c", 12, "takeback", None, 0, None, 0, " ".join(map(str, TURNED))),
    ("lost", 1, "r", 12, "resign", None, None, 1, 1, None),
]

EVENTS_0003 = [
    ("strong", 1, "a", 10, "move", "pass", None, None, 0, None),
    ("strong", 2, "computer:2", 11, "move", "pass", None, None, 0, None),
]


def a_folder_of(folder: Path, revision: str) -> Path:
    """A folder as the version with these tables left it, with games of each kind that it had."""
    file = folder / DATABASE_NAME
    engine = open_writer(file)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        upgrade(connection, "base", "old", to=revision)
    engine.dispose()
    database = sqlite3.connect(file)
    with database:
        database.executemany("INSERT INTO sessions VALUES (?, ?)", [(ANN, 5), (BOB, 6)])
        insert(database, "games", GAMES_0001)
        insert(database, "events", EVENTS_0001)
        if revision >= "0002":
            insert(database, "games", GAMES_0002)
            insert(database, "events", EVENTS_0002)
            result = ("lost", "tactical", 4, 0, None, 0)
            database.execute("INSERT INTO solo_results VALUES (?, ?, ?, ?, ?, ?)", result)
        if revision >= "0003":
            insert(database, "games", GAMES_0003)
            insert(database, "events", EVENTS_0003)
    database.close()
    return folder


def insert(database: sqlite3.Connection, table: str, rows: list[Any]) -> None:
    """Insert rows that may be shorter than the table, whose last columns were added later."""
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    for row in rows:
        named = ", ".join(columns[: len(row)])
        marks = ", ".join("?" * len(row))
        database.execute(f"INSERT INTO {table} ({named}) VALUES ({marks})", row)


def games_of(revision: str) -> list[str]:
    """The ids of the games in a folder of this revision."""
    rows: list[tuple[Any, ...]] = [*GAMES_0001]
    rows += GAMES_0002 if revision >= "0002" else []
    rows += GAMES_0003 if revision >= "0003" else []
    return [row[0] for row in rows]


def person_of(store: SqliteStore, token_hash: str) -> str:
    """The person whom a session was made, who must be there."""
    person = asyncio.run(store.people.person_of(token_hash))
    assert person is not None
    return person


def load(store: SqliteStore, *games: str) -> list[StoredGame]:
    """Games by their ids."""
    return [asyncio.run(store.games.load(game)) for game in games]


@pytest.fixture(params=["0001", "0002", "0003"])
def revision(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def store(tmp_path: Path, revision: str) -> Iterator[SqliteStore]:
    opened = SqliteStore(a_folder_of(tmp_path, revision))
    yield opened
    opened.close()


def test_each_session_becomes_a_person_of_its_own(store: SqliteStore) -> None:
    ann, bob = person_of(store, ANN), person_of(store, BOB)
    assert ann != bob
    assert {ANN, BOB}.isdisjoint({ann, bob})


def test_games_of_two_are_intact(store: SqliteStore) -> None:
    ann, bob = person_of(store, ANN), person_of(store, BOB)
    screen, opened, greedy, other = load(store, "screen", "opened", "greedy", "random")
    seats = (SeatHolder("Ann", person=ann), SeatHolder("Bo", person=ann))
    assert screen.setup == two_at_one_screen("screen", created=7, seats=seats)
    assert (screen.number, screen.game.moves) == (3, (PASS,))
    events = asyncio.run(store.games.events_after("screen", 0))
    assert [event.message for event in events] == list("abc")
    assert (opened.setup.seed, opened.setup.opening) == (None, (PASS, PASS))
    assert not opened.game.practice
    assert greedy.setup.seats == (
        SeatHolder("Greedy", player="greedy"),
        SeatHolder("You", person=bob),
    )
    assert (other.setup.opponent, other.game.resigned) == ("random", Seat.FIRST)


@pytest.mark.parametrize("revision", ["0002", "0003"])
def test_solo_games_are_intact(store: SqliteStore) -> None:
    ann = person_of(store, ANN)
    automa, shuffled, lost = load(store, "automa", "shuffled", "lost")
    seats = (SeatHolder("Ann", person=ann), SeatHolder("Automa", player="automa"))
    assert automa.setup == against_the_automa("automa", created=7, seats=seats)
    assert (automa.number, len(automa.game.moves)) == (2, 2)
    assert not automa.game.practice
    assert shuffled.game.practice
    assert shuffled.game.position.shuffle == TURNED
    assert (len(lost.setup.opening), lost.game.resigned) == (2, Seat.FIRST)


@pytest.mark.parametrize("revision", ["0003"])
def test_a_game_against_the_strong_player_stays_one(store: SqliteStore) -> None:
    (strong,) = load(store, "strong")
    assert strong.setup.seats[1] == SeatHolder("Level 3", player="engine", level=3)
    assert strong.setup.opponent == "computer"


def test_events_know_who_asked_for_them(store: SqliteStore) -> None:
    bob = person_of(store, BOB)
    database = sqlite3.connect(store.file)
    query = "SELECT person FROM events WHERE game = 'random' ORDER BY number"
    assert [row[0] for row in database.execute(query)] == [bob, None, bob]
    database.close()


def test_games_and_results_are_counted_for_their_people(store: SqliteStore, revision: str) -> None:
    ann, bob = person_of(store, ANN), person_of(store, BOB)
    counts = {"0001": (2, 1), "0002": (4, 1), "0003": (4, 2)}[revision]
    assert tuple(asyncio.run(store.games.open_games(person, 0)) for person in (ann, bob)) == counts
    assert asyncio.run(store.games.automa_totals(ann)) == []
    lost = AutomaTotal("tactical", 4, 1, 0, None, None, practice=0)
    totals = [] if revision == "0001" else [lost]
    assert asyncio.run(store.games.automa_totals(bob)) == totals


def test_every_game_is_played_to_its_end(store: SqliteStore, revision: str) -> None:
    draws = Random(1)

    async def play_on(game: str) -> StoredGame:
        stored = await store.games.load(game)
        if stored.game.resigned is not None:
            stored = await add(stored, stored.game.take_back(len(stored.game.moves), draws))
        while not stored.game.is_over:
            stored = await add(stored, next_event(stored.game, draws))
        return stored

    async def add(stored: StoredGame, event: Event) -> StoredGame:
        number = stored.number + 1
        return await append(store.games, stored, StoredEvent(number, f"new{number}", 0, event))

    for game in games_of(revision):
        played = asyncio.run(play_on(game))
        assert played.game.position.is_over
        assert asyncio.run(store.games.load(game)) == played


def next_event(game: Game[Any], draws: Random) -> Event:
    """What happens next if players choose at random."""
    if game.decider is Chance.CARD:
        return game.turn_card(draws)
    return Moved(draws.choice(game.variant.legal_moves(game.position)))


def test_new_tables_are_opened_beside_the_old_ones(store: SqliteStore) -> None:
    stored = fill(store)
    assert load(store, "game") == [stored]


def test_the_file_is_sound(store: SqliteStore) -> None:
    database = sqlite3.connect(store.file)
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    database.close()


def test_the_migrations_come_to_the_same_tables(store: SqliteStore, tmp_path: Path) -> None:
    SqliteStore(tmp_path / "new").close()
    assert schema_of(store.file) == schema_of(tmp_path / "new" / DATABASE_NAME)


def schema_of(file: Path) -> list[tuple[str, str]]:
    database = sqlite3.connect(file)
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    found = [(name, "".join(str(made).split())) for name, made in database.execute(query)]
    database.close()
    return found


def test_a_migrated_folder_is_opened_again_without_change(tmp_path: Path) -> None:
    folder = a_folder_of(tmp_path, "0003")
    SqliteStore(folder).close()
    before = dump(folder)
    SqliteStore(folder).close()
    assert dump(folder) == before
    assert f"INSERT INTO \"alembic_version\" VALUES('{HEAD}');" in before


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    """All migrations are one transaction; here a table of another's is in the way of the last."""
    folder = a_folder_of(tmp_path, "0001")
    before = dump(folder)
    sql(folder, "CREATE TABLE seats (mine TEXT)")
    with pytest.raises(StartError, match="table seats already exists"):
        SqliteStore(folder)
    sql(folder, "DROP TABLE seats")
    assert dump(folder) == before


def dump(folder: Path) -> list[str]:
    """All that is in the file, as SQL."""
    database = sqlite3.connect(folder / DATABASE_NAME)
    lines = list(database.iterdump())
    database.close()
    return lines


def test_a_database_without_any_table_gets_them_all(tmp_path: Path) -> None:
    sql(
        tmp_path,
        f"PRAGMA application_id = {APPLICATION_ID}",
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)",
        "INSERT INTO alembic_version VALUES ('base')",
    )
    store = SqliteStore(tmp_path)
    stored = fill(store)
    assert load(store, "game") == [stored]
    store.close()
