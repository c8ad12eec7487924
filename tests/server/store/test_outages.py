"""Served time is wall time without the outages before it, none of which is counted twice."""

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.server.store.liveness import Outage, Outages

TIMES = st.integers(0, 60)
OUTAGES = st.lists(st.tuples(TIMES, TIMES))


def up(outages: list[Outage], at: int) -> int:
    """How many milliseconds before `at` lie in no outage."""
    down = {moment for began, ended in outages for moment in range(began, ended)}
    return sum(moment not in down for moment in range(at))


@given(OUTAGES, TIMES)
def test_what_lies_in_an_outage_is_not_served(outages: list[Outage], at: int) -> None:
    assert Outages(outages).served(at) == up(outages, at)


@given(OUTAGES, OUTAGES, TIMES)
def test_outages_may_be_learned_bit_by_bit(
    first: list[Outage], second: list[Outage], at: int
) -> None:
    learned = Outages(first).plus(second)
    assert learned.served(at) == Outages([*first, *second]).served(at)


def test_the_last_outage() -> None:
    assert Outages().last == 0
    assert Outages([(10, 30), (5, 20)]).last == 30
