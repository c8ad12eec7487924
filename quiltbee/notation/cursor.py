"""Stepping through a written game, of any variant."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from quiltbee.automa import AnyMove
from quiltbee.notation.codec import Codec
from quiltbee.notation.errors import NotationError
from quiltbee.notation.moves import format_move
from quiltbee.rules import IllegalMoveError, RulesError
from quiltbee.variants import P, Shuffles


@dataclass(frozen=True, slots=True)
class Cursor(Generic[P]):
    """A point in a written game, from which its next moves are read or written.

    `shuffles` are those still to come; the cards of any after these are unknown.
    """

    codec: Codec[P]
    position: P
    shuffles: Shuffles = ()

    @classmethod
    def at(cls, codec: Codec[P], position: P, shuffles: Shuffles) -> "Cursor[P]":
        """The cursor at a position, after a shuffle if one is due there.

        Raises NotationError for a shuffle that is not the deck.
        """
        variant = codec.variant
        if not variant.is_shuffle_due(position):
            return cls(codec, position, shuffles)
        try:
            shuffled = variant.shuffle_if_due(position, shuffles[0] if shuffles else None)
        except ValueError as error:
            raise NotationError("shuffle", str(error)) from None
        return cls(codec, shuffled, shuffles[1:])

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.codec.variant.table(self.position).is_over

    @property
    def mover(self) -> str:
        """Who moves, as written before the colon."""
        return self.codec.mover(self.position)

    def place(self, where: str) -> str:
        """How an error names a place in a text: `where`, and who is to move there."""
        return where if self.is_over else f"{where}, {self.codec.mover_name(self.mover)}"

    def play(self, move: AnyMove, where: str) -> "Cursor[P]":
        """The cursor after a move; `where` is its place in the text, for errors.

        Raises NotationError if it is illegal, with the place, the mover and the reason.
        """
        try:
            after = self.codec.variant.play(self.position, move)
        except IllegalMoveError as error:
            what = f"{format_move(move)} is illegal, {error}"
            raise NotationError(self.place(where), what) from None
        return self.at(self.codec, after, self.shuffles)

    def with_card(self, card: int, where: str) -> "Cursor[P]":
        """The cursor with another card than the game's to be turned over next.

        Raises NotationError for one that can't come, with the place.
        """
        try:
            position = self.codec.variant.with_card(self.position, card)
        except RulesError as error:
            raise NotationError(self.place(where), str(error)) from None
        return Cursor(self.codec, position)

    def replay(self, moves: Iterable[AnyMove]) -> list[P]:
        """Every position from here on, this one first.

        Raises NotationError as `play` does, with the move's number as its place.
        """
        positions, cursor = [self.position], self
        for number, move in enumerate(moves, 1):
            cursor = cursor.play(move, move_place(number))
            positions.append(cursor.position)
        return positions


def move_place(number: int, depth: int = 0) -> str:
    """How an error names a move, by its number; `depth` is above 0 in a variation."""
    return f"move {number} of a variation" if depth else f"move {number}"
