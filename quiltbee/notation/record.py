"""The game record as a value: tags, moves with comments and variations, result.

`record_reader` and `record_writer` are its two directions.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Generic, TypeVar

from quiltbee.automa import Solo, SoloMove, solo_outcome
from quiltbee.notation.comments import NO_COMMENT, Comment
from quiltbee.notation.errors import NotationError
from quiltbee.notation.replay import replay
from quiltbee.rules import Move, Position, outcome

RESULTS = ("1-0", "0-1", "*")

DEEPEST = 64
"""How deep variations may lie in one another."""

HIGHEST_NAG = 255

MoveKind = TypeVar("MoveKind", bound=SoloMove)
"""What a record has as its moves: `Move`, or in a solo game `SoloMove`."""

_Held_co = TypeVar("_Held_co", bound=SoloMove, covariant=True)


@dataclass(frozen=True, slots=True)
class RecordedMove(Generic[_Held_co]):
    """A move of a record; each of `variations` is a line that could have stood in its place."""

    move: _Held_co
    nags: tuple[int, ...] = ()
    comment: Comment = NO_COMMENT
    variations: tuple["Line[_Held_co]", ...] = ()


@dataclass(frozen=True, slots=True)
class Line(Generic[_Held_co]):
    """A sequence of moves and what is said before the first of them."""

    moves: tuple[RecordedMove[_Held_co], ...] = ()
    comment: Comment = NO_COMMENT


@dataclass(frozen=True, slots=True)
class Record:
    """One game of two players.

    `tags` are those that neither `start` nor `line` nor `result` says: Event, Player1,
    Termination, ... but not Ring, Board or Result. `problems` is what was wrong on import.
    """

    start: Position
    line: Line[Move] = Line()
    tags: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    result: str = "*"
    problems: tuple[NotationError, ...] = ()

    @property
    def moves(self) -> list[Move]:
        """The moves played, without variations."""
        return [recorded.move for recorded in self.line.moves]

    @property
    def positions(self) -> list[Position]:
        """Every position of the game, the start first."""
        return replay(self.start, self.moves)


def record_game(
    start: Position, moves: Iterable[Move], tags: Mapping[str, str] | None = None
) -> Record:
    """The record of a game; the result follows from the moves."""
    line = Line(tuple(map(RecordedMove, moves)))
    record = Record(start, line, MappingProxyType(dict(tags or {})))
    return replace(record, result=result_of(record.positions[-1]))


def result_of(position: Position | Solo) -> str:
    """`1-0` or `0-1` by who won, `*` while the game goes on."""
    ended = solo_outcome(position) if isinstance(position, Solo) else outcome(position)
    return "*" if ended is None else ("1-0" if ended.winner == 1 else "0-1")
