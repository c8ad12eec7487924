"""What can be said about a move: each fact is a value of numbers, true by the rules.

A fact is not a sentence. Its `code` names the message of the catalogue that says it
(`reason-moves-again`), and its `values` are what that message takes. A *hole* is an empty space
that no patch of the ring can cover any more, wherever it lies and whatever it costs.
"""

from dataclasses import asdict, dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Fact:
    """Something about a move; facts of lower `rank` say more. A drawback speaks against it."""

    code: ClassVar[str]
    rank: ClassVar[int]
    is_drawback: ClassVar[bool] = False

    @property
    def values(self) -> dict[str, int | str]:
        """The numbers, by the names that the message of the catalogue has for them.

        `patch` is a letter, for which the message is given the patch's name.
        """
        return asdict(self)


@dataclass(frozen=True, slots=True)
class ProvenWin(Fact):
    """Whatever the other side does, the game can be won from here by at least this many points."""

    code = "proven-win"
    rank = 0
    points: int


@dataclass(frozen=True, slots=True)
class ProvenLoss(Fact):
    """The other side can win whatever happens; with best play on both sides by this many points."""

    code = "proven-loss"
    rank = 0
    points: int


@dataclass(frozen=True, slots=True)
class EndsGame(Fact):
    """The move ends the game, with these scores."""

    code = "ends-game"
    rank = 1
    mine: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Completes7x7(Fact):
    """It completes a 7x7 square first, and takes the special tile."""

    code = "completes-7x7"
    rank = 2
    points: int


@dataclass(frozen=True, slots=True)
class TakesSpecialPatch(Fact):
    """It reaches a special patch first; the other token is this many spaces short of it."""

    code = "special-patch"
    rank = 3
    short: int


@dataclass(frozen=True, slots=True)
class Denies7x7(Fact):
    """The other side could pay for this patch, and complete its 7x7 square with it at once.

    `missing` are the spaces that its square lacks.
    """

    code = "denies-7x7"
    rank = 4
    missing: int


@dataclass(frozen=True, slots=True)
class MovesAgain(Fact):
    """The same player moves again, still this many spaces behind; 0 on the same space."""

    code = "moves-again"
    rank = 5
    behind: int


@dataclass(frozen=True, slots=True)
class NothingElse(Fact):
    """Passing is the only legal move."""

    code = "nothing-else"
    rank = 5


@dataclass(frozen=True, slots=True)
class FillsHole(Fact):
    """The special patch fills a hole; the quilt has this many others."""

    code = "fills-hole"
    rank = 6
    others: int


@dataclass(frozen=True, slots=True)
class PaysBack(Fact):
    """The patch's cost, and what its income brings on the paydays still ahead."""

    code = "pays-back"
    rank = 7
    cost: int
    income: int
    paydays: int
    total: int

    @property
    def gain(self) -> int:
        """What is left of the income once the price is paid."""
        return self.total - self.cost


@dataclass(frozen=True, slots=True)
class Payday(Fact):
    """It reaches this many income marks, and receives these buttons."""

    code = "payday"
    rank = 8
    buttons: int
    marks: int


@dataclass(frozen=True, slots=True)
class AvoidsHoles(Fact):
    """It makes no hole; of all `places` where the patch could lie, only `clean` make none."""

    code = "avoids-holes"
    rank = 9
    clean: int
    places: int


@dataclass(frozen=True, slots=True)
class Nears7x7(Fact):
    """This many spaces are still missing from a 7x7 square, fewer than before."""

    code = "nears-7x7"
    rank = 10
    missing: int


@dataclass(frozen=True, slots=True)
class Costs(Fact):
    """A patch whose income brings nothing any more: its cost, and what it covers."""

    code = "costs"
    rank = 11
    cost: int
    squares: int
    points: int

    @property
    def gain(self) -> int:
        """What is left of the income, which is nothing, once the price is paid."""
        return -self.cost


@dataclass(frozen=True, slots=True)
class Earns(Fact):
    """Passing earns a button for each of this many spaces."""

    code = "earns"
    rank = 11
    buttons: int


@dataclass(frozen=True, slots=True)
class OnePiece(Fact):
    """The remaining empty spaces, this many, are all connected."""

    code = "one-piece"
    rank = 12
    spaces: int


@dataclass(frozen=True, slots=True)
class MakesHoles(Fact):
    """It makes this many holes."""

    code = "makes-holes"
    rank = 13
    is_drawback = True
    count: int


# What tells two moves apart: each is measured by the position in which it alone is changed


@dataclass(frozen=True, slots=True)
class MoreIncome(Fact):
    """More income than after the other move, by this much, on this many paydays still ahead."""

    code = "more-income"
    rank = 7
    income: int
    paydays: int
    total: int


@dataclass(frozen=True, slots=True)
class MoreButtons(Fact):
    """This many more buttons in hand than after the other move."""

    code = "more-buttons"
    rank = 8
    buttons: int


@dataclass(frozen=True, slots=True)
class PaysFor(Fact):
    """Enough is left for this patch, which the other move leaves `short` buttons too few for."""

    code = "pays-for"
    rank = 7
    patch: str
    cost: int
    short: int


@dataclass(frozen=True, slots=True)
class LessTime(Fact):
    """The token is this many spaces further back than after the other move."""

    code = "less-time"
    rank = 8
    spaces: int


@dataclass(frozen=True, slots=True)
class CoversMore(Fact):
    """This many more spaces are covered than after the other move, worth this many points."""

    code = "covers-more"
    rank = 8
    spaces: int
    points: int


@dataclass(frozen=True, slots=True)
class LeadsTo(Fact):
    """In the line that it begins, its player takes this patch soon after."""

    code = "leads-to"
    rank = 5
    patch: str


@dataclass(frozen=True, slots=True)
class KeepsPlace(Fact):
    """The line that it begins puts this patch where the other move has covered a space."""

    code = "keeps-place"
    rank = 6
    patch: str


@dataclass(frozen=True, slots=True)
class Gives(Fact):
    """The other side can take this patch next, which it can't after the better move."""

    code = "gives"
    rank = 5
    is_drawback = True
    patch: str


@dataclass(frozen=True, slots=True)
class LeavesGap(Fact):
    """It leaves this many empty spaces that only `few` patches of the ring can reach.

    After the better move, `many` of the same patches can cover one of them. `cells` are their
    names, with spaces between.
    """

    code = "leaves-gap"
    rank = 9
    is_drawback = True
    cells: str
    spaces: int
    few: int
    many: int


@dataclass(frozen=True, slots=True)
class SmallThings(Fact):
    """Nothing alone explains half of the difference."""

    code = "small-things"
    rank = 14
