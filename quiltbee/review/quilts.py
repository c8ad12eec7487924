"""Facts about a quilt: holes, pieces of empty space, and the distance to the next 7x7 square."""

from collections.abc import Iterable
from functools import cache

from quiltbee.rules import PLACEMENTS_OF, bits
from quiltbee.rules.grid import FULL, SIZE

_FIRST_COLUMN = sum(1 << (SIZE * row) for row in range(SIZE))
_LAST_COLUMN = _FIRST_COLUMN << (SIZE - 1)
_MASKS = {letter: tuple(move.mask for move in moves) for letter, moves in PLACEMENTS_OF.items()}
_SMALLEST_FIRST = "".join(sorted(_MASKS, key=lambda letter: _MASKS[letter][0].bit_count()))


def holes(filled: int, letters: Iterable[str]) -> int:
    """The mask of the empty spaces that none of these patches can cover."""
    empty = FULL & ~filled
    ring = set(letters)
    for letter in _SMALLEST_FIRST:
        if letter in ring:
            for mask in _MASKS[letter]:
                if not mask & filled:
                    empty &= ~mask
            if not empty:
                return 0
    return empty


def masks_that_fit(filled: int, letter: str) -> list[int]:
    """The places where a patch can lie."""
    return [mask for mask in _MASKS[letter] if not mask & filled]


def places_without_holes(filled: int, letter: str, letters: Iterable[str]) -> int:
    """The number of places where a patch makes no hole for these others."""
    covering: dict[int, list[int]] = {}
    for other in letters:
        for mask in masks_that_fit(filled, other):
            for space in _spaces(mask):
                covering.setdefault(space, []).append(mask)
    spaces = [(1 << space, masks) for space, masks in covering.items()]
    return sum(
        all(place & space or any(not mask & place for mask in masks) for space, masks in spaces)
        for place in masks_that_fit(filled, letter)
    )


@cache
def _spaces(mask: int) -> tuple[int, ...]:
    return tuple(bits(mask))


def is_one_piece(filled: int) -> bool:
    """Whether the empty spaces are connected by their sides; none at all count as such."""
    empty = FULL & ~filled
    piece = empty & -empty
    while (wider := (piece | beside(piece)) & empty) != piece:
        piece = wider
    return piece == empty


def beside(mask: int) -> int:
    """The spaces that share a side with any of these."""
    left = (mask & ~_FIRST_COLUMN) >> 1
    right = (mask & ~_LAST_COLUMN) << 1
    return (left | right | mask >> SIZE | mask << SIZE) & FULL
