"""Slows down the guessing of passphrases: by login, by address, and by both together.

Each server process keeps its own counts, in memory.
"""

import time
from collections.abc import Callable, Hashable

from quiltbee.server.errors import TooManyError
from quiltbee.server.rates import LONGEST_WAIT, Attempts

BY_BOTH, BY_LOGIN, BY_ADDRESS = 10, 50, 100
"""Free misses: at one login from one address, at one login, and from one address."""


class SignInAttempts:
    """Counts failed sign-ins; a school class behind one address has room for typing errors.

    Report the outcome of every attempt that `begin` lets through with `end`.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._by_both = Attempts(BY_BOTH, LONGEST_WAIT, clock)
        self._by_login = Attempts(BY_LOGIN, LONGEST_WAIT, clock)
        self._by_address = Attempts(BY_ADDRESS, LONGEST_WAIT, clock)

    def begin(self, login: str, address: str, device: str | None = None) -> None:
        """Let a guess through, or raise TooManyError after too many recent failures.

        `device` is a browser that has signed in to this account before. Its misses are counted
        apart, so that other people's misses can't lock its owner out.
        """
        begun: list[tuple[Attempts, Hashable]] = []
        for attempts, key in self._keys(login, address, device):
            wait = attempts.allow(key)
            if wait > 0:
                for other, its_key in begun:
                    other.succeed(its_key)
                raise TooManyError.after("Too many wrong attempts", wait)
            begun.append((attempts, key))

    def end(self, login: str, address: str, device: str | None = None, *, right: bool) -> None:
        """Note how a guess went."""
        for attempts, key in self._keys(login, address, device):
            (attempts.succeed if right else attempts.fail)(key)

    def _keys(
        self, login: str, address: str, device: str | None
    ) -> tuple[tuple[Attempts, Hashable], ...]:
        if device is not None:
            return ((self._by_both, (login, "device", device)),)
        return (
            (self._by_both, (login, address)),
            (self._by_login, login),
            (self._by_address, address),
        )
