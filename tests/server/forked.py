"""Servers as processes that begin as copies of one that has imported everything.

What is killed and started over and over costs a tenth of a second so, instead of one.
"""

import contextlib
import multiprocessing
import os
import re
import signal
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path

import httpx

from quiltbee.server.run import run
from quiltbee.server.settings import Limits
from tests.server.process import PATIENCE

_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload([__name__, "quiltbee.server.features"])


class ForkedServer:
    """A running server without limits on the rate of messages; `url` is where it listens."""

    def __init__(self, folder: Path, address: str | None = None) -> None:
        options = {"port": "0", "data": str(folder), "database": address, "player": "greedy"}
        said, saying = _PROCESSES.Pipe(duplex=False)
        self._process = _PROCESSES.Process(target=_serve, args=(saying, options))
        self._process.start()
        saying.close()
        with said, open(said.fileno(), closefd=False) as lines:
            found = re.search(r"http://[^ ]*/", lines.readline())
        assert found, "it ended without a word"
        self.url = found[0]

    @property
    def is_running(self) -> bool:
        """Whether it has not been stopped."""
        return self._process.is_alive()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send a signal and wait until it has ended."""
        if self.is_running:
            with contextlib.suppress(ProcessLookupError):
                self.send_signal(how)
            self._process.join()

    def send_signal(self, how: signal.Signals) -> None:
        """Send a signal, and wait for nothing."""
        assert self._process.pid is not None
        os.kill(self._process.pid, how)

    def client(self) -> httpx.Client:
        """A browser without cookies."""
        return httpx.Client(base_url=self.url, verify=False, timeout=PATIENCE)


def _serve(saying: Connection, options: Mapping[str, object]) -> None:
    """What the process does; what it says on standard output goes to who started it."""
    os.dup2(saying.fileno(), sys.stdout.fileno())
    sys.exit(run(options, open_browser=False, limits=Limits.for_load()))
