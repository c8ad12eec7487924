"""Endings: what the endgame solver has proven of a position and its moves, as lines to report."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.solver import (
    Proven,
    Solver,
    begin_proof,
    principal_variation,
    proven,
    run_proof,
)
from quiltbee.engine.endgame.values import points_of, value_of
from quiltbee.engine.parameters import PROOF_LINE_NODES, PROOF_SLICE
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import has_won, margin, play
from quiltbee.kernel.state import OVER, STAGE, TURN
from quiltbee.notation import move_of_action
from quiltbee.players import Info, Value


def prove_within(
    solver: Solver, state: Int64Array, ring: Int64Array, most: int, is_up: Callable[[], bool]
) -> Proven:
    """Return what can be proven of a position within `most` nodes, until `is_up`."""
    begin_proof(solver, state, ring)
    while True:
        found = proven(solver)
        if found.nodes >= most or is_up():
            return found
        if run_proof(solver, min(PROOF_SLICE, most - found.nodes)):
            return proven(solver)


def proven_line(solver: Solver, state: Int64Array, ring: Int64Array, found: Proven) -> Info:
    """Return the line of a proven move: exact, or at least a win."""
    assert found.move is not None
    turn = int(state[TURN]) + 1
    value = found.lower if turn == 1 else -found.upper
    wins = found.winner == turn
    actions = [found.move]
    if found.is_exact:
        after = state.copy()
        play(after, ring, found.move)
        actions += principal_variation(solver, after, ring, PROOF_LINE_NODES)
    return Info(
        depth=len(actions),
        nodes=found.nodes,
        value=Value(float(wins), points_of(value), "win" if wins else "loss"),
        pv=tuple(map(move_of_action, actions)),
    )


def add_proven(
    solver: Solver,
    state: Int64Array,
    ring: Int64Array,
    actions: list[int],
    lines: dict[int, Info],
    most: int,
    is_up: Callable[[], bool],
) -> int:
    """Add to `lines` those of the actions that can be proven exactly; return the nodes seen.

    Each action gets an equal share of the nodes that earlier ones have left.
    """
    waiting, seen = [action for action in actions if action not in lines], 0
    for number, action in enumerate(waiting):
        share = (most - seen) // (len(waiting) - number)
        found = prove_move(solver, state, ring, action, share, is_up)
        seen += found.nodes
        if found.is_exact:
            lines[action] = proven_line(solver, state, ring, found)
    return seen


def prove_move(
    solver: Solver,
    state: Int64Array,
    ring: Int64Array,
    action: int,
    most: int,
    is_up: Callable[[], bool],
) -> Proven:
    """Return what can be proven of the position after a move, in a position that is not over.

    Its `move` is the move itself.
    """
    after = state.copy()
    play(after, ring, action)
    if after[STAGE] != OVER:
        return replace(prove_within(solver, after, ring, most, is_up), move=action)
    value = value_of(margin(after), has_won(after, 0))
    return Proven(value, value, action, 1)


def prove_more(
    solver: Solver,
    state: Int64Array,
    ring: Int64Array,
    action: int,
    known: Proven,
    most: int,
    is_up: Callable[[], bool],
) -> Proven:
    """Return what can be proven of the position after a move, asking first if it beats `known`.

    That is one question about one move, so it is answered long before the value would be found. The
    proof ends with the answer.
    """
    turn = int(state[TURN]) + 1
    first = known.lower + 1 if turn == 1 else known.upper
    after = state.copy()
    play(after, ring, action)
    if after[STAGE] == OVER:
        return prove_move(solver, state, ring, action, most, is_up)
    begin_proof(solver, after, ring)
    solver.control[e.FIRST] = first
    while True:
        found = proven(solver)
        is_answered = found.lower >= first or found.upper < first
        if is_answered or found.nodes >= most or is_up():
            return replace(found, move=action)
        run_proof(solver, min(PROOF_SLICE, most - found.nodes))


def merged_lines(proven_lines: Iterable[Info], estimated: Iterable[Info]) -> list[Info]:
    """Return lines of different moves, best first; equals keep their order.

    The first proven line is that of the best move of all: no estimate may count for more.
    """
    best, *others = proven_lines
    known = {line.pv[0] for line in (best, *others)}
    others += [_capped(line, best) for line in estimated if line.pv[0] not in known]
    return sorted([best, *others], key=_worth, reverse=True)


def _capped(line: Info, best: Info) -> Info:
    """Return an estimated line, worth no more than the best."""
    (chance, margin), (most_chance, most_margin) = _figures(line), _figures(best)
    capped = None if line.value.chance is None else min(chance, most_chance)
    return replace(line, value=replace(line.value, chance=capped, margin=min(margin, most_margin)))


def _worth(line: Info) -> tuple[float, bool, float]:
    """Return what lines are sorted by; a proven win comes before an unproven one."""
    chance, margin = _figures(line)
    return chance, line.value.proven == "win", margin


def _figures(line: Info) -> tuple[float, float]:
    """Return the chance to win, 0 where a line tells none, and the margin."""
    return line.value.chance or 0, line.value.margin or 0
