"""The solver's moves: their effects, and the placements to try.

A placement is pruned if another one of the same patch is at least as good: one that covers nothing
that could still matter after the first.
"""

from typing import Final

from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.bounds import (
    COVERABLE_HIGH,
    COVERABLE_LOW,
    FITTING,
    WAYS,
    coverable,
    find_fits,
    goal_spaces,
    goals_of,
    most_buttons,
    most_purchases,
    patches_within,
    reachable_patches,
    specials_left,
)
from quiltbee.engine.endgame.packing import FOUND, pack
from quiltbee.engine.endgame.state import Solver
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import advance, empty_spaces, list_placements, list_special, take_from
from quiltbee.kernel.tables import (
    HIGH_FULL,
    INCOME,
    LOW_FULL,
    MASK_HIGH,
    MASK_LOW,
    PRICE,
    SQUARES,
    TIME,
)
from quiltbee.rules import LAST_SPACE

_GOAL_SCORE: Final = 400
"""Weight of each space that a 7x7 square no longer lacks, in the order of placements."""


LIVE_LOW, LIVE_HIGH, GOAL_LOW, GOAL_HIGH, SCORE, LISTED = range(6)
PLACING: Final = (6, e.MOST_PLACEMENTS)
"""The shape of the scratch array `placing`: for each placement the spaces that still matter after
it, the spaces of its goals and a score; and the placements in listed order."""


@compiled
def copy_state(source: Int64Array, target: Int64Array) -> None:
    """Copy a state of the solver."""
    for word in range(e.STATE_WORDS):
        target[word] = source[word]


@compiled
def forget_quilt(state: Int64Array, player: int) -> None:
    """Relax a player whose free spaces no longer matter."""
    extra = k.WORDS + player * e.EXTRA
    for word in (e.FREE_LOW, e.FREE_HIGH, e.FITS, e.TAKEN, e.SPECIALS, e.GOALS):
        state[extra + word] = 0
    state[e.RELAXED] |= 1 << player


@compiled
def settle(solver: Solver, state: Int64Array, changed: int, kept: int) -> None:
    """Find what can still matter of the quilts of the players `changed` (two bits).

    An unchanged quilt stays as it was, though less of it may matter by now: that way the relaxed
    games that follow are already in the table. The player `kept` is not relaxed.
    """
    # The bounds are loose on purpose: whatever they leave out is certain not to matter, and the
    # more states become equal by that, the more of them the table answers.
    first, second = most_buttons(solver, state, 0), most_buttons(solver, state, 1)
    purchases = most_purchases(solver, state, first + second)
    for player in range(2):
        buttons = first if player == 0 else second
        start, extra = player * k.PLAYER, k.WORDS + player * e.EXTRA
        is_due = state[k.STAGE] == k.SPECIAL and state[k.TURN] == player
        is_done = state[start + k.TIME] == LAST_SPACE and not is_due
        wanted = patches_within(solver, state, player, buttons, purchases)
        if changed >> player & 1:
            settle_quilt(solver, state, player, wanted, is_done)
        elif state[k.TILE] != 0:
            state[extra + e.GOALS] = 0
            state[extra + e.SPECIALS] = 0
        state[extra + e.FITS] &= wanted
        # The quilt of a player who is at the end, or can neither buy nor complete anything, no
        # longer matters. Once relaxed, all such quilts are one state.
        is_hopeless = state[extra + e.FITS] == 0 and state[extra + e.GOALS] == 0
        if (is_hopeless or is_done) and player != kept:
            forget_quilt(state, player)


@compiled
def settle_quilt(
    solver: Solver, state: Int64Array, player: int, wanted: int, is_done: bool
) -> None:
    """Find what can still matter of one real quilt."""
    start, extra = player * k.PLAYER, k.WORDS + player * e.EXTRA
    low, high = state[start + k.LOW], state[start + k.HIGH]
    state[extra + e.EMPTY] = empty_spaces(low, high)
    found = solver.scratch[FOUND]
    find_fits(solver, low, high, wanted, found)
    goal_low, goal_high, goals = 0, 0, 0
    if state[k.TILE] == 0 and not is_done:
        most = coverable(solver, state, found[FITTING], player)
        goals = goals_of(low, high, found, most, specials_left(state))
        goal_low, goal_high = goal_spaces(goals)
    state[extra + e.FREE_LOW] = ~low & LOW_FULL & (found[COVERABLE_LOW] | goal_low)
    state[extra + e.FREE_HIGH] = ~high & HIGH_FULL & (found[COVERABLE_HIGH] | goal_high)
    state[extra + e.FITS] = found[FITTING]
    state[extra + e.GOALS] = goals


@compiled
def claim_tile(solver: Solver, state: Int64Array, player: int) -> None:
    """Award a relaxed player the special tile if the patches bought could complete a 7x7 square."""
    extra = k.WORDS + player * e.EXTRA
    goals = state[extra + e.GOALS]
    # A relaxed player may be given too much, never too little.
    if state[k.TILE] == 0 and goals != 0:
        low, high = state[extra + e.FREE_LOW], state[extra + e.FREE_HIGH]
        taken, specials = state[extra + e.TAKEN], state[extra + e.SPECIALS]
        if pack(solver, low, high, taken, goals, specials):
            state[k.TILE] = player + 1


@compiled
def advance_relaxed(state: Int64Array, to: int) -> None:
    """Move the mover's token; a special patch is lost on a quilt that is full by now."""
    extra = k.WORDS + state[k.TURN] * e.EXTRA
    advance(state, min(LAST_SPACE, to))
    if state[k.STAGE] == k.SPECIAL and state[extra + e.EMPTY] == 0:
        state[k.STAGE] = k.ACTION
        state[k.TURN] = 1 - state[k.TURN]


@compiled
def pass_relaxed(state: Int64Array) -> None:
    """Pass as a relaxed player."""
    mover = state[k.TURN] * k.PLAYER
    to = min(LAST_SPACE, state[k.PLAYER - mover + k.TIME] + 1)
    state[mover + k.BUTTONS] += to - state[mover + k.TIME]
    advance_relaxed(state, to)


@compiled
def buy_relaxed(solver: Solver, state: Int64Array, place: int) -> None:
    """Buy the patch at a place of the ring as a relaxed player."""
    player, patch = state[k.TURN], solver.ring[place]
    mover, extra = player * k.PLAYER, k.WORDS + player * e.EXTRA
    take_from(state, place)
    state[mover + k.BUTTONS] -= PRICE[patch]
    state[mover + k.INCOME] += INCOME[patch]
    state[extra + e.TAKEN] |= 1 << place
    state[extra + e.EMPTY] -= SQUARES[patch]
    # As in the rules, the tile is decided before the token moves and a special patch can come.
    claim_tile(solver, state, player)
    advance_relaxed(state, state[mover + k.TIME] + TIME[patch])


@compiled
def place_special_relaxed(solver: Solver, state: Int64Array) -> None:
    """Place a special patch as a relaxed player."""
    player = state[k.TURN]
    extra = k.WORDS + player * e.EXTRA
    state[extra + e.EMPTY] -= 1
    # Counted only while a 7x7 square may need them: otherwise states that differ in nothing else
    # would have different keys.
    if state[extra + e.GOALS] != 0:
        state[extra + e.SPECIALS] += 1
    claim_tile(solver, state, player)
    state[k.STAGE] = k.ACTION
    state[k.TURN] = 1 - state[k.TURN]


@compiled
def choose_placements(
    solver: Solver, state: Int64Array, after: Int64Array, place: int, actions: Int64Array
) -> int:
    """Set `actions` to the placements to try, best first; return how many there are.

    `place` is the patch's place in the ring, or -1 for a special patch. `after` is the state after
    buying it relaxed, which limits the later purchases.
    """
    placing = solver.placing
    player = state[k.TURN]
    mover = player * k.PLAYER
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    listed = placing[LISTED]
    if place < 0:
        count = list_special(low, high, listed)
    else:
        count = list_placements(low, high, solver.ring[place], listed, 0)
    # Later purchases do not depend on where the patch lies: find them once for all placements.
    wanted = reachable_patches(solver, after, player)
    specials = specials_left(after)
    kept = 0
    for number in range(count):
        action = listed[number]
        new_low, new_high = low | MASK_LOW[action], high | MASK_HIGH[action]
        found = solver.scratch[FOUND]
        find_fits(solver, new_low, new_high, wanted, found)
        score, goal_low, goal_high = found[WAYS], 0, 0
        if state[k.TILE] == 0:
            most = coverable(solver, after, found[FITTING], player)
            goals = goals_of(new_low, new_high, found, most, specials)
            goal_low, goal_high = goal_spaces(goals)
            inside = popcount(goal_low & new_low) + popcount(goal_high & new_high)
            score += _GOAL_SCORE * inside
        # An insertion sort: first the placements that leave other patches the most anchors and the
        # 7x7 squares fullest. `drop_dominated` compares each with those before it, so the good ones
        # must come first.
        spot = kept
        while spot > 0 and placing[SCORE, spot - 1] < score:
            move_placing(placing, actions, spot - 1, spot)
            spot -= 1
        actions[spot] = action
        placing[SCORE, spot] = score
        placing[LIVE_LOW, spot] = found[COVERABLE_LOW]
        placing[LIVE_HIGH, spot] = found[COVERABLE_HIGH]
        placing[GOAL_LOW, spot], placing[GOAL_HIGH, spot] = goal_low, goal_high
        kept += 1
    return drop_dominated(placing, actions, kept)


@compiled
def move_placing(placing: Int64Array, actions: Int64Array, source: int, target: int) -> None:
    """Move a placement with its data."""
    actions[target] = actions[source]
    placing[SCORE, target] = placing[SCORE, source]
    placing[LIVE_LOW, target] = placing[LIVE_LOW, source]
    placing[LIVE_HIGH, target] = placing[LIVE_HIGH, source]
    placing[GOAL_LOW, target] = placing[GOAL_LOW, source]
    placing[GOAL_HIGH, target] = placing[GOAL_HIGH, source]


@compiled
def drop_dominated(placing: Int64Array, actions: Int64Array, count: int) -> int:
    """Drop each placement that is no better than an earlier one; return how many remain."""
    # Comparing every placement with every one kept takes a few bit operations each, and a placement
    # dropped saves all the nodes below it.
    kept = 0
    for number in range(count):
        low, high = MASK_LOW[actions[number]], MASK_HIGH[actions[number]]
        low &= placing[GOAL_LOW, number]
        high &= placing[GOAL_HIGH, number]
        # Another placement is as good or better if it covers nothing that could matter after this
        # one, and all that this one covers of 7x7 squares still in reach.
        is_needed = True
        for other in range(kept):
            own_low, own_high = MASK_LOW[actions[other]], MASK_HIGH[actions[other]]
            if (
                own_low & placing[LIVE_LOW, number] == 0
                and own_high & placing[LIVE_HIGH, number] == 0
                and low & ~own_low == 0
                and high & ~own_high == 0
            ):
                is_needed = False
                break
        if is_needed:
            move_placing(placing, actions, number, kept)
            kept += 1
    return kept
