"""The game record as a value: start, moves with comments and variations, tags, result.

`record_reader` reads it and `record_writer` writes it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Generic

from quiltbee.notation.comments import NO_COMMENT, Comment
from quiltbee.notation.cursor import replay, result_of
from quiltbee.notation.errors import NotationError
from quiltbee.notation.tags import compensation_of
from quiltbee.rules import AnyMove, P

MAX_DEPTH = 64
"""How deep variations may be nested."""

MAX_NAG = 255


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move of a record; `nags` are marks (0-255), `variations` are alternatives to the move.

    In a variation a turn of the Automa may have a `card` other than the game's. Nothing is known of
    the cards after it, so all later turns of that line have a card too.
    """

    move: AnyMove
    nags: tuple[int, ...] = ()
    comment: Comment = NO_COMMENT
    variations: tuple["Line", ...] = ()
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A sequence of moves, and the comment before the first of them."""

    moves: tuple[RecordedMove, ...] = ()
    comment: Comment = NO_COMMENT


@dataclass(frozen=True, slots=True)
class Record(Generic[P]):
    """One game.

    `start` holds all shuffles of a solo game as far as they are known. `tags` has only what no
    other field says: Event, Player1, Termination and so on, but not Ring, Board, Cards or Result.
    `result` is `1-0`, `0-1` or `*`. `problems` lists what was wrong with the text it was read from.
    """

    start: P
    line: Line = Line()
    tags: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    result: str = "*"
    problems: tuple[NotationError, ...] = ()

    @property
    def compensation(self) -> int:
        """The points that go with the second seat, which count in the result."""
        return compensation_of(self.tags)

    @property
    def moves(self) -> list[AnyMove]:
        """The moves of the game itself, without variations."""
        return [recorded.move for recorded in self.line.moves]

    @property
    def positions(self) -> list[P]:
        """Every position of the game, the start first; replays it, so keep the list.

        Raises NotationError for an illegal move.
        """
        return replay(self.start, self.moves)


def record_game(
    start: P,
    moves: Iterable[AnyMove] = (),
    tags: Mapping[str, str] | None = None,
) -> Record[P]:
    """The record of a game, with the result that follows from the moves and the tags.

    Raises NotationError for an illegal move.
    """
    line = Line(tuple(map(RecordedMove, moves)))
    record = Record(start, line, MappingProxyType(dict(tags or {})))
    return replace(record, result=result_of(record.positions[-1], record.compensation))


def as_seen(record: Record[P], positions: Sequence[P] | None = None) -> Record[P]:
    """The record as its players may see it.

    A finished game is kept whole, and so is a duel. Any other keeps only the cards that were turned
    over, and loses its variations, which could reveal more. Pass the `positions` of the game if you
    have them, to save replaying it.
    """
    if not record.start.has_cards:
        return record
    positions = positions or record.positions
    if positions[-1].is_over:
        return record
    moves = tuple(replace(recorded, variations=()) for recorded in record.line.moves)
    line = Line(moves, record.line.comment)
    return replace(record, start=record.start.seen_over(positions), line=line)
