"""The interface of a computer player: `Thinker`.

Everything that wants a move (the UPI loop, a match, an analysis) asks a `Thinker` for it, and
everything that finds moves implements one. A class implements it by its methods; it need not
inherit from anything.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, runtime_checkable

from quiltbee.players.limits import Limits
from quiltbee.players.options import Option

if TYPE_CHECKING:  # so that naming the players does not load the rules
    from quiltbee.automa import Solo
    from quiltbee.rules import Move, Position


@dataclass(frozen=True, slots=True)
class Info:
    """What a player reports about one line of play.

    `multipv` ranks the line, 1 is the best. `winrate` is the chance to win per mille and `margin`
    the expected difference of the scores in points, with one decimal; both are those of the player
    to move at the root, and None if the player has no opinion. `solved` is given only when proven.
    `pv` is the line, first move first, and empty once the game is over.

    `scores`, `empty_spaces` and `special_tile` say how the game is expected to end, for the player
    to move and then for the other: points, whose difference is `margin`, and spaces, both with one
    decimal, and the chance of having the special tile per mille.
    """

    depth: int = 0
    nodes: int = 0
    time_ms: int = 0
    multipv: int = 1
    winrate: int | None = None
    margin: float | None = None
    solved: Literal["win", "loss"] | None = None
    scores: tuple[float, float] | None = None
    empty_spaces: tuple[float, float] | None = None
    special_tile: tuple[int, int] | None = None
    pv: tuple[Move, ...] = ()

    @property
    def nps(self) -> int:
        """Nodes per second."""
        return 1000 * self.nodes // max(self.time_ms, 1)


Report = Callable[[Info], None]

Progress = Callable[[str], None]
"""Receives a few words on what is being done, such as `compiling the search`."""


class Thinker(Protocol):
    """A computer player. It takes one decision at a time, from any thread."""

    @property
    def name(self) -> str:
        """The name, perhaps with a version, as people see it."""

    @property
    def author(self) -> str:
        """Who made it."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options it has."""

    def set_option(self, name: str, value: int) -> None:
        """Change an option from the next decision on; OptionError means that nothing changed."""

    def new_game(self) -> None:
        """Forget what it remembers of the previous game."""

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        """Choose a legal move; the position is never over.

        Soon after `stop` is set, return the best move found so far. Call `report` at least once,
        in the thread of the call; the last report with `multipv` 1 is about the move returned.
        """


@runtime_checkable
class SoloThinker(Protocol):
    """A player that knows the game against the Automa has this method too."""

    def think_solo(self, solo: Solo, limits: Limits, stop: threading.Event, report: Report) -> Move:
        """Choose a legal move of the person, as `Thinker.think` does in a duel.

        The move must not depend on the order of the unseen cards, nor on which were put aside.
        """


@runtime_checkable
class CardWeigher(Protocol):
    """A player that can judge a solo game before a card is turned over has this method too."""

    def weigh_card(self, solo: Solo, limits: Limits, stop: threading.Event) -> Info:
        """The person's chance and margin before the Automa's next card is turned over.

        They are means over the cards that it may be, so there is no line.
        """


@runtime_checkable
class SearchThinker(Protocol):
    """A player that decides by how often it visits each candidate has this method too."""

    def visits(self) -> tuple[tuple[Move, int], ...]:
        """The candidates of the last decision with their visits, the most visited first.

        Empty if that was decided without a search: by a proof, by there being only one move, or at
        a level that only compares the candidates.
        """


@runtime_checkable
class Preparable(Protocol):
    """A player that takes seconds to get ready has this method too."""

    def prepare(self, progress: Progress) -> None:
        """Get ready, so that later decisions keep to their limits; called from any thread.

        If there is nothing left to do, as on a second call, it returns at once.
        """


@runtime_checkable
class Loading(Protocol):
    """A player that finishes getting ready in a thread of its own has this property too."""

    @property
    def is_loading(self) -> bool:
        """Whether that thread is still running; the process must not be torn down under it."""
