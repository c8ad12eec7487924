"""Guesses at a secret, slowed down: a few failures are free, and then they trickle.

The counts are kept in memory, for each server process by itself.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from quiltbee.server.people.refusals import PersonRefusal

MOST_KEYS = 10_000
"""Keys that are remembered; the longest silent are forgotten first."""

Key = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many failures are free, and over how many seconds as many more come back."""

    failures: int
    seconds: float


class Attempts:
    """Counts failures by key, such as an address or a login."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance = allowance
        self._clock = clock
        self._failures: OrderedDict[Key, tuple[float, float]] = OrderedDict()

    def wait(self, key: Key) -> float:
        """Seconds until the next attempt may be made; 0 if it may be made now."""
        above = self._count(key) - (self._allowance.failures - 1)
        return max(0.0, above * self._allowance.seconds / self._allowance.failures)

    def fail(self, key: Key) -> None:
        """Count one failure more."""
        count = self._count(key) + 1
        self._failures.pop(key, None)
        self._failures[key] = count, self._clock()
        if len(self._failures) > MOST_KEYS:
            self._failures.popitem(last=False)

    def forget(self, key: Key) -> None:
        """Count from zero again, after a success."""
        self._failures.pop(key, None)

    def _count(self, key: Key) -> float:
        """The failures that are not yet forgiven."""
        count, at = self._failures.get(key, (0.0, self._clock()))
        forgiven = (self._clock() - at) * self._allowance.failures / self._allowance.seconds
        return max(0.0, count - forgiven)


class SignInAttempts:
    """The failures that count when somebody signs in: for a login, an address, and both."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        quarter = 15 * 60.0
        self._both = Attempts(Allowance(10, quarter), clock)
        self._login = Attempts(Allowance(50, quarter), clock)
        self._address = Attempts(Allowance(100, quarter), clock)

    def check(self, login: str, address: str) -> None:
        """Raise PersonRefusal if there were too many failures of late."""
        waits = [attempts.wait(key) for attempts, key in self._keys(login, address)]
        if max(waits) > 0:
            seconds = int(max(waits)) + 1
            raise PersonRefusal(
                "slow", f"Too many wrong attempts; try again in {_in_words(seconds)}.", seconds
            )

    def fail(self, login: str, address: str) -> None:
        """Count a failure."""
        for attempts, key in self._keys(login, address):
            attempts.fail(key)

    def succeed(self, login: str, address: str) -> None:
        """Forget this login's failures from this address; those of others still count."""
        self._both.forget((login, address))

    def _keys(self, login: str, address: str) -> Sequence[tuple[Attempts, Key]]:
        return (
            (self._both, (login, address)),
            (self._login, (login,)),
            (self._address, (address,)),
        )


def _in_words(seconds: int) -> str:
    if seconds < 60:
        return f"{seconds} seconds" if seconds > 1 else "a second"
    minutes = -(-seconds // 60)
    return f"{minutes} minutes" if minutes > 1 else "a minute"
