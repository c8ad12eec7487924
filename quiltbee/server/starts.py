"""Fair starts: one cuts and the other chooses, or both play both seats of one ring.

Cut and choose: the player who opened the table looks at the ring and says how many points go with
the second seat; the other takes the seat they prefer. Both seats: a second game follows on the same
ring with the seats changed, and the leader of the first game takes the lead along. So its result is
that of the sum.
"""

from collections.abc import Collection
from dataclasses import replace

from sqlalchemy import Connection

from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.store import Cut, SeatChosen, StoredEvent, StoredGame, TableSetup
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import insert_table

MOST_POINTS = 30
"""The most points that can go with a seat, either way."""

PLAYED_OUT = ("score", "first to 53")
"""The reasons of results that have the scores of a whole game."""


def cut(stored: StoredGame, seats: Collection[Seat], points: int) -> Cut:
    """Return the cut that gives points to the second seat.

    Raises Refusal unless these seats must cut.
    """
    _check(stored, seats, "cut")
    return Cut(Seat.FIRST, points)


def choose(stored: StoredGame, seats: Collection[Seat], seat: Seat) -> SeatChosen:
    """Return the choice of a seat; raises Refusal unless these seats must choose."""
    _check(stored, seats, "choose")
    first, second = stored.setup.seats
    return SeatChosen(seat, (first, second) if seat is Seat.SECOND else (second, first))


def _check(stored: StoredGame, seats: Collection[Seat], step: str) -> None:
    if not stored.setup.is_full:
        raise Refusal("illegal", "The game begins once the other seat is taken.")
    if stored.step != step:
        raise Refusal("illegal", "There is nothing to settle at this table now.")
    if stored.decider not in seats:
        raise Refusal("not_your_seat", "The other player has to settle that.")


def second_of_two(ended: StoredGame, at: int) -> TableSetup | None:
    """Return the second game on a ring; None if there is none.

    A player who resigns or runs out of time in the first game has lost both. If the computer has
    replaced a player, nobody can play the second one.
    """
    setup, result = ended.setup, ended.game.result
    if not setup.is_first_of_two or setup.partner is None or setup.start.has_cards:
        return None
    if result is None or result.reason not in PLAYED_OUT or len(setup.person_seats) < len(Seat):
        return None
    first, second = setup.seats
    lead = result.scores[0] - result.scores[1]
    return replace(
        setup,
        id=setup.partner,
        created=at,
        seats=(second, first),
        compensation=lead,
        partner=setup.id,
    )


def is_decided(ended: StoredGame) -> bool:
    """Return whether a finished game alone decides the result, with no second game to play."""
    return ended.setup.partner is None or second_of_two(ended, 0) is None


class StartStore(Feature):
    """Opens second games, in the commit that ends the first."""

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """Open the second game after the first of two."""
        if (second := second_of_two(ended, event.at)) is not None:
            insert_table(connection, second)
