"""`quiltbee admin` on a server that runs, on one that was killed, and on none."""

import json
import signal
import socket
import sqlite3
import stat
import subprocess
import threading
from pathlib import Path

import pytest

from quiltbee.cli import main
from quiltbee.server.admin.listener import ADDRESS_NAME
from quiltbee.server.console import split_password
from quiltbee.server.store.copies import PART
from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.sqlite import DATABASE_NAME, SqliteStore
from tests.server.postgres import Cluster, find_programs, sql
from tests.server.process import ServerProcess, serving
from tests.server.store.support import fill
from tests.server.support import create

Output = pytest.CaptureFixture[str]


def admin(folder: Path, *words: str) -> int:
    return main(["admin", *words, "--data", str(folder)])


def games_in(file: Path) -> int:
    database = sqlite3.connect(file)
    try:
        return int(database.execute("SELECT count(*) FROM games").fetchone()[0])
    finally:
        database.close()


def people_in(file: Path) -> list[str]:
    database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return [row[0] for row in database.execute("SELECT id FROM people")]
    finally:
        database.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one game, which no server uses."""
    data = tmp_path / "data"
    store = SqliteStore(data)
    fill(store)
    store.close()
    return data


def parts_in(*folders: Path) -> list[Path]:
    return [file for folder in folders for file in folder.iterdir() if file.name.endswith(PART)]


def report(server: ServerProcess, **wish: str) -> str:
    with server.client() as browser:
        game = create(browser)
        told = {"game": game, "reason": "name", "text": "A name\x1b[31m in red.", **wish}
        response = browser.post("/api/reports", json=told)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])


@pytest.mark.slow
def test_while_a_server_runs(tmp_path: Path, capsys: Output) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite3"
    with serving(data) as server:
        address = data / ADDRESS_NAME
        assert stat.S_IMODE(address.stat().st_mode) == 0o600
        made = report(server)
        assert admin(data, "backup", str(backup)) == 0
        assert games_in(backup) == 1
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
        with server.client() as browser:
            create(browser)
        assert admin(data, "backup", str(backup), "--force") == 0
        assert games_in(backup) == 2
        assert parts_in(data, tmp_path) == []

        capsys.readouterr()
        assert admin(data, "statistics", "--json") == 0
        found = json.loads(capsys.readouterr().out)
        assert found["people"] == 2
        assert found["tables"] == {"duel": {"open": 2}}
        assert found["open_reports"] == 1
        assert found["bytes"]["database"] > 0

        assert admin(data, "reports", "list") == 0
        line = capsys.readouterr().out
        assert made in line
        assert "name: game" in line
        assert "\x1b" not in line
        assert admin(data, "reports", "close", made) == 0
        assert admin(data, "reports", "close", made) == 1
        assert f"There is no open report '{made}'." in capsys.readouterr().err
        assert admin(data, "reports", "list") == 0
        assert capsys.readouterr().out == "There is no open report.\n"
        assert admin(data, "reports", "list", "--all") == 0
        assert "(closed)" in capsys.readouterr().out

        person = people_in(data / DATABASE_NAME)[0]
        assert admin(data, "people", "remove", person) == 0
        assert person not in people_in(data / DATABASE_NAME)
        assert admin(data, "people", "remove", person) == 1
        assert "There is no such person." in capsys.readouterr().err
        status, _ = server.stop()
        assert status == 0
        assert not address.exists()


@pytest.mark.slow
def test_nobody_without_the_token_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path):
        address = json.loads((tmp_path / ADDRESS_NAME).read_text("ascii"))
        for asked in (
            b'{"token": "guess", "action": "statistics"}\n',
            b'{"action": "statistics"}\n',
            b"POST / HTTP/1.1\r\n\r\n",
            b"[]\n",
            b"x" * 100_000 + b"\n",
        ):
            with socket.create_connection(("127.0.0.1", address["port"]), timeout=60) as connection:
                try:
                    connection.sendall(asked)
                    assert connection.recv(100) == b""
                except ConnectionResetError:
                    assert len(asked) > 64 * 1024


@pytest.mark.slow
def test_after_a_server_was_killed(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite3"
    with serving(data) as server:
        with server.client() as browser:
            create(browser)
        server.stop(signal.SIGKILL)
    assert (data / ADDRESS_NAME).exists(), "it was left"
    assert (data / f"{DATABASE_NAME}-wal").exists()
    assert admin(data, "backup", str(backup)) == 0
    assert games_in(backup) == 1


def hang_up_on_one(listening: socket.socket) -> None:
    caller, _ = listening.accept()
    caller.close()


def test_where_another_program_has_the_port_of_a_server_that_was_killed(
    folder: Path, capsys: Output
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = {"port": other.getsockname()[1], "token": "old"}
        (folder / ADDRESS_NAME).write_text(json.dumps(address))
        hanging_up = threading.Thread(target=hang_up_on_one, args=(other,))
        hanging_up.start()
        assert admin(folder, "statistics") == 0
        hanging_up.join()
    assert "people" in capsys.readouterr().out


def test_a_backup_is_restored(folder: Path, tmp_path: Path, capsys: Output) -> None:
    backup, other = tmp_path / "backup.sqlite3", tmp_path / "deep" / "other"
    assert admin(folder, "backup", str(backup)) == 0
    assert admin(other, "restore", str(backup)) == 0
    assert games_in(other / DATABASE_NAME) == 1
    SqliteStore(other).close()
    assert admin(other, "restore", str(backup)) == 1
    assert capsys.readouterr().err == (
        f"quiltbee: The data folder {other} has a database; name an empty one with --data.\n"
    )


def test_what_is_no_backup_is_not_restored(folder: Path, tmp_path: Path, capsys: Output) -> None:
    text, foreign, newer = (tmp_path / name for name in ("text", "foreign", "newer"))
    text.write_text("no database")
    database = sqlite3.connect(foreign)
    database.execute("CREATE TABLE alembic_version (version_num)")
    database.close()
    assert admin(folder, "backup", str(newer)) == 0
    with sqlite3.connect(newer) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    damaged = tmp_path / "damaged"
    content = bytearray((folder / DATABASE_NAME).read_bytes())
    content[2 * 4096 : 4 * 4096] = bytes(2 * 4096)
    damaged.write_bytes(content)
    capsys.readouterr()
    for file, sentence in (
        (tmp_path / "none", "There is no file"),
        (text, "is not a backup of Quiltbee"),
        (foreign, "is not a backup of Quiltbee"),
        (newer, "was written by a newer Quiltbee (revision 9999)"),
        (damaged, "damaged"),
    ):
        assert admin(tmp_path / "new", "restore", str(file)) == 1
        complaint = capsys.readouterr().err
        assert sentence in complaint
        assert len(complaint.splitlines()) == 1
    assert not (tmp_path / "new" / DATABASE_NAME).exists()


def test_a_backup_overwrites_nothing_and_is_never_half_there(
    folder: Path, tmp_path: Path, capsys: Output
) -> None:
    mine = tmp_path / "mine"
    mine.write_text("precious")
    assert admin(folder, "backup", str(mine)) == 1
    assert mine.read_text() == "precious"
    assert admin(folder, "backup", str(tmp_path)) == 1
    assert admin(folder, "backup", str(tmp_path / "no" / "folder")) == 1
    assert capsys.readouterr().err == (
        f"quiltbee: The file {mine} exists; name another one, or use --force.\n"
        f"quiltbee: {tmp_path} is a folder; name a file.\n"
        f"quiltbee: Can't write the file {tmp_path / 'no' / 'folder'}: "
        "No such file or directory.\n"
    )
    assert parts_in(folder, tmp_path) == []


def test_without_a_server_the_store_is_opened(folder: Path, capsys: Output) -> None:
    assert admin(folder, "statistics") == 0
    assert "tables: duel: open" in capsys.readouterr().out
    store = SqliteStore(folder)
    try:
        assert admin(folder, "statistics") == 1
        assert "Another Quiltbee server" in capsys.readouterr().err
    finally:
        store.close()


def test_a_folder_without_a_database(tmp_path: Path, capsys: Output) -> None:
    for words in (("backup", str(tmp_path / "out")), ("statistics",)):
        assert admin(tmp_path / "none", *words) == 1
        assert "There is no database of Quiltbee in" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_a_password_does_not_go_by_the_command_line() -> None:
    url, password = split_password("postgresql+psycopg://bee:h%40ney@db.example:5433/quilts?a=b")
    assert url == "postgresql://bee@db.example:5433/quilts?a=b"
    assert password == "h@ney"


@pytest.mark.slow
def test_a_postgresql_database_is_dumped_and_restored(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    found = find_programs()
    assert found is not None
    programs = (found / "postgres").resolve().parent
    if not (programs / "pg_dump").exists():
        pytest.skip("pg_dump is not installed")
    monkeypatch.setenv("PATH", str(programs), prepend=":")
    database, another, backup = cluster.make_database(), cluster.make_database(), tmp_path / "dump"
    store = PostgresStore(database)
    fill(store)  # it goes on while the backup is made
    words = ["admin", "backup", str(backup), "--database", database]
    assert main(words) == 0
    assert "is written" in capsys.readouterr().out
    assert main(words) == 1
    assert "use --force" in capsys.readouterr().err
    store.close()
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert parts_in(tmp_path) == []
    subprocess.run([programs / "pg_restore", f"--dbname={another}", backup], check=True)
    PostgresStore(another).close()
    assert sql(another, "SELECT id FROM games") == [("game",)]

    assert main(["admin", "restore", str(backup), "--database", another]) == 1
    assert "pg_restore" in capsys.readouterr().err
    assert main([*words[:3], "--force", "--database", cluster.address("none")]) == 1
    complaint = capsys.readouterr().err
    assert complaint.startswith("quiltbee: pg_dump failed: ")
    assert len(complaint.splitlines()) == 1
