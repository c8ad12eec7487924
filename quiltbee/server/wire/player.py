"""What one player has, and what the time board shows."""

from bisect import bisect_right
from functools import cache
from typing import NamedTuple

from quiltbee.notation import cell_letters
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    Board,
    Position,
    Seat,
    special_patches_crossed,
)
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS
from quiltbee.server.store.values import SEATS
from quiltbee.server.wire.version_1 import PlayerState, TimeBoard


class Known(NamedTuple):
    """An earlier position of the same game, and what was told of its players."""

    table: Position
    players: list[PlayerState]


def describe_both(table: Position, known: Known | None = None) -> list[PlayerState]:
    """Both players; one who has what they had in the position `known` is not described again."""
    left = _special_left(table)
    if (
        known is None
        or table.special_tile != known.table.special_tile
        or left != _special_left(known.table)
    ):
        return [_describe(table, seat, left) for seat in SEATS]
    return [
        told if now is before else _describe(table, seat, left)
        for seat, now, before, told in zip(
            SEATS, table.players, known.table.players, known.players, strict=True
        )
    ]


def describe_player(table: Position, seat: Seat) -> PlayerState:
    """What a player has, and how far away the next marks are."""
    return _describe(table, seat, _special_left(table))


def _describe(table: Position, seat: Seat, special_left: tuple[int, ...]) -> PlayerState:
    owned = table.players[seat - 1]
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
        "to_special_patch": _distance(time, special_left),
    }


def _distance(time: int, marks: tuple[int, ...]) -> int | None:
    """How many spaces there are to the next mark; None if there is none."""
    at = bisect_right(marks, time)
    return marks[at] - time if at < len(marks) else None


def describe_time_board(table: Position) -> TimeBoard:
    """The marks, and whose token lies on top."""
    on_top = table.turn.other if table.is_over else table.turn
    return _describe_marks(table.board, _ahead(table), on_top)


@cache
def _describe_marks(board: Board, ahead: int, on_top: Seat) -> TimeBoard:
    return {
        "last": LAST_SPACE,
        "income": list(INCOME_MARKS),
        "special_patches": list(board.special_patches),
        "special_patches_left": list(special_patches_crossed(board, ahead, LAST_SPACE)),
        "on_top": on_top,
    }


def _special_left(table: Position) -> tuple[int, ...]:
    """The special patches still on the time board: beyond both tokens."""
    return special_patches_crossed(table.board, _ahead(table), LAST_SPACE)


def _ahead(table: Position) -> int:
    """The space of the token that is ahead."""
    first, second = table.players
    return max(first.time, second.time)
