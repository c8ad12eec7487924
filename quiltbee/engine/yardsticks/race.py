"""The rollouts of `patch-tree`: the game without shapes.

A *race* is a kernel state whose quilts are mere counters: as many of their first spaces are covered
as the patches have squares. No 7x7 square is ever completed, and a special patch is placed as soon
as it is due.
"""

from typing import Final

from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import advance, empty_spaces, play, take_from
from quiltbee.kernel.random_games import draw
from quiltbee.kernel.tables import INCOME, LOW_BITS, MARKS_UP_TO, PASS, PRICE, SQUARES, TIME
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.grid import SPACES
from quiltbee.rules.position import MARKET

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
