"""What an engine does while it listens: getting ready, thinking, counting.

Each runs in a thread of its own and passes on its results; the last one ends it.
"""

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from quiltbee.automa import Solo
from quiltbee.games import variant_of
from quiltbee.players import Info, Limits, Preparable, Progress, Thinker
from quiltbee.players.against_automa import decide, weigh_card
from quiltbee.protocol.answers import final_info
from quiltbee.rules import Move, Position, Seat
from quiltbee.rules.perft import perft_parts


@dataclass(frozen=True, slots=True)
class Found:
    """The thinking is done; the move is None if there was nothing to decide."""

    move: Move | None


@dataclass(frozen=True, slots=True)
class Counted:
    """The counting is done; the number is None if it was stopped."""

    number: int | None


@dataclass(frozen=True, slots=True)
class Prepared:
    """The thinker is ready."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The work raised an error."""

    error: BaseException


Result = Info | Found | Counted | Prepared | Failed

Shown = Callable[[], AbstractContextManager[Progress]]
"""Opens a display of the progress of getting ready."""


class Work(ABC):
    """Something that runs while the loop listens; setting `stop` ends it soon."""

    def __init__(self) -> None:
        self.stop = threading.Event()

    def start(self, put: Callable[[Result], None]) -> None:
        """Begin; `put` gets the results, from another thread."""
        threading.Thread(target=self._run, args=(put,), name="worker", daemon=True).start()

    def _run(self, put: Callable[[Result], None]) -> None:
        try:
            put(self._work(put))
        except BaseException as error:  # noqa: BLE001 - it is raised again in the loop's thread
            put(Failed(error))

    @abstractmethod
    def _work(self, put: Callable[[Result], None]) -> Result:
        """Do it: put the results, but return the last one."""


class Preparing(Work):
    """The thinker gets ready; this can't be stopped."""

    def __init__(self, thinker: Preparable, shown: Shown) -> None:
        super().__init__()
        self._thinker = thinker
        self._shown = shown

    def _work(self, put: Callable[[Result], None]) -> Result:
        with self._shown() as progress:
            self._thinker.prepare(progress)
        return Prepared()


class Thinking(Work):
    """A `go`: one or more reports, then the move, which is checked before it goes out."""

    def __init__(self, position: Position | Solo, limits: Limits, thinker: Thinker) -> None:
        super().__init__()
        self.limits = limits
        self._position = position
        self._thinker = thinker

    def _work(self, put: Callable[[Result], None]) -> Result:
        variant = variant_of(self._position)
        decider = variant.decider(self._position)
        if decider is None:
            put(final_info(self._position))
            return Found(None)
        if isinstance(self._position, Solo) and not isinstance(decider, Seat):
            put(weigh_card(self._thinker, self._position, self.limits, self.stop))
            return Found(None)
        reported = False

        def report(info: Info) -> None:
            nonlocal reported
            reported = True
            put(info)

        move = decide(self._thinker, self._position, self.limits, self.stop, report)
        if variant.why_illegal(self._position, move) is not None:
            raise ValueError(f"{self._thinker.name} chose an illegal move: {move}")
        if not reported:
            put(Info(pv=(move,)))
        return Found(move)


class Counting(Work):
    """A `query perft`; `line` is the command, for the error message if it is stopped."""

    def __init__(self, position: Position, depth: int, line: str) -> None:
        super().__init__()
        self._position = position
        self.line = line
        self._depth = depth

    def _work(self, put: Callable[[Result], None]) -> Result:
        total = 0
        for part in perft_parts(self._position, self._depth):
            if self.stop.is_set():
                return Counted(None)
            total += part
        return Counted(total)
