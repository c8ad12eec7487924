"""The program's side of the protocol: a client that drives one engine.

    with EngineClient(engine_command("engine")) as engine:
        print(engine.decide(new_game(ring_from_seed("quilt")), Limits(movetime_ms=100)).move)

Lines become moves, reports and options here and nowhere else.
"""

import math
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from quiltbee.automa import Solo
from quiltbee.notation import NotationError, format_position, parse_solo
from quiltbee.players import (
    NEVER,
    NO_LIMITS,
    Decision,
    Info,
    Limits,
    Option,
    Report,
    Stop,
    no_report,
)
from quiltbee.protocol.errors import (
    EngineDiedError,
    EngineProtocolError,
    EngineRefusedError,
    EngineTimeoutError,
)
from quiltbee.protocol.lines import Unreadable, quoted, read_lines
from quiltbee.protocol.text import (
    IMAGINED,
    POSITION_KEYWORDS,
    format_limits,
    parse_best_move,
    parse_info,
    parse_option,
)
from quiltbee.protocol.transport import ProcessTransport, Transport
from quiltbee.rules import Move, Position, PositionError, Seat, check_position

_MOMENT_S = 1.0


class Deadline:
    """A moment `seconds` from now; infinite seconds mean never."""

    def __init__(self, seconds: float) -> None:
        self.restart(seconds)

    def restart(self, seconds: float) -> None:
        """Move it to `seconds` from now."""
        self.seconds = seconds
        self._at = time.monotonic() + seconds

    @property
    def remaining(self) -> float | None:
        """Seconds left, 0 when it has passed; None for ever."""
        return None if self._at == math.inf else max(0.0, self._at - time.monotonic())


class Connection:
    """The lines of one engine. They are read continuously, so that the engine never blocks."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._lines: queue.SimpleQueue[str | Unreadable | None] = queue.SimpleQueue()
        self._has_ended = False
        self._reader = threading.Thread(target=self._read, name="engine output", daemon=True)
        self._reader.start()

    @property
    def title(self) -> str:
        """The engine as the subject of a sentence."""
        return self._transport.title

    def send(self, line: str) -> None:
        """Send one line, from any thread; raises EngineDiedError if the engine doesn't listen."""
        if self._has_ended:
            raise EngineDiedError(f"{self.title} has been ended")
        try:
            self._transport.send(f"{line}\n".encode("ascii"))
        except OSError as error:
            raise self._died() from error

    def receive(self, deadline: Deadline, awaited: str) -> str:
        """The next line that is not empty; `awaited` is what an error says should have come.

        After the deadline even a line that is already there is too late: an engine that never stops
        talking gives no answer. Raises EngineTimeoutError, EngineDiedError at the end of the
        output, and EngineProtocolError for a line that is too long or not ASCII.
        """
        while True:
            remaining = deadline.remaining
            try:
                if remaining == 0:
                    raise queue.Empty
                line = self._lines.get(timeout=remaining)
            except queue.Empty:
                what = f"{self.title} gave no {awaited} within {deadline.seconds:g} s"
                raise EngineTimeoutError(what) from None
            if line is None:
                raise self._died()
            if isinstance(line, Unreadable):
                raise self.nonsense(line.start, line.why)
            if line:
                return line

    def wake(self) -> None:
        """Make `receive` check its deadline again."""
        self._lines.put("")

    def nonsense(self, line: str, why: str) -> EngineProtocolError:
        """The error that quotes a line that makes no sense."""
        return EngineProtocolError(f"{self.title} answered nonsense ({why}): {quoted(line)}")

    def end(self, patience: float) -> None:
        """End the engine after `patience` seconds to exit by itself; a second call does nothing."""
        self._has_ended = True
        self._transport.end(patience)
        self._reader.join(_MOMENT_S)

    def _read(self) -> None:
        for line in read_lines(self._transport.read):
            self._lines.put(line)
        self._lines.put(None)

    def _died(self) -> EngineDiedError:
        if self._has_ended:
            return EngineDiedError(f"{self.title} has been ended")
        return EngineDiedError(f"{self.title} {self._transport.how_it_ended()}")


_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Patience:
    """How many seconds the client waits before it gives up on an engine.

    `handshake` is for the answer to `upi`. `ready` is for each command without an answer of its
    own. `answer` is for a query, for the move after `stop`, and for how far a `go` may exceed its
    time. `search` is for a `go` without a time limit. `close` is for exiting after `quit`.

    Our engine is ready in a second; engines that compile first, as 0.2.0 did, took 30 s on a busy
    machine, and `ready` is twice that.
    """

    handshake: float = 20.0
    ready: float = 60.0
    answer: float = 10.0
    search: float = 600.0
    close: float = 1.0


class EngineClient:
    """An engine, started by a command line or reached by a transport; `close` or `with` ends it.

    It is a `Thinker`. One call runs at a time and others wait for it. After an EngineError other
    than EngineRefusedError the engine has been ended, and the client can't be used any more. Raises
    an EngineError if the engine can't be started or does not introduce itself correctly.
    """

    def __init__(self, engine: Sequence[str] | Transport, patience: Patience | None = None) -> None:
        self.name = self.author = ""
        self.options: tuple[Option, ...] = ()
        self._patience = patience or Patience()
        self._calling = threading.Lock()
        transport = ProcessTransport(engine) if isinstance(engine, Sequence) else engine
        self._connection = Connection(transport)
        with self._call():
            self._shake_hands()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def wait_until_ready(self, seconds: float) -> None:
        """Wait until it has introduced itself and is ready to think."""
        with self._call():
            self._connection.send("isready")
            self._await_ready(Deadline(seconds))

    def set_option(self, name: str, value: int) -> None:
        """Change an option; raises EngineRefusedError if the engine does not take it."""
        line = _one_line(f"setoption name {name} value {value}")
        with self._call():
            self._command(line)

    def new_game(self) -> None:
        """Say that the next position belongs to another game."""
        with self._call():
            self._command("newgame")

    def decide(
        self,
        position: Position | Solo,
        limits: Limits = NO_LIMITS,
        stop: Stop = NEVER,
        report: Report = no_report,
    ) -> Decision:
        """Let it think about a position; the move it returns is legal.

        There is no move if the game is over or a card of the Automa is due. A position that no
        game can reach, as an analysis may imagine it, is sent as one. In a game against the Automa
        the engine learns what the person may know. Raises EngineRefusedError for a position that
        the engine does not take. `report` gets lines once the next ones begin.
        """
        lines: dict[int, Info] = {}
        deadline = Deadline(self._time_for(limits, position.table.turn))

        def end() -> None:
            deadline.restart(self._patience.answer)
            with suppress(EngineDiedError):  # the call below finds out
                self._connection.send("stop")
            self._connection.wake()

        with self._call():
            self._send_position(position)
            deadline.restart(deadline.seconds)
            self._connection.send(f"go {format_limits(limits)}".rstrip())
            with stop.calling(end):
                while True:
                    line = self._connection.receive(deadline, "bestmove")
                    kind, text = self._split(line, "info", "bestmove")
                    if kind == "bestmove":
                        move = self._read(parse_best_move, text, line)
                        self._check(position, move, bool(lines), line)
                        return Decision(move, _in_order(lines))
                    info = self._read(parse_info, text, line)
                    if info.multipv == 1 and lines:
                        report(_in_order(lines))
                    lines[info.multipv] = info

    def query(self, question: str, position: Position | Solo) -> str:
        """The response to `query <question>` about a position, without the two words in front."""
        line = _one_line(f"query {question}")
        with self._call():
            self._send_position(position)
            self._connection.send(line)
            counts = question.startswith("perft")
            patience = self._patience.search if counts else self._patience.answer
            answer = self._connection.receive(Deadline(patience), "response")
            _, text = self._split(answer, "response")
            word, _, rest = text.partition(" ")
            if word != question.partition(" ")[0]:
                raise self._connection.nonsense(answer, f"expected a response to {line}")
            return rest

    def close(self) -> None:
        """Ask the engine to quit, and end it if it does not."""
        with suppress(EngineDiedError):
            self._connection.send("quit")
        self._connection.end(self._patience.close)

    @contextmanager
    def _call(self) -> Iterator[None]:
        """One exchange; if it fails, the engine is ended: its later lines would mean nothing."""
        with self._calling:
            try:
                yield
            except EngineRefusedError:
                raise
            except BaseException:
                self.close()
                raise

    def _shake_hands(self) -> None:
        self._connection.send("upi")
        deadline = Deadline(self._patience.handshake)
        while (line := self._connection.receive(deadline, "upiok")) != "upiok":
            match line.split(" ", 2):
                case ["id", "name", name]:
                    self.name = name
                case ["id", "author", author]:
                    self.author = author
                case ["option", *_]:
                    option = self._read(parse_option, line.removeprefix("option "), line)
                    if option is not None:
                        others = (known for known in self.options if known.name != option.name)
                        self.options = (*others, option)
                case _:
                    raise self._connection.nonsense(line, "expected id, option or upiok")

    def _send_position(self, position: Position | Solo) -> None:
        seen: Any = position.seen_by(Seat.FIRST)
        text = format_position(seen)
        keyword = IMAGINED if _is_imagined(seen, text) else POSITION_KEYWORDS[position.variant]
        self._command(f"position {keyword} {text}")

    def _command(self, line: str) -> None:
        """Send a command without an answer of its own; raises EngineRefusedError if refused."""
        self._connection.send(line)
        self._connection.send("isready")
        self._await_ready(Deadline(self._patience.ready))

    def _await_ready(self, deadline: Deadline) -> None:
        refusal: EngineRefusedError | None = None
        while (answer := self._connection.receive(deadline, "readyok")) != "readyok":
            if not answer.startswith("error "):
                raise self._connection.nonsense(answer, "expected readyok")
            refusal = self._refusal(answer)
        if refusal is not None:
            raise refusal

    def _split(self, line: str, *expected: str) -> tuple[str, str]:
        """The first word, which must be one of those expected, and the rest."""
        word, _, text = line.partition(" ")
        if word == "error":
            raise self._refusal(line)
        if word not in expected:
            raise self._connection.nonsense(line, f"expected {' or '.join(expected)}")
        return word, text.strip()

    def _refusal(self, line: str) -> EngineRefusedError:
        what = line.removeprefix("error ")
        return EngineRefusedError(f"{self._connection.title} refused: {quoted(what)}")

    def _read(self, parse: Callable[[str], _Value], text: str, line: str) -> _Value:
        try:
            return parse(text)
        except ValueError as error:
            raise self._connection.nonsense(line, str(error)) from None

    def _check(
        self, position: Position | Solo, move: Move | None, reported: bool, line: str
    ) -> None:
        """Raise EngineProtocolError for a `bestmove` that can't be the answer."""
        if not reported:
            raise self._connection.nonsense(line, "there was no info before it")
        if move is None:
            if isinstance(position.decider, Seat):
                raise self._connection.nonsense(line, "the game is not over")
        elif (reason := position.why_illegal(move)) is not None:
            raise self._connection.nonsense(line, f"an illegal move: {reason}")

    def _time_for(self, limits: Limits, turn: int) -> float:
        """How many seconds a `go` may take."""
        if limits.infinite:
            return math.inf
        times = (limits.movetime_ms, limits.clocks_ms[turn - 1])
        given = [time_ms for time_ms in times if time_ms is not None]
        answer, search = self._patience.answer, self._patience.search
        return min(given) / 1000 + answer if given else search


def _in_order(lines: dict[int, Info]) -> tuple[Info, ...]:
    """The last report of each line of play, the best line first."""
    return tuple(lines[rank] for rank in sorted(lines))


def _is_imagined(position: Position | Solo, text: str) -> bool:
    """Whether no game can reach a position; `text` is its position string."""
    try:
        if isinstance(position, Solo):
            parse_solo(text)
        else:
            check_position(position)
    except (NotationError, PositionError):
        return True
    return False


def _one_line(command: str) -> str:
    if not command.isascii() or not command.isprintable():
        raise ValueError(f"a command is one line of ASCII, not {quoted(command)}")
    return command
