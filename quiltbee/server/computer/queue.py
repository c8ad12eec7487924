"""Questions to computer players, and whose turn it is to ask: one queue for all of them.

The most urgent comes first: a move at a table before a hint, a hint before a review, a review
before open analysis. Among equals the least recent use of engines comes first, counted for all
people behind one address together, then for each person among them. So a newcomer waits for one
decision at most, however much others ask for. Reviews and analysis give way at once to anything
more urgent.

One event loop calls everything here.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Literal, NamedTuple, Protocol

from quiltbee.automa import Solo
from quiltbee.players import Info, Stop
from quiltbee.rules import Move, Position
from quiltbee.server.errors import ThinkerError
from quiltbee.server.figures import FIGURES
from quiltbee.server.rates import Seconds
from quiltbee.server.shares import Share, UsedShares

Player = Literal["strong", "greedy", "random"]


@dataclass(frozen=True, slots=True)
class Chooser:
    """Who chooses a move; without any limit, the level has its own.

    With a `seed` the same position gets the same answer every time, as far as the level allows.
    """

    player: Player
    level: int | None = None
    movetime_ms: int | None = None
    nodes: int | None = None
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """A position to decide, and who chooses; a solo game gives only its `automa.view`.

    The reply has up to `lines` lines, the best first. With a `forecast` above 0, each tells the
    expected end of the game, from that many quick games. `judges_pass` adds a line that begins with
    a pass, if that is legal and not among the others.
    """

    chooser: Chooser
    position: Position | Solo
    lines: int = 1
    forecast: int = 0
    judges_pass: bool = False


class Reply(NamedTuple):
    """A move, and the engine's last info about each line, the best first; simple players give none.

    Before a card is turned over there is no move, only the value of the position. It `is_cut` if
    the thinking was ended early to give somebody else the engine.
    """

    move: Move | None
    lines: tuple[Info, ...] = ()
    is_cut: bool = False

    @property
    def chosen(self) -> Move:
        """The move; ThinkerError where nobody decides."""
        if self.move is None:
            raise ThinkerError("The computer player was asked where there is nothing to decide.")
        return self.move

    @property
    def info(self) -> Info | None:
        """What is known of the move."""
        return next(iter(self.lines), None)


class Thinkers(Protocol):
    """The computer players of a server."""

    @property
    def size(self) -> int:
        """How many questions they think about at a time; it may change."""

    async def start(self) -> None:
        """Start what is to be at hand, in the background."""

    async def ask(self, question: Question, stop: Stop) -> Reply:
        """The answer of a computer player; ThinkerError if none can be had now."""
        ...

    async def close(self) -> None:
        """Stop everything."""


log = logging.getLogger(__name__)


class Priority(IntEnum):
    """The kinds of questions, the most urgent first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2
    ANALYSIS = 3


@dataclass(eq=False, slots=True)
class _Request:
    """Somebody who waits for an engine, or has one."""

    priority: Priority
    share: Share
    number: int
    turn: asyncio.Future[None]
    moved: Callable[[int], None] | None
    stop: Stop = field(default_factory=Stop)
    began: float = 0.0
    place: int = -1


class Queue:
    """Lets through as many questions as engines can think about at a time."""

    def __init__(self, thinkers: Thinkers, clock: Seconds = time.monotonic) -> None:
        self._thinkers = thinkers
        self._clock = clock
        self._waiting: list[_Request] = []
        self._thinking: list[_Request] = []
        self._number = 0
        self._used = UsedShares(clock)

    async def ask(
        self,
        question: Question,
        priority: Priority,
        share: Share,
        moved: Callable[[int], None] | None = None,
    ) -> Reply:
        """The reply to a question, when its turn has come; ThinkerError whatever goes wrong.

        `moved` is told how many come first, now and whenever that changes. The reply for a review
        or an analysis may come early, see `Reply.is_cut`. Cancelling the call ends the thinking.
        """
        self._number += 1
        turn = asyncio.get_running_loop().create_future()
        request = _Request(priority, share, self._number, turn, moved)
        self._waiting.append(request)
        FIGURES.asked[priority.name.lower()] += 1
        self._let_through()
        try:
            await turn
        except asyncio.CancelledError:
            self._leave(request)
            raise
        return await self._think(question, request)

    async def _think(self, question: Question, request: _Request) -> Reply:
        thinking = asyncio.ensure_future(self._thinkers.ask(question, request.stop))
        thinking.add_done_callback(lambda _: self._leave(request))
        try:
            reply = await asyncio.shield(thinking)
            return reply._replace(is_cut=request.stop.is_set())
        except asyncio.CancelledError:
            request.stop.set()  # and the engine is free once it has ended
            thinking.add_done_callback(_look_at)
            raise
        except ThinkerError:
            raise
        except Exception as error:
            # An unexpected error in a task would leave the caller waiting for ever.
            log.exception("The computer player failed.")
            raise ThinkerError("The computer player failed; it can be asked again.") from error

    def count(self, priority: Priority, share: Share) -> int:
        """How many questions of a person wait or are being answered."""
        requests = (*self._waiting, *self._thinking)
        return sum(w.priority is priority and w.share.who == share.who for w in requests)

    # Turns

    def _let_through(self) -> None:
        """Give free engines to the next in line; make room for what is more urgent."""
        now = self._clock()  # one for all: what fades meanwhile must not decide
        # Questions under way count as used already.
        at_work = [(other.share, now - other.began) for other in self._thinking]
        self._waiting.sort(
            key=lambda one: (one.priority, self._used.by(one.share, now, at_work), one.number)
        )
        for request in self._fit:
            if len(self._thinking) >= self._thinkers.size:
                break
            self._waiting.remove(request)
            request.began = self._clock()
            self._thinking.append(request)
            request.turn.set_result(None)
        self._make_room()
        for place, request in enumerate(self._waiting):
            if request.moved is not None and request.place != place:
                request.place = place
                request.moved(place)
        FIGURES.thinking, FIGURES.waiting = len(self._thinking), len(self._waiting)

    @property
    def _fit(self) -> list[_Request]:
        """Those who may go now: the others were cancelled."""
        return [request for request in self._waiting if not request.turn.done()]

    def _make_room(self) -> None:
        """Make room for more urgent work: end analysis first, then questions of reviews."""
        judging = [request for request in self._thinking if request.priority >= Priority.REVIEW]
        judging.sort(key=lambda request: -request.priority)
        for urgent, request in zip(self._fit, judging, strict=False):
            if urgent.priority < request.priority:
                request.stop.set()

    def _leave(self, request: _Request) -> None:
        """A request is done with, fulfilled or not."""
        if request in self._thinking:
            self._thinking.remove(request)
            self._used.add(request.share, self._clock() - request.began)
        elif request in self._waiting:
            self._waiting.remove(request)
        self._let_through()


def _look_at(thinking: asyncio.Future[Reply]) -> None:
    """Retrieve an error that nobody waits for any more."""
    if not thinking.cancelled():
        thinking.exception()
