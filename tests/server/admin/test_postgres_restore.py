"""The commands of the docs for PostgreSQL, and an upgrade of what they restore."""

import subprocess
from pathlib import Path

import psycopg
import pytest

from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.schema import HEAD
from tests.server.admin.test_admin import Output, admin
from tests.server.postgres import Cluster, find_programs, sql
from tests.server.store.support import fill
from tests.server.store.test_upgrade import as_of

DOCS = Path(__file__).parents[3] / "docs" / "how-to"
TEXT = "".join((DOCS / f"{page}.md").read_text("utf-8") for page in ("backups", "scale"))

pytestmark = pytest.mark.slow


def documented(program: str, last: str) -> list[str]:
    """The words of a command of the docs, by its program and its last word."""
    lines = [line.split() for line in TEXT.splitlines() if line[:4] == "    "]
    (found,) = [words for words in lines if words[:1] == [program] and words[-1] == last]
    return found


def test_a_restored_database_is_upgraded_by_the_user_of_the_server(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    programs = ((find_programs() or Path()) / "postgres").resolve().parent
    if not (programs / "pg_restore").exists():
        pytest.skip("PostgreSQL's programs are not installed")
    monkeypatch.setenv("PATH", str(programs), prepend=":")
    backup = tmp_path / "quilts.dump"

    def run(program: str, last: str) -> None:
        here = {
            "--host=db.example": f"--host={cluster.folder}",
            "--username=postgres": "--username=quiltbee",  # who made this cluster
            "--pwprompt": "--no-password",
            "quilts.dump": str(backup),
        }
        words = [here.get(word, word) for word in documented(program, last)]
        subprocess.run(words, check=True, capture_output=True, timeout=60)

    def address(database: str) -> str:
        return f"postgresql://bee@/{database}?host={cluster.folder}"

    run("createuser", "bee")
    run("createdb", "quilts")
    store = PostgresStore(address("quilts"))
    fill(store)
    store.close()
    sql(address("quilts"), *as_of("0012", on_sqlite=False))
    monkeypatch.setenv("QUILTBEE_DATABASE", address("quilts"))
    assert admin(tmp_path, "backup", str(backup)) == 0
    run("createdb", "quilts-new")
    run("pg_restore", "quilts.dump")
    store = PostgresStore(address("quilts-new"))
    store.close()
    with psycopg.connect(address("quilts-new")) as connection:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ()
        (games,) = connection.execute("SELECT count(*) FROM games").fetchone() or ()
        owners = connection.execute(
            "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'"
        ).fetchall()
    assert (revision, games, owners) == (HEAD, 1, [("bee",)])
