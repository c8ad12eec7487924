"""The real server as a process of its own, on a free port and in a folder of its own."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from tests.server.process import PATIENCE, free_port

ROOT = Path(__file__).parents[2]
LISTENING = re.compile(r"Quiltbee is at (http://\S+:(\d+)/)")


class Server:
    """A server that can be ended and started again on the same port and data.

    `player` is whose levels are played against: one that has nothing to compile. `code` is the
    folder in which the package is.
    """

    def __init__(self, data: Path, player: str = "greedy", code: Path = ROOT) -> None:
        self.data = data
        self.code = code
        self.player = player
        self.url = ""
        self.port = free_port()
        self.spawned = 0.0
        """When the process was started, on the clock of `time.perf_counter`."""
        self.listening = 0.0
        """When it said where it is, on the same clock."""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until it says where it listens."""
        command = [sys.executable, "-m", "quiltbee", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        self.spawned = time.perf_counter()
        environment = {**os.environ, "QUILTBEE_PLAYER": self.player}
        self._process = subprocess.Popen(
            command, cwd=self.code, stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.listening = time.perf_counter()
        found = LISTENING.match(line)
        if found is None:
            self.kill()
            raise RuntimeError(f"the server did not say where it is, but {line!r}")
        self.url, self.port = found[1], int(found[2])

    def stop(self) -> int:
        """End it in order, and give its exit status."""
        assert self._process is not None
        self._process.terminate()
        return self._end(self._process)

    def kill(self) -> None:
        """End it at once, as a power cut would (`kill -9`)."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._end(self._process)

    def _end(self, process: subprocess.Popen[str]) -> int:
        status = process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
        return status
