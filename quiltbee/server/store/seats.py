"""Who sits on a seat of a table."""

from dataclasses import dataclass
from typing import Literal

AUTOMA = "automa"
"""The `player` of the Automa's seat."""

SeatKind = Literal["person", "computer", "automa", "open"]


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who sits on a seat, and the name that is shown.

    At most one of `person` (an id) and `player` is set; `player` is AUTOMA or the name of a
    computer player, as `players.PLAYERS` has it. Only a player with levels has a `level`. An open
    seat has neither; `invited` is the person for whom it is kept, if anyone. A seat that is not
    open and has neither was a person's who has left for good. `is_bot` marks a person that is a
    program. `rating` is the person's when the seat was taken.
    """

    name: str
    person: str | None = None
    player: str | None = None
    level: int | None = None
    is_open: bool = False
    invited: str | None = None
    is_bot: bool = False
    rating: int | None = None

    @property
    def kind(self) -> SeatKind:
        """What kind of player sits here."""
        if self.is_open:
            return "open"
        if self.player is None:
            return "person"
        return "automa" if self.player == AUTOMA else "computer"


OPEN = SeatHolder("", is_open=True)
"""A seat that anyone may take who is let in."""
