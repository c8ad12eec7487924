"""The server that is measured, as a process of its own without limits on rates and connections.

It lets two engines think at once, however few processors there are.
"""

import contextlib
import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_COMMAND = """
import sys
from quiltbee.server.http import run
from quiltbee.server.settings import Limits
run.most_engines = lambda: 2
limits = Limits.for_load(open_games=10**6, idle_tables=10**6)
options = {"port": 0, "data": sys.argv[1]}
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
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def running(player: str = "greedy") -> Iterator[Server]:
    """A server on a new folder; `player` chooses for the computer."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", _COMMAND, folder],
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
            process.wait(30)


def allow_many_files() -> None:
    """Raise the soft limit on open files, for this process and the servers that it starts."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65536 if hard == resource.RLIM_INFINITY else min(65536, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
