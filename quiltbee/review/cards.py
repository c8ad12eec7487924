"""What the Automa's next card is worth: the value of each card that may come, and their mean.

A card's value is that of the position after it, as the person may see it: without the later cards,
and without the next one, of which at most the budget is public.
"""

from dataclasses import dataclass
from typing import TypedDict

from quiltbee.automa import Solo, next_cards, view, with_next
from quiltbee.games import SOLO
from quiltbee.notation import format_move
from quiltbee.players import Info
from quiltbee.review.evaluation import (
    Evaluation,
    compensated,
    evaluation_if_known,
    evaluation_of_end,
)
from quiltbee.rules import Seat


class CardState(TypedDict):
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
        "cards": list[CardState],
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
    return [_next_card(with_next(solo, card), card, points) for card in next_cards(solo)]


def _next_card(dealt: Solo, card: int, points: int) -> NextCard:
    move, played = SOLO.turn_card(dealt, None)
    after = view(played)
    ended = compensated(evaluation_of_end(after), points, after) if after.is_over else None
    return NextCard(card, format_move(move), after, points, ended)


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
        "cards": [_describe(card, len(cards)) for card in cards],
        "expected": expected,
        "final": False,
        "waiting": None,
    }


def _describe(card: NextCard, count: int) -> CardState:
    value = card.value
    return {
        "card": card.number,
        "move": card.move,
        "probability": round(1 / count, 4),
        "chance": None if value is None else round(value.chance, 3),
        "margin": None if value is None else round(value.margin, 1),
    }
