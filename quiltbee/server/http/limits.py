"""How often one connection or one address may ask: token buckets."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 4096


class Bucket:
    """Lets `most` through at once, and `most` more evenly over every `seconds`."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._per_second = most / seconds
        self._clock = clock
        self._left = float(most)
        self._seen = clock()

    def take(self) -> bool:
        """Whether one more may come through now."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._seen) * self._per_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """A bucket and a count of connections for each address; the longest silent are forgotten."""

    def __init__(self, rate: tuple[int, float], connections: int, all_connections: int) -> None:
        self._rate = rate
        self._most = connections
        self._most_of_all = all_connections
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._connections: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Whether one more message or request of this address may come through now."""
        bucket = self._buckets.pop(address, None) or Bucket(*self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()

    def connect(self, address: str) -> bool:
        """Count one more connection, unless there are too many; then False."""
        here = self._connections.get(address, 0)
        if here >= self._most or sum(self._connections.values()) >= self._most_of_all:
            return False
        self._connections[address] = here + 1
        return True

    def disconnect(self, address: str) -> None:
        """Count one connection less."""
        here = self._connections[address] - 1
        if here:
            self._connections[address] = here
        else:
            del self._connections[address]
