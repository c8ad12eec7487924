"""A Monte-Carlo tree over which patch alone: a rule (`patterns`) says where each is placed.

The nodes lie in one array, node 0 being the root; the children of a node lie side by side, the pass
last. A node gets its children when it is visited for the second time. Simulations go on without
shapes (`race`).
"""

import math
from typing import Final

from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, margin, place_of_choice, play
from quiltbee.kernel.state import (
    BUTTONS,
    HIGH,
    LOW,
    OVER,
    PLAYER,
    SPECIAL,
    STAGE,
    TURN,
    WORDS,
)
from quiltbee.kernel.tables import MOST_LEGAL, PASS, PRICE, Words
from quiltbee.opponents.patterns import SPECIAL_PATCH, best_placement
from quiltbee.opponents.race import begin_race, finish
from quiltbee.rules.position import MARKET

VISITS, WINS, MARGIN, FIRST, CHILDREN, ACTION = range(6)
"""A node's words: visits, games that player 1 won, player 1's margins added up, the first word of
its first child, how many children, and the action that led to it."""

NODE: Final = 6
MOST_CHILDREN: Final = MARKET + 1

MOST_DECISIONS: Final = 100
"""More than the decisions of any game."""

SCRATCH: Final = WORDS + MOST_CHILDREN + MOST_DECISIONS + MOST_LEGAL
"""Words of scratch that `iterate` needs."""

EXPLORATION: Final = 2.0
"""Of UCB1: with 2 ten times the iterations win 80 % of the games, with 1 they win 70 %."""

SHARE_OF_MARGIN: Final = 0.15
"""How much of a game's worth is its margin, the rest being who won."""

WIDE_MARGIN: Final = 100.0
"""So many points of margin are worth as much as winning is, within that share."""


@compiled
def worth(nodes: Words, node: int, player: int) -> float:
    """The mean worth of a visited node for player 0 or 1, about 0 to 1."""
    visits = nodes[node + VISITS]
    won = nodes[node + WINS] / visits
    points = 0.5 + nodes[node + MARGIN] / (visits * WIDE_MARGIN)
    value = won + SHARE_OF_MARGIN * (points - won)
    return value if player == 0 else 1 - value


@compiled
def select(nodes: Words, node: int, player: int) -> int:
    """The child to look at next: the first that was never visited, else the highest bound."""
    exploring = EXPLORATION * math.sqrt(math.log(nodes[node + VISITS] + 1))
    first = nodes[node + FIRST]
    best, highest = first, -math.inf
    for child in range(first, first + nodes[node + CHILDREN] * NODE, NODE):
        if nodes[child + VISITS] == 0:
            return child
        bound = worth(nodes, child, player) + exploring / math.sqrt(nodes[child + VISITS])
        if bound > highest:
            best, highest = child, bound
    return best


@compiled
def list_moves(state: Words, ring: Words, memory: Words, actions: Words, moves: Words) -> int:
    """Set the first of `moves` to an action for each patch that can be had, then the pass.

    Where a special patch is due there is just its placement. Returns how many there are.
    """
    mover = state[TURN] * PLAYER
    low, high = state[mover + LOW], state[mover + HIGH]
    if state[STAGE] == SPECIAL:
        moves[0] = best_placement(low, high, SPECIAL_PATCH, memory, actions)
        return 1
    count = 0
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place >= 0 and PRICE[ring[place]] <= state[mover + BUTTONS]:
            moves[count] = best_placement(low, high, ring[place], memory, actions)
            count += moves[count] >= 0
    moves[count] = PASS
    return count + 1


@compiled
def add_children(nodes: Words, node: int, used: int, moves: Words) -> int:
    """Give a node one child for each of the moves, from word `used` on; what is used then."""
    nodes[node + FIRST] = used
    nodes[node + CHILDREN] = len(moves)
    for action in moves:
        for word in range(NODE):
            nodes[used + word] = 0
        nodes[used + ACTION] = action
        used += NODE
    return used


@compiled
def iterate(
    start: Words,
    ring: Words,
    nodes: Words,
    used: int,
    source: Words,
    memory: Words,
    scratch: Words,
    iterations: int,
) -> int:
    """Search on from the state `start`; how many words of `nodes` are used then.

    When the array is full the tree grows no more.
    """
    state, moves = scratch[:WORDS], scratch[WORDS : WORDS + MOST_CHILDREN]
    path = scratch[WORDS + MOST_CHILDREN : -MOST_LEGAL]
    actions = scratch[-MOST_LEGAL:]
    for _ in range(iterations):
        copy(start, state)
        node, depth = 0, 0
        path[0] = node
        while state[STAGE] != OVER:
            if nodes[node + CHILDREN] == 0:
                is_full = used + MOST_CHILDREN * NODE > len(nodes)
                if is_full or (nodes[node + VISITS] == 0 and depth > 0):
                    break
                count = list_moves(state, ring, memory, actions, moves)
                used = add_children(nodes, node, used, moves[:count])
            node = select(nodes, node, state[TURN])
            play(state, ring, nodes[node + ACTION])
            depth += 1
            path[depth] = node
        begin_race(state)
        finish(state, ring, source)
        won, points = has_won(state, 0), margin(state)
        for node in path[: depth + 1]:
            nodes[node + VISITS] += 1
            nodes[node + WINS] += won
            nodes[node + MARGIN] += points
    return used
