"""Open analysis of one position: ever better answers, for as long as somebody watches.

An engine thinks in slices, so that others get their turn. While nobody else takes one, each slice
goes on where the last one ended. If the engine has thought about something else meanwhile, it
starts over, and the slices double until they find something new. Before the Automa's next card, the
cards that may come are analysed in turn.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Any, Final

from quiltbee.players import Info
from quiltbee.review.answers import (
    NOTHING_YET,
    AnalysisAnswer,
    CardAnswer,
    describe_cards,
    describe_lines,
    judged_cards,
)
from quiltbee.rules import Seat
from quiltbee.server.computer.queue import Priority, Queue
from quiltbee.server.computer.thinkers import Chooser, Question, Reply
from quiltbee.server.errors import UnfitError
from quiltbee.server.shares import Share

FIRST_SLICE_MS: Final = 100
LONGEST_SLICE_MS: Final = 4000
STEADY_SLICE_MS: Final = 1000
"""The length of a slice that goes on, and so the time between two answers."""

FIRST_CARD_MS: Final = 50
"""The first slice of a card: up to twelve of them come before the first average."""

FORECAST_GAMES: Final = 50

Told = AnalysisAnswer | CardAnswer


class Analysis:
    """The analysis of a position; UnfitError where the game is over.

    The second seat gets `points` as compensation.
    """

    def __init__(
        self,
        position: Any,
        points: int,
        lines: int,
        seconds: float,
        engines: Queue,
        share: Share,
    ) -> None:
        decider = position.decider
        if decider is None:
            raise UnfitError("The game is over in this position.", code="analysis-over")
        self._position, self._decider = position, decider
        self._points = points
        self._lines = lines
        self._left_ms = round(1000 * seconds)
        self._engines, self._share = engines, share
        self._place: int | None = None
        self._has_moved = asyncio.Event()

    def answers(self) -> AsyncIterator[Told]:
        """Yield whatever is new, and the place in the queue while nothing is known.

        Raises ThinkerError if no engine answers, UnfitError if it has no opinion.
        """
        if isinstance(self._decider, Seat):
            return self._of_decision(self._decider)
        return self._of_card()

    async def _of_decision(self, turn: Seat) -> AsyncIterator[Told]:
        seen = self._position.seen_by(turn)
        best, slice_ms = NOTHING_YET, FIRST_SLICE_MS
        while self._left_ms > 0:
            # With a single line an engine would stop as soon as its choice is settled.
            lines, infos = max(self._lines, 2), tuple[Info, ...]()
            async with aclosing(self._asked(seen, slice_ms, lines, FORECAST_GAMES)) as asked:
                async for told in asked:
                    if isinstance(told, int):
                        yield {**best, "waiting": told}
                    else:
                        infos = told
            found = describe_lines(infos, seen, self._lines, self._points)
            if found is None:
                raise _no_opinion()
            is_more = found["nodes"] > best["nodes"]
            slice_ms = min(2 * slice_ms, STEADY_SLICE_MS if is_more else LONGEST_SLICE_MS)
            if is_more:
                best = found
            if all(line["proven"] for line in best["lines"]):
                break
            if is_more and self._left_ms > 0:
                yield best
        yield {**best, "final": True}

    async def _of_card(self) -> AsyncIterator[Told]:
        cards, slice_ms = judged_cards(self._position, self._points), FIRST_CARD_MS
        open_cards = [card for card in cards if card.value is None]
        while open_cards and self._left_ms > 0:
            for card in open_cards:
                infos = tuple[Info, ...]()
                async with aclosing(self._asked(card.after, slice_ms)) as asked:
                    async for told in asked:
                        if isinstance(told, int):
                            yield {**describe_cards(cards), "waiting": told}
                        else:
                            infos = told
                if not card.take(next(iter(infos), None)):
                    raise _no_opinion()
                if self._left_ms <= 0:
                    break
                if slice_ms == FIRST_CARD_MS:
                    yield describe_cards(cards)
            yield describe_cards(cards)
            slice_ms = min(2 * slice_ms, STEADY_SLICE_MS)
        yield {**describe_cards(cards), "final": True}

    async def _asked(
        self, seen: Any, slice_ms: int, lines: int = 1, forecast: int = 0
    ) -> AsyncGenerator[int | tuple[Info, ...], None]:
        """Yield how many questions come first, whenever that changes, then the engine's answer."""
        movetime_ms = min(slice_ms, self._left_ms)
        question = Question(
            Chooser("strong", movetime_ms=movetime_ms),
            seen,
            lines,
            forecast,
            judges_pass=lines > 1,
        )
        asking = asyncio.create_task(
            self._engines.ask(question, Priority.ANALYSIS, self._share, self._moved)
        )
        try:
            async with aclosing(self._places(asking)) as places:
                async for place in places:
                    yield place
            yield (await asking).lines
            self._left_ms -= slice_ms
        finally:
            asking.cancel()

    def _moved(self, place: int) -> None:
        self._place = place
        self._has_moved.set()

    async def _places(self, asking: "asyncio.Task[Reply]") -> AsyncGenerator[int, None]:
        """Yield how many come first, whenever that changes, until the question is answered."""
        while not asking.done():
            moving = asyncio.create_task(self._has_moved.wait())
            try:
                await asyncio.wait([asking, moving], return_when=asyncio.FIRST_COMPLETED)
            finally:
                moving.cancel()
            if self._has_moved.is_set():
                self._has_moved.clear()
                if not asking.done() and self._place is not None:
                    yield self._place


def _no_opinion() -> UnfitError:
    return UnfitError("The computer has no opinion on this position.", code="analysis-no-opinion")
