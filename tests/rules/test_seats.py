"""The two seats, and whose turn it is."""

import json

import pytest

from quiltbee.rules import Seat, next_turn


def test_a_seat_is_a_number_with_a_name() -> None:
    assert [int(seat) for seat in Seat] == [1, 2]
    assert [seat.index for seat in Seat] == [0, 1]
    assert [seat.other for seat in Seat] == [Seat.SECOND, Seat.FIRST]
    assert (repr(Seat.FIRST), f"{Seat.SECOND}", json.dumps(Seat.SECOND)) == ("Seat.FIRST", "2", "2")


@pytest.mark.parametrize("mover", Seat)
@pytest.mark.parametrize(
    ("time", "other_time", "stays"),
    [(3, 5, True), (5, 5, True), (6, 5, False), (52, 53, True), (53, 52, False), (53, 53, False)],
)
def test_the_player_behind_moves_and_on_equal_spaces_the_one_who_came_last(
    mover: Seat, time: int, other_time: int, stays: bool
) -> None:
    # Once both are on the last space it is whoever got there first.
    assert next_turn(mover, time, other_time) == (mover if stays else mover.other)
