"""Questions to computer players, and one queue for all of them.

The most urgent comes first: a move at a table before a review, a review before open analysis. Among
equals the least recent use of engines comes first, counted for all people behind one address
together, then for each person among them. So a newcomer waits for one decision at most, whatever
others ask for. Reviews and analysis give way at once to anything more urgent.

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
from quiltbee.server.shares import FairQueue, Request, Share

Player = Literal["strong", "greedy", "random"]


@dataclass(frozen=True, slots=True)
class Chooser:
    """A player and its limits; if none are given, the level has its own.

    With a `seed` the same position gets the same answer every time, as far as the level allows.
    """

    player: Player
    level: int | None = None
    movetime_ms: int | None = None
    nodes: int | None = None
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """A position to decide, and the player that decides; of a solo game only its `automa.view`.

    The reply has up to `lines` lines, the best first. With a `forecast` above 0, each has the
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

    Before a card is turned over there is no move, only the value of the position. `is_cut` is set
    if the search was ended early to give the engine to somebody else.
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
        """The info about the move; None if there is none."""
        return next(iter(self.lines), None)


class Thinkers(Protocol):
    """The computer players of a server."""

    @property
    def size(self) -> int:
        """The number of questions that they answer at a time; it may change."""

    async def start(self) -> None:
        """Start idle engines in the background."""

    async def ask(self, question: Question, stop: Stop) -> Reply:
        """Return a computer player's reply; ThinkerError without one."""
        ...

    async def close(self) -> None:
        """Stop everything."""


log = logging.getLogger(__name__)


class Priority(IntEnum):
    """The kinds of questions, the most urgent first."""

    MOVE = 0
    REVIEW = 1
    ANALYSIS = 2


@dataclass(eq=False, slots=True)
class _Waiting(Request):
    """A question that waits for an engine, or has one."""

    moved: Callable[[int], None] | None = None
    stop: Stop = field(default_factory=Stop)
    place: int = -1


class Queue:
    """Lets through as many questions as the engines answer at a time."""

    def __init__(self, thinkers: Thinkers, clock: Seconds = time.monotonic) -> None:
        self._thinkers = thinkers
        self._queue = FairQueue[_Waiting](lambda: thinkers.size, clock, self._make_room)

    async def ask(
        self,
        question: Question,
        priority: Priority,
        share: Share,
        moved: Callable[[int], None] | None = None,
    ) -> Reply:
        """Return the reply to a question, once its turn has come.

        Raises ThinkerError for any failure. `moved` is called with the number of questions before
        it, while it waits and whenever that changes. The reply for a review or an analysis may come
        early, see `Reply.is_cut`. Canceling the call ends the search.
        """
        request = _Waiting(share, priority, moved=moved)
        FIGURES.asked[priority.name.lower()] += 1
        await self._queue.enter(request)
        thinking = asyncio.ensure_future(self._thinkers.ask(question, request.stop))
        thinking.add_done_callback(lambda _: self._queue.leave(request))
        try:
            reply = await asyncio.shield(thinking)
            return reply._replace(is_cut=request.stop.is_set())
        except asyncio.CancelledError:
            request.stop.set()  # the engine is free once its search has ended
            thinking.add_done_callback(_retrieve)
            raise
        except ThinkerError:
            raise
        except Exception as error:
            # An unexpected error in a task would leave the caller waiting forever.
            log.exception("The computer player failed.")
            raise ThinkerError("The computer player failed; try again.") from error

    def _make_room(self) -> None:
        """End analyses, then reviews, for more urgent questions; report the places."""
        waiting, thinking = self._queue.waiting, self._queue.served
        judging = [request for request in thinking if request.priority >= Priority.REVIEW]
        judging.sort(key=lambda request: -request.priority)
        for urgent, request in zip(self._queue.next, judging, strict=False):
            if urgent.priority < request.priority:
                request.stop.set()
        for place, request in enumerate(waiting):
            if request.moved is not None and request.place != place:
                request.place = place
                request.moved(place)
        FIGURES.thinking, FIGURES.waiting = len(thinking), len(waiting)


def _retrieve(thinking: asyncio.Future[Reply]) -> None:
    """Retrieve an error that nobody waits for any more."""
    if not thinking.cancelled():
        thinking.exception()
