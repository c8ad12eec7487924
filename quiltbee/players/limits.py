"""The limits of one decision: what was asked for, and how much time that leaves."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # so that naming the players does not load the rules
    from quiltbee.rules import Move

FEWEST_DECISIONS: Final = 3
"""A clock is shared among at least this many decisions."""

SPACES_A_DECISION: Final = 4
"""It is shared among one more for every so many spaces left to move: 16 at the start of a game.

A player decides about 20 times, but the last decisions are proven, and many settle early.
"""

SHARE_OF_INCREMENT: Final = 0.8
"""The share of the increment that it may take on top; the rest refills the clock."""

MOST_OF_CLOCK: Final = 1 / 2
"""One decision never takes more of the clock than this, however long the increment is."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long to think; the first limit reached ends it, and without any the player decides.

    All times are in milliseconds. `movetime_ms` is for this decision alone. `clocks_ms` and
    `increments_ms` are player 1's, then player 2's; a clock of None is unlimited. With `infinite`
    only a stop ends the thinking. Each player documents what `nodes` and `depth` count. If there
    are any `searchmoves`, which must be legal, the decision is among them.
    """

    movetime_ms: int | None = None
    nodes: int | None = None
    depth: int | None = None
    infinite: bool = False
    clocks_ms: tuple[int | None, int | None] = (None, None)
    increments_ms: tuple[int, int] = (0, 0)
    searchmoves: "tuple[Move, ...]" = ()


NO_LIMITS: Final = Limits()


class Stop(threading.Event):
    """Ends a decision early; may be set from any thread, even before the decision begins."""

    def __init__(self) -> None:
        super().__init__()
        self._calls: list[Callable[[], object]] = []
        self._guard = threading.Lock()

    def set(self) -> None:
        """End the decision soon, or as soon as it begins; a second call does nothing."""
        with self._guard:
            if not self.is_set():
                super().set()
                for call in self._calls:
                    call()

    @contextmanager
    def calling(self, call: Callable[[], object]) -> Iterator[None]:
        """Call a function once this is set, at once if it is; it must not wait.

        After the `with` it is not called any more.
        """
        with self._guard:
            self._calls.append(call)
            if self.is_set():
                call()
        try:
            yield
        finally:
            with self._guard:
                self._calls.remove(call)


NEVER: Final = Stop()
"""The stop of a decision that nobody ends early."""


def time_budget(limits: Limits, turn: int, spaces_left: int) -> float | None:
    """Seconds that player `turn` (1 or 2) may spend on this decision; None if time is unlimited.

    `spaces_left` is how far that player's time token is from the last space.
    """
    if limits.infinite:
        return None
    budgets: list[float] = [] if limits.movetime_ms is None else [limits.movetime_ms]
    clock = limits.clocks_ms[turn - 1]
    if clock is not None:
        increment = limits.increments_ms[turn - 1]
        decisions = FEWEST_DECISIONS + spaces_left / SPACES_A_DECISION
        share = clock / decisions + increment * SHARE_OF_INCREMENT
        budgets.append(min(share, clock * MOST_OF_CLOCK))
    return min(budgets) / 1000 if budgets else None
