"""Upper bounds without search: on purchases and fits by shapes and costs, and on the final margin.

Whatever they rule out is impossible. At worst a player passes until the end. At best the player
buys whatever gains most in the time left, and the opponent takes nothing away.
"""

from typing import Final

from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.state import Solver
from quiltbee.engine.endgame.values import POINT
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount, shift_right, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import anchors, patches_ahead
from quiltbee.kernel.tables import (
    FIRST_ORIENTATION,
    HIGH_FULL,
    INCOME,
    LOW_BITS,
    LOW_FULL,
    MARKS_UP_TO,
    NEXT_SPECIAL,
    OFFSETS,
    PRICE,
    RING,
    SPACES_OF,
    SQUARE_HIGH,
    SQUARE_LOW,
    SQUARES,
    TIME,
)
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.position import MARKET, POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

# The results of `find_fits`.
COVERABLE_LOW, COVERABLE_HIGH, FITTING, WAYS = range(4)

BY_TIME, BY_PRICE, BY_AREA = range(3)
"""Orders of the ring's places: smallest first; most area per step of time first."""


@compiled
def order_ring(solver: Solver) -> None:
    """Sort the ring's places by each order; equals keep theirs."""
    # Sorted once for each game, so that the bounds are one pass over the ring at each node.
    ring, orders = solver.ring, solver.orders
    for number in range(ring[e.COUNT]):
        place = number
        while place > 0 and TIME[ring[orders[BY_TIME, place - 1]]] > TIME[ring[number]]:
            orders[BY_TIME, place] = orders[BY_TIME, place - 1]
            place -= 1
        orders[BY_TIME, place] = number
        place = number
        while place > 0 and PRICE[ring[orders[BY_PRICE, place - 1]]] > PRICE[ring[number]]:
            orders[BY_PRICE, place] = orders[BY_PRICE, place - 1]
            place -= 1
        orders[BY_PRICE, place] = number
        place = number
        squares, time = SQUARES[ring[number]], TIME[ring[number]]
        while place > 0:
            before = ring[orders[BY_AREA, place - 1]]
            if SQUARES[before] * time >= squares * TIME[before]:
                break
            orders[BY_AREA, place] = orders[BY_AREA, place - 1]
            place -= 1
        orders[BY_AREA, place] = number


@compiled
def most_buttons(solver: Solver, state: Int64Array, player: int) -> int:
    """Return an upper bound on the buttons that a player can spend from now on."""
    ring = solver.ring
    start = player * k.PLAYER
    clock = state[start + k.TIME]
    # Buttons earned on the last space can't be spent, hence one space less.
    marks = MARKS_UP_TO[LAST_SPACE - 1] - MARKS_UP_TO[clock]
    most = state[start + k.BUTTONS] + LAST_SPACE - 1 - clock + state[start + k.INCOME] * marks
    # Assume that every patch that pays for itself is bought at once and takes no time.
    left = state[k.LEFT] if marks > 0 else 0
    while left != 0:
        patch = ring[trailing_zeros(left)]
        most += max(0, INCOME[patch] * marks - PRICE[patch])
        left &= left - 1
    return most


@compiled
def most_purchases(solver: Solver, state: Int64Array, both_buttons: int) -> int:
    """Return an upper bound on the purchases of both players together with these buttons.

    Each player's last patch may reach beyond the last space, so it counts as one step of time.
    """
    ring, orders = solver.ring, solver.orders
    left = state[k.LEFT]
    first, second = state[k.TIME], state[k.PLAYER + k.TIME]
    time = 2 * LAST_SPACE - first - second
    count = 0
    for player_clock in (first, second):
        if player_clock < LAST_SPACE:
            time -= 1
            count += 1
    # The quickest patches first, then the cheapest: no other choice allows as many purchases. Each
    # limit is applied by itself, which can only raise the bound.
    for number in range(ring[e.COUNT]):
        place = orders[BY_TIME, number]
        if left >> place & 1:
            time -= TIME[ring[place]]
            if time < 0:
                break
            count += 1
    affordable = 0
    for number in range(ring[e.COUNT]):
        place = orders[BY_PRICE, number]
        if left >> place & 1:
            both_buttons -= PRICE[ring[place]]
            if both_buttons < 0:
                break
            affordable += 1
    return min(count, affordable)


@compiled
def reachable_patches(solver: Solver, state: Int64Array, player: int) -> int:
    """Return the places of the patches that a player may still buy, fitting or not."""
    own, other = most_buttons(solver, state, player), most_buttons(solver, state, 1 - player)
    purchases = most_purchases(solver, state, own + other)
    return patches_within(solver, state, player, own, purchases)


@compiled
def patches_within(
    solver: Solver, state: Int64Array, player: int, buttons: int, purchases: int
) -> int:
    """Return the places of the patches that a player may still buy with that many buttons.

    Each purchase moves the neutral token on by at most three patches.
    """
    if state[player * k.PLAYER + k.TIME] == LAST_SPACE:
        return 0
    ahead, found = patches_ahead(state), 0
    for _ in range(MARKET * purchases):
        if ahead == 0:
            break
        place = state[k.NEXT] + trailing_zeros(ahead)
        place = place - RING if place >= RING else place
        ahead &= ahead - 1
        if PRICE[solver.ring[place]] <= buttons:
            found |= 1 << place
    return found


@compiled
def specials_left(state: Int64Array) -> int:
    """Count the special patches still to be placed or crossed."""
    count = 1 if state[k.STAGE] == k.SPECIAL else 0
    row = state[k.BOARD] * (LAST_SPACE + 1)
    at = NEXT_SPECIAL[row + max(state[k.TIME], state[k.PLAYER + k.TIME])]
    while at <= LAST_SPACE:
        count += 1
        at = NEXT_SPECIAL[row + at]
    return count


@compiled
def find_fits(solver: Solver, low: int, high: int, wanted: int, found: Int64Array) -> None:
    """Find which of the patches `wanted` (places) fit on a quilt, and which spaces they can cover.

    Sets `found`: these spaces, the places of the patches that fit, and a score: the placements of
    each, plus 64, times its size.
    """
    ring = solver.ring
    free_low, free_high = ~low & LOW_FULL, ~high & HIGH_FULL
    live_low, live_high, fits, ways = 0, 0, 0, 0
    while wanted != 0:
        place = trailing_zeros(wanted)
        wanted &= wanted - 1
        patch = ring[place]
        count = 0
        for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
            at_low, at_high = anchors(low, high, orientation)
            if at_low | at_high == 0:
                continue
            count += popcount(at_low) + popcount(at_high)
            # Once every free space can be covered, only the placements remain to be counted.
            if live_low == free_low and live_high == free_high:
                continue
            offsets = OFFSETS[orientation]
            for _ in range(SPACES_OF[orientation]):
                by = offsets & 63
                offsets >>= 8
                live_low |= (at_low << by) & LOW_FULL
                live_high |= (at_low >> (LOW_BITS - by)) | (at_high << by)
        if count > 0:
            fits |= 1 << place
            ways += (64 + count) * SQUARES[patch]
    found[COVERABLE_LOW], found[COVERABLE_HIGH] = live_low, live_high
    found[FITTING], found[WAYS] = fits, ways


@compiled
def coverable(solver: Solver, state: Int64Array, fits: int, player: int) -> int:
    """Return an upper bound on the spaces that a player can still cover with the patches `fits`."""
    ring, orders = solver.ring, solver.orders
    # By area per step of time, as in `most_gain`, but the last patch counts whole, and so
    # does one more that reaches beyond the end.
    time = LAST_SPACE - 1 - state[player * k.PLAYER + k.TIME]
    total, largest = 0, 0
    for number in range(ring[e.COUNT]):
        place = orders[BY_AREA, number]
        if fits >> place & 1:
            patch = ring[place]
            largest = max(largest, SQUARES[patch])
            if time > 0:
                total += SQUARES[patch]
                time -= TIME[patch]
    return total + largest


@compiled
def goals_of(low: int, high: int, found: Int64Array, most: int, specials: int) -> int:
    """Return the 7x7 squares of a quilt that may be completed by covering `most` spaces more.

    `found` is set by `find_fits`; spaces that no patch can cover are left to special patches.
    """
    goals = 0
    for square in range(len(SQUARE_LOW)):
        free_low, free_high = SQUARE_LOW[square] & ~low, SQUARE_HIGH[square] & ~high
        missing = popcount(free_low) + popcount(free_high)
        if missing <= most + specials:
            dead = popcount(free_low & ~found[COVERABLE_LOW]) + popcount(
                free_high & ~found[COVERABLE_HIGH]
            )
            if dead <= specials:
                goals |= 1 << square
    return goals


@compiled
def goal_spaces(goals: int) -> tuple[int, int]:
    """Return all spaces of the 7x7 squares `goals`."""
    low, high = 0, 0
    while goals != 0:
        square = trailing_zeros(goals)
        goals &= goals - 1
        low |= SQUARE_LOW[square]
        high |= SQUARE_HIGH[square]
    return low, high


@compiled
def key_of(state: Int64Array) -> int:
    """Hash everything in a state that can still matter.

    That includes the goals: of two quilts with the same free spaces that matter, one may have a
    hole in a 7x7 square that nothing can cover.
    """
    key, goals = 0, 0
    for player in range(2):
        start, extra = player * k.PLAYER, k.WORDS + player * e.EXTRA
        # Several fields share a word, each as wide as it needs: a hash costs two multiplications.
        counts = (
            state[extra + e.FREE_HIGH]
            | (state[extra + e.EMPTY] << 18)
            | (state[extra + e.SPECIALS] << 25)
            | (state[start + k.TIME] << 28)
            | (state[start + k.INCOME] << 34)
            | (state[start + k.BUTTONS] << 42)
        )
        key += mixed_with(state[extra + e.FREE_LOW], 2 * player + 1)
        key += mixed_with(counts, 2 * player + 2) + mixed_with(state[extra + e.TAKEN], player + 9)
        goals = goals << len(SQUARE_LOW) | state[extra + e.GOALS]
    return key + mixed_with(
        state[k.LEFT]
        | (state[k.NEXT] << 33)
        | (state[k.TURN] << 39)
        | (state[k.STAGE] << 40)
        | (state[k.TILE] << 42)
        | (state[e.RELAXED] << 44)
        | (goals << 46),
        20,
    )


@compiled
def mixed_with(word: int, number: int) -> int:
    """Hash an int64, differently for each `number`."""
    # The multipliers of MurmurHash3's finaliser. The number is first spread over all bits by the
    # golden ratio, so that one word hashes differently in each of its roles.
    word = (word + number * -7046029254386353131) * -49064778989728563
    word = (word ^ shift_right(word, 32)) * -4265267296055464877
    return word ^ shift_right(word, 29)


FIRST_BY_GAIN: Final = 3
"""The first of the orders by gain, after BY_AREA."""

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
