"""Token buckets, counts and the brake on guessing, with a clock that is turned by hand."""

import pytest

from quiltbee.server.rates import Attempts, Bucket, Buckets, Counts, Rate
from tests.clock import Clock


def test_a_bucket_lets_a_burst_through_and_then_an_even_flow() -> None:
    clock = Clock()
    bucket = Bucket(100, 20.0, clock)
    assert [bucket.take() for _ in range(101)] == [True] * 100 + [False]
    clock.now += 0.1
    assert not bucket.take()
    clock.now += 0.1
    assert bucket.take()
    assert not bucket.take()


def test_a_bucket_does_not_save_up_more_than_a_burst() -> None:
    clock = Clock()
    bucket = Bucket(3, 1.0, clock)
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True] * 3 + [False]


def test_keys_do_not_share_and_those_long_silent_are_forgotten() -> None:
    buckets = Buckets((1, 1000.0), Clock(), most_keys=2)
    assert [buckets.take(name) for name in "abac"] == [True, True, False, True]
    assert not buckets.take("a")
    assert buckets.take("b")


def test_counts() -> None:
    counts = Counts(2)
    counts.add("a")
    counts.add("a")
    assert (counts.is_full("a"), counts.is_full("b"), len(counts), counts.of("a")) == (
        True, False, 1, 2,
    )  # fmt: skip
    counts.remove("a")
    counts.remove("a")
    assert (len(counts), counts.of("a")) == (0, 0)


def test_a_rate_is_written_as_it_is_read() -> None:
    assert str(Rate(100, 20.0)) == "100/20"


def guesses(attempts: Attempts, clock: Clock, seconds: float, key: str = "ann") -> int:
    """How many wrong guesses somebody makes who never waits longer than they must."""
    end, made = clock.now + seconds, 0
    while clock.now < end:
        wait = attempts.allow(key)
        if wait:
            clock.now += wait
            continue
        attempts.fail(key)
        made += 1
    return made


def test_the_first_misses_are_free_and_then_the_wait_doubles() -> None:
    clock = Clock()
    attempts = Attempts(3, 60.0, clock)
    waits = []
    for _ in range(12):
        while wait := attempts.allow("ann"):
            waits.append(round(wait))
            clock.now += wait
        attempts.fail("ann")
    assert waits[:3] == [1, 2, 4]
    assert waits == sorted(waits)
    assert 50 < waits[-1] <= 60


def test_in_the_long_run_there_is_about_one_guess_for_each_longest_wait() -> None:
    clock = Clock()
    attempts = Attempts(5, 60.0, clock)
    assert guesses(attempts, clock, 24 * 3600.0) < 24 * 60 * 1.2


def test_guesses_at_the_same_time_count_before_they_are_answered() -> None:
    attempts = Attempts(5, 60.0, Clock())
    assert [attempts.allow("ann") == 0 for _ in range(8)] == [True] * 5 + [False] * 3


def test_who_is_right_is_not_slowed_down() -> None:
    attempts = Attempts(2, 60.0, Clock())
    for _ in range(100):
        assert attempts.allow("school") == 0
        attempts.succeed("school")


def test_being_right_once_forgets_no_miss() -> None:
    clock = Clock()
    attempts = Attempts(3, 60.0, clock)
    made = 0
    for _ in range(50):
        if attempts.allow("address") == 0:
            attempts.fail("address")
            made += 1
        if attempts.allow("address") == 0:
            attempts.succeed("address")
    assert made == 3


def test_a_miss_nobody_asked_for_counts_too() -> None:
    attempts = Attempts(2, 60.0, Clock())
    attempts.fail("ann")
    attempts.fail("ann")
    assert attempts.allow("ann") == pytest.approx(1.0)


def test_misses_are_forgotten_in_time_and_other_keys_are_free() -> None:
    clock = Clock()
    attempts = Attempts(2, 60.0, clock)
    attempts.fail("ann")
    attempts.fail("ann")
    assert attempts.allow("bob") == 0
    clock.now += 120
    assert attempts.allow("ann") == 0
    attempts.fail("ann")
    assert attempts.allow("ann") == 0


def test_memory_is_bounded() -> None:
    attempts = Attempts(1, 60.0, Clock(), most_keys=2)
    for name in "abc":
        attempts.fail(name)
    assert attempts.allow("c") > 0
    assert attempts.allow("a") == 0
