"""Facts about a quilt: holes, pieces of empty space, gaps, and the way to a 7x7 square.

A *gap* is a few empty spaces that fewer patches of the ring can reach than after another move.
"""

from collections.abc import Iterable
from functools import cache

from quiltbee.review.facts import LeavesGap
from quiltbee.rules import PLACEMENTS_OF, bits, cell_name
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


# Gaps

LARGEST = 6
"""More spaces than this are not a gap."""

FEWER = 1 / 3
"""By what share of the ring fewer patches must reach a space for it to belong to a gap."""


def reaching(filled: int, ring: str) -> dict[int, int]:
    """For each empty space, a bit for every patch of the ring (by its place) that can cover it."""
    found: dict[int, int] = {}
    for place, letter in enumerate(ring):
        covered = 0
        for mask in masks_that_fit(filled, letter):
            covered |= mask
        for space in bits(covered):
            found[space] = found.get(space, 0) | 1 << place
    return found


def gaps(mine: int, better: int, ring: str) -> list[tuple[int, LeavesGap]]:
    """The gaps that a placement left and a better one avoids, the worst first, with their spaces.

    `mine` and `better` are the covered spaces after the two, `ring` the patches left.
    """
    of_mine, of_better = reaching(mine, ring), reaching(better, ring)
    least = max(2.0, FEWER * len(ring))
    drops = {
        space: of_better[space].bit_count() - of_mine.get(space, 0).bit_count()
        for space in of_better
        if not mine >> space & 1
    }
    narrow = sum(1 << space for space, drop in drops.items() if drop >= least)
    found = []
    for group in _groups(narrow):
        spaces = list(bits(group))
        if len(spaces) > LARGEST:
            spaces.sort(key=lambda space: -drops[space])
            spaces = spaces[:LARGEST]
        mask = sum(1 << space for space in spaces)
        few = many = 0
        for space in spaces:
            few |= of_mine.get(space, 0)
            many |= of_better[space]
        if few.bit_count() < many.bit_count():
            cells = " ".join(cell_name(space) for space in sorted(spaces))
            fact = LeavesGap(cells, len(spaces), few.bit_count(), many.bit_count())
            found.append((sum(drops[space] for space in spaces), mask, fact))
    return [(mask, fact) for _, mask, fact in sorted(found, key=lambda each: -each[0])]


def _groups(spaces: int) -> list[int]:
    """The spaces in groups connected by their sides."""
    groups = []
    while spaces:
        group = spaces & -spaces
        while (wider := (group | beside(group)) & spaces) != group:
            group = wider
        groups.append(group)
        spaces &= ~group
    return groups
