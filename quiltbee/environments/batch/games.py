"""The arrays of a batch, and where in them what a batch shows lies.

The rows of all arrays belong to games. Arrays that are not wanted have no columns, and are not
written. Compiled functions take the three tuples below as they are.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.tables import FACTORED_WORDS, FLAT_WORDS
from quiltbee.environments.observations import CARD_SCALARS, PLANES, RING, SCALARS
from quiltbee.kernel.arrays import Float32Array, Int8Array, Int16Array, Int64Array
from quiltbee.kernel.games import SOLO, Game
from quiltbee.rules.grid import SIZE

BOTH: Final = -1
"""In `seats`: both seats are the agent's."""

DRAWN: Final = -1
"""At the start of a row of `homes`: each game draws its ring."""

SOURCES: Final = 3


class Played(NamedTuple):
    """The games: states, rings, generators; what each is set up with anew; the agent's seats.

    A row of `homes` is a ring, or begins with DRAWN. `seats` are 0, 1 or BOTH. `game` is last, and
    has no rows.
    """

    states: Int64Array
    rings: Int64Array
    random_states: Int64Array
    origins: Int64Array
    homes: Int64Array
    seats: Int8Array
    game: Game


class Seen(NamedTuple):
    """Observations, flat; a duel has no `cards`."""

    planes: Int8Array
    scalars: Int16Array
    ring: Int8Array
    cards: Int16Array


class Shown(NamedTuple):
    """Who decides in each game, what is legal, and what is seen.

    `legal` has how many actions are legal, and of which patches, see `legality`.
    """

    movers: Int8Array
    words: Int64Array
    legal: Int64Array
    mask: Int8Array
    seen: Seen


class Ended(NamedTuple):
    """How the last game of each row ended, and what its last state looked like to `movers`.

    `movers` are those who made the agent's last decision, in games that run too.
    """

    dones: Int8Array
    rewards: Float32Array
    scores: Int64Array
    winners: Int8Array
    movers: Int8Array
    states: Int64Array
    rings: Int64Array
    seen: Seen


class Games(NamedTuple):
    """All of a batch."""

    played: Played
    shown: Shown
    ended: Ended


def new_seen(games: int, game: Game, is_wanted: bool = True) -> Seen:
    """Room for the observations of so many games."""
    wanted = int(is_wanted)
    return Seen(
        np.zeros((games, wanted * PLANES * SIZE * SIZE), dtype=np.int8),
        np.zeros((games, wanted * SCALARS), dtype=np.int16),
        np.zeros((games, wanted * RING), dtype=np.int8),
        np.zeros((games, wanted * CARD_SCALARS * (game is SOLO)), dtype=np.int16),
    )


def new_shown(
    games: int, actions: ActionSpace, game: Game, observations: bool = True, masks: bool = True
) -> Shown:
    """Room for what so many games show."""
    width = FACTORED_WORDS if actions is ActionSpace.FACTORED else FLAT_WORDS
    return Shown(
        np.zeros(games, dtype=np.int8),
        np.zeros((games, width), dtype=np.int64),
        np.zeros((games, 2), dtype=np.int64),
        np.zeros((games, actions.size if masks else 0), dtype=np.int8),
        new_seen(games, game, observations),
    )


def new_games(
    games: int, actions: ActionSpace, game: Game, observations: bool, masks: bool
) -> Games:
    """Room for so many games, none of which is set up."""
    words = game.words
    played = Played(
        np.zeros((games, words), dtype=np.int64),
        np.zeros((games, RING), dtype=np.int64),
        np.ones((games, SOURCES), dtype=np.int64),
        np.zeros((games, words), dtype=np.int64),
        np.full((games, RING), DRAWN, dtype=np.int64),
        np.full(games, BOTH, dtype=np.int8),
        game,
    )
    ended = Ended(
        np.zeros(games, dtype=np.int8),
        np.zeros((games, 2), dtype=np.float32),
        np.zeros((games, 2), dtype=np.int64),
        np.full(games, -1, dtype=np.int8),
        np.full(games, -1, dtype=np.int8),
        np.zeros((games, words), dtype=np.int64),
        np.zeros((games, RING), dtype=np.int64),
        new_seen(games, game, observations),
    )
    return Games(played, new_shown(games, actions, game, observations, masks), ended)
