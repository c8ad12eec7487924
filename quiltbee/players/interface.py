"""What a player of the computer's is: a `Thinker`, its options, its limits and its reports.

Everything that asks for a move (the UPI loop, matches, analysis) asks through this interface, and
everything that finds one answers through it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, runtime_checkable

if TYPE_CHECKING:
    from quiltbee.rules import Move, Position


class OptionError(ValueError):
    """An option that a thinker does not have, or a value outside its range."""


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a thinker: a whole number from `minimum` to `maximum`, both included."""

    name: str
    default: int
    minimum: int
    maximum: int


@dataclass(frozen=True, slots=True)
class Limits:
    """How long to think; the first limit reached ends it, none at all means the level's own.

    `movetime_ms` is for this one decision. The clocks and increments are in milliseconds, player
    1's first; a clock of None is unlimited. `infinite` thinks until it is stopped. What `nodes`
    and `depth` count is the thinker's to document.
    """

    movetime_ms: int | None = None
    nodes: int | None = None
    depth: int | None = None
    infinite: bool = False
    clocks_ms: tuple[int | None, int | None] = (None, None)
    increments_ms: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Info:
    """One report of a thinker about one line of play.

    `multipv` is the line's rank, 1 the best. `winrate` is the chance to win in per mille and
    `margin` the expected difference of the scores in tenths of a point, both as the player to move
    sees them at the root, and None from a thinker that has no opinion. `solved` is given only when
    proven. `pv` is the line, first move first; empty when the game is over.
    """

    depth: int = 0
    nodes: int = 0
    time_ms: int = 0
    multipv: int = 1
    winrate: int | None = None
    margin: int | None = None
    solved: Literal["win", "loss"] | None = None
    pv: tuple[Move, ...] = ()

    @property
    def nps(self) -> int:
        """Nodes per second."""
        return 1000 * self.nodes // max(self.time_ms, 1)


Report = Callable[[Info], None]

Progress = Callable[[str], None]
"""Gets a few words on what is being done, such as `compiling the search`."""


class Thinker(Protocol):
    """A player of the computer's; one decision at a time, from any thread."""

    @property
    def name(self) -> str:
        """The name and perhaps the version, as a list of players shows it."""

    @property
    def author(self) -> str:
        """Who made it."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The settings that it has."""

    def set_option(self, name: str, value: int) -> None:
        """Change a setting from the next decision on; raises OptionError, changing nothing."""

    def new_game(self) -> None:
        """Forget what was kept from the game before."""

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        """Choose a legal move in a position that is not over.

        Soon after `stop` is set it returns the best move found so far. It calls `report`, from
        the same thread, at least once; the last report of line 1 is about the move returned.
        """


@runtime_checkable
class Preparable(Protocol):
    """What a thinker has beside the rest if its first decision would have to wait long."""

    def prepare(self, progress: Progress) -> None:
        """Get ready, from any thread; then every decision keeps to its limits.

        Where there is nothing to be done, as the second time, it returns soon.
        """
