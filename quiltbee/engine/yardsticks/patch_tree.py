"""`patch-tree`: a Monte-Carlo tree search over *which* patch, with a rule for its placement.

All nodes are in one array. A node is NODE integers, identified by its offset; the root is at 0. The
children of a node are neighbors, the pass last. A node is expanded on its second visit. The final
placement leaves room for the next patches of the line.

The rule evaluates quilts by their 2x2 windows. For that a quilt is *padded* to 10 rows of 10
columns; the last row and column are outside. It is two integers of 50 bits, rows 1 to 5 and rows 6
to 10, and a set bit is an empty space. So all four spaces of every window are one shift apart, even
in windows across the edge.

Rollouts ignore shapes: they play a *race*, a kernel state whose quilts are mere counters. As many
of their first spaces are covered as the patches have squares. No 7x7 square is ever completed, and
a special patch is placed as soon as it is due.
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
from quiltbee.kernel.arrays import Int64Array, constant
from quiltbee.kernel.bits import popcount, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import (
    advance,
    copy,
    empty_spaces,
    list_placements,
    list_special,
    mixed,
    place_of_choice,
    play,
    take_from,
)
from quiltbee.kernel.random_games import draw
from quiltbee.kernel.tables import (
    FIRST_PLACEMENT,
    INCOME,
    LOW_BITS,
    MARKS_UP_TO,
    MASK_HIGH,
    MASK_LOW,
    MOST_LEGAL,
    PASS,
    PATCH_OF,
    PRICE,
    RING,
    SQUARES,
    TIME,
)
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.grid import SIZE, SPACES, bits
from quiltbee.rules.position import MARKET

SPECIAL_PATCH: Final = RING
"""The special patch's number, after those of the patches."""

BEAM: Final = 4
"""The number of quilts that the beam search keeps after each patch."""

FOUR: Final = -2
THREE: Final = -1
BESIDE: Final = -4
DIAGONAL: Final = -10
ONE: Final = -5
"""The value of a 2x2 window by its empty spaces; a window that has none is worth 0.

Tuned by filling quilts with random patches: 17 patches cover 73.0 of the 81 spaces when placed one
by one, 75.3 when four are placed ahead together.
"""

_WIDTH = SIZE + 1
_HALF_ROWS = 5
_HALF = _HALF_ROWS * _WIDTH
_HALF_FULL = (1 << _HALF) - 1
_ROW_FULL = (1 << SIZE) - 1
_LOW_ROWS = LOW_BITS // SIZE


_PADDED = [
    sum(
        1 << (_WIDTH * (space // SIZE) + space % SIZE)
        for space in bits(int(low) | int(high) << LOW_BITS)
    )
    for low, high in zip(MASK_LOW, MASK_HIGH, strict=True)
]
PADDED_FIRST: Final = constant([mask & _HALF_FULL for mask in _PADDED])
PADDED_SECOND: Final = constant([mask >> _HALF for mask in _PADDED])
"""The spaces covered by each action, in padded form."""

_LOW, _HIGH, _FIRST, _SECOND, _ACTION, _VALUE = range(6)
_FIELDS: Final = 6
_ENTRY: Final = 3
CACHE: Final = _ENTRY << 17
"""The length of a cache of placements; it is all -1 while empty."""
_SIDE: Final = (BEAM + 1) * _FIELDS
SCRATCH: Final = MOST_LEGAL + 2 * _SIDE
"""The length of the scratch of `place_ahead`."""


@compiled
def half_pattern_value(a: int, b: int, c: int, d: int) -> int:
    """Return the value of the windows whose four spaces are the same bit of the four integers."""
    top, bottom, any_top, any_bottom = a & b, c & d, a | b, c | d
    upper, lower = a ^ b, c ^ d
    four = top & bottom
    three = (top & lower) | (bottom & upper)
    one = (upper & ~any_bottom) | (lower & ~any_top)
    both = upper & lower
    diagonal = both & (a ^ c)
    beside = (top & ~any_bottom) | (bottom & ~any_top) | (both & ~diagonal)
    return (
        FOUR * popcount(four)
        + THREE * popcount(three)
        + BESIDE * popcount(beside)
        + DIAGONAL * popcount(diagonal)
        + ONE * popcount(one)
    )


@compiled
def pattern_value(first: int, second: int) -> int:
    """Return the value of a padded quilt: the sum over its 100 windows."""
    above_first = first << _WIDTH & _HALF_FULL
    above_second = (second << _WIDTH | first >> (_HALF - _WIDTH)) & _HALF_FULL
    return half_pattern_value(
        above_first << 1, above_first, first << 1, first
    ) + half_pattern_value(above_second << 1, above_second, second << 1, second)


@compiled
def pad(low: int, high: int) -> tuple[int, int]:
    """Return a quilt in padded form."""
    first, second = 0, 0
    for row in range(SIZE):
        if row < _LOW_ROWS:
            spaces = ~(low >> SIZE * row) & _ROW_FULL
        else:
            spaces = ~(high >> SIZE * (row - _LOW_ROWS)) & _ROW_FULL
        if row < _HALF_ROWS:
            first |= spaces << _WIDTH * row
        else:
            second |= spaces << _WIDTH * (row - _HALF_ROWS)
    return first, second


@compiled
def best_placement(low: int, high: int, patch: int, cache: Int64Array, actions: Int64Array) -> int:
    """Return the placement of a patch that leaves the quilt with the highest value; -1 for none.

    `cache` stores the results, in entries of three integers.
    """
    entries = len(cache) // _ENTRY
    start = (mixed(low ^ mixed(high << 6 | patch)) & (entries - 1)) * _ENTRY
    if cache[start] == low and cache[start + 1] == high << 6 | patch:
        return cache[start + 2]
    if patch == SPECIAL_PATCH:
        count = list_special(low, high, actions)
    else:
        count = list_placements(low, high, patch, actions, 0)
    first, second = pad(low, high)
    best, most = -1, 0
    for action in actions[:count]:
        value = pattern_value(first & ~PADDED_FIRST[action], second & ~PADDED_SECOND[action])
        if best < 0 or value > most:
            best, most = action, value
    cache[start], cache[start + 1], cache[start + 2] = low, high << 6 | patch, best
    return best


@compiled
def insert(kept: Int64Array, count: int, entry: Int64Array) -> int:
    """Insert an entry into a sorted list of at most BEAM, best first; return the new count.

    A quilt that is already in the list is skipped. Equal values keep their order.
    """
    for number in range(count):
        start = number * _FIELDS
        if kept[start + _FIRST] == entry[_FIRST] and kept[start + _SECOND] == entry[_SECOND]:
            return count
    place = count
    while place > 0 and kept[(place - 1) * _FIELDS + _VALUE] < entry[_VALUE]:
        place -= 1
    if place == BEAM:
        return count
    count = min(count + 1, BEAM)
    for field in range(count * _FIELDS - 1, (place + 1) * _FIELDS - 1, -1):
        kept[field] = kept[field - _FIELDS]
    for field in range(_FIELDS):
        kept[place * _FIELDS + field] = entry[field]
    return count


@compiled
def extend(
    before: Int64Array, count: int, patch: int, actions: Int64Array, after: Int64Array
) -> int:
    """Place a patch on each quilt in all ways; write the best to `after`, and return how many."""
    kept = 0
    entry = after[BEAM * _FIELDS :]
    for number in range(count):
        quilt = before[number * _FIELDS : (number + 1) * _FIELDS]
        low, high = quilt[_LOW], quilt[_HIGH]
        if patch == SPECIAL_PATCH:
            placements = list_special(low, high, actions)
        else:
            placements = list_placements(low, high, patch, actions, 0)
        for action in actions[:placements]:
            entry[_LOW], entry[_HIGH] = low | MASK_LOW[action], high | MASK_HIGH[action]
            entry[_FIRST] = quilt[_FIRST] & ~PADDED_FIRST[action]
            entry[_SECOND] = quilt[_SECOND] & ~PADDED_SECOND[action]
            entry[_ACTION] = action if quilt[_ACTION] < 0 else quilt[_ACTION]
            entry[_VALUE] = pattern_value(entry[_FIRST], entry[_SECOND])
            kept = insert(after, kept, entry)
    return kept


@compiled
def place_ahead(low: int, high: int, patches: Int64Array, number: int, scratch: Int64Array) -> int:
    """Return the placement of the first of `number` patches placed in turn; -1 if it fits nowhere.

    This is a beam search of width BEAM. A later patch that fits on none of its quilts is skipped.
    """
    actions = scratch[:MOST_LEGAL]
    before = scratch[MOST_LEGAL : MOST_LEGAL + _SIDE]
    after = scratch[MOST_LEGAL + _SIDE : MOST_LEGAL + 2 * _SIDE]
    before[_LOW], before[_HIGH], before[_ACTION] = low, high, -1
    before[_FIRST], before[_SECOND] = pad(low, high)
    count = 1
    for n in range(number):
        kept = extend(before, count, patches[n], actions, after)
        if kept > 0:
            before, after, count = after, before, kept
        elif before[_ACTION] < 0:
            return -1
    return before[_ACTION]


FIRST, CHILDREN, ACTION = range(3, 6)
"""The other fields of a node: the offset of the first child, how many children, and the action that
leads to the node."""

NODE: Final = 6

MOST_CHILDREN: Final = MARKET + 1

AHEAD: Final = 4
"""The number of the mover's next patches placed together."""

PER_ROUND: Final = 12
"""Iterations that take as long as a round of the engine's search."""

EXPLORATION: Final = 2.0
"""UCB1's constant. With 2, ten times the iterations win 80 % of the games; with 1, 70 %."""

MARGIN_WEIGHT: Final = 0.15
"""The weight of the margin in the value of a game; the rest is for winning."""

MARGIN_SCALE: Final = 100.0
"""The unit of the margin in that part, in points."""


SLACK: Final = 8
"""The number of values of a player's slack, the spaces left empty for good in a rollout."""

SPACE_VALUE, BUTTON_VALUE, TIME_VALUE = 4, 2, 5
"""The value of a covered space, a button and a space of time, in half points."""


@compiled
def add_spaces(race: Int64Array, player: int, squares: int) -> None:
    """Cover `squares` more spaces, in order, of the quilt at offset `player` of the state."""
    covered = SPACES - empty_spaces(race[player + k.LOW], race[player + k.HIGH]) + squares
    race[player + k.LOW] = (1 << min(covered, LOW_BITS)) - 1
    race[player + k.HIGH] = (1 << max(covered - LOW_BITS, 0)) - 1


@compiled
def place_special(race: Int64Array) -> None:
    """Place the special patch if one is due."""
    if race[k.STAGE] == k.SPECIAL:
        add_spaces(race, race[k.TURN] * k.PLAYER, 1)
        race[k.STAGE] = k.ACTION
        race[k.TURN] = 1 - race[k.TURN]


@compiled
def begin_race(race: Int64Array) -> None:
    """Turn a state into a race."""
    add_spaces(race, 0, 0)
    add_spaces(race, k.PLAYER, 0)
    place_special(race)


@compiled
def buyable_places(race: Int64Array, ring: Int64Array, slack: int) -> tuple[int, int]:
    """Return the affordable patches that fit, as a mask of ring places, and their number.

    A patch fits if `slack` spaces stay empty beside it.
    """
    mover = race[k.TURN] * k.PLAYER
    buttons = race[mover + k.BUTTONS]
    room = empty_spaces(race[mover + k.LOW], race[mover + k.HIGH]) - slack
    start = race[k.NEXT]
    ahead = race[k.LEFT] >> start
    behind = race[k.LEFT] ^ (ahead << start)
    found, count = 0, 0
    for _ in range(MARKET):
        if ahead == 0:
            ahead, behind, start = behind, 0, 0
            if ahead == 0:
                break
        place = start + trailing_zeros(ahead)
        ahead &= ahead - 1
        patch = ring[place]
        if PRICE[patch] <= buttons and SQUARES[patch] <= room:
            found |= 1 << place
            count += 1
    return found, count


@compiled
def buy(race: Int64Array, ring: Int64Array, place: int) -> None:
    """Buy the patch at a place of the ring."""
    mover = race[k.TURN] * k.PLAYER
    patch = ring[place]
    take_from(race, place)
    race[mover + k.BUTTONS] -= PRICE[patch]
    race[mover + k.INCOME] += INCOME[patch]
    add_spaces(race, mover, SQUARES[patch])
    to = race[mover + k.TIME] + TIME[patch]
    advance(race, min(LAST_SPACE, to))


@compiled
def best_place(race: Int64Array, ring: Int64Array, found: int) -> int:
    """Return the place of the most valuable patch in the mask `found`; -1 if passing is better."""
    mover = race[k.TURN] * k.PLAYER
    start = race[mover + k.TIME]
    marks = MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[start]
    steps = race[k.PLAYER - mover + k.TIME] + 1
    steps = min(LAST_SPACE, steps) - start
    best, most = -1, (BUTTON_VALUE - TIME_VALUE) * steps
    while found != 0:
        place = trailing_zeros(found)
        found &= found - 1
        patch = ring[place]
        time = LAST_SPACE - start
        time = min(time, TIME[patch])
        buttons = INCOME[patch] * marks - PRICE[patch]
        value = SPACE_VALUE * SQUARES[patch] + BUTTON_VALUE * buttons - TIME_VALUE * time
        if value > most:
            best, most = place, value
    return best


@compiled
def rollout(race: Int64Array, ring: Int64Array, random_state: Int64Array) -> None:
    """Play to the end of the game; half of the moves are the best, the others random."""
    slack = draw(random_state, SLACK), draw(random_state, SLACK)
    while race[k.STAGE] != k.OVER:
        found, count = buyable_places(race, ring, slack[race[k.TURN]])
        if draw(random_state, 2) == 0:
            place = best_place(race, ring, found)
        else:
            number = draw(random_state, count + 1)
            for _ in range(number):
                found &= found - 1
            place = trailing_zeros(found) if found != 0 else -1
        if place < 0:
            play(race, ring, PASS)
        else:
            buy(race, ring, place)
        place_special(race)


@compiled
def mean_value(nodes: Int64Array, node: int, player: int) -> float:
    """Return the mean value of a visited node for player 0 or 1, about 0 to 1."""
    visits = nodes[node + VISITS]
    won = nodes[node + WINS] / visits
    points = 0.5 + nodes[node + MARGIN] / (visits * MARGIN_SCALE)
    value = won + MARGIN_WEIGHT * (points - won)
    return value if player == 0 else 1 - value


@compiled
def select(nodes: Int64Array, node: int, player: int) -> int:
    """Return the child to visit: the first unvisited one, or else by the highest UCB1 bound."""
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

    They are one placement of each affordable patch, then the pass. If a special patch is due, its
    placement is the only one.
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
    """Add a child for each move, from offset `used` on; return the new `used`."""
    nodes[node + FIRST] = used
    nodes[node + CHILDREN] = len(moves)
    for action in moves:
        nodes[used : used + NODE] = 0
        nodes[used + ACTION] = action
        used += NODE
    return used


class PatchTree(NamedTuple):
    """The player's answers, its tree, and scratch."""

    answers: Answers
    nodes: Int64Array
    used: Int64Array
    cache: Int64Array
    state: Int64Array
    moves: Int64Array
    path: Int64Array
    patches: Int64Array
    placing: Int64Array


def new_patch_tree(nodes: int) -> PatchTree:
    """Return the buffers of one player, whose tree is an array of `nodes` integers."""
    return PatchTree(
        new_answers(t.LONGEST),
        np.zeros(nodes, np.int64),
        np.zeros(1, np.int64),
        np.full(CACHE, -1, np.int64),
        np.zeros(k.WORDS, np.int64),
        np.zeros(MOST_CHILDREN, np.int64),
        np.zeros(t.LONGEST, np.int64),
        np.zeros(AHEAD, np.int64),
        np.zeros(SCRATCH, np.int64),
    )


@compiled
def iterate(tree: PatchTree, iterations: int) -> None:
    """Run some iterations; once the array is full, the tree no longer grows."""
    a, nodes, state, path, moves = tree.answers, tree.nodes, tree.state, tree.path, tree.moves
    used = tree.used[0]
    for _ in range(iterations):
        copy(a.state, state)
        node, depth = 0, 0
        path[0] = node
        while state[k.STAGE] != k.OVER:
            if nodes[node + CHILDREN] == 0:
                is_full = used + MOST_CHILDREN * NODE > len(nodes)
                if is_full or (nodes[node + VISITS] == 0 and depth > 0):
                    break
                count = list_candidates(state, a.ring, tree.cache, a.actions, moves)
                used = expand(nodes, node, used, moves[:count])
            node = select(nodes, node, state[k.TURN])
            play(state, a.ring, nodes[node + ACTION])
            depth += 1
            path[depth] = node
        begin_race(state)
        rollout(state, a.ring, a.random_state)
        back_up(nodes, path, depth, state)
    tree.used[0] = used


@compiled
def begin(tree: PatchTree) -> None:
    """Begin the requested decision."""
    t.begin_tree(tree.answers)
    for field in range(NODE):
        tree.nodes[field] = 0
    tree.used[0] = NODE


@compiled
def step(tree: PatchTree, work: int, now: int, stop: int) -> int:
    """Do one slice of a decision; return RUNNING or DONE."""
    a = tree.answers
    iterate(tree, next_slice(a, PER_ROUND * work, now, stop))
    if not has_ended(a, now, stop):
        return r.RUNNING
    report(tree)
    return r.DONE


@compiled
def report(tree: PatchTree) -> int:
    """Write a line for each patch and the pass; return how many there are.

    A special patch that is due has one line. A line stops after its first move if that is placed
    elsewhere than in the tree.
    """
    a, nodes, row = tree.answers, tree.nodes, 0
    first, count = nodes[FIRST], nodes[CHILDREN]
    for n in range(count):
        a.order[n] = 0
    while row < a.request[r.LINES]:
        child, at = -1, -1
        most = 0
        for n in range(count):
            visits = nodes[first + n * NODE + VISITS]
            if a.order[n] == 0 and visits > most:
                child, at, most = first + n * NODE, n, visits
        if child < 0:
            break
        a.order[at] = 1
        line, length = a.lines.actions[row], 0
        following = child
        while following >= 0:
            line[length] = nodes[following + ACTION]
            length += 1
            following = most_visited(nodes, following)
        if line[0] != PASS:
            place = placed_ahead(tree, line, length)
            if place != line[0]:
                line[0], length = place, 1
        write_tree_line(a, row, length, nodes, child)
        row += 1
    return a.results[r.LINE_COUNT]


@compiled
def most_visited(nodes: Int64Array, node: int) -> int:
    """Return the most visited child of a node, the first of equals; -1 if all have few visits."""
    first, best = nodes[node + FIRST], -1
    for child in range(first, first + NODE * nodes[node + CHILDREN], NODE):
        visits = nodes[child + VISITS]
        if visits >= PV_VISITS and (best < 0 or visits > nodes[best + VISITS]):
            best = child
    return best


@compiled
def placed_ahead(tree: PatchTree, line: Int64Array, length: int) -> int:
    """Return the placement of a line's first patch that leaves room for the mover's next ones."""
    start, state, patches, count = tree.answers.state, tree.state, tree.patches, 0
    copy(start, state)
    mover = start[k.TURN]
    for n in range(length):
        action = line[n]
        if state[k.TURN] == mover and action != PASS and count < AHEAD:
            patches[count] = PATCH_OF[action] if action >= FIRST_PLACEMENT else SPECIAL_PATCH
            count += 1
        play(state, tree.answers.ring, action)
    low, high = start[mover * k.PLAYER + k.LOW], start[mover * k.PLAYER + k.HIGH]
    return place_ahead(low, high, patches, count, tree.placing)
