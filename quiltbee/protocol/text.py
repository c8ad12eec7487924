"""The text of the protocol: lines, commands to an engine and its answers.

Parsing is pure: the loop decides whether a command may come now, and what it does. An invalid
command is a CommandError, an invalid answer a ValueError with the reason.
"""

import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, assert_never, get_args

from quiltbee.automa import Solo
from quiltbee.notation import (
    NotationError,
    format_move,
    format_moves,
    format_position,
    parse_any_move,
    parse_imagined,
    parse_move,
    parse_position,
    parse_solo,
    replay,
    result_of,
)
from quiltbee.notation.position_string import format_turn
from quiltbee.players import Candidate, Info, Limits, Option, Value
from quiltbee.protocol.errors import CommandError
from quiltbee.rules import Board, Move, Position, PositionError, new_game

# Lines of a stream of bytes

LONGEST_LINE = 64 * 1024
"""The longest line in bytes, without the newline; a longer one is refused as a whole."""

LONGEST_QUOTE = 120

NOT_ASCII = "not ASCII"

CHUNK = 64 * 1024
"""The most bytes read at once."""


class Unreadable:
    """A line that is too long or not ASCII: its `start`, and the reason, `why`."""

    def __init__(self, start: bytes, why: str) -> None:
        self.start = start[: LONGEST_QUOTE + 1].decode("latin-1")
        self.why = why


def read_lines(read: Callable[[], bytes]) -> Iterator[str | Unreadable]:
    """Yield the lines of a stream, stripped of white space, each as soon as it is complete.

    `read` waits for the next bytes and returns `b""` at the end of the stream. A last line without
    a newline counts. No more than LONGEST_LINE of a line is kept in memory.
    """
    pending, skipping = b"", False
    while chunk := read():
        *ended, pending = (pending + chunk).split(b"\n")
        for line in ended:
            if not skipping:
                yield _decoded(line)
            skipping = False
        if skipping:
            pending = b""
        elif len(pending) > LONGEST_LINE:
            yield _too_long(pending)
            pending, skipping = b"", True
    if pending:
        yield _decoded(pending)


def quoted(line: str, longest: int = LONGEST_QUOTE) -> str:
    """Return a line for a message: cut short, and with all but printable ASCII escaped."""
    shown = line.encode("unicode_escape").decode("ascii")
    return shown if len(shown) <= longest else shown[:longest] + "..."


def _decoded(line: bytes) -> str | Unreadable:
    if len(line) > LONGEST_LINE:
        return _too_long(line)
    try:
        return line.decode("ascii").strip()
    except UnicodeDecodeError:
        return Unreadable(line, NOT_ASCII)


def _too_long(line: bytes) -> Unreadable:
    return Unreadable(line, f"longer than {LONGEST_LINE} bytes")


# Parsing answers, in a program

TENTHS: Final = 10
"""The UPI unit of points and spaces, as the protocol has only whole numbers."""

THOUSANDTHS: Final = 1000
"""The UPI unit of chances."""

MILLIONTHS: Final = 1_000_000
"""The UPI unit of priors."""

CANDIDATES_WORD: Final = "candidates"

_SPIN = re.compile(r"name (.+) type spin default (\S+) min (\S+) max (\S+)")
_OTHER_OPTION = re.compile(r"name (.+) type \S+.*")


def parse_option(text: str) -> Option | None:
    """Read the text after `option`; None for an option that is not a whole number."""
    match = _SPIN.fullmatch(text)
    if match is None:
        if _OTHER_OPTION.fullmatch(text) and " type spin" not in text:
            return None
        raise ValueError("an option is name <name> type spin default <n> min <n> max <n>")
    default, minimum, maximum = map(_whole_number, match.groups()[1:])
    return Option(match[1], default, minimum, maximum)


def _refuse(reason: str) -> None:
    raise ValueError(reason)


def parse_info(text: str, skip: Callable[[str], object] = _refuse) -> Info:
    """Read the text after `info`; missing fields keep their defaults.

    `skip` gets the reason for each invalid field; by default it raises ValueError.
    """
    words = deque(text.split())
    fields: dict[str, Any] = {}
    value: dict[str, Any] = {}
    while words:
        word = words.popleft()
        try:
            if word == "string":  # the rest is for human readers
                break
            if word == "pv":
                line, words = words, deque()  # it ends the info
                fields["pv"] = tuple(map(parse_move, line))
            elif word == "score":
                value["proven"] = _take_solved(words)
            elif word == "nps":
                _take_numbers(words, 1)
            elif word in _NUMBERS:
                (fields[_NUMBERS[word]],) = _take_numbers(words, 1)
            elif word in _FIGURES:
                name, unit = _FIGURES[word]
                value[name] = _take_numbers(words, 1)[0] / unit
            elif word in _PAIRS:
                name, unit = _PAIRS[word]
                own, other = _take_numbers(words, 2)
                value[name] = (own / unit, other / unit)
            else:
                raise ValueError(f"{word!r} is not part of an info")
        except ValueError as error:
            skip(str(error))
    return Info(**fields, value=Value(**value))


_NUMBERS = {
    "depth": "depth",
    "nodes": "nodes",
    "time": "time_ms",
    "multipv": "multipv",
}
_FIGURES = {
    "winrate": ("chance", THOUSANDTHS),
    "margin": ("margin", TENTHS),
}
_PAIRS = {
    "scores": ("scores", TENTHS),
    "empty": ("empty_spaces", TENTHS),
    "tile": ("special_tile", THOUSANDTHS),
}


def _take_numbers(words: deque[str], count: int) -> list[int]:
    """Take whole numbers off the front; any other word stays there."""
    numbers = []
    for _ in range(count):
        numbers.append(_whole_number(words[0] if words else ""))
        words.popleft()
    return numbers


def _take_solved(words: deque[str]) -> Literal["win", "loss"]:
    if words and words[0] == "solved":
        words.popleft()
        if words and words[0] in ("win", "loss"):
            return "win" if words.popleft() == "win" else "loss"
    raise ValueError("a score is solved win or solved loss")


def parse_candidates(text: str) -> tuple[Candidate, ...]:
    """Read the text after `info candidates`."""
    words = text.split()
    return tuple(
        Candidate(parse_move(token), _whole_number(visits), _whole_number(prior) / MILLIONTHS)
        for token, visits, prior in zip(words[::3], words[1::3], words[2::3], strict=True)
    )


def parse_best_move(text: str) -> Move | None:
    """Read the text after `bestmove`; None for `none`. Text after the move is skipped."""
    token = text.partition(" ")[0]
    return None if token == "none" else parse_move(token)


def _whole_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


# Commands

Plain = Literal["upi", "isready", "newgame", "stop", "quit"]
Question = Literal["legal", "score", "pps", "turn", "result"]

PLAIN: tuple[Plain, ...] = get_args(Plain)
QUESTIONS: tuple[Question, ...] = get_args(Question)

POSITION_KEYWORDS = {"duel": "pps", "solo": "solo"}
"""The keyword of `position` before a position string of each variant."""

IMAGINED = "imagined"
"""The keyword before the string of a position that no game can reach, of either variant."""

_PARSERS: dict[str, Callable[[str], Position | Solo]] = {
    "pps": parse_position,
    "solo": parse_solo,
    IMAGINED: parse_imagined,
}


def format_game(start: Position, moves: Sequence[Move]) -> str:
    """Write a game from set-up for `position`: its ring, its board and its moves."""
    played = f" moves {format_moves(moves)}" if moves else ""
    return f"ring {start.ring} board {start.board.value}{played}"


_NUMBER = re.compile(r"-?[0-9]{1,18}")


@dataclass(frozen=True, slots=True)
class SetOption:
    """`setoption name <name> value <value>`."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Query:
    """`query ...`, all but the count."""

    question: Question


@dataclass(frozen=True, slots=True)
class Count:
    """`query perft N`."""

    depth: int


Command = Plain | SetOption | Position | Solo | Limits | Query | Count
"""A command; `position` gives the position after its moves, and `go` its limits."""


def parse_command(line: str) -> Command:
    """Read a line that is not empty; raises CommandError with the fault."""
    first, *arguments = line.split()
    for plain in PLAIN:
        if first == plain:
            if arguments:
                raise CommandError(f"{first} takes nothing after it")
            return plain
    match first:
        case "setoption":
            return _parse_option(arguments)
        case "position":
            return _parse_position(arguments)
        case "go":
            return _parse_limits(arguments)
        case "query":
            return _parse_query(arguments)
    raise CommandError("unknown command")


def _parse_option(arguments: list[str]) -> SetOption:
    if arguments[:1] != ["name"] or "value" not in arguments:
        raise CommandError("an option is set by setoption name <name> value <number>")
    at = arguments.index("value")
    name, value = " ".join(arguments[1:at]), arguments[at + 1 :]
    if not name or len(value) != 1:
        raise CommandError("an option is set by setoption name <name> value <number>")
    return SetOption(name, _number("value", value[0]))


def _parse_position(arguments: list[str]) -> Position | Solo:
    kind, arguments = arguments[:1], arguments[1:]
    tokens: list[str] = []
    if "moves" in arguments:
        at = arguments.index("moves")
        arguments, tokens = arguments[:at], arguments[at + 1 :]
    try:
        if kind == ["ring"]:
            start: Any = _parse_start(arguments)
        elif kind and kind[0] in _PARSERS and arguments:
            start = _PARSERS[kind[0]](" ".join(arguments))
        else:
            raise CommandError(
                "a position is ring <33 letters>, pps <8 fields> or solo <11 fields>, "
                "then perhaps moves"
            )
        moves = []
        for number, token in enumerate(tokens, 1):
            try:
                moves.append(parse_any_move(token))
            except NotationError as error:
                raise CommandError(f"move {number}: {error}") from None
        position: Position | Solo = replay(start, moves)[-1]
    except NotationError as error:
        raise CommandError(str(error)) from None
    return position


def _parse_start(arguments: list[str]) -> Position:
    board = Board.REVISED
    if arguments[1:2] == ["board"]:
        if len(arguments) < 3 or arguments[2] not in (known.value for known in Board):
            raise CommandError("the board is revised or original")
        board = Board(arguments[2])
        del arguments[1:3]
    if len(arguments) != 1:
        raise CommandError("a ring is 33 letters, then perhaps board and moves")
    try:
        return new_game(arguments[0], board)
    except PositionError as error:
        raise CommandError(str(error)) from None


def _parse_limits(arguments: list[str]) -> Limits:
    numbers: dict[str, int] = {}
    infinite = False
    moves: tuple[Move, ...] = ()
    words = deque(arguments)
    while words:
        word = words.popleft()
        if word == "infinite":
            infinite = True
        elif word in _LOWEST:
            if word in numbers:
                raise CommandError(f"{word} is given twice")
            numbers[word] = _number(word, words.popleft() if words else "", _LOWEST[word])
        elif word == "searchmoves":
            moves = _take_searchmoves(words)
    return Limits(
        movetime_ms=numbers.get("movetime"),
        nodes=numbers.get("nodes"),
        depth=numbers.get("depth"),
        infinite=infinite,
        clocks_ms=(numbers.get("p1time"), numbers.get("p2time")),
        increments_ms=(numbers.get("p1inc", 0), numbers.get("p2inc", 0)),
        searchmoves=moves,
    )


def _take_searchmoves(words: deque[str]) -> tuple[Move, ...]:
    moves = []
    while words and words[0] != "infinite" and words[0] not in _LOWEST:
        try:
            moves.append(parse_move(words.popleft()))
        except NotationError as error:
            raise CommandError(f"searchmoves: {error}") from None
    if not moves:
        raise CommandError("searchmoves takes one move or more")
    return tuple(moves)


def format_limits(limits: Limits) -> str:
    """Write the limits after `go`."""
    parts = [
        f"{word} {number}"
        for word, number in (
            ("movetime", limits.movetime_ms),
            ("nodes", limits.nodes),
            ("depth", limits.depth),
            ("p1time", limits.clocks_ms[0]),
            ("p2time", limits.clocks_ms[1]),
            ("p1inc", limits.increments_ms[0] or None),
            ("p2inc", limits.increments_ms[1] or None),
        )
        if number is not None
    ]
    if limits.infinite:
        parts.append("infinite")
    if limits.searchmoves:
        parts.append(f"searchmoves {format_moves(limits.searchmoves)}")
    return " ".join(parts)


_LOWEST = {
    "movetime": 0,
    "nodes": 1,
    "depth": 1,
    "p1time": 0,
    "p2time": 0,
    "p1inc": 0,
    "p2inc": 0,
}
"""The words of `go` that take a number, and its lowest value."""


def _parse_query(arguments: list[str]) -> Query | Count:
    if arguments[:1] == ["perft"]:
        if len(arguments) != 2:
            raise CommandError("perft takes one number")
        return Count(_number("perft", arguments[1], 0))
    for question in QUESTIONS:
        if arguments == [question]:
            return Query(question)
    raise CommandError(f"a query is one of {', '.join(QUESTIONS)} and perft N")


def _number(what: str, text: str, lowest: int | None = None) -> int:
    if not _NUMBER.fullmatch(text):
        raise CommandError(f"{what} needs a whole number")
    number = int(text)
    if lowest is not None and number < lowest:
        raise CommandError(f"{what} is {lowest} or more")
    return number


# Formatting answers, in an engine


def format_option(option: Option) -> str:
    """Write the line that offers an option."""
    bounds = f"min {option.minimum} max {option.maximum}"
    return f"option name {option.name} type spin default {option.default} {bounds}"


def format_info(info: Info) -> str:
    """Write the line that reports one line of play."""
    parts = [f"info depth {info.depth} nodes {info.nodes} nps {info.nps} time {info.time_ms}"]
    parts.append(f"multipv {info.multipv}")
    value = info.value
    if value.chance is not None:
        parts.append(f"winrate {round(THOUSANDTHS * value.chance)}")
    if value.margin is not None:
        parts.append(f"margin {round(TENTHS * value.margin)}")
    if value.proven is not None:
        parts.append(f"score solved {value.proven}")
    for word, unit, pair in (
        ("scores", TENTHS, value.scores),
        ("empty", TENTHS, value.empty_spaces),
        ("tile", THOUSANDTHS, value.special_tile),
    ):
        if pair is not None:
            parts.append(f"{word} {round(unit * pair[0])} {round(unit * pair[1])}")
    if info.pv:
        parts.append(f"pv {format_moves(info.pv)}")
    return " ".join(parts)


def format_candidates(candidates: Sequence[Candidate]) -> str:
    """Write the line with the candidates, their visits, and priors in millionths."""
    parts = (
        f"{format_move(each.move)} {each.visits} {round(MILLIONTHS * each.prior)}"
        for each in candidates
    )
    return f"info {CANDIDATES_WORD} {' '.join(parts)}"


def format_best_move(move: Move | None) -> str:
    """Write the line that ends a search; None when there is nothing to decide."""
    return f"bestmove {'none' if move is None else format_move(move)}"


def final_info(position: Position | Solo) -> Info:
    """Return the report on a finished game, from the side of the player first on space 53.

    Raises ValueError for a game that is not over.
    """
    ended, seat = position.outcome, position.table.turn
    if ended is None:
        raise ValueError("the game is not over")
    won = ended.winner is seat
    margin = ended.scores[seat.index] - ended.scores[seat.other.index]
    return Info(value=Value(float(won), margin, "win" if won else "loss"))


def answer_query(position: Position | Solo, question: Question) -> str:
    """Write the response to a query about a position."""
    return f"response {question} {_answer(position, question)}".rstrip()


def _answer(position: Position | Solo, question: Question) -> str:
    match question:
        case "legal":
            return format_moves(position.legal_moves())
        case "score":
            return "{} {}".format(*position.scores)
        case "pps":
            return format_position(position)
        case "turn":
            return format_turn(position.table)
        case "result":
            return result_of(position)
    assert_never(question)
