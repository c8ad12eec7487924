"""A conversation with the loop in this process, line by line, without sleeping."""

import contextlib
import threading
from types import TracebackType
from typing import Self

from quiltbee.players import (
    Decision,
    Info,
    Limits,
    Option,
    OptionError,
    Report,
    Stop,
    Thinker,
    Value,
)
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.protocol.client import Connection, Deadline
from quiltbee.protocol.errors import EngineDiedError
from quiltbee.protocol.transport import in_process
from quiltbee.rules import Position

PATIENCE_S = 120.0


class Slow(SimplePlayer):
    """A player that reports at once and answers the last legal move when stopped or `released`."""

    name = "Slow"
    author = "the tests"
    options = (Option("Level", 10, 1, 10),)

    def __init__(self) -> None:
        super().__init__()
        self.released = threading.Event()
        self.limits: list[Limits] = []
        self.games = 0
        self.level = 10

    def set_option(self, name: str, value: int) -> None:
        if name != "Level":
            raise OptionError("there is only Level")
        self.level = value

    def new_game(self) -> None:
        self.games += 1

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        self.limits.append(limits)
        move = position.legal_moves()[-1]
        line = Info(1, len(self.limits), value=Value(0.5, -0.3), pv=(move,))
        report((line,))
        while not stop.is_set() and not self.released.is_set():
            stop.wait(0.01)
        return Decision(move, (line,))


class Hasty(Slow):
    """A thinker that answers the first legal move at once and says no more."""

    name = "Hasty"

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        self.limits.append(limits)
        move = position.legal_moves()[0]
        return Decision(move, (Info(pv=(move,)),))


class Conversation:
    """A loop that runs in a thread; what is left unread at the end is an error."""

    def __init__(self, thinker: Thinker) -> None:
        self._transport = in_process(thinker)
        self._lines = Connection(self._transport)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is None:
            self.end()

    def say(self, *lines: str) -> None:
        """Send lines, all at once."""
        self.send("".join(f"{line}\n" for line in lines).encode())

    def send(self, data: bytes) -> None:
        self._transport.send(data)

    def hear(self) -> str:
        """The next line; fails if none comes."""
        return self._lines.receive(Deadline(PATIENCE_S), "line")

    def ask(self, line: str) -> str:
        """Send a line, and hear the next one."""
        self.say(line)
        return self.hear()

    def wait(self) -> list[str]:
        """Wait for the loop to end by itself, and hear what is left; raises what it raised."""
        self._transport.wait(PATIENCE_S)
        rest = []
        with contextlib.suppress(EngineDiedError):
            while True:
                rest.append(self.hear())
        return rest

    def end(self) -> None:
        """Close the input; nothing more may be said."""
        self.send(b"")
        assert self.wait() == []
