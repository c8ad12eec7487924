"""Attack 10: passphrases for which a strength meter takes seconds, while others sign in."""

import asyncio
import threading
from pathlib import Path

import pytest

from quiltbee.server.accounts import accounts
from quiltbee.server.accounts import credentials as passphrases
from quiltbee.server.accounts.credentials import MEASURED, Passphrases, measured_part
from quiltbee.server.errors import TooManyError, UnfitError
from quiltbee.server.settings import Limits
from quiltbee.server.shares import ASKING, Share
from tests.server.accounts.browsers import PASSPHRASE, open_account
from tests.server.process import PATIENCE
from tests.server.support import live

COSTLY = "4@8({[<369&#!1|+70$5%2" * 10


def test_only_a_short_beginning_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def zxcvbn(passphrase: str, _: object) -> dict[str, int]:
        seen.append(passphrase)
        return {"guesses": 10**9}

    monkeypatch.setattr("zxcvbn.zxcvbn", zxcvbn)
    asyncio.run(Passphrases().check(COSTLY, ["ann"]))
    assert seen == [measured_part(COSTLY)]
    assert len(seen[0]) == MEASURED
    assert len(set("!$%(+<@[{|") & set(seen[0])) == 2
    with pytest.raises(UnfitError):
        asyncio.run(Passphrases().check(COSTLY * 10, ["ann"]))
    assert len(seen) == 1


@pytest.mark.parametrize("weak", ["p@$$w0rd!", "P4$$w0rd", "patchw0rk!", "19871203", "qwerty!@"])
def test_signs_for_letters_still_hide_no_weak_word(weak: str) -> None:
    with pytest.raises(UnfitError):
        asyncio.run(Passphrases().check(weak, ["ann"]))


def test_who_signs_in_waits_for_no_meter(monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()

    def slow(passphrase: str, words: object) -> bool:
        return not held.wait(PATIENCE)

    monkeypatch.setattr(passphrases, "_is_easily_guessed", slow)

    async def act() -> bool:
        known = Passphrases()
        stored = await known.hash("a boat full of buttons")
        meters = [asyncio.create_task(known.check(COSTLY, ["ann"])) for _ in range(20)]
        await asyncio.sleep(0)
        right = await known.is_right("a boat full of buttons", stored)
        assert not any(meter.done() for meter in meters)
        held.set()
        await asyncio.gather(*meters)
        return right

    assert asyncio.run(act())


def test_one_address_takes_no_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    held, measured = threading.Event(), list[str]()

    def slow(passphrase: str, words: object) -> bool:
        measured.append(passphrase)
        return not held.wait(PATIENCE)

    monkeypatch.setattr(passphrases, "_is_easily_guessed", slow)

    async def act() -> int:
        known = Passphrases()
        ASKING.set(Share(address="198.51.100.1"))
        theirs = [
            asyncio.create_task(known.check(f"hostile {number}", [])) for number in range(100)
        ]
        await asyncio.sleep(0)
        ASKING.set(Share(address="198.51.100.2"))
        honest = asyncio.create_task(known.check("an honest one", []))
        await asyncio.sleep(0)
        held.set()
        await honest
        done = await asyncio.gather(*theirs, return_exceptions=True)
        return sum(isinstance(error, TooManyError) for error in done)

    refused = asyncio.run(act())
    assert refused == 100 - 1 - passphrases.MOST_WAITING_OF_ONE
    assert measured[:2] == ["hostile 0", "an honest one"]


def test_all_together_wait_in_a_bounded_line(monkeypatch: pytest.MonkeyPatch) -> None:
    held, more = threading.Event(), 7

    def slow(passphrase: str, words: object) -> bool:
        return not held.wait(PATIENCE)

    monkeypatch.setattr(passphrases, "_is_easily_guessed", slow)

    async def act() -> int:
        known, waiting = Passphrases(), list[asyncio.Task[None]]()
        for number in range(1 + passphrases.MOST_WAITING + more):
            ASKING.set(Share(address=f"198.51.100.{number}"))
            waiting.append(asyncio.create_task(known.check("one of many", [])))
        await asyncio.sleep(0)
        held.set()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        return sum(isinstance(error, TooManyError) for error in done)

    assert asyncio.run(act()) == more


@pytest.mark.slow
@pytest.mark.parametrize("way", ["a new account", "a new passphrase"])
def test_one_address_has_a_bounded_number_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(accounts, "FREE_OPENINGS", 5)
    with live(tmp_path, limits=Limits.for_load()) as server, server.client() as mallory:
        path, wish = "/api/account", {"login": "mallory", "passphrase": "password"}
        free = 5
        if way == "a new passphrase":
            open_account(mallory, "mallory")
            path, wish = "/api/me/passphrase", {"old": PASSPHRASE, "new": "password"}
            free -= 1
        answers = [mallory.post(path, json=wish).status_code for _ in range(8)]
        assert answers[:free] == [422] * free
        assert 429 in answers[free:]
