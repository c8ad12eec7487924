"""How often somebody may do something: token buckets, counts, and a brake on guessing.

Each holds a bounded number of keys and forgets the least recently used first; among guessers, the
one with the fewest misses. Every call is O(1).
"""

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

Seconds = Callable[[], float]
"""A clock that only moves forward, in seconds."""

MOST_KEYS = 20_000
"""How many keys a set of buckets remembers: a few megabytes."""

_LOOKED_AT = 8
"""How many keys are compared before one of them is forgotten."""

LONGEST_WAIT = 15 * 60.0
"""Seconds between two guesses at a secret in the long run."""


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

    def give_back(self) -> None:
        """Let one more through, since what was let through has failed."""
        self._left = min(self._left + 1, float(self._most))

    def take_at(self, now: float) -> bool:
        """The same, for a caller that has already read the clock."""
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
        """The bucket of a key; a caller may hold on to it after it is evicted here."""
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

    def give_back(self, key: Hashable) -> None:
        """Let one more of this key through, since what was let through has failed."""
        self.of(key).give_back()


class Counts:
    """Counts by key, with a maximum; a key whose count is zero takes no memory."""

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


class Places:
    """What stays for a while, by the address that it came from: at most `most` from each.

    Places are held in memory: after a restart, what is there counts for nobody.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._address_of: dict[str, str] = {}
        self._made: set[str] = set()
        """Those of them that are no longer being made."""

    @asynccontextmanager
    async def one_more(
        self,
        name: str,
        address: str,
        there: Callable[[], Awaitable[Collection[str]]],
        error: Exception,
    ) -> AsyncIterator[None]:
        """The block makes something of this name; the error if too much from the address stays.

        `there` reads the names of everything that is there now.
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
    """Wrong guesses as of `at`, including pending ones; none is let through before `until`."""

    wrong: float
    at: float
    until: float
    pending: int = 0


class Attempts:
    """Slows guessing down, by account and by address: a wait that doubles with every miss.

    The first `most` misses are free. From then on each doubles the wait, from 1 second up to
    `seconds`; one miss is forgotten every `seconds`. So in the long run there is one guess every
    `seconds`, however many connections guess at once: a guess counts as a miss until its outcome is
    reported.

        if wait := attempts.allow(account): refuse for so many seconds
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
        """Seconds to wait before the next guess; 0 lets one through: report its outcome."""
        guesses = self._current(key)
        wait = guesses.until - guesses.at
        if wait > 0:
            return wait
        guesses.pending += 1
        self._count(guesses)
        return 0.0

    def fail(self, key: Hashable) -> None:
        """The guess was wrong."""
        guesses = self._current(key)
        if guesses.pending:
            guesses.pending -= 1
        else:
            self._count(guesses)

    def succeed(self, key: Hashable) -> None:
        """The guess was right, and counts for no miss.

        Earlier misses stay, or signing in to one's own account would allow more guesses at others.
        """
        guesses = self._current(key)
        if guesses.pending:
            guesses.pending -= 1
            guesses.wrong = max(0.0, guesses.wrong - 1)
            if guesses.wrong < self._most:
                guesses.until = guesses.at

    def _current(self, key: Hashable) -> _Guesses:
        """The guesses of a key, without those that have expired."""
        now = self._clock()
        guesses = self._guesses.get(key)
        if guesses is None:
            if len(self._guesses) >= self._most_keys:
                self._forget_one()
            guesses = self._guesses[key] = _Guesses(0.0, now, now)
            return guesses
        self._guesses.move_to_end(key)
        guesses.wrong = max(0.0, guesses.wrong - (now - guesses.at) / self._seconds)
        guesses.at = now
        return guesses

    def _forget_one(self) -> None:
        """Make room: forget the key with the fewest misses among the least recently used.

        The others stay for another round, so that guessing at many keys does not wipe out the
        misses at one.
        """
        oldest = list(islice(self._guesses, _LOOKED_AT))
        lightest = min(oldest, key=lambda key: self._guesses[key].wrong)
        for key in oldest:
            self._guesses.move_to_end(key)
        del self._guesses[lightest]

    def _count(self, guesses: _Guesses) -> None:
        guesses.wrong += 1
        beyond = guesses.wrong - self._most
        if beyond >= 0:
            guesses.until = guesses.at + min(self._seconds, 2.0 ** min(beyond, 60.0))
