"""Passphrases: hashed with a salt, refused when easily guessed, a bounded number at a time."""

import asyncio
import re

import pytest
from argon2 import PasswordHasher
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from quiltbee.server.accounts import credentials as passphrases
from quiltbee.server.accounts.credentials import SHORTEST_PASSPHRASE, Passphrases
from quiltbee.server.errors import TooManyError, UnfitError
from tests.profiles import scaled

GOOD = "a boat full of buttons"


async def test_a_hash_is_argon2id_with_a_salt() -> None:
    hasher = Passphrases()
    first, second = await hasher.hash(GOOD), await hasher.hash(GOOD)
    assert re.match(r"\$argon2id\$v=19\$m=19456,t=2,p=1\$", first)
    assert first != second
    assert await hasher.is_right(GOOD, first)
    assert not await hasher.is_right(GOOD + " ", first)
    assert not await hasher.is_right("nobody's", None)
    assert not hasher.is_outdated(first)
    assert hasher.is_outdated(PasswordHasher(1, 1024, 1).hash(GOOD))


@pytest.mark.parametrize(
    "passphrase",
    ["1234567", "x" * 257, "password", "Password1!", "qwertyuiop", "quiltbee", "ann.smith1"],
)
def test_what_is_easily_guessed_is_refused(passphrase: str) -> None:
    with pytest.raises(UnfitError):
        asyncio.run(Passphrases().check(passphrase, ["ann.smith"]))


async def test_the_most_used_passwords_are_refused() -> None:
    """ASVS 6.2.4: the 3,000 most frequent that have the length; by default a tenth of them."""
    most_used = [each for each in FREQUENCY_LISTS["passwords"] if len(each) >= SHORTEST_PASSPHRASE]

    hasher = Passphrases()
    for passphrase in most_used[: 3000 : 3000 // scaled(300)]:
        with pytest.raises(UnfitError, match="easily guessed"):
            await hasher.check(passphrase, [])


@pytest.mark.parametrize(
    "passphrase", [GOOD, "xk9fp2mzq", "わたしのだいすきなあかいぼたん", GOOD * 11]
)
def test_any_characters_will_do(passphrase: str) -> None:
    asyncio.run(Passphrases().check(passphrase, []))


def test_only_so_many_wait_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrases, "MOST_WAITING", 3)

    async def act() -> list[object]:
        hasher = Passphrases()
        tries = (hasher.is_right(GOOD, None) for _ in range(7))
        return list(await asyncio.gather(*tries, return_exceptions=True))

    answers = asyncio.run(act())
    assert answers[:5] == [False] * 5  # two of them at once
    assert all(isinstance(one, TooManyError) for one in answers[5:])
