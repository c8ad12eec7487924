"""Games and positions as the commands take them: from a file, standard input or the arguments.

What is given is seen from the text itself: game records begin with tags, positions have slashes in
the first word (and in a solo game a `:` after the Automa's token), links a `#` or a ring with a
comma, and games of the public collection are two words, circle and placement. All but records stand
one a line.
"""

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal

from quiltbee.automa import Solo
from quiltbee.commands.errors import WRONG_USAGE, CommandError
from quiltbee.notation import (
    NotationError,
    Record,
    SoloRecord,
    is_solo_link,
    iter_games,
    parse_collection_game,
    parse_link,
    parse_position,
    parse_solo,
    parse_solo_link,
    record_game,
    record_solo_game,
)
from quiltbee.rules import Board, Position

Form = Literal["pgr", "link", "position", "collection"]
Complain = Callable[[str], None]
Game = Record | SoloRecord

_RING = re.compile(r"[A-Za-g]{20,}")
"""What can only be meant as a ring or a circle, even where letters are missing."""

_STANDARD_INPUT = "standard input"


def read_games(
    words: Sequence[str],
    complain: Complain,
    form: Form | None = None,
    board: Board = Board.ORIGINAL,
) -> Iterator[Game]:
    """Every game that the arguments name; a position is a game without moves.

    What is wrong in the text is told to `complain`, one sentence each, and what can be kept is
    kept. `board` is for games of the collection, which don't say it. Raises CommandError where
    nothing can be read at all.
    """
    name, text = _read_text(words)
    form = form or _form_of(text)
    if form is None:
        what = "is no game record, link, position string or game of the collection"
        raise CommandError(f"{name} {what}")
    if form == "pgr":
        yield from _read_records(name, text, complain)
    else:
        yield from _read_lines(name, text, complain, form, board)


def read_game(words: Sequence[str], complain: Complain) -> Game:
    """The one game that the arguments name; raises CommandError if they name more or none."""
    faults: list[str] = []
    games = list(read_games(words, faults.append))
    if not games and faults:
        raise CommandError(faults[0])
    for fault in faults:
        complain(fault)
    if len(games) != 1:
        raise CommandError(f"one game or position is needed here, not {len(games)}")
    return games[0]


def read_position(words: Sequence[str]) -> Position | Solo:
    """The position that the arguments name, of a game its last; any fault is a CommandError."""

    def refuse(fault: str) -> None:
        raise CommandError(fault)

    return read_game(words, refuse).positions[-1]


def read_file(path: Path) -> str:
    """The text of a file; raises CommandError, in words for a person."""
    try:
        return _decoded(str(path), path.read_bytes())
    except OSError as error:
        raise CommandError(f"can't read {path}: {error.strerror}") from None


def _read_text(words: Sequence[str]) -> tuple[str, str]:
    """What is read, by name, and its text, which is never empty."""
    if not words and sys.stdin is not None and sys.stdin.isatty():
        what = "name a file, a position or a link, or - for standard input"
        raise CommandError(what, WRONG_USAGE)
    if not words or list(words) == ["-"]:
        name, text = _STANDARD_INPUT, _read_standard_input()
    else:
        name = " ".join(words)
        if is_file(name):
            text = read_file(Path(name))
        elif _is_literal(name):
            name, text = "the argument", name
        else:
            what = "and it is no position string or link"
            raise CommandError(f"there is no file {name!r}, {what}")
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise CommandError(f"{name} is empty")
    return name, text


def _read_standard_input() -> str:
    if sys.stdin is None:
        raise CommandError("standard input is closed")
    try:
        return _decoded(_STANDARD_INPUT, sys.stdin.buffer.read())
    except OSError as error:
        raise CommandError(f"can't read {_STANDARD_INPUT}: {error.strerror}") from None


def is_file(name: str) -> bool:
    """Whether there is something of this name to read."""
    try:
        return bool(name) and Path(name).exists()
    except (OSError, ValueError):  # a name too long, or with a zero byte: surely no file
        return False


def _decoded(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CommandError(f"{name} is not UTF-8 text (line {line})") from None


def _is_literal(given: str) -> bool:
    """Whether an argument is itself a position or a link, rather than the name of a file."""
    form = _form_of(given)
    if form == "position":
        return " " in given.strip()
    return form in ("link", "collection")


def _form_of(text: str) -> Form | None:
    lines = text.strip().splitlines()
    words = lines[0].split() if lines else []
    if not words:
        return None
    first = words[0]
    if first[0] in "[%":
        return "pgr"
    if "#" in first or "," in first or first.startswith(("p=", "s=")):
        return "link"
    if _RING.fullmatch(first):
        return "link" if len(words) == 1 else "collection"
    return "position" if "/" in first else None


def _read_records(name: str, text: str, complain: Complain) -> Iterator[Game]:
    try:
        for number, record in enumerate(iter_games(text), 1):
            where = f"{name}, game {number}" if number > 1 else name
            for problem in record.problems:
                complain(f"{where}: {problem}")
            yield record
    except NotationError as error:
        complain(f"{name}, {error}")


def _read_lines(
    name: str, text: str, complain: Complain, form: Form, board: Board
) -> Iterator[Game]:
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            yield _read_line(line.strip(), form, board)
        except NotationError as error:
            where = f"{name}, line {number}: " if len(lines) > 1 else ""
            complain(f"{where}{error}")


def _read_line(line: str, form: Form, board: Board) -> Game:
    if form == "position":
        if ":" in line:
            return record_solo_game(parse_solo(line), (), ())
        return record_game(parse_position(line), ())
    if form == "link":
        if is_solo_link(line):
            return record_solo_game(*parse_solo_link(line))
        start, moves = parse_link(line)
    else:
        circle, _, placement = line.partition(" ")
        start, moves = parse_collection_game(circle, placement, board)
    return record_game(start, moves)
