"""The solo kernel is held to `automa` on every decision and every card of hundreds of games."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from quiltbee.automa import AUTOMA, LEVELS, PERSON, Deck, Solo, new_solo, shuffled
from quiltbee.kernel.game import list_legal, score
from quiltbee.kernel.solo.game import (
    automa_score,
    copy_solo,
    has_person_won,
    hash_of_solo,
    is_automas_turn,
    is_budget_due,
    solo_margin,
)
from quiltbee.kernel.solo.state import SOLO_WORDS
from quiltbee.kernel.tables import MOST_LEGAL
from quiltbee.notation import action_of_move
from quiltbee.rules import Board, Move, Quilt, ring_from_seed
from quiltbee.rules.grid import FULL, bit
from tests.kernel.solo.replay import SoloTwins
from tests.profiles import scaled

pytestmark = pytest.mark.fidelity

Choose = Callable[[Random, list[Move]], Move]

GAMES = scaled(15)
"""On each deck, level and board: 300 games, by night 3,000; and 100 of each other kind."""


def uniform(draws: Random, moves: list[Move]) -> Move:
    return draws.choice(moves)


def packing(draws: Random, moves: list[Move]) -> Move:
    """Buys when it can and fills the quilt from the top."""
    few = draws.sample(moves, min(30, len(moves)))
    return min(few, key=lambda move: getattr(move, "mask", FULL).bit_length())


def start_of(draws: Random, deck: Deck, level: int, board: Board) -> Solo:
    ring = ring_from_seed(str(draws.random()))
    return new_solo(ring, shuffled(deck, draws), deck=deck, level=level, board=board)


def crowded(solo: Solo, draws: Random) -> Solo:
    """The position with a rich person whose quilt is all but full, and no square of 7x7 yet."""
    holes = 0b11 << draws.randrange(80) | bit(4, 4)
    person, automa = solo.table.players
    person = replace(person, quilt=Quilt(FULL & ~holes), buttons=draws.randrange(40), time=20)
    automa = replace(automa, time=20 + draws.randrange(6))
    return replace(solo, table=replace(solo.table, players=(person, automa)))


@pytest.mark.parametrize("board", Board, ids=lambda board: board.value)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("deck", Deck, ids=lambda deck: deck.value)
def test_random_games_are_the_same_on_both(deck: Deck, level: int, board: Board) -> None:
    draws = Random(f"{deck} {level} {board}")
    for _ in range(GAMES):
        compare_game(start_of(draws, deck, level, board), uniform, draws)


@pytest.mark.parametrize("deck", Deck, ids=lambda deck: deck.value)
def test_games_for_the_special_tile_are_the_same_on_both(deck: Deck) -> None:
    """Full quilts, and the tile on either side."""
    draws = Random(deck.value)
    starts = [
        crowded(start_of(draws, deck, level, board), draws)
        for level in LEVELS
        for board in Board
        for _ in range(max(4, scaled(10)))
    ]
    ends = [compare_game(start, packing, draws).table for start in starts]
    assert {end.special_tile for end in ends} >= {PERSON, AUTOMA}
    assert min(end.players[0].quilt.empty_spaces for end in ends) == 0


def compare_game(solo: Solo, choose: Choose, draws: Random) -> Solo:
    """Compare a game on every decision and every card; the last position."""
    twins = SoloTwins(solo, draws)
    while not twins.solo.is_over:
        assert is_automas_turn(twins.state) == twins.solo.is_automas_turn
        assert not is_budget_due(twins.state)
        if twins.solo.is_automas_turn:
            twins.turn_card()
        else:
            twins.play(choose(draws, compare_legal(twins)))
        twins.check()
        compare_scores(twins)
    ended = twins.solo.outcome
    assert ended is not None
    assert has_person_won(twins.state) == (ended.winner is PERSON)
    assert not is_automas_turn(twins.state)
    return twins.solo


def compare_legal(twins: SoloTwins) -> list[Move]:
    moves = twins.solo.legal_moves()
    actions = np.empty(MOST_LEGAL, dtype=np.int64)
    count = list_legal(twins.state, twins.ring, actions)
    assert actions[:count].tolist() == [action_of_move(move) for move in moves]
    return moves


def compare_scores(twins: SoloTwins) -> None:
    state, (person, automa) = twins.state, twins.solo.scores
    assert (score(state, 0), automa_score(state)) == (person, automa)
    assert solo_margin(state) == person - automa


def test_a_hash_tells_positions_apart_and_not_their_copies() -> None:
    """The positions of games on one ring, with cards of their own."""
    draws = Random(3)
    seen: dict[int, tuple[int, ...]] = {}
    for _ in range(60):
        cards = shuffled(Deck.TACTICAL, draws)
        twins = SoloTwins(new_solo(ring_from_seed("hash"), cards, deck=Deck.TACTICAL), draws)
        while not twins.solo.is_over:
            words, twin = tuple(twins.state.tolist()), np.zeros(SOLO_WORDS, dtype=np.int64)
            assert seen.setdefault(hash_of_solo(twins.state), words) == words
            copy_solo(twins.state, twin)
            assert twin.tolist() == list(words)
            if twins.solo.is_automas_turn:
                twins.turn_card()
            else:
                twins.play(uniform(draws, twins.solo.legal_moves()))
    assert len(set(seen.values())) == len(seen) > 1000
