"""What is due next: one heap, one timer, and a few tasks that do it.

    schedule = Schedule(clock)
    schedule.take_on(flags)                  # a duty: one kind of thing that falls due
    schedule.at("flag", "k3v9", due)         # due in ms since 1970; an earlier word is void
    schedule.forget("flag", "k3v9")

Nothing here is stored, and nothing is lost with the process: what is due follows from rows, which
each duty reads at the start and again after news was missed. Two processes may both find a thing
due. The duty makes sure that it happens once: it appends the event with the next number, or makes a
claim. A process that hears of a thing from another one puts it off by STANDBY, so that it acts only
if the other one has died.

A timer that fires early does no harm. It runs for an hour at most, so that a clock that was set is
noticed. What fails is tried again, after growing pauses.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from heapq import heapify, heappop, heappush
from typing import Protocol

from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import StoreError
from quiltbee.server.figures import FIGURES

STANDBY = 1_500
"""Milliseconds that a process leaves to the one in which the thing became due."""

AT_ONCE = 4
"""How many things are done at a time: even if a start finds many due, people can play."""

FIRST_PAUSE, LONGEST_PAUSE = 1_000, 600_000
"""Milliseconds before what failed is tried again; the pause doubles with each failure."""

LONGEST_TIMER = 60 * 60 * 1000

_READING = "reading"
"""The kind of an entry by which a duty, which is its key, is read from the store."""

Entry = tuple[str, str]
"""A kind and a key, such as `("flag", game)`."""

_LOG = logging.getLogger(__name__)


class Duty(Protocol):
    """One kind of thing that falls due, each known by a key."""

    @property
    def kind(self) -> str:
        """Its name, unique among the duties of a schedule."""

    async def upcoming(self) -> Iterable[tuple[str, int]]:
        """Keys, and when each is due, as the stored rows have it."""

    async def do(self, key: str) -> int | None:
        """Do what is due, unless it has been done; return when to look again, None for never."""


class Timer(Protocol):
    """What a loop returns for a call in the future."""

    def cancel(self) -> None:
        """Don't call."""


Later = Callable[[float, Callable[[], None]], Timer]
"""Calls back after some seconds."""


class Schedule:
    """Does what falls due, while it runs; `at` and `forget` are for the event loop's thread."""

    def __init__(self, clock: Clock = now, later: Later | None = None) -> None:
        self._clock = clock
        self._later = later
        self._duties: dict[str, Duty] = {}
        self._due: dict[Entry, int] = {}
        self._heap: list[tuple[int, Entry]] = []
        self._timer: Timer | None = None
        self._wakes: int | None = None
        self._ready: deque[Entry] = deque()
        self._doing: dict[Entry, bool] = {}
        self._failures: dict[Entry, int] = {}
        self._said: dict[str, set[str]] = {}
        self._hands: set[asyncio.Task[None]] = set()
        self._runs = False

    def take_on(self, duty: Duty) -> None:
        """Add a duty."""
        self._duties[duty.kind] = duty

    def start(self) -> None:
        """Read what is due from the store, and do it as it falls due."""
        self._runs = True
        self.read_again()

    def read_again(self) -> None:
        """Read all duties from the store, at the start or because news was missed."""
        for kind in self._duties:
            self.at(_READING, kind, self._clock())

    async def close(self) -> None:
        """Stop; whatever is being done is cancelled, and done after the next start."""
        self._runs = False
        self._rest()
        for hand in self._hands:
            hand.cancel()
        await asyncio.gather(*self._hands, return_exceptions=True)

    def at(self, kind: str, key: str, due: int) -> None:
        """Plan a thing for a time in ms since 1970; this replaces any earlier time."""
        entry = kind, key
        self._note(entry)
        self._failures.pop(entry, None)
        self._set(entry, due)

    def forget(self, kind: str, key: str) -> None:
        """Cancel a thing; no effect if it was not planned."""
        entry = kind, key
        self._note(entry)
        self._failures.pop(entry, None)
        self._due.pop(entry, None)

    def due(self, kind: str, key: str) -> int | None:
        """When a thing is due; None if it is not planned, or is being done."""
        return self._due.get((kind, key))

    def __len__(self) -> int:
        """How many things are planned."""
        return len(self._due)

    # The heap and the timer

    def _note(self, entry: Entry) -> None:
        """Mark what is being read or done for this thing as outdated."""
        self._note_for_readers(entry)
        if entry in self._doing:
            self._doing[entry] = True

    def _note_for_readers(self, entry: Entry) -> None:
        kind, key = entry
        if kind in self._said:
            self._said[kind].add(key)

    def _set(self, entry: Entry, due: int) -> None:
        if self._due.get(entry) == due:
            return
        self._due[entry] = due
        heappush(self._heap, (due, entry))
        if len(self._heap) > 2 * len(self._due) + 64:
            self._heap = [(due, entry) for entry, due in self._due.items()]
            heapify(self._heap)
        # A timer that should have fired by now belongs to a clock that was set since.
        if self._runs and (self._wakes is None or not self._clock() < self._wakes <= due):
            self._arm()

    def _next(self) -> int | None:
        """When the first entry that still counts is due."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def _arm(self) -> None:
        """Wake when the first thing is due, and only then."""
        self._rest()
        self._wakes = self._next()
        if self._wakes is None:
            return
        delay = min(max(0, self._wakes - self._clock()), LONGEST_TIMER)
        later = self._later or asyncio.get_running_loop().call_later
        self._timer = later(delay / 1000, self._wake)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._wakes = None

    def _wake(self) -> None:
        """Take everything due off the heap and make sure a task does it."""
        at = self._clock()
        while (due := self._next()) is not None and due <= at:
            _, entry = heappop(self._heap)
            del self._due[entry]
            if entry in self._doing:  # it is due again before it has been done
                self._doing[entry] = True
                self._set(entry, at + FIRST_PAUSE)
            else:
                self._doing[entry] = False
                self._ready.append(entry)
        for _ in range(min(AT_ONCE - len(self._hands), len(self._ready))):
            hand = asyncio.get_running_loop().create_task(self._work())
            self._hands.add(hand)
        self._arm()

    # Doing it

    async def _work(self) -> None:
        """Do what is ready until nothing is."""
        try:
            while self._ready:
                entry = self._ready.popleft()
                again = await self._try(entry)
                self._note_for_readers(entry)
                if not self._doing.pop(entry) and again is not None:
                    self._set(entry, again)
        finally:
            # Not in a callback: what becomes ready before it runs would find no free task.
            hand = asyncio.current_task()
            assert hand is not None
            self._hands.discard(hand)

    async def _try(self, entry: Entry) -> int | None:
        """Do one thing; return when to look again."""
        kind, key = entry
        try:
            again = None
            if kind == _READING:
                await self._read(self._duties[key])
            else:
                again = await self._duties[kind].do(key)
        except Exception as error:  # noqa: BLE001 - whatever happens, all other things go on
            return self._after_failure(entry, error)
        self._failures.pop(entry, None)
        return again

    def _after_failure(self, entry: Entry, error: Exception) -> int:
        """When to try again."""
        failures = self._failures[entry] = self._failures.get(entry, 0) + 1
        if not isinstance(error, StoreError):  # the store has said it
            FIGURES.faults += 1
            _LOG.error("What was due could not be done: %s %s", *entry, exc_info=error)
        return self._clock() + min(LONGEST_PAUSE, FIRST_PAUSE << min(failures - 1, 20))

    async def _read(self, duty: Duty) -> None:
        """Plan what the rows say, except for what changed while they were read."""
        said = self._said[duty.kind] = set()
        try:
            upcoming = dict(await duty.upcoming())
        finally:
            del self._said[duty.kind]
        known = {key for kind, key in (*self._due, *self._doing) if kind == duty.kind}
        for key in known - upcoming.keys() - said:
            self._due.pop((duty.kind, key), None)
        for key, due in upcoming.items():
            if key not in said and (duty.kind, key) not in self._doing:
                self._set((duty.kind, key), due)
