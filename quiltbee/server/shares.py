"""Shares: what is scarce goes to those who have had the least of it lately.

`Turns` lets a few pieces of heavy work run at a time, off the event loop, each in a thread of its
own: loading games, hashing passphrases. `computer.queue` does the same for engines. The people
behind one address are counted together first, then one by one, so a newcomer waits for one piece of
work at most, however much others ask for.
"""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar, copy_context
from dataclasses import dataclass
from typing import Final, TypeVar

from quiltbee.server.errors import ServerError
from quiltbee.server.rates import MOST_KEYS, Seconds

HALF_LIFE: Final = 20.0
"""Seconds after which a second of work counts only half."""

_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Share:
    """For whom work is done: a person, None for a stranger, and the address they come from."""

    person: str | None = None
    address: str | None = None

    @property
    def who(self) -> Hashable:
        """The person, or all strangers at the address."""
        return self.person, None if self.person else self.address


ASKING: ContextVar[Share] = ContextVar("asking", default=Share())  # noqa: B039 - it is immutable
"""For whom the current request is answered; the server's own work is for nobody."""


class Used:
    """How many seconds of work each key has used lately; they fade."""

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


class UsedShares:
    """What addresses, and the people behind them, have used lately."""

    def __init__(self, clock: Seconds) -> None:
        self._of_addresses = Used(clock)
        self._of_people = Used(clock)

    def add(self, share: Share, seconds: float) -> None:
        """Count what somebody has used just now."""
        self._of_addresses.add(share.address, seconds)
        self._of_people.add(share.who, seconds)

    def by(
        self, share: Share, now: float, at_work: list[tuple[Share, float]]
    ) -> tuple[float, float]:
        """What the address and the person have used, as it counts now.

        Those `at_work` have used so many seconds already.
        """
        address, who = share.address, share.who
        return (
            self._of_addresses.by(address, now)
            + sum(seconds for other, seconds in at_work if other.address == address),
            self._of_people.by(who, now)
            + sum(seconds for other, seconds in at_work if other.who == who),
        )


@dataclass(eq=False, slots=True)
class _Request:
    """Somebody who waits for their turn, or has it."""

    share: Share
    number: int
    turn: asyncio.Future[None]
    began: float = 0.0


class Turns:
    """Runs as many pieces of work at a time as there are `threads`, for the least users first.

    `most` pieces may wait in all, and `most_of_one` of one person or of the strangers at one
    address; `refuse` makes the error for a caller who asks for more. One event loop calls it.
    """

    def __init__(
        self,
        threads: int,
        *,
        most: int,
        most_of_one: int,
        refuse: Callable[[], ServerError],
        clock: Seconds = time.monotonic,
    ) -> None:
        self._places = threads
        self._most = most
        self._most_of_one = most_of_one
        self._refuse = refuse
        self._clock = clock
        self._threads = ThreadPoolExecutor(threads)
        self._waiting: list[_Request] = []
        self._at_work: list[_Request] = []
        self._used = UsedShares(clock)
        self._number = 0

    async def run(self, work: Callable[[], _Answer], share: Share | None = None) -> _Answer:
        """The result of the work, once its turn has come; by default for the current caller."""
        share = share or ASKING.get()
        theirs = sum(request.share.who == share.who for request in self._waiting)
        if len(self._waiting) >= self._most or theirs >= self._most_of_one:
            raise self._refuse()
        self._number += 1
        loop = asyncio.get_running_loop()
        request = _Request(share, self._number, loop.create_future())
        self._waiting.append(request)
        self._let_through()
        try:
            await request.turn
        except asyncio.CancelledError:
            self._leave(request)
            raise
        done = loop.run_in_executor(self._threads, copy_context().run, work)
        done.add_done_callback(lambda _: self._leave(request))
        return await asyncio.shield(done)  # a thread can't be cancelled, and keeps its place

    def close(self) -> None:
        """Begin no more work, and wait for what is being done."""
        self._threads.shutdown(cancel_futures=True)

    def _let_through(self) -> None:
        now = self._clock()
        at_work = [(request.share, now - request.began) for request in self._at_work]
        waiting = [request for request in self._waiting if not request.turn.done()]
        waiting.sort(
            key=lambda request: (self._used.by(request.share, now, at_work), request.number)
        )
        for request in waiting[: self._places - len(self._at_work)]:
            self._waiting.remove(request)
            request.began = now
            self._at_work.append(request)
            request.turn.set_result(None)

    def _leave(self, request: _Request) -> None:
        if request in self._at_work:
            self._at_work.remove(request)
            self._used.add(request.share, self._clock() - request.began)
        elif request in self._waiting:
            self._waiting.remove(request)
        self._let_through()
