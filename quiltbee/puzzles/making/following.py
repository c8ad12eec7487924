"""Extends the lines of a puzzle until they show what is at stake, with new figures.

Proofs are repeated, to the end of the game. Anything else is searched TIMES as long as when it was
found, or proven where the end is near.
"""

from dataclasses import replace
from itertools import takewhile
from typing import Final

from quiltbee.automa import Solo
from quiltbee.puzzles.making.finding import BASE, LONG, OVERVIEW, PROOF_NODES
from quiltbee.puzzles.making.judging import Judge, Prover
from quiltbee.puzzles.making.stakes import LINE, stake_of
from quiltbee.puzzles.puzzle import Choice, Puzzle, Stake, Step
from quiltbee.rules import Move, Position

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
