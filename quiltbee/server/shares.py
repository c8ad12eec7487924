"""Fair queues: scarce resources go to the users with the least recent use.

`FairQueue` chooses the next request. `FairThreads` runs heavy work in threads behind such a queue,
off the event loop: loading games, hashing passphrases. `computer.queue` has one for engines. Use
counts by address first, then by person, so a new user waits for one task at most, however many
others are queued.
"""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar, copy_context
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from quiltbee.server.errors import ServerError
from quiltbee.server.rates import MOST_KEYS, Seconds

HALF_LIFE: Final = 20.0
"""The half-life of past use, in seconds."""

_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Share:
    """The user of work: a person, None for a stranger, and their address."""

    person: str | None = None
    address: str | None = None

    @property
    def who(self) -> Hashable:
        """The person; for a stranger the address, which all strangers there share."""
        return self.person, None if self.person else self.address


ASKING: ContextVar[Share] = ContextVar("asking", default=Share())  # noqa: B039 - it is immutable
"""The user of the current request; the server's own work has none."""


class Used:
    """The recent use of each key in seconds, which decays."""

    def __init__(self, clock: Seconds, most_keys: int = MOST_KEYS) -> None:
        self._clock = clock
        self._most_keys = most_keys
        self._used: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def by(self, key: Hashable, now: float) -> float:
        """Return the recent use of a key."""
        seconds, at = self._used.get(key, (0.0, 0.0))
        return seconds * math.exp2((at - now) / HALF_LIFE)

    def add(self, key: Hashable, seconds: float) -> None:
        """Add `seconds` of use, which end now, to a key."""
        now = self._clock()
        self._used[key] = self.by(key, now) + seconds, now
        self._used.move_to_end(key)
        if len(self._used) > self._most_keys:
            self._used.popitem(last=False)


@dataclass(eq=False, slots=True)
class Request:
    """A request that waits for a slot or has one; the lowest `priority` goes first."""

    share: Share
    priority: int = 0
    turn: asyncio.Future[None] = field(default_factory=asyncio.Future)
    began: float = 0.0


_Waiting = TypeVar("_Waiting", bound=Request)


class FairQueue(Generic[_Waiting]):
    """Gives free slots to the most urgent requests, and among equals to the least recent use.

    `slots` returns the number of slots, which may change. `changed` is called after every change of
    the queue. All calls must come from one event loop.
    """

    def __init__(
        self,
        slots: Callable[[], int],
        clock: Seconds = time.monotonic,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.waiting: list[_Waiting] = []
        """The waiting requests in order, including canceled ones that are about to leave."""
        self.served: list[_Waiting] = []
        self._slots = slots
        self._clock = clock
        self._changed = changed
        self._used_by_addresses = Used(clock)
        self._used_by_people = Used(clock)

    async def enter(self, request: _Waiting) -> None:
        """Wait for a slot, which the request keeps until it leaves; a canceled request leaves."""
        self.waiting.append(request)
        self._serve()
        try:
            await request.turn
        except asyncio.CancelledError:
            self.leave(request)
            raise

    def leave(self, request: _Waiting) -> None:
        """Remove a request, whether it waits or has a slot; a second call has no effect."""
        if request in self.served:
            self.served.remove(request)
            seconds = self._clock() - request.began
            self._used_by_addresses.add(request.share.address, seconds)
            self._used_by_people.add(request.share.who, seconds)
        elif request in self.waiting:
            self.waiting.remove(request)
        self._serve()

    @property
    def next(self) -> list[_Waiting]:
        """The waiting requests in order, without canceled ones."""
        return [request for request in self.waiting if not request.turn.done()]

    def _serve(self) -> None:
        """Give free slots to the next in line."""
        now = self._clock()  # one time for all, so that decay during the sort has no effect
        self.waiting.sort(key=lambda one: (one.priority, *self._use(one.share, now)))
        free = max(0, self._slots() - len(self.served))
        for request in self.next[:free]:
            self.waiting.remove(request)
            request.began = now
            self.served.append(request)
            request.turn.set_result(None)
        self._changed()

    def _use(self, share: Share, now: float) -> tuple[float, float]:
        """Return the use of the address and of the person, including running work."""
        address, who, served = share.address, share.who, self.served
        return (
            self._used_by_addresses.by(address, now)
            + sum(now - other.began for other in served if other.share.address == address),
            self._used_by_people.by(who, now)
            + sum(now - other.began for other in served if other.share.who == who),
        )


class FairThreads:
    """Runs work in `threads` threads, in the order of a fair queue.

    At most `most` tasks may wait, and `most_of_one` of one person or of the strangers at one
    address; beyond that the error from `refuse` is raised. All calls must come from one event loop.
    """

    def __init__(
        self, threads: int, *, most: int, most_of_one: int, refuse: Callable[[], ServerError]
    ) -> None:
        self._queue = FairQueue[Request](lambda: threads)
        self._most = most
        self._most_of_one = most_of_one
        self._refuse = refuse
        self._threads = ThreadPoolExecutor(threads)

    async def run(self, work: Callable[[], _Answer], share: Share | None = None) -> _Answer:
        """Run work in its turn and return the result; the default share is the current caller's."""
        share, waiting = share or ASKING.get(), self._queue.waiting
        theirs = sum(request.share.who == share.who for request in waiting)
        if len(waiting) >= self._most or theirs >= self._most_of_one:
            raise self._refuse()
        request = Request(share)
        await self._queue.enter(request)
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self._threads, copy_context().run, work)
        done.add_done_callback(lambda _: self._queue.leave(request))
        return await asyncio.shield(done)  # a thread can't be cancelled, and keeps its slot

    def close(self) -> None:
        """Start no more work, and wait for running work."""
        self._threads.shutdown(cancel_futures=True)
