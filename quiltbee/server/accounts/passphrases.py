"""Passphrases: which are good enough, and their argon2 hashes.

Both take tens of milliseconds, so they run off the event loop, and only a few at a time: a hash
takes 19 MiB.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from quiltbee.server.errors import TooManyError, UnfitError

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 256

TIME_COST = 2
MEMORY_KIB = 19 * 1024
"""OWASP's recommendation for argon2id with one lane."""

MOST_AT_ONCE = 2
MOST_WAITING = 30

FEWEST_GUESSES = 10**7
"""What zxcvbn must think that an attacker needs; a common word with a digit needs 10,000."""

_MEASURED = 72
"""Characters that are looked at for that; the time grows with their square."""

_Answer = TypeVar("_Answer")
_guessing = threading.Lock()  # zxcvbn keeps the words to look for in a global


class Passphrases:
    """Hashes and verifies, a bounded number at a time."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(MOST_AT_ONCE)
        self._waiting = 0
        self._hashes: PasswordHasher | None = None
        self._nobodys: str | None = None

    async def check(self, passphrase: str, words: Sequence[str]) -> None:
        """Raise UnfitError for one that is too short, too long or easily guessed.

        `words` are what is known of the person, such as the login.
        """
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise UnfitError(
                f"A passphrase has {SHORTEST_PASSPHRASE} to {LONGEST_PASSPHRASE} characters.",
                code="passphrase-length",
                shortest=SHORTEST_PASSPHRASE,
                longest=LONGEST_PASSPHRASE,
            )
        if await self._run(lambda: _is_easily_guessed(passphrase, words)):
            raise UnfitError(
                "That passphrase is easily guessed; take a longer one, such as four words.",
                code="passphrase-guessed",
            )

    async def hash(self, passphrase: str) -> str:
        """The hash that is stored, with its salt and its parameters."""
        return await self._run(lambda: self._hasher.hash(passphrase))

    async def is_right(self, passphrase: str, stored: str | None) -> bool:
        """Whether it matches the hash; with None it does not, but takes as long to find out."""
        return await self._run(lambda: self._verify(passphrase, stored))

    def is_outdated(self, stored: str) -> bool:
        """Whether it was hashed with parameters that are no longer the current ones."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, passphrase: str, stored: str | None) -> bool:
        from argon2.exceptions import VerifyMismatchError

        if self._nobodys is None:
            self._nobodys = self._hasher.hash("nobody's")
        try:
            self._hasher.verify(stored or self._nobodys, passphrase)
        except VerifyMismatchError:
            return False
        return stored is not None

    @property
    def _hasher(self) -> "PasswordHasher":
        if self._hashes is None:
            from argon2 import PasswordHasher

            self._hashes = PasswordHasher(TIME_COST, MEMORY_KIB, parallelism=1)
        return self._hashes

    async def _run(self, work: Callable[[], _Answer]) -> _Answer:
        if self._waiting >= MOST_WAITING:
            raise TooManyError("Too many people are signing in; try again soon.", wait=5)
        self._waiting += 1
        try:
            async with self._places:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _is_easily_guessed(passphrase: str, words: Sequence[str]) -> bool:
    from zxcvbn import zxcvbn

    with _guessing:
        known = [*words, "quiltbee", "patchwork"]
        guesses = zxcvbn(passphrase[:_MEASURED], known)["guesses"]
    return guesses < FEWEST_GUESSES
