"""Players for the comparison games: each takes a plain position to kinds of play of its own.

Uniform play wastes cloth and money, so it hardly ever meets a nearly full quilt, the special tile
or a dear patch bought late; the other two are there to meet these in nearly every game.
"""

import random
from collections.abc import Callable

from .plain import CELLS, PATCHES, PLACEMENTS, SPECIAL_PLACEMENTS, Cell, State, mover

Player = Callable[[State, list[str], random.Random], str]

CELLS_OF = {
    token: cells for placements in PLACEMENTS.values() for token, cells in placements.items()
}
CELLS_OF |= {token: frozenset([cell]) for token, cell in SPECIAL_PLACEMENTS.items()}


def border_of(cells: frozenset[Cell]) -> frozenset[Cell]:
    """The cells beside a shape, those beyond the edge of the quilt included."""
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return (
        frozenset((row + down, column + right) for row, column in cells for down, right in steps)
        - cells
    )


BORDER_OF = {token: border_of(cells) for token, cells in CELLS_OF.items()}
EDGE = border_of(frozenset(CELLS))
SQUARE = frozenset((row, column) for row, column in CELLS if row < 7 and column < 7)


def uniform(state: State, tokens: list[str], rng: random.Random) -> str:
    """Any legal decision, each as likely."""
    return rng.choice(tokens)


def packer(state: State, tokens: list[str], rng: random.Random) -> str:
    """Buys whenever it can, big patches first, and places tightly: first into the 7x7 square."""
    closed = EDGE | state.quilts[mover(state)].keys()

    def value(token: str) -> float:
        if token == "pass":
            return 0
        cells, border = CELLS_OF[token], BORDER_OF[token]
        tightness = len(border & closed) / len(border)
        inside = len(cells & SQUARE) / len(cells) if state.special_tile is None else 0
        return tightness + inside + len(cells) / 10 + rng.random() / 10

    return max(tokens, key=value)


def saver(state: State, tokens: list[str], rng: random.Random) -> str:
    """Mostly passes up to space 30, then buys the dearest patch it can, to the end."""
    if "pass" in tokens and state.times[mover(state)] < 30 and rng.random() < 0.9:
        return "pass"

    def price(token: str) -> int:
        return PATCHES[token[0]].buttons if token[0] in PATCHES and token != "pass" else 0

    dearest = max(map(price, tokens))
    return rng.choice([token for token in tokens if price(token) == dearest])
