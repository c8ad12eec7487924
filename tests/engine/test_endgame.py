"""The endgame solver: against solvers that prune nothing, and its own promises."""

import random
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from quiltbee.engine.decision import control as c
from quiltbee.engine.decision.proofs import NO_QUESTION, begin_question_after, prove_on
from quiltbee.engine.decision.workspace import Workspace
from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.bounds import bounds_of
from quiltbee.engine.endgame.solver import (
    Proven,
    begin_proof,
    follow_proof,
    forget,
    new_solver,
    prove,
    proven,
    run_proof,
)
from quiltbee.engine.endgame.state import (
    Solver,
    find_proof,
    keep_proof,
    lower_of,
    move_of,
    new_transposition_table,
    upper_of,
)
from quiltbee.engine.search.tree import LONGEST_PATH
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import has_won, is_legal, play
from quiltbee.kernel.game import margin as final_margin
from quiltbee.kernel.state import OVER, STAGE, ring_of, state_of
from quiltbee.notation import action_of_move, format_position, move_of_action, parse_position
from quiltbee.rules import (
    LETTERS,
    PASS,
    PATCHES,
    SIZE,
    SPACES,
    Board,
    Move,
    Pass,
    PlacePatch,
    Player,
    Position,
    Quilt,
    Seat,
    Stage,
    new_game,
    ring_from_seed,
)
from tests.engine.positions import FULL
from tests.engine.workspaces import workspace_of
from tests.fidelity.solver import MOST_EMPTY, read_stored, solve
from tests.fidelity.solver.trees import TREES
from tests.profiles import scaled

VISITED = 100_000
"""So many nodes the solver without pruning visits in a moment."""

ENOUGH = 1_000_000


@cache
def solver() -> Solver:
    """One for all tests: what is proven of one position must not mislead the next."""
    return new_solver(16)


def prove_position(position: Position, nodes: int = ENOUGH) -> Proven:
    """Everything that a budget can prove of a position."""
    return prove(state_of(position), ring_of(position), nodes, solver())


def value_of(winner: int, margin: int) -> int:
    """A value as the engine has it."""
    return 2 * margin or (1 if winner == 1 else -1)


def any_move(position: Position, rng: random.Random) -> Move:
    """Uniform play."""
    return rng.choice(list(position.legal_moves()))


def tight_move(position: Position, rng: random.Random) -> Move:
    """Buys the biggest patch, and places all as far up as they go: quilts that fill up."""

    def patch_gain(move: Move) -> tuple[int, int, float]:
        if isinstance(move, Pass):
            return 0, 0, 0
        size = PATCHES[move.letter].squares if isinstance(move, PlacePatch) else 1
        return size, -move.mask.bit_length(), rng.random()

    return max(position.legal_moves(), key=patch_gain)


def mixed_move(position: Position, rng: random.Random) -> Move:
    """Saves up, then buys at random: many buttons and holes late in the game."""
    if position.mover.time < 30 and rng.random() < 0.6 and position.stage is Stage.ACTION:
        return PASS
    return tight_move(position, rng) if rng.random() < 0.5 else any_move(position, rng)


PLAYERS = (any_move, tight_move, mixed_move)


@cache
def late_positions() -> tuple[tuple[Position, int, int, int], ...]:
    """Late positions of games on both boards: with the winner, the margin and the nodes."""
    found = []
    for number in range(18):
        rng = random.Random(number)
        players = rng.choices(PLAYERS, k=2)
        board = (Board.REVISED, Board.ORIGINAL)[number % 2]
        position = new_game(ring_from_seed(f"ending {number}"), board)
        course = []
        while not position.is_over:
            course.append(position)
            position = position.play_unchecked(players[position.turn - 1](position, rng))
        found += list(solved_from_the_end(course))
    return tuple(found)


def solved_from_the_end(course: list[Position]) -> Iterator[tuple[Position, int, int, int]]:
    """The last positions of a game with their answers, up to one with too many nodes."""
    for position in reversed(course):
        if any(player.quilt.empty_spaces > MOST_EMPTY for player in position.players):
            return
        solved = solve(format_position(position), VISITED)
        if solved is None:
            return
        yield position, solved.winner, solved.margin, solved.nodes


def brute_force(position: Position) -> int:
    """The value by visiting every line with the plain rules."""
    if position.is_over:
        ended = position.outcome
        assert ended is not None
        return value_of(ended.winner, ended.scores[0] - ended.scores[1])
    values = [brute_force(position.play_unchecked(move)) for move in position.legal_moves()]
    return max(values) if position.turn == 1 else min(values)


@pytest.mark.slow
def test_value_is_that_of_a_solver_that_prunes_nothing() -> None:
    positions = late_positions()
    assert len(positions) > 100
    assert {position.board for position, *_ in positions} == set(Board)
    assert any(position.stage is Stage.SPECIAL_PATCH for position, *_ in positions)
    assert any(margin == 0 and winner == 2 for _, winner, margin, _ in positions)
    for position, winner, margin, _ in positions:
        answer = prove_position(position)
        assert answer.is_exact
        assert (answer.winner, answer.margin) == (winner, margin), format_position(position)


@pytest.mark.slow
def test_move_holds_the_value() -> None:
    tried = 0
    for position, winner, margin, nodes in late_positions():
        if nodes < 50:
            continue
        answer = prove_position(position)
        assert answer.move is not None
        assert is_legal(state_of(position), ring_of(position), answer.move)
        after = position.play_unchecked(move_of_action(answer.move))
        tried += 1
        if after.is_over:
            continue
        solved = solve(format_position(after), VISITED)
        assert solved is not None
        assert (solved.winner, solved.margin) == (winner, margin), format_position(position)
    assert tried > 30


def line_of(solver: Solver, state: Int64Array, ring: Int64Array, nodes: int) -> list[int]:
    """How a proven position goes on when both play best."""
    actions = np.zeros(LONGEST_PATH, np.int64)
    length = follow_proof(solver, state.copy(), ring, nodes, actions, 0)
    return [int(action) for action in actions[:length]]


@pytest.mark.slow
def test_principal_variation_ends_with_the_value() -> None:
    for position, winner, margin, _ in late_positions():
        state, ring = state_of(position), ring_of(position)
        for move in line_of(solver(), state, ring, 100_000):
            assert is_legal(state, ring, move)
            play(state, ring, move)
        assert state[STAGE] == OVER
        assert final_margin(state) == margin
        assert has_won(state, winner - 1)


def test_principal_variation_stops_where_nothing_is_proven() -> None:
    position = parse_position(HARD["equal scores"])
    forget(solver())
    assert line_of(solver(), state_of(position), ring_of(position), 1) == []


@pytest.mark.slow
def test_value_is_that_of_brute_force_through_the_rules() -> None:
    small = [position for position, _, _, nodes in late_positions() if nodes < 1_500]
    assert len(small) > 40
    for position in small:
        answer = prove_position(position)
        assert answer.is_exact
        assert answer.lower == brute_force(position), format_position(position)


def tiny_ending(draws: random.Random, most_digits: int) -> Position:
    """A position a few decisions before the end: purses of all sizes, nearly full quilts."""

    def player() -> Player:
        row, column, free = draws.randint(0, 7), draws.randint(0, 6), 0
        if draws.random() < 0.2:  # no 7x7 square, so that the special tile may be free
            free = 1 << SPACES // 2
        for down in range(draws.randint(0, 2)):
            for right in range(draws.randint(2, 4)):
                free |= 1 << (SIZE * (row + down) + min(column + right, SIZE - 1))
        income = draws.randint(0, draws.choice((3, 30, 99)))
        purse = int(10 ** (most_digits * draws.random()))
        return Player(Quilt(FULL & ~free, income), purse, draws.randint(48, 52))

    first, second = player(), player()
    can_be_free = not (first.quilt.has_7x7 or second.quilt.has_7x7)
    return Position(
        board=draws.choice(list(Board)),
        ring="".join(draws.sample(LETTERS, draws.randint(0, 2))),
        players=(first, second),
        turn=Seat.FIRST if first.time < second.time else Seat.SECOND,
        special_tile=None if can_be_free else draws.choice(list(Seat)),
    )


@pytest.mark.parametrize("most_digits", [4, 6], ids=["position strings", "beyond the table"])
def test_value_is_that_of_brute_force_for_purses_of_every_size(most_digits: int) -> None:
    draws, largest = random.Random(f"purses {most_digits}"), 0
    for _ in range(scaled(240)):
        position = tiny_ending(draws, most_digits)
        value, answer = brute_force(position), prove_position(position)
        assert (answer.lower, answer.upper) == (value, value), position
        largest = max(largest, abs(value))
    assert largest > 10**most_digits


@pytest.mark.parametrize(("lower", "upper"), [(-9, 4), (-70_000, 70_000), (40_000, 50_000)])
def test_stored_bounds_hold_whatever_their_size(lower: int, upper: int) -> None:
    for sign in (1, -1):
        low, high = sorted((sign * lower, sign * upper))
        table = new_transposition_table(4)
        keep_proof(table, 77, low, high, 7_430, 10**9)
        word = find_proof(table, 77)
        assert lower_of(word) <= low <= high <= upper_of(word)
        assert move_of(word) == 7_430
        if max(-low, high) < 2**15:
            assert (lower_of(word), upper_of(word)) == (low, high)


HARD = {
    "equal scores, player 1 the first": (
        "PJJJ5/PPJJJddd1/PPeZZdVd1/PTeeZVVVO/TTTeZVVVO/*THeZZVOO/FHHHYYYYO/FFHLYYL2/FFHLLLL2 "
        "**KKK3N/*ggK1U1UN/ggga1UUUN/gfGa1UCUN/ffGaaCCRN/fGGGbRRRR/AXG1bER2/AXG1bEE2/XXXbbbE2 "
        "21.47 15.44 ISBDcQWM 2 1 r"
    ),
    **TREES,
}


@pytest.mark.parametrize("text", HARD.values(), ids=HARD.keys())
def test_rare_endings(text: str) -> None:
    solved = solve(text)
    assert solved is not None
    answer = prove_position(parse_position(text))
    assert (answer.winner, answer.margin) == (solved.winner, solved.margin)


@pytest.mark.slow
def test_stored_positions_are_proven_to_be_what_the_plain_solver_found() -> None:
    positions = read_stored()
    assert positions
    for stored in positions:
        answer = prove_position(parse_position(stored.position))
        assert answer.is_exact, stored.position
        assert (answer.winner, answer.margin) == (stored.winner, stored.margin), stored.position


@pytest.mark.parametrize("nodes", [1, 10, 100, 1_000])
def test_a_budget_that_is_spent_leaves_bounds_that_hold(nodes: int) -> None:
    unproven = 0
    for position, winner, margin, _ in late_positions():
        forget(solver())
        answer = prove_position(position, nodes)
        assert answer.lower <= value_of(winner, margin) <= answer.upper
        assert answer.winner in (None, winner)
        unproven += not answer.is_exact
    assert unproven > 0 or nodes == 1_000


def test_in_pieces_as_in_one_go() -> None:
    for position, *_ in late_positions()[::5]:
        state, ring = state_of(position), ring_of(position)
        at_once, in_pieces = new_solver(10), new_solver(10)
        begin_proof(at_once, state, ring)
        assert run_proof(at_once, ENOUGH)
        begin_proof(in_pieces, state, ring)
        while not run_proof(in_pieces, 7):
            assert in_pieces.control[e.LOWER] < in_pieces.control[e.UPPER]
        for number in (e.LOWER, e.UPPER, e.MOVE, e.NODES):
            assert at_once.control[number] == in_pieces.control[number]


def test_same_answer_again_and_with_what_is_known() -> None:
    for position, *_ in late_positions()[::7]:
        forget(solver())
        first = prove_position(position)
        known = prove_position(position)
        forget(solver())
        assert prove_position(position) == first
        assert (known.lower, known.upper) == (first.lower, first.upper)
        assert known.nodes <= first.nodes


def test_what_was_proven_is_kept_in_the_same_game() -> None:
    kept, from_scratch = new_solver(14), new_solver(14)
    nodes = [0, 0]
    for position, winner, margin, _ in late_positions():
        for number, used in enumerate((kept, from_scratch)):
            if used is from_scratch:
                forget(used)
            answer = prove(state_of(position), ring_of(position), ENOUGH, used)
            assert answer.lower == answer.upper == value_of(winner, margin)
            nodes[number] += answer.nodes
    assert nodes[0] < nodes[1]


HOLES = (
    "1KLLNNNNN/KKL2H3/1KLHHHH2/eeLL*HX2/1eee2XXX/WWWWZZXff/WVV2Zff1/VVVV1Z3/1VV2ZZ2"
    " DDDR5/1RRRR1a1F/2RGaaaFF/1GGGGGQFF/BBAGCQQQ*/BEACCQ*Q1/1EEJJJUUU/IIESJJJU1/II1SSSUUU"
    " 10.40 10.44 OTdYPMbgc 2+ - r"
)
"""A special patch is due, and there are holes that no patch can fill."""


def test_a_hole_in_a_7x7_square_tells_quilts_apart_that_can_take_in_the_same() -> None:
    position = parse_position(HOLES)
    kept = new_solver(16)
    for move in position.legal_moves():
        after = position.play_unchecked(move)
        state, ring = state_of(after), ring_of(after)
        found = prove(state, ring, ENOUGH, kept)
        alone = prove(state, ring, ENOUGH, new_solver(16))
        assert (found.lower, found.upper) == (alone.lower, alone.upper), move


def test_bounds_without_a_search_hold() -> None:
    for position, winner, margin, _ in late_positions():
        used = solver()
        begin_proof(used, state_of(position), ring_of(position))
        lower, upper = bounds_of(used, used.states[0])
        assert lower <= value_of(winner, margin) <= upper, format_position(position)


@pytest.mark.parametrize("player", [1, 2])
def test_a_loose_player_does_no_worse(player: int) -> None:
    better = 0
    for position, winner, margin, _ in late_positions():
        used = solver()
        begin_proof(used, state_of(position), ring_of(position))
        used.control[e.ROOT_RELAXED] |= player
        assert run_proof(used, ENOUGH)
        gain = proven(used).lower - value_of(winner, margin)
        assert gain >= 0 if player == 1 else gain <= 0, format_position(position)
        better += gain != 0
    assert better < len(late_positions()) / 4


def test_a_small_memory_costs_time_but_no_truth() -> None:
    small = new_solver(4)
    for position, winner, margin, _ in late_positions()[::3]:
        answer = prove(state_of(position), ring_of(position), ENOUGH, small)
        assert answer.lower == answer.upper == value_of(winner, margin)


def proven_after(ws: Workspace, action: int, first: int) -> tuple[int, int]:
    """The bounds proven after a move, at the latest once a first question is answered."""
    ws.control[[c.PROOF_MOST, c.PROOF_END]] = ENOUGH
    begin_question_after(ws, action, first)
    while not prove_on(ws, 10, 0, False):
        pass
    assert ws.control[c.PROOF_MOVE] == action
    return int(ws.control[c.PROOF_LOWER]), int(ws.control[c.PROOF_UPPER])


def test_whether_a_move_beats_what_is_known_is_answered_first() -> None:
    """The proof ends with that answer, before the value is known."""
    for position, _, _, _ in late_positions()[::9]:
        move = action_of_move(position.legal_moves()[0])
        ws = workspace_of(position)
        ws.ending[:] = ws.state
        exact, upper = proven_after(ws, move, NO_QUESTION)
        assert exact == upper
        for more in (-3, -1, 0, 1, 3):
            known = exact - more if position.turn == 1 else exact + more
            first = known + 1 if position.turn == 1 else known
            ws = workspace_of(position)
            ws.ending[:] = ws.state
            lower, upper = proven_after(ws, move, first)
            assert lower <= exact <= upper
            assert (lower > known if position.turn == 1 else upper < known) == (more > 0)


def test_nothing_proven_has_no_winner_and_no_margin() -> None:
    answer = Proven(-2_000, 2_000, None, 0)
    assert answer.winner is None
    assert answer.margin is None
    assert Proven(4, 4, 0, 1).margin == 2
    assert Proven(-1, -1, 0, 1).winner == 2
    assert np.all(new_solver(8).control == 0)
