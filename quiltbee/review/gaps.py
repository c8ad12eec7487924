"""Gaps: empty spaces that few patches of the ring can reach, and could have after another move."""

from quiltbee.review.facts import LeavesGap
from quiltbee.review.quilts import beside, masks_that_fit
from quiltbee.rules import bits, cell_name

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
