"""Parts of a batch at one moment: games to go back to, and how the last ones ended."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.environments.batch.checks import some_games
from quiltbee.environments.batch.games import Games
from quiltbee.kernel.arrays import Int8Array, Int16Array, Int64Array
from quiltbee.kernel.games import Game


class Ends(NamedTuple):
    """What the last position of the last game that ended looked like, row by row.

    It is seen from the seat that made the agent's last decision, `movers`; with opponents, that is
    the agent's seat. `movers` is written at every step, the observations only where a game ends.
    """

    planes: npt.NDArray[np.uint8]
    scalars: Int16Array
    ring: Int8Array
    cards: Int16Array
    movers: Int8Array


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The games of a batch at one moment, to go back to: states, rings and generators.

    A state is what a player may know: the unseen cards of a solo game have no order yet.
    """

    states: Int64Array
    rings: Int64Array
    random_states: Int64Array

    def take(self, games: npt.ArrayLike) -> "Snapshot":
        """The snapshot of some games, by their places in this one."""
        which = some_games(games, len(self.states))
        return Snapshot(self.states[which], self.rings[which], self.random_states[which])

    def check(self, games: int, words: int) -> None:
        """Raise ValueError unless these are that many games of one variant."""
        if self.states.shape != (games, words):
            there = f"{self.states.shape[0]} games of {self.states.shape[1]} words"
            raise ValueError(f"a snapshot of {there} is not one of {games} games of {words} words")


def taken_rows(arrays: Games, which: Int64Array) -> Games:
    """The arrays with some of their rows, copied."""

    def taken(part: Any) -> Any:
        if isinstance(part, np.ndarray):
            return part[which]
        return part if isinstance(part, Game) else type(part)(*map(taken, part))

    games: Games = taken(arrays)
    return games
