"""The course of a written game: where it stands, whose turn it is, how it goes on.

Reading and writing a record go by a course, so that both kinds of games are written alike:
`TwoPlayers` here, `SoloCourse` for a game against the Automa.
"""

import re
from dataclasses import dataclass
from typing import ClassVar, Protocol, Self

from quiltbee.automa import Solo
from quiltbee.notation.moves import EXPECTED, format_move, read_token
from quiltbee.notation.record import MoveKind
from quiltbee.notation.replay import play_written, with_mover
from quiltbee.notation.words import WORD
from quiltbee.rules import Move, Position


class Course(Protocol[MoveKind]):
    """A moment in a written game; a value."""

    words: ClassVar[re.Pattern[str]]
    """Any word that may stand in it, by kind."""

    expected: ClassVar[str]
    """What a move looks like, for messages."""

    @property
    def position(self) -> Position | Solo:
        """Where the game stands."""

    @property
    def mover(self) -> str:
        """Whose turn it is, as before the colon."""

    @staticmethod
    def name_of(mover: str) -> str:
        """The mover in a sentence."""

    def place(self, where: str) -> str:
        """A place in a text, and who is to move there."""

    def read(self, word: re.Match[str]) -> MoveKind:
        """The move of a token that stands here; raises MoveError as `moves.read_token`."""

    def token(self, move: MoveKind) -> str:
        """How a move that is made here is written, after the mover."""

    def play(self, move: MoveKind, where: str) -> Self:
        """The course after a move that stands in a text at `where`.

        Raises NotationError if it is illegal, with the place, the mover and the reason.
        """


@dataclass(frozen=True, slots=True)
class TwoPlayers:
    """The course of a game for two."""

    position: Position

    words: ClassVar = WORD
    expected: ClassVar = EXPECTED

    @property
    def mover(self) -> str:
        """Whose turn it is: 1 or 2."""
        return str(self.position.turn)

    @staticmethod
    def name_of(mover: str) -> str:
        """The mover in a sentence."""
        return f"player {mover}"

    def place(self, where: str) -> str:
        """A place in a text, and who is to move there."""
        return with_mover(where, self.position)

    def read(self, word: re.Match[str]) -> Move:
        """The move of a token."""
        return read_token(word)

    def token(self, move: Move) -> str:
        """The token of a move."""
        return format_move(move)

    def play(self, move: Move, where: str) -> Self:
        """The course after a move."""
        return type(self)(play_written(self.position, move, where))
