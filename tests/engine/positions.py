"""Positions for the tests of the engine: of random games, and set up."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from quiltbee.notation import parse_position
from quiltbee.rules import (
    PASS,
    SPACES,
    Board,
    Player,
    Position,
    Quilt,
    Stage,
    new_game,
    ring_from_seed,
)

PASSES = 0.15
"""How often a random player passes that could buy."""


def random_game(seed: int, board: Board = Board.REVISED) -> Iterator[Position]:
    """The positions of a game in which most is bought and placed anywhere, the last one over."""
    draw = random.Random(seed)
    position = new_game(ring_from_seed(str(seed)), board)
    while not position.is_over:
        yield position
        moves = position.legal_moves()
        if len(moves) > 1 and moves[0] is PASS and draw.random() > PASSES:
            del moves[0]
        position = position.play_unchecked(draw.choice(moves))
    yield position


def random_positions(games: int, first_seed: int = 1) -> list[Position]:
    """All positions of some random games on both boards in turn, but for those that are over."""
    boards = list(Board)
    return [
        position
        for seed in range(first_seed, first_seed + games)
        for position in random_game(seed, boards[seed % 2])
        if not position.is_over
    ]


def some(positions: list[Position], number: int, seed: int = 1) -> list[Position]:
    """So many of them, one with a special patch due among them at least."""
    special = [position for position in positions if position.stage is Stage.SPECIAL_PATCH]
    draw = random.Random(seed)
    return [draw.choice(special), *draw.sample(positions, number - 1)]


EMPTY = "/".join("9" * 9)
START = new_game(ring_from_seed("engine"))
WITHOUT_BUTTONS = parse_position(f"{EMPTY} {EMPTY} 0.10 0.12 {START.ring} 1 - r")
"""Only the pass is legal."""

LAST_MOVE = parse_position(f"{EMPTY} {EMPTY} 5.52 58.53 {START.ring} 1 - r")
RICH = parse_position(f"{EMPTY} {EMPTY} 9999.0 9999.0 {START.ring} 1 - o")
FULL = (1 << SPACES) - 1


def bare(ring: str, filled: int, **fields: Any) -> Position:
    """Both tokens near 30; player 1 has so much of the quilt filled, player 2 nothing."""
    players = Player(Quilt(filled=filled), 50, 27), Player(Quilt(), 50, 28)
    return Position(Board.REVISED, ring, players, **fields)


NO_PATCH_LEFT = bare("", FULL)
TWO_LEFT = bare("AB", FULL >> 9)
ONE_SPACE_FREE = replace(
    bare(START.ring, FULL - 1, special_tile=1),
    players=(Player(Quilt(filled=FULL - 1), 5, 28), Player(Quilt(), 5, 25)),
    stage=Stage.SPECIAL_PATCH,
)

SET_UP = (WITHOUT_BUTTONS, LAST_MOVE, RICH, NO_PATCH_LEFT, TWO_LEFT, ONE_SPACE_FREE)
"""What random games hardly ever come to."""
