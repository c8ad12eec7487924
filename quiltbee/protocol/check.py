"""`quiltbee engine --check`: checks how an engine speaks the protocol.

Each check is a short conversation with the same engine. One that has died or fallen silent is
restarted, so that one fault does not hide the others.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.resources import files
from typing import Any, Literal, NamedTuple

from quiltbee.automa import Solo
from quiltbee.notation import (
    format_moves,
    format_position,
    parse_any_position,
    parse_moves,
    parse_position,
    result_of,
)
from quiltbee.notation.position_string import format_turn
from quiltbee.players import Option
from quiltbee.protocol.client import Connection, Deadline, Skipped, read_best_move
from quiltbee.protocol.errors import EngineDiedError, EngineError, EngineTimeoutError
from quiltbee.protocol.text import format_game, parse_info, parse_option, quoted
from quiltbee.protocol.transport import ProcessTransport
from quiltbee.rules import Move, Position, new_game, ring_from_seed

Verdict = Literal["ok", "missing", "wrong"]
"""`missing` marks an absent optional feature; `wrong` a broken rule that programs rely on."""

START_S = 20.0
ANSWER_S = 10.0
THINKING_S = 60.0
"""The timeout of a `go` without a time limit."""

LISTENING_S = 0.3
"""The time for which an idle engine must stay silent, in seconds."""

_SOLO = (
    "9/9/9/9/9/9/9/9/9 5.0 0.0:- BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r"
    " tactical 4 ?6.?.?.?.?.?.?.?.?.? ?.?/-"
)


class Finding(NamedTuple):
    """The result of a check; `what` is empty where there is nothing to add."""

    check: str
    verdict: Verdict
    what: str = ""


class _MissingError(Exception):
    """The engine lacks something optional."""


class _WrongError(Exception):
    """The engine breaks a rule that programs rely on."""


def perft_table() -> list[tuple[Position, list[int]]]:
    """Return six positions on each board, with the sequences of one to three decisions."""
    text = files("quiltbee.protocol").joinpath("data", "perft.json").read_text("utf-8")
    return [(parse_position(row["position"]), row["perft"]) for row in json.loads(text)]


def check_engine(argv: Sequence[str]) -> Iterator[Finding]:
    """Yield the result of each check; raises EngineDiedError if the engine can't be started.

    The first check is the handshake. If that fails, no other follows.
    """
    engine = _Conversation(argv)
    try:
        for name, check in _CHECKS:
            try:
                finding = Finding(name, "ok", check(engine))
            except _MissingError as error:
                finding = Finding(name, "missing", str(error))
            except (_WrongError, EngineError) as error:
                finding = Finding(name, "wrong", str(error))
            yield finding
            if finding.verdict == "wrong":
                if check is _check_handshake:
                    return
                engine.restart()
        if engine.skipped.lines:
            yield Finding("other lines", "ok", str(engine.skipped))
    finally:
        engine.end()


class _Conversation:
    """A connection to the engine under test; it restarts an engine that has ended."""

    def __init__(self, argv: Sequence[str]) -> None:
        self._argv = argv
        self._transport = ProcessTransport(argv)
        self._lines = Connection(self._transport)
        self.options: list[Option] = []

    @property
    def skipped(self) -> Skipped:
        return self._lines.skipped

    def restart(self) -> None:
        """End the engine, start it again and repeat the handshake."""
        skipped = self._lines.skipped
        self.end()
        self._transport = ProcessTransport(self._argv)
        self._lines = Connection(self._transport)
        self._lines.skipped = skipped
        with suppress(EngineError):
            self.send("upi")
            while self.receive(START_S, "id", "option", "upiok")[0] != "upiok":
                pass

    def end(self, patience: float = 1.0) -> str:
        with suppress(EngineDiedError):
            self._lines.send("quit")
        self._lines.end(patience)
        return self._transport.how_it_ended()

    def send(self, line: str) -> None:
        self._lines.send(line)

    def receive(self, seconds: float, *words: str) -> tuple[str, str]:
        return self._lines.receive_one_of(Deadline(seconds), *words)

    def command(self, line: str) -> str:
        """Send a command without a reply of its own; return the engine's error, or ''."""
        self.send(line)
        self.send("isready")
        error = ""
        while True:
            word, text = self.receive(START_S, "error", "info", "bestmove", "response", "readyok")
            if word == "readyok":
                return error
            if word != "error":
                raise _WrongError(f"after {line!r} it answered {_quoted(f'{word} {text}')}")
            error = text or "error"

    def obey(self, line: str) -> None:
        if error := self.command(line):
            raise _WrongError(f"it refuses {line!r}: {_quoted(error)}")

    def move(self, position: Position | Solo, go: str, seconds: float = ANSWER_S) -> Move | None:
        """Send a `go`, and return the move, which must be legal after an `info`."""
        self.send(go)
        return self.best_move(position, go, seconds)

    def best_move(
        self, position: Position | Solo, go: str, seconds: float, *, infos: int = 0
    ) -> Move | None:
        """Read the reply to a `go`, of which `infos` have arrived already."""
        while True:
            word, text = self.receive(seconds, "error", "info", "bestmove")
            if word == "error":
                raise _WrongError(f"it refuses {go!r} after {_named(position)!r}: {_quoted(text)}")
            if word == "bestmove":
                break
            infos += 1
            line = parse_info(text, lambda reason: None).pv
            if isinstance(position, Position):
                _follow(position, line, text)
        try:
            return read_best_move(text, position, has_info=infos > 0)
        except ValueError as error:
            what = f"its bestmove {_quoted(text)} to {go!r} after {_named(position)!r}"
            raise _WrongError(f"{what}: {error}") from None

    def ask(self, question: str, seconds: float = ANSWER_S) -> str:
        """Return the response to a query; raises _MissingError if the engine has no such query."""
        self.send(f"query {question}")
        try:
            word, answer = self.receive(seconds, "error", "response")
        except EngineTimeoutError:
            self.restart()
            word = "error"
        if word == "error":
            raise _MissingError(f"query {question} is not answered")
        word, _, text = answer.partition(" ")
        if word != question.partition(" ")[0]:
            raise _WrongError(f"query {question} is answered by {_quoted(f'response {answer}')}")
        return text


def _follow(position: Position, line: Sequence[Any], text: str) -> None:
    start = _named(position)
    for move in line:
        if position.is_over or not position.is_legal(move):
            what = f"the pv of its info {_quoted(text)}"
            raise _WrongError(f"{what} can't be played after {start!r}")
        position = position.play(move)


def _named(position: Position | Solo) -> str:
    kind = "pps" if isinstance(position, Position) else "solo"
    return f"position {kind} {format_position(position)}"


def _quoted(text: str) -> str:
    """Quote enough of the engine's text for a position or a line of moves."""
    return quoted(text, 1_000)


# The checks: each returns a remark, or raises


def _check_handshake(engine: _Conversation) -> str:
    engine.send("upi")
    identity: dict[str, str] = {}
    while True:
        word, text = engine.receive(START_S, "error", "id", "option", "upiok")
        if word == "error":
            raise _WrongError(f"it refuses upi: {_quoted(text)}")
        if word == "upiok":
            break
        if word == "id":
            kind, _, name = text.partition(" ")
            identity[kind] = name
            continue
        try:
            option = parse_option(text)
        except ValueError as error:
            raise _WrongError(f"option {_quoted(text)}: {error}") from None
        if option is not None:
            engine.options.append(option)
    if lacking := [f"id {kind}" for kind in ("name", "author") if not identity.get(kind)]:
        raise _MissingError(" and ".join(lacking))
    names = ", ".join(option.name for option in engine.options) or "none"
    return f"{_quoted(identity['name'])} by {_quoted(identity['author'])}, options: {names}"


def _check_readiness(engine: _Conversation) -> str:
    for line in ("newgame", "stop", ""):
        engine.obey(line)
    return ""


def _check_options(engine: _Conversation) -> str:
    for option in engine.options:
        for value in (option.minimum, option.default):
            engine.obey(f"setoption name {option.name} value {value}")
    if not engine.options:
        raise _MissingError("no options")
    if not engine.command("setoption name No Such Option value 1"):
        raise _MissingError("no error for an option that it doesn't have")
    return f"{len(engine.options)}"


def _check_a_game(engine: _Conversation) -> str:
    start = position = new_game(ring_from_seed("check"))
    moves = list[Move]()
    engine.obey("newgame")
    while True:
        engine.obey(f"position {format_game(start, moves)}")
        move = engine.move(position, "go movetime 20")
        if move is None:
            return f"{len(moves)} moves"
        moves.append(move)
        position = position.play(move)


def _check_positions(engine: _Conversation) -> str:
    table = perft_table()
    for position, _ in table:
        engine.obey(_named(position))
        engine.move(position, "go movetime 20")
    return f"{len(table)}"


def _check_defaults(engine: _Conversation) -> str:
    ring = ring_from_seed("check")
    engine.obey(f"position ring {ring}")  # without `board` it is the revised one
    engine.move(new_game(ring), "go movetime 20")
    return ""


def _check_limits(engine: _Conversation) -> str:
    position, _ = perft_table()[1]
    engine.obey(_named(position))
    for go in (
        "go nodes 50",
        "go depth 1",
        "go p1time 2000 p2time 2000 p1inc 100 p2inc 100",
        "go movetime 20 wibble 3",
        "go",
    ):
        engine.move(position, go, ANSWER_S if "time" in go else THINKING_S)
    return ""


def _check_stop(engine: _Conversation) -> str:
    position, _ = perft_table()[1]
    engine.obey(_named(position))
    engine.send("go infinite")
    deadline = Deadline(LISTENING_S)
    with suppress(EngineError):
        while deadline.remaining:
            if engine.receive(LISTENING_S, "info", "bestmove")[0] == "bestmove":
                raise _WrongError("go infinite is answered before stop")
    engine.send("isready")
    while (word := engine.receive(ANSWER_S, "info", "bestmove", "readyok")[0]) != "readyok":
        if word == "bestmove":
            raise _WrongError("go infinite is answered before stop")
    engine.send("stop")
    engine.best_move(position, "stop", ANSWER_S, infos=1)
    engine.obey("stop")
    return ""


def _check_errors(engine: _Conversation) -> str:
    ring = ring_from_seed("check")
    engine.obey(f"position ring {ring}")
    silent = [
        line
        for line in ("wibble", "position pps 9/9", f"position ring {ring} moves +a1")
        if not engine.command(line)
    ]
    engine.move(new_game(ring), "go movetime 20")  # nothing has changed
    if silent:
        raise _MissingError(f"no error for {', '.join(silent)}")
    return ""


def _check_queries(engine: _Conversation) -> str:
    unanswered: list[str] = []
    for position, _ in perft_table():
        engine.obey(_named(position))
        expected = {
            "turn": format_turn(position),
            "result": result_of(position),
            "score": "{} {}".format(*position.scores),
            "pps": format_position(position),
            "legal": "",
        }
        for question, answer in expected.items():
            if question in unanswered:
                continue
            try:
                found = engine.ask(question)
            except _MissingError:
                unanswered.append(question)
                engine.obey(_named(position))
                continue
            if question == "legal":
                _compare_legal(position, found)
            elif found != answer:
                raise _difference(question, position, found, answer)
    if unanswered:
        raise _MissingError(f"no answer to {', '.join(unanswered)}")
    return ""


def _difference(question: str, position: Position, found: str, expected: str) -> _WrongError:
    where = f"query {question} after {_named(position)!r}"
    return _WrongError(f"{where}: the engine says {_quoted(found)}, expected {expected}")


def _compare_legal(position: Position, found: str) -> None:
    try:
        moves = set(parse_moves(found))
    except ValueError as error:
        raise _WrongError(f"query legal after {_named(position)!r}: {error}") from None
    legal = set(position.legal_moves())
    for what, difference in (
        ("lacks the legal", legal - moves),
        ("names the illegal", moves - legal),
    ):
        if difference:
            tokens = format_moves(sorted(difference, key=str)[:5])
            raise _WrongError(f"query legal after {_named(position)!r}: its answer {what} {tokens}")


def _check_perft(engine: _Conversation) -> str:
    depths = set()
    for position, counts in perft_table():
        engine.obey(_named(position))
        for depth, count in enumerate(counts, 1):
            if count > 1_000_000:  # slow in some engines
                continue
            depths.add(depth)
            seconds = ANSWER_S if depth == 1 else THINKING_S
            if (found := engine.ask(f"perft {depth}", seconds)) != str(count):
                raise _difference(f"perft {depth}", position, found, str(count))
    return f"depths {min(depths)} to {max(depths)}"


def _check_solo(engine: _Conversation) -> str:
    if engine.command(f"position solo {_SOLO}"):
        raise _MissingError("games against the Automa are refused")
    engine.move(parse_any_position(_SOLO), "go movetime 50")
    return ""


def _check_end(engine: _Conversation) -> str:
    position, _ = perft_table()[1]
    engine.obey(_named(position))
    engine.send("go infinite")
    ended = engine.end(3.0)
    if not ended.startswith("ended with status 0"):
        raise _WrongError(f"quit while it thinks: it {ended}")
    return ""


_CHECKS: tuple[tuple[str, Callable[[_Conversation], str]], ...] = (
    ("upi", _check_handshake),
    ("isready, newgame, stop", _check_readiness),
    ("setoption", _check_options),
    ("position ring", _check_defaults),
    ("position pps", _check_positions),
    ("a whole game", _check_a_game),
    ("limits of go", _check_limits),
    ("go infinite and stop", _check_stop),
    ("errors", _check_errors),
    ("query", _check_queries),
    ("query perft", _check_perft),
    ("position solo", _check_solo),
    ("quit", _check_end),
)
