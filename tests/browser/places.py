"""Points of games where something special is to be seen, as links that are played on from."""

import random

from quiltbee.automa import Deck, Solo, new_solo
from quiltbee.notation import format_link
from quiltbee.rules import (
    LAST_SPACE,
    PASS,
    AnyMove,
    Board,
    Move,
    Position,
    Seat,
    Stage,
    new_game,
    ring_from_seed,
)

RING = ring_from_seed("quilt")
OPENING = f"#{RING},e0a1."
"""Player 1 has sewn the long zigzag on b1, b2, a3, b3 and a4, has 3 buttons and is to move.

On offer are P (the bump, too dear), L (the bracket, 1 button) and J (too dear)."""


def _passes() -> tuple[Position, list[Move]]:
    """The game of two people who always pass, with special patches from a1 on."""
    start = position = new_game(RING)
    moves: list[Move] = []
    while not position.is_over:
        moves.append(PASS if position.stage is Stage.ACTION else position.legal_moves()[0])
        position = position.play(moves[-1])
    return start, moves


def _late(left: int) -> int:
    """How many of PASSES come before a pass of player 1 that has so many or more after it."""
    position, number = START, 0
    for before, move in enumerate(PASSES[:-left]):
        if position.turn is Seat.FIRST and position.stage is Stage.ACTION:
            number = before
        position = position.play(move)
    return number


NEARLY_FULL = (
    "#OeJVbPcNTHBZKRCUQYEMFGDdSfLaXgIWA,e6h6V1f6.......b3c4P0c3T0c2B3h5Z0a5R1f2C1b7Q3d6E5d7."
    "F7f3+a8D0i4d1a4f5a2+a1L1d1a4a1X0f6+d9I0h1O1d1..+c9N0a9K1e4M0a6S7g8+f9A1c7"
)
"""A pass of each ends the duel, 8 to -4 for player 1, whose quilt is nearly full."""

BEFORE_7X7 = (
    "#KGOWLCdJfQRbNXDIFcZBMePVUSTYHagEA,G1c2O5b1L2g3J4b1.Q3a7R0e1..b0f3D0e5F6b5Z1b3e4e5.V1b7+e2U0g7."
    "S4d6+a1..Y2h2+f5."
)
"""Player 1 is to move, and g0f7 completes a square of 7 by 7."""

START, PASSES = _passes()
BEFORE_SPECIAL_PATCH = format_link(START, PASSES[:25])
"""Player 2 is to move, and the pass takes the first special patch."""
AT_SPECIAL_PATCH = format_link(START, PASSES[:26])
"""Player 2 has a special patch to place."""
LATE_PASSES = PASSES[: _late(10)]
"""The same up to a pass of player 1, with about ten decisions left."""
BEFORE_END = format_link(START, PASSES[:-1])
"""Player 2 is to move, and the pass ends the game."""
WHOLE_GAME = format_link(START, PASSES)


def late(board: Board = Board.REVISED) -> str:
    """A random game up to where each player has some five decisions left."""
    draws = random.Random("late")
    start = position = new_game(RING, board)
    moves: list[Move] = []
    while min(player.time for player in position.players) < 30:
        moves.append(draws.choice(position.legal_moves()))
        position = position.play(moves[-1])
    return format_link(start, moves)


def _passing_alone() -> str:
    """A solo game of a person who only passes, up to the decision before the end."""
    cards = Deck.TACTICAL.cards
    position = new_solo(RING, cards, deck=Deck.TACTICAL, level=4, later=[cards] * 5)
    positions, moves = [position], list[AnyMove]()
    while not position.is_over:
        if position.is_automas_turn:
            moves.append(position.turn_card()[0])
        elif position.table.players[0].time >= LAST_SPACE:
            return _link(positions, moves)
        else:
            is_action = position.table.stage is Stage.ACTION
            moves.append(PASS if is_action else position.legal_moves()[0])
        position = position.play(moves[-1])
        positions.append(position)
    return _link(positions[:-1], moves[:-1])


def _link(positions: list[Solo], moves: list[AnyMove]) -> str:
    return format_link(positions[0].with_shuffles_of(positions), moves)


BEFORE_END_ALONE = _passing_alone()
"""The person has only to pass, and the game is over; the Automa holds 15 patches."""
