"""Won games against a player who mostly passes: how to tell, and which safe move wins by more."""

from collections.abc import Callable
from typing import Final

from quiltbee.engine.parameters import PASSIVE_COVERED, PASSIVE_FROM, SAFE_LOSS
from quiltbee.engine.search.lines import win_chance_and_margin
from quiltbee.engine.search.passive import SPACES, Beam, begin_beam, follow_space
from quiltbee.engine.search.tree import ACTION, Search, Thread
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import empty_spaces

ALL_SPACES: Final = 81


def is_passive(state: Int64Array) -> bool:
    """Whether the player who is not to move has mostly passed."""
    other = k.PLAYER - int(state[k.TURN]) * k.PLAYER
    covered = ALL_SPACES - int(empty_spaces(state[other + k.LOW], state[other + k.HIGH]))
    clock = int(state[other + k.TIME])
    return clock >= PASSIVE_FROM and covered < PASSIVE_COVERED * clock


def best_while_passing(
    search: Search,
    thread: Thread,
    beam: Beam,
    state: Int64Array,
    width: int,
    most: int,
    is_up: Callable[[], bool],
) -> int:
    """Return the action that wins by most if the other side only passes; NOTHING if none was found.

    That happens if `most` positions are evaluated, or time `is_up`, before the beam is finished.
    """
    player = int(state[k.TURN])
    begin_beam(beam, state)
    for space in range(int(state[player * k.PLAYER + k.TIME]), SPACES):
        if is_up():
            break
        follow_space(search, thread, beam, space, player, width, most)
    return int(beam.found[0])


def win_chance(search: Search, edge: int, turn: int) -> float:
    """Return a player's chance to win after an edge of the root."""
    chance, _ = win_chance_and_margin(search, edge)
    return float(chance if turn == 1 else 1 - chance)


def moved_up(search: Search, action: int, ranked: list[int], turn: int) -> list[int]:
    """Return the root's edges with an action's moved to the front, if it is about as safe."""
    safe = win_chance(search, ranked[0], turn) - SAFE_LOSS
    for edge in ranked:
        if search.tree.edges[edge, ACTION] == action and win_chance(search, edge, turn) >= safe:
            return [edge, *(other for other in ranked if other != edge)]
    return ranked
