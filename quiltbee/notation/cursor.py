"""Step through a written game."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from quiltbee.notation.errors import NotationError
from quiltbee.notation.moves import format_move
from quiltbee.rules import AnyMove, Chance, IllegalMoveError, P, RulesError, State

AUTOMA_MOVER = "A"
MOVER_NAMES = {"1": "player 1", "2": "player 2", AUTOMA_MOVER: "the Automa"}
"""What messages call a mover."""


@dataclass(frozen=True, slots=True)
class Cursor(Generic[P]):
    """A point in a written game, from which its next moves are read or written."""

    position: P

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    @property
    def mover(self) -> str:
        """Who moves, as written before the colon: a seat's number, or `A` for the Automa."""
        if self.position.decider is Chance.CARD:
            return AUTOMA_MOVER
        return str(self.position.table.turn)

    def place(self, where: str) -> str:
        """Name a place in a text for an error: `where`, and who is to move there."""
        return where if self.is_over else f"{where}, {MOVER_NAMES[self.mover]}"

    def play(self, move: AnyMove, where: str) -> "Cursor[P]":
        """Return the cursor after a move; `where` is its place in the text, for errors.

        Raises NotationError if it is illegal, with the place, the mover and the reason.
        """
        try:
            return Cursor(self.position.play(move))
        except IllegalMoveError as error:
            what = f"{format_move(move)} is illegal, {error}"
            raise NotationError(self.place(where), what) from None

    def with_card(self, card: int, where: str) -> "Cursor[P]":
        """Return the cursor with another card than the game's to be turned over next.

        Raises NotationError for one that can't come, with the place.
        """
        try:
            return Cursor(self.position.with_card(card))
        except RulesError as error:
            raise NotationError(self.place(where), str(error)) from None


def replay(start: P, moves: Iterable[AnyMove]) -> list[P]:
    """Return every position of a game, the start first, with a new pile if one is due there.

    Raises NotationError for the first illegal move, with its number, the mover and the reason.
    """
    cursor = Cursor(start.shuffled_if_due())
    positions = [cursor.position]
    for number, move in enumerate(moves, 1):
        cursor = cursor.play(move, move_place(number))
        positions.append(cursor.position)
    return positions


def move_place(number: int, depth: int = 0) -> str:
    """Name a move for an error by its number; `depth` is above 0 in a variation."""
    return f"move {number} of a variation" if depth else f"move {number}"


def result_of(position: State, compensation: int = 0) -> str:
    """Return `1-0` if player 1 won, `0-1` if player 2 did, `*` while the game is running.

    `compensation` is how many points go with the second seat.
    """
    ended = position.outcome
    if ended is None:
        return "*"
    return "1-0" if ended.compensated(compensation).winner == 1 else "0-1"
