"""Puts together the file that is shipped, from what was found: themes, ratings, names, an order.

More are found than are shipped. The most common combinations of main theme and difficulty are
thinned out first, so that there is something of everything.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from quiltbee.notation import parse_any_position, parse_moves
from quiltbee.puzzles.book import name_of
from quiltbee.puzzles.making.checking import Checker
from quiltbee.puzzles.making.finding import BASE, OVERVIEW
from quiltbee.puzzles.making.judge import Judge
from quiltbee.puzzles.making.themes import Worth, themes_of
from quiltbee.puzzles.puzzle import GAP, Choice, Puzzle, Step
from quiltbee.puzzles.rating import seeded
from quiltbee.rules import Move, PlacePatch, Position

LONGEST_LINE: Final = 10
"""How many moves of a line are kept."""

SURE_GAP: Final = 5.0
"""How many points better an unproven solution must be; a longer search takes some of them away.

Of 26 puzzles with gaps of all sizes, searched ten times as long, none had a second answer, but two
with gaps of 3.1 and 4.2 points had only 2.3 and 1.7 left.
"""

PLAIN_TO: Final = 5
"""The level that finds plain solutions. Searches go wrong where a good move is hard to find."""

_STRIPE: Final = 200
"""Puzzles within this many rating points count as one difficulty."""


def assembled(
    rows: Iterable[dict[str, Any]], checked: Mapping[str, float] | None = None
) -> Iterator[Puzzle]:
    """The puzzles among the finds, each position once, with every proof made again.

    An unproven puzzle is left out if its gap is not sure, or if the strongest level plays something
    else, since one of the two must be wrong. `checked` has the second answers of those searched ten
    times as long; with it, those that fail are left out, and hard ones that were not checked.
    """
    judge, checker, known = Judge(), Checker(), set[str]()

    def worth(position: Position, letter: str) -> float:
        return worth_of(judge, position, letter)

    for row in rows:
        for found in row["puzzles"]:
            puzzle = _puzzle(found, row["source"], worth)
            if puzzle.name in known or not _can_fail(puzzle):
                continue
            known.add(puzzle.name)
            if checker.check(puzzle).holds if puzzle.is_proven else is_sound(puzzle, checked):
                yield puzzle


def is_sound(puzzle: Puzzle, checked: Mapping[str, float] | None) -> bool:
    """Whether an unproven puzzle can be trusted."""
    if puzzle.finds[-1] < 1 or _gap(puzzle) < SURE_GAP:
        return False
    if checked is None:
        return True
    return checked.get(puzzle.name, GAP if is_plain(puzzle) else 0.0) >= GAP


def is_plain(puzzle: Puzzle) -> bool:
    """Whether a middling level finds it more often than not."""
    return puzzle.finds[PLAIN_TO - 1] > 0.5


def _gap(puzzle: Puzzle) -> float:
    """How far behind the best of the rejected moves is, at the closest step."""
    return min(step.best.margin - step.rejected[0].margin for step in puzzle.steps)


def _can_fail(puzzle: Puzzle) -> bool:
    """Whether any move at the first step is wrong, not only good and not the best."""
    legal = puzzle.position.legal_moves()
    return any(puzzle.verdict(0, move) == "wrong" for move in legal)


def worth_of(judge: Judge, position: Position, letter: str) -> float:
    """How many points worse the mover stands without a patch; 0 if it can't be placed."""
    seen = judge.overview(position, OVERVIEW)
    best = dict[bool, Move]()
    for each in seen:
        takes = isinstance(each.move, PlacePatch) and each.move.letter == letter
        best.setdefault(takes, each.move)
    if len(best) < 2:
        return 0.0
    with_it, without = (judge.weigh(position, best[takes], BASE).margin for takes in (True, False))
    return with_it - without


def chosen(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """`number` of the puzzles, evenly from all themes and difficulties, ordered by name."""
    groups: dict[tuple[str, int], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        groups[puzzle.themes[0].value, int(puzzle.rating // _STRIPE)].append(puzzle)
    kept: list[Puzzle] = []
    waiting = [sorted(group, key=lambda each: each.name) for group in groups.values()]
    while waiting and len(kept) < number:
        kept += [group.pop() for group in waiting]
        waiting = [group for group in waiting if group]
    return sorted(kept[:number], key=lambda each: each.name)


def _puzzle(found: dict[str, Any], source: str, worth: Worth) -> Puzzle:
    text = found["position"]
    position = parse_any_position(text)
    steps = tuple(map(_step, found["steps"]))
    themes = themes_of(position, steps[0], worth, is_proven=found["proven"])
    finds = tuple(found["finds"])
    rating = seeded(finds)
    return Puzzle(
        name_of(position),
        position,
        steps,
        themes,
        found["proven"],
        round(rating.rating),
        round(rating.deviation),
        finds,
        source,
    )


def _step(row: dict[str, Any]) -> Step:
    margin, line = row["best"]
    moves = parse_moves(line)
    best = Choice(moves[0], margin, tuple(moves[:LONGEST_LINE]))
    rejected = []
    for number, (other, text) in enumerate(row["rejected"]):
        moves = parse_moves(text)
        kept = LONGEST_LINE if number == 0 else 1
        rejected.append(Choice(moves[0], other, tuple(moves[:kept])))
    accepted, replies = (tuple(parse_moves(row[name])) for name in ("accepted", "replies"))
    return Step(accepted, best, tuple(rejected), replies)
