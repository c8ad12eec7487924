"""Logins and passphrases: which are valid, when two logins are the same, and argon2 hashes.

Measuring and hashing a passphrase take tens of milliseconds, so both run off the event loop, and
only a few at a time, since a hash takes 19 MiB. Signing in never waits for those who choose a
passphrase.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING

from quiltbee.server.errors import TooManyError, UnfitError
from quiltbee.server.shares import FairThreads

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST_LOGIN = 3
LONGEST_LOGIN = 32

_MARKS = "._-"
_DIGITS = "0123456789"
_LETTERS = frozenset({"Ll", "Lu", "Lt", "Lo", "Lm", "Mn", "Mc"})
_ENDS = re.compile(r"[._-]|.*[._-]$")

_WRITTEN_TOGETHER = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""The scripts that may be mixed in East Asian words."""


def clean_login(text: str) -> str:
    """Return a login as it is stored and shown to its owner.

    Raises UnfitError for an invalid one.
    """
    login = unicodedata.normalize("NFKC", text.strip())
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN:
        raise UnfitError(
            f"A login has {SHORTEST_LOGIN} to {LONGEST_LOGIN} characters.",
            code="login-length",
            shortest=SHORTEST_LOGIN,
            longest=LONGEST_LOGIN,
        )
    if not all(one in _MARKS + _DIGITS or unicodedata.category(one) in _LETTERS for one in login):
        sentence = "A login can have letters, the digits 0 to 9, and . _ - in between."
        raise UnfitError(sentence, code="login-letters")
    if _ENDS.match(login):
        sentence = "A login begins and ends with a letter or a digit."
        raise UnfitError(sentence, code="login-ends")
    if len(_scripts(login)) > 1:
        raise UnfitError("All letters of a login come from one script.", code="login-script")
    return login


def login_key(text: str) -> str:
    """Fold any text so that all spellings of one login are equal.

    Null characters, which PostgreSQL refuses, become spaces; no login has either.
    """
    folded = unicodedata.normalize("NFKC", text.strip()).casefold().replace("\0", " ")
    return unicodedata.normalize("NFKC", folded)


def _scripts(login: str) -> set[str]:
    """Return the scripts of the letters; the Unicode name of a letter begins with its script."""
    letters = [one for one in login if unicodedata.category(one).startswith("L")]
    scripts = {unicodedata.name(letter, "?").split()[0].partition("-")[0] for letter in letters}
    return {"EAST ASIAN" if script in _WRITTEN_TOGETHER else script for script in scripts}


SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 256

TIME_COST = 2
MEMORY_KIB = 19 * 1024
"""OWASP's recommendation for argon2id with one lane."""

HASHES_AT_ONCE = 2
MOST_WAITING, MOST_WAITING_OF_ONE = 200, 30
"""The most passphrases that wait to be hashed: in all, and from strangers at one address."""

FEWEST_GUESSES = 10**7
"""The fewest guesses by zxcvbn's estimate; a common word with a digit needs 10,000."""

MEASURED = 24
"""The number of characters measured: the time grows faster than their number."""

_LIKE_LETTERS = "!$%(+<@[{|"


class Passphrases:
    """Hashes, verifies and measures passphrases, a few at a time, in fair shares by address."""

    def __init__(self) -> None:
        self._hashing = FairThreads(
            HASHES_AT_ONCE, most=MOST_WAITING, most_of_one=MOST_WAITING_OF_ONE, refuse=_too_many
        )
        # One at a time, since zxcvbn keeps the words to look for in a global.
        self._measuring = FairThreads(
            1, most=MOST_WAITING, most_of_one=MOST_WAITING_OF_ONE, refuse=_too_many
        )
        self._hashes: PasswordHasher | None = None
        self._decoy: str | None = None

    async def check(self, passphrase: str, words: Sequence[str]) -> None:
        """Raise UnfitError for a passphrase that is too short, too long or easily guessed.

        `words` are known to others, such as the login.
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
        """Return whether a passphrase matches a hash; None never does, but takes just as long."""
        return await self._hashing.run(lambda: self._verify(passphrase, stored))

    def is_outdated(self, stored: str) -> bool:
        """Return whether a hash has outdated parameters."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, passphrase: str, stored: str | None) -> bool:
        from argon2.exceptions import VerifyMismatchError

        if self._decoy is None:
            self._decoy = self._hasher.hash("nobody's")
        try:
            self._hasher.verify(stored or self._decoy, passphrase)
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

    zxcvbn tries all combinations of letters that signs such as `@` may replace: ten signs in 24
    characters take 0.2 s, two take 0.03 s.
    """
    part = passphrase[:MEASURED]
    signs = list(dict.fromkeys(character for character in part if character in _LIKE_LETTERS))
    return part.translate({ord(sign): "~" for sign in signs[2:]})
