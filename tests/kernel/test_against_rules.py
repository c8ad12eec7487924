"""The kernel is held to `rules` on every decision of a thousand random games."""

import random
from collections.abc import Callable

import pytest

from quiltbee.kernel.game import copy, has_won, hash_of, is_legal, margin, score
from quiltbee.kernel.tables import ACTIONS, LOW_BITS, MASK_HIGH, MASK_LOW, PASS
from quiltbee.notation import action_of_move
from quiltbee.rules import Board, Player, Position, Quilt, Seat, Stage, new_game, ring_from_seed
from quiltbee.rules.grid import FULL, bit
from tests.kernel.replay import Twins
from tests.profiles import scaled

Choose = Callable[[random.Random, list[int]], int]

GAMES = scaled(50)
BLOCKS = range(10)


def uniform(draws: random.Random, actions: list[int]) -> int:
    return draws.choice(actions)


def packing(draws: random.Random, actions: list[int]) -> int:
    """Buys when it can and fills the quilt from the top."""
    bought = [action for action in actions if action != PASS]
    return min(draws.sample(bought, min(30, len(bought))), key=last_space, default=PASS)


def last_space(action: int) -> int:
    """The last space that an action covers."""
    return (int(MASK_LOW[action]) | int(MASK_HIGH[action]) << LOW_BITS).bit_length()


IN_EVERY_7X7 = bit(4, 4)


def crowded(draws: random.Random, board: Board) -> Position:
    """A position with rich players whose quilts are all but full: few patches still fit."""
    players = [
        Player(
            Quilt(FULL & ~(0b11 << draws.randrange(80) | IN_EVERY_7X7)),
            buttons=draws.randrange(40),
            time=20 + draws.randrange(6),
        )
        for _ in range(2)
    ]
    ring = ring_from_seed(str(draws.random()))[draws.randrange(33) :]
    turn = Seat.FIRST if players[0].time <= players[1].time else Seat.SECOND
    return Position(board, ring, (players[0], players[1]), turn)


@pytest.mark.slow
@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("board", Board, ids=lambda board: board.value)
def test_random_games_are_the_same_on_both(board: Board, block: int) -> None:
    """10 x 2 x 50: 1,000 games whose every decision is drawn uniformly."""
    compare_games(board, uniform, f"uniform {block}", GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("board", Board, ids=lambda board: board.value)
def test_games_that_fill_the_quilts_are_the_same_on_both(board: Board) -> None:
    """7x7 squares, and special patches without a free space."""
    draws = random.Random(f"crowded {board}")
    lasts = [compare_game(crowded(draws, board), packing, draws) for _ in range(400)]
    assert sum(last.special_tile is not None for last in lasts) > 20
    assert sum(player.quilt.empty_spaces == 0 for last in lasts for player in last.players) > 20


def compare_games(board: Board, choose: Choose, name: str, games: int) -> None:
    """Compare whole games from set-up."""
    draws = random.Random(f"{name} {board}")
    for number in range(games):
        compare_game(new_game(ring_from_seed(f"{name} {number}"), board), choose, draws)


def compare_game(start: Position, choose: Choose, draws: random.Random) -> Position:
    """Compare a game on every decision; the last position."""
    twins = Twins(start)
    while not twins.position.is_over:
        actions = compare_legal(twins, draws)
        twins.play_action(choose(draws, actions))
        twins.check()
    compare_ends(twins)
    return twins.position


def compare_legal(twins: Twins, draws: random.Random) -> list[int]:
    """The legal actions, in the order of `rules`, and the answers about single ones."""
    actions = twins.actions()
    assert actions == [action_of_move(move) for move in twins.position.legal_moves()]
    legal = set(actions)
    asked = draws.sample(actions, min(3, len(actions)))
    asked += [draws.randrange(ACTIONS) for _ in range(5)]
    for action in (PASS, *asked):
        assert is_legal(twins.state, twins.ring, action) == (action in legal)
    return actions


def compare_ends(twins: Twins) -> None:
    state, ended = twins.state, twins.position.outcome
    assert ended is not None
    assert twins.actions() == []
    assert not is_legal(state, twins.ring, PASS)
    assert (score(state, 0), score(state, 1)) == ended.scores == twins.position.scores
    assert margin(state) == ended.scores[0] - ended.scores[1]
    assert (has_won(state, 0), has_won(state, 1)) == (ended.winner == 1, ended.winner == 2)


@pytest.mark.slow
def test_a_hash_tells_the_positions_of_a_game_apart() -> None:
    """Some thousands of positions on one ring: equal words, equal hash, and only then."""
    draws = random.Random(3)
    start = new_game(ring_from_seed("hash"))
    seen: dict[int, tuple[int, ...]] = {}
    positions = set()
    repeated = 0
    for _ in range(300):
        twins = Twins(start)
        while not twins.position.is_over:
            actions = twins.actions()
            twins.play_action(actions[0] if draws.random() < 0.6 else draws.choice(actions))
            words = tuple(twins.state.tolist())
            value = hash_of(twins.state)
            repeated += value in seen
            assert seen.setdefault(value, words) == words
            positions.add(words)
            mirror = twins.state.copy()
            copy(twins.state, mirror)
            assert hash_of(mirror) == value
    assert len(seen) == len(positions) > 5000
    assert repeated > 100


def test_a_position_in_the_middle_of_a_game_becomes_words() -> None:
    """A game goes on from words made anew at any of its decisions."""
    draws = random.Random(4)
    for number in range(20):
        twins = Twins(new_game(ring_from_seed(f"middle {number}"), list(Board)[number % 2]))
        while not twins.position.is_over:
            if draws.random() < 0.3:
                twins = Twins(twins.position)
            twins.play_action(draws.choice(twins.actions()))
            twins.check()
        compare_ends(twins)
        assert Twins(twins.position).position.stage is Stage.OVER
