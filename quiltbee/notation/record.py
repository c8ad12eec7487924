"""The game record as a value: start, moves with comments and variations, tags, result.

`record_reader` reads it; `format_record` writes it strictly: required tags first, moves within 80
columns, except for a longer word in a comment.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Generic

from quiltbee.notation.comments import NO_COMMENT, Comment, comment_words
from quiltbee.notation.moves import (
    Cursor,
    NotationError,
    format_move,
    move_place,
    quoted,
    replay,
    result_of,
)
from quiltbee.notation.tags import (
    AUTOMA_NAME,
    REQUIRED_TAGS,
    START_TAGS,
    compensation_of,
    format_tag,
    has_solo_tags,
    score_tag,
    start_tags,
)
from quiltbee.rules import AnyMove, P, State

MAX_DEPTH = 64
"""The deepest nesting of variations."""

MAX_NAG = 255


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move of a record with its marks (`nags`, 0-255), comment and alternatives (`variations`).

    In a variation a turn of the Automa may have a `card` other than the game's. The cards after it
    are unknown, so all later turns of that line have a card too.
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

    `start` holds all known shuffles of a solo game. `tags` holds only what no other field does:
    Event, Player1, Termination and so on, but not Ring, Board, Cards or Result. `result` is `1-0`,
    `0-1` or `*`. `problems` lists the faults of the text it was read from.
    """

    start: P
    line: Line = Line()
    tags: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    result: str = "*"
    problems: tuple[NotationError, ...] = ()

    @property
    def compensation(self) -> int:
        """The second seat's extra points, which count in the result."""
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
    """Return the record of a game, with the result that follows from the moves and the tags.

    Raises NotationError for an illegal move.
    """
    line = Line(tuple(map(RecordedMove, moves)))
    record = Record(start, line, MappingProxyType(dict(tags or {})))
    return replace(record, result=result_of(record.positions[-1], record.compensation))


def as_seen(record: Record[P], positions: Sequence[P] | None = None) -> Record[P]:
    """Return the record as its players may see it.

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


COLUMNS = 80


def format_record(record: Record[Any]) -> str:
    """Write a record, with a newline at its end.

    Raises NotationError for a tag with a line break or control character, an illegal move, a mark
    beyond 255, a comment with values out of range, variations nested too deep, or a result that
    contradicts the moves.
    """
    end = record.positions[-1]
    _check_ending(record, end)
    tags = (format_tag(name, value) for name, value in _tags(record, end))
    if has_solo_tags(record.tags) and not record.start.has_cards:
        raise NotationError("tag Opponent", "only a solo game has the Automa as its opponent")
    words = _line_words(record.line, Cursor(record.start.shuffled_if_due()))
    return "\n".join([*tags, "", *_wrapped([*words, record.result])]) + "\n"


def format_records(records: Iterable[Record[Any]]) -> str:
    """Write several records in one text, with an empty line between them."""
    return "\n".join(map(format_record, records))


def _check_ending(record: Record[Any], end: State) -> None:
    result = result_of(end, record.compensation)
    termination = record.tags.get("Termination", "normal" if end.is_over else "")
    if termination == "normal" and record.result != result:
        raise NotationError("result", f"{quoted(record.result)}, but the moves end in {result}")
    if termination == "normal" and not end.is_over:
        raise NotationError("tag Termination", "normal, but the game is not over")


def _tags(record: Record[Any], end: State) -> Iterator[tuple[str, str]]:
    """Yield the tags in the order of writing; the record's other fields override `tags`."""
    start = dict(start_tags(record.start))
    ring = start.pop("Ring", None)
    unknown = {"Date": "????.??.??"}
    if record.start.has_cards:
        unknown["Player2"] = AUTOMA_NAME
    for name in REQUIRED_TAGS:
        if name == "Result":
            yield name, record.result
        elif name != "Ring":
            yield name, record.tags.get(name, unknown.get(name, "?"))
        elif ring is not None:
            yield name, ring
    yield from start.items()
    if end.is_over:
        yield "Score", score_tag(end.scores)
    written = {*REQUIRED_TAGS, *START_TAGS, *start}
    for name, value in record.tags.items():
        if name not in written and not (name == "Score" and end.is_over):
            yield name, value


def _line_words(line: Line, cursor: Cursor[Any], first: int = 1, depth: int = 0) -> Iterator[str]:
    """Yield the words of a line, with the mover (`1:`) wherever it changes or after a variation.

    Every turn of the Automa, whose mover is not a digit, has its mover.
    """
    if depth > MAX_DEPTH:
        raise NotationError(move_place(first), f"variations lie more than {MAX_DEPTH} deep")
    yield from _enclosed("{", comment_words(line.comment), "}")
    last_mover = None
    for number, recorded in enumerate(line.moves, first):
        where = move_place(number, depth)
        token, mover = format_move(recorded.move).removeprefix("A:"), cursor.mover
        if recorded.card is None:
            after = cursor.play(recorded.move, where)
            yield token if last_mover == mover else f"{mover}: {token}"
        elif depth:
            after = cursor.with_card(recorded.card, where).play(recorded.move, where)
            yield f"{mover}{recorded.card}: {token}"
        else:
            raise NotationError(where, "the cards of the game itself are in the tag Cards")
        last_mover = mover if mover.isdigit() else None
        for nag in recorded.nags:
            if not 0 <= nag <= MAX_NAG:
                raise NotationError(where, f"a mark is $0 to ${MAX_NAG}, not ${nag}")
            yield f"${nag}"
        yield from _enclosed("{", comment_words(recorded.comment), "}")
        for variation in recorded.variations:
            words = _line_words(variation, cursor, number, depth + 1)
            yield from _enclosed("(", list(words), ")")
            last_mover = None
        cursor = after


def _enclosed(opening: str, words: list[str], closing: str) -> list[str]:
    if not words:
        return []
    words[0] = opening + words[0]
    words[-1] += closing
    return words


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > COLUMNS:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line
