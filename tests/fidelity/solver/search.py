"""The value of a position by plain minimax over every legal decision down to the end of the game.

There is no alpha-beta, no table of positions seen, no choice of moves and no evaluation: each
position of the tree is visited once for every line that leads to it, and these visits are the
`nodes`. The rules are written a third time here, compiled by Numba, from the text of the rules;
the data and the reading of position strings are those of the plain implementation.

A quilt is a word with a bit for each space that is *open* at the root, cleared when it is covered;
placements that do not fit at the root never will and are left out. A state
is a row of `states` and its ring the row of `rings` with the same number, one row for each decision
from the root.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, ParamSpec, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from ..plain import (
    INCOME_MARKS,
    LAST_SPACE,
    PATCHES,
    PLACEMENTS,
    SPECIAL_MARKS,
    SQUARES_OF_49,
    Cell,
    State,
    income_of,
    is_over,
    mover,
    state_of,
)

Words = npt.NDArray[np.int64]
P = ParamSpec("P")
R = TypeVar("R")

MOST_EMPTY: Final = 63
"""The most empty spaces that a quilt may have at the root."""

# Columns of a state; of a pair the second is player 2's. Players are 0 and 1, and -1 is nobody.
OPEN: Final = 0
EMPTY: Final = 2
BUTTONS: Final = 4
SPACE: Final = 6
INCOME: Final = 8
MOVER: Final = 10
SPECIAL_DUE: Final = 11
TILE: Final = 12
FIRST: Final = 13
LEFT: Final = 14
BOARD: Final = 15
COLUMNS_OF_PLAY: Final = 16
# Filled in by the search: the value so far, and the fewest decisions to the end of the game.
BEST: Final = 16
SHORTEST: Final = 17
COLUMNS: Final = 18

NOBODY: Final = -1
FAR: Final = 1_000_000
DEEPEST: Final = 128
"""More than the decisions of any game: each action moves a token, and five may add one."""


def words(numbers: Sequence[int] | Sequence[Sequence[int]]) -> Words:
    """An array for compiled code."""
    return np.array(numbers, dtype=np.int64)


CELLS = [(row, column) for row in range(9) for column in range(9)]
LETTERS = list(PATCHES)
PRICE = words([patch.buttons for patch in PATCHES.values()])
TIME = words([patch.time for patch in PATCHES.values()])
PRINTED = words([patch.income for patch in PATCHES.values()])
SQUARES = words([patch.drawing.count("#") for patch in PATCHES.values()])
BOARDS = list(SPECIAL_MARKS)
MARKS_OF_INCOME = words(INCOME_MARKS)
MARKS_OF_BOARD = words([SPECIAL_MARKS[board] for board in BOARDS])


class Placements(NamedTuple):
    """What fits on the two quilts at the root; it stays the same in the whole tree."""

    first: Words  # [player, patch]: where its placements begin in `covers`; one more at the end
    covers: Words  # the open spaces that a placement covers
    squares_of_49: Words  # [player, square]: the open spaces of a 7x7 square


@dataclass(frozen=True)
class Solved:
    """What is true of a position when both play best.

    `margin` is player 1's score less player 2's; it is 0 also where player 2 wins, by having
    reached the last space first. `shortest` is the fewest decisions of any line to the end.
    """

    nodes: int
    winner: int
    margin: int
    shortest: int


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function at its first call; counting references would take half of its time."""
    return cast(Callable[P, R], numba.njit(error_model="numpy", _nrt=False)(function))


def solve(text: str, limit: int = 10_000_000) -> Solved | None:
    """The value of a position string; None where the tree has more than `limit` nodes.

    The string is taken to be right. A quilt with more than 63 empty spaces is a `ValueError`.
    """
    root = state_of(text)
    if any(81 - len(quilt) > MOST_EMPTY for quilt in root.quilts.values()):
        raise ValueError(f"a quilt has more than {MOST_EMPTY} empty spaces")
    open_cells = [[cell for cell in CELLS if cell not in root.quilts[n]] for n in (1, 2)]
    states = np.zeros((DEEPEST, COLUMNS), dtype=np.int64)
    rings = np.zeros((DEEPEST, len(PATCHES)), dtype=np.int64)
    states[0] = columns_of(root)
    rings[0, : len(root.ring)] = [LETTERS.index(letter) for letter in root.ring]
    count = np.array([0, limit], dtype=np.int64)
    value = value_of(placements_of(root, open_cells), states, rings, count, 0)
    if count[0] > limit:
        return None
    nodes, shortest = int(count[0]), int(states[0, SHORTEST])
    return Solved(nodes, 1 if value > 0 else 2, int(value / 2), shortest)


def columns_of(root: State) -> list[int]:
    """The columns of the root, but for what the search fills in."""
    columns = [0] * COLUMNS
    for number in (1, 2):
        player, empty = number - 1, 81 - len(root.quilts[number])
        columns[OPEN + player] = (1 << empty) - 1
        columns[EMPTY + player] = empty
        columns[BUTTONS + player] = root.buttons[number]
        columns[SPACE + player] = root.times[number]
        columns[INCOME + player] = income_of(root, number)
    columns[MOVER] = root.on_top - 1 if is_over(root) else mover(root) - 1
    columns[SPECIAL_DUE] = root.special_due is not None
    columns[TILE] = NOBODY if root.special_tile is None else root.special_tile - 1
    columns[FIRST] = NOBODY if root.first_at_end is None else root.first_at_end - 1
    columns[LEFT] = len(root.ring)
    columns[BOARD] = BOARDS.index(root.board)
    return columns


def placements_of(root: State, open_cells: list[list[Cell]]) -> Placements:
    """The placements that fit on the open cells of each player."""
    bit_of = [{cell: 1 << bit for bit, cell in enumerate(cells)} for cells in open_cells]
    first: list[list[int]] = []
    covers: list[int] = []
    for bits in bit_of:
        row = [len(covers)]
        for letter in PATCHES:
            fitting = [cells for cells in PLACEMENTS[letter].values() if cells <= bits.keys()]
            covers += [sum(bits[cell] for cell in cells) for cells in fitting]
            row.append(len(covers))
        first.append(row)
    squares = [[sum(bits.get(cell, 0) for cell in s) for s in SQUARES_OF_49] for bits in bit_of]
    return Placements(words(first), words(covers), words(squares))


@compiled
def value_of(placements: Placements, states: Words, rings: Words, count: Words, depth: int) -> int:
    """Twice the margin under best play, or 1 or -1 by who wins where it is 0.

    `count` holds the nodes so far and the most there may be, after which the value means nothing.
    """
    count[0] += 1
    if count[0] > count[1]:
        return 0
    if states[depth, SPACE] == LAST_SPACE and states[depth, SPACE + 1] == LAST_SPACE:
        states[depth, SHORTEST] = 0
        return final_value(states, depth)
    child, player = depth + 1, states[depth, MOVER]
    other = 1 - player
    states[depth, BEST] = -FAR if player == 0 else FAR
    states[depth, SHORTEST] = FAR
    keep_ring(states, rings, depth)
    if states[depth, SPECIAL_DUE] == 1:
        for space in range(MOST_EMPTY):
            cover = 1 << space
            if states[depth, OPEN + player] & cover:
                follow(states, depth)
                states[child, SPECIAL_DUE] = 0
                cover_open(placements, states, child, player, cover, 1)
                pass_turn(states, child, player)
                note(states, depth, value_of(placements, states, rings, count, child))
        return int(states[depth, BEST])
    follow(states, depth)
    to = min(states[depth, SPACE + other] + 1, LAST_SPACE)
    states[child, BUTTONS + player] += to - states[depth, SPACE + player]
    move_token(states, child, player, to)
    note(states, depth, value_of(placements, states, rings, count, child))
    for choice in range(min(3, states[depth, LEFT])):
        patch = rings[depth, choice]
        if PRICE[patch] > states[depth, BUTTONS + player]:
            continue
        take_from_ring(states, rings, depth, choice)
        to = min(states[depth, SPACE + player] + TIME[patch], LAST_SPACE)
        for number in range(placements.first[player, patch], placements.first[player, patch + 1]):
            cover = placements.covers[number]
            if cover & ~states[depth, OPEN + player] == 0:
                follow(states, depth)
                states[child, LEFT] -= 1
                states[child, BUTTONS + player] -= PRICE[patch]
                states[child, INCOME + player] += PRINTED[patch]
                cover_open(placements, states, child, player, cover, SQUARES[patch])
                move_token(states, child, player, to)
                note(states, depth, value_of(placements, states, rings, count, child))
    return int(states[depth, BEST])


@compiled
def final_value(states: Words, depth: int) -> int:
    """The value of a game that is over: by the scores, and on equal scores by who was first."""
    margin: int = 0
    for player in range(2):
        score = states[depth, BUTTONS + player] - 2 * states[depth, EMPTY + player]
        if states[depth, TILE] == player:
            score += 7
        margin += score if player == 0 else -score
    if margin == 0:
        return 1 if states[depth, FIRST] == 0 else -1
    return 2 * margin


@compiled
def note(states: Words, depth: int, value: int) -> None:
    """Count in the child just visited: its value and its length."""
    best = states[depth, BEST]
    states[depth, BEST] = max(best, value) if states[depth, MOVER] == 0 else min(best, value)
    states[depth, SHORTEST] = min(states[depth, SHORTEST], states[depth + 1, SHORTEST] + 1)


@compiled
def follow(states: Words, depth: int) -> None:
    """Begin the child of a state as a copy of it."""
    for column in range(COLUMNS_OF_PLAY):
        states[depth + 1, column] = states[depth, column]


@compiled
def keep_ring(states: Words, rings: Words, depth: int) -> None:
    """Give the child the same ring."""
    for place in range(states[depth, LEFT]):
        rings[depth + 1, place] = rings[depth, place]


@compiled
def take_from_ring(states: Words, rings: Words, depth: int, choice: int) -> None:
    """Give the child the ring without the patch chosen; those skipped go to its end."""
    left = states[depth, LEFT]
    for step in range(left - 1):
        rings[depth + 1, step] = rings[depth, (choice + 1 + step) % left]


@compiled
def cover_open(
    placements: Placements, states: Words, depth: int, player: int, cover: int, squares: int
) -> None:
    """Cover open spaces; the special tile goes to the first who completes a 7x7 square."""
    states[depth, OPEN + player] &= ~cover
    states[depth, EMPTY + player] -= squares
    if states[depth, TILE] == NOBODY:
        for square in range(placements.squares_of_49.shape[1]):
            if states[depth, OPEN + player] & placements.squares_of_49[player, square] == 0:
                states[depth, TILE] = player


@compiled
def move_token(states: Words, depth: int, player: int, to: int) -> None:
    """Move a token and settle the marks that it crosses; then say who decides next."""
    came_from = states[depth, SPACE + player]
    furthest = max(came_from, states[depth, SPACE + 1 - player])
    states[depth, SPACE + player] = to
    for mark in MARKS_OF_INCOME:
        if came_from < mark <= to:
            states[depth, BUTTONS + player] += states[depth, INCOME + player]
    for mark in MARKS_OF_BOARD[states[depth, BOARD]]:
        if furthest < mark <= to and states[depth, EMPTY + player] > 0:
            states[depth, SPECIAL_DUE] = 1
    if to == LAST_SPACE and states[depth, FIRST] == NOBODY:
        states[depth, FIRST] = player
    if states[depth, SPECIAL_DUE] == 0:
        pass_turn(states, depth, player)


@compiled
def pass_turn(states: Words, depth: int, player: int) -> None:
    """Who is behind decides next; on equal spaces who moved last, whose token is on top."""
    if states[depth, SPACE + player] > states[depth, SPACE + 1 - player]:
        states[depth, MOVER] = 1 - player
