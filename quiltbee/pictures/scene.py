"""What a picture shows: a position, and what of the game around it is to be seen."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from quiltbee.automa import PERSON, Solo
from quiltbee.notation import Record
from quiltbee.pictures.outlines import Cell
from quiltbee.rules import (
    SIZE,
    AnyMove,
    Outcome,
    PlacePatch,
    PlaceSpecialPatch,
    Position,
    Seat,
    bits,
)

NAMES: Final = ("Player 1", "Player 2")
AUTOMA: Final = "Automa"
UNNAMED: Final = "?"
"""What a record writes for a player without a name."""

_LEVEL: Final = re.compile(r"Quiltbee level ([1-9]|10)\b")


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, with what its players are called and what the last move covered.

    `winner` is only needed where the position does not say it: after a resignation. Of a solo game
    nothing is drawn that is hidden from the person, whatever the position holds.
    """

    position: Position | Solo
    names: tuple[str, str] = ("", "")
    fresh: tuple[Seat, tuple[Cell, ...]] | None = None
    winner: Seat | None = None

    @property
    def table(self) -> Position:
        """Its open part."""
        return self.position.table

    @property
    def solo(self) -> Solo | None:
        """The solo game that it is of."""
        return self.position if isinstance(self.position, Solo) else None

    @property
    def outcome(self) -> Outcome | None:
        """How it was counted; None unless both tokens are on the last space."""
        return self.position.outcome

    def name(self, seat: Seat) -> str:
        """What a side is called."""
        if self.names[seat.index] not in ("", UNNAMED):
            return self.names[seat.index]
        return AUTOMA if self.solo and seat is not PERSON else NAMES[seat.index]

    def level(self, seat: Seat) -> int | None:
        """The level of the computer (1-10) that plays a side, by its name; None for others."""
        found = _LEVEL.match(self.names[seat.index])
        return int(found[1]) if found else None

    def stands_out(self, seat: Seat) -> bool:
        """Whether a side has won or, in a running game, decides."""
        ended = self.outcome
        winner = ended.winner if ended else self.winner
        return (winner or self.table.turn) is seat


def scenes_of(record: Record[Any]) -> list[Scene]:
    """Every position of a game, the start first; raises NotationError for an illegal move."""
    names = names_in(record.tags)
    positions = record.positions
    scenes = [Scene(positions[0], names)]
    for before, move, after in zip(positions, record.moves, positions[1:], strict=False):
        seat = before.table.turn
        scenes.append(Scene(after, names, _covered(seat, move)))
    last = scenes[-1]
    won = {"1-0": Seat.FIRST, "0-1": Seat.SECOND}.get(record.result)
    return [*scenes[:-1], Scene(last.position, names, last.fresh, won)]


def names_in(tags: Mapping[str, str]) -> tuple[str, str]:
    """What the tags of a record call both players."""
    return tags.get("Player1", ""), tags.get("Player2", "")


def _covered(seat: Seat, move: AnyMove) -> tuple[Seat, tuple[Cell, ...]] | None:
    if not isinstance(move, PlacePatch | PlaceSpecialPatch):
        return None
    return seat, tuple(divmod(space, SIZE) for space in bits(move.mask))


def at_end(scenes: Sequence[Scene]) -> Scene:
    """The last position of a game, without a mark on what was placed last."""
    last = scenes[-1]
    return Scene(last.position, last.names, winner=last.winner)
