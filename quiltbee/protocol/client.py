"""The program's side of the protocol: a client that drives one engine.

    with EngineClient(engine_command("engine")) as engine:
        print(engine.decide(new_game(ring_from_seed("quilt")), Limits(movetime_ms=100)).move)

All parsing of its lines happens here.
"""

import math
import queue
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Self

from quiltbee.automa import Solo
from quiltbee.games import Game
from quiltbee.notation import NotationError, format_position, parse_solo
from quiltbee.players import (
    NEVER,
    NO_LIMITS,
    Candidate,
    Decision,
    Info,
    Limits,
    Option,
    Report,
    Stop,
    Value,
    no_report,
)
from quiltbee.protocol.errors import (
    EngineDiedError,
    EngineProtocolError,
    EngineRefusedError,
    EngineTimeoutError,
)
from quiltbee.protocol.text import (
    CANDIDATES_WORD,
    IMAGINED,
    NOT_ASCII,
    POSITION_KEYWORDS,
    Unreadable,
    format_game,
    format_limits,
    parse_best_move,
    parse_candidates,
    parse_info,
    parse_option,
    quoted,
    read_lines,
)
from quiltbee.protocol.transport import ProcessTransport, Transport
from quiltbee.rules import Move, Position, PositionError, Seat, check_position

_MOMENT_S = 1.0


class Deadline:
    """A point in time `seconds` from now; infinite seconds mean never."""

    def __init__(self, seconds: float) -> None:
        self.restart(seconds)

    def restart(self, seconds: float) -> None:
        """Move the deadline to `seconds` from now."""
        self.seconds = seconds
        self._at = time.monotonic() + seconds

    @property
    def remaining(self) -> float | None:
        """Seconds left, 0 once it has passed; None for an infinite deadline."""
        return None if self._at == math.inf else max(0.0, self._at - time.monotonic())


@dataclass(frozen=True, slots=True)
class Skipped:
    """The number of lines that the client skipped, and the first of them, quoted."""

    lines: int = 0
    first: str = ""

    def __add__(self, later: "Skipped") -> "Skipped":
        return Skipped(self.lines + later.lines, self.first or later.first)

    def __str__(self) -> str:
        what = (
            "1 line that UPI does not know was"
            if self.lines == 1
            else (f"{self.lines} lines that UPI does not know were")
        )
        return f"{what} skipped, the first: {self.first}"


class Connection:
    """The lines of one engine. They are read continuously, so that the engine never blocks.

    `skipped` counts the invalid lines so far.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._lines: queue.SimpleQueue[str | Unreadable | None] = queue.SimpleQueue()
        self._has_ended = False
        self.skipped = Skipped()
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
        """Return the next line that is not empty; `awaited` names the expected line in errors.

        After the deadline even a line that is already there is too late: an engine that never stops
        talking gives no answer. Lines that are not ASCII are skipped. Raises EngineTimeoutError,
        EngineDiedError at the end of the output, and EngineProtocolError for a line that is too
        long.
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
                if line.why != NOT_ASCII:
                    raise self.nonsense(line.start, line.why)
                self.skip(line.start)
            elif line:
                return line

    def receive_one_of(self, deadline: Deadline, *words: str) -> tuple[str, str]:
        """Return the next line that begins with one of these words, split after it.

        The last word is the one awaited. Other lines are skipped, as UCI asks of programs.
        """
        while True:
            line = self.receive(deadline, words[-1])
            word, *rest = line.split(None, 1)
            if word in words:
                return word, rest[0] if rest else ""
            self.skip(line)

    def skip(self, line: str) -> None:
        """Count an invalid line."""
        self.skipped += Skipped(1, quoted(line))

    def wake(self) -> None:
        """Make `receive` check its deadline again."""
        self._lines.put("")

    def nonsense(self, line: str, why: str) -> EngineProtocolError:
        """Return the error that quotes an invalid line."""
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


@dataclass(frozen=True, slots=True)
class Patience:
    """Timeouts of the client, in seconds.

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
    """A client of an engine, given its command line or a transport; `close` or `with` ends it.

    It is a `Thinker`. One call runs at a time and others wait for it. After an EngineError other
    than EngineRefusedError the engine has been ended, and the client can't be used any more. Raises
    an EngineError if the engine can't be started or does not introduce itself correctly.
    """

    def __init__(self, engine: Sequence[str] | Transport, patience: Patience | None = None) -> None:
        self.name = self.author = ""
        self.options: tuple[Option, ...] = ()
        self._patience = patience or Patience()
        self._takes_games = True
        self._calling = threading.Lock()
        transport = ProcessTransport(engine) if isinstance(engine, Sequence) else engine
        self._connection = Connection(transport)
        with self._call():
            self._shake_hands()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def take_skipped(self) -> Skipped:
        """Return the invalid lines since the last call."""
        skipped, self._connection.skipped = self._connection.skipped, Skipped()
        return skipped

    def wait_until_ready(self, seconds: float) -> None:
        """Wait until the engine is ready to think."""
        with self._call():
            self._connection.send("isready")
            self._await_ready(Deadline(seconds))

    def set_option(self, name: str, value: int) -> None:
        """Change an option; raises EngineRefusedError if the engine rejects it."""
        line = _one_line(f"setoption name {name} value {value}")
        with self._call():
            self._command(line)

    def new_game(self) -> None:
        """Announce that the next position belongs to another game."""
        with self._call():
            self._command("newgame")

    def decide(
        self,
        position: Position | Solo,
        limits: Limits = NO_LIMITS,
        stop: Stop = NEVER,
        report: Report = no_report,
        game: Game[Any] | None = None,
    ) -> Decision:
        """Let the engine think about a position; the move it returns is legal.

        There is no move if the game is over or a card of the Automa is due. A position that no game
        can reach, as an analysis may imagine it, is sent as one. In a game against the Automa the
        engine gets only what the person may know. With the `game` that led to this position the
        engine gets its ring and its moves, if it began at set-up. Raises EngineRefusedError if the
        engine rejects the position. `report` gets lines once the next ones begin.
        """
        lines: dict[int, Info] = {}
        candidates: tuple[Candidate, ...] = ()
        deadline = Deadline(self._time_for(limits, position.table.turn))

        def end() -> None:
            deadline.restart(self._patience.answer)
            with suppress(EngineDiedError):  # the loop below raises it
                self._connection.send("stop")
            self._connection.wake()

        with self._call():
            self._send_position(position, game)
            deadline.restart(deadline.seconds)
            self._connection.send(f"go {format_limits(limits)}".rstrip())
            with stop.calling(end):
                while True:
                    word, text = self._answer(deadline, "info", "bestmove")
                    if word == "bestmove":
                        move = self._move(position, limits, text, has_info=bool(lines))
                        return Decision(move, _in_order(lines), candidates)
                    if text.startswith(f"{CANDIDATES_WORD} "):
                        candidates = self._candidates(text)
                    else:
                        self._take_info(text, lines, report)

    def query(self, question: str, position: Position | Solo) -> str:
        """Return the response to `query <question>` about a position, without its first words."""
        line = _one_line(f"query {question}")
        with self._call():
            self._send_position(position)
            self._connection.send(line)
            counts = question.startswith("perft")
            patience = self._patience.search if counts else self._patience.answer
            _, text = self._answer(Deadline(patience), "response")
            word, _, rest = text.partition(" ")
            if word != question.partition(" ")[0]:
                answer, reason = f"response {text}", f"expected a response to {line}"
                raise self._connection.nonsense(answer, reason)
            return rest

    def close(self) -> None:
        """Ask the engine to quit, and end it if it does not."""
        with suppress(EngineDiedError):
            self._connection.send("quit")
        self._connection.end(self._patience.close)

    @contextmanager
    def _call(self) -> Iterator[None]:
        """Run one exchange; a failure ends the engine, as its later lines would be out of step."""
        with self._calling:
            try:
                yield
            except EngineRefusedError:
                raise
            except BaseException:
                self.close()
                raise

    def _shake_hands(self) -> None:
        deadline = Deadline(self._patience.handshake)
        self._connection.send("upi")
        words = ("id", "option", "error", "upiok")
        while True:
            word, text = self._connection.receive_one_of(deadline, *words)
            line = f"{word} {text}"
            match word, text.split(" ", 1):
                case "upiok", _:
                    return
                case "error", _:
                    raise self._connection.nonsense(line, "expected upiok")
                case "id", ["name", name]:
                    self.name = name
                case "id", ["author", author]:
                    self.author = author
                case "option", _:
                    self._take_option(text, line)
                case _:
                    self._connection.skip(line)

    def _take_option(self, text: str, line: str) -> None:
        try:
            option = parse_option(text)
        except ValueError:
            self._connection.skip(line)
        else:
            if option is not None:
                others = (known for known in self.options if known.name != option.name)
                self.options = (*others, option)

    def _send_position(self, position: Position | Solo, game: Game[Any] | None = None) -> None:
        if game is not None and self._takes_games:
            start: Any = game.origin
            if isinstance(start, Position) and start.is_set_up:
                moves: Any = game.moves
                line = f"position {format_game(start, moves)}"
                try:
                    self._command(line)
                except EngineRefusedError:  # an engine written for 0.1 takes only position strings
                    self._takes_games = False
                    self._connection.skip(line)
                else:
                    return
        seen: Any = position.seen_by(Seat.FIRST)
        text = format_position(seen)
        keyword = IMAGINED if _is_imagined(seen, text) else POSITION_KEYWORDS[position.variant]
        self._command(f"position {keyword} {text}")

    def _command(self, line: str) -> None:
        self._connection.send(line)
        self._connection.send("isready")
        self._await_ready(Deadline(self._patience.ready))

    def _await_ready(self, deadline: Deadline) -> None:
        refusal: EngineRefusedError | None = None
        while True:
            word, text = self._connection.receive_one_of(deadline, "error", "readyok")
            if word == "readyok":
                break
            refusal = self._refusal(text)
        if refusal is not None:
            raise refusal

    def _answer(self, deadline: Deadline, *words: str) -> tuple[str, str]:
        word, text = self._connection.receive_one_of(deadline, "error", *words)
        if word == "error":
            raise self._refusal(text)
        return word, text

    def _refusal(self, what: str) -> EngineRefusedError:
        return EngineRefusedError(f"{self._connection.title} refused: {quoted(what)}")

    def _take_info(self, text: str, lines: dict[int, Info], report: Report) -> None:
        """Keep the report on a line; one with only search figures replaces no fuller one."""
        faults: list[str] = []
        info = parse_info(text, faults.append)
        if faults:
            self._connection.skip(f"info {text}")
        known = lines.get(info.multipv)
        if known is not None and _says_something(known) and not _says_something(info):
            return
        if info.multipv == 1 and lines:
            report(_in_order(lines))
        lines[info.multipv] = info

    def _candidates(self, text: str) -> tuple[Candidate, ...]:
        try:
            return parse_candidates(text.partition(" ")[2])
        except ValueError:
            self._connection.skip(f"info {text}")
            return ()

    def _move(
        self, position: Position | Solo, limits: Limits, text: str, *, has_info: bool
    ) -> Move | None:
        try:
            move = read_best_move(text, position, has_info=has_info)
            if move is not None and limits.searchmoves and move not in limits.searchmoves:
                raise ValueError("it is not among the searchmoves")
        except ValueError as error:
            raise self._connection.nonsense(f"bestmove {text}", str(error)) from None
        return move

    def _time_for(self, limits: Limits, turn: int) -> float:
        """Return how many seconds a `go` may take."""
        if limits.infinite:
            return math.inf
        times = (limits.movetime_ms, limits.clocks_ms[turn - 1])
        given = [time_ms for time_ms in times if time_ms is not None]
        answer, search = self._patience.answer, self._patience.search
        return min(given) / 1000 + answer if given else search


def read_best_move(text: str, position: Position | Solo, *, has_info: bool) -> Move | None:
    """Return the move of a `bestmove` in a position; raises ValueError if it is invalid there."""
    move = parse_best_move(text)
    if not has_info:
        raise ValueError("there was no info before it")
    if move is None:
        if isinstance(position.decider, Seat):
            raise ValueError("the game is not over")
    elif (reason := position.why_illegal(move)) is not None:
        raise ValueError(f"an illegal move: {reason}")
    return move


def _in_order(lines: dict[int, Info]) -> tuple[Info, ...]:
    return tuple(lines[rank] for rank in sorted(lines))


def _says_something(info: Info) -> bool:
    return bool(info.pv) or info.value != Value()


def _is_imagined(position: Position | Solo, text: str) -> bool:
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
