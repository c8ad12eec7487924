"""Token buckets, with a clock that is turned by hand."""

import pytest

from quiltbee.server.http import limits
from quiltbee.server.http.limits import Addresses, Bucket


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


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


def test_addresses_do_not_share() -> None:
    addresses = Addresses((1, 1000.0), 1, 2)
    assert addresses.take("a")
    assert not addresses.take("a")
    assert addresses.take("b")


def test_connections_are_counted_by_address_and_in_all() -> None:
    addresses = Addresses((1, 1.0), 2, 3)
    assert [addresses.connect(name) for name in "aaabb"] == [True, True, False, True, False]
    addresses.disconnect("a")
    assert addresses.connect("b")
    for name in "abb":
        addresses.disconnect(name)
    assert [addresses.connect("a") for _ in range(2)] == [True, True]


def test_addresses_long_silent_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    addresses = Addresses((1, 1000.0), 1, 1)
    assert [addresses.take(name) for name in "abac"] == [True, True, False, True]
    assert not addresses.take("a")
    assert addresses.take("b")
