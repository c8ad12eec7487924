"""Clients that play many duels at once in one process, and measure how soon they are told."""

import re
import select
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

from benchmarks.load.tables import OpenTable
from benchmarks.load.websocket import WebSocket, client_frame
from quiltbee.rules import Seat

_EVENT = re.compile(rb'\{"type":"event","number":(\d+),.*"acknowledges":"')
_NOTE = b'{"type":"note"'
BATCH = 100
"""How many handshakes are under way at once: fewer than a socket lets wait to be accepted."""


def connect_all(places: Iterable[tuple[str, str, str]]) -> list[WebSocket]:
    """Connections to places: the server's address, a path and a cookie; in their order."""
    found: list[WebSocket] = []
    waiting: list[WebSocket] = []
    for url, path, cookie in places:
        waiting.append(WebSocket(url, path, cookie))
        if len(waiting) == BATCH:
            found += _completed(waiting)
            waiting = []
    return found + _completed(waiting)


def _completed(sockets: list[WebSocket]) -> list[WebSocket]:
    for connection in sockets:
        connection.complete()
    return sockets


@dataclass(slots=True)
class Match:
    """One duel in progress: who sits there, how far it is, and when its last move was made.

    `before` is how many events there were before its first move. `awaited` are those who must hear
    of the last move before the next: its player, and the next one's, perhaps at another server.
    """

    seats: tuple[WebSocket, WebSocket]
    frames: list[tuple[int, bytes]]
    before: int
    played: int = 0
    asked: float = 0.0
    awaited: set[int] = field(default_factory=set)

    def ask(self, at: float) -> None:
        """Send the next move from the seat that makes it."""
        seat, frame = self.frames[self.played]
        self.awaited = {seat for seat, _ in self.frames[self.played : self.played + 2]}
        self.asked = at
        self.seats[seat].send(frame)

    @property
    def is_over(self) -> bool:
        """Whether the whole duel has been played."""
        return self.played == len(self.frames)


@dataclass
class Figures:
    """What was measured: seconds to each acknowledgement, messages in all, and the time it took."""

    waits: list[float] = field(default_factory=list)
    told: int = 0
    seconds: float = 0.0

    @property
    def per_second(self) -> float:
        """Moves acknowledged in a second."""
        return len(self.waits) / self.seconds


class Players:
    """Every table with a connection for each seat and for each spectator."""

    def __init__(self, urls: list[str], tables: list[OpenTable], spectators: int) -> None:
        """The connections of a table go to the servers of `urls` in turn."""
        places = []
        for at, table in enumerate(tables):
            cookies = [table.cookie_of(Seat.FIRST), table.cookie_of(Seat.SECOND)]
            cookies += [""] * spectators
            places += [
                (urls[(at + number) % len(urls)], table.path, cookie)
                for number, cookie in enumerate(cookies)
            ]
        self.sockets = connect_all(places)
        self.poll = select.epoll()
        each = 2 + spectators
        self.matches: list[Match] = []
        self._by_socket: dict[int, tuple[WebSocket, Match, int]] = {}
        for at, table in enumerate(tables):
            seats = (self.sockets[each * at], self.sockets[each * at + 1])
            match = Match(seats, _frames(table), table.events)
            self.matches.append(match)
            for number, connection in enumerate(self.sockets[each * at : each * (at + 1)]):
                self._by_socket[connection.fileno] = (connection, match, number)
                self.poll.register(connection.fileno, select.EPOLLIN)
        self.settle()

    def settle(self) -> None:
        """Read the state that everybody is sent on joining."""
        greeted: set[int] = set()
        ready = list(self._by_socket)
        while len(greeted) < len(self._by_socket):
            greeted.update(fileno for fileno in ready if self._by_socket[fileno][0].received())
            ready = (
                [fileno for fileno, _ in self.poll.poll(10)]
                if len(greeted) < len(self._by_socket)
                else []
            )

    def play_out(self) -> Figures:
        """Play every duel to its end, each move as soon as its player knows of the last one."""
        figures, left = Figures(), len(self.matches)
        start = time.perf_counter()
        for match in self.matches:
            match.ask(start)
        messages = (
            len(self.sockets)
            // len(self.matches)
            * sum(len(match.frames) for match in self.matches)
        )
        while left or figures.told < messages:
            for match in self._events(figures, 10):
                if match.is_over:
                    left -= 1
                else:
                    match.ask(time.perf_counter())
        figures.seconds = time.perf_counter() - start
        return figures

    def play_one(self) -> float:
        """Make the next move of the only table; seconds until everybody was told."""
        figures, (match,) = Figures(), self.matches
        start = time.perf_counter()
        match.ask(start)
        while figures.told < len(self.sockets):
            self._events(figures, 10)
        return time.perf_counter() - start

    def play_paced(self, seconds: float, per_second: float) -> Figures:
        """Each table makes this many moves a second, spread evenly over time and tables."""
        figures = Figures()
        start = time.perf_counter()
        step = 1 / (per_second * len(self.matches))
        sent = 0
        while (now := time.perf_counter()) < start + seconds:
            due = int((now - start) / step)
            while sent < due:
                match = self.matches[sent % len(self.matches)]
                sent += 1
                if not match.is_over and not match.asked:
                    match.ask(start + sent * step)
            for match in self._events(figures, max(0.0, start + (sent + 1) * step - now)):
                match.asked = 0.0
        figures.seconds = time.perf_counter() - start
        for _ in self._events(figures, 0.5):
            pass
        return figures

    def _events(self, figures: Figures, patience: float) -> list[Match]:
        """Read what has arrived; returns the tables whose last move was acknowledged."""
        done = []
        for fileno, _ in self.poll.poll(patience):
            connection, match, number = self._by_socket[fileno]
            for message in connection.received():
                event = _EVENT.match(message)
                if event is None:
                    if message.startswith(_NOTE):  # somebody came
                        continue
                    raise ConnectionError(message[:300].decode())
                figures.told += 1
                if int(event[1]) - match.before != match.played + 1 or number not in match.awaited:
                    continue
                if number == match.frames[match.played][0]:
                    figures.waits.append(time.perf_counter() - match.asked)
                match.awaited.discard(number)
                if not match.awaited:
                    match.played += 1
                    done.append(match)
        return done

    def close(self) -> None:
        """End all connections."""
        self.poll.close()
        for connection in self.sockets:
            connection.close()


def _frames(table: OpenTable) -> list[tuple[int, bytes]]:
    """The index of the seat and the frame of each move."""
    return [
        (
            seat.index,
            client_frame(
                b'{"type":"move","id":"m%d","seen":%d,"move":"%s"}' % (seen, seen, text.encode())
            ),
        )
        for seen, (seat, text) in enumerate(table.duel.moves, table.events)
    ]
