"""Writing game records strictly: required tags first, moves within 80 columns.

Only a single word of a comment that is longer makes a longer line, as breaking it would change it.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from quiltbee.notation.codecs import codec_of, codec_of_tags, result_of
from quiltbee.notation.comments import comment_words
from quiltbee.notation.cursor import Cursor, move_place
from quiltbee.notation.duel import DUEL
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.moves import format_token
from quiltbee.notation.record import MAX_DEPTH, MAX_NAG, Line, Record
from quiltbee.notation.tags import REQUIRED_TAGS, START_TAGS, format_tag, score_tag

COLUMNS = 80


def format_record(record: Record[Any]) -> str:
    """The text of a record, with a newline at its end.

    Raises NotationError for what can't be written: a tag with a line break or control character,
    an illegal move, a mark beyond 255, a comment with values out of range, variations nested too
    deep, or a result that contradicts the moves.
    """
    end = record.positions[-1]
    is_over = record.variant.table(end).is_over
    _check_ending(record, end, is_over)
    tags = (format_tag(name, value) for name, value in _tags(record, end, is_over))
    codec = codec_of(record.start)
    if codec_of_tags(record.tags) not in (DUEL, codec):
        raise NotationError("tag Opponent", "only a solo game has the Automa as its opponent")
    words = _line_words(record.line, Cursor.at(codec, record.start, record.shuffles))
    return "\n".join([*tags, "", *_wrapped([*words, record.result])]) + "\n"


def format_records(records: Iterable[Record[Any]]) -> str:
    """Several records in one text, with an empty line between them."""
    return "\n".join(map(format_record, records))


def _check_ending(record: Record[Any], end: object, is_over: bool) -> None:
    result = result_of(end, record.compensation)
    termination = record.tags.get("Termination", "normal" if is_over else "")
    if termination == "normal" and record.result != result:
        raise NotationError("result", f"{quoted(record.result)}, but the moves end in {result}")
    if termination == "normal" and not is_over:
        raise NotationError("tag Termination", "normal, but the game is not over")


def _tags(record: Record[Any], end: object, is_over: bool) -> Iterator[tuple[str, str]]:
    """The tags in the order of writing; the record's other fields take precedence over `tags`."""
    variant = record.variant
    start = dict(_start_tags(record))
    ring = start.pop("Ring", None)
    unknown = {"Date": "????.??.??", **codec_of(record.start).default_tags}
    for name in REQUIRED_TAGS:
        if name == "Result":
            yield name, record.result
        elif name != "Ring":
            yield name, record.tags.get(name, unknown.get(name, "?"))
        elif ring is not None:
            yield name, ring
    yield from start.items()
    if is_over:
        yield "Score", score_tag(variant.scores(end))
    written = {*REQUIRED_TAGS, *START_TAGS, *start}
    for name, value in record.tags.items():
        if name not in written and not (name == "Score" and is_over):
            yield name, value


def _start_tags(record: Record[Any]) -> Iterator[tuple[str, str]]:
    """The tags that say how the game starts."""
    variant, start = record.variant, record.start
    codec = codec_of(start)
    if variant.is_set_up(start):
        table = variant.table(start)
        yield "Ring", table.ring
        yield "Board", table.board.value
    else:
        yield "SetUp", "1"
        yield "Position", codec.format_position(start)
    yield from codec.extra_start_tags(start, record.shuffles)


def _line_words(line: Line, cursor: Cursor[Any], first: int = 1, depth: int = 0) -> Iterator[str]:
    """The words of a line, with the mover (`1:`) wherever it changes or after a variation.

    Every turn of the Automa, whose mover is not a digit, has its mover.
    """
    if depth > MAX_DEPTH:
        raise NotationError(move_place(first), f"variations lie more than {MAX_DEPTH} deep")
    yield from _enclosed("{", comment_words(line.comment), "}")
    last_mover = None
    for number, recorded in enumerate(line.moves, first):
        where = move_place(number, depth)
        token, mover = format_token(recorded.move), cursor.mover
        if recorded.card is None:
            after = cursor.play(recorded.move, where)
            yield token if last_mover == mover else f"{mover}: {token}"
        elif depth:
            after = cursor.with_card(recorded.card, where).play(recorded.move, where)
            yield f"{mover}{recorded.card}: {token}"
        else:
            raise NotationError(where, "the cards of the game itself stand in the tag Cards")
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
    """The words in brackets, or nothing if there are none."""
    if not words:
        return []
    words[0] = opening + words[0]
    words[-1] += closing
    return words


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    """The words, wrapped into lines of at most COLUMNS characters."""
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > COLUMNS:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line
