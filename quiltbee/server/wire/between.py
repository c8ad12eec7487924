"""Two people at two places: how their start is made fair, and what they say."""

from typing import Literal, TypedDict

from quiltbee.server.wire.messages import Phrase
from quiltbee.server.wire.position_shapes import SeatNumber


class StartState(TypedDict):
    """A fair start: the `step` before the first move, the `points` that go with the second seat.

    With `both` seats `partner` is the other game, and this one is the first or the second `game`.
    """

    kind: Literal["cut", "both"]
    step: Literal["cut", "choose"] | None
    points: int | None
    game: Literal[1, 2]
    partner: str | None


class SaidState(TypedDict):
    """A phrase that a player has said."""

    player: SeatNumber
    phrase: Phrase
