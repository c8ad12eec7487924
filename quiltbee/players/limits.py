"""The limits of one decision, and the time budget that follows from them."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # so that naming the players does not load the rules
    from quiltbee.rules import Move

FEWEST_DECISIONS: Final = 3
"""The fewest decisions that the time on a clock is divided among."""

SPACES_A_DECISION: Final = 4
"""Spaces left to move for each further decision: 16 decisions in all at the start of a game.

A player decides about 20 times, but the last decisions are proven, and many settle early.
"""

SHARE_OF_INCREMENT: Final = 0.8
"""The share of the increment added to a decision's budget; the rest refills the clock."""

MOST_OF_CLOCK: Final = 1 / 2
"""The most of the clock that one decision may take, whatever the increment."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a decision; the first one reached ends it. Without any the player decides.

    All times are in milliseconds. `movetime_ms` is for this decision alone. `clocks_ms` and
    `increments_ms` are player 1's, then player 2's; a clock of None is unlimited. With `infinite`
    only a stop ends the decision. Each player documents what `nodes` and `depth` count. Any
    `searchmoves`, which must be legal, restrict the decision to them.
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
    """A signal that ends a decision early; any thread may set it, even before the start."""

    def __init__(self) -> None:
        super().__init__()
        self._calls: list[Callable[[], object]] = []
        self._guard = threading.Lock()

    def set(self) -> None:
        """End the decision, now or as soon as it begins; a second call does nothing."""
        with self._guard:
            if not self.is_set():
                super().set()
                for call in self._calls:
                    call()

    @contextmanager
    def calling(self, call: Callable[[], object]) -> Iterator[None]:
        """Call a function when this is set, immediately if it already is, until the `with` ends.

        The function must not block.
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
"""A stop that is never set."""


def time_budget(limits: Limits, turn: int, spaces_left: int) -> float | None:
    """Return the seconds that player `turn` (1 or 2) may spend; None if time is unlimited.

    `spaces_left` is the distance of that player's time token from the last space.
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
