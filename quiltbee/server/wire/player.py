"""What one player has, and what the time board shows."""

from bisect import bisect_right

from quiltbee.notation import cell_letters
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    Position,
    Seat,
    special_patches_crossed,
)
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS
from quiltbee.server.wire.position_shapes import PlayerState, TimeBoard


def describe_player(table: Position, seat: Seat) -> PlayerState:
    """What a player has, and how far away the next marks are."""
    owned = table.players[seat.index]
    quilt, buttons, time = owned.quilt, owned.buttons, owned.time
    empty = quilt.empty_spaces
    has_tile = table.special_tile is seat
    tile, spaces = SPECIAL_TILE_POINTS if has_tile else 0, POINTS_PER_EMPTY_SPACE * empty
    return {
        "buttons": buttons,
        "income": quilt.income,
        "time": time,
        "score": buttons + tile + spaces,
        "score_parts": {"buttons": buttons, "special_tile": tile, "empty": spaces},
        "empty": empty,
        "special_tile": has_tile,
        "cells": cell_letters(quilt),
        "patches": [
            {
                "letter": placed.letter,
                "orientation": placed.orientation,
                "row": placed.row,
                "column": placed.column,
            }
            for placed in quilt.patches
        ],
        "to_income": _distance(time, INCOME_MARKS),
        "to_special_patch": _distance(time, _special_left(table)),
    }


def _distance(time: int, marks: tuple[int, ...]) -> int | None:
    """The number of spaces to the next mark; None if there is none."""
    at = bisect_right(marks, time)
    return marks[at] - time if at < len(marks) else None


def describe_time_board(table: Position) -> TimeBoard:
    """The marks, and whose token lies on top."""
    return {
        "last": LAST_SPACE,
        "income": list(INCOME_MARKS),
        "special_patches": list(table.board.special_patches),
        "special_patches_left": list(_special_left(table)),
        "on_top": table.turn.other if table.is_over else table.turn,
    }


def _special_left(table: Position) -> tuple[int, ...]:
    """The special patches still on the time board: beyond both tokens."""
    ahead = max(player.time for player in table.players)
    return special_patches_crossed(table.board, ahead, LAST_SPACE)
