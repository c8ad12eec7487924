"""One game on both: `rules` as a position, the kernel as words."""

import numpy as np

from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import list_legal, play
from quiltbee.kernel.state import LEFT, NEXT, ring_of, state_of
from quiltbee.kernel.tables import MOST_LEGAL, RING
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.rules import LETTERS, Move, Position

DERIVED = [LEFT, NEXT]
"""Words that say what is left of the ring of the whole game."""


class Twins:
    """The same game on both, from any position on."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.state, self.ring = state_of(position), ring_of(position)
        self._actions = np.empty(MOST_LEGAL, dtype=np.int64)

    def actions(self) -> list[int]:
        """The kernel's legal actions."""
        found: list[int] = self._actions[
            : list_legal(self.state, self.ring, self._actions)
        ].tolist()
        return found

    def play(self, move: Move) -> None:
        """Play a move on both."""
        self.position = self.position.play_unchecked(move)
        play(self.state, self.ring, action_of_move(move))

    def play_action(self, action: int) -> None:
        """Play an action on both."""
        self.play(move_of_action(action))

    def check(self) -> None:
        """That every word says what the position says."""
        expected = state_of(self.position)
        expected[DERIVED] = self.state[DERIVED]
        assert self.state.tolist() == expected.tolist()
        assert letters_left(self.state, self.ring) == self.position.ring


def letters_left(state: Int64Array, ring: Int64Array) -> str:
    """The letters left in choosing order, read from the words."""
    places = [(int(state[NEXT]) + step) % RING for step in range(RING)]
    return "".join(LETTERS[ring[place]] for place in places if int(state[LEFT]) >> place & 1)
