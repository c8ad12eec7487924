"""Facts about a move: values of numbers, true by the rules.

The `code` of a fact names its message of the catalog (`reason-moves-again`), which its `values`
fill. A *hole* is an empty space that no patch of the ring can cover any more, wherever it lies and
whatever it costs. A *gap* is a few empty spaces that fewer patches of the ring can reach than after
another move.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, dataclass_transform

from quiltbee.rules import PLACEMENTS_OF, bits, cell_name
from quiltbee.rules.grid import FULL, SIZE


@dataclass_transform(frozen_default=True)
class Fact:
    """A fact about a move; each subclass is a frozen dataclass. A lower `rank` says more.

    A drawback speaks against the move. An event happens after one of two moves and not after the
    other.
    """

    code: ClassVar[str]
    rank: ClassVar[int]
    is_drawback: ClassVar[bool]
    is_event: ClassVar[bool]

    def __init_subclass__(
        cls, code: str, rank: int, *, is_event: bool = False, is_drawback: bool = False
    ) -> None:
        cls.code, cls.rank, cls.is_event, cls.is_drawback = code, rank, is_event, is_drawback
        dataclass(frozen=True)(cls)

    @property
    def values(self) -> dict[str, int | str]:
        """The numbers, by their names in the message of the catalog.

        `patch` is a letter, which the message shows as the patch's name.
        """
        return dict(vars(self))


class ProvenWin(Fact, code="proven-win", rank=0):
    """A proven win by at least this many points."""

    points: int


class ProvenLoss(Fact, code="proven-loss", rank=0):
    """A proven loss, by this many points with best play on both sides."""

    points: int


class EndsGame(Fact, code="ends-game", rank=1, is_event=True):
    """The end of the game, with these scores."""

    mine: int
    theirs: int


class Completes7x7(Fact, code="completes-7x7", rank=2, is_event=True):
    """The first 7x7 square, which takes the special tile."""

    points: int


class TakesSpecialPatch(Fact, code="special-patch", rank=3, is_event=True):
    """A special patch reached first; the other token is this many spaces short of it."""

    short: int


class Denies7x7(Fact, code="denies-7x7", rank=4):
    """A patch with which the other side could complete its 7x7 square at once.

    `missing` are the spaces that its square lacks.
    """

    missing: int


class MovesAgain(Fact, code="moves-again", rank=5, is_event=True):
    """Another turn, still this many spaces behind; 0 on the same space."""

    behind: int


class NothingElse(Fact, code="nothing-else", rank=5):
    """A pass as the only legal move."""


class FillsHole(Fact, code="fills-hole", rank=6, is_event=True):
    """A special patch that fills a hole; the quilt has this many others."""

    others: int


class PaysBack(Fact, code="pays-back", rank=7):
    """The patch's cost, and the income from it on the paydays ahead."""

    cost: int
    income: int
    paydays: int
    total: int

    @property
    def gain(self) -> int:
        """The income less the price."""
        return self.total - self.cost


class Payday(Fact, code="payday", rank=8):
    """This many income marks reached, and the buttons received."""

    buttons: int
    marks: int


class AvoidsHoles(Fact, code="avoids-holes", rank=9):
    """A placement without a hole; of all `places` of the patch, only `clean` make none."""

    clean: int
    places: int


class Nears7x7(Fact, code="nears-7x7", rank=10):
    """A 7x7 square that lacks this many spaces, fewer than before."""

    missing: int


class Costs(Fact, code="costs", rank=11):
    """A patch without income on any payday ahead: its cost, and the spaces it covers."""

    cost: int
    squares: int
    points: int

    @property
    def gain(self) -> int:
        """The income, which is nothing, less the price."""
        return -self.cost


class Earns(Fact, code="earns", rank=11):
    """A pass that earns this many buttons, one for each space."""

    buttons: int


class OnePiece(Fact, code="one-piece", rank=12):
    """Empty spaces, this many, that are all connected."""

    spaces: int


class MakesHoles(Fact, code="makes-holes", rank=13, is_event=True, is_drawback=True):
    """A placement that makes this many holes."""

    count: int


# Differences between two moves, each measured by a position with only that change


class MoreIncome(Fact, code="more-income", rank=7):
    """More income than after the other move, on this many paydays ahead."""

    income: int
    paydays: int
    total: int


class MoreButtons(Fact, code="more-buttons", rank=8):
    """More buttons in hand than after the other move."""

    buttons: int


class PaysFor(Fact, code="pays-for", rank=7, is_event=True):
    """A patch bought in the line; after the other move `short` buttons would be missing."""

    patch: str
    cost: int
    short: int


class LessTime(Fact, code="less-time", rank=8):
    """A token this many spaces further back than after the other move."""

    spaces: int


class CoversMore(Fact, code="covers-more", rank=8):
    """More covered spaces than after the other move, worth this many points."""

    spaces: int
    points: int


class FirstToSpecialPatch(Fact, code="first-to-special-patch", rank=3, is_event=True):
    """The special patch on this space, which goes to the other side in the other line."""

    space: int


class MovesInARow(Fact, code="moves-in-a-row", rank=4, is_event=True):
    """This many actions before the other side's first; in the other line `otherwise`.

    Special patches that are placed between them don't count.
    """

    count: int
    otherwise: int


class Wins7x7(Fact, code="wins-7x7", rank=2, is_event=True):
    """A 7x7 square in the line; `theirs` is 1 if the other side gets it otherwise, else 0."""

    theirs: int


class Loses7x7(Fact, code="loses-7x7", rank=2, is_event=True, is_drawback=True):
    """A 7x7 square of the other side in the line, which the better line prevents."""


class LargerPayday(Fact, code="larger-payday", rank=7, is_event=True):
    """The buttons earned at the next payday of both lines; the other line earns `otherwise`."""

    space: int
    buttons: int
    otherwise: int


class GetsPatch(Fact, code="gets-patch", rank=5, is_event=True):
    """A patch that the player takes in the line, and the other side in the other line."""

    patch: str


class KeepsPlace(Fact, code="keeps-place", rank=6, is_event=True):
    """A patch placed in the line where the other move has covered a space."""

    patch: str


class Gives(Fact, code="gives", rank=5, is_event=True, is_drawback=True):
    """A patch that the other side takes in the line, and can't take next after the better move."""

    patch: str


class LeavesGap(Fact, code="leaves-gap", rank=9, is_drawback=True):
    """This many empty spaces that only `few` patches of the ring can reach.

    After the better move, `many` of the same patches can cover one of them. `cells` are their
    names, with spaces between.
    """

    cells: str
    spaces: int
    few: int
    many: int


class SmallThings(Fact, code="small-things", rank=14):
    """A difference of which no single cause explains half."""


_FIRST_COLUMN = sum(1 << (SIZE * row) for row in range(SIZE))
_LAST_COLUMN = _FIRST_COLUMN << (SIZE - 1)
_MASKS = {letter: tuple(move.mask for move in moves) for letter, moves in PLACEMENTS_OF.items()}
_SMALLEST_FIRST = "".join(sorted(_MASKS, key=lambda letter: _MASKS[letter][0].bit_count()))


def holes(filled: int, letters: Iterable[str]) -> int:
    """Return the mask of the empty spaces that none of these patches can cover."""
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
    """Return the masks of the places where a patch fits."""
    return [mask for mask in _MASKS[letter] if not mask & filled]


def places_without_holes(filled: int, letter: str, letters: Iterable[str]) -> int:
    """Count the places where a patch makes no hole for these others."""
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
    """Return whether the empty spaces are connected by their sides; true if there are none."""
    empty = FULL & ~filled
    piece = empty & -empty
    while (wider := (piece | beside(piece)) & empty) != piece:
        piece = wider
    return piece == empty


def beside(mask: int) -> int:
    """Return the spaces that share a side with any of these."""
    left = (mask & ~_FIRST_COLUMN) >> 1
    right = (mask & ~_LAST_COLUMN) << 1
    return (left | right | mask >> SIZE | mask << SIZE) & FULL


# Gaps

LARGEST = 6
"""The most spaces of a gap."""

FEWER = 1 / 3
"""The share of the ring that must no longer reach a space of a gap."""


def reaching(filled: int, ring: str) -> dict[int, int]:
    """Map each empty space to the patches that can cover it, as bits by place in the ring."""
    found: dict[int, int] = {}
    for place, letter in enumerate(ring):
        covered = 0
        for mask in masks_that_fit(filled, letter):
            covered |= mask
        for space in bits(covered):
            found[space] = found.get(space, 0) | 1 << place
    return found


def gaps(mine: int, better: int, ring: str) -> list[tuple[int, LeavesGap]]:
    """Return the gaps that a better placement avoids, with their spaces, the worst first.

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
        if 2 * few.bit_count() < many.bit_count():
            cells = " ".join(cell_name(space) for space in sorted(spaces))
            fact = LeavesGap(cells, len(spaces), few.bit_count(), many.bit_count())
            found.append((sum(drops[space] for space in spaces), mask, fact))
    return [(mask, fact) for _, mask, fact in sorted(found, key=lambda each: -each[0])]


def _groups(spaces: int) -> list[int]:
    groups = []
    while spaces:
        group = spaces & -spaces
        while (wider := (group | beside(group)) & spaces) != group:
            group = wider
        groups.append(group)
        spaces &= ~group
    return groups
