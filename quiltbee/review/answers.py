"""What an engine says of one position as data: answers, each replacing the one before.

Margins are in points and chances from 0 to 1, both player 1's (in a solo game the person's). A pair
has player 1's figure first.
"""

from collections.abc import Sequence
from typing import Any, TypedDict

from quiltbee.games import variant_of
from quiltbee.notation import format_move
from quiltbee.players import Info
from quiltbee.review.evaluation import Evaluation, compensated, evaluation_if_known
from quiltbee.rules import Pass

Pair = tuple[float, float]


class LineState(TypedDict):
    """A move, the value of the position if it is made, and the line that begins with it.

    `scores`, `empty_spaces` and `special_tile` (the chance of having it) tell the expected end of
    the game, None if unknown.
    """

    move: str
    chance: float
    margin: float
    proven: bool
    line: list[str]
    scores: Pair | None
    empty_spaces: Pair | None
    special_tile: Pair | None


AnalysisAnswer = TypedDict(
    "AnalysisAnswer",
    {
        "nodes": int,
        "lines": list[LineState],
        "pass": LineState | None,
        "final": bool,
        "waiting": int | None,
    },
)
AnalysisAnswer.__doc__ = """What is known about a position so far: its best lines, in order.

`pass` is the line that begins with a pass, None where passing is illegal. `nodes` are the positions
looked at. `waiting` is how many questions come first, None while an engine thinks. Nothing follows
the `final` answer.
"""

NOTHING_YET: AnalysisAnswer = {
    "nodes": 0,
    "lines": [],
    "pass": None,
    "final": False,
    "waiting": None,
}


def describe_lines(
    infos: Sequence[Info], position: Any, most: int, points: int = 0
) -> AnalysisAnswer | None:
    """The answer in an engine's last reports on a position; None if it has no opinion.

    `infos` has the best line first, and may have one more than `most`, which begins with a pass.
    The second seat has `points` as compensation.
    """
    turn = variant_of(position).table(position).turn
    found = [evaluation_if_known(info, turn) for info in infos]
    counted = [compensated(each, points, position) for each in found if each and each.line]
    lines = [_describe(each) for each in counted]
    if not lines:
        return None
    return {
        **NOTHING_YET,
        "nodes": max(info.nodes for info in infos),
        "lines": lines[:most],
        "pass": next((line for line in lines if line["move"] == format_move(Pass())), None),
    }


def _describe(found: Evaluation) -> LineState:
    moves = [format_move(move) for move in found.line]
    return {
        "move": moves[0],
        "chance": round(found.chance, 3),
        "margin": round(found.margin, 1),
        "proven": found.is_proven,
        "line": moves,
        "scores": found.scores,
        "empty_spaces": found.empty_spaces,
        "special_tile": found.special_tile,
    }
