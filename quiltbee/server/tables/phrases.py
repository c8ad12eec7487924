"""A few phrases that two people at two places can say to each other; none are stored."""

from collections.abc import Collection

from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.rates import Bucket, Rate
from quiltbee.server.store import StoredGame
from quiltbee.server.tables.audience import Audience
from quiltbee.server.wire.messages import Phrase

RATE = Rate(4, 20.0)
"""So many phrases a player may say at once, and as many more in so many seconds."""


class Phrases:
    """What the players of one table say, and how often they may."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._rates = {seat: Bucket(*RATE) for seat in Seat}

    def speaker(self, stored: StoredGame | None, seats: Collection[Seat]) -> Seat:
        """The seat that speaks; Refusal if nobody would hear it, or if it has spoken too often."""
        if not seats:
            raise Refusal("not_your_seat", "You are watching; only the players can do that.")
        if stored is None or not (stored.setup.is_remote and stored.setup.is_full):
            raise Refusal("illegal", "Nobody sits at another place to hear it.")
        seat = min(seats)
        if not self._rates[seat].take():
            raise Refusal("too_many", "You have said a lot; wait a little.")
        return seat

    def tell(self, seat: int, phrase: Phrase) -> None:
        """Tell everybody at the table here what a player says."""
        self._audience.tell({"type": "note", "said": {"player": seat, "phrase": phrase}})
