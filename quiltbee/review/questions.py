"""What a judge wants to know: positions to be evaluated, each within limits.

A judge is not an engine and never waits for one. Its generators yield one `Question` at a time and
are sent an engine's answer, or None if it has none. So each caller may wait in its own way: for one
engine, for several side by side, or in a shared queue.

    asking = loss_of(game.variant, before, mine, better, info)
    loss = answered(asking, lambda question: analyst.ask(question))
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from quiltbee.players import Info, Limits

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """A position to evaluate, as the decider may see it, or before a card is turned over.

    `forecast` is the number of games from which an engine that can should forecast the end.
    """

    position: Any
    limits: Limits
    forecast: int = 0


Asking = Generator[Question, Info | None, T]
"""Yields questions, is sent the answers, and returns what follows from them."""


def answered(asking: Asking[T], ask: Callable[[Question], Info | None]) -> T:
    """The result once `ask` has answered each question."""
    info = None
    while True:
        try:
            question = asking.send(info)
        except StopIteration as end:
            result: T = end.value
            return result
        info = ask(question)
