"""The game record as a value: start, moves with comments and variations, tags, result.

`record_reader` and `record_writer` are its two directions. A record is of any variant; what a
variant does not have, such as shuffles in a duel, is empty.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Generic

from quiltbee.notation.codec import AnyMove, Codec, P, Shuffles
from quiltbee.notation.codecs import codec_of, replay, result_of
from quiltbee.notation.comments import NO_COMMENT, Comment
from quiltbee.notation.errors import NotationError

DEEPEST = 64
"""How deep variations may lie in one another."""

HIGHEST_NAG = 255


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move of a record; each of `variations` is a line that could have stood in its place."""

    move: AnyMove
    nags: tuple[int, ...] = ()
    comment: Comment = NO_COMMENT
    variations: tuple["Line", ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A sequence of moves and what is said before the first of them."""

    moves: tuple[RecordedMove, ...] = ()
    comment: Comment = NO_COMMENT


@dataclass(frozen=True, slots=True)
class Record(Generic[P]):
    """One game.

    `start` holds the first shuffle as far as it is known, `shuffles` those after it, in order;
    once these are used up no card is known. `tags` are those that no other field says: Event,
    Player1, Termination, ... but not Ring, Board, Cards or Result. `problems` is what was wrong
    on import.
    """

    start: P
    line: Line = Line()
    tags: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    result: str = "*"
    problems: tuple[NotationError, ...] = ()
    shuffles: Shuffles = ()

    @property
    def codec(self) -> Codec[Any]:
        """How its variant is written."""
        return codec_of(self.start)

    @property
    def moves(self) -> list[AnyMove]:
        """The moves played, without variations."""
        return [recorded.move for recorded in self.line.moves]

    @property
    def positions(self) -> list[P]:
        """Every position of the game, the start first."""
        return replay(self.start, self.moves, self.shuffles)


def record_game(
    start: P,
    moves: Iterable[AnyMove] = (),
    tags: Mapping[str, str] | None = None,
    shuffles: Shuffles = (),
) -> Record[P]:
    """The record of a game; the result follows from the moves."""
    line = Line(tuple(map(RecordedMove, moves)))
    record = Record(start, line, MappingProxyType(dict(tags or {})), shuffles=shuffles)
    return replace(record, result=result_of(record.positions[-1]))


def as_seen(record: Record[P], positions: Sequence[P] | None = None) -> Record[P]:
    """The record as its players may see it.

    A finished game and one that hides nothing are told whole. Of any other only the cards that
    were turned over are kept, and no variations, which could tell of others. Whoever has all
    `positions` of the game already spares the record their replay.
    """
    codec = record.codec
    if not codec.hides_cards:
        return record
    positions = positions or record.positions
    if codec.table(positions[-1]).is_over:
        return record
    start, shuffles = codec.seen_start(record.start, record.shuffles, positions)
    moves = tuple(replace(recorded, variations=()) for recorded in record.line.moves)
    line = Line(moves, record.line.comment)
    return replace(record, start=start, line=line, shuffles=shuffles)
