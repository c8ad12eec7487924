"""What one game shows, written by the compiled code of batches into arrays of its own."""

import numpy as np

from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.legality import FACTORED_WORDS, FLAT_WORDS, write_legality
from quiltbee.environments.batch.step import write_cards, write_observation
from quiltbee.environments.observations import CARD_SCALARS, PLANES, RING, SCALARS, Observation
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.games import SOLO
from quiltbee.rules import Seat
from quiltbee.rules.grid import SIZE, SPACES


class Showing:
    """The legality of a game, written over each time, and its observations, each a new one.

    `mask`, int8, has 1 for each legal action of the one who decides.
    """

    def __init__(self, actions: ActionSpace, *, has_cards: bool) -> None:
        self._has_cards = has_cards
        self._is_factored = actions is ActionSpace.FACTORED
        width = FACTORED_WORDS if self._is_factored else FLAT_WORDS
        self._words = np.zeros(width, dtype=np.int64)
        self._legal = np.zeros(2, dtype=np.int64)
        self.mask = np.zeros(actions.size, dtype=np.int8)

    def legality(self, state: Int64Array, ring: Int64Array) -> None:
        """Write what is legal."""
        write_legality(state, ring, self._words, self._legal, self.mask, self._is_factored)

    def observation(self, state: Int64Array, ring: Int64Array, seat: Seat) -> Observation:
        """The state as a seat sees it."""
        planes = np.empty(PLANES * SPACES, dtype=np.int8)
        scalars = np.empty(SCALARS, dtype=np.int16)
        left = np.empty(RING, dtype=np.int8)
        write_observation(state, ring, seat.index, planes, scalars, left)
        shape = (PLANES, SIZE, SIZE)
        seen: Observation = {
            "planes": planes.view(np.uint8).reshape(shape),
            "scalars": scalars,
            "ring": left,
        }
        if self._has_cards:
            seen["cards"] = np.empty(CARD_SCALARS, dtype=np.int16)
            write_cards(SOLO, state, scalars, seen["cards"])
        return seen
