"""Guesses slowed down: a few are free, then they trickle, and time forgives."""

import pytest

from quiltbee.server.people import PersonRefusal, attempts
from quiltbee.server.people.attempts import Allowance, Attempts, SignInAttempts


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_few_failures_are_free_and_then_one_waits() -> None:
    time = Time()
    tries = Attempts(Allowance(3, 30.0), time)
    for _ in range(3):
        assert tries.wait(("ann",)) == 0
        tries.fail(("ann",))
    assert tries.wait(("ann",)) == pytest.approx(10)
    assert tries.wait(("bob",)) == 0
    time.now += 10.001
    assert tries.wait(("ann",)) == 0
    tries.fail(("ann",))
    assert tries.wait(("ann",)) > 9
    time.now += 3600
    assert tries.wait(("ann",)) == 0


def test_a_success_forgets_the_failures() -> None:
    tries = Attempts(Allowance(1, 60.0), Time())
    tries.fail(("ann",))
    tries.forget(("ann",))
    assert tries.wait(("ann",)) == 0


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "MOST_KEYS", 2)
    tries = Attempts(Allowance(1, 60.0), Time())
    for name in ("ann", "bob", "eve"):
        tries.fail((name,))
    assert [tries.wait((name,)) > 0 for name in ("ann", "bob", "eve")] == [False, True, True]


def test_many_addresses_guess_no_faster_at_one_login() -> None:
    tries = SignInAttempts(Time())
    for number in range(50):
        tries.check("ann", f"10.0.0.{number}")
        tries.fail("ann", f"10.0.0.{number}")
    with pytest.raises(PersonRefusal, match="Too many wrong attempts"):
        tries.check("ann", "10.0.0.99")
    tries.check("bob", "10.0.0.1")


def test_one_address_guesses_no_faster_at_many_logins() -> None:
    tries = SignInAttempts(Time())
    for number in range(100):
        tries.check(f"login{number}", "10.0.0.1")
        tries.fail(f"login{number}", "10.0.0.1")
    with pytest.raises(PersonRefusal) as refusal:
        tries.check("another", "10.0.0.1")
    assert refusal.value.seconds == 10
    tries.check("another", "10.0.0.2")


def test_who_succeeds_is_not_held_up_by_their_own_typing_errors() -> None:
    tries = SignInAttempts(Time())
    for _ in range(5):
        for _ in range(9):
            tries.check("ann", "10.0.0.1")
            tries.fail("ann", "10.0.0.1")
        tries.succeed("ann", "10.0.0.1")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(1, "a second"), (59, "59 seconds"), (60, "a minute"), (61, "2 minutes")],
)
def test_how_long_to_wait_is_said_in_words(seconds: int, words: str) -> None:
    assert attempts._in_words(seconds) == words
