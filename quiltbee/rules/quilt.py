"""The quilt board: 81 spaces as the bits of one integer.

Bit `9 * row + column`, row 0 at the top, column 0 at the left; the cell's name is the column's
letter and the row's number, so bit 0 is `a1`, bit 8 is `i1` and bit 80 is `i9`:

       a  b  c  ...  i
    1  0  1  2  ...  8
    2  9 10 11  ... 17
    :
    9 72 73 74  ... 80
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quiltbee.rules.moves import PlacePatch

SIZE = 9
SPACES = SIZE * SIZE
FULL = (1 << SPACES) - 1

SQUARES_7X7 = tuple(
    sum(0b1111111 << (SIZE * (top + row) + left) for row in range(7))
    for top in range(3)
    for left in range(3)
)
"""The nine 7x7 squares that win the special tile."""


def bit(row: int, column: int) -> int:
    """The mask of one space."""
    return 1 << (SIZE * row + column)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the spaces in a mask, from the top left, row by row."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def cell_name(space: int) -> str:
    """The name of a space by its number: 0 is `a1`, 80 is `i9`."""
    return f"{'abcdefghi'[space % SIZE]}{space // SIZE + 1}"


@dataclass(frozen=True, slots=True)
class Quilt:
    """One player's quilt.

    `filled` has a bit for each covered space; `patches` are the placements that covered them, in
    the order of their letters; `special_patches` the spaces under special patches. Filled spaces
    that neither explains are covered by patches unknown. `income` is the sum of the printed
    buttons, unknown patches included.
    """

    filled: int = 0
    income: int = 0
    patches: tuple["PlacePatch", ...] = ()
    special_patches: int = 0

    @property
    def empty_spaces(self) -> int:
        """How many of the 81 spaces are still uncovered."""
        return SPACES - self.filled.bit_count()

    @property
    def has_7x7(self) -> bool:
        """Whether a completely covered 7x7 square lies anywhere on the quilt."""
        filled = self.filled
        return filled.bit_count() >= 49 and any(filled & s == s for s in SQUARES_7X7)

    @property
    def unknown(self) -> int:
        """The spaces covered by patches that are not known."""
        known = self.special_patches
        for placed in self.patches:
            known |= placed.mask
        return self.filled & ~known

    def with_patch(self, move: "PlacePatch", income: int) -> "Quilt":
        """The quilt after sewing on a patch that has `income` printed buttons."""
        patches = (*self.patches, move)
        if len(patches) > 1 and patches[-2].letter > move.letter:
            patches = tuple(sorted(patches, key=lambda placed: placed.letter))
        return Quilt(self.filled | move.mask, self.income + income, patches, self.special_patches)

    def with_special_patch(self, mask: int) -> "Quilt":
        """The quilt after sewing a special patch on the one space of `mask`."""
        return Quilt(self.filled | mask, self.income, self.patches, self.special_patches | mask)
