"""When thinking ends."""

import threading

import pytest

from quiltbee.players import Limits, Meter
from quiltbee.players import meter as room


class Clock:
    """A clock that goes when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(room, "time", clock)
    return clock


def meter(limits: Limits, turn: int = 1) -> Meter:
    return Meter(limits, turn, threading.Event())


def test_without_limits_only_stop_ends_it(clock: Clock) -> None:
    stop = threading.Event()
    unlimited = Meter(Limits(), 1, stop)
    unlimited.nodes, clock.now = 10**9, 10**9
    assert not unlimited.is_up()
    stop.set()
    assert unlimited.is_up()


def test_nodes(clock: Clock) -> None:
    limited = meter(Limits(nodes=5))
    limited.nodes = 4
    assert not limited.is_up()
    limited.nodes = 5
    assert limited.is_up()


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
    limited = meter(limits, turn)
    if seconds:
        assert not limited.is_up()
        clock.now = 100 + 0.9 * seconds
        assert not limited.is_up()
    clock.now = 100 + 1.01 * seconds
    assert limited.is_up()
    assert limited.elapsed_ms == round(1010 * seconds)


@pytest.mark.parametrize(
    "limits", [Limits(clocks_ms=(None, 10)), Limits(movetime_ms=10, infinite=True)]
)
def test_no_time_limit(clock: Clock, limits: Limits) -> None:
    limited = meter(limits)
    clock.now = 10**9
    assert not limited.is_up()
