"""The engine's side of the protocol: lines in, lines out, one player behind.

One thread owns all state and does all the writing. It takes events from a queue that two other
threads fill. So it reads input while a worker thinks, and no answer is interrupted:

    reader: lines, the end of input ----+
                                        +---> queue ---> Loop.run: state and answers
    worker: reports, the result --------+
"""

import os
import queue
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from quiltbee.automa import Solo
from quiltbee.notation import format_move
from quiltbee.players import CANDIDATES, PLAYERS, Decision, Info, Limits, OptionError, Stop, Thinker
from quiltbee.protocol.errors import CommandError
from quiltbee.protocol.text import (
    CHUNK,
    Command,
    Count,
    Query,
    SetOption,
    Unreadable,
    answer_query,
    final_info,
    format_best_move,
    format_candidates,
    format_info,
    format_option,
    parse_command,
    quoted,
    read_lines,
)
from quiltbee.rules import Position
from quiltbee.rules.position import perft_parts

QUIT_AFTER_S = 3.0
"""How long `quit` waits for a count, so that a piped script gets its answer."""

_INTERRUPTED = 130
"""The exit status after Ctrl+C."""

_SWITCH_S = 0.0005
"""The interval after which a busy thread yields the interpreter; Python's default of 5 ms delays
the answer to `stop` by several times as much."""


@dataclass(frozen=True, slots=True)
class _Counted:
    number: int | None


@dataclass(frozen=True, slots=True)
class _Failed:
    error: BaseException


class _EndOfInput:
    """Nothing more will come."""


_Input = str | Unreadable | _EndOfInput
_Result = tuple[Info, ...] | Decision | _Counted | _Failed
_Event = _Input | _Result


@dataclass(frozen=True, slots=True)
class _Work:
    """A job that runs in a thread of its own while the loop listens; `stop` ends it soon.

    A `go` has limits; a count has none. `line` is the command, for the error message if it is
    stopped. `do` takes the stop signal and a function for its reports, and returns the result.
    """

    line: str
    limits: Limits | None
    do: Callable[[Stop, Callable[[_Result], None]], _Result]
    stop: Stop = field(default_factory=Stop)

    def start(self, put: Callable[[_Result], None]) -> None:
        """Start the thread, which passes each result to `put`; the last one ends the job."""

        def run() -> None:
            try:
                put(self.do(self.stop, put))
            except BaseException as error:  # noqa: BLE001 - it is raised again in the loop's thread
                put(_Failed(error))

        threading.Thread(target=run, name="worker", daemon=True).start()


def _count(position: Position, depth: int, stop: Stop, _: object) -> _Counted:
    total = 0
    for part in perft_parts(position, depth):
        if stop.is_set():
            return _Counted(None)
        total += part
    return _Counted(total)


class Loop:
    """Speaks for one player until `quit` or the end of the input.

    `read` waits for bytes and returns `b""` at the end; `write` gets whole lines with their
    newlines.
    """

    def __init__(
        self, thinker: Thinker, read: Callable[[], bytes], write: Callable[[str], None]
    ) -> None:
        self._thinker = thinker
        self._read = read
        self._write = write
        self._events: queue.SimpleQueue[_Event] = queue.SimpleQueue()
        self._deferred: deque[_Input] = deque()
        self._position: Position | Solo | None = None
        self._work: _Work | None = None
        self._held: Decision | None = None
        self._reported: tuple[Info, ...] = ()
        self._shows_candidates = False
        self._input_ended = False
        self._quit_at: float | None = None

    def run(self) -> None:
        """Answer until the end; raises what the player raises."""
        threading.Thread(target=self._listen, name="reader", daemon=True).start()
        try:
            while not self._is_over():
                event = self._next_event()
                if event is not None:
                    self._handle(event)
        finally:
            if self._work is not None:
                self._work.stop.set()

    @property
    def is_working(self) -> bool:
        """True if a thread is still thinking or counting, even after `quit`."""
        return self._work is not None

    @property
    def _lines_wait(self) -> bool:
        """True while a job holds up the next lines; a `go infinite` does so once it is stopped."""
        work = self._work
        if work is None or work.limits is None:
            return work is not None
        return not work.limits.infinite or work.stop.is_set()

    def _listen(self) -> None:
        for line in read_lines(self._read):
            self._events.put(line)
        self._events.put(_EndOfInput())

    def _is_over(self) -> bool:
        if self._quit_at is not None and time.monotonic() >= self._quit_at:
            return True
        return self._input_ended and self._work is None

    def _next_event(self) -> _Event | None:
        """Return the next event, deferred ones first; None when it is time to quit."""
        if self._deferred and not self._lines_wait:
            return self._deferred.popleft()
        if self._quit_at is None:
            return self._events.get()
        try:
            return self._events.get(timeout=max(0.0, self._quit_at - time.monotonic()))
        except queue.Empty:
            return None

    def _handle(self, event: _Event) -> None:
        match event:
            case tuple():
                self._report(event)
            case Decision():
                if event.lines != self._reported:
                    self._report(event.lines)
                self._end_thinking(event)
            case _Counted():
                self._end_counting(event)
            case _Failed():
                raise event.error
            case _ if self._lines_wait and event not in ("stop", "isready"):
                # A script expects its answers in order, so everything else waits for this one.
                self._deferred.append(event)
                if event == "quit":
                    counts = self._work is not None and self._work.limits is None
                    patience = QUIT_AFTER_S if counts else 0.0
                    self._quit_at = time.monotonic() + patience
            case _EndOfInput():
                self._input_ended = True
                if self._work is not None and self._work.limits and self._work.limits.infinite:
                    self._stop()
            case Unreadable():
                self._refuse(event.why, event.start)
            case _:
                self._read_line(event)

    # Input

    def _read_line(self, line: str) -> None:
        if not line:
            return
        try:
            self._obey(parse_command(line), line)
        except (CommandError, OptionError) as error:
            self._refuse(str(error), line)

    def _obey(self, command: Command, line: str) -> None:
        match command:
            case "isready":
                self._say("readyok")
            case "stop":
                self._stop()
            case "quit":
                self._quit_at = time.monotonic()
            case _ if self._work is not None:
                raise CommandError("during go infinite only stop, isready and quit are accepted")
            case "upi":
                self._introduce()
            case "newgame":
                self._thinker.new_game()
            case SetOption(name, value):
                self._thinker.set_option(name, value)
                if name == CANDIDATES.name:
                    self._shows_candidates = bool(value)
            case Position() | Solo():
                self._position = command
            case Limits():
                position = self._known_position()
                for move in command.searchmoves:
                    if (reason := position.why_illegal(move)) is not None:
                        raise CommandError(f"searchmoves {format_move(move)}: {reason}")
                self._start(_Work(line, command, partial(self._think, position, command)))
            case Query(question):
                self._say(answer_query(self._known_position(), question))
            case Count(depth):
                position = self._known_position()
                if isinstance(position, Solo):
                    raise CommandError("perft only counts games for two, without chance")
                self._start(_Work(line, None, partial(_count, position, depth)))

    def _known_position(self) -> Position | Solo:
        if self._position is None:
            raise CommandError("there is no position yet")
        return self._position

    # Work

    def _start(self, work: _Work) -> None:
        self._work, self._reported = work, ()
        work.start(self._events.put)

    def _think(
        self,
        position: Position | Solo,
        limits: Limits,
        stop: Stop,
        put: Callable[[_Result], None],
    ) -> Decision:
        """Decide, in the job's thread, and check the move before it goes out."""
        if position.decider is None:
            return Decision(None, (final_info(position),))
        decision = self._thinker.decide(position, limits, stop, put)
        move = decision.move
        if move is not None and position.why_illegal(move) is not None:
            raise ValueError(f"{self._thinker.name} chose an illegal move: {move}")
        return decision

    def _stop(self) -> None:
        if self._work is not None:
            self._work.stop.set()
        if self._held is not None:
            self._end_thinking(self._held)

    def _end_thinking(self, decision: Decision) -> None:
        """Send the best move; after `go infinite`, only once it is stopped."""
        work = self._work
        assert work is not None
        assert work.limits is not None
        if work.limits.infinite and not work.stop.is_set():
            self._held = decision
            return
        self._work = self._held = None
        if self._shows_candidates and decision.candidates:
            self._say(format_candidates(decision.candidates))
        self._say(format_best_move(decision.move))

    def _end_counting(self, counted: _Counted) -> None:
        work, self._work = self._work, None
        assert work is not None
        if counted.number is None:
            self._refuse("stopped", work.line)
        else:
            self._say(f"response perft {counted.number}")

    # Output

    def _report(self, lines: tuple[Info, ...]) -> None:
        self._reported = lines
        for line in lines:
            self._say(format_info(line))

    def _introduce(self) -> None:
        self._say(f"id name {self._thinker.name}")
        self._say(f"id author {self._thinker.author}")
        for option in self._thinker.options:
            self._say(format_option(option))
        self._say("upiok")

    def _refuse(self, why: str, line: str) -> None:
        self._say(f"error {why}: {quoted(line)}")

    def _say(self, line: str) -> None:
        self._write(line + "\n")


def run_engine(player: str | Thinker) -> int:
    """Speak UPI for a player until `quit` or the end of the input; returns the exit status.

    The player is one of PLAYERS by name, or any Thinker. The status is 1 once nothing reads the
    answers any more. Raises ValueError for an unknown name.
    """
    if isinstance(player, str):
        if player not in PLAYERS:
            raise ValueError(f"there is no player {player!r}; the players are {', '.join(PLAYERS)}")
        player = PLAYERS[player]()
        player.new_game()  # loads the weights, so that the first decision does not wait
    sys.setswitchinterval(_SWITCH_S)
    # Not through `sys.stdin`: its buffer has a lock, which must not be held at exit.
    loop = Loop(player, lambda: os.read(sys.stdin.fileno(), CHUNK), _write)
    status = 0
    try:
        loop.run()
    except BrokenPipeError:
        # The rest of the buffer is flushed again at exit: discard it.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
        status = 1
    except KeyboardInterrupt:
        if not loop.is_working:
            raise
        if sys.stderr is not None:
            print("quiltbee: interrupted", file=sys.stderr, flush=True)
        status = _INTERRUPTED
    if loop.is_working:
        # An orderly exit would tear down the engine under the thread that runs it.
        os._exit(status)  # all output has been flushed
    return status


def _write(text: str) -> None:
    sys.stdout.buffer.write(text.encode("ascii"))
    sys.stdout.buffer.flush()
