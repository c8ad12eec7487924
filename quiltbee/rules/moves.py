"""The moves of the game: pass, place a patch, place a special patch; and the Automa's turns.

A player has 7,431 of them: the pass, 81 placements of a special patch and 7,349 placements of the
33 patches. Each is created once, here. Get them from `PASS`, `place_patch` and
`place_special_patch`.

The errors of the rules are here too: not a move at all, an illegal move, an impossible position.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType

from quiltbee.rules.grid import SIZE, SPACES, bit
from quiltbee.rules.patches import PATCHES, Patch, canonical_orientation, orient


class RulesError(ValueError):
    """Base class of the errors of the rules."""


class MoveError(RulesError):
    """A description that fits no move in any position."""


class IllegalMoveError(MoveError):
    """A move that is illegal in this position; the message gives the reason."""


class PositionError(RulesError):
    """An impossible position.

    `field` names the field of the position string that is at fault (`quilt1`, `purse2`, `ring`,
    `turn`, `bonus`, `board`), and `reason` says what is wrong with it.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Pass:
    """Advance to the space in front of the opponent's token and receive buttons."""


@dataclass(frozen=True, slots=True)
class PlacePatch:
    """Take a patch and place it.

    `row` and `column` (0-8) are the top left corner of its bounding box, `orientation` is the
    canonical code, and `mask` holds the spaces it covers. Get one from `place_patch`, which checks
    its arguments; the constructor does not.
    """

    letter: str
    orientation: int
    row: int
    column: int
    mask: int = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class PlaceSpecialPatch:
    """Place the 1x1 special patch just taken.

    `row` and `column` are 0-8. Get one from `place_special_patch`, which checks them.
    """

    row: int
    column: int

    @property
    def mask(self) -> int:
        """The mask of the one space it covers."""
        return bit(self.row, self.column)


@dataclass(frozen=True, slots=True)
class AutomaMove:
    """A turn of the Automa in a solo game: the patch it took, or None if it advanced.

    It follows from the card, and `Solo.play` checks that it does.
    """

    letter: str | None


Move = Pass | PlacePatch | PlaceSpecialPatch
"""A move of a player."""

AnyMove = Move | AutomaMove
"""A move of a player, or a turn of the Automa."""

PASS = Pass()
SPECIAL_PLACEMENTS = tuple(PlaceSpecialPatch(*divmod(space, SIZE)) for space in range(SPACES))
"""The 81 placements of a special patch, row by row from a1."""


def _placements(patch: Patch) -> tuple[PlacePatch, ...]:
    found = []
    for code in patch.orientations:
        shape = orient(patch.drawing, code)
        height, width = len(shape), len(shape[0])
        mask_at_a1 = sum(
            bit(row, column)
            for row in range(height)
            for column in range(width)
            if shape[row][column] == "#"
        )
        found += [
            PlacePatch(patch.letter, code, row, column, mask_at_a1 << (SIZE * row + column))
            for row in range(SIZE - height + 1)
            for column in range(SIZE - width + 1)
        ]
    return tuple(found)


PLACEMENTS_OF: Mapping[str, tuple[PlacePatch, ...]] = MappingProxyType(
    {letter: _placements(patch) for letter, patch in PATCHES.items()}
)
"""Every placement of each patch on an empty quilt, sorted by orientation code, row and column."""

PLACEMENTS = tuple(move for moves in PLACEMENTS_OF.values() for move in moves)
"""All 7,349 placements, sorted by letter, orientation code, row and column."""

_BY_PLACE = {(m.letter, m.orientation, m.row, m.column): m for m in PLACEMENTS}


def place_patch(letter: str, orientation: int, row: int, column: int) -> PlacePatch:
    """Return the move that puts the top left corner of a patch's bounding box on a space.

    `row` and `column` are 0-8. Any orientation code 0-7 will do; the move carries the canonical
    one. Raises MoveError for an unknown patch or code, and for a placement that is not wholly on
    the board.
    """
    if letter not in PATCHES:
        raise MoveError(f"there is no patch {letter!r}")
    if orientation not in range(8):
        raise MoveError(f"the orientation is 0 to 7, not {orientation}")
    move = _BY_PLACE.get((letter, _canonical(letter, orientation), row, column))
    if move is None:
        raise MoveError(f"patch {letter} would not lie wholly on the board there")
    return move


@cache
def _canonical(letter: str, orientation: int) -> int:
    return canonical_orientation(PATCHES[letter], orientation)


def place_special_patch(row: int, column: int) -> PlaceSpecialPatch:
    """Return the move that places a special patch on a space (`row` and `column` 0-8).

    Raises MoveError for a space off the board.
    """
    if row not in range(SIZE) or column not in range(SIZE):
        raise MoveError("a special patch must lie on the board")
    return SPECIAL_PLACEMENTS[SIZE * row + column]
