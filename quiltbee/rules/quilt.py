"""One player's quilt: what lies on its 81 spaces, whose bits `grid` numbers."""

from dataclasses import dataclass

from quiltbee.rules.grid import SPACES, SQUARES_7X7
from quiltbee.rules.moves import PlacePatch


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
    patches: tuple[PlacePatch, ...] = ()
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

    def with_patch(self, move: PlacePatch, income: int) -> "Quilt":
        """The quilt after sewing on a patch that has `income` printed buttons."""
        patches = (*self.patches, move)
        if len(patches) > 1 and patches[-2].letter > move.letter:
            patches = tuple(sorted(patches, key=lambda placed: placed.letter))
        return Quilt(self.filled | move.mask, self.income + income, patches, self.special_patches)

    def with_special_patch(self, mask: int) -> "Quilt":
        """The quilt after sewing a special patch on the one space of `mask`."""
        return Quilt(self.filled | mask, self.income, self.patches, self.special_patches | mask)
