"""A position as described to programs that don't know the rules."""

from typing import Any

from quiltbee.games import Result
from quiltbee.notation import NotationError, form_of, format_move, format_position, parse_line
from quiltbee.rules import Chance, Seat, State
from quiltbee.server.errors import NoGameError
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.options import describe_choices
from quiltbee.server.wire.player import describe_player, describe_time_board
from quiltbee.server.wire.position_shapes import (
    GamePosition,
    PositionState,
    ResultState,
    StageName,
)
from quiltbee.server.wire.solo import describe_players, describe_state

FIELDS = (8, 11)
"""How many fields the position strings of a duel and of a solo game have."""


def read_position(text: str) -> Any:
    """The position in a position string; NoGameError, with a sentence for a person."""
    if form_of(text.strip()) != "position" or len(text.split()) not in FIELDS:
        raise NoGameError("This text is not a position string.", code="no-position")
    try:
        return parse_line(" ".join(text.split()), "position").start
    except NotationError as error:
        said = sentence(error)
        raise NoGameError(said, code="unreadable", detail=said) from error


def sentence(error: NotationError) -> str:
    """What is wrong and where, as a sentence."""
    text = str(error).rstrip(".")
    return f"{text[:1].upper()}{text[1:]}."


def describe_position(position: Any) -> PositionState:
    """A position in every detail, and the choices there."""
    table, scores = position.table, position.scores
    stage = _stage(position)
    end = position.outcome
    return {
        "position": format_position(position.seen_by(None)),
        "turn": table.turn,
        "stage": stage,
        "players": (
            describe_players(position)
            if position.has_cards
            else [describe_player(table, seat) for seat in Seat]
        ),
        "time_board": describe_time_board(table),
        "ring": table.ring,
        "scores": scores,
        "result": describe_result(Result(end.winner, end.scores, end.by) if end else None),
        "automa": describe_state(position) if position.has_cards else None,
        "legal": [format_move(move) for move in position.legal_moves()],
        **describe_choices(table, scores, stage),
    }


def describe_game_position(stored: StoredGame) -> GamePosition:
    """How a game stands; one that was ended leaves nothing to decide."""
    game = stored.game
    described = describe_position(game.position)
    if game.is_over:
        described |= {"result": describe_result(game.result)}
    if game.ended is not None:
        described |= {
            "stage": "over",
            "options": [],
            "special_cells": [],
            "special_cells_7x7": [],
            "legal": [],
        }
    return {"number": stored.number, **described}


def describe_result(result: Result | None) -> ResultState | None:
    """How a game ended, None while it runs."""
    if result is None:
        return None
    return {"winner": result.winner, "scores": result.scores, "reason": result.reason}


def _stage(position: State) -> StageName:
    decider = position.decider
    if decider is None:
        return "over"
    if decider is Chance.CARD or position.is_shuffle_due:
        return "card"
    return position.table.stage.value
