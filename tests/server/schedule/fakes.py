"""Time that a test lets pass, the timers that a schedule sets, and a duty that notes its work."""

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

START = 1_700_000_000_000


class FakeTimer:
    """A call that comes later, unless it is cancelled."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call = call
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeTime:
    """A clock in ms, and what is called as it goes on; `woken` counts the calls."""

    def __init__(self) -> None:
        self.now = START
        self.woken = 0
        self._timers: list[tuple[int, int, FakeTimer]] = []
        self._count = count()

    def clock(self) -> int:
        return self.now

    def later(self, seconds: float, call: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(call)
        heappush(self._timers, (self.now + round(1000 * seconds), next(self._count), timer))
        return timer

    @property
    def timers(self) -> int:
        """How many timers run."""
        return sum(not timer.is_cancelled for _, _, timer in self._timers)

    async def go_on(self, milliseconds: int) -> None:
        """Let time pass, and everything happen that is due in it."""
        until = self.now + milliseconds
        await settle()
        while self._timers and self._timers[0][0] <= until:
            at, _, timer = heappop(self._timers)
            if not timer.is_cancelled:
                self.now = max(self.now, at)
                self.woken += 1
                timer.call()
                await settle()
        self.now = until


class Duty:
    """Notes what it was asked to do, and when; `stored` are its rows."""

    def __init__(self, time: FakeTime, kind: str = "thing") -> None:
        self.kind = kind
        self.stored: dict[str, int] = {}
        self.done: list[tuple[str, int]] = []
        self.again: dict[str, int] = {}
        self.failures: list[Exception] = []
        self.holds: dict[str, asyncio.Event] = {}
        self.doing = 0
        self.most = 0
        self.reads = 0
        self._time = time

    async def upcoming(self) -> list[tuple[str, int]]:
        self.reads += 1
        found = list(self.stored.items())
        if "reading" in self.holds:
            await self.holds["reading"].wait()
        return found

    async def do(self, key: str) -> int | None:
        self.doing += 1
        self.most = max(self.most, self.doing)
        try:
            if key in self.holds:
                await self.holds[key].wait()
            if self.failures:
                raise self.failures.pop(0)
            self.done.append((key, self._time.now - START))
            return self.again.pop(key, None)
        finally:
            self.doing -= 1


async def settle() -> None:
    """Let tasks that only wait for each other come to rest."""
    for _ in range(6):
        await asyncio.sleep(0)
