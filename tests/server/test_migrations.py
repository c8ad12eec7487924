"""Databases of older versions: brought to the newest tables with every game in them."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from quiltbee.notation import format_position
from quiltbee.server import schema
from quiltbee.server.database import open_writer
from quiltbee.server.errors import StartError
from quiltbee.server.folder import DATABASE_NAME
from quiltbee.server.game import Event, Game
from quiltbee.server.store import Store
from tests.server.solo import a_solo_setup
from tests.server.support import OWNER, a_setup


@pytest.fixture
def folder_of_0001(tmp_path: Path) -> Path:
    """A folder as the first version left it: two games, one of them won by a resignation."""
    file = tmp_path / DATABASE_NAME
    engine = open_writer(file)
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        connection.exec_driver_sql(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    start = format_position(a_setup().start)
    database = sqlite3.connect(file)
    with database:
        database.execute("INSERT INTO sessions VALUES (?, 5)", (OWNER,))
        for game, seat in (("game", 0), ("other", 2)):
            database.execute(
                "INSERT INTO games VALUES (?, ?, 7, ?, ?, 'Ann', 'Bob', 'quilt', ?, 'pass')",
                (game, OWNER, "greedy" if seat else "person", seat, start),
            )
            database.executemany(
                "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (game, 1, "a", 10, "move", "pass", None, None, 0),
                    (game, 2, "b", 11, "takeback", None, 1, None, 0),
                    (game, 3, "c", 12, "move", "pass", None, None, 0),
                ],
            )
        database.execute(
            "INSERT INTO events VALUES ('other', 4, 'r', 13, 'resign', NULL, NULL, 1, 1)"
        )
    database.close()
    return tmp_path


def test_the_games_of_a_first_database_are_intact(folder_of_0001: Path) -> None:
    store = Store(folder_of_0001)

    async def read() -> tuple[object, object, int]:
        return await store.load("game"), await store.load("other"), await store.open_games(OWNER, 0)

    game, other, open_games = asyncio.run(read())
    assert isinstance(game, Game)
    assert isinstance(other, Game)
    assert game.setup.start == a_setup().start
    assert (game.number, len(game.decisions), game.messages) == (3, 2, frozenset("abc"))
    assert (other.number, other.setup.computer_seat, other.resigned) == (4, 2, 1)
    assert open_games == 1
    store.close()


def test_play_goes_on_in_a_migrated_database(folder_of_0001: Path) -> None:
    store = Store(folder_of_0001)

    async def play() -> tuple[int, int]:
        await store.append("game", Event(4, "d", 20, "move", move="pass"), over=False)
        await store.create(a_solo_setup("solo"), new_session=False)
        await store.append("solo", Event(1, "m", 20, "move", move="pass"), over=False)
        await store.append("solo", Event(2, "t", 21, "card"), over=False)
        return (await store.load("game")).number, (await store.load("solo")).number

    assert asyncio.run(play()) == (4, 2)
    store.close()
    again = Store(folder_of_0001)
    assert asyncio.run(again.load("solo")).number == 2
    again.close()


def test_a_game_against_a_plain_player_stays_one(folder_of_0001: Path) -> None:
    store = Store(folder_of_0001)
    other = asyncio.run(store.load("other"))
    assert isinstance(other, Game)
    assert (other.setup.opponent, other.setup.level) == ("greedy", None)
    asyncio.run(store.create(replace(other.setup, id="new", opponent="computer", level=7), False))
    store.close()
    again = Store(folder_of_0001)
    new = asyncio.run(again.load("new"))
    assert isinstance(new, Game)
    assert (new.setup.opponent, new.setup.level) == ("computer", 7)
    again.close()


def test_a_migration_that_fails_changes_nothing(folder_of_0001: Path) -> None:
    """All migrations are one transaction."""
    file = folder_of_0001 / DATABASE_NAME

    def dump() -> list[str]:
        connection = sqlite3.connect(file)
        lines = list(connection.iterdump())
        connection.close()
        return lines

    before = dump()
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE solo_results (mine TEXT)")
    connection.close()
    with pytest.raises(StartError, match="table solo_results already exists"):
        Store(folder_of_0001)
    connection = sqlite3.connect(file)
    connection.execute("DROP TABLE solo_results")
    connection.close()
    assert dump() == before
