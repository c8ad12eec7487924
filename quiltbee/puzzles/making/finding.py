"""The search for puzzles: decisions where one move, or a few equivalent ones, is best.

Each decision must pass the sieves below; most fail the first, in 2 ms.

1. An overview of all legal moves must show a gap.
2. So must equal searches of the moves that could be best: QUICK nodes each, then BASE nodes.
3. So must searches ten times as long, of the best, and of those that come nearest to it.
4. Late in a duel the endgame solver proves all of it instead, where it can: first that some moves
   win and the others lose, by however little, else the gap. Where the end is near and it can't,
   the decision is dropped.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

from quiltbee.automa import Solo
from quiltbee.kernel.tables import SPACE_TO, SYMMETRIES
from quiltbee.puzzles.book import ACCEPTED_WITHIN, GAP, Choice, Stake, Step
from quiltbee.puzzles.making.judging import Judge, Prover, Seen
from quiltbee.review.events import course_of, special_patch
from quiltbee.rules import SIZE, SPACES, Move, Pass, PlacePatch, Position, Seat

_ROW: Final = (1 << SIZE) - 1


@cache
def _rows_turned() -> list[list[list[int]]]:
    """Return, for each symmetry, row and pattern of nine spaces, the resulting mask."""
    return [
        [
            [
                sum(1 << spaces[SIZE * row + n] for n in range(SIZE) if pattern >> n & 1)
                for pattern in range(1 << SIZE)
            ]
            for row in range(SIZE)
        ]
        for spaces in SPACE_TO.reshape(SYMMETRIES, SPACES).tolist()
    ]


Likeness = tuple[str, int]
"""The patch taken, and the resulting quilt as the least of its eight symmetries."""


def likeness(position: Position, move: Move) -> Likeness:
    """Return a key, equal for moves whose quilts differ only by a rotation or a reflection."""
    if isinstance(move, Pass):
        return "", 0
    filled = position.mover.quilt.filled | move.mask
    letter = move.letter if isinstance(move, PlacePatch) else "+"
    rows = [filled >> SIZE * row & _ROW for row in range(SIZE)]
    return letter, min(sum(turn[row][rows[row]] for row in range(SIZE)) for turn in _rows_turned())


OVERVIEW: Final = 1_500
QUICK: Final = 1_500
MIDDLE: Final = 4_000
BASE: Final = 10_000
LONG: Final = 10 * BASE
"""Nodes of the overview, and of each move in the searches that follow it."""

OVERVIEW_SHARE: Final = 3
"""The factor between each of the long searches and the last overview, in nodes."""

FROM: Final = 8
"""The least sum of both tokens' spaces: earlier, quilts are almost empty."""

PROVE_FROM: Final = 76
NEAR_END: Final = 84
"""The sums of both tokens' spaces from which a proof is tried, and from which it is needed."""

PROOF_NODES: Final = 25_000

LARGEST_MARGIN: Final = 25.0
"""The greatest lead in an undecided game; beyond it points hardly matter."""

_SIEVE_GAP: Final = 2.0
_MIDDLE_GAP: Final = 2.4
"""The gaps required by the first sieves, which are not exact."""

_CONTENDERS: Final = 8
_OF_A_KIND: Final = 2
_REJECTED_KEPT: Final = 4
_REJECTED_AGAIN: Final = 2
_FRESH: Final = 1
_LOOKED_AT: Final = 40
_REACH: Final = 6.0
"""The greatest gap by the quick searches at which a move is searched again."""

_OFF_BY: Final = 1.5
_TINY: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Class:
    """Equivalent moves, and the value of the first of them."""

    choice: Choice
    moves: tuple[Move, ...]


class Finder:
    """A finder of puzzles, which uses 0.5 GB and takes one decision at a time."""

    def __init__(self) -> None:
        self._judge = Judge()
        self._prover = Prover()

    def step(
        self,
        position: Position | Solo,
        is_wanted: Callable[[Step], bool],
        *,
        passes: bool = True,
        stake: Stake | None = None,
    ) -> tuple[Step, bool] | None:
        """Return the decision as a step of a puzzle, and whether it is proven; None if unfit.

        A step has a stake: `stake` if given, else any. `is_wanted` is called before the long
        searches, with the results of the short ones. Without `passes` a decision is unfit in which
        a pass seems best.
        """

        def has_stake(step: Step, *, is_proven: bool) -> bool:
            found = stake_of(position, step, is_proven=is_proven)
            return found is not None and stake in (None, found) and is_wanted(step)

        table = position.table
        clock = sum(player.time for player in table.players)
        seen = self._overview(position) if clock >= FROM else None
        if seen is None or (not passes and isinstance(seen[0].move, Pass)):
            return None
        is_late = clock >= PROVE_FROM
        # Some moves may win and others lose: an overview is off by a few points.
        may_turn = seen[0].margin > -_OFF_BY and seen[-1].margin < _OFF_BY
        if isinstance(position, Position) and is_late and may_turn:
            found = self._proven(position, seen, for_the_win=True)
            if found is not None:
                return (found, True) if has_stake(found, is_proven=True) else None
        if not _seems_to_have_a_gap(seen):
            return None
        if isinstance(position, Position) and is_late:
            found = self._proven(position, seen)
            if found is not None:
                return (found, True) if has_stake(found, is_proven=True) else None
        if clock >= NEAR_END and isinstance(position, Position):
            return None
        found = self._searched(position, table, seen, partial(has_stake, is_proven=False))
        return None if found is None else (found, False)

    def _overview(self, position: Position | Solo) -> list[Seen] | None:
        if len(position.legal_moves()) < 2:
            return None
        seen = self._judge.overview(position, OVERVIEW)
        return None if abs(seen[0].margin) > LARGEST_MARGIN else seen

    def _proven(
        self, position: Position, seen: list[Seen], *, for_the_win: bool = False
    ) -> Step | None:
        moves = [each.move for each in seen]
        found = self._prover.prove(position, moves, PROOF_NODES, for_the_win=for_the_win)
        if found is None or not found[1]:
            return None
        accepted, others = found
        best = accepted[0]
        rejected = []
        for move in others[:_REJECTED_KEPT]:
            choice = self._prover.exact(position, move, PROOF_NODES)
            if choice is None:
                return None
            rejected.append(choice)
        rejected.sort(key=lambda each: -each.margin)
        return Step(tuple(each.move for each in accepted), best, tuple(rejected))

    def _searched(
        self,
        position: Position | Solo,
        table: Position,
        seen: list[Seen],
        is_wanted: Callable[[Step], bool],
    ) -> Step | None:
        classes = self._weighed(position, _contenders(_groups(table, seen)), QUICK)
        if not _has_gap(classes, _SIEVE_GAP):
            return None
        classes = self._weighed(position, _near(classes), MIDDLE)
        if not _has_gap(classes, _MIDDLE_GAP):
            return None
        classes = self._weighed(position, _near(classes), BASE)
        if not _has_gap(classes, GAP):
            return None
        accepted = _accepted(classes)
        others = classes[len(accepted) :][:_REJECTED_KEPT]
        if not is_wanted(_step(accepted, others)):
            return None
        # The long searches also weigh what a long overview brings up.
        known = {move for each in classes for move in each.moves}
        late = self._judge.overview(position, LONG // OVERVIEW_SHARE)[:_LOOKED_AT]
        fresh = [group for group in _groups(table, late) if group[0] not in known][:_FRESH]
        again = [each.moves for each in (*accepted, *others[:_REJECTED_AGAIN])]
        classes = self._weighed(position, again + fresh, LONG)
        if not _has_gap(classes, GAP):
            return None
        best = _accepted(classes)
        if {each.moves for each in best} - {each.moves for each in accepted}:
            return None
        others = [*classes[len(best) :], *others[_REJECTED_AGAIN:]]
        others.sort(key=lambda each: -each.choice.margin)
        return _step(best, others) if _has_gap([*best, *others], GAP) else None

    def _weighed(
        self, position: Position | Solo, groups: Iterable[tuple[Move, ...]], nodes: int
    ) -> list[Class]:
        judge = self._judge
        found = [Class(judge.weigh(position, group[0], nodes), group) for group in groups]
        return sorted(found, key=lambda each: -each.choice.margin)


def _seems_to_have_a_gap(seen: list[Seen]) -> bool:
    best = seen[0].margin
    behind = [best - each.margin for each in seen if each.margin < best - ACCEPTED_WITHIN]
    return bool(behind) and behind[0] >= _SIEVE_GAP


def _step(accepted: list[Class], others: list[Class]) -> Step:
    return Step(
        tuple(move for each in accepted for move in each.moves),
        accepted[0].choice,
        tuple(each.choice for each in others[:_REJECTED_KEPT]),
    )


def _groups(table: Position, seen: list[Seen]) -> list[tuple[Move, ...]]:
    groups: dict[Likeness, list[Move]] = {}
    for each in seen:
        groups.setdefault(likeness(table, each.move), []).append(each.move)
    return [tuple(group) for group in groups.values()]


def _contenders(groups: list[tuple[Move, ...]]) -> list[tuple[Move, ...]]:
    """Return the first groups, and the first of each kind: each patch, and the pass."""
    counts: dict[Any, int] = {}
    found = []
    for number, group in enumerate(groups):
        kind = getattr(group[0], "letter", type(group[0]))
        counts[kind] = counts.get(kind, 0) + 1
        if number < _CONTENDERS or counts[kind] <= _OF_A_KIND:
            found.append(group)
    return found


def _near(classes: list[Class]) -> list[tuple[Move, ...]]:
    """Return the classes close enough to the best to be searched again, three at least."""
    best = classes[0].choice.margin
    near = sum(each.choice.margin >= best - _REACH for each in classes)
    return [each.moves for each in classes[: max(near, 3)]]


def _accepted(classes: list[Class]) -> list[Class]:
    best = classes[0].choice.margin
    return [each for each in classes if each.choice.margin >= best - ACCEPTED_WITHIN - _TINY]


def _has_gap(classes: list[Class], gap: float) -> bool:
    rest = classes[len(_accepted(classes)) :]
    best = classes[0].choice.margin
    return bool(rest) and rest[0].choice.margin <= best - gap + _TINY


# Stakes

LEAD: Final = 3.0
"""The least margin of a lead by a search: of 1 to 2.6, some were even or lost."""

SOON: Final = 8
"""The most moves of a line before a 7x7 or a special patch that a solver can foresee."""

SWING: Final = 8.0
"""More than a 7x7 is worth."""

LOST: Final = -3.0
WON: Final = 8.0
"""Between these margins a game is open."""

LINE: Final = 16
"""The moves by which a line is followed, unless the game ends sooner."""


def stake_of(position: Position | Solo, step: Step, *, is_proven: bool) -> Stake | None:
    """Return what a decision decides, the most important first; None if nothing of these.

    Most gaps of three points change nothing that a player cares about: a lost game is lost by less.
    So a puzzle needs a stake. Along the best line and along that of the best move rejected:

    win          proven: the solver wins along one and loses along the other
    lead         the solver is three points or more ahead along one, as far behind along the other
    tile         the solver gets the 7x7 only along the best line
    tile-kept    the other side gets it only along the other line
    special      the solver gets a special patch that the other side gets along the other line
    swing        eight points or more

    The last four need an open game: neither lost along the best line nor won along the other. All
    but the win need a GAP too, and a 7x7 or a special patch has to come SOON. The book keeps whole
    the lines that show the stake.
    """
    best, other = step.best, step.rejected[0]
    if is_proven and isinstance(position, Position):
        ends = _wins(position, best), _wins(position, other)
        if ends == (True, False):
            return Stake.WIN
        if not ends[0]:
            return None
    gap = best.margin - other.margin
    if gap < GAP - _TINY or best.margin < LOST or other.margin >= WON:
        return None
    if not is_proven and best.margin >= LEAD and other.margin <= -LEAD:
        return Stake.LEAD
    found = _event(position, best, other) if isinstance(position, Position) else None
    return found or (Stake.SWING if not is_proven and gap >= SWING else None)


def _wins(position: Position, choice: Choice) -> bool | None:
    """Return whether a proven line wins; None if scores are equal and the line stops early."""
    if choice.margin:
        return choice.margin > 0
    end = course_of(position, choice.line).end
    outcome = end.outcome
    return None if outcome is None else outcome.winner is position.turn


def _event(position: Position, best: Choice, other: Choice) -> Stake | None:
    seat: Seat = position.turn
    lines = best.line, other.line
    mine, theirs = (course_of(position, line) for line in lines)
    soon, otherwise = (course_of(position, line[:SOON]) for line in lines)
    tells = all(
        course.end.is_over or course.end.special_tile or len(line) >= LINE
        for course, line in zip((mine, theirs), lines, strict=True)
    )
    if tells and soon.special_tile is seat and theirs.special_tile is not seat:
        return Stake.TILE
    if tells and otherwise.special_tile is seat.other and mine.special_tile is not seat.other:
        return Stake.TILE_KEPT
    return Stake.SPECIAL if special_patch(soon, theirs, seat) else None
