"""Plain UCT: a tree over all legal actions, and games played on with random ones.

The nodes lie in one array, node 0 being the root. A node that is visited for the second time gets
its legal actions, in random order, as *edges* in another array: an action and the word of the child
that it leads to, 0 before the child is there. Each iteration makes one new child; the edges are
tried in their order before any is tried again.
"""

import math
from typing import Final

from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, list_legal, margin, play
from quiltbee.kernel.random_games import SCRATCH as DRAW_SCRATCH
from quiltbee.kernel.random_games import draw, random_legal
from quiltbee.kernel.state import OVER, STAGE, TURN, WORDS
from quiltbee.kernel.tables import MOST_LEGAL, Words

VISITS, WINS, MARGIN, FIRST, EDGES, TRIED = range(6)
"""A node's words: visits, games that player 1 won, player 1's margins added up, the first word of
its edges, how many edges, and how many of them have a child."""

NODE: Final = 6

ACTION, CHILD = range(2)
"""An edge's words."""

EDGE: Final = 2

MOST_DECISIONS: Final = 100
"""More than the decisions of any game."""

SCRATCH: Final = WORDS + DRAW_SCRATCH + MOST_DECISIONS + MOST_LEGAL
"""Words of scratch that `iterate` needs."""

EXPLORATION: Final = 0.7


@compiled
def select(nodes: Words, edges: Words, node: int, player: int) -> int:
    """The edge with the highest bound, of those tried."""
    exploring = EXPLORATION * math.sqrt(math.log(nodes[node + VISITS]))
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
def add_edges(
    nodes: Words, edges: Words, node: int, used: int, actions: Words, source: Words
) -> int:
    """Give a node its edges, in random order, from word `used` on; what is used then."""
    nodes[node + FIRST] = used
    nodes[node + EDGES] = len(actions)
    for last in range(len(actions) - 1, -1, -1):
        other = draw(source, last + 1)
        edges[used + ACTION], actions[other] = actions[other], actions[last]
        edges[used + CHILD] = 0
        used += EDGE
    return used


@compiled
def finish(state: Words, ring: Words, source: Words, scratch: Words) -> None:
    """Play to the end, each action drawn uniformly from all legal ones."""
    while state[STAGE] != OVER:
        action, _ = random_legal(state, ring, source, scratch)
        play(state, ring, action)


@compiled
def iterate(
    start: Words,
    ring: Words,
    nodes: Words,
    edges: Words,
    used: Words,
    source: Words,
    scratch: Words,
    iterations: int,
) -> None:
    """Search on from the state `start`; `used` says how many words of `nodes` and `edges` are.

    When an array is full the tree grows no more.
    """
    state, drawing = scratch[:WORDS], scratch[WORDS : WORDS + DRAW_SCRATCH]
    path = scratch[WORDS + DRAW_SCRATCH : -MOST_LEGAL]
    actions = scratch[-MOST_LEGAL:]
    for _ in range(iterations):
        copy(start, state)
        node, depth = 0, 0
        path[0] = node
        while state[STAGE] != OVER:
            if nodes[node + EDGES] == 0:
                is_full = used[1] + MOST_LEGAL * EDGE > len(edges)
                if is_full or (nodes[node + VISITS] == 0 and depth > 0):
                    break
                count = list_legal(state, ring, actions)
                used[1] = add_edges(nodes, edges, node, used[1], actions[:count], source)
            if nodes[node + TRIED] < nodes[node + EDGES]:
                if used[0] + NODE > len(nodes):
                    break
                edge = nodes[node + FIRST] + nodes[node + TRIED] * EDGE
                nodes[node + TRIED] += 1
                edges[edge + CHILD] = used[0]
                nodes[used[0] : used[0] + NODE] = 0
                used[0] += NODE
            else:
                edge = select(nodes, edges, node, state[TURN])
            play(state, ring, edges[edge + ACTION])
            node = edges[edge + CHILD]
            depth += 1
            path[depth] = node
        finish(state, ring, source, drawing)
        won, points = has_won(state, 0), margin(state)
        for node in path[: depth + 1]:
            nodes[node + VISITS] += 1
            nodes[node + WINS] += won
            nodes[node + MARGIN] += points
