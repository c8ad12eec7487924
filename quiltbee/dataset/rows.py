"""The rows of the three tables of a data set, field by field as in the files.

docs/dataset.md has the same fields with their units; a test compares.
"""

from collections.abc import Iterable
from itertools import chain
from typing import Final, NamedTuple

TENTHS: Final = 10
"""A point of margin in a row of evaluations, whose column has whole numbers."""


class GameRow(NamedTuple):
    """A game; fields ending in 1 are player 1's, who starts, and those ending in 2 player 2's.

    `special_tile` is 1 or 2, 0 if nobody has it. `first_to_end` reached space 53 first. In a solo
    game player 2 is the Automa, and `cards` has all shuffles as the tag Cards of a record; in a
    duel `deck`, `level` and `cards` are None.
    """

    game: int
    ring_number: int
    ring: str
    board: str
    player1: str
    player2: str
    decisions: int
    winner: int
    score1: int
    score2: int
    buttons1: int
    buttons2: int
    income1: int
    income2: int
    empty_spaces1: int
    empty_spaces2: int
    special_patches1: int
    special_patches2: int
    special_tile: int
    first_to_end: int
    deck: str | None
    level: int | None
    cards: str | None


class DecisionRow(NamedTuple):
    """A decision: what the players had before it, what was chosen, and what that brought.

    `number` counts from 1 in each game. The columns from `buttons` on are of the player who
    decides, those with `other_` of the opponent. `kind` is pass, patch or special. `choice` is
    1, 2 or 3, counted from the neutral token. `earned` are the buttons for advancing and `received`
    those of the income marks crossed. `visited` are the actions of the candidates that a search
    visited, the most visited first, and `visits` how often; None where there was no search.
    """

    game: int
    number: int
    player: int
    buttons: int
    time: int
    income: int
    empty_spaces: int
    other_buttons: int
    other_time: int
    other_income: int
    other_empty_spaces: int
    choices: str
    legal: int
    kind: str
    patch: str | None
    choice: int | None
    action: int
    move: str
    drawn: bool
    paid: int
    earned: int
    received: int
    special_tile: bool
    visited: tuple[int, ...] | None
    visits: tuple[int, ...] | None


class EvaluationRow(NamedTuple):
    """What the player who decides said about one of the moves: the best has rank 1.

    `win_chance` is in thousandths and `margin` in tenths of a point (TENTHS), both as the player to
    move sees them. `solved` is win or loss if that is proven.
    """

    game: int
    number: int
    rank: int
    action: int
    move: str
    win_chance: int | None
    margin: int | None
    solved: str | None
    depth: int
    nodes: int


class Rows(NamedTuple):
    """The rows of some games, by table."""

    games: list[GameRow]
    decisions: list[DecisionRow]
    evaluations: list[EvaluationRow]


def joined(parts: Iterable[Rows]) -> Rows:
    """Return the rows of some parts, in order."""
    return Rows(*(list(chain.from_iterable(table)) for table in zip(*parts, strict=True)))
