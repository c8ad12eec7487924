"""Plain UCT: a tree over all legal actions, with random rollouts.

All nodes are in one array: a node is NODE integers, named by its offset, and the root is at 0. On
its second visit a node is expanded: its legal actions become *edges* in another array, in random
order. An edge is an action and the offset of the child, 0 until there is one. Each iteration adds
one child; every edge of a node is tried once before any is tried again.
"""

import math
from typing import Final

from quiltbee.engine.yardsticks.uct_search import (
    ACTION,
    CHILD,
    EDGE,
    EDGES,
    FIRST,
    MARGIN,
    NODE,
    TRIED,
    VISITS,
    WINS,
)
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, list_legal, margin, play
from quiltbee.kernel.logarithm import log
from quiltbee.kernel.random_games import SCRATCH as DRAW_SCRATCH
from quiltbee.kernel.random_games import draw, random_legal
from quiltbee.kernel.tables import MOST_LEGAL
from quiltbee.rules.time_board import MOST_DECISIONS

SCRATCH: Final = k.WORDS + DRAW_SCRATCH + 1 + MOST_DECISIONS + MOST_LEGAL
"""How many integers of scratch `iterate` needs; a path has one more node than decisions."""

EXPLORATION: Final = 0.7
"""UCB1's constant."""


@compiled
def select(nodes: Int64Array, edges: Int64Array, node: int, player: int) -> int:
    """The edge with the highest UCB1 bound, of those that have been tried."""
    exploring = EXPLORATION * math.sqrt(log(nodes[node + VISITS]))
    first = nodes[node + FIRST]
    best, highest = first, -math.inf
    for edge in range(first, first + nodes[node + TRIED] * EDGE, EDGE):
        child = edges[edge + CHILD]
        visits = nodes[child + VISITS]
        won = nodes[child + WINS] / visits
        bound = (won if player == 0 else 1 - won) + exploring / math.sqrt(visits)
        if bound > highest:
            best, highest = edge, bound
    return best


@compiled
def expand(
    nodes: Int64Array,
    edges: Int64Array,
    node: int,
    used: int,
    actions: Int64Array,
    random_state: Int64Array,
) -> int:
    """Give a node its edges, in random order, from offset `used` on; returns the new `used`."""
    nodes[node + FIRST] = used
    nodes[node + EDGES] = len(actions)
    for last in range(len(actions) - 1, -1, -1):
        other = draw(random_state, last + 1)
        edges[used + ACTION], actions[other] = actions[other], actions[last]
        edges[used + CHILD] = 0
        used += EDGE
    return used


@compiled
def rollout(
    state: Int64Array, ring: Int64Array, random_state: Int64Array, scratch: Int64Array
) -> None:
    """Play to the end of the game; each action is drawn uniformly from the legal ones."""
    while state[k.STAGE] != k.OVER:
        action, _ = random_legal(state, ring, random_state, scratch)
        play(state, ring, action)


@compiled
def iterate(
    start: Int64Array,
    ring: Int64Array,
    nodes: Int64Array,
    edges: Int64Array,
    used: Int64Array,
    random_state: Int64Array,
    scratch: Int64Array,
    iterations: int,
) -> None:
    """Run some iterations from the state `start`.

    `used` holds how much of `nodes` and of `edges` is used, and is updated. Once either is full,
    the tree no longer grows. `scratch` has SCRATCH integers.
    """
    state, drawing = scratch[: k.WORDS], scratch[k.WORDS : k.WORDS + DRAW_SCRATCH]
    path = scratch[k.WORDS + DRAW_SCRATCH : -MOST_LEGAL]
    actions = scratch[-MOST_LEGAL:]
    for _ in range(iterations):
        copy(start, state)
        node, depth = 0, 0
        path[0] = node
        while state[k.STAGE] != k.OVER:
            if nodes[node + EDGES] == 0:
                is_full = used[1] + MOST_LEGAL * EDGE > len(edges)
                if is_full or (nodes[node + VISITS] == 0 and depth > 0):
                    break
                count = list_legal(state, ring, actions)
                used[1] = expand(nodes, edges, node, used[1], actions[:count], random_state)
            if nodes[node + TRIED] < nodes[node + EDGES]:
                if used[0] + NODE > len(nodes):
                    break
                edge = nodes[node + FIRST] + nodes[node + TRIED] * EDGE
                nodes[node + TRIED] += 1
                edges[edge + CHILD] = used[0]
                nodes[used[0] : used[0] + NODE] = 0
                used[0] += NODE
            else:
                edge = select(nodes, edges, node, state[k.TURN])
            play(state, ring, edges[edge + ACTION])
            node = edges[edge + CHILD]
            depth += 1
            path[depth] = node
        rollout(state, ring, random_state, drawing)
        won, points = has_won(state, 0), margin(state)
        for node in path[: depth + 1]:
            nodes[node + VISITS] += 1
            nodes[node + WINS] += won
            nodes[node + MARGIN] += points
