"""What the browser is told of a game: the state message, as docs/server.md has it."""

from functools import cache

from quiltbee.notation import cell_letters, format_link, format_move, format_position
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    PATCHES,
    PLACEMENTS_OF,
    Position,
    Quilt,
    Stage,
    bits,
    cell_name,
    consequence,
    score,
    scores,
    special_patches_crossed,
    why_not_buyable,
)
from quiltbee.rules.grid import FULL, SQUARES_7X7
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS
from quiltbee.server.game import Game, Result
from quiltbee.server.shapes import (
    Choices,
    ConsequenceState,
    Option,
    PlayerState,
    PositionState,
    ResultState,
    SeatState,
    State,
    TimeBoard,
)


@cache
def _named_placements(letter: str) -> tuple[tuple[int, str], ...]:
    """The mask of each placement of a patch, and its token without the letter: `0a7`."""
    return tuple((move.mask, format_move(move)[1:]) for move in PLACEMENTS_OF[letter])


def describe(game: Game, thinking: bool, getting_ready: bool = False) -> State:
    """The state of a game as a spectator sees it; `for_owner` makes the seats the reader's own.

    `getting_ready` says whether a simple player answers in the place of the strong one.
    """
    position, setup = game.position, game.setup
    return {
        "type": "state",
        "game": setup.id,
        "number": game.number,
        "acknowledges": None,
        "opponent": setup.opponent,
        "level": setup.level,
        "mode": "computer" if setup.computer_seat else "screen",
        "seed": setup.seed,
        "ring0": setup.start.ring,
        "board": position.board.value,
        "seats": [_seat(game, player) for player in (1, 2)],
        **describe_position(position, game.result),
        "thinking": thinking,
        "getting_ready": getting_ready and setup.level is not None and not game.is_over,
        **describe_choices(position, scores(position), game.is_over),
        "moves": [
            {"number": number, "player": player, "move": format_move(move)}
            for number, (player, move) in enumerate(game.decisions, 1)
        ],
        "can_undo": game.takeback() is not None,
        "link": format_link(setup.start, [move for _, move in game.decisions]),
    }


def for_owner(state: State) -> State:
    """The same state for the browser that holds the seats: those of persons are its own."""
    seats: list[SeatState] = [
        {**seat, "yours": seat["kind"] == "person"} for seat in state["seats"]
    ]
    return {**state, "seats": seats}


def describe_position(position: Position, result: Result | None) -> PositionState:
    """The part of a state that a position alone decides; a `result` ends it before its time."""
    return {
        "position": format_position(position),
        "turn": position.turn,
        "stage": "over" if result else position.stage.value,
        "players": [describe_player(position, player) for player in (1, 2)],
        "time_board": describe_time_board(position),
        "ring": position.ring,
        "result": describe_result(result),
        "automa": None,
    }


def describe_result(result: Result | None) -> ResultState | None:
    """How a game ended, None while it runs."""
    if result is None:
        return None
    return {"winner": result.winner, "scores": result.scores, "reason": result.reason}


def describe_choices(position: Position, totals: tuple[int, int], is_over: bool) -> Choices:
    """What a person may decide in a position; nothing in a game that is over.

    `totals` are the scores if the game ended now.
    """
    buying = not is_over and position.stage is Stage.ACTION
    special = not is_over and position.stage is Stage.SPECIAL_PATCH
    return {
        "options": _options(position, totals) if buying else [],
        "special_cells": _special_cells(position.mover.quilt) if special else [],
        "special_cells_7x7": _completing_cells(position) if special else [],
    }


def _seat(game: Game, player: int) -> SeatState:
    return {
        "name": game.setup.names[player - 1],
        "kind": "computer" if player == game.setup.computer_seat else "person",
        "yours": False,
    }


def describe_player(position: Position, player: int) -> PlayerState:
    """What a player has, and how far the next marks are."""
    owned = position.players[player - 1]
    quilt, time = owned.quilt, owned.time
    has_tile = position.special_tile == player
    return {
        "buttons": owned.buttons,
        "income": quilt.income,
        "time": time,
        "score": score(position, player),
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
        "to_income": min((mark - time for mark in INCOME_MARKS if mark > time), default=None),
        "to_special_patch": min((mark - time for mark in _special_left(position)), default=None),
    }


def _special_left(position: Position) -> tuple[int, ...]:
    """The special patches still on the time board: beyond both tokens."""
    ahead = max(player.time for player in position.players)
    return special_patches_crossed(position.board, ahead, LAST_SPACE)


def describe_time_board(position: Position) -> TimeBoard:
    """The marks, and whose token lies on top."""
    return {
        "last": LAST_SPACE,
        "income": list(INCOME_MARKS),
        "special_patches": list(position.board.special_patches),
        "special_patches_left": list(_special_left(position)),
        "on_top": 3 - position.turn if position.is_over else position.turn,
    }


def _options(position: Position, totals: tuple[int, int]) -> list[Option]:
    passing: Option = {
        "letter": None,
        "move": "pass",
        "available": True,
        "reason": None,
        "missing": 0,
        "placements": [],
        "completes_7x7": [],
        "consequence": _consequence(position, None, totals),
    }
    return [passing, *(_patch_option(position, letter, totals) for letter in position.choices)]


def _patch_option(position: Position, letter: str, totals: tuple[int, int]) -> Option:
    """A patch that may be bought next; where it fits is told even if it can't be paid."""
    filled = position.mover.quilt.filled
    fitting = [named for named in _named_placements(letter) if not named[0] & filled]
    gaps = _gaps(position, PATCHES[letter].squares)
    missing = max(0, PATCHES[letter].buttons - position.mover.buttons)
    reason = why_not_buyable(position, letter)
    if reason is None and not fitting:
        reason = "fits nowhere on the quilt"
    return {
        "letter": letter,
        "move": None,
        "available": reason is None,
        "reason": reason,
        "missing": missing,
        "placements": [name for _, name in fitting],
        "completes_7x7": [name for mask, name in fitting if any(gap & mask == gap for gap in gaps)],
        "consequence": _consequence(position, letter, totals),
    }


def _gaps(position: Position, squares: int) -> list[int]:
    """What each 7x7 square lacks, where at most `squares` spaces would complete one."""
    if position.special_tile is not None:
        return []
    filled = position.mover.quilt.filled
    gaps = [square & ~filled for square in SQUARES_7X7]
    return [gap for gap in gaps if gap.bit_count() <= squares]


def _special_cells(quilt: Quilt) -> list[str]:
    return [cell_name(space) for space in bits(FULL & ~quilt.filled)]


def _completing_cells(position: Position) -> list[str]:
    """The single spaces that would win the special tile."""
    return [cell_name(space) for gap in sorted(set(_gaps(position, 1))) for space in bits(gap)]


def _consequence(
    position: Position, letter: str | None, totals: tuple[int, int]
) -> ConsequenceState:
    after = consequence(position, letter)
    squares = PATCHES[letter].squares if letter else 0
    scores_after = list(totals)
    scores_after[position.turn - 1] += (
        after.buttons - position.mover.buttons - POINTS_PER_EMPTY_SPACE * squares
    )
    return {
        "buttons": after.buttons,
        "time": after.time,
        "paid": after.paid,
        "earned": after.earned,
        "income_marks": list(after.income_marks),
        "income": after.income,
        "special_patch": after.special_patch,
        "next": None if after.over else after.next,
        "over": after.over,
        "scores": (scores_after[0], scores_after[1]),
    }
