"""The store in an SQLite file: what durability rests on, and what it says when the disk fails."""

import asyncio
import threading
from pathlib import Path
from typing import NoReturn

import pytest
from sqlalchemy import Connection, text

from quiltbee.games import Resigned
from quiltbee.rules import Seat
from quiltbee.server.errors import StartError, StoreError
from quiltbee.server.store import StoredGame
from quiltbee.server.store.schema import metadata
from quiltbee.server.store.sqlite import (
    APPLICATION_ID,
    DATABASE_NAME,
    HOLDER_NAME,
    LOCK_NAME,
    SqliteStore,
)
from tests.server.store.support import (
    against_the_automa,
    an_event,
    append,
    append_all,
    back_and_forth,
    fill,
    open_to_everybody,
    pragma,
    sql,
)


def insert(store: SqliteStore, table: str, row: dict[str, object]) -> None:
    """Write a row into a table, as the store would."""

    def work(connection: Connection) -> None:
        connection.execute(metadata.tables[table].insert(), row)

    asyncio.run(store.database.write(work))


# What durability rests on


def test_the_pragmas_of_the_connection_that_writes(store: SqliteStore) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys", "application_id")
    assert {name: pragma(store, name) for name in names} == {
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "application_id": APPLICATION_ID,
    }


def test_all_tables_are_strict(store: SqliteStore) -> None:
    with store.database._writing.connect() as writer:
        found = writer.exec_driver_sql("SELECT name, strict FROM pragma_table_list").all()
    strict = {row.name: row.strict for row in found}
    assert {strict[name] for name in metadata.tables} == {1}


@pytest.mark.parametrize("columns", [{"number": 0}, {"over": 2}, {"turn": 3}])
def test_a_row_that_is_no_event_is_refused(store: SqliteStore, columns: dict[str, object]) -> None:
    fill(store, events=0)
    row = {"game": "game", "number": 1, "message": "m", "at": 0, "lost": 0, "lag": 0, "turn": 1}
    row |= {"kind": "move", "event": '{"kind":"move","move":"pass"}', "over": 0, **columns}
    with pytest.raises(StoreError, match="CHECK constraint failed: ck_events_"):
        insert(store, "events", row)


@pytest.mark.parametrize(
    "columns",
    [
        {"person": "ann", "player": "greedy"},
        {"person": "ann", "level": 3},
        {"person": "ann", "open": 1},
        {"invited": "ann"},
    ],
)
def test_a_seat_is_held_by_a_person_or_a_player_or_open(
    store: SqliteStore, columns: dict[str, object]
) -> None:
    fill(store, events=0)
    sql(store.file.parent, "DELETE FROM seats WHERE seat = 2")
    row: dict[str, object] = {"game": "game", "seat": 2, "taken": 0, "name": "", "open": 0}
    row["bot"] = 0
    with pytest.raises(StoreError, match="CHECK constraint failed: ck_seats_holder"):
        insert(store, "seats", row | columns)


def test_a_result_and_its_event_are_stored_together_or_not_at_all(store: SqliteStore) -> None:
    """Another result is in the way of this one: then the event is not stored either."""
    fill(store)
    setup = against_the_automa("solo")
    asyncio.run(store.games.create(setup))
    row = {"game": "solo", "deck": "normal", "level": 1, "won": 0, "practice": 0}
    insert(store, "solo_results", row)
    resignation = an_event(1, Resigned(Seat.FIRST))
    with pytest.raises(StoreError, match="UNIQUE constraint failed: solo_results"):
        asyncio.run(append(store.games, StoredGame.fold(setup), resignation))
    assert asyncio.run(store.games.load("solo")).number == 0


def test_the_writer_outlives_work_that_fails(store: SqliteStore) -> None:
    def fail(_: Connection) -> NoReturn:
        raise ZeroDivisionError("a mistake of ours")

    with pytest.raises(ZeroDivisionError):
        asyncio.run(store.database.write(fail))
    stored = fill(store)
    assert asyncio.run(store.games.load("game")) == stored


# What can go wrong


def test_a_full_disk_refuses_the_move_and_keeps_what_was_there(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    begun = fill(store)
    pragma(store, f"max_page_count = {pragma(store, 'page_count')}")
    last = begun

    async def write_until_full() -> None:
        nonlocal last
        for number in range(begun.number + 1, 10_000):
            last = await append(store.games, last, back_and_forth(number))

    with pytest.raises(StoreError) as full:
        asyncio.run(write_until_full())
    sentence = "The store can't be written just now: database or disk is full"
    assert str(full.value) == f"{sentence}."
    assert "full" not in full.value.public, "only whoever runs the server is told"
    assert caplog.messages == [sentence]
    assert asyncio.run(store.games.load("game")) == last
    pragma(store, "max_page_count = 100000")
    refused = back_and_forth(last.number + 1)
    later = asyncio.run(append_all(store, last, [refused]))
    assert asyncio.run(store.games.load("game")) == later


@pytest.mark.parametrize("is_heavy", [False, True])
def test_closing_waits_for_what_is_read_for_somebody_who_left(
    tmp_path: Path, is_heavy: bool
) -> None:
    """Its connection would stay open otherwise."""
    store = SqliteStore(tmp_path)
    begun, going_on, ended = threading.Event(), threading.Event(), threading.Event()

    def ask(connection: Connection) -> None:
        begun.set()
        assert going_on.wait(60)
        connection.execute(text("SELECT count(*) FROM games"))
        ended.set()

    async def leave() -> None:
        asking = asyncio.create_task(store.database.read(ask, is_heavy=is_heavy))
        assert await asyncio.to_thread(begun.wait, 60)
        asking.cancel()

    asyncio.run(leave())
    threading.Timer(0.05, going_on.set).start()
    store.close()
    assert ended.is_set()


def test_a_store_that_cannot_be_read_says_so(store: SqliteStore) -> None:
    stored = fill(store)
    gone = store.file.with_suffix(".gone")
    store.database._reading.dispose()
    store.file.rename(gone)
    with pytest.raises(StoreError, match="can't be read just now: unable to open database file"):
        asyncio.run(store.games.load("game"))
    gone.rename(store.file)
    assert asyncio.run(store.games.load("game")) == stored


def test_a_database_that_cannot_be_written(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    open_to_everybody(tmp_path)
    folder = tmp_path / "data"
    SqliteStore(folder).close()
    folder.chmod(0o777)
    for name in (LOCK_NAME, HOLDER_NAME):
        (folder / name).chmod(0o666)
    (folder / DATABASE_NAME).chmod(0o444)
    request.getfixturevalue("unprivileged")
    with pytest.raises(StartError, match="can't be used: attempt to write a readonly database"):
        SqliteStore(folder)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / DATABASE_NAME
    file.write_text("my diary, not yours\n" * 100)
    with pytest.raises(StartError, match="can't be used: file is not a database"):
        SqliteStore(tmp_path)
    assert file.read_text() == "my diary, not yours\n" * 100


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / DATABASE_NAME
    sql(tmp_path, "CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(StartError) as refusal:
        SqliteStore(tmp_path)
    assert str(refusal.value) == (
        f"The file {file} is not a database of Quiltbee; nothing was changed."
    )
    assert file.read_bytes() == before


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    file = tmp_path / DATABASE_NAME
    sql(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(StartError) as refusal:
        SqliteStore(tmp_path)
    assert str(refusal.value) == (
        f"The database {file} was written by a newer Quiltbee (revision 9999); "
        "install that version."
    )
    assert file.read_bytes() == before


def test_a_damaged_database_is_said_to_be_damaged(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    fill(store, events=200)
    store.close()
    file = tmp_path / DATABASE_NAME
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(content)
    with pytest.raises(StartError, match=r"can't be used: database disk image is malformed\."):
        SqliteStore(tmp_path)


def test_a_game_that_no_longer_adds_up_is_not_guessed_at(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    fill(store)
    store.close()
    sql(tmp_path, "DELETE FROM events WHERE number = 2")
    again = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="The stored game game is damaged: event 3 can't follow"):
        asyncio.run(again.games.load("game"))
    again.close()
