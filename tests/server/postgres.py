"""A real PostgreSQL for the tests: started in a temporary folder, by a user without rights."""

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

NOBODY = 65534
SETTINGS = (
    "listen_addresses=",
    "shared_buffers=16MB",
    "recovery_init_sync_method=syncfs",  # after a crash, else it opens each of a thousand files
)
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")
SECONDS_TO_START = 30.0


class Cluster:
    """A server on a socket in its own folder; `make_database` gives addresses of empty ones."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="quiltbee-"))
        self._programs = programs
        self._numbers = itertools.count()
        self._process: subprocess.Popen[bytes] | None = None
        # It refuses to run as root.
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            os.chown(self.folder, NOBODY, NOBODY)
        settings = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--username=quiltbee")
        self._run("initdb", "--pgdata", str(self.folder / "data"), "--no-sync", *settings)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        deadline = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            if self._process is None or self._process.poll() is not None:
                self._process = self._launch()  # again where a crashed one's memory is still held
            time.sleep(0.02)

    def _launch(self) -> subprocess.Popen[bytes]:
        settings = (f"unix_socket_directories={self.folder}", *SETTINGS)
        options = [word for setting in settings for word in ("-c", setting)]
        with (self.folder / "log").open("a") as log:
            return subprocess.Popen(
                [self._programs / "postgres", "-D", self.folder / "data", *options],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._who,
            )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT ends all connections in order, SIGQUIT at once, SIGKILL is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    def address(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://quiltbee@/{database}?host={self.folder}"

    def make_database(self) -> str:
        """The address of a new and empty database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def _answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self.address()).close()
            return True
        return False

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self._who)


def find_programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest where there are several."""
    on_the_path = shutil.which("postgres")
    if on_the_path:
        return Path(on_the_path).parent
    root = Path("/")
    found = [path for place in PLACES for path in root.glob(place[1:] + "/postgres")]
    return max(found, key=lambda path: path.parent.parent.name).parent if found else None


@contextlib.contextmanager
def running() -> Iterator[Cluster]:
    """A started server; skips the test where PostgreSQL is not installed."""
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (on Debian: apt-get install postgresql)")
    cluster = Cluster(programs)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


def sql(address: str, *statements: str) -> list[Any]:
    """Run statements behind the store's back; the rows of the last."""
    with psycopg.connect(address, autocommit=True) as connection:
        for statement in statements:
            cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []
