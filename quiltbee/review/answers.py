"""Answers about one position as data: the lines of an engine, or the cards that may come.

Each answer replaces the one before. Margins are in points and chances from 0 to 1, both player 1's
(in a solo game the person's). A pair has player 1's figure first. A card's value is that of the
position after it, as the person may see it: without the later cards, and without the next one, of
which at most the budget is public.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from quiltbee.automa import Solo
from quiltbee.notation import format_move
from quiltbee.players import Info
from quiltbee.review.evaluation import (
    Evaluation,
    compensated,
    evaluation_if_known,
    evaluation_of_end,
)
from quiltbee.rules import Pass, Seat

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
    turn = position.table.turn
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


# Cards


class WeighedCard(TypedDict):
    """A card, what the Automa does with it, and the value of the position after it, if known."""

    card: int
    move: str
    probability: float
    chance: float | None
    margin: float | None


class Expected(TypedDict):
    """The value of a position before its card is turned over."""

    chance: float
    margin: float


CardAnswer = TypedDict(
    "CardAnswer",
    {
        "nodes": int,
        "lines": list[None],
        "pass": None,
        "cards": list[WeighedCard],
        "expected": Expected | None,
        "final": bool,
        "waiting": int | None,
    },
)
CardAnswer.__doc__ = """What is known about the cards that may come, in place of an AnalysisAnswer.

`expected` is the mean over all of them, None until each has a value.
"""


@dataclass(slots=True)
class NextCard:
    """A card that may come; `after` is the position it leads to, as the person sees it.

    The Automa has `points` as compensation.
    """

    number: int
    move: str
    after: Solo
    points: int = 0
    value: Evaluation | None = None
    nodes: int = 0

    def take(self, info: Info | None) -> bool:
        """Take in an engine's verdict on the position after it; False if it has no opinion."""
        value = evaluation_if_known(info, Seat.FIRST)
        if value is None or info is None:
            return False
        if info.nodes >= self.nodes:
            self.value = compensated(value, self.points, self.after)
            self.nodes = info.nodes
        return True


def judged_cards(solo: Solo, points: int = 0) -> list[NextCard]:
    """The cards that may come, by number; those that end the game already have their value."""
    cards = []
    for card in solo.next_cards:
        move, played = solo.with_card(card).turn_card(None)
        after = played.seen_by(None)
        ended = compensated(evaluation_of_end(after), points, after) if after.is_over else None
        cards.append(NextCard(card, format_move(move), after, points, ended))
    return cards


def describe_cards(cards: list[NextCard]) -> CardAnswer:
    """The answer from what is known about the cards, all of which are equally likely."""
    known = [card.value for card in cards if card.value is not None]
    expected: Expected | None = None
    if len(known) == len(cards):
        expected = {
            "chance": round(sum(value.chance for value in known) / len(cards), 3),
            "margin": round(sum(value.margin for value in known) / len(cards), 1),
        }
    return {
        "nodes": sum(card.nodes for card in cards),
        "lines": [],
        "pass": None,
        "cards": [
            {
                "card": card.number,
                "move": card.move,
                "probability": round(1 / len(cards), 4),
                "chance": None if card.value is None else round(card.value.chance, 3),
                "margin": None if card.value is None else round(card.value.margin, 1),
            }
            for card in cards
        ],
        "expected": expected,
        "final": False,
        "waiting": None,
    }
