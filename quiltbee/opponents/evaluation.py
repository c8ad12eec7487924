"""The value of a player's state in points, as `greedy` estimates it.

It adds up buttons, income to come, time left, empty spaces, and the shape of the empty part of the
quilt. The weights were tuned in games of the player against itself (docs/opponents.md).
"""

import math

from quiltbee.opponents.tidiness import untidiness
from quiltbee.rules import INCOME_MARKS, LAST_SPACE, PATCHES, PLACEMENTS_OF, Player, Position
from quiltbee.rules.grid import FULL, missing_to_7x7
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

TIME = 2.5
"""The value of each space of time that is left."""

EARLY = 1.2
"""The value of a button at the start, beyond its point, because it buys patches."""

REACH_7X7 = 14
"""A 7x7 square with fewer missing spaces than this has a value."""

LATE = 0.2
"""The share of the shape's value that is left when time is up."""

SPECIAL_PATCH = 3.0
"""The value of a special patch that is about to be placed."""

MARGIN = 0.8
"""The expected margin for each point of difference here; fitted as `win_probability` was."""

_MARKS_LEFT = tuple(sum(mark > space for mark in INCOME_MARKS) for space in range(LAST_SPACE + 1))


def resource_value(buttons: int, time: int, income: int, empty_spaces: int) -> float:
    """The value of buttons, income, time and the number of empty spaces."""
    left = LAST_SPACE - time
    early = EARLY * left / LAST_SPACE
    return (
        buttons * (1 + early)
        + income * _MARKS_LEFT[time] * (1 + early / 2)
        + TIME * left
        + POINTS_PER_EMPTY_SPACE * empty_spaces
    )


def shape_value(empty: int, time: int, tile_is_free: bool) -> float:
    """The value of the shape of the empty spaces; it fades as the time runs out."""
    share = LATE + (1 - LATE) * (LAST_SPACE - time) / LAST_SPACE
    value = -share * untidiness(empty)
    if tile_is_free:
        missing = missing_to_7x7(FULL ^ empty)
        if missing == 0:
            value += SPECIAL_TILE_POINTS
        elif missing < REACH_7X7:
            value += SPECIAL_TILE_POINTS * share * (1 - missing / REACH_7X7) ** 2
    return value


def player_value(player: Player, tile_is_free: bool) -> float:
    """The value of a player's state, without the points of the special tile."""
    quilt = player.quilt
    return resource_value(
        player.buttons, player.time, quilt.income, quilt.empty_spaces
    ) + shape_value(FULL & ~quilt.filled, player.time, tile_is_free)


def tile_balance(position: Position) -> int:
    """The special tile's points, negative if the opponent has it, 0 while nobody has."""
    if position.special_tile is None:
        return 0
    return SPECIAL_TILE_POINTS if position.special_tile == position.turn else -SPECIAL_TILE_POINTS


def best_gain(player: Player, buttons: int, time: int, choices: str) -> float:
    """What the best of some patches adds to the value of a player with this money and time.

    Only patches that the player could pay for and place count; if there are none, it is 0.
    """
    income, filled = player.quilt.income, player.quilt.filled
    empty_spaces = player.quilt.empty_spaces
    best = 0.0
    for letter in choices:
        patch = PATCHES[letter]
        if patch.buttons <= buttons and any(not m.mask & filled for m in PLACEMENTS_OF[letter]):
            after = resource_value(
                buttons - patch.buttons,
                min(time + patch.time, LAST_SPACE),
                income + patch.income,
                empty_spaces - patch.squares,
            )
            best = max(best, after - resource_value(buttons, time, income, empty_spaces))
    return best


def win_probability(margin: float, time_left: int) -> float:
    """The chance to win, from the expected margin and the spaces both tokens still have to go.

    Fitted to 150 games of the higher levels of `greedy`.
    """
    return 1 / (1 + math.exp(-margin / (2.5 + 0.07 * time_left)))
