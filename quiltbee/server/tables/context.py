"""What all tables of a server share."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from quiltbee.server.clock import Clock, now
from quiltbee.server.computer.queue import Queue
from quiltbee.server.ids import DRAWS
from quiltbee.server.settings import Limits
from quiltbee.server.store import Bus, GameStore, StoredGame, TableSetup


async def _unrated(setup: TableSetup) -> TableSetup:
    """For servers where nobody has a rating."""
    return setup


async def _fair(person: str | None, position: Any) -> None:
    """For servers where nobody plays anything else."""


def _no_fixed_cards(_: StoredGame) -> Random | None:
    """For servers where each game has cards of its own."""
    return None


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a table needs besides its game.

    `served` converts wall time to served time. `introduce` adds ratings to a new table.
    `check_fair` raises a ServerError if help with a position would be unfair, by what else the
    person plays. `fixed_cards` shuffles the cards of games that must be the same for everybody.
    """

    games: GameStore
    bus: Bus
    engines: Queue
    clock: Clock = now
    served: Callable[[int], int] = lambda at: at
    draws: Random = DRAWS
    limits: Limits = field(default_factory=Limits)
    introduce: Callable[[TableSetup], Awaitable[TableSetup]] = _unrated
    check_fair: Callable[[str | None, Any], Awaitable[None]] = _fair
    fixed_cards: Callable[[StoredGame], Random | None] = _no_fixed_cards

    def shuffles_of(self, stored: StoredGame) -> Random:
        """What shuffles the cards of a solo game."""
        return self.fixed_cards(stored) or self.draws

    @property
    def served_now(self) -> int:
        """The time as the players' clocks count it."""
        return self.served(self.clock())
