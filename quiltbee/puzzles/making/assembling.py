"""The assembly of the shipped file from the finds: themes, ratings, names, order and checks.

Only a part of the finds is shipped: the most common combinations of main theme and difficulty are
thinned out first. A check repeats the proofs and searches
ten times as long; a puzzle fails if any move that is not accepted comes within the stated margin of
the best. Results can be kept in a file, one line of JSON per puzzle, so that each is searched once.

The lines of a puzzle are extended until they show what is at stake, with new figures. Proofs are
repeated, to the end of the game. Anything else is searched TIMES as long as when it was found, or
proven where the end is near.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from quiltbee.automa import Solo
from quiltbee.notation import parse_any_position, parse_moves
from quiltbee.puzzles.book import (
    ACCEPTED_WITHIN,
    GAP,
    Choice,
    Puzzle,
    Stake,
    Step,
    Theme,
    name_of,
    rate,
)
from quiltbee.puzzles.making.finding import (
    BASE,
    LINE,
    LONG,
    OVERVIEW,
    OVERVIEW_SHARE,
    PROOF_NODES,
    likeness,
    stake_of,
)
from quiltbee.puzzles.making.judging import Judge, Prover
from quiltbee.puzzles.making.sifting import read_rows
from quiltbee.rules import (
    INCOME_MARKS,
    PATCHES,
    Move,
    Pass,
    PlacePatch,
    PlaceSpecialPatch,
    Position,
    Seat,
    Stage,
)

TIMES: Final = 10
"""The factor by which searches are longer than when the puzzle was made."""

_PROVE_FROM: Final = 70
"""The sum of both tokens' spaces from which a longer proof is tried instead of a search."""

_AT_ONCE: Final = 4
"""The moves taken from a short search before the next."""


def with_stake(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its lines followed, and with the stake that they show.

    Without a stake it stays as it is, and is offered no more. Later decisions are cut off from the
    first that decides nothing, or where the first decides the win, from the first that does not.
    """
    is_proven, positions = puzzle.is_proven, puzzle.positions()
    pairs = zip(positions, puzzle.steps, strict=True)
    steps = [follow(position, step, is_proven=is_proven) for position, step in pairs]
    pairs = zip(positions, steps, strict=True)
    stakes = [stake_of(position, step, is_proven=is_proven) for position, step in pairs]
    stake = stakes[0]
    if stake is None:
        return replace(puzzle, stake=None)
    enough = (Stake.WIN,) if stake is Stake.WIN else tuple(Stake)
    held = steps[: len(list(takewhile(lambda each: each in enough, stakes)))]
    held[-1] = replace(held[-1], replies=())
    for at in reversed(range(len(held) - 1)):  # a line goes on with the decisions that follow
        best, later = held[at].best, held[at + 1].best
        line = (best.move, *held[at].replies, *later.line)
        held[at] = replace(held[at], best=replace(best, line=line))
    return replace(puzzle, steps=tuple(held), stake=stake)


def follow(position: Position | Solo, step: Step, *, is_proven: bool) -> Step:
    """Return the step with new figures of the best and of the best rejected move.

    These two have whole lines, the others only their moves.
    """
    follower = _Follower(position, is_proven=is_proven)
    best = follower.choice(step.best.move)
    others, known = list(step.rejected), set[Move]()
    while others[0].move not in known:
        others[0] = follower.choice(others[0].move)
        known.add(others[0].move)
        others.sort(key=lambda each: -each.margin)
    rejected = (others[0], *(replace(each, line=(each.move,)) for each in others[1:]))
    return replace(step, best=best, rejected=rejected)


class _Follower:
    """Follows the moves of one position.

    It has a prover of its own, which chooses among equal lines by what it has proven before.
    """

    def __init__(self, position: Position | Solo, *, is_proven: bool) -> None:
        self._position, self._is_proven = position, is_proven
        self._judge, self._prover = Judge(), Prover()

    def choice(self, move: Move) -> Choice:
        position = self._position
        clock = sum(player.time for player in position.table.players)
        if isinstance(position, Position) and (self._is_proven or clock >= _PROVE_FROM):
            exact = self._prover.exact(position, move, 4 * TIMES * PROOF_NODES)
            if exact is not None:
                return replace(exact, line=self._whole(exact.line))
        found = self._judge.weigh(position, move, TIMES * LONG)
        return replace(found, line=self._whole(found.line[:LINE]))

    def _whole(self, line: tuple[Move, ...]) -> tuple[Move, ...]:
        """Extend a line to LINE moves by short searches; in a solo game it ends at a card."""
        moves, at = list(line), self._position
        if isinstance(at, Solo):
            return tuple(moves)
        for move in moves:
            at = at.play(move)
        while len(moves) < LINE and not at.is_over:
            best = self._judge.overview(at, OVERVIEW)[0].move
            for move in self._judge.weigh(at, best, BASE).line[: min(_AT_ONCE, LINE - len(moves))]:
                moves.append(move)
                at = at.play(move)
        return tuple(moves)


_LONG_ENOUGH: Final = 6
"""The least length of lines that settle who gets the special tile."""

Worth = Callable[[Position, str], float]
"""A search for how many points worse the mover stands if a patch may not be taken."""


def themes_of(
    position: Position | Solo, step: Step, worth: Worth, *, is_proven: bool
) -> tuple[Theme, ...]:
    """Return the themes of a decision, the main one first, by the two best moves' lines.

    tile       the special tile goes to another player, or to nobody, along the two lines
    special    one takes a special patch and the other does not, or a special patch is placed
    denial     the best move takes the patch that the opponent's reply to the rejected move takes,
               and doing without it would cost them half of the difference or more
    packing    the same patch, at another place
    economy    buttons alone make half of the difference or more: the price, and the income of the
               patch on the paydays ahead
    timing     one is a pass and the other is not, or another player moves next
    choice     another patch, and none of the above
    ending     all figures are proven to the end of the game
    automa     against the Automa
    """
    table = position.table
    best, other = step.best, step.rejected[0]
    gap = best.margin - other.margin
    ends = [_end(position, choice.line) for choice in (best, other)]
    facts = {
        Theme.TILE: _is_tile(ends),
        Theme.SPECIAL: _is_special(table, best.move, other.move),
        Theme.DENIAL: len(position.seats) == 2 and _is_denial(table, best, other, worth, gap),
        Theme.PACKING: _kind(best.move) == _kind(other.move) != "pass",
        Theme.ECONOMY: _saved(table, best.move, other.move) >= gap / 2,
        Theme.TIMING: _is_timing(table, best.move, other.move),
    }
    found = [theme for theme, holds in facts.items() if holds] or [Theme.CHOICE]
    if is_proven:
        found.append(Theme.ENDING)
    if position.has_cards:
        found.append(Theme.AUTOMA)
    return tuple(found)


def _end(position: Position | Solo, line: tuple[Move, ...]) -> tuple[Seat | None, bool]:
    """Return the owner of the special tile at the end of a line, and whether that is final."""
    for move in line:
        position = position.play(move)
    table = position.table
    return table.special_tile, table.is_over or len(line) >= _LONG_ENOUGH


def _is_tile(ends: list[tuple[Seat | None, bool]]) -> bool:
    (mine, _), (theirs, _) = ends
    return mine != theirs and all(tells or tile for tile, tells in ends)


def _is_special(table: Position, best: Move, other: Move) -> bool:
    if table.stage is Stage.SPECIAL_PATCH:
        return True
    return _takes_special(table, best) and not _takes_special(table, other)


def _takes_special(table: Position, move: Move) -> bool:
    return table.consequence(_letter(move)).special_patch


def _is_denial(table: Position, best: Choice, other: Choice, worth: Worth, gap: float) -> bool:
    if table.stage is Stage.SPECIAL_PATCH or isinstance(best.move, Pass):
        return False
    after = table.play(other.move)
    if len(other.line) < 2 or after.is_over or after.turn is table.turn:
        return False
    taken = _letter(best.move)
    is_taken = taken is not None and taken == _letter(other.line[1])
    return is_taken and worth(after, str(taken)) >= gap / 2


def _saved(table: Position, best: Move, other: Move) -> float:
    """Return how many more buttons the best move and its income bring."""
    if table.stage is Stage.SPECIAL_PATCH:
        return 0
    return _buttons(table, best) - _buttons(table, other)


def _buttons(table: Position, move: Move) -> int:
    letter = _letter(move)
    brought = table.consequence(letter)
    paydays = sum(mark > brought.time for mark in INCOME_MARKS)
    income = PATCHES[letter].income if letter else 0
    return brought.buttons + income * paydays


def _is_timing(table: Position, best: Move, other: Move) -> bool:
    if table.stage is Stage.SPECIAL_PATCH:
        return False
    if isinstance(best, Pass) != isinstance(other, Pass):
        return True
    return table.consequence(_letter(best)).next != table.consequence(_letter(other)).next


def _letter(move: Move) -> str | None:
    return move.letter if isinstance(move, PlacePatch) else None


def _kind(move: Move) -> str:
    if isinstance(move, PlaceSpecialPatch):
        return "special"
    return _letter(move) or "pass"


SURE_GAP: Final = 5.0
"""The least gap of an unproven solution in points; a longer search takes some of it away.

Of 26 puzzles with gaps of all sizes, searched ten times as long, none had a second answer, but two
with gaps of 3.1 and 4.2 points had only 2.3 and 1.7 left.
"""

PLAIN_TO: Final = 5
"""The level that finds plain solutions; searches err where a good move is hard to find."""

_STRIPE: Final = 200
"""The width of one difficulty in rating points."""


def assemble(
    rows: Iterable[dict[str, Any]], checked: Mapping[str, float] | None = None
) -> Iterator[Puzzle]:
    """Yield the puzzles with a stake among the finds, each position once, with proofs repeated.

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
            if puzzle is None or puzzle.name in known or not _can_fail(puzzle):
                continue
            known.add(puzzle.name)
            if checker.check(puzzle).holds if puzzle.is_proven else is_sound(puzzle, checked):
                yield puzzle


def is_sound(puzzle: Puzzle, checked: Mapping[str, float] | None) -> bool:
    """Return whether an unproven puzzle can be trusted."""
    gap = min(step.best.margin - step.rejected[0].margin for step in puzzle.steps)
    if puzzle.finds[-1] < 1 or gap < SURE_GAP:
        return False
    if checked is None:
        return True
    return checked.get(puzzle.name, GAP if is_plain(puzzle) else 0.0) >= GAP


def is_plain(puzzle: Puzzle) -> bool:
    """Return whether a middling level finds it more often than not."""
    return puzzle.finds[PLAIN_TO - 1] > 0.5


def _can_fail(puzzle: Puzzle) -> bool:
    """Return whether some move at the first step is wrong, not merely second best."""
    legal = puzzle.position.legal_moves()
    return any(puzzle.verdict(0, move) == "wrong" for move in legal)


def worth_of(judge: Judge, position: Position, letter: str) -> float:
    """Return how many points worse the mover stands without a patch; 0 if it can't be placed."""
    seen = judge.overview(position, OVERVIEW)
    best = dict[bool, Move]()
    for each in seen:
        takes = isinstance(each.move, PlacePatch) and each.move.letter == letter
        best.setdefault(takes, each.move)
    if len(best) < 2:
        return 0.0
    with_it, without = (judge.weigh(position, best[takes], BASE).margin for takes in (True, False))
    return with_it - without


def choose(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """Choose `number` puzzles, evenly from all themes and difficulties, ordered by name."""
    groups: dict[tuple[str, int], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        groups[puzzle.themes[0].value, int(puzzle.rating // _STRIPE)].append(puzzle)
    kept: list[Puzzle] = []
    waiting = [sorted(group, key=lambda each: each.name) for group in groups.values()]
    while waiting and len(kept) < number:
        kept += [group.pop() for group in waiting]
        waiting = [group for group in waiting if group]
    return sorted(kept[:number], key=lambda each: each.name)


def _puzzle(found: dict[str, Any], source: str, worth: Worth) -> Puzzle | None:
    position = parse_any_position(found["position"])
    steps = tuple(map(_step, found["steps"]))
    themes = themes_of(position, steps[0], worth, is_proven=found["proven"])
    finds = tuple(found["finds"])
    rating = rate(finds)
    puzzle = Puzzle(
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
    puzzle = with_stake(puzzle)
    return puzzle if puzzle.stake else None


def _step(row: dict[str, Any]) -> Step:
    margin, line = row["best"]
    moves = parse_moves(line)
    best = Choice(moves[0], margin, tuple(moves))
    rejected = []
    for other, text in row["rejected"]:
        moves = parse_moves(text)
        rejected.append(Choice(moves[0], other, tuple(moves)))
    accepted, replies = (tuple(parse_moves(row[name])) for name in ("accepted", "replies"))
    return Step(accepted, best, tuple(rejected), replies)


_OTHERS: Final = 3
"""The number of other moves searched alone: the best of a long overview."""

_FAR: Final = 2 * GAP
"""The gap after a tenth of the search that a move won't close."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a check: `second` is how far behind the best move not accepted is, in points.

    `worst` is how far behind the worst of the searched accepted moves is.
    """

    puzzle: Puzzle
    is_proven: bool
    second: float
    worst: float

    @property
    def holds(self) -> bool:
        """True if every move that is not accepted loses GAP points or more, or the game."""
        return self.second >= GAP or (self.puzzle.stake is Stake.WIN and self.second > 0)

    @property
    def has_second_answer(self) -> bool:
        """True if a move that is not accepted is as good as those that are."""
        return self.second <= ACCEPTED_WITHIN


class Checker:
    """Checks one puzzle after another; `times` is how much longer it searches."""

    def __init__(self, times: int = TIMES) -> None:
        self._nodes = times * LONG
        self._proof_nodes = times * PROOF_NODES
        self._prover = Prover()
        self._judge = Judge()

    def check(self, puzzle: Puzzle) -> Found:
        """Check all steps of a puzzle; the weakest decides."""
        wins = puzzle.stake is Stake.WIN
        found = [
            self._proven(position, step, for_the_win=wins)
            if puzzle.is_proven
            else self._searched(position, step)
            for position, step in zip(puzzle.positions(), puzzle.steps, strict=True)
        ]
        second, worst = min(each[0] for each in found), max(each[1] for each in found)
        return Found(puzzle, puzzle.is_proven, second, worst)

    def _proven(
        self, position: Position | Solo, step: Step, *, for_the_win: bool
    ) -> tuple[float, float]:
        """Prove every legal move again; a proof that fails counts as a second answer."""
        assert isinstance(position, Position)
        moves = position.legal_moves()
        found = self._prover.prove(position, moves, self._proof_nodes, for_the_win=for_the_win)
        if found is None or {each.move for each in found[0]} != set(step.accepted):
            return 0.0, 0.0
        next_best = step.rejected[0].move if for_the_win else found[1][0]
        exact = self._prover.exact(position, next_best, self._proof_nodes)
        if exact is None or step.best.margin not in {each.margin for each in found[0]}:
            return 0.0, 0.0
        return found[0][0].margin - exact.margin, 0.0

    def _searched(self, position: Position | Solo, step: Step) -> tuple[float, float]:
        """Search the accepted moves, one of each class, and the nearest of the others."""
        judge, table = self._judge, position.table
        seen = judge.overview(position, self._nodes // OVERVIEW_SHARE)
        accepted = _first_alike(table, list(step.accepted))
        others = [each.move for each in step.rejected[:_OTHERS]]
        others += [each.move for each in seen if each.move not in step.accepted][:_OTHERS]
        mine = [judge.weigh(position, move, self._nodes).margin for move in accepted]
        best = max(mine)
        tried = [
            (judge.weigh(position, move, self._nodes // TIMES).margin, move)
            for move in _first_alike(table, others)
        ]
        tried.sort(key=lambda each: -each[0])
        near = [move for margin, move in tried[1:] if margin > best - _FAR]
        theirs = [judge.weigh(position, move, self._nodes).margin for move in (tried[0][1], *near)]
        return best - max(theirs), best - min(mine)


def check_puzzles(
    puzzles: Iterable[Puzzle], path: Path | None, times: int = TIMES
) -> Iterator[Found]:
    """Check the puzzles that are not in the file yet, and add a line for each.

    Proofs take no time and are not kept.
    """
    checker, known = Checker(times), set() if path is None else set(seconds(path, times))
    for puzzle in puzzles:
        if puzzle.name in known:
            continue
        found = checker.check(puzzle)
        if path is not None and not found.is_proven:
            row = {"puzzle": puzzle.name, "times": times, "second": round(found.second, 2)}
            with path.open("a", encoding="ascii") as file:
                file.write(f"{json.dumps(row)}\n")
        yield found


def seconds(path: Path, times: int = TIMES) -> dict[str, float]:
    """Return how far behind the second answers are, by puzzle, for searches at least this long."""
    rows = read_rows(path, "puzzle")
    return {row["puzzle"]: row["second"] for row in rows if row["times"] >= times}


def _first_alike(table: Position, moves: list[Move]) -> list[Move]:
    return list({likeness(table, move): move for move in reversed(moves)}.values())
