"""Two hundred people in unrated games against a level: what a computer's move costs the server.

    scripts/bench thinking

Each person passes whenever they may, once in ten seconds; the computer answers, thought up by the
server's engines or, as pages do it, submitted by the opponent. A submitted move is made up here at
once: what a page takes for it costs the server nothing.
"""

import json
import os
import select
import time
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles

from benchmarks.load.server import allow_many_files, running
from benchmarks.load.tables import Host
from benchmarks.load.websocket import WebSocket, client_frame
from quiltbee.games import Game, begin
from quiltbee.notation import format_move, parse_any_position, parse_move
from quiltbee.players import ENGINE
from quiltbee.rules import PASS, Move, Position, Seat

PEOPLE = 200
EVERY = 10.0
"""Seconds between two moves of a person."""

SECONDS = 40.0
LEVELS = (5, 10)


@dataclass(eq=False)
class Guest:
    """A person against a level, and how their game stands."""

    connection: WebSocket
    thinks: bool
    due: float
    game: Game[Position] | None = None
    number: int = 0
    asked: float = 0.0
    waits: list[float] = field(default_factory=list)
    answers: int = 0

    def hear(self) -> None:
        """Take what the server tells; submit the computer's move where this page thinks."""
        for text in self.connection.received():
            message = json.loads(text)
            if message["type"] == "game":
                self.game = begin(parse_any_position(message["start"]))
                self.number = message["number"]
            elif message["type"] == "event":
                self.number = message["number"]
                self._follow(parse_move(message["move"]))
            elif message["type"] == "error":
                raise ConnectionError(message)

    def _follow(self, move: Move) -> None:
        assert self.game is not None
        mover = self.game.decider
        self.game = self.game.after(self.game.move(move))
        self.answers += mover is Seat.SECOND
        if self.game.decider is Seat.FIRST:
            self.waits.append(time.perf_counter() - self.asked)
            self.asked = 0.0
        elif self.game.decider is Seat.SECOND and self.thinks:
            self._send(2)

    def move(self, now: float) -> None:
        """Make one's move, if it is one's turn."""
        if self.game is not None and self.game.decider is Seat.FIRST and not self.asked:
            self.asked = now
            self._send(None)

    def _send(self, player: int | None) -> None:
        assert self.game is not None
        position = self.game.positions[-1]
        move = PASS if position.is_legal(PASS) else position.legal_moves()[0]
        message = {"type": "move", "id": f"m{self.number}", "seen": self.number}
        message |= {"move": format_move(move)} | ({} if player is None else {"player": player})
        self.connection.send(client_frame(json.dumps(message).encode()))


def measure(level: int, *, thinks: bool) -> None:
    """Let everybody play for a while, and print what it cost."""
    draws = Random(1)
    with running(ENGINE) as server:
        host, query = Host(server.url), "&thinks=1" if thinks else ""
        guests: dict[int, Guest] = {}
        poll = select.epoll()
        for _ in range(PEOPLE):
            game, cookie = host.post("/api/games", opponent="computer", level=level)
            path = f"/api/games/{game['id']}/play"
            connection = WebSocket(server.url, path, cookie, query=query)
            connection.complete()
            guests[connection.fileno] = Guest(connection, thinks, draws.uniform(0, EVERY))
            poll.register(connection.fileno, select.EPOLLIN)
        began, before = time.perf_counter(), server.busy_seconds_of_all
        while (now := time.perf_counter()) < began + SECONDS:
            for guest in guests.values():
                if now >= began + guest.due:
                    guest.due += EVERY
                    guest.move(now)
            for fileno, _ in poll.poll(0.02):
                guests[fileno].hear()
        busy = server.busy_seconds_of_all - before
        for guest in guests.values():
            guest.connection.close()
    waits = [wait for guest in guests.values() for wait in guest.waits]
    waits += [now - guest.asked for guest in guests.values() if guest.asked]
    moves = sum(guest.answers for guest in guests.values())
    worst = quantiles(waits, n=100)[98]
    who = "pages think" if thinks else "server thinks"
    print(
        f"level {level}, {who:<14} {moves:>5} moves of the computer, "
        f"{1000 * busy / max(moves, 1):7.1f} ms of the server's processors each; "
        f"waits {1000 * median(waits):7.0f} ms, p99 {1000 * worst:7.0f} ms",
        flush=True,
    )


def main() -> None:
    """Measure both ways at each level."""
    allow_many_files()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {PEOPLE} people")
    for level in LEVELS:
        for thinks in (False, True):
            measure(level, thinks=thinks)


if __name__ == "__main__":
    main()
