"""Points that go with the second seat count for it."""

import pytest

from quiltbee.rules import Seat
from quiltbee.rules.position import outcome_of

FIRST, SECOND = Seat


@pytest.mark.parametrize(
    ("points", "winner", "by"),
    [(0, FIRST, "score"), (2, FIRST, "score"), (3, SECOND, "first to 53"), (4, SECOND, "score")],
)
def test_the_second_seat_has_its_points(points: int, winner: Seat, by: str) -> None:
    plain = outcome_of((5, 2), SECOND)
    assert plain.winner is FIRST
    ended = plain.compensated(points)
    assert (ended.winner, ended.by, ended.scores) == (winner, by, (5, 2 + points))
    assert ended.compensated(0) == ended


def test_points_may_go_with_the_first_seat_as_well() -> None:
    assert outcome_of((2, 5), FIRST).compensated(-4).winner is FIRST
    assert outcome_of((2, 5), FIRST).compensated(-3).by == "first to 53"
