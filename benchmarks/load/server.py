"""The server that is measured, as a process of its own, mostly without limits on rates.

It lets two engines think at once, however few processors there are.
"""

import contextlib
import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from quiltbee.server.features import open_store
from quiltbee.server.store.store import Store

Prepare = Callable[[Store], None]
"""Writes into a store before a server is started on it."""

_COMMAND = """
import sys
from quiltbee.server import run
from quiltbee.server.settings import Limits
run.most_engines = lambda: 2
plenty = Limits.for_load(open_games=10**6, idle_tables=10**6)
limits = Limits() if sys.argv[1] == "besieged" else plenty
options = {"port": 0, "data": sys.argv[2], **dict(zip(["database"], sys.argv[3:]))}
sys.exit(run.run(options, open_browser=False, limits=limits))
"""


@dataclass(frozen=True)
class Server:
    """A running server; `process` is its number."""

    url: str
    process: int

    @property
    def megabytes(self) -> float:
        """What it holds in memory, without what its engines hold."""
        status = Path(f"/proc/{self.process}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    @property
    def busy_seconds(self) -> float:
        """The processor's time that it has taken so far, all threads together."""
        return _busy_seconds(self.process)

    @property
    def busy_seconds_of_all(self) -> float:
        """The same with the processes that it has started: engines, and those that draw."""
        status = (int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit())
        parents = {process: _parent(process) for process in status}
        family, grown = {self.process}, 0
        while len(family) > grown:
            grown = len(family)
            family |= {process for process, parent in parents.items() if parent in family}
        return sum(map(_busy_seconds, family))


def _busy_seconds(process: int) -> float:
    fields = _stat(process)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _parent(process: int) -> int:
    return int(_stat(process)[1])


def _stat(process: int) -> list[str]:
    """The fields after the name; zeros for a process that has gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ["0"] * 20


@contextlib.contextmanager
def running(
    player: str = "greedy",
    database: str | None = None,
    prepare: Prepare | None = None,
    *,
    is_besieged: bool = False,
) -> Iterator[Server]:
    """A server on a new folder; `player` chooses for the computer.

    `database` is the address of a PostgreSQL database in place of the file in the folder. One that
    `is_besieged` has its usual limits.
    """
    with tempfile.TemporaryDirectory() as folder:
        if prepare is not None:
            store = open_store(Path(folder), database)
            prepare(store)
            store.close()
        mode = "besieged" if is_besieged else "plenty"
        process = subprocess.Popen(
            [sys.executable, "-c", _COMMAND, mode, folder, *([database] if database else [])],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "QUILTBEE_PLAYER": player},
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            url = next(word for word in line.split() if word.startswith("http://"))
            yield Server(url, process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)


@contextlib.contextmanager
def two_running(player: str = "greedy", prepare: Prepare | None = None) -> Iterator[list[Server]]:
    """Two servers on one new PostgreSQL, which writes through to the disk."""
    from tests.server import postgres

    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres.running()).make_database()
        first = stack.enter_context(running(player, database, prepare))
        yield [first, stack.enter_context(running(player, database))]


def allow_many_files() -> None:
    """Raise the soft limit on open files, for this process and the servers that it starts."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65536 if hard == resource.RLIM_INFINITY else min(65536, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
