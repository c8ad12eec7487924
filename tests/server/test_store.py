"""The store: what it promises of the disk, and what it says when the disk does not play along."""

import asyncio
import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from quiltbee.server import schema
from quiltbee.server.database import open_writer
from quiltbee.server.errors import StartError, StoreError, UnknownGameError
from quiltbee.server.folder import DATABASE_NAME, LOCK_NAME
from quiltbee.server.game import Event
from quiltbee.server.store import Store
from tests.server.support import OWNER, a_setup, pragma, tokens

NOBODY = 65534


def pass_event(number: int, message: str | None = None) -> Event:
    return Event(number, message or f"m{number}", 0, "move", move="pass")


def back_and_forth(number: int) -> Event:
    if number % 2:
        return Event(number, "m" * 50 + str(number), 0, "takeback", keep=3)
    return pass_event(number, "m" * 50 + str(number))


def fill(store: Store, events: int = 3) -> None:
    async def write() -> None:
        await store.create(a_setup(), new_session=True)
        for number in range(1, events + 1):
            await store.append("game", pass_event(number), over=False)

    asyncio.run(write())


def sql(file: Path, *statements: str) -> None:
    connection = sqlite3.connect(file)
    with connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def schema_of(file: Path) -> list[tuple[str, str]]:
    connection = sqlite3.connect(file)
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    found = [(name, "".join(str(made).split())) for name, made in connection.execute(query)]
    connection.close()
    return found


# What it promises


def test_the_pragmas_that_durability_rests_on(store: Store) -> None:
    with store._writing.connect() as writer:
        pragma = {
            name: writer.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "application_id")
        }
        tables = writer.exec_driver_sql("SELECT name, strict FROM pragma_table_list")
        strict = {row.name: row.strict for row in tables}
    assert pragma == {
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "application_id": schema.APPLICATION_ID,
    }
    assert {name: strict[name] for name in schema.metadata.tables} == {
        "sessions": 1,
        "games": 1,
        "events": 1,
        "solo_results": 1,
    }


def test_a_reader_cannot_write(store: Store) -> None:
    fill(store)
    with (
        store._reading.connect() as reader,
        pytest.raises(Exception, match="attempt to write a readonly database"),
    ):
        reader.execute(text("DELETE FROM events"))


def test_what_was_stored_is_there_after_a_restart(tmp_path: Path) -> None:
    setup = a_setup(opening=tuple(tokens("pass pass")), seed=None, names=("Å ☃", '"quoted"'))
    first = Store(tmp_path)

    async def write() -> None:
        await first.create(setup, new_session=True)
        await first.append("game", pass_event(1), over=False)
        await first.append("game", Event(2, "r", 5, "resign", player=2), over=True)
        await first.append("game", Event(3, "t", 6, "takeback", keep=2), over=False)

    asyncio.run(write())
    first.close()
    second = Store(tmp_path)
    game = asyncio.run(second.load("game"))
    second.close()
    assert game.setup == setup
    assert game.number == 3
    assert game.messages == {"m1", "r", "t"}
    assert len(game.decisions) == 2


def test_a_number_or_a_message_is_stored_once(store: Store) -> None:
    fill(store)
    with pytest.raises(StoreError, match=r"UNIQUE constraint failed: events\.game"):
        asyncio.run(store.append("game", pass_event(3, "other"), over=False))
    with pytest.raises(StoreError, match=r"UNIQUE constraint failed: events\.game"):
        asyncio.run(store.append("game", pass_event(4, "m3"), over=False))
    assert asyncio.run(store.load("game")).number == 3


@pytest.mark.parametrize(
    "event",
    [
        Event(1, "m", 0, "move"),
        Event(1, "m", 0, "takeback"),
        Event(1, "m", 0, "resign"),
        Event(1, "m", 0, "resign", move="pass", player=1),
        Event(0, "m", 0, "move", move="pass"),
    ],
)
def test_an_event_that_says_nothing_is_refused(store: Store, event: Event) -> None:
    fill(store, events=0)
    with pytest.raises(StoreError, match="CHECK constraint failed"):
        asyncio.run(store.append("game", event, over=False))


def test_an_event_of_no_game_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="FOREIGN KEY constraint failed"):
        asyncio.run(store.append("nowhere", pass_event(1), over=False))


def test_an_unknown_game(store: Store) -> None:
    with pytest.raises(UnknownGameError, match="There is no such game"):
        asyncio.run(store.load("nowhere"))


def test_one_bad_event_in_a_group_does_not_take_the_others_with_it(store: Store) -> None:
    fill(store)

    async def write() -> list[BaseException | None]:
        numbers = [4, 5, 3, 6, 7]
        return await asyncio.gather(
            *(store.append("game", pass_event(number), over=False) for number in numbers),
            return_exceptions=True,
        )

    outcomes = asyncio.run(write())
    assert [outcome is None for outcome in outcomes] == [True, True, False, True, True]
    assert asyncio.run(store.load("game")).number == 7


def test_many_writers_share_commits_and_lose_nothing(store: Store) -> None:
    games = [f"game{index}" for index in range(20)]

    async def play(game: str) -> None:
        for number in range(1, 26):
            await store.append(game, pass_event(number), over=False)

    async def write() -> None:
        for index, game in enumerate(games):
            await store.create(a_setup(game), new_session=index == 0)
        await asyncio.gather(*map(play, games))

    asyncio.run(write())
    for game in games:
        assert asyncio.run(store.load(game)).number == 25


def test_the_writer_outlives_work_that_fails(store: Store) -> None:
    def fail(_: Connection) -> None:
        raise ZeroDivisionError("a mistake of ours")

    with pytest.raises(ZeroDivisionError):
        asyncio.run(store.write(fail))
    fill(store)
    assert asyncio.run(store.load("game")).number == 3


def test_only_unfinished_games_of_the_browser_and_the_day_are_counted(store: Store) -> None:
    async def write() -> list[int]:
        await store.create(a_setup("old", created=10), new_session=True)
        await store.create(a_setup("new", created=30), new_session=False)
        await store.create(a_setup("over", created=30), new_session=False)
        await store.create(a_setup("other", created=30, owner="1" * 64), new_session=True)
        await store.append("over", Event(1, "r", 0, "resign", player=1), over=True)
        return [await store.open_games(OWNER, since) for since in (0, 20, 40)]

    assert asyncio.run(write()) == [2, 1, 0]


def test_sessions_are_known_by_their_hash(store: Store) -> None:
    fill(store)
    assert asyncio.run(store.has_session(OWNER))
    assert not asyncio.run(store.has_session("1" * 64))


# What can go wrong


def test_a_full_disk_refuses_the_move_and_keeps_what_was_there(store: Store) -> None:
    fill(store)
    pragma(store, f"max_page_count = {pragma(store, 'page_count')}")

    refused = 4

    async def write_until_full() -> None:
        nonlocal refused
        for refused in range(4, 10_000):
            await store.append("game", back_and_forth(refused), over=False)

    with pytest.raises(StoreError) as full:
        asyncio.run(write_until_full())
    assert str(full.value) == "The store can't be written just now: database or disk is full."
    assert asyncio.run(store.load("game")).number == refused - 1
    pragma(store, "max_page_count = 100000")
    asyncio.run(store.append("game", back_and_forth(refused), over=False))
    assert asyncio.run(store.load("game")).number == refused


def test_a_second_server_is_refused(store: Store) -> None:
    folder = store.file.parent
    with pytest.raises(StartError) as refusal:
        Store(folder)
    assert str(refusal.value) == (
        f"Another Quiltbee server (process {os.getpid()}) uses the data folder {folder}; "
        "stop it, or name another folder with --data or QUILTBEE_DATA."
    )
    fill(store)


def test_a_lock_goes_with_the_store(tmp_path: Path) -> None:
    Store(tmp_path).close()
    Store(tmp_path).close()
    assert (tmp_path / LOCK_NAME).exists()


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    with pytest.raises(StartError, match="can't be written: File exists; name another one"):
        Store(tmp_path / "data")
    assert (tmp_path / "data").read_text() == "mine"


@pytest.fixture
def unprivileged() -> Iterator[None]:
    """Root may write everywhere: be somebody else for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    yield
    os.seteuid(0)


def open_to_everybody(folder: Path) -> None:
    """Let others pass through a folder and all above it."""
    for place in (folder, *folder.parents):
        mode = place.stat().st_mode
        if mode & 0o005 != 0o005:
            place.chmod(mode | 0o055)


def test_a_folder_that_cannot_be_written(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    open_to_everybody(tmp_path)
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o555)
    request.getfixturevalue("unprivileged")
    with pytest.raises(StartError) as refusal:
        Store(locked)
    assert str(refusal.value) == (
        f"The data folder {locked} can't be written: Permission denied; "
        "name another one with --data or QUILTBEE_DATA."
    )


def test_a_database_that_cannot_be_written(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    open_to_everybody(tmp_path)
    folder = tmp_path / "data"
    Store(folder).close()
    folder.chmod(0o777)
    (folder / LOCK_NAME).chmod(0o666)
    (folder / DATABASE_NAME).chmod(0o444)
    request.getfixturevalue("unprivileged")
    with pytest.raises(StartError, match="can't be used: attempt to write a readonly database"):
        Store(folder)


def test_a_disk_that_is_full_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("quiltbee.server.folder.os.write", full)
    with pytest.raises(StartError, match="can't be written: No space left on device; name"):
        Store(tmp_path)
    monkeypatch.undo()
    Store(tmp_path).close()


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / DATABASE_NAME
    file.write_text("my diary, not yours\n" * 100)
    with pytest.raises(StartError, match="can't be used: file is not a database"):
        Store(tmp_path)
    assert file.read_text() == "my diary, not yours\n" * 100


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / DATABASE_NAME
    sql(file, "CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(StartError) as refusal:
        Store(tmp_path)
    assert str(refusal.value) == (
        f"The file {file} is not a database of Quiltbee; nothing was changed."
    )
    assert file.read_bytes() == before


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    file = tmp_path / DATABASE_NAME
    sql(file, "UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(StartError) as refusal:
        Store(tmp_path)
    assert str(refusal.value) == (
        f"The database {file} was written by a newer Quiltbee (revision 9999); "
        "install that version, or name another folder."
    )
    assert file.read_bytes() == before


def test_a_damaged_database_is_said_to_be_damaged(tmp_path: Path) -> None:
    store = Store(tmp_path)
    fill(store, events=200)
    store.close()
    file = tmp_path / DATABASE_NAME
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(content)
    with pytest.raises(StartError, match=r"can't be used: database disk image is malformed\."):
        Store(tmp_path)


def test_a_game_that_no_longer_adds_up_is_not_guessed_at(tmp_path: Path) -> None:
    store = Store(tmp_path)
    fill(store)
    store.close()
    sql(tmp_path / DATABASE_NAME, "DELETE FROM events WHERE number = 2")
    again = Store(tmp_path)
    with pytest.raises(StoreError, match="The stored game game is damaged: event 3 can't follow"):
        asyncio.run(again.load("game"))
    again.close()


def test_after_closing_nothing_is_accepted(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.close()
    with pytest.raises(StoreError, match="The server is stopping"):
        asyncio.run(store.append("game", pass_event(1), over=False))


# Migrations


def test_the_migrations_come_to_the_same_tables(tmp_path: Path) -> None:
    Store(tmp_path / "new").close()
    file = tmp_path / "migrated.sqlite3"
    engine = open_writer(file)
    with engine.begin() as connection:
        schema._migrate(connection, file, "base")
    engine.dispose()
    assert schema_of(file) == schema_of(tmp_path / "new" / DATABASE_NAME)


def test_an_older_database_is_migrated_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / DATABASE_NAME
    sql(
        file,
        f"PRAGMA application_id = {schema.APPLICATION_ID}",
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)",
        "INSERT INTO alembic_version VALUES ('base')",
    )
    store = Store(tmp_path)
    fill(store)
    assert asyncio.run(store.load("game")).number == 3
    store.close()
