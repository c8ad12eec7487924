"""How a variant is written down: the interface of its codec, and stepping through a written game.

Records and links are read and written by the same code for every variant. What differs between
variants is in the implementations of `Codec`: `duel` and `solo`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from quiltbee.automa import AnyMove, Shuffle
from quiltbee.notation.errors import NotationError
from quiltbee.notation.lexemes import Lexemes
from quiltbee.notation.moves import format_move
from quiltbee.rules import IllegalMoveError, Outcome, Position, RulesError

P = TypeVar("P")
"""The type of a variant's positions."""

Shuffles = tuple[Shuffle, ...]
"""The shuffles of a game, in order, after the one that its start holds; empty without cards."""

Report = Callable[[str, str], None]
"""Called with where something is wrong, then what is wrong there."""


class Codec(ABC, Generic[P]):
    """Reads and writes the positions, moves, links and tags of one variant; has no state."""

    name: ClassVar[str]
    lexemes: ClassVar[Lexemes]
    """Matches the next lexeme of a record."""

    expected: ClassVar[str]
    """What a move looks like, for error messages."""

    start_tags: ClassVar[tuple[str, ...]]
    """The tags that say how a game starts."""

    default_tags: ClassVar[Mapping[str, str]] = {}
    """The texts of required tags that are not given, where that is not `?`."""

    link_prefix: ClassVar[str] = ""
    """How the fragment of each of its links begins, `=` included; empty for a duel."""

    hides_cards: ClassVar[bool] = False
    """Whether a position holds cards that its players may not see yet."""

    def claims_tags(self, tags: Mapping[str, str]) -> bool:
        """Whether a record with these tags is of this variant."""
        return False

    def claims_position(self, text: str) -> bool:
        """Whether a position string, if it is one at all, is of this variant."""
        return False

    # As much of the game as notation needs

    @abstractmethod
    def table(self, position: P) -> Position:
        """The open part of the position: quilts, tokens, buttons and ring, without the cards."""

    @abstractmethod
    def is_set_up(self, position: P) -> bool:
        """Whether this is the position after set-up, so that a record can give just its ring."""

    @abstractmethod
    def play(self, position: P, move: AnyMove) -> P:
        """The position after a move; raises IllegalMoveError, with the reason."""

    def shuffle_if_due(self, position: P, shuffle: Shuffle | None) -> P:
        """The position with `shuffle` as its new pile if one is due, else the same position.

        If `shuffle` is None, the new cards are unknown. Raises RulesError unless it is the whole
        deck.
        """
        return position

    def is_shuffle_due(self, position: P) -> bool:
        """Whether the cards must be shuffled before anything else happens."""
        return False

    def with_card(self, position: P, card: int) -> P:
        """The position with this card next instead of the game's, and nothing known of the others.

        Raises RulesError where it can't be.
        """
        raise RulesError("there are no cards")

    @abstractmethod
    def scores(self, position: P) -> tuple[int, int]:
        """Both scores if the game ended now, the first seat's first."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None:
        """The outcome of a finished game, or None while it is running."""

    def seen_start(
        self, start: P, shuffles: Shuffles, positions: Sequence[P]
    ) -> tuple[P, Shuffles]:
        """The start and the shuffles, with only the cards that were turned over.

        `positions` are all those of a game that is not over, its start first.
        """
        return start, shuffles

    # Moves

    @abstractmethod
    def mover(self, position: P) -> str:
        """Who moves, as written before the colon: a seat's number, or `A` for the Automa."""

    @abstractmethod
    def mover_name(self, mover: str) -> str:
        """What messages call the mover."""

    @abstractmethod
    def read_token(self, position: P, lexeme: re.Match[str]) -> AnyMove:
        """The move that a token means in this position.

        `lexeme` is a match of `lexemes` of the kind `token`. Raises MoveError as
        `moves.read_token` does.
        """

    @abstractmethod
    def parse_move(self, text: str) -> AnyMove:
        """Read the text of a single move; raises NotationError if it is not one."""

    # Positions, tags and links

    @abstractmethod
    def parse_position(self, text: str) -> P:
        """Read a position string; raises NotationError with the field and the reason."""

    @abstractmethod
    def format_position(self, position: P) -> str:
        """Write a position; `parse_position` gives an equal one."""

    @abstractmethod
    def start_of(self, tags: Mapping[str, str], report: Report) -> tuple[P, Shuffles]:
        """The position that a record starts from, and the shuffles after the one it holds.

        Raises NotationError if the tags give no start; lesser faults go to `report`.
        """

    def extra_start_tags(self, start: P, shuffles: Shuffles) -> Iterator[tuple[str, str]]:
        """The tags (name and text) about the start that only this variant has."""
        return iter(())

    @abstractmethod
    def parse_link(self, fragment: str) -> tuple[P, list[AnyMove], Shuffles]:
        """The start of a link, its moves, and the shuffles after the one that the start holds.

        `fragment` is what follows the `#` of a link. The moves are checked. Raises NotationError.
        """

    @abstractmethod
    def format_link(self, start: P, moves: Iterable[AnyMove], shuffles: Shuffles) -> str:
        """The link of a game, `#` included; raises NotationError for one that no link can hold."""


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
        if not codec.is_shuffle_due(position):
            return cls(codec, position, shuffles)
        try:
            shuffled = codec.shuffle_if_due(position, shuffles[0] if shuffles else None)
        except ValueError as error:
            raise NotationError("shuffle", str(error)) from None
        return cls(codec, shuffled, shuffles[1:])

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.codec.table(self.position).is_over

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
            after = self.codec.play(self.position, move)
        except IllegalMoveError as error:
            what = f"{format_move(move)} is illegal, {error}"
            raise NotationError(self.place(where), what) from None
        return self.at(self.codec, after, self.shuffles)

    def with_card(self, card: int, where: str) -> "Cursor[P]":
        """The cursor with another card than the game's to be turned over next.

        Raises NotationError for one that can't come, with the place.
        """
        try:
            position = self.codec.with_card(self.position, card)
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
