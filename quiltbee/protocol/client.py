"""Driving an engine: the other side of the protocol.

with EngineClient([sys.executable, "-m", "quiltbee", "engine"]) as engine:
    engine.position(ring_from_seed("quilt"))
    print(engine.go(Limits(movetime_ms=100)).move)
"""

import math
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Self, TypeVar

from quiltbee.automa import Solo, play_solo, view
from quiltbee.games import variant_of
from quiltbee.notation import format_moves, format_position, format_solo
from quiltbee.players import Info, Limits, Option
from quiltbee.protocol.commands import format_limits
from quiltbee.protocol.errors import EngineDiedError, EngineRefusedError
from quiltbee.protocol.lines import quoted
from quiltbee.protocol.process import Deadline, EngineProcess
from quiltbee.protocol.replies import parse_best_move, parse_info, parse_option
from quiltbee.rules import Board, Move, Position, Seat, new_game, play

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Patience:
    """How many seconds the client waits before it gives an engine up.

    `ready` is for each command without an answer of its own, the first of which may have to wait
    until the engine has compiled what it needs, `answer` for a query, for the end
    after `stop`, and for what a `go` takes beyond its time; `search` is for a `go` that has no
    time, only nodes, depth or nothing at all; `close` is for leaving after `quit`.
    """

    handshake: float = 20.0
    ready: float = 120.0
    answer: float = 10.0
    search: float = 600.0
    close: float = 1.0


@dataclass(frozen=True, slots=True)
class Answer:
    """What a `go` brought: the move and every report before it.

    The move is None when there is nothing to decide: the game is over, or the Automa's card must
    be turned over.
    """

    move: Move | None
    infos: tuple[Info, ...]

    @property
    def lines(self) -> tuple[Info, ...]:
        """The last report of each line of play, the best line first."""
        last = {info.multipv: info for info in self.infos}
        return tuple(last[rank] for rank in sorted(last))


class EngineClient:
    """An engine in a process of its own; close it, or use it in a `with`, to end the process.

    One call runs at a time, others wait for it, except for `stop`, which may come from any thread
    at any moment. After an EngineError other than EngineRefusedError the process is ended and the
    client of no more use.
    """

    def __init__(self, argv: Sequence[str], patience: Patience | None = None) -> None:
        self.name = self.author = ""
        self.options: dict[str, Option] = {}
        self._patience = patience or Patience()
        self._calling = threading.Lock()
        self._thinking = Deadline(math.inf)
        self._position: Position | Solo | None = None
        self._process = EngineProcess(argv)
        with self._call():
            self._shake_hands()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def wait_until_ready(self, seconds: float) -> None:
        """Wait until it is ready to think, for which it may have to compile first."""
        with self._call():
            self._process.send("isready")
            self._await_ready(Deadline(seconds))

    def set_option(self, name: str, value: int) -> None:
        """Change a setting; raises EngineRefusedError if the engine does not take it."""
        line = _one_line(f"setoption name {name} value {value}")
        with self._call():
            self._command(line)

    def new_game(self) -> None:
        """Say that what comes has nothing to do with what was."""
        with self._call():
            self._command("newgame")

    def position(
        self,
        start: Position | Solo | str,
        moves: Iterable[Move] = (),
        board: Board = Board.REVISED,
    ) -> None:
        """Set the position: a start (or a ring, on a board) and what was played since.

        Of a solo game the engine is told what the person may know, and `moves` are the person's.
        Raises what `new_game`, `play` and `play_solo` raise for a ring or a move that is wrong.
        """
        played = list(moves)
        position: Position | Solo
        if isinstance(start, str):
            position = new_game(start, board)
            line = f"position ring {start} board {board.value}"
        elif isinstance(start, Solo):
            position = view(start)
            line = f"position solo {format_solo(position)}"
        else:
            position = start
            line = f"position pps {format_position(start)}"
        for move in played:
            if isinstance(position, Solo):
                position = play_solo(position, move)
            else:
                position = play(position, move)
        with self._call():
            self._command(f"{line} moves {format_moves(played)}" if played else line)
            self._position = position

    def go(self, limits: Limits, on_info: Callable[[Info], None] | None = None) -> Answer:
        """Let it think on the position; `on_info` gets each report at once, in this thread.

        With `limits.infinite` it returns only after `stop`. The move is legal.
        """
        position = self._position
        if position is None:
            raise ValueError("go needs a position first")
        with self._call():
            self._thinking.restart(
                self._time_for(limits, variant_of(position).table(position).turn)
            )
            self._process.send(f"go {format_limits(limits)}".rstrip())
            infos: list[Info] = []
            while True:
                line = self._process.receive(self._thinking, "bestmove")
                kind, text = self._split(line, "info", "bestmove")
                if kind == "bestmove":
                    move = self._read(parse_best_move, text, line)
                    self._check(position, move, bool(infos), line)
                    return Answer(move, tuple(infos))
                infos.append(self._read(parse_info, text, line))
                if on_info is not None:
                    on_info(infos[-1])

    def stop(self) -> None:
        """End the thinking under way soon; without any it does nothing."""
        self._thinking.restart(self._patience.answer)
        self._process.send("stop")
        self._process.wake()

    def query(self, question: str) -> str:
        """The response to `query <question>`, without the two words that begin it."""
        line = _one_line(f"query {question}")
        with self._call():
            self._process.send(line)
            counts = question.startswith("perft")
            patience = self._patience.search if counts else self._patience.answer
            answer = self._process.receive(Deadline(patience), "response")
            _, text = self._split(answer, "response")
            word, _, rest = text.partition(" ")
            if word != question.partition(" ")[0]:
                raise self._process.nonsense(answer, f"awaited was a response to {line}")
            return rest

    def close(self) -> None:
        """End the process: ask it to quit, and see to it if it does not."""
        with suppress(EngineDiedError):
            self._process.send("quit")
        self._process.end(self._patience.close)

    @contextmanager
    def _call(self) -> Iterator[None]:
        """One exchange; if it breaks off, what the engine says later belongs to nothing."""
        with self._calling:
            try:
                yield
            except EngineRefusedError:
                raise
            except BaseException:
                self.close()
                raise

    def _shake_hands(self) -> None:
        self._process.send("upi")
        deadline = Deadline(self._patience.handshake)
        while (line := self._process.receive(deadline, "upiok")) != "upiok":
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
                    raise self._process.nonsense(line, "awaited was id, option or upiok")

    def _command(self, line: str) -> None:
        """Send a command that has no answer of its own, and learn whether it was refused."""
        self._process.send(line)
        self._process.send("isready")
        self._await_ready(Deadline(self._patience.ready))

    def _await_ready(self, deadline: Deadline) -> None:
        refusal: EngineRefusedError | None = None
        while (answer := self._process.receive(deadline, "readyok")) != "readyok":
            if not answer.startswith("error "):
                raise self._process.nonsense(answer, "awaited was readyok")
            refusal = self._refusal(answer)
        if refusal is not None:
            raise refusal

    def _split(self, line: str, *expected: str) -> tuple[str, str]:
        """The first word, which must be one of those expected, and the rest."""
        word, _, text = line.partition(" ")
        if word == "error":
            raise self._refusal(line)
        if word not in expected:
            raise self._process.nonsense(line, f"awaited was {' or '.join(expected)}")
        return word, text.strip()

    def _refusal(self, line: str) -> EngineRefusedError:
        what = line.removeprefix("error ")
        return EngineRefusedError(f"{self._process.title} refused: {quoted(what)}")

    def _read(self, parse: Callable[[str], _Value], text: str, line: str) -> _Value:
        try:
            return parse(text)
        except ValueError as error:
            raise self._process.nonsense(line, str(error)) from None

    def _check(
        self, position: Position | Solo, move: Move | None, reported: bool, line: str
    ) -> None:
        """Raise EngineProtocolError for a `bestmove` that can't be the answer."""
        if not reported:
            raise self._process.nonsense(line, "there was no info before it")
        if move is None:
            if isinstance(variant_of(position).decider(position), Seat):
                raise self._process.nonsense(line, "the game is not over")
        elif (reason := variant_of(position).why_illegal(position, move)) is not None:
            raise self._process.nonsense(line, f"an illegal move: {reason}")

    def _time_for(self, limits: Limits, turn: int) -> float:
        """How many seconds a `go` may take."""
        if limits.infinite:
            return math.inf
        times = (limits.movetime_ms, limits.clocks_ms[turn - 1])
        given = [time_ms for time_ms in times if time_ms is not None]
        return min(given) / 1000 + self._patience.answer if given else self._patience.search


def _one_line(command: str) -> str:
    if not command.isascii() or not command.isprintable():
        raise ValueError(f"a command is one line of ASCII, not {quoted(command)}")
    return command
