"""Writing a game record: strict, moves within 80 columns, required tags first.

Only a single longer word of a comment makes a longer line, as breaking it would change it.
"""

from collections.abc import Iterable, Iterator

from quiltbee.notation.comments import comment_words
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.moves import format_move
from quiltbee.notation.position_string import format_position
from quiltbee.notation.record import DEEPEST, HIGHEST_NAG, Line, Record, result_of
from quiltbee.notation.replay import is_set_up, place_of, play_written
from quiltbee.notation.tags import REQUIRED_TAGS, START_TAGS, format_tag, score_of
from quiltbee.rules import Position

COLUMNS = 80


def format_record(record: Record) -> str:
    """The text of a record, a newline at its end.

    Raises NotationError where the record says what can't be: a tag that no line can hold, an
    illegal move, a result that isn't that of the moves.
    """
    end = record.positions[-1]
    _check_ending(record, end)
    tags = (format_tag(name, value) for name, value in _tags(record, end))
    words = [*_line_words(record.line, record.start), record.result]
    return "\n".join([*tags, "", *_wrapped(words)]) + "\n"


def format_records(records: Iterable[Record]) -> str:
    """Several records in one text."""
    return "\n".join(map(format_record, records))


def _check_ending(record: Record, end: Position) -> None:
    termination = record.tags.get("Termination", "normal" if end.is_over else "")
    if termination == "normal" and record.result != result_of(end):
        what = f"{quoted(record.result)}, but the moves end in {result_of(end)}"
        raise NotationError("result", what)
    if termination == "normal" and not end.is_over:
        raise NotationError("tag Termination", "normal, but the game is not over")


def _tags(record: Record, end: Position) -> Iterator[tuple[str, str]]:
    """The tags in the order of writing; what the other fields say is taken from those."""
    from_set_up = is_set_up(record.start)
    for name in REQUIRED_TAGS:
        if name == "Result":
            yield name, record.result
        elif name != "Ring":
            yield name, record.tags.get(name, "????.??.??" if name == "Date" else "?")
        elif from_set_up:
            yield name, record.start.ring
    if from_set_up:
        yield "Board", record.start.board.value
    else:
        yield "SetUp", "1"
        yield "Position", format_position(record.start)
    if end.is_over:
        yield "Score", score_of(end)
    for name, value in record.tags.items():
        if name not in (*REQUIRED_TAGS, *START_TAGS) and not (name == "Score" and end.is_over):
            yield name, value


def _line_words(line: Line, position: Position, first: int = 1, depth: int = 0) -> Iterator[str]:
    """The words of a line; who moves is said whenever it changes or was interrupted."""
    if depth > DEEPEST:
        raise NotationError(place_of(first), f"variations lie more than {DEEPEST} deep")
    yield from _enclosed("{", comment_words(line.comment), "}")
    said = None
    for number, recorded in enumerate(line.moves, first):
        where = place_of(number, depth)
        after = play_written(position, recorded.move, where)
        token = format_move(recorded.move)
        yield token if said == position.turn else f"{position.turn}: {token}"
        said = position.turn
        for nag in recorded.nags:
            if not 0 <= nag <= HIGHEST_NAG:
                raise NotationError(where, f"a mark is $0 to ${HIGHEST_NAG}, not ${nag}")
            yield f"${nag}"
        yield from _enclosed("{", comment_words(recorded.comment), "}")
        for variation in recorded.variations:
            words = _line_words(variation, position, number, depth + 1)
            yield from _enclosed("(", list(words), ")")
            said = None
        position = after


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
