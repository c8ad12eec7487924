"""How a variant is written down: the interface of its codec.

Records and links are read and written by the same code for both variants. What differs in writing
is in the implementations of `Codec`, `duel` and `solo`; what differs in the game is in `variants`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar, Generic

from quiltbee.automa import AnyMove
from quiltbee.notation.lexemes import Lexemes
from quiltbee.variants import P, Shuffles, Variant

Report = Callable[[str, str], None]
"""Called with where something is wrong, then what is wrong there."""


class Codec(ABC, Generic[P]):
    """Reads and writes the positions, moves, links and tags of one variant; has no state."""

    variant: Variant[P]
    lexemes: ClassVar[Lexemes]
    """Matches the next lexeme of a record."""

    expected: ClassVar[str]
    """What a move looks like, for error messages."""

    start_tags: ClassVar[tuple[str, ...]]
    """The tags that say how a game starts."""

    default_tags: ClassVar[Mapping[str, str]] = {}
    """The texts of required tags that are not given, where that is not `?`."""

    # Moves

    @abstractmethod
    def mover(self, position: P) -> str:
        """Who moves, as written before the colon: a seat's number, or `A` for the Automa."""

    @abstractmethod
    def mover_name(self, mover: str) -> str:
        """What a sentence calls the mover."""

    @abstractmethod
    def read_token(self, position: P, lexeme: re.Match[str]) -> AnyMove:
        """The move that a token means in this position.

        `lexeme` is a match of `lexemes` of the kind `token`. Raises MoveError as
        `moves.read_token` does.
        """

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
