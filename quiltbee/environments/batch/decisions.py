"""The inputs and outputs of a batch: observations, decisions, snapshots, numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.legality import first_illegal
from quiltbee.environments.batch.shortlist import Shortlist, shortlist_of
from quiltbee.environments.batch.step import Games, Observations, new_games, show_games
from quiltbee.environments.observations import PLANES, flatten
from quiltbee.environments.rewards import WIN
from quiltbee.kernel.arrays import Float32Array, Int8Array, Int64Array
from quiltbee.kernel.games import DUEL, SOLO
from quiltbee.kernel.state import position_of
from quiltbee.rules import Position
from quiltbee.rules.grid import SIZE

T = TypeVar("T", bound=np.generic)


class IllegalActionError(ValueError):
    """An action is not legal in its game; the batch has played none."""


class Seen:
    """Observations of some games, row by row; see `observations` for the layout.

    planes, scalars, ring, cards   the arrays, which a batch writes in place
    movers                         int8 (games,): the viewer's seat, 0 or 1
    """

    def __init__(self, seen: Observations, movers: Int8Array) -> None:
        games, cells = seen.planes.shape
        shape = (games, PLANES if cells else 0, SIZE, SIZE)
        self.planes: npt.NDArray[np.uint8] = seen.planes.view(np.uint8).reshape(shape)
        self.scalars, self.ring, self.cards = seen[1:]
        self.movers = read_only(movers)

    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """The observations by name; a duel has no `cards`."""
        names = ("planes", "scalars", "ring", "cards")
        return {name: getattr(self, name) for name in names[: 4 if self.cards.shape[1] else 3]}

    @property
    def flat(self) -> Float32Array:
        """The observations as one new array, float32 (games, 465), in a solo game 514."""
        return flatten(self.arrays.values(), (len(self.movers),))


class Views(Seen):
    """The arrays of some games, by name.

        legal_bits  uint8 (games, ceil(A / 8)), bit n of byte b is action 8 b + n
        legal_count int64 (games,)
        mask        bool (games, A), the same as the bits
        movers      int8 (games,): the seat to move, 0 or 1; in a solo game always 0
        planes, scalars, ring, cards, arrays, flat   its observations, as in `Seen`

    A is the size of the action space.
    """

    _arrays: Games

    def __init__(self, games: Games, actions: ActionSpace) -> None:
        super().__init__(games.seen, games.movers)
        self.actions = actions
        self.legal_count = read_only(games.legal[:, 0])
        self.legal_bits = read_only(games.words.view(np.uint8)[:, : -(-actions.size // 8)])
        self.mask = games.mask.view(np.bool_)

    @property
    def shortlist(self) -> Shortlist:
        """A new short list of each game's moves; raises ValueError for solo games."""
        games = self._arrays
        if games.game is SOLO:
            raise ValueError("only duels have short lists")
        return shortlist_of(games.states, games.rings, games.words, games.legal, games.is_factored)


def read_only(array: npt.NDArray[T]) -> npt.NDArray[T]:
    """Return a view of an array that can't be written to."""
    view = array.view()
    view.flags.writeable = False
    return view


class Decisions(Views):
    """A copy of some games of a batch at one moment.

    `games` are their numbers in the batch, in the order of the rows.
    """

    def __init__(
        self, games: Int64Array, states: Int64Array, rings: Int64Array, actions: ActionSpace
    ) -> None:
        self.games = games
        self._game = DUEL if states.shape[1] == DUEL.words else SOLO
        room = new_games(len(games), self._game, actions, WIN)
        self._arrays = room._replace(states=states, rings=rings)
        show_games(self._arrays, np.arange(len(games)), 0, len(games))
        super().__init__(room, actions)

    def __len__(self) -> int:
        return len(self.games)

    def first_illegal(self, actions: Int64Array) -> int:
        """Return the first row whose action is not legal, or -1."""
        return first_illegal(actions, self._arrays.words, self.actions.size)

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """The positions, for duels only; their quilts are of unknown patches."""
        if self._game is SOLO:
            raise ValueError("a batch of solo games keeps no order of the cards, so no positions")
        return tuple(map(position_of, self._arrays.states, self._arrays.rings))


Policy = Callable[[Decisions], npt.ArrayLike]
"""A function that returns an action, a whole number, for each of the games of `Decisions`."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The games of a batch at one moment, for `restore`: states, rings and random generators.

    A state is what a player may know: the unseen cards of a solo game have no order yet.
    """

    states: Int64Array
    rings: Int64Array
    random_states: Int64Array

    def take(self, games: npt.ArrayLike) -> "Snapshot":
        """Return the snapshot of some games, by their places in this one."""
        which = some_games(games, len(self.states))
        return Snapshot(self.states[which], self.rings[which], self.random_states[which])

    def check(self, games: int, words: int) -> None:
        """Raise ValueError unless these are that many games of one variant."""
        if self.states.shape != (games, words):
            there = f"{self.states.shape[0]} games of {self.states.shape[1]} words"
            raise ValueError(f"a snapshot of {there} is not one of {games} games of {words} words")


def whole_numbers(given: npt.ArrayLike, number: int, what: str) -> Int64Array:
    """Check `number` whole numbers; raises TypeError for others, ValueError for another length."""
    array = np.asarray(given)
    if array.shape != (number,) or array.dtype.kind not in "iu":
        kind = ValueError if array.shape != (number,) else TypeError
        found = f"{array.dtype} {array.shape}"
        raise kind(f"a batch takes {what}: {number} whole numbers, not {found}")
    return np.ascontiguousarray(array, dtype=np.int64)


def some_games(given: npt.ArrayLike, number: int) -> Int64Array:
    """Check numbers of games below `number`; raises TypeError or ValueError for any others."""
    array = np.atleast_1d(np.asarray(given))
    if array.dtype.kind not in "iu":
        raise TypeError(f"games are whole numbers, not {array.dtype}")
    if array.ndim != 1 or not ((array >= 0) & (array < number)).all():
        raise ValueError(f"games are numbered 0 to {number - 1}")
    return array.astype(np.int64)


def positive(given: object, what: str) -> int:
    """Check a whole number of at least 1; raises TypeError or ValueError for any other."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer):
        raise TypeError(f"{what} is a whole number, not {given!r}")
    if given < 1:
        raise ValueError(f"{what} is 1 or more, not {given}")
    return int(given)
