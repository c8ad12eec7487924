"""A Monte-Carlo tree search over *which* patch: a rule (`patterns`) decides where it goes.

All nodes are in one array. A node is NODE integers, named by its offset; the root is at 0. The
children of a node lie side by side, the pass last. A node is expanded on its second visit.
Rollouts ignore shapes (`race`).
"""

import math
from typing import Final

from quiltbee.engine.yardsticks.patch_search import (
    ACTION,
    CHILDREN,
    FIRST,
    MARGIN,
    NODE,
    SPECIAL_PATCH,
    VISITS,
    WINS,
)
from quiltbee.engine.yardsticks.patterns import best_placement
from quiltbee.engine.yardsticks.race import begin_race, rollout
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, margin, place_of_choice, play
from quiltbee.kernel.logarithm import log
from quiltbee.kernel.tables import MOST_LEGAL, PASS, PRICE
from quiltbee.rules.position import MARKET
from quiltbee.rules.time_board import MOST_DECISIONS

MOST_CHILDREN: Final = MARKET + 1

SCRATCH: Final = k.WORDS + MOST_CHILDREN + 1 + MOST_DECISIONS + MOST_LEGAL
"""How many integers of scratch `iterate` needs; a path has one more node than decisions."""

EXPLORATION: Final = 2.0
"""UCB1's constant. With 2, ten times the iterations win 80 % of the games; with 1, 70 %."""

MARGIN_WEIGHT: Final = 0.15
"""The weight of the margin in the value of a game; the rest is for winning."""

MARGIN_SCALE: Final = 100.0
"""The margin, in points, that counts as 1 in that part."""


@compiled
def mean_value(nodes: Int64Array, node: int, player: int) -> float:
    """The mean value of a visited node for player 0 or 1, about 0 to 1."""
    visits = nodes[node + VISITS]
    won = nodes[node + WINS] / visits
    points = 0.5 + nodes[node + MARGIN] / (visits * MARGIN_SCALE)
    value = won + MARGIN_WEIGHT * (points - won)
    return value if player == 0 else 1 - value


@compiled
def select(nodes: Int64Array, node: int, player: int) -> int:
    """The child to visit next: the first unvisited one, or else the one of highest UCB1 bound."""
    exploring = EXPLORATION * math.sqrt(log(nodes[node + VISITS] + 1))
    first = nodes[node + FIRST]
    best, highest = first, -math.inf
    for child in range(first, first + nodes[node + CHILDREN] * NODE, NODE):
        if nodes[child + VISITS] == 0:
            return child
        bound = mean_value(nodes, child, player) + exploring / math.sqrt(nodes[child + VISITS])
        if bound > highest:
            best, highest = child, bound
    return best


@compiled
def list_candidates(
    state: Int64Array, ring: Int64Array, cache: Int64Array, actions: Int64Array, moves: Int64Array
) -> int:
    """Write the candidates to `moves` and return how many there are.

    They are one placement of each patch that can be bought, then the pass. If a special patch is
    due, its placement is the only one.
    """
    mover = state[k.TURN] * k.PLAYER
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    if state[k.STAGE] == k.SPECIAL:
        moves[0] = best_placement(low, high, SPECIAL_PATCH, cache, actions)
        return 1
    count = 0
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place >= 0 and PRICE[ring[place]] <= state[mover + k.BUTTONS]:
            moves[count] = best_placement(low, high, ring[place], cache, actions)
            count += moves[count] >= 0
    moves[count] = PASS
    return count + 1


@compiled
def expand(nodes: Int64Array, node: int, used: int, moves: Int64Array) -> int:
    """Give a node a child for each move, from offset `used` on; returns the new `used`."""
    nodes[node + FIRST] = used
    nodes[node + CHILDREN] = len(moves)
    for action in moves:
        nodes[used : used + NODE] = 0
        nodes[used + ACTION] = action
        used += NODE
    return used


@compiled
def iterate(
    start: Int64Array,
    ring: Int64Array,
    nodes: Int64Array,
    used: int,
    random_state: Int64Array,
    cache: Int64Array,
    scratch: Int64Array,
    iterations: int,
) -> int:
    """Run some iterations from the state `start`; returns how much of `nodes` is used then.

    Once the array is full, the tree no longer grows. `scratch` has SCRATCH integers.
    """
    state, moves = scratch[: k.WORDS], scratch[k.WORDS : k.WORDS + MOST_CHILDREN]
    path = scratch[k.WORDS + MOST_CHILDREN : -MOST_LEGAL]
    actions = scratch[-MOST_LEGAL:]
    for _ in range(iterations):
        copy(start, state)
        node, depth = 0, 0
        path[0] = node
        while state[k.STAGE] != k.OVER:
            if nodes[node + CHILDREN] == 0:
                is_full = used + MOST_CHILDREN * NODE > len(nodes)
                if is_full or (nodes[node + VISITS] == 0 and depth > 0):
                    break
                count = list_candidates(state, ring, cache, actions, moves)
                used = expand(nodes, node, used, moves[:count])
            node = select(nodes, node, state[k.TURN])
            play(state, ring, nodes[node + ACTION])
            depth += 1
            path[depth] = node
        begin_race(state)
        rollout(state, ring, random_state)
        won, points = has_won(state, 0), margin(state)
        for node in path[: depth + 1]:
            nodes[node + VISITS] += 1
            nodes[node + WINS] += won
            nodes[node + MARGIN] += points
    return used
