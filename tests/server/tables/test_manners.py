"""What people may do at a table, and how they sit."""

from dataclasses import replace
from random import Random

from quiltbee.rules import Seat
from quiltbee.server.store import OPEN, SeatHolder, StoredGame
from quiltbee.server.tables.manners import sit_down
from tests.server.store.support import two_at_one_screen


def test_people_without_a_name_are_called_by_the_seat_that_is_drawn() -> None:
    host, guest = SeatHolder("Player 1", person="ann"), SeatHolder("Player 2", person="ben")
    setup = replace(two_at_one_screen(), rated=True, seats=(host, OPEN))
    sat = set()
    for seed in range(20):
        joined = sit_down(StoredGame.fold(setup), Seat.SECOND, guest, Random(seed))
        assert joined.holder is not None
        sat.add(joined.seat)
        assert joined.holder.name == f"Player {joined.seat}"
        assert [holder.name for holder in joined.drawn.seats] == ["Player 1", "Player 2"]
        named = replace(guest, name="Ben")
        assert sit_down(StoredGame.fold(setup), Seat.SECOND, named, Random(seed)).holder == named
    assert sat == set(Seat)
