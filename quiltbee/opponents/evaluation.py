"""What a player's state is worth in points, as the greedy player sees it.

The parts: buttons, income still to come, the time left to spend, spaces not covered, and the shape
of the rest of the quilt. The weights were found by letting the player play against itself with
others (docs/opponents.md).
"""

import math

from quiltbee.opponents.packing import missing_to_7x7, untidiness
from quiltbee.rules import INCOME_MARKS, LAST_SPACE, PATCHES, PLACEMENTS_OF, Player, Position
from quiltbee.rules.grid import FULL
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

TIME = 2.5
"""A space of the time board still to go."""

EARLY = 1.2
"""What a button is worth at the start beyond its point, as it buys patches."""

REACH_7X7 = 14
"""From how many missing spaces on a 7x7 square counts for something."""

LATE = 0.2
"""The share of the shape's worth that is left when the time is up."""

SPECIAL_PATCH = 3.0
"""A special patch about to be placed."""

MARGIN = 0.8
"""The real margin for each point of difference here; fitted as `win_probability` was."""

_MARKS_LEFT = tuple(sum(mark > space for mark in INCOME_MARKS) for space in range(LAST_SPACE + 1))


def account(buttons: int, time: int, income: int, empty_spaces: int) -> float:
    """What buttons, income, time and the number of empty spaces are worth together."""
    left = LAST_SPACE - time
    early = EARLY * left / LAST_SPACE
    return (
        buttons * (1 + early)
        + income * _MARKS_LEFT[time] * (1 + early / 2)
        + TIME * left
        + POINTS_PER_EMPTY_SPACE * empty_spaces
    )


def shape(empty: int, time: int, tile_is_free: bool) -> float:
    """What the shape of the empty spaces is worth; the less time is left, the less it counts."""
    share = LATE + (1 - LATE) * (LAST_SPACE - time) / LAST_SPACE
    value = -share * untidiness(empty)
    if tile_is_free:
        missing = missing_to_7x7(empty)
        if missing == 0:
            value += SPECIAL_TILE_POINTS
        elif missing < REACH_7X7:
            value += SPECIAL_TILE_POINTS * share * (1 - missing / REACH_7X7) ** 2
    return value


def standing(player: Player, tile_is_free: bool) -> float:
    """What a player has, the special tile left aside."""
    quilt = player.quilt
    return account(player.buttons, player.time, quilt.income, quilt.empty_spaces) + shape(
        FULL & ~quilt.filled, player.time, tile_is_free
    )


def tile_balance(position: Position) -> int:
    """The points of the special tile: for the player to move, against, or 0 while it is free."""
    if position.special_tile is None:
        return 0
    return SPECIAL_TILE_POINTS if position.special_tile == position.turn else -SPECIAL_TILE_POINTS


def best_gain(player: Player, buttons: int, time: int, choices: str) -> float:
    """What the best of some patches would add for a player with those buttons at that time.

    Only a patch counts that the player could pay and place; with none it is 0.
    """
    income, filled = player.quilt.income, player.quilt.filled
    empty_spaces = player.quilt.empty_spaces
    best = 0.0
    for letter in choices:
        patch = PATCHES[letter]
        if patch.buttons <= buttons and any(not m.mask & filled for m in PLACEMENTS_OF[letter]):
            after = account(
                buttons - patch.buttons,
                min(time + patch.time, LAST_SPACE),
                income + patch.income,
                empty_spaces - patch.squares,
            )
            best = max(best, after - account(buttons, time, income, empty_spaces))
    return best


def win_probability(margin: float, time_left: int) -> float:
    """The chance to win by an expected margin; `time_left` is what both tokens have still to go.

    Fitted to 150 games of the greedy player's better levels.
    """
    return 1 / (1 + math.exp(-margin / (2.5 + 0.07 * time_left)))
