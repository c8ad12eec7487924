"""Bounds of the final margin without search.

At worst a player passes until the end. At best the player buys whatever gains most in the time
left, and the opponent takes nothing away.
"""

from typing import Final

from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.quilts import specials_left
from quiltbee.engine.endgame.state import Solver
from quiltbee.engine.endgame.values import POINT
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.tables import INCOME, MARKS_UP_TO, PRICE, SQUARES, TIME
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

FIRST_BY_GAIN: Final = 3
"""The first of the orders made here, after those of `quilts`."""

MOST_MARKS: Final = int(MARKS_UP_TO[LAST_SPACE])


@compiled
def patch_gain(patch: int, marks: int) -> int:
    """Return the points gained by a patch with `marks` income marks to come, leaving out time."""
    return INCOME[patch] * marks - PRICE[patch] - POINTS_PER_EMPTY_SPACE * SQUARES[patch]


@compiled
def order_by_gain(solver: Solver) -> None:
    """Sort the ring's places for each number of marks to come, by points per step of time."""
    # The order depends only on the marks to come, so it is made once for each number of them.
    ring, orders = solver.ring, solver.orders
    for marks in range(MOST_MARKS + 1):
        order = orders[FIRST_BY_GAIN + marks]
        for number in range(ring[e.COUNT]):
            patch = ring[number]
            # Less its time: a pass earns a button for each space.
            gain, time = patch_gain(patch, marks) - TIME[patch], TIME[patch]
            place = number
            while place > 0:
                before = ring[order[place - 1]]
                # Cross-multiply: a division would round.
                if (patch_gain(before, marks) - TIME[before]) * time >= gain * TIME[before]:
                    break
                order[place] = order[place - 1]
                place -= 1
            order[place] = number


@compiled
def most_gain(solver: Solver, state: Int64Array, player: int) -> int:
    """Return an upper bound on the points that buying gains a player beyond passing.

    It is a fractional knapsack, plus one patch at the end for a single step of time, since the last
    patch may reach beyond the end of the board.
    """
    # Time is the capacity of this knapsack. Ignoring the ring's order and the prices only raises
    # the bound, so it stays valid.
    # Dantzig's bound: take patches by points per step of time, and the last one in part. No choice
    # of whole patches gains more in the same time.
    ring = solver.ring
    wanted = state[k.WORDS + player * e.EXTRA + e.FITS] & state[k.LEFT]
    clock = state[player * k.PLAYER + k.TIME]
    time = LAST_SPACE - clock
    if wanted == 0 or time == 0:
        return 0
    marks = MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[clock]
    order = solver.orders[FIRST_BY_GAIN + marks]
    whole, shorter, last, used = 0, 0, 0, 0
    for number in range(ring[e.COUNT]):
        place = order[number]
        if wanted >> place & 1 == 0:
            continue
        patch = ring[place]
        takes = TIME[patch]
        gain = patch_gain(patch, marks) - takes
        # The patch that reaches the end pays only for the spaces up to it. In the best case that is
        # one space, which leaves one less for all the others.
        last = max(last, gain + takes - 1)
        if gain > 0:
            whole += part(gain, takes, time - used)
            shorter += part(gain, takes, time - 1 - used)
            used += takes
    return max(whole, shorter + last)


@compiled
def part(gain: int, takes: int, time: int) -> int:
    """Return the gain from as much of a patch as the time allows, rounded up."""
    # Rounded down it would no longer be an upper bound.
    if time <= 0:
        return 0
    return gain if takes <= time else (gain * time + takes - 1) // takes


@compiled
def least_score(state: Int64Array, player: int) -> int:
    """Return a player's points if only passes follow."""
    start = player * k.PLAYER
    # Passing to the end earns a button for each space and income at every mark.
    clock = state[start + k.TIME]
    points = state[start + k.BUTTONS] + LAST_SPACE - clock
    points += state[start + k.INCOME] * (MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[clock])
    points += POINTS_PER_EMPTY_SPACE * state[k.WORDS + player * e.EXTRA + e.EMPTY]
    return points + SPECIAL_TILE_POINTS if state[k.TILE] == player + 1 else points


@compiled
def value_of(margin: int, has_won: bool) -> int:
    """Return the value of player 1's final margin; `has_won` breaks a tie."""
    if margin != 0:
        return POINT * margin
    return 1 if has_won else -1


@compiled
def value_of_margin(state: Int64Array, margin: int, side: int) -> int:
    """Return the value of a margin; a tie goes to the first player on the last space.

    Until one is there, a tie has the sign of `side`.
    """
    if state[k.TIME] == LAST_SPACE:
        return value_of(margin, True)
    return value_of(margin, state[k.PLAYER + k.TIME] != LAST_SPACE and side > 0)


@compiled
def bounds_of(solver: Solver, state: Int64Array) -> tuple[int, int]:
    """Return the bounds of a state's value."""
    # For each bound one side gains all it can and the other only passes, which errs on the safe
    # side and needs no search of replies.
    least = least_score(state, 0) - least_score(state, 1)
    # Each special patch to come may be this player's, and fills a space for nothing.
    free = -POINTS_PER_EMPTY_SPACE * specials_left(state)
    low, high = least, least
    for player in range(2):
        gain = most_gain(solver, state, player) + free
        if state[k.TILE] == 0 and state[k.WORDS + player * e.EXTRA + e.GOALS] != 0:
            gain += SPECIAL_TILE_POINTS
        if player == 0:
            high += gain
        else:
            low -= gain
    return value_of_margin(state, low, -1), value_of_margin(state, high, 1)


@compiled
def final_value(state: Int64Array) -> int:
    """Return the value of a game that is over."""
    points = least_score(state, 0) - least_score(state, 1)
    return value_of(points, state[k.TURN] == 0)
