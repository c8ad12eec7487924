"""Endings 14 to 18 decisions before the end: what a second has proven of them holds."""

from collections.abc import Iterator

import pytest

from benchmarks.endings import UNKNOWN, Ending, endings
from quiltbee.engine.endgame.solver import (
    begin_proof,
    forget,
    new_solver,
    prove,
    proven,
    run_proof,
)
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.notation import format_position, move_of_action, parse_position
from quiltbee.rules import Position
from tests.engine.test_endgame import VISITED, line_of, value_of
from tests.fidelity.solver import MOST_EMPTY, Solved, solve
from tests.profiles import current

NODES = 4_000_000
"""Several seconds: more than any of them took."""

SLICE = 1_000
LINE_NODES = 2_000_000


def sampled(known: list[Ending], every: int) -> list[Ending]:
    """All of them by night, else each so many."""
    return known if current() == "nightly" else known[::every]


def positions_after(position: Position, moves: list[int]) -> Iterator[Position]:
    """The positions of a line."""
    for action in moves:
        position = position.play(move_of_action(action))
        yield position


def solved_plainly(position: Position) -> Solved | None:
    """The answer of the solver without pruning; None where it can't follow."""
    if position.is_over or any(
        player.quilt.empty_spaces > MOST_EMPTY for player in position.players
    ):
        return None
    return solve(format_position(position), VISITED)


def test_there_are_more_than_300_of_which_the_winner_is_proven() -> None:
    known = [ending for ending in endings() if ending.winner != UNKNOWN]
    assert len(known) >= 300
    assert len({ending.position for ending in known}) == len(known)
    assert all(int(ending.left) >= 14 for ending in known)
    assert all(float(ending.winner_seconds) <= 1.1 for ending in known)


@pytest.mark.slow
def test_their_winners_are_proven_again() -> None:
    solver = new_solver()
    for ending in sampled([each for each in endings() if each.winner != UNKNOWN], 16):
        position = parse_position(ending.position)
        forget(solver)
        begin_proof(solver, state_of(position), ring_of(position))
        while proven(solver).winner is None and proven(solver).nodes < NODES:
            run_proof(solver, SLICE)
        assert str(proven(solver).winner) == ending.winner, ending


@pytest.mark.slow
def test_best_play_leads_to_an_end_that_is_worth_the_same_without_pruning() -> None:
    solver, compared = new_solver(), 0
    known = sampled([each for each in endings() if each.value != UNKNOWN], 32)
    for ending in known:
        position = parse_position(ending.position)
        found = prove(state_of(position), ring_of(position), NODES, solver)
        assert str(found.lower if found.is_exact else UNKNOWN) == ending.value, ending
        line = line_of(solver, state_of(position), ring_of(position), LINE_NODES)
        for after in positions_after(position, line):
            plain = solved_plainly(after)
            if plain is not None:
                assert str(value_of(plain.winner, plain.margin)) == ending.value, ending
                compared += 1
                break
    assert compared > len(known) / 2
