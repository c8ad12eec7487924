"""The decisions due in some games, as arrays and as positions: what a policy is asked."""

from collections.abc import Callable
from functools import cached_property

import numpy as np
import numpy.typing as npt

from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.games import Shown, new_games
from quiltbee.environments.batch.steps import first_illegal, show_games
from quiltbee.environments.observations import PLANES
from quiltbee.kernel.arrays import Int8Array, Int16Array, Int64Array
from quiltbee.kernel.games import DUEL, SOLO
from quiltbee.kernel.state import position_of
from quiltbee.rules import Position
from quiltbee.rules.grid import SIZE


class Views:
    """The arrays of some games, by name; each is a view of what is `shown`.

        legal_bits  uint8 (games, ceil(A / 8)), bit n of byte b is action 8 b + n
        legal_count int64 (games,)
        mask        bool (games, A), the same as the bits
        planes, scalars, ring, cards   what the player to move sees; see `observations`
        movers      int8 (games,): the seat to move, 0 or 1; in a solo game always 0

    A is the size of the action space.
    """

    planes: npt.NDArray[np.uint8]
    scalars: Int16Array
    ring: Int8Array
    cards: Int16Array

    def _show(self, shown: Shown, actions: ActionSpace) -> None:
        games = len(shown.movers)
        self.actions = actions
        self.movers = shown.movers
        self.legal_count = shown.legal[:, 0]
        self.legal_bits = shown.words.view(np.uint8)[:, : -(-actions.size // 8)]
        self.mask = shown.mask.view(np.bool_)
        self.planes = planes_of(shown.seen.planes, games)
        self.scalars, self.ring, self.cards = shown.seen[1:]


def planes_of(rows: Int8Array, games: int) -> npt.NDArray[np.uint8]:
    """Rows of planes as uint8 (games, 5, 9, 9); (games, 0, 9, 9) if there are none."""
    planes = PLANES if rows.shape[1] else 0
    return rows.view(np.uint8).reshape(games, planes, SIZE, SIZE)


class Decisions(Views):
    """Some games of a batch at one moment; the arrays are copies, and stay as they are.

    `games` are their numbers in the batch, and the rows of all arrays.
    """

    def __init__(
        self, games: Int64Array, states: Int64Array, rings: Int64Array, actions: ActionSpace
    ) -> None:
        self.games = games
        self._states = states
        self._rings = rings
        self._game = DUEL if states.shape[1] == DUEL.words else SOLO
        room = new_games(len(games), actions, self._game, observations=True, masks=True)
        played = room.played._replace(states=states, rings=rings)
        rows = np.arange(len(games))
        show_games(played, room.shown, rows, 0, len(rows), actions is ActionSpace.FACTORED)
        self._words = room.shown.words
        self._show(room.shown, actions)

    def __len__(self) -> int:
        return len(self.games)

    def first_illegal(self, actions: Int64Array) -> int:
        """The first row whose action is not legal, or -1."""
        return first_illegal(actions, self._words, self.actions.size)

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """The positions, of duels only; their quilts are of unknown patches."""
        if self._game is SOLO:
            raise ValueError("a batch of solo games keeps no order of the cards, so no positions")
        return tuple(map(position_of, self._states, self._rings))


Policy = Callable[[Decisions], npt.ArrayLike]
"""Decides in the games that it is asked about: an action for each, whole numbers."""
