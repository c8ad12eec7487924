"""The engine's side of the protocol: lines in, lines out, one thinker behind.

One thread owns all state and does all the writing. It takes events from one queue, which two other
threads fill. So it listens to the input while a worker thinks, and no answer is interrupted:

    reader: lines, the end of input ----+
                                        +---> queue ---> Loop.run: state and answers
    worker: reports, the result --------+
"""

import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import nullcontext

from quiltbee.automa import Solo
from quiltbee.players import Info, Loading, OptionError, Preparable, Progress, Thinker
from quiltbee.protocol.answers import (
    answer_query,
    format_best_move,
    format_info,
    format_option,
)
from quiltbee.protocol.commands import (
    Command,
    Count,
    Go,
    Query,
    SetOption,
    SetPosition,
    parse_command,
)
from quiltbee.protocol.errors import CommandError
from quiltbee.protocol.lines import Unreadable, quoted, read_lines
from quiltbee.protocol.work import (
    Counted,
    Counting,
    Failed,
    Found,
    Prepared,
    Preparing,
    Shown,
    Thinking,
)
from quiltbee.rules import Position

QUIT_AFTER_S = 3.0
"""How long `quit` waits for a count, so that a piped script gets its answer."""


class _EndOfInput:
    """Nothing more will come."""


_Input = str | Unreadable | _EndOfInput
_Event = _Input | Info | Found | Counted | Prepared | Failed


def _untold() -> nullcontext[Progress]:
    return nullcontext(lambda text: None)


class Loop:
    """Speaks for one thinker until `quit` or the end of the input.

    `read` waits for bytes and returns `b""` at the end; `write` gets whole lines with their
    newlines. A thinker that is Preparable gets ready at once; `isready` and `go` wait for it, and
    `shown` opens a display of its progress.
    """

    def __init__(
        self,
        thinker: Thinker,
        read: Callable[[], bytes],
        write: Callable[[str], None],
        shown: Shown = _untold,
    ) -> None:
        self._thinker = thinker
        self._read = read
        self._write = write
        self._shown = shown
        self._is_preparing = False
        self._events: queue.SimpleQueue[_Event] = queue.SimpleQueue()
        self._deferred: deque[_Input] = deque()
        self._position: Position | Solo | None = None
        self._work: Thinking | Counting | None = None
        self._held: Found | None = None
        self._input_ended = False
        self._quit_at: float | None = None

    def run(self) -> None:
        """Answer until the end; raises what the thinker raises."""
        threading.Thread(target=self._listen, name="reader", daemon=True).start()
        if isinstance(self._thinker, Preparable):
            self._is_preparing = True
            Preparing(self._thinker, self._shown).start(self._events.put)
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
        """Whether a thread is still preparing, loading, thinking or counting, even after `quit`."""
        if isinstance(self._thinker, Loading) and self._thinker.is_loading:
            return True
        return self._is_preparing or self._work is not None

    def _listen(self) -> None:
        for line in read_lines(self._read):
            self._events.put(line)
        self._events.put(_EndOfInput())

    def _is_over(self) -> bool:
        if self._quit_at is not None and time.monotonic() >= self._quit_at:
            return True
        return self._input_ended and self._work is None

    def _next_event(self) -> _Event | None:
        """The next event, deferred ones first; None when it is time to quit."""
        if self._deferred and not self._is_preparing and not isinstance(self._work, Counting):
            return self._deferred.popleft()
        if self._quit_at is None:
            return self._events.get()
        try:
            return self._events.get(timeout=max(0.0, self._quit_at - time.monotonic()))
        except queue.Empty:
            return None

    def _handle(self, event: _Event) -> None:
        match event:
            case Info():
                self._say(format_info(event))
            case Found():
                self._end_thinking(event)
            case Counted():
                self._end_counting(event)
            case Prepared():
                self._is_preparing = False
            case Failed():
                raise event.error
            case _ if self._must_wait(event):
                self._defer(event)
            case _EndOfInput():
                self._end_input()
            case Unreadable():
                self._refuse(event.why, event.start)
            case _:
                self._read_line(event)

    # Input

    def _must_wait(self, event: _Input) -> bool:
        """Whether input has to wait, because a script expects its answers in order.

        During a count everything but `stop` and `isready` waits. Until the thinker is ready,
        `isready` and `go` wait, and so does everything after them.
        """
        if isinstance(self._work, Counting) and event not in ("stop", "isready"):
            return True
        if not self._is_preparing or event == "quit":
            return False
        return bool(self._deferred) or (isinstance(event, str) and _needs_thinker(event))

    def _defer(self, event: _Input) -> None:
        self._deferred.append(event)
        if event == "quit":
            self._quit_at = time.monotonic() + QUIT_AFTER_S

    def _end_input(self) -> None:
        self._input_ended = True
        if isinstance(self._work, Thinking) and self._work.limits.infinite:
            self._stop()

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
                raise CommandError("while thinking only stop, isready and quit are heard")
            case "upi":
                self._introduce()
            case "newgame":
                self._thinker.new_game()
            case SetOption(name, value):
                self._thinker.set_option(name, value)
            case SetPosition(position):
                self._position = position
            case Go(limits):
                self._start(Thinking(self._known_position(), limits, self._thinker))
            case Query(question):
                self._say(answer_query(self._known_position(), question))
            case Count(depth):
                position = self._known_position()
                if isinstance(position, Solo):
                    raise CommandError("perft only counts games for two, without chance")
                self._start(Counting(position, depth, line))

    def _known_position(self) -> Position | Solo:
        if self._position is None:
            raise CommandError("there is no position yet")
        return self._position

    # Work

    def _start(self, work: Thinking | Counting) -> None:
        self._work = work
        work.start(self._events.put)

    def _stop(self) -> None:
        if self._work is not None:
            self._work.stop.set()
        if self._held is not None:
            self._end_thinking(self._held)

    def _end_thinking(self, found: Found) -> None:
        """Answer; after `go infinite`, only once it is stopped."""
        work = self._work
        assert isinstance(work, Thinking)
        if work.limits.infinite and not work.stop.is_set():
            self._held = found
            return
        self._work = self._held = None
        self._say(format_best_move(found.move))

    def _end_counting(self, counted: Counted) -> None:
        work = self._work
        assert isinstance(work, Counting)
        self._work = None
        if counted.number is None:
            self._refuse("stopped", work.line)
        else:
            self._say(f"response perft {counted.number}")

    # Output

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


def _needs_thinker(line: str) -> bool:
    return line.split()[:1] in (["isready"], ["go"])
