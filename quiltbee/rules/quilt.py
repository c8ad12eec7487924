"""One player's quilt, as masks of its 81 spaces; see `grid` for the bits."""

from dataclasses import dataclass

from quiltbee.rules.grid import SPACES, SQUARES_7X7
from quiltbee.rules.moves import PlacePatch


@dataclass(frozen=True, slots=True)
class Quilt:
    """One player's quilt.

    `filled` has a bit for each covered space. `patches` are the known placements, sorted by letter,
    and `special_patches` has a bit for each space under a special patch. Any other filled space is
    under an unknown patch. `income` is the sum of all printed buttons, unknown patches included.
    """

    filled: int = 0
    income: int = 0
    patches: tuple[PlacePatch, ...] = ()
    special_patches: int = 0

    def __hash__(self) -> int:
        """Hash the filled spaces and the income, which tell almost all quilts apart."""
        return hash((self.filled, self.income))

    @property
    def empty_spaces(self) -> int:
        """The number of uncovered spaces, 0 to 81."""
        return SPACES - self.filled.bit_count()

    @property
    def has_7x7(self) -> bool:
        """True if a completely covered 7x7 square lies anywhere on the quilt."""
        filled = self.filled
        return filled.bit_count() >= 49 and any(filled & s == s for s in SQUARES_7X7)

    @property
    def unknown(self) -> int:
        """The mask of the spaces under unknown patches."""
        known = self.special_patches
        for placed in self.patches:
            known |= placed.mask
        return self.filled & ~known

    def with_patch(self, move: PlacePatch, income: int) -> "Quilt":
        """Return the quilt with one more patch of this `income`; overlap is not checked."""
        patches = (*self.patches, move)
        if len(patches) > 1 and patches[-2].letter > move.letter:
            patches = tuple(sorted(patches, key=lambda placed: placed.letter))
        return Quilt(self.filled | move.mask, self.income + income, patches, self.special_patches)

    def with_special_patch(self, mask: int) -> "Quilt":
        """Return the quilt with a special patch on the one space of `mask`."""
        return Quilt(self.filled | mask, self.income, self.patches, self.special_patches | mask)
