"""Won games against a player who mostly passes: how to tell, and which safe move wins by more."""

from collections.abc import Callable
from typing import Final

from quiltbee.engine.parameters import PASSIVE_COVERED, PASSIVE_FROM, SAFE_LOSS, SURE_CHANCE
from quiltbee.engine.search.lines import win_chance_and_margin
from quiltbee.engine.search.passive import SPACES, Beam, begin_beam, follow_space
from quiltbee.engine.search.tree import ACTION, VISITS, Search, Thread
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import empty_spaces
from quiltbee.players import Info

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


def wins_by_more(search: Search, edge: int, turn: int, proven_line: Info) -> bool:
    """Whether the search is sure of the win after an edge, and of more than was proven."""
    chance, margin = win_chance_and_margin(search, edge)
    if turn == 2:
        chance, margin = 1 - chance, -margin
    assert proven_line.margin is not None
    is_won = proven_line.solved == "win" and chance >= SURE_CHANCE
    is_searched = search.tree.edges[edge, VISITS] > 0
    return bool(is_won and is_searched and margin > proven_line.margin)
