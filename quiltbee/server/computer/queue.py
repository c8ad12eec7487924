"""Whose turn it is to have an engine think: one queue for everything that is asked of engines.

What is more urgent comes first: a move at a table before a hint, a hint before a review, a review
before open analysis. Among equals whoever has used engines least of late comes first: all behind
one address together, then each person among them. So a newcomer waits for one decision at most,
however much others ask for. Reviews and analysis give way at once to whatever is more urgent.

One event loop calls everything here.
"""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from quiltbee.server.computer.thinkers import Question, Reply, Stop, Thinkers
from quiltbee.server.errors import ThinkerError
from quiltbee.server.figures import FIGURES
from quiltbee.server.rates import MOST_KEYS, Seconds

log = logging.getLogger(__name__)

HALF_LIFE: Final = 20.0
"""Seconds after which a second of thinking counts half."""


class Errand(IntEnum):
    """What an engine is asked for, the most urgent first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2
    ANALYSIS = 3


@dataclass(frozen=True, slots=True)
class Share:
    """For whom an engine thinks: a person, None for a stranger, and the address they come from."""

    person: str | None = None
    address: str | None = None

    @property
    def who(self) -> Hashable:
        """The person, or all strangers at the address."""
        return self.person, None if self.person else self.address


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
    """Lets as many questions through as engines can think about at a time."""

    def __init__(self, thinkers: Thinkers, clock: Seconds = time.monotonic) -> None:
        self._thinkers = thinkers
        self._clock = clock
        self._waiting: list[_Wish] = []
        self._thinking: list[_Wish] = []
        self._number = 0
        self._of_addresses = Used(clock)
        self._of_people = Used(clock)

    @property
    def is_ready(self) -> bool:
        """Whether the strong player is ready, so that nobody stands in for it."""
        return self._thinkers.is_ready

    async def ask(
        self,
        question: Question,
        errand: Errand,
        share: Share,
        moved: Callable[[int], None] | None = None,
    ) -> Reply:
        """The reply to a question, when its turn has come; ThinkerError whatever goes wrong.

        `moved` is told how many come first, now and whenever that changes. The reply for a review
        or an analysis may come early, see `Reply.is_cut`. Whoever cancels this ends the thinking.
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
            return reply._replace(is_cut=wish.stop.event.is_set())
        except asyncio.CancelledError:
            wish.stop.set()  # and the engine is free once it has ended
            thinking.add_done_callback(_look_at)
            raise
        except ThinkerError:
            raise
        except Exception as error:
            # Unexpected in a task, it would leave whoever waits for it waiting for ever.
            log.exception("The computer player failed.")
            raise ThinkerError("The computer player failed; it can be asked again.") from error

    def count(self, errand: Errand, share: Share) -> int:
        """How many questions of somebody wait or are thought about."""
        wishes = (*self._waiting, *self._thinking)
        return sum(w.errand is errand and w.share.who == share.who for w in wishes)

    # Turns

    def on_ready(self) -> None:
        """The strong player is ready."""
        self._let_through()

    def _let_through(self) -> None:
        """Let whoever comes next have a free engine; make room for what is more urgent."""
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
        """Those who may have their turn now: nobody stands in for the strong player in judging."""
        is_ready = self.is_ready
        here = [wish for wish in self._waiting if not wish.turn.done()]  # the others were cancelled
        return [wish for wish in here if is_ready or wish.errand < Errand.REVIEW]

    def _make_room(self) -> None:
        """End as much analysis, then as many reviews' questions, as there is more urgent work."""
        judging = [wish for wish in self._thinking if wish.errand >= Errand.REVIEW]
        judging.sort(key=lambda wish: -wish.errand)
        for urgent, wish in zip(self._fit, judging, strict=False):
            if urgent.errand < wish.errand:
                wish.stop.set()

    def _leave(self, wish: _Wish) -> None:
        """A wish is done with, fulfilled or not."""
        if wish in self._thinking:
            self._thinking.remove(wish)
            seconds = self._clock() - wish.began
            self._of_addresses.add(wish.share.address, seconds)
            self._of_people.add(wish.share.who, seconds)
        elif wish in self._waiting:
            self._waiting.remove(wish)
        self._let_through()

    def _order(self, wish: _Wish, now: float) -> tuple[int, float, float, int]:
        """What decides who comes first; those who think now have used something already."""
        address, who = wish.share.address, wish.share.who
        at_work = [(other.share, now - other.began) for other in self._thinking]
        return (
            wish.errand,
            self._of_addresses.by(address, now)
            + sum(s for o, s in at_work if o.address == address),
            self._of_people.by(who, now) + sum(s for o, s in at_work if o.who == who),
            wish.number,
        )


class Used:
    """How many seconds of thinking each key has used of late; they fade."""

    def __init__(self, clock: Seconds, most_keys: int = MOST_KEYS) -> None:
        self._clock = clock
        self._most_keys = most_keys
        self._used: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def by(self, key: Hashable, now: float) -> float:
        """The seconds that a key has used, as they count now."""
        seconds, at = self._used.get(key, (0.0, 0.0))
        return seconds * math.exp2((at - now) / HALF_LIFE)

    def add(self, key: Hashable, seconds: float) -> None:
        """Count what a key has used just now."""
        now = self._clock()
        self._used[key] = self.by(key, now) + seconds, now
        self._used.move_to_end(key)
        if len(self._used) > self._most_keys:
            self._used.popitem(last=False)


def _look_at(thinking: asyncio.Future[Reply]) -> None:
    """Take notice of an error that nobody waits for any more."""
    if not thinking.cancelled():
        thinking.exception()
