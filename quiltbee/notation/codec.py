"""How a variant is written down: the interface of its codec, and a written game under way.

Records, links and texts are read and written once, against `Codec`; what differs between variants
stands in its implementations, `duel` and `solo`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from quiltbee.automa import AutomaMove, Shuffle
from quiltbee.notation.errors import NotationError
from quiltbee.notation.moves import format_move
from quiltbee.rules import IllegalMoveError, Move, Outcome, Position

P = TypeVar("P")
"""A position of the variant."""

AnyMove = Move | AutomaMove
"""A player's decision, or a turn of the Automa, which its card decides."""

Shuffles = tuple[Shuffle, ...]
"""The shuffles of a game after the one that its start holds, in order; none without cards."""

Report = Callable[[str, str], None]
"""Gets where something is wrong, and what."""


class Codec(ABC, Generic[P]):
    """Reads and writes the positions, moves, links and tags of one variant; it has no state."""

    name: ClassVar[str]
    lexemes: ClassVar[re.Pattern[str]]
    """Matches the next lexeme of a record, as `lexemes.lexeme_pattern`."""

    expected: ClassVar[str]
    """What a move looks like, for messages."""

    start_tags: ClassVar[tuple[str, ...]]
    """The tags that say how a game starts."""

    default_tags: ClassVar[Mapping[str, str]] = {}
    """What stands in a required tag of which nothing is known, where it is not `?`."""

    link_prefix: ClassVar[str] = ""
    """What the fragment of each of its links begins with, `=` included."""

    hides_cards: ClassVar[bool] = False
    """Whether a game holds what its players may not know yet."""

    def claims_tags(self, tags: Mapping[str, str]) -> bool:
        """Whether these are the tags of a record of this variant."""
        return False

    def claims_position(self, text: str) -> bool:
        """Whether this is a position string of this variant, if of any."""
        return False

    # The game, as far as writing it down needs it

    @abstractmethod
    def table(self, position: P) -> Position:
        """What lies open on the table."""

    @abstractmethod
    def is_set_up(self, position: P) -> bool:
        """Whether a game starts so from its ring, with nothing played yet."""

    @abstractmethod
    def play(self, position: P, move: AnyMove) -> P:
        """The position after a move; raises IllegalMoveError, saying why."""

    def shuffle_if_due(self, position: P, shuffle: Shuffle | None) -> P:
        """The position with a new pile, where one is due; without a `shuffle` it is unknown.

        Raises RulesError for cards that are not the deck.
        """
        return position

    def is_shuffle_due(self, position: P) -> bool:
        """Whether the cards must be shuffled before anything else happens."""
        return False

    @abstractmethod
    def scores(self, position: P) -> tuple[int, int]:
        """Both scores if the game ended now, the first seat's first."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None:
        """The outcome of a finished game, None before its end."""

    def seen_start(
        self, start: P, shuffles: Shuffles, positions: Sequence[P]
    ) -> tuple[P, Shuffles]:
        """The start and the shuffles with only those cards that were turned over.

        `positions` are those of a game that is not over, its start first.
        """
        return start, shuffles

    # Moves

    @abstractmethod
    def mover(self, position: P) -> str:
        """Who moves, as before the colon: a seat's number, or `A` for the Automa."""

    @abstractmethod
    def mover_name(self, mover: str) -> str:
        """The mover in a sentence."""

    @abstractmethod
    def read_token(self, position: P, lexeme: re.Match[str]) -> AnyMove:
        """The move of a token that stands here; raises MoveError as `moves.read_token`."""

    @abstractmethod
    def parse_move(self, text: str) -> AnyMove:
        """Read a move that stands alone; raises NotationError if it is none."""

    # Positions, tags and links

    @abstractmethod
    def parse_position(self, text: str) -> P:
        """Read a position string; raises NotationError with the field and the reason."""

    @abstractmethod
    def format_position(self, position: P) -> str:
        """Write a position; `parse_position` gives an equal one."""

    @abstractmethod
    def start_of(self, tags: Mapping[str, str], report: Report) -> tuple[P, Shuffles]:
        """The position that a record starts from, and the shuffles after its own.

        Raises NotationError if the tags give no start; lesser faults are reported.
        """

    def extra_start_tags(self, start: P, shuffles: Shuffles) -> Iterator[tuple[str, str]]:
        """The tags about the start that this variant has beside those of every record."""
        return iter(())

    @abstractmethod
    def parse_link(self, fragment: str) -> tuple[P, list[AnyMove], Shuffles]:
        """The start, the moves and the shuffles after the start's own; raises NotationError.

        `fragment` is what follows the `#` of a link. The moves are checked.
        """

    @abstractmethod
    def format_link(self, start: P, moves: Iterable[AnyMove], shuffles: Shuffles) -> str:
        """The link of a game, `#` included; raises NotationError for one that no link can hold."""


@dataclass(frozen=True, slots=True)
class Course(Generic[P]):
    """A moment in a written game; `shuffles` are those to come, and after these none is known."""

    codec: Codec[P]
    position: P
    shuffles: Shuffles = ()

    @classmethod
    def at(cls, codec: Codec[P], position: P, shuffles: Shuffles) -> "Course[P]":
        """The course from a position on, which is shuffled first if that is due.

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
        """Whether nothing is left to decide."""
        return self.codec.table(self.position).is_over

    @property
    def mover(self) -> str:
        """Who moves, as before the colon."""
        return self.codec.mover(self.position)

    def place(self, where: str) -> str:
        """A place in a text, and who is to move there."""
        return where if self.is_over else f"{where}, {self.codec.mover_name(self.mover)}"

    def play(self, move: AnyMove, where: str) -> "Course[P]":
        """The course after a move that stands in a text at `where`.

        Raises NotationError if it is illegal, with the place, the mover and the reason.
        """
        try:
            after = self.codec.play(self.position, move)
        except IllegalMoveError as error:
            what = f"{format_move(move)} is illegal, {error}"
            raise NotationError(self.place(where), what) from None
        return self.at(self.codec, after, self.shuffles)

    def replay(self, moves: Iterable[AnyMove]) -> list[P]:
        """Every position from here on, this one first; errors as `play`, with the move's number."""
        positions, course = [self.position], self
        for number, move in enumerate(moves, 1):
            course = course.play(move, move_place(number))
            positions.append(course.position)
        return positions


def move_place(number: int, depth: int = 0) -> str:
    """How an error names a move by its number; `depth` tells variations from the game itself."""
    return f"move {number} of a variation" if depth else f"move {number}"
