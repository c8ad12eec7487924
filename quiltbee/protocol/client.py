"""The program's side of the protocol: a client that drives one engine.

    with EngineClient(engine_command("engine")) as engine:
        engine.position(ring_from_seed("quilt"))
        print(engine.go(Limits(movetime_ms=100)).move)

Lines become moves, reports and options here and nowhere else.
"""

import math
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from quiltbee.automa import Solo
from quiltbee.games import variant_of
from quiltbee.notation import NotationError, format_moves, format_position, parse_solo
from quiltbee.players import Info, Limits, Option
from quiltbee.protocol.commands import IMAGINED, POSITION_KEYWORDS, format_limits
from quiltbee.protocol.connection import Connection, Deadline
from quiltbee.protocol.errors import EngineDiedError, EngineRefusedError
from quiltbee.protocol.lines import quoted
from quiltbee.protocol.replies import parse_best_move, parse_info, parse_option
from quiltbee.protocol.transport import ProcessTransport, Transport
from quiltbee.rules import Board, Move, Position, PositionError, Seat, check_position, new_game

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Patience:
    """How many seconds the client waits before it gives up on an engine.

    `handshake` is for the answer to `upi`. `ready` is for each command without an answer of its
    own; the first may have to wait until the engine has compiled. `answer` is for a query, for the
    move after `stop`, and for how far a `go` may exceed its time. `search` is for a `go` without a
    time limit. `close` is for exiting after `quit`. The client does not give up on an engine within
    `loading` seconds of its start, since it may still be compiling what the `go` needs.
    """

    handshake: float = 20.0
    ready: float = 120.0
    answer: float = 10.0
    search: float = 600.0
    close: float = 1.0
    loading: float = 0.0


@dataclass(frozen=True, slots=True)
class Answer:
    """What a `go` brought: the move and every report before it.

    The move is None if there is nothing to decide: the game is over, or the Automa's next card is
    due.
    """

    move: Move | None
    infos: tuple[Info, ...]

    @property
    def lines(self) -> tuple[Info, ...]:
        """The last report of each line of play, the best line first."""
        last = {info.multipv: info for info in self.infos}
        return tuple(last[rank] for rank in sorted(last))


class EngineClient:
    """An engine, started by a command line or reached by a transport; `close` or `with` ends it.

    One call runs at a time and others wait for it; only `stop` may come from any thread at any
    time. After an EngineError other than EngineRefusedError the engine has been ended, and the
    client can't be used any more. Raises an EngineError if the engine can't be started or does not
    introduce itself correctly.
    """

    def __init__(self, engine: Sequence[str] | Transport, patience: Patience | None = None) -> None:
        self.name = self.author = ""
        self.options: dict[str, Option] = {}
        self._patience = patience or Patience()
        self._calling = threading.Lock()
        self._thinking = Deadline(math.inf)
        self._started = time.monotonic()
        self._position: Position | Solo | None = None
        transport = ProcessTransport(engine) if isinstance(engine, Sequence) else engine
        self._connection = Connection(transport)
        with self._call():
            self._shake_hands()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def wait_until_ready(self, seconds: float) -> None:
        """Wait until it is ready to think; it may have to compile first."""
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

    def position(
        self,
        start: Position | Solo | str,
        moves: Iterable[Move] = (),
        board: Board = Board.REVISED,
    ) -> None:
        """Set the position: a start, or a ring and a board, and the moves made since.

        A position that no game can reach, as an analysis may imagine it, is sent as one. In a game
        against the Automa the engine is told what the person may know, and `moves` are the
        person's. Raises PositionError for a wrong ring and IllegalMoveError for a wrong move, and
        then sends nothing.
        """
        played = list(moves)
        position: Any
        if isinstance(start, str):
            position = new_game(start, board)
            variant = variant_of(position)
            line = f"position ring {start} board {board.value}"
        else:
            variant = variant_of(start)
            position = variant.view(start, Seat.FIRST)
            text = format_position(position)
            keyword = IMAGINED if _is_imagined(position, text) else POSITION_KEYWORDS[variant.name]
            line = f"position {keyword} {text}"
        for move in played:
            position = variant.play(position, move)
        with self._call():
            self._command(f"{line} moves {format_moves(played)}" if played else line)
            self._position = position

    def go(
        self,
        limits: Limits,
        on_info: Callable[[Info], None] | None = None,
        stop: threading.Event | None = None,
    ) -> Answer:
        """Let it think about the position; the move it returns is legal.

        `on_info` gets each report at once, in the calling thread. With `limits.infinite` this
        returns only after `stop`. Setting the event `stop` beforehand ends it too.
        """
        position = self._position
        if position is None:
            raise ValueError("go needs a position first")
        with self._call():
            self._thinking.restart(
                self._time_for(limits, variant_of(position).table(position).turn)
            )
            self._connection.send(f"go {format_limits(limits)}".rstrip())
            if stop is not None and stop.is_set():
                self.stop()
            infos: list[Info] = []
            while True:
                line = self._connection.receive(self._thinking, "bestmove")
                kind, text = self._split(line, "info", "bestmove")
                if kind == "bestmove":
                    move = self._read(parse_best_move, text, line)
                    self._check(position, move, bool(infos), line)
                    return Answer(move, tuple(infos))
                infos.append(self._read(parse_info, text, line))
                if on_info is not None:
                    on_info(infos[-1])

    def stop(self) -> None:
        """Ask for the move soon; without a `go` under way it does nothing."""
        self._thinking.restart(self._patience_now(self._patience.answer))
        self._connection.send("stop")
        self._connection.wake()

    def query(self, question: str) -> str:
        """The response to `query <question>`, without the two words in front."""
        line = _one_line(f"query {question}")
        with self._call():
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
                        self.options[option.name] = option
                case _:
                    raise self._connection.nonsense(line, "expected id, option or upiok")

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
        variant = variant_of(position)
        if move is None:
            if isinstance(variant.decider(position), Seat):
                raise self._connection.nonsense(line, "the game is not over")
        elif (reason := variant.why_illegal(position, move)) is not None:
            raise self._connection.nonsense(line, f"an illegal move: {reason}")

    def _time_for(self, limits: Limits, turn: int) -> float:
        """How many seconds a `go` may take."""
        if limits.infinite:
            return math.inf
        times = (limits.movetime_ms, limits.clocks_ms[turn - 1])
        given = [time_ms for time_ms in times if time_ms is not None]
        answer, search = self._patience.answer, self._patience.search
        return self._patience_now(min(given) / 1000 + answer if given else search)

    def _patience_now(self, seconds: float) -> float:
        """This many seconds, or as long as the engine may still be compiling."""
        return max(seconds, self._started + self._patience.loading - time.monotonic())


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
