"""What a browser is told of one position of a game, in a state and in a replay."""

from collections.abc import Callable, Mapping
from typing import Any

from quiltbee.games import Chance, Game, Result
from quiltbee.server.wire import solo
from quiltbee.server.wire.player import Known, describe_both, describe_time_board
from quiltbee.server.wire.version_1 import (
    AutomaState,
    PlayerState,
    PositionState,
    ResultState,
    StageName,
)

_PLAYERS: Mapping[str, Callable[[Any], list[PlayerState]]] = {"solo": solo.describe_players}
"""Describes the players, for variants that are not two players with quilts."""

_AUTOMA: Mapping[str, Callable[[Game[Any], int], AutomaState]] = {"solo": solo.describe_automa}
"""Describes the Automa, for the variants that have it."""


def describe_position(game: Game[Any], at: int, known: Known | None = None) -> PositionState:
    """What lies open after the first `at` moves; the result comes with the last of them.

    What did not change since the position that is `known` is taken from there.
    """
    variant, position = game.variant, game.positions[at]
    table = variant.table(position)
    describe_players = _PLAYERS.get(variant.name)
    result = game.result if at == len(game.moves) else None
    describe_automa = _AUTOMA.get(variant.name)
    return {
        "position": variant.codec.format_position(variant.view(position, None)),
        "turn": table.turn,
        "stage": _stage(game, at),
        "players": (
            describe_players(position) if describe_players else describe_both(table, known)
        ),
        "time_board": describe_time_board(table),
        "ring": table.ring,
        "result": describe_result(result),
        "automa": describe_automa and describe_automa(game, at),
    }


def describe_result(result: Result | None) -> ResultState | None:
    """How a game ended, None while it runs."""
    if result is None:
        return None
    return {"winner": result.winner, "scores": result.scores, "reason": result.reason}


def _stage(game: Game[Any], at: int) -> StageName:
    if at == len(game.moves) and game.is_over:
        return "over"
    if game.variant.decider(game.positions[at]) is Chance.CARD:
        return "card"
    return game.variant.table(game.positions[at]).stage.value
