"""What a judge wants to know: positions to be evaluated, each within limits.

A judge is no engine and waits for none. Its generators yield a `Question` at a time and are sent
what an engine says of it, or None where it says nothing. So whoever asks may wait in their own way:
for one engine, for several side by side, or in a queue that others share.

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
    """A position to be evaluated, as whoever decides there may see it, or before a card is turned.

    `forecast` says from how many games its end should be foreseen, by an engine that can.
    """

    position: Any
    limits: Limits
    forecast: int = 0


Asking = Generator[Question, Info | None, T]
"""Yields questions, is sent the answers, and returns what follows from them."""


def answered(asking: Asking[T], ask: Callable[[Question], Info | None]) -> T:
    """What comes out once `ask` has answered each question."""
    info = None
    while True:
        try:
            question = asking.send(info)
        except StopIteration as end:
            result: T = end.value
            return result
        info = ask(question)
