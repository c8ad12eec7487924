"""Answers about one position as data: the lines of an engine, or the cards that may come.

Each answer replaces the one before. Margins are in points and chances from 0 to 1, both player 1's
(in a solo game the person's). A pair has player 1's figure first. A card's value is that of the
position after it, as the person may see it: without the cards to come, except a public budget.
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
    """A move, the value of the position after it, and the line that begins with it.

    `scores`, `empty_spaces` and `special_tile` (the chance of having it) are the expected end of
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
AnalysisAnswer.__doc__ = """The analysis of a position so far: its best lines, in order.

`pass` is the line that begins with a pass, None where passing is illegal. `nodes` are the positions
searched. `waiting` is the number of earlier questions, None while an engine thinks. Nothing follows
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
    """Describe an engine's last reports on a position; None if they have no value.

    `infos` has the best line first, and may have one more than `most`, which begins with a pass.
    `points` are the second seat's compensation.
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
    """A card, the Automa's turn by it, and the value of the position after it, if known."""

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
CardAnswer.__doc__ = """The values of the cards that may come, in place of an AnalysisAnswer.

`expected` is the mean over all of them, None until each has a value.
"""


@dataclass(slots=True)
class NextCard:
    """A card that may come; `after` is the position it leads to, as the person sees it.

    `points` are the Automa's compensation.
    """

    number: int
    move: str
    after: Solo
    points: int = 0
    value: Evaluation | None = None
    nodes: int = 0

    def take(self, info: Info | None) -> bool:
        """Keep an engine's report on the position after it; False if it has no value."""
        value = evaluation_if_known(info, Seat.FIRST)
        if value is None or info is None:
            return False
        if info.nodes >= self.nodes:
            self.value = compensated(value, self.points, self.after)
            self.nodes = info.nodes
        return True


def judged_cards(solo: Solo, points: int = 0) -> list[NextCard]:
    """Return the cards that may come, by number; the value of one that ends the game is known."""
    cards = []
    for card in solo.next_cards:
        move, played = solo.with_card(card).turn_card(None)
        after = played.seen_by(None)
        ended = compensated(evaluation_of_end(after), points, after) if after.is_over else None
        cards.append(NextCard(card, format_move(move), after, points, ended))
    return cards


def describe_cards(cards: list[NextCard]) -> CardAnswer:
    """Describe the values of the cards, all of which are equally likely."""
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
