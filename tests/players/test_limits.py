"""When thinking ends."""

import threading

import pytest

from quiltbee.players import Limits, Meter, time_budget
from tests.clock import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock(100.0)


def meter(limits: Limits, clock: Clock, turn: int = 1) -> Meter:
    return Meter(limits, turn, threading.Event(), clock)


def test_without_limits_only_stop_ends_it(clock: Clock) -> None:
    stop = threading.Event()
    unlimited = Meter(Limits(), 1, stop, clock)
    unlimited.nodes, clock.now = 10**9, 10**9
    assert not unlimited.is_up()
    assert unlimited.seconds_left is None
    stop.set()
    assert unlimited.is_up()


def test_nodes(clock: Clock) -> None:
    limited = meter(Limits(nodes=5), clock)
    limited.nodes = 4
    assert not limited.is_up()
    assert [limited.at_most(nodes) for nodes in (1, 10)] == [1, 1]
    limited.nodes = 5
    assert limited.is_up()
    assert meter(Limits(), clock).at_most(10) == 10


@pytest.mark.parametrize(
    ("limits", "turn", "seconds"),
    [
        (Limits(movetime_ms=250), 1, 0.25),
        (Limits(clocks_ms=(10_000, None)), 1, 0.4),
        (Limits(clocks_ms=(10_000, 1_000), increments_ms=(0, 100)), 2, 0.12),
        (Limits(clocks_ms=(50, 50), increments_ms=(1000, 1000)), 1, 0.025),
        (Limits(movetime_ms=100, clocks_ms=(10_000, 10_000)), 1, 0.1),
        (Limits(movetime_ms=0), 1, 0.0),
    ],
)
def test_time(clock: Clock, limits: Limits, turn: int, seconds: float) -> None:
    assert time_budget(limits, turn) == pytest.approx(seconds)
    limited = meter(limits, clock, turn)
    if seconds:
        assert not limited.is_up()
        clock.now = 100 + 0.9 * seconds
        assert not limited.is_up()
        assert limited.seconds_left == pytest.approx(0.1 * seconds)
    clock.now = 100 + 1.01 * seconds
    assert limited.is_up()
    assert limited.elapsed_ms == round(1010 * seconds)


@pytest.mark.parametrize(
    "limits", [Limits(clocks_ms=(None, 10)), Limits(movetime_ms=10, infinite=True), Limits(depth=1)]
)
def test_no_time_limit(clock: Clock, limits: Limits) -> None:
    assert time_budget(limits, 1) is None
    limited = meter(limits, clock)
    clock.now = 10**9
    assert not limited.is_up()
