"""Games and positions as the commands take them: from a file, standard input or the arguments.

`notation` detects and parses texts; this module handles files, standard input and the arguments,
and reports faults.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.notation import Form, NotationError, Record, form_of, iter_records, parse_line
from quiltbee.rules import Board
from quiltbee.terminal.canvas import is_file, printable

Complain = Callable[[str], None]
"""A callback for the faults of a text, one sentence at a time."""


class Faults:
    """Prints faults of the input on standard error; `status` is the exit status."""

    def __init__(self) -> None:
        self.status = 0

    def __call__(self, fault: str) -> None:
        """Print a fault."""
        self.status = 1
        print(f"quiltbee: {printable(fault, 400)}", file=sys.stderr, flush=True)


_IS_NONE = "is not a game record, link, position string or game of the collection"


def read_games(
    words: Sequence[str],
    complain: Complain,
    form: Form | None = None,
    board: Board = Board.ORIGINAL,
) -> Iterator[Record[Any]]:
    """Yield every game that the arguments name, of any variant; a position has no moves.

    `complain` gets each fault, and what can be kept is kept. If `form` is None, it is detected.
    `board` is for games of the collection, which don't name theirs. Several files are read one
    after the other. Raises CommandError if nothing can be read at all.
    """
    if len(words) > 1 and is_file(words[0]) and not is_file(" ".join(words)):
        for word in words:
            yield from read_games([word], complain, form, board)
        return
    name, text = _read_text(words)
    found = form or form_of(text)
    if found is None:
        raise CommandError(f"{name} {_IS_NONE}")
    if found == "pgr":
        yield from _read_records(name, text, complain)
    else:
        yield from _read_lines(name, text, complain, found, board, is_guess=form is None)


def read_game(words: Sequence[str], complain: Complain, number: int | None = None) -> Record[Any]:
    """Return the one game that the arguments name, or the one of this number, from 1.

    Raises CommandError if there are more, or there is none.
    """
    faults: list[str] = []
    games = list(read_games(words, faults.append))
    if not games and faults:
        raise CommandError(faults[0])
    for fault in faults:
        complain(fault)
    if number is not None and number > len(games):
        raise CommandError(f"there is no game {number}: there are {len(games)}")
    if number is None and len(games) != 1:
        raise CommandError(f"one game or position is needed here, not {len(games)}")
    return games[(number or 1) - 1]


def check_at(at: int, moves: int) -> None:
    """Raise CommandError if a game of `moves` moves can't be shown after the first `at`."""
    if at > moves:
        raise CommandError(f"the game has only {moves} move{'' if moves == 1 else 's'}")


def read_position(words: Sequence[str]) -> Any:
    """Return the position that the arguments name, or a game's last; raises CommandError."""

    def refuse(fault: str) -> None:
        raise CommandError(fault)

    return read_game(words, refuse).positions[-1]


def _read_text(words: Sequence[str]) -> tuple[str, str]:
    """Return the name of the source for messages, and its text, which is never empty."""
    if not words and sys.stdin is not None and sys.stdin.isatty():
        what = "name a file, a position or a link, or - for standard input"
        raise CommandError(what, WRONG_USAGE)
    if not words or list(words) == ["-"]:
        if sys.stdin is None:
            raise CommandError("standard input is closed")
        name = "standard input"
        text = _decoded(name, sys.stdin.buffer.read)
    else:
        name = " ".join(words)
        if is_file(name):
            text = _decoded(name, Path(name).read_bytes)
        elif _is_literal(name):
            name, text = "the argument", name
        else:
            what = "and it is not a position string or link"
            raise CommandError(f"there is no file {name!r}, {what}")
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise CommandError(f"{name} is empty")
    return name, text


def _decoded(name: str, read: Callable[[], bytes]) -> str:
    try:
        return read().decode("utf-8")
    except OSError as error:
        raise CommandError(f"can't read {name}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise CommandError(f"{name} is not UTF-8 text (line {line})") from None


def _is_literal(given: str) -> bool:
    """Return whether an argument is itself a position or a link, not the name of a file."""
    form = form_of(given)
    if form == "position":
        return " " in given.strip()
    return form in ("link", "collection")


def _read_records(name: str, text: str, complain: Complain) -> Iterator[Record[Any]]:
    try:
        for number, record in enumerate(iter_records(text), 1):
            where = f"{name}, game {number}" if number > 1 else name
            for problem in record.problems:
                complain(f"{where}: {problem}")
            yield record
    except NotationError as error:
        complain(f"{name}, {error}")


def _read_lines(
    name: str, text: str, complain: Complain, form: Form, board: Board, *, is_guess: bool
) -> Iterator[Record[Any]]:
    """Read a game from each line.

    Raises CommandError if there is none, and lines don't even look like those of this form.
    """
    lines = text.splitlines()
    faults, has_games = list[str](), False
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            record = parse_line(line.strip(), form, board)
        except NotationError as error:
            where = f"{name}, line {number}: " if len(lines) > 1 else ""
            faults.append(f"{where}{error}")
        else:
            has_games = True
            yield record
        if has_games:
            for fault in faults:
                complain(fault)
            faults.clear()
    if faults and is_guess and any(form_of(line) != form for line in lines if line.strip()):
        raise CommandError(f"{name} {_IS_NONE}")
    for fault in faults:
        complain(fault)
