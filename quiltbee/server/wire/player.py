"""What one player has, and what the time board shows."""

from typing import NamedTuple

from quiltbee.notation import cell_letters
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    Position,
    Seat,
    score,
    special_patches_crossed,
)
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS
from quiltbee.server.wire.shapes import PlayerState, TimeBoard


class Known(NamedTuple):
    """An earlier position of the same game, and what was told of its players."""

    table: Position
    players: list[PlayerState]


def describe_both(table: Position, known: Known | None = None) -> list[PlayerState]:
    """Both players; one who has what they had in the position `known` is not described again."""
    if known is None or not _has_same_marks(table, known.table):
        return [describe_player(table, seat) for seat in Seat]
    return [
        told if now is before else describe_player(table, seat)
        for seat, now, before, told in zip(
            Seat, table.players, known.table.players, known.players, strict=True
        )
    ]


def _has_same_marks(table: Position, before: Position) -> bool:
    """Whether what both players have in common is the same."""
    is_same = table.special_tile == before.special_tile
    return is_same and _special_left(table) == _special_left(before)


def describe_player(table: Position, seat: Seat) -> PlayerState:
    """What a player has, and how far away the next marks are."""
    owned = table.players[seat.index]
    quilt, time = owned.quilt, owned.time
    has_tile = table.special_tile == seat
    return {
        "buttons": owned.buttons,
        "income": quilt.income,
        "time": time,
        "score": score(table, seat),
        "score_parts": {
            "buttons": owned.buttons,
            "special_tile": SPECIAL_TILE_POINTS if has_tile else 0,
            "empty": POINTS_PER_EMPTY_SPACE * quilt.empty_spaces,
        },
        "empty": quilt.empty_spaces,
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
        "to_income": next((mark - time for mark in INCOME_MARKS if mark > time), None),
        "to_special_patch": next((mark - time for mark in _special_left(table)), None),
    }


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
    ahead = max(table.mover.time, table.opponent.time)
    return special_patches_crossed(table.board, ahead, LAST_SPACE)
