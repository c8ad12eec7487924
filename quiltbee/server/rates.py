"""Rate limits: token buckets, counts, and a brake on guessing.

Each has a bounded number of keys and evicts the least recently used; among guessers, the one with
the fewest misses. Every call is O(1).
"""

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

Seconds = Callable[[], float]
"""A monotonic clock, in seconds."""

MOST_KEYS = 20_000
"""The most keys in a set of buckets: a few megabytes."""

_COMPARED = 8
"""The number of keys to compare before evicting one."""

LONGEST_WAIT = 15 * 60.0
"""Seconds between two guesses at a secret in the long run."""


class Rate(NamedTuple):
    """A rate that allows bursts of `most`, and `most` more evenly over every `seconds`."""

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
        """Take a token; return whether there was one."""
        return self.take_at(self._clock())

    def give_back(self) -> None:
        """Return a token."""
        self._left = min(self._left + 1, float(self._most))

    def take_at(self, now: float) -> bool:
        """Take a token at a time that the caller has read from the clock."""
        left = self._left + (now - self._seen) * self._per_second
        if left > self._most:
            left = self._most
        self._seen = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True


class Buckets:
    """A bucket for each key, all with one rate."""

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
        """Return the bucket of a key, which remains usable after its eviction here."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self._rate, self._clock)
            if len(self._buckets) > self._most_keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: Hashable) -> bool:
        """Take a token of a key; return whether there was one."""
        return self.of(key).take()

    def give_back(self, key: Hashable) -> None:
        """Return a token of a key."""
        self.of(key).give_back()


class Counts:
    """Counts by key, with a maximum; a count of zero takes no memory."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[Hashable, int] = {}

    def __len__(self) -> int:
        return len(self._counts)

    def of(self, key: Hashable) -> int:
        """Return the count of a key."""
        return self._counts.get(key, 0)

    def is_full(self, key: Hashable) -> bool:
        """Return whether a key has the maximum."""
        return self.of(key) >= self._most

    def add(self, key: Hashable) -> None:
        """Add one to the count of a key."""
        self._counts[key] = self._counts.get(key, 0) + 1

    def remove(self, key: Hashable) -> None:
        """Subtract one from the count of a key."""
        left = self._counts[key] - 1
        if left:
            self._counts[key] = left
        else:
            del self._counts[key]


class Places:
    """A limit on things that stay for a while, by the address that they come from.

    Addresses are only in memory: after a restart, existing things count for nobody.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._address_of: dict[str, str] = {}
        self._made: set[str] = set()
        """The names of complete things."""

    @asynccontextmanager
    async def one_more(
        self,
        name: str,
        address: str,
        there: Callable[[], Awaitable[Collection[str]]],
        error: Exception,
    ) -> AsyncIterator[None]:
        """Create a thing of this name in the block; raise the error at the address's limit.

        `there` returns the names of all existing things.
        """
        made = set(self._made)
        self._address_of[name] = address
        try:
            for gone in made - set(await there()):
                self._made.discard(gone)
                self._address_of.pop(gone, None)
            if sum(other == address for other in self._address_of.values()) > self._most:
                raise error
            yield
        except BaseException:
            del self._address_of[name]
            raise
        self._made.add(name)


@dataclass(slots=True)
class _Guesses:
    """Wrong guesses as of `at`, including pending ones; none is allowed before `until`."""

    wrong: float
    at: float
    until: float
    pending: int = 0


class Attempts:
    """A brake on guessing, by account and by address: a wait that doubles with every miss.

    The first `most` misses are free. After that each doubles the wait, from 1 second up to
    `seconds`; one miss is forgotten every `seconds`. So in the long run there is one guess every
    `seconds`, however many connections guess at once: a guess counts as a miss until its outcome is
    reported.

        if wait := attempts.allow(account): refuse for `wait` seconds
        (attempts.succeed if it is right else attempts.fail)(account)
    """

    def __init__(
        self,
        most: int,
        seconds: float,
        clock: Seconds = time.monotonic,
        most_keys: int = MOST_KEYS,
    ) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._most_keys = most_keys
        self._guesses: OrderedDict[Hashable, _Guesses] = OrderedDict()

    def allow(self, key: Hashable) -> float:
        """Return the seconds to wait before the next guess; after 0, report its outcome."""
        guesses = self._current(key)
        wait = guesses.until - guesses.at
        if wait > 0:
            return wait
        guesses.pending += 1
        self._count(guesses)
        return 0.0

    def fail(self, key: Hashable) -> None:
        """Report a wrong guess."""
        guesses = self._current(key)
        if guesses.pending:
            guesses.pending -= 1
        else:
            self._count(guesses)

    def succeed(self, key: Hashable) -> None:
        """Report a right guess, which is no miss.

        Earlier misses stay: otherwise signing in to one's own account would allow more guesses at
        others.
        """
        guesses = self._current(key)
        if guesses.pending:
            guesses.pending -= 1
            guesses.wrong = max(0.0, guesses.wrong - 1)
            if guesses.wrong < self._most:
                guesses.until = guesses.at

    def _current(self, key: Hashable) -> _Guesses:
        """Return the guesses of a key, without expired ones."""
        now = self._clock()
        guesses = self._guesses.get(key)
        if guesses is None:
            if len(self._guesses) >= self._most_keys:
                self._evict()
            guesses = self._guesses[key] = _Guesses(0.0, now, now)
            return guesses
        self._guesses.move_to_end(key)
        guesses.wrong = max(0.0, guesses.wrong - (now - guesses.at) / self._seconds)
        guesses.at = now
        return guesses

    def _evict(self) -> None:
        """Evict the key with the fewest misses among the least recently used.

        The others stay for another round, so that guesses at many keys don't erase the misses at
        one.
        """
        oldest = list(islice(self._guesses, _COMPARED))
        lightest = min(oldest, key=lambda key: self._guesses[key].wrong)
        for key in oldest:
            self._guesses.move_to_end(key)
        del self._guesses[lightest]

    def _count(self, guesses: _Guesses) -> None:
        guesses.wrong += 1
        beyond = guesses.wrong - self._most
        if beyond >= 0:
            guesses.until = guesses.at + min(self._seconds, 2.0 ** min(beyond, 60.0))
