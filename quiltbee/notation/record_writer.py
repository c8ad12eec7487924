"""Writing a game record: strict, 80 columns, required tags first."""

import textwrap
from collections.abc import Iterable, Iterator

from quiltbee.notation.comments import Comment, format_comment
from quiltbee.notation.errors import NotationError
from quiltbee.notation.moves import format_move
from quiltbee.notation.position_string import format_position
from quiltbee.notation.record import REQUIRED_TAGS, Line, Record
from quiltbee.rules import Position, PositionError, check_ring, new_game, play_unchecked, scores

COLUMNS = 80
_UNBROKEN = "\N{NO-BREAK SPACE}"
_WRITTEN_FROM_THE_GAME = ("Ring", "Board", "SetUp", "Position", "Result", "Score")


def format_record(record: Record) -> str:
    """The text of a record, a newline at its end; raises NotationError for a tag that can't be."""
    lines = [_format_tag(name, value) for name, value in _tags(record)]
    words = " ".join([*_format_line(record.line, record.start), record.result])
    text = textwrap.fill(words, COLUMNS, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*lines, "", text.replace(_UNBROKEN, " ")]) + "\n"


def format_records(records: Iterable[Record]) -> str:
    """Several records in one text."""
    return "\n".join(map(format_record, records))


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    from_set_up = _is_set_up(record.start)
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
    end = record.positions[-1]
    if end.is_over:
        first, second = scores(end)
        yield "Score", f"{first}-{second}"
    for name, value in record.tags.items():
        if name not in REQUIRED_TAGS and name not in _WRITTEN_FROM_THE_GAME:
            yield name, value


def _format_tag(name: str, value: str) -> str:
    if not name.replace("_", "a").isalnum() or not name.isascii():
        raise NotationError(f"tag {name!r}", "a tag's name is letters, digits and _")
    if not value.isprintable():
        raise NotationError(f"tag {name}", "a line break or control character can't stand there")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _format_line(line: Line, position: Position) -> Iterator[str]:
    """The words of a line; who moves is said whenever it changes or was interrupted."""
    yield from _format_comment(line.comment)
    said = None
    for recorded in line.moves:
        token = format_move(recorded.move)
        yield token if said == position.turn else f"{position.turn}:{_UNBROKEN}{token}"
        said = position.turn
        yield from (f"${nag}" for nag in recorded.nags)
        yield from _format_comment(recorded.comment)
        for variation in recorded.variations:
            yield f"({' '.join(_format_line(variation, position))})"
            said = None
        position = play_unchecked(position, recorded.move)


def _format_comment(comment: Comment) -> Iterator[str]:
    if comment:
        yield f"{{{format_comment(comment)}}}"


def _is_set_up(position: Position) -> bool:
    try:
        check_ring(position.ring)
    except PositionError:
        return False
    return position == new_game(position.ring, position.board)
