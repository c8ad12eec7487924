"""An engine process of `quiltbee engine`, spoken to line by line."""

import os
import re
import subprocess
import sys
from typing import Self

_MEASURED = re.compile(r"\bnps \d+ time \d+")


def _nodes_of(line: str) -> str:
    """The nodes in a report; nothing in any other line."""
    return line.partition(" nodes ")[2].partition(" ")[0]


class Engine:
    """A process of the engine protocol; leave the `with` to end it."""

    def __init__(self, player: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "quiltbee", "engine", "--player", player],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def say(self, line: str) -> None:
        """Send one line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def hear(self) -> str:
        """The next line, without the figures that the machine's speed decides."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.endswith("\n"), "the engine ended"
        return _MEASURED.sub("nps N time N", line[:-1])

    def ask(self, line: str) -> list[str]:
        """All that is answered to one line: it asks for `isready` after it where that is needed.

        Of a search it is the last report alone: there are others where it takes a second.
        """
        self.say(line)
        word, last = line.split()[:1], ""
        heard = []
        if word == ["go"]:
            while not last.startswith(("bestmove", "error")):
                heard.append(last := self.hear())
            nodes = {_nodes_of(line) for line in heard[-2:]}
            heard = [line for line in heard if _nodes_of(line) in nodes]
        else:
            self.say("isready")
            while (last := self.hear()) != "readyok":
                heard.append(last)
        return heard

    def wait(self) -> int:
        """The exit status after `quit`."""
        return self._process.wait(timeout=60)
