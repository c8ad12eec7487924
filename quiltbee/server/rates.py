"""How often somebody may do something: token buckets, and counts.

Each holds a bounded number of keys; the longest silent are forgotten first. Every call is O(1).
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

Seconds = Callable[[], float]
"""A clock that only moves forward, in seconds."""

MOST_KEYS = 20_000
"""Keys that one set of buckets remembers: a few megabytes."""


class Rate(NamedTuple):
    """Lets `most` through at once, and `most` more evenly over every `seconds`."""

    most: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.most}/{self.seconds:g}"


class Bucket:
    """A rate for one key."""

    __slots__ = ("_clock", "_left", "_most", "_per_second", "_seen")

    def __init__(self, most: int, seconds: float, clock: Seconds = time.monotonic) -> None:
        self._most = most
        self._per_second = most / seconds
        self._clock = clock
        self._left = float(most)
        self._seen = clock()

    def take(self) -> bool:
        """Whether one more may come through now."""
        return self.take_at(self._clock())

    def take_at(self, now: float) -> bool:
        """The same for who has looked at the clock already."""
        self._left = min(self._most, self._left + (now - self._seen) * self._per_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each key, all of one rate."""

    def __init__(
        self,
        rate: tuple[int, float],
        clock: Seconds = time.monotonic,
        most_keys: int = MOST_KEYS,
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._most_keys = most_keys
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def of(self, key: Hashable) -> Bucket:
        """The bucket of a key; whoever keeps it goes on with it even when it is forgotten here."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self._rate, self._clock)
            if len(self._buckets) > self._most_keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: Hashable) -> bool:
        """Whether one more of this key may come through now."""
        return self.of(key).take()


class Counts:
    """How many there are of each key, at most so many; what has none takes no memory."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[Hashable, int] = {}

    def __len__(self) -> int:
        """How many keys have at least one."""
        return len(self._counts)

    def of(self, key: Hashable) -> int:
        """How many there are of a key."""
        return self._counts.get(key, 0)

    def is_full(self, key: Hashable) -> bool:
        """Whether this key has as many as it may have."""
        return self.of(key) >= self._most

    def add(self, key: Hashable) -> None:
        """Count one more."""
        self._counts[key] = self._counts.get(key, 0) + 1

    def remove(self, key: Hashable) -> None:
        """Count one less."""
        left = self._counts[key] - 1
        if left:
            self._counts[key] = left
        else:
            del self._counts[key]
