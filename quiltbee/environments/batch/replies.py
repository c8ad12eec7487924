"""The replies of opponents inside a batch, in compiled code: random moves, or the engine's levels.

A level chooses here as `engine.player` does, with the same candidates, search and choice. Two
things are missing: the endgame solver is never asked, so only levels without it are here, and a
game that is won against a player who only passes is not played for points.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.exponential import exp
from quiltbee.engine.evaluation.network import Quantised, quantised
from quiltbee.engine.levels import Strength
from quiltbee.engine.parameters import Parameters
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import draw_edges
from quiltbee.engine.search.puct import begin_search, edge_value, most_visited, run_rounds
from quiltbee.engine.search.tree import Search, Thread, Tree, new_thread, new_tree
from quiltbee.engine.weights import load_weights
from quiltbee.environments.batch.games import BOTH, Ended, Played
from quiltbee.environments.batch.steps import RIVALS, end_game
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import play
from quiltbee.kernel.games import DUEL
from quiltbee.kernel.random_games import SCRATCH, draw, random_legal
from quiltbee.kernel.state import OVER, STAGE, TURN

ASKED: Final = 0
RANDOM: Final = 1
LEVEL: Final = 2
"""The kinds of opponents: asked from Python, uniformly random, a level of the engine."""

_ONE = np.float32(1.0)
_FRACTION: Final = 1 << 24
"""The steps of a draw from 0 to 1: as many as a float32 can tell apart."""

_NO_LIMIT: Final = 1 << 40


class Rivals(NamedTuple):
    """The opponents of a batch, and which one each game has.

    `drawn`, `temperatures` and `evaluated` are those of `engine.levels.Strength`.
    """

    of_game: Int64Array
    kinds: Int64Array
    drawn: Int64Array
    temperatures: Float32Array
    evaluated: Int64Array


class Mind(NamedTuple):
    """What one thread needs to reply: the network, a tree, and room to think."""

    tree: Tree
    weights: Quantised
    placement_weights: Float32Array
    parameters: Parameters
    thread: Thread
    scratch: Int64Array


def new_mind(evaluated: int) -> Mind:
    """Room for one thread, whose decisions evaluate at most `evaluated` positions."""
    learned = load_weights()
    return Mind(
        new_tree(nodes=evaluated + 64, edges=2 * evaluated + 256),
        quantised(learned.weights),
        learned.placement_weights,
        Parameters(),
        new_thread(),
        np.zeros(SCRATCH, np.int64),
    )


def is_inside(strength: Strength) -> bool:
    """Whether a level chooses here just as the engine does."""
    return not strength.proves


@compiled
def drawn_edge(
    search: Search, odds: Float32Array, temperature: np.float32, random_state: Int64Array
) -> int:
    """Draw an edge of the root by a softmax of the values; `odds` is scratch."""
    tree = search.tree
    sign = -_ONE if tree.nodes[0, t.DECIDER] == t.SECOND else _ONE
    first, number = tree.nodes[0, t.FIRST_EDGE], tree.nodes[0, t.EDGE_COUNT]
    best = sign * edge_value(search, first)
    for n in range(number):
        odds[n] = sign * edge_value(search, first + n)
        best = max(best, odds[n])
    total = np.float32(0.0)
    for n in range(number):
        odds[n] = exp((odds[n] - best) / temperature)
        total += odds[n]
    left = total * np.float32(draw(random_state, _FRACTION)) / np.float32(_FRACTION)
    for n in range(number):
        left -= odds[n]
        if left < np.float32(0.0):
            return first + n
    return first + number - 1


@compiled
def level_action(
    state: Int64Array,
    ring: Int64Array,
    rivals: Rivals,
    rival: int,
    mind: Mind,
    random_state: Int64Array,
) -> int:
    """Choose as a level of the engine."""
    search = Search(DUEL, mind.tree, ring, mind.weights, mind.placement_weights, mind.parameters)
    thread, drawn, listed = mind.thread, rivals.drawn[rival], 0
    if drawn != 0:
        listed = draw_edges(search, thread, state, drawn, random_state)
    begin_search(search, thread, state, listed, mind.parameters.root_width)
    most = rivals.evaluated[rival]
    if search.tree.nodes[0, t.EDGE_COUNT] > 1 and search.tree.counters[t.EVALUATED] < most:
        run_rounds(search, thread, _NO_LIMIT, most)
    temperature = rivals.temperatures[rival]
    if temperature > np.float32(0.0):
        return search.tree.edges[
            drawn_edge(search, thread.values, temperature, random_state), t.ACTION
        ]
    return search.tree.edges[most_visited(search, 0), t.ACTION]


@compiled
def reply_games(
    played: Played,
    ended: Ended,
    which: Int64Array,
    start: int,
    stop: int,
    rivals: Rivals,
    mind: Mind,
    winning: float,
    point: float,
) -> int:
    """Let opponents play in some games until the agent is to move; return how often they moved.

    A game whose opponent is asked from Python is left alone. One that ends is replaced by a new
    one.
    """
    count = 0
    for place in range(start, stop):
        game = which[place]
        seat, rival = played.seats[game], rivals.of_game[game]
        if seat == BOTH or rivals.kinds[rival] == ASKED:
            continue
        state, ring = played.states[game], played.rings[game]
        random_state = played.random_states[game, RIVALS:]
        is_random = rivals.kinds[rival] == RANDOM
        while state[TURN] != seat:
            if is_random:
                action = random_legal(state, ring, random_state, mind.scratch)[0]
            else:
                action = level_action(state, ring, rivals, rival, mind, random_state)
            play(state, ring, action)
            count += 1
            if state[STAGE] == OVER:
                end_game(game, played, ended, winning, point)
    return count
