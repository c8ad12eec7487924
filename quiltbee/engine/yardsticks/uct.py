"""`uct`: plain UCT, a tree over all legal actions, with random rollouts.

All nodes are in one array: a node is NODE integers, identified by its offset, and the root is at 0.
On its second visit a node is expanded: its legal actions become *edges* in another array, in random
order. An edge is an action and the offset of the child, 0 until there is one. Each iteration adds
one child; every edge of a node is tried once before any is tried again.
"""

import math
from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.decision import request as r
from quiltbee.engine.evaluation.exponential import log
from quiltbee.engine.yardsticks import answers as t
from quiltbee.engine.yardsticks.answers import (
    MARGIN,
    PV_VISITS,
    VISITS,
    WINS,
    Answers,
    back_up,
    has_ended,
    new_answers,
    next_slice,
    write_tree_line,
)
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, list_legal, play
from quiltbee.kernel.random_games import SCRATCH, draw, random_legal
from quiltbee.kernel.tables import MOST_LEGAL

FIRST, EDGES, TRIED = range(3, 6)
"""The other fields of a node: the offset of the first edge, how many edges, and how many of them
have a child."""

NODE: Final = 6

ACTION, CHILD = range(2)
"""The fields of an edge."""

EDGE: Final = 2

PER_ROUND: Final = 4
"""Iterations that take as long as a round of the engine's search."""

EXPLORATION: Final = 0.7
"""UCB1's constant."""


@compiled
def select(nodes: Int64Array, edges: Int64Array, node: int, player: int) -> int:
    """Return the tried edge with the highest UCB1 bound."""
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
    """Add a node's edges, in random order, from offset `used` on; return the new `used`."""
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


class Uct(NamedTuple):
    """The player's answers, its tree, and scratch; `used` has the used parts of both arrays."""

    answers: Answers
    nodes: Int64Array
    edges: Int64Array
    used: Int64Array
    state: Int64Array
    path: Int64Array
    drawing: Int64Array


def new_uct(nodes: int, edges: int) -> Uct:
    """Return the buffers of one player, whose tree is two arrays of these lengths."""
    return Uct(
        new_answers(t.LONGEST),
        np.zeros(nodes, np.int64),
        np.zeros(edges, np.int64),
        np.zeros(2, np.int64),
        np.zeros(k.WORDS, np.int64),
        np.zeros(t.LONGEST, np.int64),
        np.zeros(SCRATCH, np.int64),
    )


@compiled
def iterate(tree: Uct, iterations: int) -> None:
    """Run some iterations; once nodes or edges are full, the tree no longer grows."""
    a, nodes, edges, used = tree.answers, tree.nodes, tree.edges, tree.used
    state, path = tree.state, tree.path
    for _ in range(iterations):
        copy(a.state, state)
        node, depth = 0, 0
        path[0] = node
        while state[k.STAGE] != k.OVER:
            if nodes[node + EDGES] == 0:
                is_full = used[1] + MOST_LEGAL * EDGE > len(edges)
                if is_full or (nodes[node + VISITS] == 0 and depth > 0):
                    break
                count = list_legal(state, a.ring, a.actions)
                used[1] = expand(nodes, edges, node, used[1], a.actions[:count], a.random_state)
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
            play(state, a.ring, edges[edge + ACTION])
            node = edges[edge + CHILD]
            depth += 1
            path[depth] = node
        rollout(state, a.ring, a.random_state, tree.drawing)
        back_up(nodes, path, depth, state)


@compiled
def begin(tree: Uct) -> None:
    """Begin the requested decision."""
    t.begin_tree(tree.answers)
    for field in range(NODE):
        tree.nodes[field] = 0
    tree.used[0], tree.used[1] = NODE, 0


@compiled
def step(tree: Uct, work: int, now: int, stop: int) -> int:
    """Do one slice of a decision; return RUNNING or DONE."""
    a = tree.answers
    iterate(tree, next_slice(a, PER_ROUND * work, now, stop))
    if not has_ended(a, now, stop):
        return r.RUNNING
    report(tree)
    return r.DONE


@compiled
def report(tree: Uct) -> int:
    """Write a line for each action tried, the most visited first; return how many there are."""
    a, nodes, edges = tree.answers, tree.nodes, tree.edges
    first, count, row = nodes[FIRST], nodes[TRIED], 0
    for n in range(count):
        a.order[n] = 0
    while row < a.request[r.LINES]:
        best, at = -1, -1
        for n in range(count):
            if a.order[n] == 0 and is_better(tree, first + n * EDGE, best, 1):
                best, at = first + n * EDGE, n
        if best < 0:
            break
        a.order[at] = 1
        line, length, edge = a.lines.actions[row], 0, best
        while edge >= 0:
            line[length] = edges[edge + ACTION]
            length += 1
            edge = best_edge(tree, edges[edge + CHILD])
        write_tree_line(a, row, length, nodes, edges[best + CHILD])
        row += 1
    return a.results[r.LINE_COUNT]


@compiled
def best_edge(tree: Uct, node: int) -> int:
    """Return the best of a node's edges with enough visits, the first of equals; -1 for none."""
    first, best = tree.nodes[node + FIRST], -1
    for edge in range(first, first + EDGE * tree.nodes[node + TRIED], EDGE):
        if is_better(tree, edge, best, PV_VISITS):
            best = edge
    return best


@compiled
def is_better(tree: Uct, edge: int, other: int, least: int) -> bool:
    """Return whether an edge has at least `least` visits, and more than the other (-1 for none).

    Ties are broken by wins, then by margin, of the player to move at the root.
    """
    nodes = tree.nodes
    child = tree.edges[edge + CHILD]
    if nodes[child + VISITS] < least:
        return False
    if other < 0:
        return True
    against = tree.edges[other + CHILD]
    if nodes[child + VISITS] != nodes[against + VISITS]:
        return nodes[child + VISITS] > nodes[against + VISITS]
    sign = 1 if tree.answers.state[k.TURN] == 0 else -1
    if nodes[child + WINS] != nodes[against + WINS]:
        return sign * nodes[child + WINS] > sign * nodes[against + WINS]
    return sign * nodes[child + MARGIN] > sign * nodes[against + MARGIN]
