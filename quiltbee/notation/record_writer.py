"""Writing a game record: strict, moves within 80 columns, required tags first.

Only a single longer word of a comment makes a longer line, as breaking it would change it.
"""

from collections.abc import Iterable, Iterator

from quiltbee.automa import AutomaMove, Solo
from quiltbee.notation.comments import comment_words
from quiltbee.notation.course import Course, TwoPlayers
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.position_string import format_position
from quiltbee.notation.record import (
    DEEPEST,
    HIGHEST_NAG,
    Line,
    MoveKind,
    Record,
    result_of,
)
from quiltbee.notation.replay import is_set_up, place_of
from quiltbee.notation.solo_course import SoloCourse
from quiltbee.notation.solo_position import format_solo
from quiltbee.notation.solo_record import SoloRecord
from quiltbee.notation.solo_tags import AUTOMA_NAME, is_solo, is_solo_set_up, solo_tags_of
from quiltbee.notation.tags import REQUIRED_TAGS, START_TAGS, format_tag, score_of
from quiltbee.rules import Position

COLUMNS = 80


def format_record(record: Record | SoloRecord) -> str:
    """The text of a record, a newline at its end.

    Raises NotationError where the record says what can't be: a tag that no line can hold, an
    illegal move, a result that isn't that of the moves.
    """
    end = record.positions[-1]
    _check_ending(record, end)
    tags = (format_tag(name, value) for name, value in _tags(record, end))
    if isinstance(record, Record) and is_solo(record.tags):
        raise NotationError("tag Opponent", "only a solo game has the Automa as its opponent")
    if isinstance(record, SoloRecord):
        line = _line_words(record.line, SoloCourse.of(record.start, record.shuffles))
    else:
        line = _line_words(record.line, TwoPlayers(record.start))
    return "\n".join([*tags, "", *_wrapped([*line, record.result])]) + "\n"


def format_records(records: Iterable[Record | SoloRecord]) -> str:
    """Several records in one text."""
    return "\n".join(map(format_record, records))


def _check_ending(record: Record | SoloRecord, end: Position | Solo) -> None:
    termination = record.tags.get("Termination", "normal" if end.is_over else "")
    if termination == "normal" and record.result != result_of(end):
        what = f"{quoted(record.result)}, but the moves end in {result_of(end)}"
        raise NotationError("result", what)
    if termination == "normal" and not end.is_over:
        raise NotationError("tag Termination", "normal, but the game is not over")


def _tags(record: Record | SoloRecord, end: Position | Solo) -> Iterator[tuple[str, str]]:
    """The tags in the order of writing; what the other fields say is taken from those."""
    start = dict(_start_tags(record))
    ring = start.pop("Ring", None)
    unknown = {"Date": "????.??.??"}
    if isinstance(record, SoloRecord):
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
        yield "Score", score_of(end)
    said = {*REQUIRED_TAGS, *START_TAGS, *start}
    for name, value in record.tags.items():
        if name not in said and not (name == "Score" and end.is_over):
            yield name, value


def _start_tags(record: Record | SoloRecord) -> Iterator[tuple[str, str]]:
    """The tags that say how the game starts."""
    start = record.start
    if isinstance(start, Solo):
        table, from_set_up, position = start.table, is_solo_set_up(start), format_solo(start)
    else:
        table, from_set_up, position = start, is_set_up(start), format_position(start)
    if from_set_up:
        yield "Ring", table.ring
        yield "Board", table.board.value
    else:
        yield "SetUp", "1"
        yield "Position", position
    if isinstance(record, SoloRecord):
        yield from solo_tags_of(record.start, record.shuffles)


def _line_words(
    line: Line[MoveKind], course: Course[MoveKind], first: int = 1, depth: int = 0
) -> Iterator[str]:
    """The words of a line; who moves is said whenever it changes or was interrupted.

    Before a turn of the Automa it is always said.
    """
    if depth > DEEPEST:
        raise NotationError(place_of(first), f"variations lie more than {DEEPEST} deep")
    yield from _enclosed("{", comment_words(line.comment), "}")
    said = None
    for number, recorded in enumerate(line.moves, first):
        where = place_of(number, depth)
        after = course.play(recorded.move, where)
        token, mover = course.token(recorded.move), course.mover
        yield token if said == mover else f"{mover}: {token}"
        said = None if isinstance(recorded.move, AutomaMove) else mover
        for nag in recorded.nags:
            if not 0 <= nag <= HIGHEST_NAG:
                raise NotationError(where, f"a mark is $0 to ${HIGHEST_NAG}, not ${nag}")
            yield f"${nag}"
        yield from _enclosed("{", comment_words(recorded.comment), "}")
        for variation in recorded.variations:
            words = _line_words(variation, course, number, depth + 1)
            yield from _enclosed("(", list(words), ")")
            said = None
        course = after


def _enclosed(opening: str, words: list[str], closing: str) -> list[str]:
    """The words in brackets; none where there are none."""
    if not words:
        return []
    words[0] = opening + words[0]
    words[-1] += closing
    return words


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    """The words in lines."""
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > COLUMNS:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line
