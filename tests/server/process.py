"""The server as it is really run: a process that is spoken to over loopback."""

import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

COMMAND = [
    sys.executable,
    "-c",
    "import sys, pathlib; from quiltbee.server import serve;"
    "sys.exit(serve('127.0.0.1', int(sys.argv[1]), pathlib.Path(sys.argv[2])))",
]

PLAIN = {"QUILTBEE_PLAYER": "greedy"}
"""For a server whose player has nothing to compile."""


PATIENCE = 60.0
"""Seconds that an answer may take: a machine can be very busy."""

OWN_PORTS = range(20_000, 32_768)
"""Below those that Linux gives to whoever asks for any: a port of these is still free later."""


def wait_for(question: Callable[[], bool]) -> None:
    """Wait until a question is answered with yes."""
    deadline = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < deadline
        time.sleep(0.02)


class ServerProcess:
    """A running server; `url` is where it said that it listens."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        command: list[str] = COMMAND,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.process = subprocess.Popen(
            [*command, str(port), str(folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **PLAIN, **(environment or {})},
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        match = re.search(r"http://[^ ]*/", self.line)
        self.url = match[0] if match else ""

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Send a signal and wait; the exit status and what it said on standard error."""
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints

    def client(self) -> httpx.Client:
        """A browser without cookies."""
        return httpx.Client(base_url=self.url, verify=False, timeout=PATIENCE)

    @property
    def children(self) -> list[int]:
        """The processes that the server has started."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        children: list[int] = []
        for task in tasks.iterdir():
            # A thread may end between being listed and being read.
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                children += map(int, (task / "children").read_text().split())
        return children


def free_port() -> int:
    """A port for a server that has to know its own beforehand, or comes back to it."""
    for port in random.sample(OWN_PORTS, 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


@contextlib.contextmanager
def serving(
    folder: Path,
    port: int = 0,
    command: list[str] = COMMAND,
    environment: dict[str, str] | None = None,
) -> Iterator[ServerProcess]:
    """A server process that is ended in any case; `environment` is beside what there is."""
    server = ServerProcess(folder, port, command, environment)
    try:
        yield server
    finally:
        server.stop(signal.SIGKILL)


def is_running(pid: int) -> bool:
    """Whether a process lives; one that has ended but was not waited for does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"


def follow_until_a_move(url: str, game: str, cookies: str) -> None:
    """Follow a table, at which the computer moves while somebody does, until it has."""
    address = f"{url.replace('http', 'ws', 1).rstrip('/')}/api/games/{game}/play?version=2"
    headers, origin = {"Cookie": cookies}, Origin(url.rstrip("/"))
    with connect(address, additional_headers=headers, origin=origin, proxy=None) as page:
        while json.loads(page.recv(timeout=PATIENCE)).get("number", 0) < 1:
            pass
