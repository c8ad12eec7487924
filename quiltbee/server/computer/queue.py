"""Whose turn it is to ask an engine: one queue for all questions to engines.

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

from quiltbee.players import Stop
from quiltbee.server.computer.thinkers import Question, Reply, Thinkers
from quiltbee.server.errors import ThinkerError
from quiltbee.server.figures import FIGURES
from quiltbee.server.rates import Seconds
from quiltbee.server.shares import Share, UsedShares

log = logging.getLogger(__name__)


class Errand(IntEnum):
    """The kinds of questions, the most urgent first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2
    ANALYSIS = 3


@dataclass(eq=False, slots=True)
class _Wish:
    """Somebody who waits for an engine, or has one."""

    errand: Errand
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
        self._waiting: list[_Wish] = []
        self._thinking: list[_Wish] = []
        self._number = 0
        self._used = UsedShares(clock)

    async def ask(
        self,
        question: Question,
        errand: Errand,
        share: Share,
        moved: Callable[[int], None] | None = None,
    ) -> Reply:
        """The reply to a question, when its turn has come; ThinkerError whatever goes wrong.

        `moved` is told how many come first, now and whenever that changes. The reply for a review
        or an analysis may come early, see `Reply.is_cut`. Cancelling the call ends the thinking.
        """
        self._number += 1
        turn = asyncio.get_running_loop().create_future()
        wish = _Wish(errand, share, self._number, turn, moved)
        self._waiting.append(wish)
        FIGURES.asked[errand.name.lower()] += 1
        self._let_through()
        try:
            await turn
        except asyncio.CancelledError:
            self._leave(wish)
            raise
        return await self._think(question, wish)

    async def _think(self, question: Question, wish: _Wish) -> Reply:
        thinking = asyncio.ensure_future(self._thinkers.ask(question, wish.stop))
        thinking.add_done_callback(lambda _: self._leave(wish))
        try:
            reply = await asyncio.shield(thinking)
            return reply._replace(is_cut=wish.stop.is_set())
        except asyncio.CancelledError:
            wish.stop.set()  # and the engine is free once it has ended
            thinking.add_done_callback(_look_at)
            raise
        except ThinkerError:
            raise
        except Exception as error:
            # An unexpected error in a task would leave the caller waiting for ever.
            log.exception("The computer player failed.")
            raise ThinkerError("The computer player failed; it can be asked again.") from error

    def count(self, errand: Errand, share: Share) -> int:
        """How many questions of a person wait or are being answered."""
        wishes = (*self._waiting, *self._thinking)
        return sum(w.errand is errand and w.share.who == share.who for w in wishes)

    # Turns

    def _let_through(self) -> None:
        """Give free engines to the next in line; make room for what is more urgent."""
        now = self._clock()  # one for all: what fades meanwhile must not decide
        self._waiting.sort(key=lambda wish: self._order(wish, now))
        for wish in self._fit:
            if len(self._thinking) >= self._thinkers.size:
                break
            self._waiting.remove(wish)
            wish.began = self._clock()
            self._thinking.append(wish)
            wish.turn.set_result(None)
        self._make_room()
        for place, wish in enumerate(self._waiting):
            if wish.moved is not None and wish.place != place:
                wish.place = place
                wish.moved(place)
        FIGURES.thinking, FIGURES.waiting = len(self._thinking), len(self._waiting)

    @property
    def _fit(self) -> list[_Wish]:
        """Those who may go now: the others were cancelled."""
        return [wish for wish in self._waiting if not wish.turn.done()]

    def _make_room(self) -> None:
        """Make room for more urgent work: end analysis first, then questions of reviews."""
        judging = [wish for wish in self._thinking if wish.errand >= Errand.REVIEW]
        judging.sort(key=lambda wish: -wish.errand)
        for urgent, wish in zip(self._fit, judging, strict=False):
            if urgent.errand < wish.errand:
                wish.stop.set()

    def _leave(self, wish: _Wish) -> None:
        """A wish is done with, fulfilled or not."""
        if wish in self._thinking:
            self._thinking.remove(wish)
            self._used.add(wish.share, self._clock() - wish.began)
        elif wish in self._waiting:
            self._waiting.remove(wish)
        self._let_through()

    def _order(self, wish: _Wish, now: float) -> tuple[int, tuple[float, float], int]:
        """The sort key of the queue; questions under way count as used already."""
        at_work = [(other.share, now - other.began) for other in self._thinking]
        return wish.errand, self._used.by(wish.share, now, at_work), wish.number


def _look_at(thinking: asyncio.Future[Reply]) -> None:
    """Retrieve an error that nobody waits for any more."""
    if not thinking.cancelled():
        thinking.exception()
