"""`greedy`: looks one decision ahead and takes the move with the best state after it.

The value of a player's state, in points, adds up buttons, income to come, time left, empty spaces
and the shape of the empty part of the quilt: a tidy remainder is one piece with a short outline,
where patches still fit; single spaces and narrow gaps stay empty to the end. The weights were tuned
in self-play (docs/reference/opponents.md).
"""

import math
from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.candidates import keep_drawn
from quiltbee.engine.decision import request as r
from quiltbee.engine.evaluation.exponential import exp, log
from quiltbee.engine.evaluation.features import fits, missing_to_7x7
from quiltbee.engine.yardsticks.answers import (
    MOST,
    Answers,
    begin_answers,
    is_up,
    new_answers,
    write_line,
)
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float64Array, Int64Array, constant
from quiltbee.kernel.bits import popcount
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import (
    copy,
    empty_spaces,
    has_won,
    list_placements,
    list_special,
    margin,
    place_of_choice,
    play,
)
from quiltbee.kernel.random_games import draw
from quiltbee.kernel.tables import (
    HIGH_FULL,
    INCOME,
    LOW_BITS,
    LOW_FULL,
    MARKS_UP_TO,
    MASK_HIGH,
    MASK_LOW,
    MOST_LEGAL,
    PASS,
    PRICE,
    SQUARES,
    TIME,
)
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.grid import SIZE
from quiltbee.rules.position import MARKET, POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

OUTLINE: Final = 0.5
SINGLE: Final = 1.1
NARROW: Final = 0.5
ROOMY: Final = 0.05
"""The costs of the empty spaces: of their outline, of each without an empty neighbor, and of each
with one or none; and the gain of an empty 2x2 square."""

TIME_VALUE: Final = 2.5
"""The value of each space of time left."""

EARLY: Final = 1.2
"""The extra value of a button at the start, when it buys patches."""

REACH_7X7: Final = 14
"""The number of missing spaces from which a 7x7 square has no value."""

LATE: Final = 0.2
"""The share of the shape's value at the end of the time."""

SPECIAL_PATCH: Final = 3.0
"""The value of a special patch that is about to be placed."""

OWN_NEXT: Final = 0.3
OTHERS_NEXT: Final = 1.3
"""The weights of the best next patch: for the mover, if the turn stays, or for the opponent."""

MARGIN: Final = 0.8
"""The expected margin per point of value; fitted like `win_probability`."""

ALL: Final = MOST_LEGAL
WEIGHED: Final = constant([2, 3, 5, 8, 12, 18, 25, 40, 80, ALL])
"""The number of random placements of a patch that each level weighs."""

NOISE: Final[Float64Array] = np.array([9.5, 8.5, 7.5, 6.5, 5.5, 4.5, 3.6, 2.8, 1.8, 0.0])
NOISE.flags.writeable = False
"""The standard deviation of each level's random error in the value of a choice, in points."""

_FIRST_COLUMN: Final = sum(1 << SIZE * row for row in range(SIZE))
_NOT_FIRST_LOW: Final = LOW_FULL & ~_FIRST_COLUMN
_NOT_FIRST_HIGH: Final = HIGH_FULL & ~_FIRST_COLUMN
_NOT_LAST_LOW: Final = LOW_FULL & ~(_FIRST_COLUMN << SIZE - 1)
_NOT_LAST_HIGH: Final = HIGH_FULL & ~(_FIRST_COLUMN << SIZE - 1)
_ROW: Final = (1 << SIZE) - 1
_FRACTION: Final = 1 << 30


class Greedy(NamedTuple):
    """The player's buffers: weighed actions, their values and, if they end the game, results."""

    answers: Answers
    weighed: Int64Array
    values: Float64Array
    solved: Int64Array
    after: Int64Array


def new_greedy() -> Greedy:
    """Return the buffers of one player."""
    return Greedy(
        new_answers(1),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(MOST_LEGAL, np.float64),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(k.WORDS, np.int64),
    )


@compiled
def rows_down(low: int, high: int) -> tuple[int, int]:
    """Return a mask moved up by a row: each space has the bit of the one below it."""
    return (low >> SIZE) | (high & _ROW) << (LOW_BITS - SIZE), high >> SIZE


@compiled
def untidiness(low: int, high: int) -> float:
    """Estimate the cost of the shape of the empty spaces, in points."""
    # Rows 7 and 8 are in different words, but no neighbours in a row are.
    left_low, left_high = (low << 1) & _NOT_FIRST_LOW, (high << 1) & _NOT_FIRST_HIGH
    right_low, right_high = (low >> 1) & _NOT_LAST_LOW, (high >> 1) & _NOT_LAST_HIGH
    up_low, up_high = (low << SIZE) & LOW_FULL, (high << SIZE | low >> LOW_BITS - SIZE) & HIGH_FULL
    down_low, down_high = rows_down(low, high)
    across_low, across_high = left_low | right_low, left_high | right_high
    along_low, along_high = up_low | down_low, up_high | down_high
    two_low = (left_low & right_low) | (up_low & down_low) | (across_low & along_low)
    two_high = (left_high & right_high) | (up_high & down_high) | (across_high & along_high)
    beside_low, beside_high = low & right_low, high & right_high
    next_low, next_high = rows_down(beside_low, beside_high)
    beside = popcount(beside_low) + popcount(beside_high)
    below = popcount(low & down_low) + popcount(high & down_high)
    outline = 4 * (popcount(low) + popcount(high)) - 2 * (beside + below)
    single = popcount(low & ~(across_low | along_low)) + popcount(
        high & ~(across_high | along_high)
    )
    narrow = popcount(low & ~two_low) + popcount(high & ~two_high)
    roomy = popcount(beside_low & next_low) + popcount(beside_high & next_high)
    return OUTLINE * outline + SINGLE * single + NARROW * narrow - ROOMY * roomy


@compiled
def resource_value(buttons: int, time: int, income: int, empty: int) -> float:
    """Return the value of buttons, income, time and the number of empty spaces."""
    left = LAST_SPACE - time
    early = EARLY * left / LAST_SPACE
    marks = MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[time]
    return (
        buttons * (1.0 + early)
        + income * marks * (1.0 + early / 2.0)
        + TIME_VALUE * left
        + POINTS_PER_EMPTY_SPACE * empty
    )


@compiled
def shape_value(low: int, high: int, time: int, tile_is_free: bool) -> float:
    """Return the value of the shape of the empty spaces, which fades as time runs out."""
    share = LATE + (1.0 - LATE) * (LAST_SPACE - time) / LAST_SPACE
    value = -share * untidiness(low, high)
    if tile_is_free:
        missing = missing_to_7x7(~low, ~high)
        if missing == 0:
            value += SPECIAL_TILE_POINTS
        elif missing < REACH_7X7:
            value += SPECIAL_TILE_POINTS * share * (1.0 - missing / REACH_7X7) ** 2
    return value


@compiled
def player_value(state: Int64Array, start: int) -> float:
    """Return the value of the player at offset `start`, without the points of the special tile."""
    low, high = state[start + k.LOW], state[start + k.HIGH]
    resources = resource_value(
        state[start + k.BUTTONS],
        state[start + k.TIME],
        state[start + k.INCOME],
        empty_spaces(low, high),
    )
    return resources + shape_value(
        ~low & LOW_FULL, ~high & HIGH_FULL, state[start + k.TIME], state[k.TILE] == 0
    )


@compiled
def tile_balance(state: Int64Array) -> int:
    """Return the special tile's points, negative if the opponent has it, 0 while nobody has."""
    if state[k.TILE] == 0:
        return 0
    return SPECIAL_TILE_POINTS if state[k.TILE] == state[k.TURN] + 1 else -SPECIAL_TILE_POINTS


@compiled
def best_gain(
    before: Int64Array, start: int, buttons: int, time: int, after: Int64Array, ring: Int64Array
) -> float:
    """Return the gain in a player's value by the best patch of the market `after` a choice.

    The player, at offset `start`, has the quilt of `before` and these buttons and time. Only
    affordable patches that fit count; if there are none, the gain is 0.
    """
    low, high, income = before[start + k.LOW], before[start + k.HIGH], before[start + k.INCOME]
    empty, best = empty_spaces(low, high), 0.0
    here = resource_value(buttons, time, income, empty)
    for choice in range(MARKET):
        place = place_of_choice(after, choice)
        if place < 0:
            break
        patch = ring[place]
        if PRICE[patch] <= buttons and fits(low, high, patch):
            value = resource_value(
                buttons - PRICE[patch],
                min(time + TIME[patch], LAST_SPACE),
                income + INCOME[patch],
                empty - SQUARES[patch],
            )
            best = max(best, value - here)
    return best


@compiled
def win_probability(expected: float, time_left: int) -> float:
    """Return the chance to win, from the expected margin and the spaces left to both tokens.

    Fitted to 150 games of the higher levels.
    """
    return 1.0 / (1.0 + np.float64(exp(np.float32(-expected / (2.5 + 0.07 * time_left)))))


@compiled
def balance(greedy: Greedy, patch: int) -> float:
    """Return the value after a choice, without the shape that its placement leaves.

    `patch` is -1 for the pass; `after` is the state after one of its placements.
    """
    a, after = greedy.answers, greedy.after
    state, ring = a.state, a.ring
    mover, other = state[k.TURN] * k.PLAYER, k.PLAYER - state[k.TURN] * k.PLAYER
    income = state[mover + k.INCOME]
    empty = empty_spaces(state[mover + k.LOW], state[mover + k.HIGH])
    if patch >= 0:
        income, empty = income + INCOME[patch], empty - SQUARES[patch]
    buttons, time = after[mover + k.BUTTONS], after[mover + k.TIME]
    value = resource_value(buttons, time, income, empty)
    value -= player_value(state, other)
    value += tile_balance(state)
    if after[k.STAGE] == k.SPECIAL:
        value += SPECIAL_PATCH
    if after[k.TURN] == state[k.TURN] and after[k.STAGE] != k.SPECIAL:
        return value + OWN_NEXT * best_gain(state, mover, buttons, time, after, ring)
    waiting = state[other + k.BUTTONS], state[other + k.TIME]
    return value - OTHERS_NEXT * best_gain(state, other, waiting[0], waiting[1], after, ring)


@compiled
def drawn_error(random_state: Int64Array, deviation: float) -> float:
    """Draw a number from a normal distribution around 0 (Marsaglia's polar method)."""
    if deviation == 0.0:
        return 0.0
    while True:
        x = 2.0 * draw(random_state, _FRACTION) / _FRACTION - 1.0
        y = 2.0 * draw(random_state, _FRACTION) / _FRACTION - 1.0
        square = x * x + y * y
        if 0.0 < square < 1.0:
            # The logarithm takes whole numbers: log s = log (s * 2**30) - log 2**30.
            scaled = max(int(square * _FRACTION), 1)
            return deviation * x * math.sqrt(2.0 * (log(_FRACTION) - log(scaled)) / square)


@compiled
def weigh_choice(greedy: Greedy, patch: int, number: int, count: int, most: int) -> int:
    """Weigh the first `number` actions: the placements of a patch, or the pass (-1).

    Append them to the `count` actions weighed so far, up to `most`; return the new count.
    """
    a, after = greedy.answers, greedy.after
    state, level = a.state, a.request[r.LEVEL] - 1
    mover = state[k.TURN] * k.PLAYER
    copy(state, after)
    play(after, a.ring, a.actions[0])
    base = balance(greedy, patch) + drawn_error(a.random_state, NOISE[level])
    is_over, time = after[k.STAGE] == k.OVER, after[mover + k.TIME]
    low, high = ~state[mover + k.LOW] & LOW_FULL, ~state[mover + k.HIGH] & HIGH_FULL
    for n in range(keep_drawn(a.actions, 0, number, WEIGHED[level], a.random_state)):
        if count == most:
            break
        action = a.actions[n]
        greedy.weighed[count], greedy.solved[count] = action, 0
        if is_over:
            copy(state, after)
            play(after, a.ring, action)
            points = margin(after)
            greedy.values[count] = points if mover == 0 else -points
            greedy.solved[count] = 1 if has_won(after, state[k.TURN]) else -1
        else:
            rest_low, rest_high = low & ~MASK_LOW[action], high & ~MASK_HIGH[action]
            shape = shape_value(rest_low, rest_high, time, state[k.TILE] == 0)
            greedy.values[count] = base + shape
        count += 1
    return count


@compiled
def weigh_special(greedy: Greedy, most: int) -> int:
    """Weigh the placements of a special patch; return how many were weighed."""
    a = greedy.answers
    state, level = a.state, a.request[r.LEVEL] - 1
    mover = state[k.TURN] * k.PLAYER
    low, high = ~state[mover + k.LOW] & LOW_FULL, ~state[mover + k.HIGH] & HIGH_FULL
    time = state[mover + k.TIME]
    empty = popcount(low) + popcount(high) - 1
    base = resource_value(state[mover + k.BUTTONS], time, state[mover + k.INCOME], empty)
    base -= player_value(state, k.PLAYER - mover) - tile_balance(state)
    number = list_special(state[mover + k.LOW], state[mover + k.HIGH], a.actions)
    number = keep_drawn(a.actions, 0, number, WEIGHED[level], a.random_state)
    count = min(number, most)
    for n in range(count):
        action = a.actions[n]
        rest_low, rest_high = low & ~MASK_LOW[action], high & ~MASK_HIGH[action]
        shape = shape_value(rest_low, rest_high, time, state[k.TILE] == 0)
        greedy.weighed[n], greedy.solved[n] = action, 0
        greedy.values[n] = base + shape
    return count


@compiled
def weigh_all(greedy: Greedy, most: int) -> int:
    """Weigh the level's moves, the pass last: of equal moves the first is played."""
    a = greedy.answers
    state, ring = a.state, a.ring
    if state[k.STAGE] == k.SPECIAL:
        return weigh_special(greedy, most)
    mover, count = state[k.TURN] * k.PLAYER, 0
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place >= 0 and PRICE[ring[place]] <= state[mover + k.BUTTONS]:
            number = list_placements(low, high, ring[place], a.actions, 0)
            if number > 0:
                count = weigh_choice(greedy, ring[place], number, count, most)
    a.actions[0] = PASS
    return weigh_choice(greedy, -1, 1, count, most)


@compiled
def begin(greedy: Greedy) -> None:
    """Begin the requested decision."""
    begin_answers(greedy.answers, r.BY_COMPARISON)


@compiled
def step(greedy: Greedy, work: int, now: int, stop: int) -> int:
    """Decide in one slice, and write the best lines."""
    a = greedy.answers
    state = a.state
    count = weigh_all(greedy, 1 if is_up(a, now, stop) else max(a.control[MOST], 1))
    time_left = 2 * LAST_SPACE - state[k.TIME] - state[k.PLAYER + k.TIME]
    for n in range(count):
        a.order[n] = n
    for row in range(min(count, a.request[r.LINES])):
        # The best of the rest moves up, those before it down: of equals the first stays first.
        best = row
        for n in range(row + 1, count):
            if is_better(greedy, a.order[n], a.order[best]):
                best = n
        chosen = a.order[best]
        for n in range(best, row, -1):
            a.order[n] = a.order[n - 1]
        a.order[row] = chosen
        solved, value = greedy.solved[chosen], greedy.values[chosen]
        a.lines.actions[row, 0] = greedy.weighed[chosen]
        if solved != 0:
            write_line(a, row, 1, count, 1.0 if solved > 0 else 0.0, value)
            a.lines.numbers[row, r.SOLVED] = solved
            a.lines.figures[row, r.LINE_LEAST] = a.lines.figures[row, r.LINE_MOST] = value
        else:
            chance = win_probability(MARGIN * value, time_left)
            write_line(a, row, 1, count, chance, MARGIN * value)
    return r.DONE


@compiled
def is_better(greedy: Greedy, one: int, other: int) -> bool:
    """Return whether a weighed move ranks higher: wins first, then open moves, then losses."""
    if greedy.solved[one] != greedy.solved[other]:
        return greedy.solved[one] > greedy.solved[other]
    return greedy.values[one] > greedy.values[other]


@compiled
def report(greedy: Greedy) -> int:
    """Return 0: there are no lines before the end."""
    return 0
