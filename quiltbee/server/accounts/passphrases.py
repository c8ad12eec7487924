"""Passphrases: which are good enough, and their argon2 hashes.

Measuring and hashing take tens of milliseconds, so both run off the event loop, and only a few at a
time, since a hash takes 19 MiB. Nobody who signs in waits for those who choose a passphrase.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quiltbee.server.errors import TooManyError, UnfitError
from quiltbee.server.shares import FairThreads

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 256

TIME_COST = 2
MEMORY_KIB = 19 * 1024
"""OWASP's recommendation for argon2id with one lane."""

HASHES_AT_ONCE = 2
MOST_WAITING, MOST_WAITING_OF_ONE = 200, 30
"""How many passphrases may wait for their turn: in all, and from strangers at one address."""

FEWEST_GUESSES = 10**7
"""The guesses that zxcvbn must estimate; a common word with a digit needs 10,000."""

MEASURED = 24
"""How many characters are measured: the time grows faster than their number."""

_LIKE_LETTERS = "!$%(+<@[{|"


class Passphrases:
    """Hashes, verifies and measures, a bounded number at a time, with shares for each address."""

    def __init__(self) -> None:
        self._hashing = FairThreads(
            HASHES_AT_ONCE, most=MOST_WAITING, most_of_one=MOST_WAITING_OF_ONE, refuse=_too_many
        )
        # One at a time, since zxcvbn keeps the words to look for in a global.
        self._measuring = FairThreads(
            1, most=MOST_WAITING, most_of_one=MOST_WAITING_OF_ONE, refuse=_too_many
        )
        self._hashes: PasswordHasher | None = None
        self._nobodys: str | None = None

    async def check(self, passphrase: str, words: Sequence[str]) -> None:
        """Raise UnfitError for a passphrase that is too short, too long or easily guessed.

        `words` are what others know about the person, such as the login.
        """
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise UnfitError(
                f"A passphrase has {SHORTEST_PASSPHRASE} to {LONGEST_PASSPHRASE} characters.",
                code="passphrase-length",
                shortest=SHORTEST_PASSPHRASE,
                longest=LONGEST_PASSPHRASE,
            )
        if await self._measuring.run(lambda: _is_easily_guessed(passphrase, words)):
            raise UnfitError(
                "That passphrase is easily guessed; take a longer one, such as four words.",
                code="passphrase-guessed",
            )

    async def hash(self, passphrase: str) -> str:
        """Return the hash to store, with its salt and parameters."""
        return await self._hashing.run(lambda: self._hasher.hash(passphrase))

    async def is_right(self, passphrase: str, stored: str | None) -> bool:
        """Return whether it matches the hash; with None it never does, but takes just as long."""
        return await self._hashing.run(lambda: self._verify(passphrase, stored))

    def is_outdated(self, stored: str) -> bool:
        """Return whether it was hashed with outdated parameters."""
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


def _too_many() -> TooManyError:
    return TooManyError("Too many people are signing in; try again soon.", wait=5)


def _is_easily_guessed(passphrase: str, words: Sequence[str]) -> bool:
    from zxcvbn import zxcvbn

    known = [*words, "quiltbee", "patchwork"]
    return zxcvbn(measured_part(passphrase), known)["guesses"] < FEWEST_GUESSES


def measured_part(passphrase: str) -> str:
    """Return the part of a passphrase to measure: its beginning, with at most two look-alike signs.

    zxcvbn tries all combinations of the letters that `@` and the like can stand for: ten of them in
    24 characters take 0.2 s, two take 0.03 s.
    """
    part = passphrase[:MEASURED]
    signs = list(dict.fromkeys(character for character in part if character in _LIKE_LETTERS))
    return part.translate({ord(sign): "~" for sign in signs[2:]})
