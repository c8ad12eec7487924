"""Guesses at a passphrase slowed down: by login, by address, and by both together."""

import pytest

from quiltbee.server.accounts.accounts import BY_ADDRESS, BY_BOTH, BY_LOGIN, SignInAttempts
from quiltbee.server.errors import TooManyError

HERE = "10.0.0.1"


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def miss(tries: SignInAttempts, login: str, address: str = HERE) -> None:
    tries.begin(login, address)
    tries.end(login, address, right=False)


def test_a_few_misses_are_free_and_then_the_waits_double() -> None:
    time = Time()
    tries = SignInAttempts(time)
    for _ in range(BY_BOTH):
        miss(tries, "ann")
    waits = []
    for _ in range(6):
        with pytest.raises(TooManyError, match="Too many wrong attempts; try again in") as slow:
            tries.begin("ann", HERE)
        waits.append(slow.value.wait or 0)
        time.now += waits[-1]
        miss(tries, "ann")
    assert waits == sorted(waits)
    assert waits[0] <= 2
    assert waits[5] > 16
    tries.begin("bob", HERE)


def test_many_addresses_guess_no_faster_at_one_login() -> None:
    tries = SignInAttempts(Time())
    for number in range(BY_LOGIN):
        miss(tries, "ann", f"10.0.1.{number}")
    with pytest.raises(TooManyError):
        tries.begin("ann", HERE)
    tries.begin("bob", HERE)


def test_one_address_guesses_no_faster_at_many_logins() -> None:
    tries = SignInAttempts(Time())
    for number in range(BY_ADDRESS):
        miss(tries, f"login{number}")
    with pytest.raises(TooManyError):
        tries.begin("another", HERE)
    tries.begin("another", "10.0.0.2")


def test_what_was_refused_is_no_miss_elsewhere() -> None:
    tries = SignInAttempts(Time())
    for _ in range(BY_BOTH):
        miss(tries, "ann")
    for _ in range(BY_LOGIN + BY_ADDRESS):
        with pytest.raises(TooManyError):
            tries.begin("ann", HERE)
    tries.begin("ann", "10.0.0.2")
    tries.begin("bob", HERE)


def test_guesses_that_run_side_by_side_count_at_once() -> None:
    tries = SignInAttempts(Time())
    for _ in range(BY_BOTH):
        tries.begin("ann", HERE)
    with pytest.raises(TooManyError):
        tries.begin("ann", HERE)


def test_who_is_right_may_come_as_often_as_they_like() -> None:
    tries = SignInAttempts(Time())
    for _ in range(500):
        tries.begin("ann", HERE)
        tries.end("ann", HERE, right=True)
